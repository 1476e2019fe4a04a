"""Deriving a name, a title and tags from one abstract."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from sitegen.derive.name.names import Name, find_name
from sitegen.derive.naming import names_in, sentences_of
from sitegen.derive.tags.tagger import Tagger, TagScore
from sitegen.derive.title.titles import Title, make_title
from sitegen.model.prose import Prose
from sitegen.model.record import Derived
from sitegen.model.taxonomy import Taxonomy


@dataclass(frozen=True, slots=True)
class Derivation:
    """What is derived from an abstract, and why: the signs of the name, the words of the title, the
    phrases that speak for each tag, and by tag the other words that do.
    """

    derived: Derived
    name: Name | None
    title: Title
    scores: tuple[TagScore, ...]
    words: Mapping[str, tuple[str, ...]]


class Deriver:
    """Derives from abstracts, filing them under the tags of one taxonomy."""

    def __init__(self, taxonomy: Taxonomy) -> None:
        self._tagger = Tagger(taxonomy)

    def __call__(self, prose: Prose) -> Derived:
        """Name, title and tags of an abstract; of an empty one, none of them."""
        return self._derive(prose, sentences_of(prose)).derived

    def explained(self, prose: Prose) -> Derivation:
        """The same with the reasons."""
        read = sentences_of(prose)
        found = self._derive(prose, read)
        words = {score.tag: self._tagger.telling(read, score) for score in found.scores}
        return replace(found, words=words)

    def _derive(self, prose: Prose, read: list[str]) -> Derivation:
        if not read:
            return Derivation(Derived(None, "", ()), None, Title(""), (), {})
        ranked = names_in(prose, read)
        name = find_name(ranked)
        title = make_title(read, name, ranked)
        scores = self._tagger.scores(_without_name(read, name), title.description)
        derived = Derived(name.text if name else None, title.text, self._tagger.chosen(scores))
        return Derivation(derived, name, title, tuple(scores), {})


def _without_name(texts: list[str], name: Name | None) -> list[str]:
    """Sentences without a name of one word: that ASR-ICL holds "ASR" tells nothing of speech."""
    if name is None or " " in name.text:
        return texts
    return [re.sub(name.mention, " ", text) for text in texts]
