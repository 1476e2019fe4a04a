"""Ratios are taken pair by pair, and what is written says what was measured."""

from pathlib import Path

from tests.bench.measuring import Cost
from tests.bench.peers import VERSIONS
from tests.bench.table import (
    AGAIN,
    COLD,
    EDIT,
    HUGO,
    HUGO_EDIT,
    PAGEFIND,
    keep,
    previewed,
    ratios,
)


def costs(*seconds: float) -> list[Cost]:
    return [Cost(each, each, each) for each in seconds]


def test_a_ratio_is_the_median_of_pairs() -> None:
    ours, theirs = costs(1, 20, 9), costs(1, 10, 3)  # 1, 2, 3; that of the medians is 3
    lines = ratios(
        {COLD: ours, HUGO: theirs, PAGEFIND: theirs, EDIT: ours, AGAIN: ours, HUGO_EDIT: theirs}
    )
    assert [line.split()[-1] for line in lines] == ["2.00", "1.00", "2.00", "2.00", "2.00"]
    assert previewed([1, 20, 9], [1, 10, 3])[-1].endswith(" 2.00")


def test_without_peers_there_are_no_ratios() -> None:
    assert ratios({COLD: costs(1)}) == []
    assert len(previewed([1.0], [])) == 1


def test_figures_take_the_place_of_those_of_as_many_papers(tmp_path: Path) -> None:
    file = tmp_path / "RATIOS.md"
    keep(6000, 3, "", ["six"], file)
    keep(1000, 1, "2026-12-01", ["old"], file)
    keep(1000, 2, "2026-12-02", ["new"], file)
    text = file.read_text(encoding="utf-8")
    assert "2026-12-01" not in text
    assert text.index("## 1000 papers\n\n2026-12-02, ") < text.index("```\nnew\n```")
    assert text.index("```\nnew\n```") < text.index("## 6000 papers") < text.index("```\nsix\n```")
    assert text.count("## ") == 2
    assert all(text.count(version) == 2 for version in VERSIONS)
