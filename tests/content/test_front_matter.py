"""Front matter is split where it ends, and changed without touching what a person wrote."""

import contextlib

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from sitegen.content.front_matter import replace_keys, split
from sitegen.content.yaml_nodes import MalformedError, Mapping, Scalar
from sitegen.content.yaml_text import scalar

EDITED = """\
---
# Checked by hand.
title:   'Odd   spacing'   # keep this
authors: [ "Ada Example" ,Bo Example ]

# Made by the program:
derived:
  name: Old
  # an inner remark
  title: "Old title"
  from: 00000000
# What follows is ours again.
tags:
  - privacy
source: {list: a.txt, position: 1, added: 2026-01-02}
---
The abstract --- with a dash.
---
After a ruler.
"""


def values(text: str) -> dict[str, object]:
    head = split(text).head
    assert head is not None
    return {k: v.text if isinstance(v, Scalar) else v for k, v in head.entries.items()}


def test_only_a_line_of_its_own_closes_the_front_matter() -> None:
    page = split("---\ntitle: before---after\nyear: 2020\n---\nBody\n---\nmore")
    assert page.head is not None
    assert list(page.head.entries) == ["title", "year"]
    assert page.body == "Body\n---\nmore"
    assert page.body_line == 5


def test_a_page_may_be_an_abstract_alone() -> None:
    assert split("Just text.\n---\n").head is None
    assert split("").body == ""


@pytest.mark.parametrize(
    "text", ["---\ntitle: Lost\n\nThe abstract text.", "---\ntitle: x\n", "---"]
)
def test_front_matter_that_is_not_closed_is_said_so(text: str) -> None:
    with pytest.raises(MalformedError, match="not closed"):
        split(text)


def test_a_key_is_replaced_and_every_other_byte_stays() -> None:
    block = "derived:\n  name: New\n  from: 11111111"
    changed = replace_keys(EDITED.encode(), {"derived": block}).decode()
    old = EDITED[EDITED.index("derived:") : EDITED.index("# What follows")]
    assert changed == EDITED.replace(old, block + "\n")


def test_a_new_key_goes_last() -> None:
    changed = replace_keys(b"---\ntitle: A\n# end\n---\nBody", {"derived": "derived: {name: N}"})
    assert changed == b"---\ntitle: A\n# end\nderived: {name: N}\n---\nBody"


def test_a_page_without_front_matter_gets_one() -> None:
    changed = replace_keys(b"Body\n", {"derived": "derived: {name: N}"})
    assert changed == b"---\nderived: {name: N}\n---\nBody\n"


def test_windows_line_ends_and_a_byte_order_mark_stay() -> None:
    page = "\ufeff---\r\ntitle: A\r\nderived: {name: O}\r\n---\r\nBody\r\n".encode()
    changed = replace_keys(page, {"derived": "derived:\n  name: N"})
    assert changed == "\ufeff---\r\ntitle: A\r\nderived:\r\n  name: N\r\n---\r\nBody\r\n".encode()


def test_front_matter_on_one_line_is_refused_rather_than_harmed() -> None:
    with pytest.raises(MalformedError):
        replace_keys(
            b"---\n{title: A, derived: {name: O}}\n---\n", {"derived": "derived: {name: N}"}
        )


KEY = st.text("abcdefghij", min_size=1, max_size=5).filter(lambda key: key not in {"derived", "n"})
LINE = st.one_of(
    st.builds(lambda k, v: f"{k}: {scalar(v)}", KEY, st.text(max_size=20)),
    st.builds(lambda k: f"{k}:\n  - one\n  - 'two: 2'", KEY),
    st.just("# a remark"),
    st.just(""),
)


@given(
    st.lists(LINE, max_size=8),
    st.integers(0, 8),
    st.text(max_size=40),
    st.sampled_from(["\n", "\r\n"]),
)
def test_whatever_surrounds_it_a_replaced_key_disturbs_nothing(
    lines: list[str], place: int, body: str, ending: str
) -> None:
    lines.insert(place, "derived:\n  name: Old\n  tags: [a]")
    text = "\n".join(["---", *lines, "---", body.replace("\ud800", "")]).replace("\n", ending)
    try:
        before = values(text.replace("\r\n", "\n"))
        data = text.encode()
    except (MalformedError, UnicodeEncodeError):
        reject()
    changed = replace_keys(data, {"derived": "derived: {name: New}"}).decode()
    after = values(changed.replace("\r\n", "\n"))
    assert list(after) == list(before)
    assert isinstance(after.pop("derived"), Mapping)
    before.pop("derived")
    assert [k for k in after if type(after[k]) is str and after[k] != before[k]] == []
    kept = [
        line for line in text.split("\n") if not line.startswith(("derived", "  name", "  tags"))
    ]
    assert [line for line in changed.split("\n") if not line.startswith("derived")] == kept


def test_a_page_that_is_not_utf_8_is_refused_rather_than_harmed() -> None:
    with pytest.raises(MalformedError, match="UTF-8"):
        replace_keys("---\ntitle: A\n---\n".encode("utf-16"), {"derived": "derived: {name: N}"})


@pytest.mark.parametrize(
    "text", ["\n---\ntitle: Tea\n---\nBody", "\ufeff\n\n---\ntitle: Tea\n---\nBody"]
)
def test_blank_lines_may_stand_before_the_front_matter(text: str) -> None:
    page = split(text.removeprefix("\ufeff"))
    assert page.head is not None
    assert page.body == "Body"
    changed = replace_keys(text.encode(), {"derived": "derived: {name: N}"}).decode()
    assert changed == text.replace("Tea\n", "Tea\nderived: {name: N}\n")


@pytest.mark.parametrize("fence", [" ---", "----", "---yaml", "--- "])
def test_what_was_meant_as_front_matter_is_never_shown_as_the_abstract(fence: str) -> None:
    text = f"{fence}\ntitle: Tea\n---\nBody"
    with contextlib.suppress(MalformedError):
        assert split(text).head is not None


@pytest.mark.parametrize(
    "head",
    ["title: &amp rest", "title: ! important", "title: #Exploration", "a: b\rc: d", "a: b\u2028c"],
)
def test_what_yaml_reads_otherwise_than_a_person_is_refused(head: str) -> None:
    with pytest.raises(MalformedError) as caught:
        split(f"---\nok: 1\n{head}\n---\nBody")
    assert caught.value.line == 3


def test_a_remark_behind_a_replaced_key_stays_however_it_is_indented() -> None:
    page = b"---\nderived: {name: O}\n  # inner\n# after\nb: 1\n---\n"
    changed = replace_keys(page, {"derived": "derived: {name: N}"})
    assert changed == b"---\nderived: {name: N}\n  # inner\n# after\nb: 1\n---\n"


def test_a_block_scalar_at_the_end_stays() -> None:
    page = b"---\nx: >\n  call Ada\n---\n"
    changed = replace_keys(page, {"derived": "derived: {name: N}"})
    assert changed == b"---\nx: >\n  call Ada\nderived: {name: N}\n---\n"


def test_a_forgotten_first_fence_is_told() -> None:
    with pytest.raises(MalformedError, match="does not begin"):
        split("title: Mine\nauthors: [A]\n---\nAbstract")
