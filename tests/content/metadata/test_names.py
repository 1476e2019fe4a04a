"""Authors come out as people write them; where nobody can tell who is meant, nobody is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.metadata.names import People, in_reading_order, listed_people, read_people


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (r"von M{\"u}ller, J{\"o}rg", ["Jörg von Müller"]),
        ("Ada Example AND Sample, Bo\n and  Cy", ["Ada Example", "Bo Sample", "Cy"]),
        ("{Barnes and Noble, Inc.} and Roy, Lee", ["Barnes and Noble, Inc.", "Lee Roy"]),
        ("King, Jr., Martin and Di King, Sr.", ["Martin King Jr.", "Di King Sr."]),
        ("Example, Inc. and Sample, Bo", ["Example, Inc.", "Bo Sample"]),
        ("Ruby, Sam, and Thomas, Dave, and Hill, Di", ["Sam Ruby", "Dave Thomas", "Di Hill"]),
        ("Ada Example, Bo Sample, Cy Specimen", ["Ada Example", "Bo Sample", "Cy Specimen"]),
        ("Ada Example, Bo Sample and Cy Specimen", ["Ada Example", "Bo Sample", "Cy Specimen"]),
        ("Ada Example;Bo Sample; Cy", ["Ada Example", "Bo Sample", "Cy"]),
        ("Andr&eacute; Bo; Cy Di", ["André Bo", "Cy Di"]),
        ("García Márquez, G. J.", ["G. J. García Márquez"]),
        ("van den Berg, Jan Willem", ["Jan Willem van den Berg"]),
        ("Sharif Razavian, Ali", ["Ali Sharif Razavian"]),
        ("family=Berg, given=Ada, prefix=van den and Bo Sample", ["Ada van den Berg", "Bo Sample"]),
        ("Wei Wang 0001 and Li, Wei 0012", ["Wei Wang", "Wei Li"]),
        ("OpenAI", ["OpenAI"]),
        ("Ada Example and Ada Example", ["Ada Example"]),
        ("", []),
        ("{} and ,", []),
    ],
)  # fmt: skip
def test_names_in_reading_order(text: str, names: list[str]) -> None:
    assert read_people(text) == People(tuple(names))


@pytest.mark.parametrize(
    "text",
    ["Jean Laidé,\n Ben Loaeb", "Rubin, Sam, Thomas, Dave", "Madonna, Ada Example, Bo Sample"],
)
def test_who_cannot_be_told_apart_is_not_named(text: str) -> None:
    people = read_people(text)
    assert (people.names, len(people.doubtful)) == ((), 1)


@pytest.mark.parametrize(
    "text", ["Ada Example and others", "Ada Example, et al.", "Ada Example; et al"]
)
def test_others_are_no_author(text: str) -> None:
    people = read_people(text)
    assert (people.names, people.cut) == (("Ada Example",), True)


def test_a_list_holds_one_name_an_item() -> None:
    assert listed_people(["Laidé, Jean", "Ben Loaeb", "", "others"]) == People(
        ("Jean Laidé", "Ben Loaeb"), cut=True
    )


WORD = st.from_regex(r"[A-Z][a-zà-ö]{2,8}", fullmatch=True)
PERSON = st.tuples(WORD, st.sampled_from(["", "von ", "de la "]), WORD)


@given(st.lists(PERSON, min_size=1, max_size=6, unique=True), st.lists(st.booleans(), min_size=6))
def test_made_names_come_out_as_they_went_in(
    people: list[tuple[str, str, str]], turned: list[bool]
) -> None:
    text = " and ".join(
        f"{von}{last}, {first}" if turn else f"{first} {von}{last}"
        for (first, von, last), turn in zip(people, turned, strict=False)
    )
    assert read_people(text).names == tuple(f"{first} {von}{last}" for first, von, last in people)


@given(st.text())
def test_no_word_is_invented(text: str) -> None:
    people = read_people(text)
    assert all(name == " ".join(name.split()) and name for name in people.names)


@given(st.text("Aab ,.&;{}\\\"'and", max_size=60))
def test_a_name_has_only_letters_of_the_text(text: str) -> None:
    assert {c for c in in_reading_order(text) if c.isascii() and c.isalpha()} <= set(text)
