"""The titles that could be made."""

from sitegen.derive.title.candidates import bases, joined
from sitegen.derive.title.modifiers import modifiers
from sitegen.derive.title.worth import weigh
from sitegen.derive.title.writing import joined_words, written
from tests.derive.title.readings import LOOM_NET, reading_of

TEXT = (
    "Rope pattern recognition is hard. We propose a weaving network, which is trained on knots."
    " It detects wet threads."
)


def texts_of(text: str, limit: int = 90, *, named: bool = False) -> list[str]:
    name = LOOM_NET if named else None
    reading = reading_of(text, name)
    topics = modifiers(reading, weigh(reading), named=named)
    return [joined_words(each.words) for each in bases(reading, name, (), topics, limit)]


def test_each_phrase_is_found_once_and_no_longer_than_it_may_be() -> None:
    texts = texts_of(TEXT)
    assert "a weaving network" in texts
    assert len(texts) == len(set(texts))
    assert all(len(each) <= 15 for each in texts_of(TEXT, 15))


def test_an_article_is_left_out_where_that_makes_room() -> None:
    assert "weaving network" in texts_of(TEXT, len("weaving network"))


def test_acronyms_are_spelled_out_where_there_is_room() -> None:
    text = "Hand looms (HLs) are old. We propose a network for HLs."
    assert "a network for hand looms" in texts_of(text)
    assert "a network for HLs" in texts_of(text, len("an network for HLs"))


def test_first_nouns_are_fuller_where_they_stand_so_elsewhere() -> None:
    text = "We propose planning for looms. Knot planning is hard. Loom planning helps."
    texts = texts_of(text)
    assert "knot planning for looms" in texts
    assert "loom planning for looms" not in texts


def test_definitions_of_a_name_are_candidates() -> None:
    assert "a hand loom" in texts_of("We propose LoomNet, a hand loom.", named=True)


def test_what_there_is_none_of_is_no_phrase() -> None:
    text = "LoomNet, the without tension version of weaving, is old. We weave with no hand loom."
    texts = texts_of(text, named=True)
    assert not any(text.startswith(("tension version", "hand loom")) for text in texts)


def test_a_phrase_is_joined_to_what_shares_no_stem_with_it() -> None:
    reading = reading_of(TEXT)
    topics = modifiers(reading, weigh(reading), named=False)
    found = {joined_words(each.words): each for each in bases(reading, None, (), topics, 90)}
    joint = [each for each in joined(found["a weaving network"], topics, 90) if each.tail]
    texts = [written(each, reading) for each in joint]
    assert "rope pattern recognition: a weaving network" in texts
    assert all(len(text) <= each.length for text, each in zip(texts, joint, strict=True))
    assert not list(joined(found["a weaving network"], topics, 20))
