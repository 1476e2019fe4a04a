"""What the tests of publishing share."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitegen.model.files import OutputFile
from sitegen.output.publish import Published, publish
from tests.output.trees import Publish, Read, Site, read_tree


@pytest.fixture
def output(tmp_path: Path) -> Path:
    return tmp_path / "_site"


@pytest.fixture
def state(output: Path) -> Path:
    """Where the program keeps what it needs for this output folder."""
    return output.parent / ".sitegen" / output.name


@pytest.fixture
def build(output: Path) -> Publish:
    """Publish a site given as text by path."""

    def run(site: Site) -> Published:
        return publish((OutputFile(path, text.encode()) for path, text in site.items()), output)

    return run


@pytest.fixture
def published(output: Path) -> Read:
    """What stands in the output folder, without the marker that every site has."""

    def read() -> dict[str, str]:
        found = read_tree(output)
        assert found.pop(".nojekyll").startswith("Made by sitegen.")
        return found

    return read


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder that everybody may use, while the test runs without the powers of root."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        was_root = os.geteuid() == 0
        if was_root:
            os.seteuid(65534)
        try:
            yield Path(folder)
        finally:
            if was_root:
                os.seteuid(0)
