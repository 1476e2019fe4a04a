"""What a name stands for, as phrases."""

import pytest

from sitegen.derive.name.names import Name
from sitegen.derive.title.acronyms import spelled_out
from sitegen.derive.title.writing import joined_words
from tests.derive.title.readings import reading_of


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        (
            "We use Woven Action Maps (WAM) for ropes.",
            ["woven action maps", "woven action maps for ropes"],
        ),
        ("WAM (Woven Action Maps) detects ropes.", ["woven action maps"]),
        ("We use maps (WAM).", []),
        ("WAM detects ropes.", []),
    ],
)
def test_a_name_is_spelled_out_from_either_side_of_its_brackets(
    text: str, phrases: list[str]
) -> None:
    name = Name(("WAM",), 1.0, {})
    found = spelled_out(reading_of(text, name), name)
    assert [joined_words(each.words) for each in found] == phrases
