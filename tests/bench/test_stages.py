"""No stage looks cheap because another one did its work."""

from pathlib import Path

import pytest

from tests.bench import stages
from tests.bench.papers import write_pages

_PAPERS = 300


def test_a_stage_takes_at_least_what_its_parts_take(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pages(_PAPERS, tmp_path / "papers")
    stages.report(tmp_path, _PAPERS)
    lines = capsys.readouterr().out.splitlines()
    taken = {line[:28].rstrip(): float(line[28:].split()[0]) for line in lines}
    of_parts = sum(each for stage, each in taken.items() if stage.startswith("  "))
    assert len(taken) == 9
    assert of_parts > 0
    assert taken[stages.ENTRIES] > 0.9 * of_parts  # two processes: never quite the same
