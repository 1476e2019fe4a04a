"""What a build did."""

from dataclasses import dataclass

from sitegen.model.problem import Problem


@dataclass(frozen=True, slots=True)
class Tally:
    """How many files of a site were written, left as they were, and removed.

    `files` and `bytes` are those of the whole site, without the files that sitegen did not make.
    """

    written: int
    unchanged: int
    removed: int
    files: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did. `tally` is None where the previous site was left in place."""

    papers: int
    pages_made: int
    pages_unwritten: int
    """New pages that are in the site, but not in the content."""
    pages_derived: int
    tally: Tally | None
    problems: tuple[Problem, ...]

    @property
    def changed_content(self) -> bool:
        """Whether the next build reads other pages than this one did, or makes some again."""
        return bool(self.pages_made or self.pages_unwritten or self.pages_derived)
