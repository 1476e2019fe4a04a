"""How a paper says what it brings: "we propose", "this paper introduces", "called"."""

import re
from collections.abc import Sequence

WHO = r"\b(?:we|this (?:paper|work|article|study)|the (?:paper|work|authors)|paper|authors)\b"
"""A paper speaks of itself, as a piece of a pattern."""
VERBS = (
    "propose", "introduce", "present", "develop", "design", "devise", "describe", "release",
    "build", "construct", "create", "contribute", "formulate",
)  # fmt: skip
BRING = rf"(?:{'|'.join(VERBS)})"
"""What follows is new. Not "demonstrate", "report": their object is often known."""
_NAMINGS = ("called", "named", "dubbed", "termed")
NAMED = rf"(?:{'|'.join(_NAMINGS)})"
"""A name follows."""

_CLUES = (*VERBS, *_NAMINGS)  # looking for them costs a fraction of trying the pattern
# "we propose", "This paper first introduces", "called"
_PROPOSAL = re.compile(rf"{WHO}[^.]{{0,80}}?\b{BRING}|\b{NAMED}\b", re.IGNORECASE)


def proposes(sentence: str) -> bool:
    """Whether a sentence says what its paper brings."""
    folded = sentence.casefold()
    for word in _CLUES:
        if word in folded:
            return _PROPOSAL.search(sentence) is not None
    return False


def first_proposal(sentences: Sequence[str]) -> int | None:
    """The index of the first sentence that says what its paper brings."""
    return next((i for i, text in enumerate(sentences) if proposes(text)), None)
