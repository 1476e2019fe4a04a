import shutil
from collections.abc import Iterator

import pytest

from tests.search.oracle import Oracle


@pytest.fixture(scope="session")
def lunr() -> Iterator[Oracle]:
    program = shutil.which("node")
    if program is None:
        pytest.skip("node is not installed: lunr.js cannot be asked")
    oracle = Oracle(program)
    yield oracle
    oracle.close()
