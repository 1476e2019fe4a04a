"""The heading of a list: which venue and year its abstracts belong to."""

import re
import unicodedata
from dataclasses import dataclass

_LONGEST = 140
_MOST_WORDS = 12
_FEW_WORDS = 2

_YEAR = re.compile(r"(?<!\d)((?:19|20)\d\d)(?!\d)\s*(?:年度?)?")
_SHORT_YEAR = re.compile(r"(?<=[A-Z])\s?[-'’](\d\d)(?!\d)")  # AAAI-26, KDD '25
# What says "these are papers", in the languages lists circulate in.
_LIST_WORDS = re.compile(
    r"(?:list of )?\b(?:all )?(?:accepted |oral |poster |spotlight |main )*"
    r"(?:papers?|abstracts?|publications?|proceedings)\b(?: list| titles| abstracts)*"
    r"|(?:接收|录用|錄用|入选|全部|所有|主会)*论文(?:列表|集|摘要|清单|目录|一览)*"
    r"|(?:採択|採録)?論文(?:一覧|リスト|集|列表|摘要)*"
    r"|摘要(?:列表|集)?",
    re.IGNORECASE,
)
_LINKING = re.compile(
    r"^(?:(?:accepted|of|at|for|from|by|in|the|to|on|list)\b|的|[\W_])+|[\W_的]+$", re.IGNORECASE
)
_MARKUP = re.compile(r"^#{1,6}\s+|^(?:\*\*|__)(?=\S)|(?:\*\*|__)$|\s+#+$")
_UNDERLINE = re.compile(r"\n[ \t]*(?:={3,}|-{3,})[ \t]*$")
# `(ICML 2026)` inside a long official name is how the venue is known.
_SHORT_FORM = re.compile(r"[(（]\s*([^()（）]{2,20}?)[\s'’-]*((?:19|20)\d\d)\s*[)）]")
# `Oral Papers`, `Spotlights`, `Accepted papers`, `论文列表`
_SECTION = re.compile(
    rf"(?:{_LIST_WORDS.pattern}|(?:orals?|posters?|spotlights?)(?: presentations?)?)+",
    re.IGNORECASE,
)
_BRACKETED = re.compile(r"[(（\[][^()（）\[\]]*[)）\]]")  # ICML 2026 Papers (Oral)
# A venue as a name: `ICML`, `USENIX Security`, `Findings of EMNLP`, `国际机器学习大会`.
_NAME = re.compile(
    r"(?!(?:A|An|The) )[^\Wa-z_][\w&./'’-]*(?: (?:of|and|on|for|the|in|&|[^\Wa-z_][\w&./'’-]*))*"
)
_SENTENCE = re.compile(
    r"[.!?。！？]$|[.!?] [A-Z]|\b(?:we|our|this|these|is|are|was|were|has|have)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Heading:
    """A venue and a year, as far as the heading tells them."""

    venue: str | None
    year: int | None


def read_heading(paragraph: str, *, first: bool) -> Heading | None:
    """The heading a paragraph is, or None where it is an abstract.

    `ICML 2026 论文列表`, `Accepted papers at NeurIPS 2025`, `# 2024年CVPR论文`. The first paragraph
    may be a venue and a year alone; further down a line must name papers and a year. The venue is
    written as a name: `Benchmarking peer review of 2024 papers` is an abstract. A line that says
    "papers" alone (`## Oral Papers`) is a heading of neither venue nor year.
    """
    line = _heading_line(paragraph)
    if line is None:
        return None
    if _SECTION.fullmatch(line):
        return Heading(None, None)
    year = _YEAR.search(line)
    names_papers = _LIST_WORDS.search(line) is not None
    if year is None or not (names_papers or first):
        return None
    short_form = _SHORT_FORM.search(line)
    if short_form:
        return Heading(short_form[1].strip(), int(short_form[2]))
    venue = _venue(line)
    is_name = _NAME.fullmatch(venue) and len(venue.split()) <= _MOST_WORDS
    is_short = first and len(venue.split()) <= _FEW_WORDS
    return Heading(venue or None, int(year[1])) if is_name or is_short else None


def _heading_line(paragraph: str) -> str | None:
    """A short paragraph as one bare line with its year in full; None where it is prose."""
    if len(paragraph) > _LONGEST:
        return None
    line = unicodedata.normalize("NFKC", _UNDERLINE.sub("", paragraph)).strip()
    line = _MARKUP.sub("", _MARKUP.sub("", line)).strip().removesuffix(".")
    if "\n" in line or _SENTENCE.search(line):
        return None
    return _SHORT_YEAR.sub(r" 20\1", line)


def _venue(line: str) -> str:
    """What is left of a heading without its year and the words for papers."""
    rest = _LIST_WORDS.sub(" ", _YEAR.sub(" ", _BRACKETED.sub(" ", line)))
    while (trimmed := _LINKING.sub("", rest.strip()).strip()) != rest:
        rest = trimmed
    return " ".join(rest.split())
