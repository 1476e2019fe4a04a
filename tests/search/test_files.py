import json
import re
from dataclasses import replace
from datetime import date

import pytest

from sitegen.model.catalog import Author, Catalog, Filing, Paper, Venue
from sitegen.model.files import OutputFile
from sitegen.model.prose import Prose
from sitegen.model.record import Derived
from sitegen.model.site import Site
from sitegen.model.taxonomy import Tag
from sitegen.search.files import search_files
from tests.search.oracle import Oracle


def prose(plain: str, html: str | None = None) -> Prose:
    return Prose(plain, plain if html is None else html, plain, plain, plain)


def entry(slug: str, title: Prose, **fields: object) -> Paper:
    values: dict[str, object] = {
        "title_source": "derived", "name": None, "derived": Derived(None, "", ()), "authors": (),
        "venue": None, "venue_name": None, "year": None, "tags": (), "links": (), "related": (),
        "abstract": "", "results": (), "notes": "", "source": None,
        "added": date(2026, 1, 2), "date": date(2026, 1, 2), "file": f"papers/{slug}.md",
    }  # fmt: skip
    return Paper(slug=slug, title=title, **(values | fields))  # type: ignore[arg-type]  # by name


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
        tags=("vision", "it"), abstract="Pruned readers.", results=("It is 2× faster.",),
    ),
    entry("knots", prose("</script><!-- \u2028 \ud800", ""), abstract="Knots.", year=1999),
)  # fmt: skip


def files(*papers: Paper) -> dict[str, OutputFile]:
    made = search_files(catalog(*papers), lambda abstract: prose(f"read {abstract}"))
    return {re.sub(r"\.[0-9a-f]{10}\.", ".", file.path): file for file in made}


def test_only_the_manifest_has_a_fixed_name(lunr: Oracle) -> None:
    made = files(*PAPERS)
    assert list(made) == ["search/manifest.js", "search/index.js", "search/records.js"]
    manifest = lunr("handedOver", [made["search/manifest.js"].data.decode()])["manifest"]
    assert manifest["papers"] == 2
    for name in ("index", "records"):
        assert f"search/{manifest[name]}" == made[f"search/{name}.js"].path


def test_a_name_follows_the_content() -> None:
    one, other = files(*PAPERS), files(*PAPERS[:1], replace(PAPERS[1], abstract="Ropes."))
    assert one == files(*PAPERS)
    assert one["search/records.js"] == other["search/records.js"]
    assert one["search/index.js"].path != other["search/index.js"].path


def test_records_hold_what_a_result_shows(lunr: Oracle) -> None:
    made = files(*PAPERS)
    records = lunr("handedOver", [made["search/records.js"].data.decode()])["records"]
    assert records["tags"] == [["it", "IT & more"], ["vision", "Vision"]]
    assert records["papers"] == [
        [
            "quert",
            "QUERT reads <math>ℓ₂</math> at example.org",
            "Ada A, Ada B, Ada C, Ada D, Ada E, Ada F and 3 others · ICML 2026",
            0,
            [1, 0],
            1,
        ],
        ["knots", "knots", "1999", 1, [], 0],
    ]


@pytest.mark.parametrize("text", ["QUERT", "pruned", "read", "ada", "vision", "IT", "l2"])
def test_every_field_is_searched(lunr: Oracle, text: str) -> None:
    index = lunr("handedOver", [files(*PAPERS)["search/index.js"].data.decode()])["index"]
    lunr("open", json.dumps(index))
    assert 0 in lunr("search", [text])[0]["papers"]


def test_nothing_in_a_script_can_end_it() -> None:
    for name, file in files(*PAPERS, entry("x", prose("x", "</script><!--\u2028\ud800"))).items():
        text = file.data.decode()
        assert text.startswith("sitegen.load(")
        assert not re.search("</|<!--|\u2028|\u2029", text), name


def test_a_catalog_without_papers_has_files_too(lunr: Oracle) -> None:
    handed = lunr("handedOver", [file.data.decode() for file in files().values()])
    assert handed["manifest"]["papers"] == 0
    assert handed["records"]["papers"] == []
