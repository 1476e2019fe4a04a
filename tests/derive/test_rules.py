"""What derives and reads is loaded when something is derived or read, and not before."""

import subprocess
import sys
from pathlib import Path

from sitegen.derive.abstract import Deriver
from sitegen.derive.explaining import explanation
from sitegen.derive.rules import LateDeriver
from sitegen.text.abstract import read_abstract
from tests.derive.taxonomies import SMALL

ABSTRACT = "We propose LoomNet, a network for weaving. LoomNet outperforms all."
LATE = (
    "sitegen.derive.abstract",
    "sitegen.derive.name.names",
    "sitegen.derive.title.tables",
    "sitegen.derive.tags.tables",
    "sitegen.derive.results.claims",
    "sitegen.text.dialect.reading",
    "sitegen.text.math.unicode_math",
    "sitegen.text.editor_notes",
)


def test_a_late_deriver_derives_the_same() -> None:
    late, deriver, prose = LateDeriver(SMALL), Deriver(SMALL), read_abstract(ABSTRACT)
    assert late(prose) == deriver(prose)
    assert late.name(prose) == deriver(prose).name == "LoomNet"
    assert list(late.explanation(prose)) == list(explanation(deriver.explained(prose)))


def test_the_program_starts_without_what_only_some_builds_need() -> None:
    program = f"import sys, sitegen.build; print([m for m in {LATE!r} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.strip() == "[]"
