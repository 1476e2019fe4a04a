"""Headings of any venue and year, in both languages; prose is no heading."""

import pytest

from sitegen.ingest.headings import Heading, read_heading


@pytest.mark.parametrize(
    ("line", "venue", "year"),
    [
        ("ICML 2026 论文列表", "ICML", 2026),
        ("ICML 2026 Papers", "ICML", 2026),
        ("ICML2026论文列表", "ICML", 2026),
        ("2024年CVPR论文", "CVPR", 2024),
        ("NeurIPS 2025 接收论文列表", "NeurIPS", 2025),
        ("第42届国际机器学习大会（ICML 2025）论文列表", "ICML", 2025),
        ("Accepted papers at NeurIPS 2025", "NeurIPS", 2025),
        ("List of accepted papers - SIGIR 2023", "SIGIR", 2023),
        ("# CVPR 2024 papers", "CVPR", 2024),
        ("**ACL 2025 Papers**", "ACL", 2025),
        ("ACL 2025 Papers\n===============", "ACL", 2025),
        ("ICML 2026: Accepted Papers (Oral)", "ICML", 2026),
        ("AAAI-26 Papers", "AAAI", 2026),
        ("KDD '25 abstracts", "KDD", 2025),
        ("Findings of EMNLP 2023 papers", "Findings of EMNLP", 2023),
        ("USENIX Security 2024 Papers", "USENIX Security", 2024),
        ("ICLR 2026 採択論文一覧", "ICLR", 2026),
        ("ＩＣＭＬ　２０２６　論文一覧", "ICML", 2026),
        ("Papers accepted at ICLR 2025", "ICLR", 2025),
        ("ICML 2026 Papers.", "ICML", 2026),
    ],
)
def test_venue_and_year(line: str, venue: str, year: int) -> None:
    assert read_heading(line, first=True) == Heading(venue, year)
    assert read_heading(line, first=False) == Heading(venue, year)


def test_the_first_line_may_be_venue_and_year_alone() -> None:
    assert read_heading("KDD 2026", first=True) == Heading("KDD", 2026)
    assert read_heading("KDD 2026", first=False) is None


@pytest.mark.parametrize(
    "text",
    [
        "We study 2024 papers and find that they agree.",
        "In 2020 we saw more papers",
        "This work surveys papers of 2024",
        "A new method for sorting",
        "Since 2019, transformers dominate. We ask why",
        "ICML 2026 Papers\nare listed here, each with its abstract",
        "x" * 200 + " 2024 papers",
    ],
)
def test_prose_is_no_heading(text: str) -> None:
    assert read_heading(text, first=True) is None
    assert read_heading(text, first=False) is None


@pytest.mark.parametrize("line", ["## Oral Papers", "Spotlights", "Accepted papers", "论文列表"])
def test_a_section_changes_neither_venue_nor_year(line: str) -> None:
    assert read_heading(line, first=False) == Heading(None, None)


@pytest.mark.parametrize("size", [10_000, 1_000_000])
def test_a_long_paragraph_costs_nothing(size: int) -> None:
    for filler in " \t\r#*":
        assert read_heading(f"ICML 2026{filler * size}papers", first=True) is None


@pytest.mark.parametrize(
    "text",
    [
        "A survey of 300 papers on attention published in 2023",
        "Benchmarking peer review of 2024 papers",
        "Papers with code in 2020",
        "2024 papers reviewed by machines",
        "Code from 2023 papers rarely runs",
        "A Corpus of 2019 Abstracts",
    ],
)
def test_a_title_about_papers_below_the_first_line_is_an_abstract(text: str) -> None:
    assert read_heading(text, first=False) is None
