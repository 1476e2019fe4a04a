"""What is told of a file of facts while it is read: each slip with its line, once."""

from sitegen.content.metadata.names import People
from sitegen.model.problem import Problem, advice, warning

_SHOWN = 8  # keys in one line


class Report:
    """Collects the problems of one file."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self._problems = problems
        self._unread: dict[str, int] = {}
        self._cut: list[int] = []

    def wrong(self, line: int, message: str, hint: str = "") -> None:
        """A value that is left out."""
        self._problems.append(warning("wrong-value", self.file, line, message, hint))

    def broken(self, line: int, message: str, hint: str) -> None:
        """An entry that is left out."""
        self._problems.append(warning("facts-broken", self.file, line, message, hint))

    def odd(self, line: int, message: str, hint: str) -> None:
        """Something that was read all the same."""
        self._problems.append(advice("facts-odd", self.file, line, message, hint))

    def empty(self, line: int) -> None:
        """An entry that nothing can be done with."""
        message = "the entry has no abstract, title or link, so it can be matched with no paper"
        hint = "Give the abstract, or its first 60 characters or more."
        self._problems.append(warning("facts-empty", self.file, line, message, hint))

    def people(self, line: int, people: People) -> None:
        """Authors whom the entry does not name, or not clearly."""
        for text in people.doubtful:
            message = f"nobody can tell how many people `{text[:80]}` are; they are left out"
            hint = "Write `and` between two people."
            self._problems.append(warning("authors-unclear", self.file, line, message, hint))
        if people.cut:
            self._cut.append(line)

    def no_address(self, line: int, key: str, url: str) -> None:
        """A link that leads nowhere."""
        message = f"`{key}` is no web address: {url[:80]}"
        hint = "Write it with https:// in front; it is left out."
        self._problems.append(warning("link", self.file, line, message, hint))

    def slip(self, line: int, key: str, meant: str) -> None:
        """A key that is none, and looks like one that is missing."""
        message, hint = f"`{key}` is no known key", f"Did you mean `{meant}`?"
        self._problems.append(warning("unknown-key", self.file, line, message, hint))

    def unread(self, line: int, key: str) -> None:
        """A key that nothing is read from."""
        self._unread.setdefault(key, line)

    def close(self) -> None:
        """Tell at the end, in one line each, what holds for many entries."""
        if self._cut:
            message = "some authors are named and others are not"
            if len(self._cut) > 1:
                message += f", in {len(self._cut)} entries, this one first"
            hint = "Name them all: nobody finds a paper by `others`."
            self._problems.append(advice("authors-cut", self.file, self._cut[0], message, hint))
        if self._unread:
            keys = list(self._unread)
            more = f" and {len(keys) - _SHOWN} more" if len(keys) > _SHOWN else ""
            message = f"nothing is read from {', '.join(keys[:_SHOWN])}{more}"
            line = self._unread[keys[0]]
            self._problems.append(advice("unknown-key", self.file, line, message))
