"""Noticing what an editor saves."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from watchfiles import Change, watch

from sitegen.build import is_leftover

WAKE_MILLISECONDS = 200
QUIET_MILLISECONDS = 20  # saves closer together than this are one burst


def bursts(watched: Sequence[Path], output: Path) -> Iterator[list[Path]]:
    """The files of each burst of saves below `watched`, sorted; what lies in `output` is not told.

    The watch has begun when this returns. Folders that do not exist are left out.
    """
    roots = sorted({folder.resolve() for folder in watched if folder.exists()})
    built = output.resolve()

    def matters(_change: Change, path: str) -> bool:
        return is_source(Path(path), roots) and not Path(path).is_relative_to(built)

    changes = watch(
        *roots,
        watch_filter=matters,
        step=QUIET_MILLISECONDS,
        rust_timeout=WAKE_MILLISECONDS,
        yield_on_timeout=True,
    )
    next(changes)  # begins the watch
    return (sorted({Path(path) for _, path in burst}) for burst in changes if burst)


def is_source(path: Path, roots: Sequence[Path]) -> bool:
    """Whether a changed file may be part of a site: it is not hidden, nor an editor's leftover."""
    within = next((path.relative_to(root) for root in roots if path.is_relative_to(root)), path)
    hidden = any(part.startswith(".") for part in within.parts)  # .DS_Store, .git/, .#a.md
    return not hidden and not is_leftover(path.name)
