"""Law 8: for one query over the same tokens, what lunr.js returns over its own index."""

import json
import lzma
from itertools import islice
from pathlib import Path

import pytest

from sitegen.search.fields import Document
from tests.search.invented import invented_paper
from tests.search.oracle import Oracle
from tests.search.queries import queries_of

CORPUS = Path(__file__).parents[3] / "shared" / "corpus" / "papers.jsonl.xz"


@pytest.fixture(scope="module")
def invented_papers() -> list[Document]:
    return [invented_paper(seed) for seed in range(300)]


@pytest.fixture(scope="module")
def real_papers() -> list[Document]:
    """A thousand of all venues and years."""
    if not CORPUS.exists():
        pytest.skip(f"{CORPUS} is not there")
    with lzma.open(CORPUS, "rt", encoding="utf-8") as lines:
        papers = [json.loads(line) for line in islice(lines, 0, None, 77)][:1000]
    return [
        Document(
            title=paper["title"],
            name=head if (head := paper["title"].partition(":")[0]).isalnum() else "",
            abstract=paper["abstract"],
            authors=", ".join(paper["authors"]),
            tags=str(paper["area"]),
        )
        for paper in papers
    ]


def agree(lunr: Oracle, documents: list[Document], each: int) -> int:
    """Asks both indexes the same queries; returns how many found something."""
    queries = queries_of(documents, each)
    answers = lunr("agree", queries)
    for query, (ours, theirs) in zip(queries, answers, strict=True):
        assert ours == theirs, query
    return sum(isinstance(ours, list) and bool(ours) for ours, _ in answers)


def test_our_index_is_the_one_lunr_js_builds(lunr: Oracle, invented_papers: list[Document]) -> None:
    assert lunr.open(invented_papers) == lunr.build(invented_papers)


def test_lunr_js_finds_the_same_in_ours(lunr: Oracle, invented_papers: list[Document]) -> None:
    lunr.open(invented_papers)
    lunr.build(invented_papers)
    assert agree(lunr, invented_papers, each=20) > 300


def test_real_papers_agree_too(lunr: Oracle, real_papers: list[Document]) -> None:
    assert lunr.open(real_papers) == lunr.build(real_papers)
    assert agree(lunr, real_papers, each=20) > 300


@pytest.mark.parametrize("count", [0, 1])
def test_a_catalog_may_be_empty(lunr: Oracle, count: int) -> None:
    documents = [invented_paper(1)] * count
    assert lunr.open(documents) == lunr.build(documents)
    assert [len(found) for found in lunr("answer", ["B3IT survey study"])] == [count and 1]
