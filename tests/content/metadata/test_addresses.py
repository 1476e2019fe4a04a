"""Links of the right kind from DOIs, numbers and addresses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.metadata.addresses import address, addresses_in, arxiv, arxiv_named, doi, forum
from sitegen.model.record import Link
from sitegen.text.urls import is_web


@pytest.mark.parametrize(
    "text", ["10.1000/x1", "doi:10.1000/x1", "DOI: 10.1000/x1", "http://dx.doi.org/10.1000/x1"]
)
def test_a_doi_however_it_is_written(text: str) -> None:
    assert doi(text) == Link("doi", "https://doi.org/10.1000/x1")


def test_a_doi_with_signs_no_address_may_hold() -> None:
    assert doi("10.1000/17:15<1::A>3.0") == Link(
        "doi", "https://doi.org/10.1000/17:15%3C1::A%3E3.0"
    )
    assert doi("11.1000/x") is None


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("2601.00001", "2601.00001"),
        ("arXiv:2601.00001v2", "2601.00001v2"),
        ("https://arxiv.org/pdf/2601.00001v1.pdf", "2601.00001v1"),
        ("cs.LG/0301001", "cs.LG/0301001"),
        ("hep-th/9901001", "hep-th/9901001"),
    ],
)
def test_an_arxiv_number_however_it_is_written(text: str, number: str) -> None:
    assert arxiv(text) == Link("arxiv", f"https://arxiv.org/abs/{number}")


def test_an_arxiv_number_in_the_name_of_a_journal() -> None:
    assert arxiv_named("arXiv preprint arXiv:2601.00001") == arxiv("2601.00001")
    assert arxiv_named("CoRR abs/2601.00001") == arxiv("2601.00001")
    assert arxiv_named("Journal of Gardens 12") is None


def test_a_forum_by_its_id_or_address() -> None:
    link = Link("openreview", "https://openreview.net/forum?id=pc7fqaOcAH")
    assert forum("pc7fqaOcAH") == forum(link.url) == link


@pytest.mark.parametrize(
    ("text", "kind", "url"),
    [
        ("https://example.org/a", "paper", "https://example.org/a"),
        ("https://example.org/a.pdf", "pdf", "https://example.org/a.pdf"),
        ("www.example.org/a", "paper", "https://www.example.org/a"),
        ("https://example.org/a%20b%zz?100%", "paper", "https://example.org/a%20b%25zz?100%25"),
        (r"https://example.org/a\_b", "paper", "https://example.org/a_b"),
        ("https://github.com/example/loom", "code", "https://github.com/example/loom"),
        ("https://example.github.io/loom", "project", "https://example.github.io/loom"),
        ("https://proceedings.mlr.press/v1/a.html", "pmlr", "https://proceedings.mlr.press/v1/a.html"),
    ],
)  # fmt: skip
def test_the_host_tells_the_kind(text: str, kind: str, url: str) -> None:
    assert address(text) == Link(kind, url)


@pytest.mark.parametrize(
    "text", ["", "n/a", "v1.0", "yes", "javascript:x", "GPT-4.5", "ftp://a.org/x"]
)
def test_what_is_no_address_gives_no_link(text: str) -> None:
    assert address(text) is None


def test_relative_pdfs_are_those_of_openreview() -> None:
    assert address("/pdf/abc.pdf", "pdf") == Link("pdf", "https://openreview.net/pdf/abc.pdf")


def test_addresses_in_a_note() -> None:
    note = r"Code: \url{https://github.com/example/loom}, see also https://example.org/a."
    assert [link.kind for link in addresses_in(note)] == ["code", "paper"]


@given(st.text())
def test_every_link_is_safe(text: str) -> None:
    links = [doi(text), arxiv(text), forum(text), address(text), *addresses_in(text)]
    assert all(is_web(link.url) for link in links if link)
