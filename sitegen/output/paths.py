"""The paths of a site's files: valid everywhere, and no two meet on any file system."""

from sitegen.errors import RunError
from sitegen.text.caseless import caseless


class PathBook:
    """The paths entered so far."""

    def __init__(self) -> None:
        self._files: dict[str, str] = {}
        self._folders: dict[str, str] = {}
        self._entered: set[str] = {""}

    def enter(self, path: str) -> None:
        """Enter the path of a file. Raises RunError where it is unsafe or meets another."""
        key = caseless(path)
        folder = path.rpartition("/")[0]
        if fault := _fault(path):
            raise RunError(f"the path {path!r} of an output file {fault}; rename what makes it")
        if key in self._files or key in self._folders or folder not in self._entered:
            self._refuse_meeting(path)
            self._enter_folders(folder)
        self._files[key] = path

    def _refuse_meeting(self, path: str) -> None:
        other = self.meeting(path)
        if other == path:
            raise RunError(f"two output files have the path {path}; rename one of them")
        if other is not None:
            raise RunError(
                f"paths {other} and {path} meet on a case-insensitive file system, "
                "or one is the folder of the other; rename one of them"
            )

    def _enter_folders(self, folder: str) -> None:
        while folder not in self._entered:
            self._entered.add(folder)
            self._folders[caseless(folder)] = folder
            folder = folder.rpartition("/")[0]

    def has_file(self, path: str) -> bool:
        """Whether a file of exactly this path was entered."""
        return self._files.get(caseless(path)) == path

    def has_folder(self, path: str) -> bool:
        """Whether a file entered lies in the folder."""
        return path in self._entered

    def meeting(self, path: str) -> str | None:
        """The file or folder entered that cannot stand beside a file of this path, if any."""
        key = caseless(path)
        if key in self._files:
            return self._files[key]
        if key in self._folders:
            return self._folders[key] + "/"
        folder = path.rpartition("/")[0]
        while folder not in self._entered:
            key = caseless(folder)
            if key in self._files:
                return self._files[key]
            if key in self._folders:
                return self._folders[key] + "/"
            folder = folder.rpartition("/")[0]
        return None


def _fault(path: str) -> str | None:
    """What makes a path unsafe to write below a folder."""
    if "\\" in path or "\0" in path:
        return "holds a backslash or a null character"
    whole = f"/{path}/"
    if "//" in whole or "/./" in whole or "/../" in whole:
        return "is not relative, or has an empty part, `.` or `..`"
    if path.isascii():
        return None
    try:
        path.encode()
    except UnicodeEncodeError:
        return "cannot be written as UTF-8"
    return None
