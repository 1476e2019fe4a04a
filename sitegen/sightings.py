"""What files held when they were read last, for those that nobody touched since."""

import os
import time
from collections.abc import Mapping

from sitegen.content.papers import DIGEST_SIZE, read_whole
from sitegen.inputs import CHANGES_SHOW, certain_from, last_touched, standing


class Sightings:
    """Files of one folder: by name the digest of the bytes of each, and how it stood.

    `now` is for the next build. A file is taken for what it was by its status alone, as
    `sitegen.inputs.Snapshot` does.
    """

    def __init__(self, earlier: Mapping[str, bytes]) -> None:
        self._earlier = earlier
        self.now: dict[str, bytes] = {}

    def read(self, entry: "os.DirEntry[str]") -> tuple[bytes, bytes | None]:
        """The digest of a file, and its bytes where they had to be read. Raises OSError."""
        began = time.time_ns()  # what is saved after this shows in the status, or is too near
        status = entry.stat(follow_symlinks=False)
        stands = standing(status).encode()
        known = self._earlier.get(entry.name, b"")
        if CHANGES_SHOW and known[DIGEST_SIZE:] == stands:
            self.now[entry.name] = known
            return known[:DIGEST_SIZE], None
        found, data = read_whole(entry)
        if CHANGES_SHOW and certain_from(last_touched(status)) < began:
            self.now[entry.name] = found + stands
        return found, data
