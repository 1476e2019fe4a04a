"""The signs of how a candidate is written, and of how words spell it out."""

import math
import re
from collections.abc import Sequence

from sitegen.derive.name.forms import is_capitalised, is_coined, may_be_name, name_key
from sitegen.derive.tables import LOWER_COUNT
from sitegen.derive.words import word_set

_CAMEL = re.compile(r"[a-z][A-Z]")  # LoomNet
_FIGURE_INSIDE = re.compile(r"[a-z][24][A-Z]")  # Video2Shop
_PLURAL = re.compile(r"[A-Z0-9]s$")  # LLMs
_VOWEL = re.compile(r"[aeiouy]")
_UNSAYABLE = re.compile(r"[^aeiouy\d]{3}")  # rlhf
_SHORT = 2  # letters of a key
_LONG = 8  # letters of a name in capitals beyond which length tells nothing more
_PAIR = 2  # words of a phrase that is not long
_PIECE = re.compile(r"[A-Z]?[a-z]{3,}|[A-Z]{3,}(?![a-z])")  # Path|Track
_PIECE_START = 6  # letters of a piece that a word of the abstract must start with
_WORD = re.compile(r"[^\W_]+")
_UNEVEN = re.compile(r"[a-z][A-Z]|[A-Z]{2}[a-z]")  # PArameterized Max Scale
_MANY = 10  # words that spell a name
# Words that an acronym may pass over: Coarse |to| Fine Weaving (CFW).
_JOINING = word_set("a an and the of for in on to with by via from as at or")


def apart(text: str) -> str:
    """A text in lower case with spaces for the signs that words may start after."""
    return text.lower().replace("-", " ").replace("(", " ")


def form_signs(form: str, text: str) -> dict[str, float]:
    """How a name is written, in one word or several; `text` is the abstract, made `apart`."""
    words = form.split(" ")
    return {
        "lower case": float(form.islower()),
        "plural": float(bool(_PLURAL.search(form))),
        "short": float(len(name_key(form)) <= _SHORT),
        "lower tail": float("-" in form and form.rpartition("-")[2].islower()),
        "camel": float(bool(_CAMEL.search(form))),
        "figure inside": float(bool(_FIGURE_INSIDE.search(form))),
        **(_phrase_signs(words) if len(words) > 1 else _word_signs(form, text)),
    }


def _phrase_signs(words: Sequence[str]) -> dict[str, float]:
    """Of a phrase; how plain it is tells its least ordinary word: Active Learning, Query Lens."""
    return {
        "phrase": 1.0,
        "phrase, coined": float(any(map(is_coined, words))),
        "phrase, long": float(len(words) > _PAIR),
        "phrase, plain": math.log1p(min(LOWER_COUNT.get(word.lower(), 0) for word in words)),
        "phrase, known": float(not all(map(may_be_name, words))),
    }


def _word_signs(form: str, text: str) -> dict[str, float]:
    """Of one word: a name that can be said is meant as one, where an acronym may be a shorthand."""
    if is_capitalised(form):
        return {"capitalised": 1.0}
    key = name_key(form)
    signs = {
        "sayable": float(_is_sayable(key)),
        "words of the abstract": _share_of_pieces(form, text),
    }
    if form.isalpha() and form.isupper():
        signs |= {
            "capitals": 1.0,
            "capitals, sayable": signs["sayable"],
            "capitals, a word": float(key in LOWER_COUNT),
            "capitals, letters": min(len(key), _LONG) / _LONG,
        }
    return signs


def _is_sayable(key: str) -> bool:
    """Whether a key can be said as a word: loomnet, wam; not gpt, rlhf."""
    return _UNSAYABLE.search(key) is None and bool(_VOWEL.search(key)) and len(key) > _SHORT


def _share_of_pieces(form: str, text: str) -> float:
    """The share of a name's pieces that start other words: Path|Track of "track paths"."""
    pieces = [f" {piece.lower()[:_PIECE_START]}" for piece in _PIECE.findall(form)]
    if not pieces:
        return 0.0
    own = f" {apart(form)}"
    mentions = text.count(own)
    return sum(text.count(piece) > mentions * own.count(piece) for piece in pieces) / len(pieces)


def expansion_signs(text: str, key: str) -> dict[str, float]:
    """How the words that spell a key out do it; a contrived name is meant as one."""
    words = _WORD.findall(text)
    telling = [word for word in words if word.lower() not in _JOINING]
    if not telling:
        return {}
    return {
        "spelled by initials": float(key in map(_initials, (words, telling))),
        "spelled with capitals": float(all(word[0].isupper() for word in telling)),
        "spelled unevenly": float(bool(_UNEVEN.search(text))),
        "spelled in words": len(words) / _MANY,
    }


def _initials(words: Sequence[str]) -> str:
    return "".join(word[0] for word in words).lower()
