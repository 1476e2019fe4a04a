"""A whole small site, compared with what it was. `GOLDEN=overwrite` takes today's as right."""

import os
import re
import shutil
from pathlib import Path

from tests.command import Sitegen
from tests.endtoend.samples import write_sample

GOLDEN = Path(__file__).parent / "golden"
# The hash in the name of a stylesheet or script says nothing of the pages.
HASH = re.compile(r"\.[0-9a-f]{10}(?=\.(?:css|js|svg|txt))")
COMPARED = {".html", ".xml", ".txt", ".md"}


def pages(folder: Path) -> dict[str, str]:
    return {
        HASH.sub("", path.relative_to(folder).as_posix()): HASH.sub("", text(path))
        for path in sorted(folder.rglob("*"))
        if path.suffix in COMPARED and path.is_file()
    }


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_the_site_and_its_content_are_what_they_were(sitegen: Sitegen, tmp_path: Path) -> None:
    content = write_sample(tmp_path)
    done = sitegen("build", "--content", content, "--output", tmp_path / "site")
    assert done.returncode == 0, done.stderr
    got = {f"site/{name}": page for name, page in pages(tmp_path / "site").items()}
    got |= {f"content/{name}": page for name, page in pages(content).items()}
    if os.environ.get("GOLDEN") == "overwrite":
        shutil.rmtree(GOLDEN, ignore_errors=True)
        for name, page in got.items():
            path = GOLDEN / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(page, encoding="utf-8")
    want = pages(GOLDEN)
    assert sorted(got) == sorted(want)
    for name, page in got.items():
        assert page == want[name], (
            f"{name} differs; if it is right: GOLDEN=overwrite pytest {__file__}"
        )
