"""What stands in the output folder beside the site that is to be published."""

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


def survey(standing: Standing, made: Made, book: PathBook, shared: dict[str, int]) -> Rest:
    """What becomes of all that stands in the output folder and is not of the next version.

    `book` holds the next version's paths, `shared` those whose files stand already. Raises RunError
    where a file that sitegen did not make is in the way.
    """
    removed = 0
    kept: dict[str, int] = {}
    folders: list[str] = []
    for entry in standing.entries():
        if entry.path in shared:
            continue
        if entry.inode is None:
            if not book.has_folder(entry.path) and not made.has_empty_folder(entry.path):
                folders.append(entry.path)
        elif book.has_file(entry.path):
            if not made.has(entry.path):
                raise _in_the_way(made, entry.path, entry.path)
        elif made.has_untouched(entry.path):
            removed += 1
        else:
            kept[entry.path] = entry.inode
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
