"""A build of what was built already says what that build said, and does nothing.

It is asked before anything heavy is imported: this is the answer to most commands.
"""

import json
from dataclasses import asdict, replace
from pathlib import Path

from sitegen.content.shipped import shipped
from sitegen.inputs import Snapshot, digest
from sitegen.model.built import Built, Tally
from sitegen.model.problem import Problem, Severity
from sitegen.output.unchanged import told_by


class Inputs:
    """Everything that goes into a build as it is now: the program, the content and the options.

    Raises OSError where something cannot be read.
    """

    def __init__(self, program: bytes, content: Path, output: Path, *options: object) -> None:
        shown = (shipped("templates"), shipped("static"), shipped("tags.yaml").parent)
        folders = dict.fromkeys(str(folder.resolve()) for folder in (content, *shown))
        self._snapshot = Snapshot(folders)
        self._output = str(output)
        named = repr((str(content), str(content.resolve()), str(output), *options))
        self.digest = digest(
            program, named.encode("utf-8", "surrogateescape"), self._snapshot.digest
        )

    def built_before(self) -> Built | None:
        """What the last build did, if this was all that went into it and its site stands whole."""
        told = told_by(self._output, self.digest)
        return _read(told) if told is not None else None

    def told(self, built: Built) -> bytes | None:
        """What `built_before` is to know of a build; None where the next one may do more.

        That is where content was written, and where a file was touched while the build ran.
        """
        if built.changed_content or built.tally is None or not self._snapshot.still_holds():
            return None
        return json.dumps(asdict(built)).encode()


def _read(told: bytes) -> Built | None:
    try:
        values = json.loads(told)
        problems = tuple(
            Problem(**each | {"severity": Severity(each["severity"])})
            for each in values.pop("problems")
        )
        tally = Tally(**values.pop("tally"))
    except (ValueError, TypeError, KeyError):
        return None
    nothing_done = replace(tally, written=0, unchanged=tally.files, removed=0)
    return Built(**values, tally=nothing_done, problems=problems)
