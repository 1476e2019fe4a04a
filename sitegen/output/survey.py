"""What stands in the output folder beside the site that is to be published."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from sitegen.errors import RunError
from sitegen.output.ledger import Made
from sitegen.output.paths import PathBook
from sitegen.output.place import Place
from sitegen.output.standing import Standing


@dataclass(frozen=True, slots=True)
class Rest:
    """Files that sitegen made and makes no more are `removed`, how many; all others stay.

    `kept` are these others by path, with their number on the disk, `folders` the empty folders.
    """

    removed: int
    kept: dict[str, int]
    folders: list[str]


def survey(standing: Standing, made: Made, book: PathBook, shared: AbstractSet[str]) -> Rest:
    """What becomes of all that stands in the output folder and is not of the next version.

    `book` holds the next version's paths, `shared` those whose files stand already. Raises RunError
    where a file that sitegen did not make is in the way.
    """
    removed = 0
    kept: dict[str, int] = {}
    for path, inode in standing.inodes.items():
        if path in shared:
            continue
        if book.has_file(path):
            if not made.has(path):
                raise _in_the_way(made, path, path)
        elif path in standing.untouched or made.has_untouched(path):
            removed += 1
        else:
            kept[path] = inode
    folders = [
        path
        for path in standing.empty
        if not book.has_folder(path) and not made.has_empty_folder(path)
    ]
    for path in sorted([*kept, *folders]):
        other = book.meeting(path)
        if other is not None:
            raise _in_the_way(made, path, other)
    return Rest(removed, kept, folders)


def _in_the_way(made: Made, path: str, other: str) -> RunError:
    return RunError(
        f"{made.output / path} is in the way of the site's {other} and was not made by the last "
        "build here; move it out of the folder, or, where a build on another machine made it, "
        f"delete {Place(made.output).ledger}"
    )
