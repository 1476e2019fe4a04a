"""What acronyms stand for: "hand looms (HL)", and the words in their place."""

import re
from collections.abc import Mapping, Sequence

from sitegen.derive.name.forms import name_key, seen
from sitegen.derive.title.lexicon import Word, lowered
from sitegen.derive.words import word_set

_FREE_WORDS = 4  # that an expansion may hold beyond one for each letter
_WELL_KNOWN = 100  # abstracts that use an acronym, from which it needs no expansion
_NEWER = word_set("llm vlm mllm rlhf dpo moe ppo lora rlvr")  # which few of them use yet
_ACRONYM = re.compile(r"((?:[A-Z][\w-]*)?[A-Z])s?")  # LN, QoS, "LNs"
_PLURAL = re.compile(r"(?<![su])s$")
_NOUN_PHRASE = re.compile(r"[JjNSPgGLIUME]+(?:[foiwc][JjNSPgGLIUME]+)*(?<=[NSPgLIU])")


def acronym_words(words: Sequence[Word], kinds: str, acronym: Word) -> Mapping[str, Word]:
    """The forms of an acronym in brackets to what the last of some words before it say, if they do.

    "hand looms (HLs)" gives "HL" as "hand loom" and "HLs" as "hand looms".
    """
    match = _ACRONYM.fullmatch(acronym.text)
    if match is None or is_well_known(match[1]):
        return {}
    start = expansion([word.lower for word in words], match[1])
    if start is None or not _NOUN_PHRASE.fullmatch(kinds[start:]):
        return {}
    found = [lowered(word) for word in words[start:]]
    text = " ".join(word.text for word in found)
    stems = tuple(stem for word in found for stem in word.stems)
    if match[1] == acronym.text:
        one, many = text, f"{text[:-1]}ies" if text.endswith("y") else f"{text}s"
    else:
        one, many = f"{text[:-3]}y" if text.endswith("ies") else _PLURAL.sub("", text), text
    return {
        match[1]: Word(one, one.lower(), "P", stems),
        f"{match[1]}s": Word(many, many.lower(), "P", stems),
    }


def is_well_known(acronym: str) -> bool:
    """Whether a reader knows an acronym: "CNN", "LLM"."""
    return seen(acronym) >= _WELL_KNOWN or acronym.lower() in _NEWER


def in_full(words: tuple[Word, ...], acronyms: Mapping[str, Word]) -> tuple[Word, ...]:
    """Words with what their acronyms stand for; the same where that would say anything twice."""
    if not acronyms:
        return words
    full = tuple([acronyms.get(word.text, word) for word in words])
    stems = [stem for word in full for stem in word.stems]
    return full if len(stems) == len(set(stems)) else words


def expansion(words: Sequence[str], acronym: str) -> int | None:
    """Where the last of some words start that an acronym stands for.

    As many as it has capitals, if they hold its letters; else the fewest whose first letters spell
    it; else the fewest that hold its letters.
    """
    key = name_key(acronym)
    fewest_first = range(len(words) - 1, max(-1, len(words) - len(key) - _FREE_WORDS - 1), -1)
    by_capitals = [at for at in fewest_first if len(words) - at == sum(map(str.isupper, acronym))]
    for starts, loosely in ((by_capitals, True), (fewest_first, False), (fewest_first, True)):
        for start in starts:
            if _spells(words[start:], key, loosely=loosely):
                return start
    return None


def _spells(words: Sequence[str], key: str, *, loosely: bool) -> bool:
    """Whether the starts of words spell an acronym; loosely, at least half of it, the rest inside.

    "directed decoding map" spells "ddm", and "spontaneous neurons" spells "spon".
    """
    parts = [part for word in words for part in word.split("-") if part]
    if not parts or parts[0][0] != key[0]:
        return False
    place = leading = 0
    for part in parts:
        at_start = True
        for letter in part:
            hit = place < len(key) and letter == key[place]
            at_start = at_start and hit
            if hit and (at_start or loosely):
                place += 1
                leading += at_start
    return place == len(key) and 2 * leading >= len(key)
