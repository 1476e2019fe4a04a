import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from sitegen.model.catalog import Author, Catalog, Filing, Paper, Venue
from sitegen.model.files import OutputFile
from sitegen.model.prose import Prose
from sitegen.model.record import Derived
from sitegen.model.site import Site
from sitegen.model.taxonomy import Tag
from sitegen.search.files import search_files
from sitegen.search.records import FILES
from sitegen.search.records import PAPERS as PAPERS_A_FILE
from tests.render.catalogs import owned
from tests.search.made import made
from tests.search.oracle import Oracle


def prose(plain: str, html: str | None = None) -> Prose:
    return Prose(plain, plain if html is None else html, plain, plain, plain)


def entry(slug: str, title: Prose, **fields: object) -> Paper:
    values: dict[str, object] = {
        "title_source": "derived", "name": None, "derived": Derived(None, "", ()), "authors": (),
        "venue": None, "venue_name": None, "year": None, "tags": (), "links": (), "related": (),
        "abstract": "", "searchable": "", "results": (), "notes": "", "source": None,
        "added": date(2026, 1, 2), "date": date(2026, 1, 2), "file": f"papers/{slug}.md",
    }  # fmt: skip
    values |= fields
    return owned(Paper(own=b"", slug=slug, title=title, **values))  # type: ignore[arg-type] # names


def catalog(*papers: Paper) -> Catalog:
    return Catalog(
        site=Site(), papers=papers, withdrawn=(), groups={},
        filings=(Filing(Tag("it", "IT & more"), ()), Filing(Tag("vision", "Vision"), ())),
        venues=(Venue("icml-2026", "ICML", 2026, ()),),
        people=(), names=(), pages=(), redirects={},
    )  # fmt: skip


PAPERS = (
    entry(
        "quert", prose("QUERT reads ℓ₂ at example.org", 'QUERT reads <math>ℓ₂</math> at <a href="https://example.org/?a&gt;b">example.org</a>'),
        title_source="editor", name="QUERT", venue="icml-2026", venue_name="ICML", year=2026,
        authors=tuple(Author(f"Ada {letter}", None) for letter in "ABCDEFGHI"),
        tags=("vision", "it"), searchable="read Pruned readers.", results=("It is 2× faster.",),
    ),
    entry("knots", prose("</script><!-- \u2028 \ud800", ""), searchable="Knots.", year=1999),
)  # fmt: skip


def files(*papers: Paper) -> list[OutputFile]:
    return made(search_files(catalog(*papers)))


def handed(lunr: Oracle, files: Iterable[OutputFile]) -> dict[str, Any]:
    """What the files hand over, by the name they have."""
    found: dict[str, Any] = lunr("handedOver", [file.data.decode() for file in files])
    assert sorted(f"search/{name}.js" for name in found) == sorted({file.path for file in files})
    return found


def test_only_the_manifest_has_a_fixed_name_and_it_names_the_others(lunr: Oracle) -> None:
    parts = files(*PAPERS)
    manifest = handed(lunr, parts)["manifest"]
    assert manifest["papers"] == 2
    named = {
        *manifest["shards"].split(), manifest["tags"], manifest["facets"],
        *(field["table"] for field in manifest["fields"]), *manifest["vocabulary"],
    }  # fmt: skip
    directories = manifest["records"]["directories"]
    inside = {name for each in directories for name in handed(lunr, parts)[each]}
    known = {f"search/{name}.js" for name in named | inside | {*directories} if name}
    assert known | {"search/manifest.js"} == {file.path for file in parts}


def test_a_name_follows_the_content() -> None:
    one, other = files(*PAPERS), files(*PAPERS[:1], owned(replace(PAPERS[1], searchable="Ropes.")))
    assert one == files(*PAPERS)
    changed = {file.path for file in one} ^ {file.path for file in other}
    same = {file.path for file in one} & {file.path for file in other}
    assert changed
    assert len(same) >= 4  # the records with their directory, tags, facets, the manifest


def test_an_edit_changes_few_shards() -> None:
    papers = [entry(f"p{n}", prose(f"Title {n}"), searchable=_abstract(n)) for n in range(400)]
    edited = [*papers[:200], owned(replace(papers[200], searchable="Ropes weave new canaries."))]
    before = {file.path for file in files(*papers)}
    after = {file.path for file in files(*edited, *papers[201:])}
    assert len(before) > 50
    assert len(after - before) < len(before) / 2


def test_records_hold_what_a_result_shows(lunr: Oracle) -> None:
    found = handed(lunr, files(*PAPERS))
    manifest = found["manifest"]
    (directory,) = manifest["records"]["directories"]
    (records,) = found[directory]
    assert found[manifest["tags"]] == [["it", "IT & more"], ["vision", "Vision"]]
    assert found[records] == [
        [
            "quert",
            "QUERT reads <math>ℓ₂</math> at example.org",
            "Ada A, Ada B, Ada C, Ada D, Ada E, Ada F and 3 others · ICML 2026",
            0,
            [1, 0],
        ],
        ["knots", "knots", "1999", 1, []],
    ]


def test_facets_hold_who_has_what(lunr: Oracle) -> None:
    found = handed(lunr, files(*PAPERS))
    facets = found[found["manifest"]["facets"]]
    values = {
        (facet, value): lunr("numbers", [steps])[0]
        for facet, _, vs in facets
        for value, _, steps in vs
    }
    assert values == {
        ("tag", "it"): [0], ("tag", "vision"): [0], ("venue", "icml-2026"): [0],
        ("year", "2026"): [0], ("year", "1999"): [1], ("has", "results"): [0],
    }  # fmt: skip


def test_many_records_are_parted_and_found_again(lunr: Oracle) -> None:
    papers = [entry(f"p{n}", prose(f"Title {n}")) for n in range(PAPERS_A_FILE * FILES * 2 + 3)]
    found = handed(lunr, files(*papers))
    directories = found["manifest"]["records"]["directories"]
    assert [len(found[name]) for name in directories] == [FILES, FILES, 1]
    slugs = [row[0] for each in directories for name in found[each] for row in found[name]]
    assert slugs == [paper.slug for paper in papers]


@pytest.mark.parametrize("text", ["QUERT", "pruned", "read", "ada", "vision", "IT", "l2"])
def test_every_field_is_searched(lunr: Oracle, text: str) -> None:
    parts = files(*PAPERS)
    lunr("open", [file.data.decode() for file in parts], handed(lunr, parts)["manifest"])
    assert 0 in lunr("search", [text])[0]["papers"]


def test_nothing_in_a_script_can_end_it() -> None:
    for file in files(*PAPERS, entry("x", prose("x", "</script><!--\u2028\ud800"))):
        text = file.data.decode()
        assert text.startswith("sitegen.load(")
        assert not re.search("</|<!--|\u2028|\u2029", text), file.path


def test_a_catalog_without_papers_has_files_too(lunr: Oracle) -> None:
    found = handed(lunr, files())
    assert found["manifest"]["papers"] == 0
    assert found["manifest"]["records"]["directories"] == []


@pytest.mark.parametrize("papers", [(), (entry("bare", prose("Bare")),)])
def test_parts_with_the_same_content_are_one_file(papers: tuple[Paper, ...]) -> None:
    found = made(search_files(replace(catalog(*papers), filings=(), venues=())))
    assert len({file.path for file in found}) == len(found)


def test_a_venue_is_told_from_the_same_one_in_another_year(lunr: Oracle) -> None:
    found = handed(lunr, files(*PAPERS))
    facets = {facet: values for facet, _, values in found[found["manifest"]["facets"]]}
    assert [name for _, name, _ in facets["venue"]] == ["ICML 2026"]


def _abstract(number: int) -> str:
    return " ".join(f"word{number * step % 997} weaves" for step in range(1, 60))
