"""What the tests of checking share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sitegen.check.site import check_site
from tests.check.sites import SOUND, Files, write

Check = Callable[..., list[tuple[str, str, int | None]]]


@pytest.fixture
def output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder `_site` of the current directory."""
    monkeypatch.chdir(tmp_path)
    return Path("_site")


@pytest.fixture
def check(output: Path) -> Check:
    """Check the sound site with some files in place of its own; code, file and line of problems."""

    def run(
        files: Files, permalinks: tuple[str, ...] = (), redirects: dict[str, str] | None = None
    ) -> list[tuple[str, str, int | None]]:
        write(output, {**SOUND, **files})
        found = check_site(output, permalinks, redirects or {})
        assert not any(problem.message.endswith(".") for problem in found)
        return [
            (problem.code, problem.file.removeprefix("_site/"), problem.line) for problem in found
        ]

    return run
