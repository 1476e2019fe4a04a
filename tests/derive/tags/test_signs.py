"""The signs that an abstract is about a tag."""

import pytest

from sitegen.derive.tags.mentions import Mentions
from sitegen.derive.tags.signs import tag_scores, tag_signs
from sitegen.derive.tags.tables import TAG_TABLES

KNOTS = Mentions({"knot theory": 1.5, "rope": 0.3}, 3, exact=True, titled=False)
ROPE = Mentions({"rope": 0.3}, 1, exact=False, titled=False)


def test_the_shipped_weights_are_of_the_signs_there_are() -> None:
    mentioned, unmentioned = tag_signs(KNOTS, 1.0, 1.8, 1), tag_signs(None, 1.0, 1.8, 1)
    assert TAG_TABLES.signs.keys() == mentioned.keys() | unmentioned.keys()


def test_the_tag_most_is_said_of_has_the_whole_share() -> None:
    assert tag_signs(KNOTS, 0.0, KNOTS.amount, 2)["share"] == 0
    assert tag_signs(ROPE, 0.0, KNOTS.amount, 2)["share"] < 0


@pytest.mark.parametrize("mentions", [{}, {"knots": KNOTS}])
def test_a_tag_that_is_not_mentioned_is_scored_by_its_words(mentions: dict[str, Mentions]) -> None:
    scores = tag_scores(mentions, {"weaving": 3.0, "dyeing": -1.0}, TAG_TABLES.signs)
    assert scores["weaving"] > scores["dyeing"]
    best = max((each.amount for each in mentions.values()), default=0.0)
    signs = tag_signs(None, 3.0, best, len(mentions))
    weighed = sum(TAG_TABLES.signs[sign] * strength for sign, strength in signs.items())
    assert scores["weaving"] == pytest.approx(weighed)


def test_more_and_plainer_mentions_score_higher_and_rivals_lower() -> None:
    def score(*tags: Mentions, words: float = 0.0) -> float:
        mentions = {str(place): tag for place, tag in enumerate(tags)}
        return tag_scores(mentions, {"0": words}, TAG_TABLES.signs)["0"]

    assert score(KNOTS) > score(ROPE)
    assert score(ROPE, words=2.0) > score(ROPE)
    assert score(ROPE) > score(ROPE, KNOTS)
