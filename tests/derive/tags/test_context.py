"""What the ordinary words of an abstract say of tags."""

from sitegen.derive.tags.context import AVERAGE, ContextReader, emphasis, stem_counts
from sitegen.derive.tags.tables import TagTables
from tests.derive.taxonomies import SMALL

LEARNED = TagTables(
    {"weaving": {"loom": 1.0}, "knots": {"tie": 1.0}},
    {"weaving": {AVERAGE: -0.5, "warp": 2.0, "weft": 1.0, "sea": -1.0}, "knots": {AVERAGE: 0.0}},
    {},
)
READER = ContextReader(SMALL, LEARNED)


def said(text: str) -> float:
    return READER.read(stem_counts(text.split()))["weaving"]


def test_stems_are_counted_together() -> None:
    assert stem_counts(["warps", "warp", "the", "sea"]) == {"warp": 2, "sea": 1}


def test_words_speak_for_a_tag_and_against_it() -> None:
    assert said("sea") < said("nothing") < said("weft") < said("warp")
    assert said("nothing") == LEARNED.words["weaving"][AVERAGE]


def test_a_repeat_adds_less_than_the_word_and_no_end_of_them_more_than_twice() -> None:
    assert 1 == emphasis(1) < emphasis(2) < emphasis(3) < emphasis(99) == emphasis(100) == 2


def test_a_tag_of_another_taxonomy_that_shares_but_its_id_is_not_the_one_learned() -> None:
    assert READER.read(stem_counts(["warp"])).keys() == {"weaving"}


def test_telling_words_are_those_that_speak_for_the_tag_and_are_not_known() -> None:
    words = ["sea", "weft", "warps", "warp", "salt"]
    assert READER.telling("weaving", words, ()) == ["warps", "weft"]
    assert READER.telling("weaving", words, ("warps",)) == ["weft"]
    assert READER.telling("knots", words, ()) == []
