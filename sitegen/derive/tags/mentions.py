"""What an abstract says of each tag outright: the phrases it mentions, where, and how often."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sitegen.derive.proposals import WHO
from sitegen.derive.tags.phrases import PhraseFinder, alias_key
from sitegen.model.taxonomy import Tag, Taxonomy

# A sentence that says what the paper does: "We propose a …", "This paper studies …". It need not
# bring anything new (`proposals.proposes`): a survey tells its topic just so.
_SAYS_TOPIC = re.compile(
    rf"{WHO}.{{0,40}}\b(?:propose|introduce|present|develop|study|investigate|consider|address|show"
    r"|prove|analy[sz]e|explore|examine)",
    re.IGNORECASE,
)
# How much a mention counts by the sentence it stands in.
_IN_TOPIC_SENTENCE = 1.2
_IN_FIRST = 1.2
_ELSEWHERE = 0.8
# How much the first, second and third mention of one phrase count, and every later one.
_TIMES = (1.0, 0.6, 0.35)
_LATER = 0.1

_UNLEARNED = 1.25  # what a phrase counts that has no learned weight,
_WEAK = 0.6  # what a weak one counts,
_ALONE = 0.3  # and what it counts where nothing plain speaks for its tag or the tag's group


@dataclass(frozen=True, slots=True)
class Mentions:
    """What of one tag is mentioned.

    `phrases` are the keys with what each counts, `times` how often any is. It is `exact` if one is
    plain and of several words: "knowledge graph", not "wikidata" nor the weak "random walk". It is
    `titled` if a plain one stands in the derived title.
    """

    phrases: Mapping[str, float]
    times: int
    exact: bool
    titled: bool

    @property
    def amount(self) -> float:
        """What they count together."""
        return sum(self.phrases.values())


class MentionReader:
    """Finds and weighs the phrases of one taxonomy in abstracts.

    `learned` weights are by the id of a tag and the key of a phrase.
    """

    def __init__(self, taxonomy: Taxonomy, learned: Mapping[str, Mapping[str, float]]) -> None:
        self._plain = {tag.id: _plain_weights(tag, learned) for tag in taxonomy.tags}
        # A tag without a group stands alone.
        self._groups = {tag.id: tag.group or f"of {tag.id}" for tag in taxonomy.tags}
        self._finder = PhraseFinder({tag.id: _keys(tag) for tag in taxonomy.tags})

    def read(
        self, sentences: Sequence[str], words: Sequence[Sequence[str]], title: Sequence[str]
    ) -> Mapping[str, Mentions]:
        """What is mentioned of each tag that has a mention.

        `words` are those of each sentence, `title` those of the derived title.
        """
        counts: dict[tuple[str, str], int] = {}
        found: dict[str, dict[str, float]] = {}
        for place, (sentence, its_words) in enumerate(zip(sentences, words, strict=True)):
            share = _share(place, sentence)
            for tag, key in self._finder.mentions(its_words):
                times = counts.get((tag, key), 0)
                counts[tag, key] = times + 1
                of_tag = found.setdefault(tag, {})
                often = _TIMES[times] if times < len(_TIMES) else _LATER
                of_tag[key] = of_tag.get(key, 0.0) + share * often
        groups = {
            self._groups[tag]
            for tag, mentioned in found.items()
            if not self._plain[tag].keys().isdisjoint(mentioned)
        }
        titled = {tag for tag, key in self._finder.mentions(title) if key in self._plain[tag]}
        return {
            tag: Mentions(
                phrases=self._weighed(tag, often, groups),
                times=sum(counts[tag, key] for key in often),
                exact=any(" " in key and key in self._plain[tag] for key in often),
                titled=tag in titled,
            )
            for tag, often in found.items()
        }

    def _weighed(
        self, tag: str, often: Mapping[str, float], groups: Collection[str]
    ) -> dict[str, float]:
        plain = self._plain[tag]
        weak = _WEAK if self._groups[tag] in groups else _ALONE
        return {key: amount * plain.get(key, weak) for key, amount in often.items()}


def _keys(tag: Tag) -> list[str]:
    return [key for alias in tag.aliases if (key := alias_key(alias.phrase))]


def _plain_weights(tag: Tag, learned: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    """What each phrase counts that is no weak one."""
    weights = learned.get(tag.id, {})
    keys = (alias_key(alias.phrase) for alias in tag.aliases if not alias.weak)
    return {key: weights.get(key, _UNLEARNED) for key in keys}


def _share(place: int, sentence: str) -> float:
    """How much a mention in a sentence counts, by its place from 0 and by what it says."""
    if _SAYS_TOPIC.search(sentence):
        return _IN_TOPIC_SENTENCE
    return _ELSEWHERE if place else _IN_FIRST
