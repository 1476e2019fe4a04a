"""The script that learns the tables of tags, on a few papers of its own."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from sitegen.derive.tags.context import AVERAGE
from sitegen.derive.tags.tagger import Tagger
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from tests.derive.taxonomies import SMALL, shipped
from tests.learn.filed_papers import FiledPaper, Labels, filed_papers, named_topics
from tests.learn.logistic import Cells, fit, fit_sparse
from tests.learn.papers import Paper
from tests.learn.tags import FEWEST_MENTIONS, FEWEST_TITLES, f1, learn

NAMED = {"weaving": ["weaving", "hand loom", "textile"], "knots": ["knot theory", "art of knot"]}
LABELS = Labels(SMALL, NAMED)


@pytest.mark.parametrize(
    ("title", "clear", "unclear"),
    [
        ("Weaving Plans", frozenset({"weaving"}), frozenset()),
        ("Looms of Old", frozenset(), frozenset({"weaving"})),
        ("The Art of Knots", frozenset({"knots"}), frozenset()),
        ("Knot Theory with a Rope", frozenset({"knots"}), frozenset()),
        ("A Textile", frozenset(), frozenset()),
    ],
)
def test_a_title_names_topics_or_leaves_them_unclear(
    title: str, clear: frozenset[str], unclear: frozenset[str]
) -> None:
    assert LABELS.of_title(title) == (clear, unclear)


def test_keywords_name_topics_by_their_last_part() -> None:
    assert LABELS.of_keywords("Crafts: Weaving; knot theories;sea") == {"weaving", "knots"}
    assert LABELS.of_keywords("textiles") == {"weaving"}
    both = Labels(SMALL, {"weaving": ["thread"], "knots": ["thread"]})
    assert both.of_keywords("thread") == set()


def test_phrases_by_which_authors_name_topics_are_of_shipped_tags() -> None:
    assert named_topics().keys() <= {tag.id for tag in shipped().tags}


def paper(title: str, text: str, keywords: str = "") -> Paper:
    return Paper(title, 2020, text, [text], (), [], held_out=False, venue="fair", keywords=keywords)


def test_papers_are_filed_by_title_and_keywords() -> None:
    found = list(filed_papers([paper("Weaving", "A loom."), paper("X", "Y.", "weaving")], SMALL))
    assert [each.has_keywords for each in found] == [False, True]
    assert found[0].venue == "fair"


TAXONOMY = Taxonomy(
    {"craft": "Craft"},
    (
        Tag("weaving", "Weaving", "craft", (Alias("weaving"), Alias("hand loom"))),
        Tag("knots", "Knots", "craft", (Alias("knot theory"), Alias("knot"))),
        Tag("craft", "Craft", "craft"),
    ),
    "craft",
)
TEXTS = {
    "weaving": (
        "We study weaving with warp and weft.",
        "The weft of a hand loom crosses the warp.",
    ),
    "knots": ("Knot theory is of ropes at sea.", "We tie a knot in a rope at sea."),
    "": ("Bread is baked.", "The oven bakes a loaf, with a knot."),
}


def filed(tag: str, text: str, *, keywords: bool) -> FiledPaper:
    named = frozenset({tag} - {""})
    titles, keys = (frozenset(), named) if keywords else (named, frozenset())
    return FiledPaper("fair", [text], "", titles, frozenset(), keys, keywords, held_out=False)


PAPERS = [
    filed(tag, text, keywords=keywords)
    for (tag, texts), keywords in product(TEXTS.items(), (True, False))
    for text in texts * max(FEWEST_TITLES, FEWEST_MENTIONS)
]


def test_what_titles_and_keywords_name_is_learned_and_again_the_same() -> None:
    tables = learn(PAPERS, TAXONOMY)
    assert tables == learn(PAPERS, TAXONOMY)
    assert tables.aliases["knots"]["knot"] < tables.aliases["knots"]["knot theory"]
    assert tables.words.keys() == {"weaving", "knots"}
    assert tables.words["weaving"]["weft"] > 0 > tables.words["weaving"].get("sea", -1)
    assert AVERAGE in tables.words["weaving"]
    measured = [each for each in PAPERS if each.keyword_tags]
    assert f1(measured, Tagger(TAXONOMY, tables)) == (1, 1, 1)


def test_a_tag_in_too_few_titles_gets_no_words() -> None:
    rare = [replace(each, title_tags=each.title_tags - {"knots"}) for each in PAPERS]
    assert learn(rare, TAXONOMY).words.keys() == {"weaving"}


def test_the_wide_model_agrees_with_the_small_one_where_size_is_free() -> None:
    columns = np.array([[1.0, 0.0], [1.0, 2.0], [0.0, 1.0], [0.0, 0.0], [1.0, 1.0]] * 20)
    true = np.array([True, True, False, False, True] * 19 + [False] * 5)
    rows, places = np.nonzero(columns)
    cells = Cells(rows, places, columns[rows, places], *columns.shape)
    known = np.ones((len(columns), 1))
    sure = np.ones(len(columns), bool)
    wide = fit_sparse(cells, known, sure, true, 0.0)
    small = fit(np.column_stack([columns, known]), true.astype(float))
    assert wide == pytest.approx(small[:2], abs=1e-3)
    assert not fit_sparse(cells, known, sure, true, 1e3).any()
