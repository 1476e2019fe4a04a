"""The heading of a list: which venue and year its abstracts belong to."""

import re
from dataclasses import dataclass

_LONGEST = 140
_MOST_WORDS = 12

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
    r"^(?:(?:of|at|for|from|in|the|to|on|list)\b|的|[\W_])+|[\W_的]+$", re.IGNORECASE
)
_MARKUP = re.compile(r"^#{1,6}\s+|^(?:\*\*|__)(?=\S)|(?:\*\*|__)$|\s+#+$")
_UNDERLINE = re.compile(r"\n[ \t]*(?:={3,}|-{3,})[ \t]*$")
# `(ICML 2026)` inside a long official name is how the venue is known.
_SHORT_FORM = re.compile(r"[(（]\s*([^()（）]{2,20}?)[\s'’-]*((?:19|20)\d\d)\s*[)）]")
_BRACKETED = re.compile(r"[(（\[][^()（）\[\]]*[)）\]]")  # ICML 2026 Papers (Oral)
# A venue as a name: `ICML`, `USENIX Security`, `Findings of EMNLP`, `国际机器学习大会`.
_NAME = re.compile(r"[^\Wa-z_][\w&./'’-]*(?: (?:of|and|on|for|the|in|&|[^\Wa-z_][\w&./'’-]*))*")
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
    may be a venue and a year alone; further down a line must name papers, a year, and a venue
    written as a name: `Benchmarking peer review of 2024 papers` is an abstract.
    """
    line = _MARKUP.sub("", _MARKUP.sub("", _UNDERLINE.sub("", paragraph).strip())).strip()
    if "\n" in line or len(line) > _LONGEST or _SENTENCE.search(line):
        return None
    line = _SHORT_YEAR.sub(r" 20\1", line)
    year = _YEAR.search(line)
    names_papers = _LIST_WORDS.search(line) is not None
    if year is None or not (names_papers or first):
        return None
    short_form = _SHORT_FORM.search(line)
    if short_form:
        return Heading(short_form[1].strip(), int(short_form[2]))
    venue = _venue(line)
    most = _MOST_WORDS if names_papers else _MOST_WORDS // 2
    if len(venue.split()) > most or not (first or _NAME.fullmatch(venue)):
        return None
    return Heading(venue or None, int(year[1]))


def _venue(line: str) -> str:
    """What is left of a heading without its year and the words for papers."""
    rest = _LIST_WORDS.sub(" ", _YEAR.sub(" ", _BRACKETED.sub(" ", line)))
    while (trimmed := _LINKING.sub("", rest.strip()).strip()) != rest:
        rest = trimmed
    return " ".join(rest.split())
