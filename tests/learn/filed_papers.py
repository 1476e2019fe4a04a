"""Published papers with what their titles and keywords say of their topics, to learn tags from."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from sitegen.derive.name.names import find_name, ranked_names
from sitegen.derive.tags.phrases import PhraseFinder, alias_key, words_of
from sitegen.derive.title.titles import make_title
from sitegen.model.taxonomy import Taxonomy
from tests.learn.papers import Paper, chance, text_key

NAMED_TOPICS = Path(__file__).with_name("named_topics.json")
"""By the id of a tag, the phrases (`alias_key`) by which authors name nothing but its topic.

They stay when the taxonomy gains aliases, so that what was learned before and after compares.
"""
MOST_OF_A_VENUE = 8000
"""Papers without keywords of one venue, about: of 35,000 on robots these are enough."""


@dataclass(frozen=True, slots=True)
class FiledPaper:
    """A published paper. `title_tags` and `keyword_tags` are the topics its authors name.

    Of `unclear_tags` the title has but another phrase. `derived_title` is what the program makes of
    the abstract. `held_out` papers are for measuring.
    """

    venue: str
    sentences: list[str]
    derived_title: str
    title_tags: frozenset[str]
    unclear_tags: frozenset[str]
    keyword_tags: frozenset[str]
    has_keywords: bool
    held_out: bool


class Labels:
    """The tags that the words of authors name, of `named` phrases by tag."""

    def __init__(self, taxonomy: Taxonomy, named: Mapping[str, Iterable[str]]) -> None:
        ids = [tag.id for tag in taxonomy.tags]
        self._named = {tag: frozenset(named.get(tag, ())) for tag in ids}
        phrases = {
            tag.id: {alias_key(alias.phrase) for alias in tag.aliases}
            | {key for key in self._named[tag.id] if " " in key}
            for tag in taxonomy.tags
        }
        self._finder = PhraseFinder(phrases)
        times = Counter(key for keys in self._named.values() for key in keys)
        self._keywords = {
            key: tag for tag, keys in self._named.items() for key in keys if times[key] == 1
        }

    def of_title(self, title: str) -> tuple[frozenset[str], frozenset[str]]:
        """The tags a title names, and those it has but another phrase of."""
        found = list(self._finder.mentions(words_of(title)))
        clear = frozenset(tag for tag, key in found if key in self._named[tag])
        return clear, frozenset(tag for tag, _ in found) - clear

    def of_keywords(self, keywords: str) -> frozenset[str]:
        """The tags of keywords, each of which may stand behind its area: "Vision: Tracking"."""
        keys = (alias_key(part.rpartition(":")[2]) for part in re.split(r"[;；]", keywords))
        return frozenset(self._keywords[key] for key in keys if key in self._keywords)


def named_topics() -> Mapping[str, Iterable[str]]:
    """The phrases by which authors name topics, by tag."""
    table: Mapping[str, Iterable[str]] = json.loads(NAMED_TOPICS.read_text(encoding="utf-8"))
    return table


def filed_papers(papers: Iterable[Paper], taxonomy: Taxonomy) -> Iterator[FiledPaper]:
    """Papers with their topics, in order: all with keywords, and of the others a part."""
    labels = Labels(taxonomy, named_topics())
    every = list(papers)
    sizes = Counter(paper.venue for paper in every if not paper.keywords)
    for paper in every:
        share = chance(text_key(paper.abstract)) * sizes[paper.venue]
        if paper.keywords or share < MOST_OF_A_VENUE << 32:
            clear, unclear = labels.of_title(paper.title)
            yield FiledPaper(
                paper.venue,
                paper.sentences,
                _derived_title(paper) if paper.keywords else "",
                clear,
                unclear,
                labels.of_keywords(paper.keywords),
                bool(paper.keywords),
                paper.held_out,
            )


def _derived_title(paper: Paper) -> str:
    names = ranked_names(paper.sentences, paper.emphasised, paper.urls)
    return make_title(paper.sentences, find_name(names), names).description
