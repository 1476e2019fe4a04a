"""Tags as editors write them, resolved to the taxonomy's or to free ones."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from sitegen.model.taxonomy import Tag, Taxonomy
from sitegen.text.slug import faithful_slug


class Topics:
    """Resolves a tag as written: an id, a name or a plain alias of the taxonomy, else a free tag.

    Free tags of one spelling but for case are one tag (`SVG`, `svg`), shown as most write it. A tag
    in another script carries a hash in its id: 时间 and 事件 are both `shi-jian`.
    """

    def __init__(self, taxonomy: Taxonomy) -> None:
        self._taxonomy = taxonomy
        self._known: dict[str, str] = {}
        for tag in taxonomy.tags:
            for alias in tag.aliases:
                if not alias.weak:
                    self._known.setdefault(_folded(alias.phrase), tag.id)
        for tag in taxonomy.tags:
            self._known[_folded(tag.name)] = tag.id
        for tag in taxonomy.tags:
            self._known[_folded(tag.id)] = tag.id

    def resolve(self, written: Iterable[str]) -> tuple[str, ...]:
        """The ids of tags as written, without repeats, in order."""
        return tuple(dict.fromkeys(self._id(text) for text in written))

    def known(self, written: Iterable[str]) -> tuple[str, ...]:
        """The ids of those texts alone that name a tag of the taxonomy."""
        ids = (self._known.get(_folded(text)) for text in written)
        return tuple(dict.fromkeys(identity for identity in ids if identity))

    def free_tags(self, written: Iterable[str]) -> Iterator[Tag]:
        """The tags outside the taxonomy among all those written in a catalog, by name."""
        spellings: dict[str, Counter[str]] = {}
        ids = {tag.id for tag in self._taxonomy.tags}
        for text in written:
            identity = self._id(text)
            if identity not in ids:
                spellings.setdefault(identity, Counter())[text] += 1
        names = {identity: _most_frequent(counts) for identity, counts in spellings.items()}
        for identity in sorted(names, key=lambda identity: (_folded(names[identity]), identity)):
            yield Tag(identity, names[identity])

    def _id(self, text: str) -> str:
        return self._known.get(_folded(text)) or faithful_slug(text)


def in_group_order(tags: Iterable[Tag], groups: Mapping[str, str]) -> list[Tag]:
    """Tags by group, in the groups' order, those without a group last; else as they stood."""
    places = {group: place for place, group in enumerate(groups)}
    return sorted(tags, key=lambda tag: places.get(tag.group or "", len(places)))


def _folded(text: str) -> str:
    return " ".join(text.casefold().replace("-", " ").split())


def _most_frequent(counts: Counter[str]) -> str:
    return min(counts, key=lambda text: (-counts[text], text))
