"""Which folders a site must never be written to."""

from pathlib import Path

from sitegen.errors import UsageError
from sitegen.output.reasons import in_plain_words


def guard(output: Path, content: Path) -> None:
    """Raise UsageError where publishing to `output` could replace what a person keeps.

    That is the content folder and what lies in it, the current directory, the home directory, the
    root of the file system, every folder that contains one of them, and a file.
    """
    try:
        _refuse_no_folder(output)
        _refuse_kept(output, content)
    except OSError as refusal:
        raise UsageError(
            f"--output {output} cannot be used: {in_plain_words(refusal)}"
        ) from refusal
    except RuntimeError as loop:  # how pathlib of Python 3.11 and 3.12 says it
        raise UsageError(f"--output {output} cannot be used: its symbolic links go round") from loop


def _refuse_no_folder(output: Path) -> None:
    if output.exists() and not output.is_dir():
        raise UsageError(f"--output {output} is not a folder; choose another")
    if output.resolve().name == ".sitegen":
        raise UsageError(f"--output {output} is where sitegen keeps its own files; choose another")


def _refuse_kept(output: Path, content: Path) -> None:
    if _contains(content, output):
        raise UsageError(
            f"--output {output} is or lies in the content folder {content}; choose another"
        )
    kept = {
        f"the content folder {content}": content,
        "the current directory": Path.cwd(),
        "your home directory": Path.home(),
        "the root of the file system": Path(output.resolve().anchor),
    }
    for what, folder in kept.items():
        if _contains(output, folder):
            raise UsageError(f"--output {output} is or contains {what}; choose another folder")


def _contains(outer: Path, inner: Path) -> bool:
    """Whether `inner` is `outer` or lies in it, also by another spelling or a symbolic link."""
    outer, inner = outer.resolve(), inner.resolve()
    if inner.is_relative_to(outer):
        return True
    if not outer.exists():
        return False
    return any(above.exists() and above.samefile(outer) for above in (inner, *inner.parents))
