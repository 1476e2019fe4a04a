"""The words whose kind is given."""

from sitegen.derive.title.kinds import GIVEN


def test_each_given_word_is_in_lower_case_and_of_one_letter_kind() -> None:
    assert all(word == word.lower() and len(kind) == 1 for word, kind in GIVEN.items())
    assert {GIVEN[word] for word in ("propose", "study", "method", "the", "which")} == set("YTIdh")
