"""What travels with the program: the default theme and taxonomy, in a wheel or in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
_CHECKOUT = {"templates": "templates", "static": "static", "tags.yaml": "content/tags.yaml"}


def shipped(name: str) -> Path:
    """The path of `templates`, `static` or `tags.yaml`: one copy, which the wheel takes along."""
    packaged = _PACKAGE / name
    return packaged if packaged.exists() else _PACKAGE.parent / _CHECKOUT[name]
