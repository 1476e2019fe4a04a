"""Porter's stemmer as lunr.js 2.3.9 runs it, so that a query's words meet the index's terms.

Source: Porter, "An algorithm for suffix stripping", Program 14 (3), 1980. lunr.js leaves a `y`
after a vowel (`survey`), turns it to `i` after any consonant but the first letter (`study`), and
asks for a letter before every ending (`ies`).
"""

import re
from collections.abc import Iterable, Mapping

_SHORTEST = 3

_CONSONANTS = "[^aeiou][^aeiouy]*"
_VOWELS = "[aeiouy][aeiou]*"

# What stands before an ending: "tr" and "ee" measure 0, "trouble" 1, "troubles" and "private" 2.
_MEASURES_SOME = re.compile(f"(?:{_CONSONANTS})?{_VOWELS}{_CONSONANTS}").match
_MEASURES_ONE = re.compile(f"(?:{_CONSONANTS})?{_VOWELS}{_CONSONANTS}(?:{_VOWELS})?").fullmatch
_MEASURES_MORE = re.compile(f"(?:{_CONSONANTS})?(?:{_VOWELS}{_CONSONANTS}){{2}}").match
_HAS_VOWEL = re.compile(f"(?:{_CONSONANTS})?[aeiouy]").match
_IS_SHORT = re.compile(f"{_CONSONANTS}[aeiouy][^aeiouwxy]").fullmatch  # "hop", "wil"
_IS_DOUBLED = re.compile(r"([^aeiouylsz])\1").fullmatch  # "pp" in "hopp"

Endings = Mapping[str, tuple[str, ...]]


def _by_last_two(endings: Iterable[str]) -> Endings:
    """Endings by their last two letters, the longest first."""
    found: dict[str, tuple[str, ...]] = {}
    for ending in sorted(endings, key=len, reverse=True):
        found[ending[-2:]] = (*found.get(ending[-2:], ()), ending)
    return found


_PLURALS, _EED = _by_last_two(("sses", "ies")), _by_last_two(("eed",))
_DOUBLE = {
    "ational": "ate", "tional": "tion", "enci": "ence", "anci": "ance", "izer": "ize", "bli": "ble",
    "alli": "al", "entli": "ent", "eli": "e", "ousli": "ous", "ization": "ize", "ation": "ate",
    "ator": "ate", "alism": "al", "iveness": "ive", "fulness": "ful", "ousness": "ous",
    "aliti": "al", "iviti": "ive", "biliti": "ble", "logi": "log",
}  # fmt: skip
_SINGLE = {
    "icate": "ic", "ative": "", "alize": "al", "iciti": "ic", "ical": "ic", "ful": "", "ness": "",
}  # fmt: skip
_LAST = str.split(
    "al ance ence er ic able ible ant ement ment ent ou ism ate iti ous ive ize sion tion"
)
_DOUBLE_ENDINGS, _SINGLE_ENDINGS = _by_last_two(_DOUBLE), _by_last_two(_SINGLE)
_LAST_ENDINGS = _by_last_two(_LAST)


def stem(word: str) -> str:
    """The stem lunr.js gives to a word in lower case: `network` for `networks`."""
    if word.isascii():
        return _stem(word)
    return _joined(_stem(_units(word)))


def _stem(word: str) -> str:
    if len(word) < _SHORTEST:
        return word
    if word[0] == "y":  # a consonant; every other y is a vowel where it follows a consonant
        return f"y{_stripped(f'Y{word[1:]}')[1:]}"
    return _stripped(word)


def _stripped(word: str) -> str:
    """A word after all steps."""
    word = _without_inflection(word)
    if word[-1] == "y" and len(word) > 2 and word[-2] not in "aeiou":  # noqa: PLR2004  # "by"
        word = f"{word[:-1]}i"
    word = _replaced(word, _DOUBLE_ENDINGS, _DOUBLE)
    word = _replaced(word, _SINGLE_ENDINGS, _SINGLE)
    if ending := _ending(word, _LAST_ENDINGS):
        whole = word[: -len(ending)] + ending[: -len("ion")] * ending.endswith("ion")
        word = whole if _MEASURES_MORE(whole) else word
    return _without_last_letter(word)


def _without_inflection(word: str) -> str:
    """`caresses` to `caress`, `ponies` to `poni`, `agreed` to `agree`, `hopping` to `hop`."""
    if _ending(word, _PLURALS):
        word = word[:-2]
    elif word[-1] == "s" != word[-2]:
        word = word[:-1]
    if _ending(word, _EED):
        return word[:-1] if _MEASURES_SOME(word[:-3]) else word
    bare = word[:-2] if word.endswith("ed") else word[:-3] if word.endswith("ing") else ""
    return _mended(bare) if bare and _HAS_VOWEL(bare) else word


def _mended(word: str) -> str:
    """What is left of a verb, as it is written: `conflat` to `conflate`, `hopp` to `hop`."""
    if word.endswith(("at", "bl", "iz")):
        return f"{word}e"
    if _IS_DOUBLED(word[-2:]):
        return word[:-1]
    return f"{word}e" if _IS_SHORT(word) else word


def _ending(word: str, endings: Endings) -> str:
    """The longest of the endings that a word has after at least one letter, or nothing."""
    for ending in endings.get(word[-2:], ()):
        if word.endswith(ending) and len(word) > len(ending):
            return ending
    return ""


def _replaced(word: str, endings: Endings, by: Mapping[str, str]) -> str:
    ending = _ending(word, endings)
    if ending and _MEASURES_SOME(bare := word[: -len(ending)]):
        return bare + by[ending]
    return word


def _without_last_letter(word: str) -> str:
    """`probate` to `probat`, `cease` to `ceas`, `controll` to `control`."""
    if word[-1] == "e" and len(word) > 1:
        bare = word[:-1]
        if _MEASURES_MORE(bare) or (_MEASURES_ONE(bare) and not _IS_SHORT(bare)):
            word = bare
    return word[:-1] if word.endswith("ll") and _MEASURES_MORE(word) else word


def _units(word: str) -> str:
    """As JavaScript counts: a letter beyond U+FFFF is two characters long."""
    data = word.encode("utf-16-be", "surrogatepass")
    return "".join(chr(high << 8 | low) for high, low in zip(data[::2], data[1::2], strict=True))


def _joined(units: str) -> str:
    return units.encode("utf-16-be", "surrogatepass").decode("utf-16-be", "surrogatepass")
