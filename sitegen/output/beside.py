"""Where the program keeps what it needs for an output folder; light to import."""

import os


def beside(output: str) -> str:
    """The folder `.sitegen/NAME` beside an output folder that is no symbolic link itself."""
    folder, name = os.path.split(output)
    return os.path.join(folder, ".sitegen", name)  # noqa: PTH118 -- pathlib is slow to import
