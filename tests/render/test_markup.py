"""Texts on their way into pages."""

import json

from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from sitegen.render.encode import text_file
from sitegen.render.markup import script_data, shortened
from sitegen.render.xml import element, text


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_json_in_a_script_reads_back_and_cannot_end_it(value: str) -> None:
    data = script_data({"value": value})
    assert json.loads(data) == {"value": value}
    assert not set("<>&\u2028\u2029") & set(data)


@given(st.text(alphabet="ab ,.", max_size=60), st.integers(2, 40))
def test_a_text_is_cut_after_a_word(value: str, limit: int) -> None:
    cut = shortened(value, limit)
    assert len(cut) <= limit
    if len(value) <= limit:
        assert cut == value
    else:
        assert cut.endswith("…")
        assert value.startswith(cut[:-1])


def test_a_text_without_spaces_is_cut_anyway() -> None:
    assert shortened("王" * 30, 10) == "王" * 9 + "…"


@given(st.text(), st.text())
def test_whatever_is_written_as_xml_is_xml(content: str, attribute: str) -> None:
    data = text_file("x.xml", element("a", text(content) or "-", b=attribute)).data
    parsed = etree.fromstring(data)
    assert len(parsed) == 0
