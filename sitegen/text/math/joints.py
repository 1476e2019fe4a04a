"""What joins the parts of a formula in plain text: the spaces that show, and those that do not."""

import re

# Where a name such as log stands: the space around it is kept between letters alone.
NAME_EDGE = "\ufdd0"
# A thin space shows between a number and its unit alone: "5\,kg", "10\,000"; not "f(x)\,dx"
THIN_SPACE = "\ufdd1"
_UNITS = re.compile(rf"(?<=\d){THIN_SPACE}(?=[{NAME_EDGE}]?\w)")
_EDGES = re.compile(rf"(?<=[\w)\]}}]){NAME_EDGE}+(?=[\w√])")


def bare(text: str) -> str:
    """What was read as one part of another, without what would join it to its neighbours."""
    return text.strip(NAME_EDGE).replace(THIN_SPACE, "")


def settled(text: str) -> str:
    """What was read, with spaces where they show."""
    text = _UNITS.sub(" ", text).replace(THIN_SPACE, "")
    return _EDGES.sub(" ", text).replace(NAME_EDGE, "")
