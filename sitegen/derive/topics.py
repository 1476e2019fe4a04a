"""Tags as editors write them, resolved to the taxonomy's or to free ones."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from sitegen.derive.tags.phrases import singular
from sitegen.model.taxonomy import Tag, Taxonomy
from sitegen.text.slug import faithful_slug

_LETTERS = re.compile(r"\b[A-Za-z]{4,}\b")
# Endings that make no plural, "physics", "bias", "chaos", and a word that is none. "Videos" stays,
# too: rather two tags than one that none has written.
_NO_PLURAL = re.compile(r"(?:[aious]s|ics|lens)$")

_ABBREVIATION = re.compile(r"\s*\([A-Z]\w*[A-Z]s?\)$")  # Large language models (LLMs)


class Topics:
    """Resolves a tag as written: an id, a name or a plain alias of the taxonomy, else a free tag.

    Case, hyphens and plurals make no other tag: `World-Models` is `world model`. A free tag is
    shown as most write it. One in another script carries a hash in its id: 时间 and 事件 are both
    `shi-jian`.
    """

    def __init__(self, taxonomy: Taxonomy) -> None:
        self._taxonomy = taxonomy
        self._known: dict[str, str] = {}
        for tag in taxonomy.tags:
            for alias in tag.aliases:
                if not alias.weak:
                    self._known.setdefault(_alike(alias.phrase), tag.id)
        for tag in taxonomy.tags:
            self._known[_alike(tag.name)] = tag.id
        for tag in taxonomy.tags:
            self._known[_alike(tag.id)] = tag.id
        self._exact = {_folded(tag.id): tag.id for tag in taxonomy.tags}
        self._resolved: dict[str, str] = {}

    def resolve(self, written: Iterable[str]) -> tuple[str, ...]:
        """The ids of tags as written, without repeats, in order."""
        return tuple(dict.fromkeys(map(self._id, written)))

    def known(self, written: Iterable[str]) -> tuple[str, ...]:
        """The ids of those texts alone that name a tag of the taxonomy."""
        ids = map(self._known_id, written)
        return tuple(dict.fromkeys(identity for identity in ids if identity))

    def free_tags(self, written: Iterable[str]) -> Iterator[Tag]:
        """The tags outside the taxonomy among all those written in a catalog, by name."""
        spellings: dict[str, Counter[str]] = {}
        ids = {tag.id for tag in self._taxonomy.tags}
        for text, count in Counter(written).items():
            identity = self._id(text)
            if identity not in ids:
                spellings.setdefault(identity, Counter())[text] += count
        names = {identity: _most_frequent(counts) for identity, counts in spellings.items()}
        for identity in sorted(names, key=lambda identity: (_folded(names[identity]), identity)):
            yield Tag(identity, names[identity])

    def _id(self, text: str) -> str:
        identity = self._resolved.get(text)
        if identity is None:
            identity = self._known_id(text) or faithful_slug(_in_singular(text))
            self._resolved[text] = identity
        return identity

    def _known_id(self, text: str) -> str | None:
        # Of two ids alike, `plan` and `plans`, each is found by itself.
        return (
            self._exact.get(_folded(text))
            or self._known.get(_alike(text))
            or self._known.get(_alike(_ABBREVIATION.sub("", text)))
        )


def in_group_order(tags: Iterable[Tag], groups: Mapping[str, str]) -> list[Tag]:
    """Tags by group, in the groups' order, those without a group last; else as they stood."""
    places = {group: place for place, group in enumerate(groups)}
    return sorted(tags, key=lambda tag: places.get(tag.group or "", len(places)))


def _alike(text: str) -> str:
    """What all ways to write a tag have in common."""
    return _folded(_in_singular(text))


def _in_singular(text: str) -> str:
    """A tag without its plurals: "LLMs" is "llm", "Policies" is "policy", "physics" stays."""
    return _LETTERS.sub(_without_plural, text)


def _without_plural(match: re.Match[str]) -> str:
    word = match.group().lower()
    return match.group() if _NO_PLURAL.search(word) else singular(word)


def _folded(text: str) -> str:
    return " ".join(text.casefold().replace("-", " ").split())


def _most_frequent(counts: Counter[str]) -> str:
    return min(counts, key=lambda text: (-counts[text], text))
