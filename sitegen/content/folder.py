"""The files of a content folder, and what they hold."""

import os
from collections.abc import Iterator
from pathlib import Path

from sitegen.content.yaml_nodes import MalformedError, Mapping, parse
from sitegen.errors import RunError
from sitegen.model.problem import Problem, error, warning
from sitegen.text.encoding import EncodingError, decode
from sitegen.text.file_names import is_leftover


def require(root: Path) -> None:
    """Raise RunError unless `root` is a content folder, under a name that records can hold."""
    try:
        os.fspath(root).encode()
    except UnicodeEncodeError:
        shown = os.fsencode(root).decode("utf-8", "backslashreplace")
        raise RunError(
            f"The name of the content folder {shown} is not UTF-8. "
            "Rename it, or run sitegen in it with --content set to a part that is."
        ) from None
    if not root.is_dir():
        raise RunError(
            f"There is no content folder {root}. "
            "Name one with --content, or make one: a folder with a list in lists/."
        )


def files_in(folder: Path, suffixes: tuple[str, ...], problems: list[Problem]) -> Iterator[Path]:
    """The folder's files with one of the suffixes, by name; others and links are reported."""
    return (Path(entry.path) for entry in entries_in(folder, suffixes, problems))


def entries_in(
    folder: Path, suffixes: tuple[str, ...], problems: list[Problem]
) -> Iterator["os.DirEntry[str]"]:
    """The same as the system lists them: a `Path` of each takes as long as reading its file."""
    if not folder.is_dir():
        return
    with os.scandir(folder) as listing:
        entries = sorted(listing, key=lambda entry: entry.name)
    for entry in entries:
        if is_leftover(entry.name):
            continue
        is_file = entry.is_file(follow_symlinks=False)
        if entry.is_symlink():
            problems.append(
                warning("ignored", entry.path, None, "is a symbolic link and is not followed",
                        "Put the file itself here.")
            )  # fmt: skip
        elif is_file and entry.name.endswith(suffixes):
            yield entry
        elif is_file:
            problems.append(
                warning("ignored", entry.path, None, f"is not read: only {', '.join(suffixes)}",
                        "Rename it, or move it out of the folder.")
            )  # fmt: skip
        elif suffixes == (".md",):
            problems.append(
                warning("ignored", entry.path, None, "is no file and is not read",
                        "Move what is in it up, or take it out of the folder.")
            )  # fmt: skip


def in_utf8(name: str) -> str:
    """A name as it can be kept and printed: U+FFFD stands for what in it is no UTF-8."""
    if name.isascii():
        return name
    return os.fsencode(name).decode("utf-8", "replace")


def bytes_of(entry: "os.DirEntry[str]") -> bytes:
    """The bytes of a file. Raises OSError where the system does not let us read it."""
    with open(entry.path, "rb", buffering=0) as file:  # noqa: PTH123 -- see `entries_in`
        return file.read()


def read_text(path: Path, problems: list[Problem]) -> str | None:
    """The text of a file; None, and a problem, where it cannot be read."""
    try:
        return decode(path.read_bytes())
    except EncodingError as fault:
        problems.append(misencoded(str(path), fault))
    except OSError as fault:
        problems.append(unreadable(path, fault))
    return None


def misencoded(file: str, fault: EncodingError) -> Problem:
    """A file that is no text."""
    return error("encoding", file, fault.line, str(fault), "Save the file as UTF-8.")


def unreadable(path: Path, fault: OSError) -> Problem:
    """A file the system does not let us read."""
    return error("unreadable", str(path), None, f"cannot be read: {fault.strerror}")


def read_or_stop(path: Path) -> str:
    """The text of a file that decides how everything is built or what was promised.

    Raises RunError where it cannot be read: half of it would do harm.
    """
    problems: list[Problem] = []
    text = read_text(path, problems)
    if text is None:
        raise RunError(str(problems[0]))
    return text


def read_settings(path: Path) -> Mapping:
    """The mapping of such a file; empty without the file. Raises RunError like `read_or_stop`."""
    problems: list[Problem] = []
    mapping = read_mapping(path, problems)
    if problems:
        raise RunError(str(problems[0]))
    return mapping or Mapping({}, {}, 1)


def read_mapping(path: Path, problems: list[Problem]) -> Mapping | None:
    """The mapping of a YAML file; None without a file or, with a problem, without a mapping."""
    if not path.exists() and not path.is_symlink():
        return None
    text = read_text(path, problems)
    if text is None:
        return None
    try:
        node = parse(text)
    except MalformedError as fault:
        problems.append(malformed_problem(str(path), fault))
        return None
    if not isinstance(node, Mapping):
        problems.append(error("syntax", str(path), node.line, "must hold `key: value` lines"))
        return None
    return node


def malformed_problem(file: str, fault: MalformedError) -> Problem:
    """A YAML fault as a problem of its file."""
    return error("syntax", file, fault.line, fault.message, fault.hint)
