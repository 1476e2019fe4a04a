"""The files of a content folder, and what they hold."""

import re
from collections.abc import Iterator
from pathlib import Path

from sitegen.content.yaml_nodes import Mapping, YamlError, parse
from sitegen.errors import RunError
from sitegen.model.problem import Problem, error, warning
from sitegen.text.encoding import EncodingError, decode

# What editors and desktops leave behind: `.p.md.swp`, `p.md~`, `#p.md#`, `4913`, `~$p.md`.
_LEFTOVER = re.compile(r"\..*|.*~|#.*#|~\$.*|4913|Thumbs\.db|.*\.(?:swp|swx|tmp|bak|orig|part)")


def require(root: Path) -> None:
    """Raise RunError unless `root` is a content folder."""
    if not root.is_dir():
        raise RunError(
            f"There is no content folder {root}. "
            "Name one with --content, or make one: a folder with a list in lists/."
        )


def is_leftover(name: str) -> bool:
    """Whether a file is an editor's or desktop's own: never content, never worth a word."""
    return _LEFTOVER.fullmatch(name) is not None


def files_in(folder: Path, suffixes: tuple[str, ...], problems: list[Problem]) -> Iterator[Path]:
    """The folder's files with one of the suffixes, by name; others and links are reported."""
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if is_leftover(path.name):
            continue
        if path.is_symlink():
            problems.append(
                warning("ignored", str(path), None, "is a symbolic link and is not followed",
                        "Put the file itself here.")
            )  # fmt: skip
        elif path.is_file() and path.name.endswith(suffixes):
            yield path
        elif path.is_file() or suffixes == (".md",):
            problems.append(
                warning("ignored", str(path), None, f"is not read: only {', '.join(suffixes)}",
                        "Rename it, or move it out of the folder.")
            )  # fmt: skip


def read_text(path: Path, problems: list[Problem]) -> str | None:
    """The text of a file; None, and a problem, where it cannot be read."""
    try:
        return decode(path.read_bytes())
    except EncodingError as fault:
        problems.append(
            error("encoding", str(path), fault.line, str(fault), "Save the file as UTF-8.")
        )
    except OSError as fault:
        problems.append(error("unreadable", str(path), None, f"cannot be read: {fault.strerror}"))
    return None


def read_mapping(path: Path, problems: list[Problem]) -> Mapping | None:
    """The mapping of a YAML file; None without a file or, with a problem, without a mapping."""
    if not path.is_file():
        return None
    text = read_text(path, problems)
    if text is None:
        return None
    try:
        node = parse(text)
    except YamlError as fault:
        problems.append(yaml_problem(str(path), fault))
        return None
    if not isinstance(node, Mapping):
        problems.append(error("yaml", str(path), node.line, "must hold `key: value` lines"))
        return None
    return node


def yaml_problem(file: str, fault: YamlError) -> Problem:
    """A YAML fault as a problem of its file."""
    return error("yaml", file, fault.line, fault.message, fault.hint)
