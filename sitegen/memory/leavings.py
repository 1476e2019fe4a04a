"""What a build leaves for the next one: a few large values, a file each."""

from contextlib import suppress
from pathlib import Path

from sitegen.memory.sums import SIZE, sum_of


class Leavings:
    """Bytes by name, for one program: a digest of all code that reads and writes them.

    Each file is replaced as a whole. What builds that run at once have mixed up is not there, and
    neither is what the system refuses.
    """

    def __init__(self, folder: Path, program: bytes) -> None:
        self._folder = folder
        self._program = program

    def get(self, name: str) -> memoryview | None:
        """What was left by this program, unless a byte of it changed since."""
        with suppress(OSError):
            kept = memoryview((self._folder / name).read_bytes())
            if kept[:SIZE] == self._sum(name, kept[SIZE:]):
                return kept[SIZE:]
        return None

    def put(self, name: str, data: bytes) -> None:
        """Leave data in place of what stands under the name."""
        file = self._folder / name
        partial = file.with_suffix(".part")
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            with partial.open("wb") as written:
                written.write(self._sum(name, data))
                written.write(data)
            partial.replace(file)

    def _sum(self, name: str, data: bytes | memoryview) -> bytes:
        return sum_of(self._program + name.encode(), data)
