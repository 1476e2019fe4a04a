"""Facts from files as people have them, each with its line; what does not fit is told."""

import json
import os
import sys
from pathlib import Path

import msgspec
import pytest

from sitegen.content.metadata import facts_files, read_facts
from sitegen.errors import RunError
from sitegen.model.problem import Problem
from sitegen.model.record import Facts, Link


def read(tmp_path: Path, name: str, text: str | bytes) -> tuple[list[Facts], list[Problem]]:
    (tmp_path / "metadata").mkdir(exist_ok=True)
    data = text.encode() if isinstance(text, str) else text
    (tmp_path / "metadata" / name).write_bytes(data)
    problems: list[Problem] = []
    found = [read_facts(file) for file in facts_files(tmp_path, problems)]
    problems.extend(problem for each in found for problem in each.problems)
    return [facts for each in found for facts in each.facts], problems


def one(tmp_path: Path, paper: object) -> Facts:
    (facts,), problems = read(tmp_path, "x.json", json.dumps([paper]))
    assert problems == []
    return facts


def test_json(tmp_path: Path) -> None:
    text = """[
 {"abstract": "One", "title": "T \\ud83d\\ude00", "authors": ["A", "B"], "year": 2026,
  "links": {"code": "https://example.org/x", "pdf": "javascript:x"}, "confidence": "high"},

 {"abstract": "Two", "title": null}
]
"""
    facts, problems = read(tmp_path, "x.json", text)
    assert [(f.abstract, f.title, f.line) for f in facts] == [("One", "T 😀", 2), ("Two", None, 5)]
    assert facts[0].links == (Link("code", "https://example.org/x"),)
    assert facts[0].authors == ("A", "B")
    assert [p.code for p in problems] == ["link"]


@pytest.mark.parametrize("form", ["[{}]", "{}", '{{"a": {}}}', '{{"\\ud802": {}}}'])
def test_half_a_character_is_none(form: str, tmp_path: Path) -> None:
    paper = '{"title": "T \\ud800", "abstract": "A\\udfff", "\\ud801": {"\\ud802": "x"}}'
    facts, problems = read(tmp_path, "x.json", form.format(paper))
    assert [(f.title, f.abstract) for f in facts] == [("T \ufffd", "A\ufffd")]
    assert "unknown-key" in [problem.code for problem in problems]
    msgspec.msgpack.encode((facts, problems))


def test_names_that_differ_in_half_a_character_are_one_given_twice(tmp_path: Path) -> None:
    for text in ('{"\\ud800": 1, "\\ud801": 2}', '[{"\\ud800": 1, "\\ud801": 2}]'):
        with pytest.raises(RunError, match="`\ufffd` is given twice"):
            read(tmp_path, "x.json", text)


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has such names")
def test_a_file_whose_name_is_no_utf_8_is_read(tmp_path: Path) -> None:
    facts, problems = read(tmp_path, os.fsdecode(b"caf\xe9.yaml"), "- title: One\n  venue: [x]\n")
    assert [Path(f.file).name for f in facts] == ["caf\ufffd.yaml"]
    msgspec.msgpack.encode((facts, problems))


def test_yaml(tmp_path: Path) -> None:
    facts, problems = read(tmp_path, "x.yaml", "- abstract: One\n  title: 1984\n  year: 2026\n")
    assert (facts[0].title, facts[0].year, facts[0].line, problems) == ("1984", 2026, 1, [])


def test_openreview_wraps_its_values(tmp_path: Path) -> None:
    facts = one(
        tmp_path,
        {
            "forum": "pc7fqaOcAH",
            "content": {
                "title": {"value": "Looms"},
                "authors": {"value": ["Ada Example", "Sample, Bo"]},
                "abstract": {"value": "One."},
                "venue": {"value": "ICML 2026 spotlightposter"},
                "venueid": {"value": "ICML.cc/2026/Conference"},
                "keywords": {"value": ["looms", "tea"]},
                "pdf": {"value": "/pdf/abc.pdf"},
                "_bibtex": {"value": "@inproceedings{x, booktitle={Else}, year={2027}}"},
            },
        },
    )
    assert (facts.title, facts.authors) == ("Looms", ("Ada Example", "Bo Sample"))
    assert (facts.venue, facts.year, facts.keywords) == ("ICML", 2026, ("looms", "tea"))
    assert facts.links == (
        Link("openreview", "https://openreview.net/forum?id=pc7fqaOcAH"),
        Link("pdf", "https://openreview.net/pdf/abc.pdf"),
    )


def test_a_bibtex_entry_inside_fills_venue_and_year(tmp_path: Path) -> None:
    entry = "@inproceedings{x,\n booktitle={Conference on Looms (LOOM)},\n year={2026}}"
    facts = one(tmp_path, {"title": "T", "author": "Ada Example;Bo Sample", "bibtex": entry})
    assert (facts.venue, facts.year, facts.authors) == ("LOOM", 2026, ("Ada Example", "Bo Sample"))


def test_an_anthology_spells_its_keys_so(tmp_path: Path) -> None:
    facts = one(
        tmp_path,
        {
            "Title": "T",
            "author": [{"first": "Ada", "last": "Example"}, {"full_name": "Bo Sample"}],
            "booktitle": "Proceedings of the Meeting on Looms",
            "publication_year": "2022",
            "DOI": "10.1000/x",
            "url": "https://aclanthology.org/2022.loom-1.1",
            "pdf_url": "https://aclanthology.org/2022.loom-1.1.pdf",
            "pages": "1-9",
        },
    )
    assert (facts.title, facts.authors, facts.year) == ("T", ("Ada Example", "Bo Sample"), 2022)
    assert {link.kind for link in facts.links} == {"doi", "paper", "pdf"}


def test_csl_spells_its_keys_so(tmp_path: Path) -> None:
    facts = one(
        tmp_path,
        {
            "title": "T",
            "author": [{"given": "Ada", "non-dropping-particle": "van", "family": "Loom"}],
            "container-title": ["Journal of Looms"],
            "issued": {"date-parts": [[2026, 5, 1]]},
            "URL": "http://dx.doi.org/10.1000/x",
        },
    )
    assert (facts.authors, facts.venue, facts.year) == (("Ada van Loom",), "Journal of Looms", 2026)
    assert facts.links == (Link("doi", "https://doi.org/10.1000/x"),)


@pytest.mark.parametrize(
    "links",
    [
        {"code": "https://github.com/example/loom"},
        {"code": ["https://github.com/example/loom"]},
        ["https://github.com/example/loom"],
        [{"kind": "code", "url": "https://github.com/example/loom"}],
        [{"name": "code", "href": "github.com/example/loom"}],
    ],
)
def test_links_however_they_are_given(tmp_path: Path, links: object) -> None:
    facts = one(tmp_path, {"title": "T", "links": links})
    assert facts.links == (Link("code", "https://github.com/example/loom"),)


def test_numbers_among_links(tmp_path: Path) -> None:
    facts = one(tmp_path, {"title": "T", "links": {"arxiv": "2601.00001", "doi": "10.1000/x"}})
    assert [link.url for link in facts.links] == [
        "https://arxiv.org/abs/2601.00001",
        "https://doi.org/10.1000/x",
    ]


@pytest.mark.parametrize(
    "document",
    [
        [{"title": "T"}],
        {"title": "T"},
        {"papers": [{"title": "T"}]},
        {"venue": "ICML", "data": [{"title": "T"}]},
        {"10.1000/x": {"title": "T"}},
        {"10.1000/x": [{"title": "T"}]},
    ],
)
@pytest.mark.parametrize("suffix", ["json", "yaml"])
def test_papers_wherever_they_are(tmp_path: Path, document: object, suffix: str) -> None:
    facts, problems = read(tmp_path, f"x.{suffix}", json.dumps(document))
    assert ([f.title for f in facts], problems) == (["T"], [])


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("x.json", '[{"abstract": "A"},]', 1),
        ("x.json", '[{"abstract": "A"}\n{"abstract": "B"}]', 2),
        ("x.json", '[{"abstract": "A"}', 1),
        ("x.json", "", 1),
        ("x.json", '[{"abstract": "A"}]\n{"lost": 1}', 2),
        ("x.json", '[{"abstract": "A", "abstract": "B"}]', 1),
        ("x.json", '{"a": 1}', 1),
        ("x.yaml", "a: b", 1),
        ("x.yaml", "- a: b: c", 1),
        ("x.bib", b"@a{k,\n title={\xbf}}", 2),
    ],
)
def test_a_file_that_cannot_be_read_stops_the_run(
    tmp_path: Path, name: str, text: str | bytes, line: int
) -> None:
    with pytest.raises(RunError, match=rf"{name}:{line}: error"):
        read(tmp_path, name, text)


@pytest.mark.parametrize(
    ("name", "text", "line", "code"),
    [
        ("x.json", '[\n{"venue": "nothing else"}]', 2, "facts-empty"),
        ("x.json", "[1]", 1, "wrong-value"),
        ("x.json", '[{"abstract": "A", "authers": ["B"]}]', 1, "unknown-key"),
        ("x.json", '[{"abstract": "A", "colour": "red"}]', 1, "unknown-key"),
        ("x.json", '[{"abstract": "A", "year": "soon"}]', 1, "wrong-value"),
        ("x.json", '[{"title": "T", "authors": "Ada Example, Bo Sample"}]', 1, "authors-unclear"),
        ("x.json", '[{"title": "T", "authors": ["Ada Example", "et al."]}]', 1, "authors-cut"),
        ("x.bib", "@a{k}", 1, "facts-empty"),
        ("x.bib", "\n@a{k title={T}}", 2, "facts-broken"),
        ("x.bib", "@a{k, title={T}, title={U}}", 1, "facts-odd"),
        ("x.bib", "@a{k,\n crossref={l}, title={T}}", 2, "facts-odd"),
        ("x.ris", "TY - JOUR", None, "ignored"),
    ],
)
def test_what_does_not_fit_is_told(
    tmp_path: Path, name: str, text: str, line: int | None, code: str
) -> None:
    _, problems = read(tmp_path, name, text)
    assert [(p.code, p.line) for p in problems] == [(code, line)]


def test_keys_nothing_is_read_from_are_told_once(tmp_path: Path) -> None:
    papers = [{"title": "T", "colour": "red", "shape": "round"}, {"title": "U", "colour": "blue"}]
    _, (problem,) = read(tmp_path, "x.json", json.dumps(papers))
    assert (problem.severity, "colour, shape" in problem.message) == ("advice", True)


BIB = r"""
@string{conf = "Conference on Looms"}
@inproceedings{one,
  title = {{Lo{\"o}m}: On {BERT} and $\mathbb{R}^{n}$},
  author = {von M{\"u}ller, J{\"o}rg and {Barnes and Noble, Inc.} and Sample, Bo},
  booktitle = conf # { (LOOM)},
  year = 2026, month = jul,
  doi = {10.1000/x}, url = {https://example.org/one.pdf},
  eprint = {2601.00001}, archivePrefix = {arXiv},
  note = {Code: \url{https://github.com/example/loom}},
  keywords = {cam{\'e}ra; locative media},
  abstract = {A gain of 12\% over 80% baselines.},
}
@proceedings{vol, title = {Proceedings of the Second Conference on Looms}, year = 2025}
@inproceedings{two, title = {Two}, crossref = {VOL}}
@article{three, title = {Three}, journal = {arXiv preprint arXiv:2602.00002}, year = {2026}}
"""


def test_bibtex(tmp_path: Path) -> None:
    (first, second, third), problems = read(tmp_path, "x.bib", BIB)
    assert problems == []
    assert first == Facts(
        abstract=r"A gain of 12\% over 80% baselines.",
        title=r"Loöm: On BERT and $\mathbb{R}^{n}$",
        authors=("Jörg von Müller", "Barnes and Noble, Inc.", "Bo Sample"),
        venue="LOOM",
        year=2026,
        links=(
            Link("doi", "https://doi.org/10.1000/x"),
            Link("arxiv", "https://arxiv.org/abs/2601.00001"),
            Link("pdf", "https://example.org/one.pdf"),
            Link("code", "https://github.com/example/loom"),
        ),
        file=str(tmp_path / "metadata" / "x.bib"),
        line=3,
        keywords=("caméra", "locative media"),
    )
    assert (second.venue, second.year) == ("Proceedings of the Second Conference on Looms", 2025)
    assert (third.venue, third.year, third.links[0].kind) == (None, 2026, "arxiv")


@pytest.mark.parametrize("marks", [b"\xef\xbb\xbf", b""])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_bibtex_from_any_system(tmp_path: Path, marks: bytes, end: bytes) -> None:
    data = marks + "@a{k,\n title = {Jörg},\n year = 2026\n}\n@a{l, title={L}}\n".encode()
    (first, second), problems = read(tmp_path, "x.bib", data.replace(b"\n", end))
    assert (first.title, first.year, second.line, problems) == ("Jörg", 2026, 5, [])


@pytest.mark.parametrize(("year", "told"), [("20266", True), ("in press", False), ("2026", False)])
def test_a_year_of_bibtex_that_is_none_is_told(tmp_path: Path, year: str, told: bool) -> None:  # noqa: FBT001 - a case
    text = f"@a{{k, title = {{T}},\n year = {{{year}}}}}"
    (facts,), problems = read(tmp_path, "x.bib", text)
    assert facts.title == "T"
    assert [(problem.code, problem.line) for problem in problems] == [("wrong-value", 2)] * told


def test_utf_16_is_read(tmp_path: Path) -> None:
    (facts,), _ = read(tmp_path, "x.bib", "@a{k, title = {Jörg}}".encode("utf-16"))
    assert facts.title == "Jörg"


def test_one_volume_holds_for_its_file(tmp_path: Path) -> None:
    text = (
        "@Proceedings{v, booktitle={The Conference}, shortname={LOOM}, year={2025}}\n"
        "@InProceedings{a, title={A}}\n@InProceedings{b, title={B}, booktitle={Other}, year=2024}"
    )
    facts, _ = read(tmp_path, "x.bib", text)
    assert [(f.title, f.venue, f.year) for f in facts] == [
        ("A", "LOOM", 2025),
        ("B", "Other", 2024),
    ]
