"""The signs that an abstract is about a tag, and what they come to."""

import math
from collections.abc import Mapping

from sitegen.derive.tags.mentions import Mentions

_NOTHING = 0.05  # beside what phrases count: no mention, too, has a logarithm


def tag_signs(
    mentions: Mentions | None, context: float, best: float, mentioned: int
) -> dict[str, float]:
    """The signs of one tag, each with its strength.

    `mentions` are those of its phrases, None where there is none; `context` what other words say;
    `best` what is said of the tag most is said of, and `mentioned` how many tags have a mention.
    """
    said = mentions.amount if mentions else 0.0
    signs = {
        "bias": 1.0,
        "share": math.log((said + _NOTHING) / (best + _NOTHING)),
        "rivals": math.log(1 + mentioned),
    }
    if mentions is None:
        return signs | {"words_alone": context}
    return signs | {
        "mention": 1.0,
        "exact": float(mentions.exact),
        "titled": float(mentions.titled),
        "times": math.log(1 + mentions.times),
        "phrases": math.log(said + _NOTHING),
        "words": context,
    }


def tag_scores(
    mentions: Mapping[str, Mentions], context: Mapping[str, float], weights: Mapping[str, float]
) -> dict[str, float]:
    """The score of each tag that is mentioned, or whose words were learned."""
    best = max((each.amount for each in mentions.values()), default=0.0)
    unsaid = _score(tag_signs(None, 0.0, best, len(mentions)), weights)
    alone = weights["words_alone"]
    scores = {tag: unsaid + alone * words for tag, words in context.items()}
    for tag, each in mentions.items():
        signs = tag_signs(each, context.get(tag, 0.0), best, len(mentions))
        scores[tag] = _score(signs, weights)
    return scores


def _score(signs: Mapping[str, float], weights: Mapping[str, float]) -> float:
    return sum(weights[sign] * strength for sign, strength in signs.items())
