"""The next version of a site, file by file: what stands already, and what has to be written."""

from dataclasses import dataclass, field

from sitegen.model.files import OutputFile, PlannedFile
from sitegen.output.paths import PathBook
from sitegen.output.record import Record, digest
from sitegen.output.staging import Staging
from sitegen.output.standing import Standing


@dataclass(slots=True)
class Version:
    """The next version of the site, while its files arrive."""

    standing: Standing
    staging: Staging
    book: PathBook = field(default_factory=PathBook)
    records: dict[str, Record] = field(default_factory=dict)
    written: set[str] = field(default_factory=set)
    shared: set[str] = field(default_factory=set)
    size: int = 0

    def take(self, file: OutputFile | PlannedFile) -> None:
        """Make a planned file that is not known to stand; write what is new or changed."""
        self.book.enter(file.path)
        if not isinstance(file, PlannedFile):
            self._compare(file.path, None, file.data)
            return
        record = self.standing.untouched.get(file.path)
        if record is None or record.seen is None or record.key != file.key:
            self._compare(file.path, file.key, file.make())
            return
        self.records[file.path] = record
        self.shared.add(file.path)
        self.size += record.seen.size

    def _compare(self, path: str, key: bytes | None, data: bytes) -> None:
        """Write a file where other bytes stand."""
        name = digest(data)
        record = self.standing.untouched.get(path)
        if record is None:
            same, seen = self.standing.holds(path, data)
        else:
            same, seen = record.digest == name, record.seen
        if same:
            self.shared.add(path)
        else:
            self.staging.write(path, data)
            self.written.add(path)
        self.records[path] = Record(name, key, seen if same else None)
        self.size += len(data)
