"""The topics an abstract is filed under."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.tags.context import AVERAGE
from sitegen.derive.tags.tables import TAG_TABLES, TagTables
from sitegen.derive.tags.tagger import Tagger, TagScore
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from tests.derive.taxonomies import SMALL, shipped

TAGGER = Tagger(SMALL)
SHIPPED = Tagger(shipped())


def tags(*sentences: str, tagger: Tagger = TAGGER) -> tuple[str, ...]:
    return tagger.chosen(tagger.scores(sentences))


def test_a_taxonomy_of_which_nothing_was_learned_files_by_its_phrases() -> None:
    assert tags("We study knot theory.", "Knots hold.") == ("knots",)
    assert tags("Hand-looms make weaving slow.", "Weaving is an art.") == ("weaving",)


def test_the_fallback_stands_where_nothing_fits() -> None:
    assert tags("Nothing of the kind.") == ("craft",)
    assert tags("Nothing of the kind.", tagger=Tagger(replace(SMALL, fallback=None))) == ()
    assert tags() == ("craft",)


def test_a_faint_tag_stands_where_no_other_does() -> None:
    assert tags("They have a loom.", "It rains.") == ("weaving",)


def test_a_paper_has_at_most_four_tags_the_first_of_the_taxonomy_first() -> None:
    many = tuple(Tag(f"t{i}", f"T{i}", None, (Alias(f"big word{i}"),)) for i in range(9))
    every = " ".join(f"big word{i}" for i in range(9))
    found = tags(*[f"We study {every}."] * 9, tagger=Tagger(Taxonomy({}, many)))
    assert found == ("t0", "t1", "t2", "t3")


def test_scores_say_with_what_phrases_and_words_strongest_first() -> None:
    words = {AVERAGE: 0.0, "warp": 2.0, "sea": -1.0, "weft": 1.0}
    learned = TagTables({"weaving": {"loom": 1.0}}, {"weaving": words}, TAG_TABLES.signs)
    text = "A loom, a hand loom, a hand loom, with weft and warp, by the sea."
    tagger = Tagger(SMALL, learned)
    (score,) = tagger.scores([text])
    assert score.phrases == ("hand loom", "loom")
    assert tagger.telling([text], score) == ("warp", "weft")


@pytest.mark.parametrize(
    ("sentences", "tag"),
    [
        (
            ["We train a language model with reinforcement learning from human feedback."],
            "alignment",
        ),
        (["We bound the regret of a bandit.", "Our policy explores arms."], "bandits"),
        (["Auctions need truthful bids.", "We study bidders in an auction."], "game-theory"),
        (["A quadruped walks by model predictive control."], "locomotion-control"),
        (["Clients train together by federated learning, on their devices."], "federated-learning"),
    ],
)
def test_the_shipped_taxonomy_files_plain_cases(sentences: list[str], tag: str) -> None:
    assert tag in tags(*sentences, tagger=SHIPPED)


def test_words_alone_file_a_paper_that_mentions_no_phrase() -> None:
    text = "Pixels of each class get a mask, annotated by superpixels on Cityscapes and ADE20K."
    found = {score.tag: score for score in SHIPPED.scores([text])}
    assert SHIPPED.telling([text], found["segmentation"])


def test_a_site_of_its_own_that_reuses_an_id_learns_nothing_false() -> None:
    own = Tag("segmentation", "Market segmentation", None, (Alias("buyer group"),))
    tagger = Tagger(Taxonomy({}, (own,)))
    assert tagger.scores(["Pixels of each class get a mask on Cityscapes."]) == []
    assert tags("Buyer groups differ.", tagger=tagger) == ("segmentation",)


WORDS = ["loom", "rope", "hand", "knot", "theory", "weaving", "we", "study", "pixel", "regret"]


@given(st.lists(st.lists(st.sampled_from(WORDS)).map(" ".join)))
@pytest.mark.parametrize("tagger", [TAGGER, SHIPPED])
def test_every_text_has_one_to_four_tags_best_first(tagger: Tagger, sentences: list[str]) -> None:
    scores = tagger.scores(sentences)
    assert scores == sorted(scores, key=lambda score: -score.score)
    found = tagger.chosen(scores)
    assert 1 <= len(found) == len(set(found)) <= 4
    given = [score.tag for score in scores[: len(found)]]
    assert list(found) == given or not scores


@given(st.text())
def test_any_text_can_be_filed(text: str) -> None:
    assert 1 <= len(tags(text, tagger=SHIPPED)) <= 4


def test_scores_of_no_tag_are_of_the_type_that_shows_why() -> None:
    assert all(isinstance(score, TagScore) for score in TAGGER.scores(["A rope."]))
