"""Deriving from whole abstracts: what holds for every one, and how well it does on real ones."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.abstract import Deriver
from sitegen.derive.links import find_links
from sitegen.derive.name.forms import name_key
from sitegen.derive.title.signs import LONGEST
from sitegen.model.prose import Hyperlink, Prose
from sitegen.model.record import Derived
from sitegen.text.abstract import read_abstract
from tests.derive.taxonomies import SMALL, shipped

SHARED = Path(__file__).parents[3] / "shared"
DERIVER = Deriver(shipped())
IDS = {tag.id for tag in shipped().tags}

ABSTRACT = r"""Planning with large language models (LLMs) is brittle. To address this, we propose
\textbf{LoomNet}, a graph neural planner that weaves partial plans. LoomNet reduces failures on
three suites. Code: \url{https://github.com/ada/loomnet}."""

# Pieces of abstracts that the patterns look for, strung together in any order.
pieces = st.lists(
    st.sampled_from(
        [
            "We propose ", "a novel framework ", "LoomNet", "LoomNet, ", "(LN) ", "called ", "for ",
            "that ", "which integrates ", "to estimate ", "(", ") ", "[1, 2] ", "and ", "both ",
            "between ", "is ", "our method ", "decomposes ", "such as ", "e.g. ", "i.e., ", ". ",
            "We show that ", "we study the problem of ", "Weaving Lens ", "Trap² ", "α-fair ",
            "https://a.org/x ", "--", "—", '"', "“", "”", "'", ": ", "; ", ", ", "language models ",
            "reinforcement learning ", "İstanbul ", "ſ", "ﬁ", "漢字", "\u202e", "𝒳", "0", "\\x ",
        ]
    ),
    max_size=40,
).map(lambda found: " ".join("".join(found).split()))  # fmt: skip


def prose(plain: str, emphasised: tuple[str, ...] = (), *urls: str) -> Prose:
    links = tuple(Hyperlink(url, 0, 0) for url in urls)
    return Prose(plain, "", plain, plain, plain, emphasised, links)


def assert_holds(derived: Derived, plain: str) -> None:
    assert len(derived.title) <= LONGEST
    assert bool(derived.title) == bool(plain.strip())
    assert "\n" not in derived.title
    assert derived.title == derived.title.strip()
    assert IDS.issuperset(derived.tags)
    assert len(derived.tags) == len(set(derived.tags)) <= 4
    if derived.name is not None:
        assert derived.title.startswith(derived.name)
        assert derived.name in plain


def test_a_name_a_title_and_tags_are_derived_with_their_reasons() -> None:
    read = read_abstract(" ".join(ABSTRACT.split()))
    found = DERIVER.explained(read)
    assert found.derived == DERIVER(read)
    assert found.derived.name == "LoomNet"
    assert found.derived.title == "LoomNet: a graph neural planner that weaves partial plans"
    assert "large-language-models" in found.derived.tags
    assert found.name is not None
    assert found.name.signs["emphasised"] == 1
    best = next(score for score in found.scores if score.tag == found.derived.tags[0])
    assert best.phrases


@pytest.mark.parametrize("empty", ["", " ", "\n"])
def test_of_nothing_nothing_is_derived(empty: str) -> None:
    assert DERIVER(prose(empty)) == Derived(None, "", ())


def test_nothing_is_derived_from_an_address() -> None:
    address = r"\url{https://WeaveBench.io/KnotNet-proposes/rope}"
    told = "We propose looms, called by weavers. See"
    assert DERIVER(read_abstract(f"{told} {address}.")) == DERIVER(read_abstract(f"{told} ."))
    assert DERIVER(read_abstract(address)).title


def test_a_tag_is_not_read_out_of_a_name() -> None:
    abstract = "We propose Loom-RX, a study of sand. Loom-RX outperforms all."
    assert Deriver(SMALL)(prose(abstract)).tags == ("craft",)


@given(pieces)
def test_whatever_is_read_what_is_derived_fits(plain: str) -> None:
    assert_holds(DERIVER(prose(plain, ("LoomNet",), "https://a.org/x")), plain)


@given(st.text(max_size=300))
def test_any_text_derives_something_that_fits(text: str) -> None:
    plain = " ".join(text.split())
    assert_holds(DERIVER(prose(plain)), plain)


@pytest.mark.parametrize(
    "unit",
    ["a", "A", "A1", "A1 ", "we propose ", "(", "[1", "a-", "x.y.", "the the ", "'", "and, ", ". ",
     "LoomNet, a ", "A B ", "such ", "https://a.", "_", "—", "1) "],
)  # fmt: skip
def test_a_long_abstract_takes_no_long_time(unit: str) -> None:
    long = prose(unit * (200_000 // len(unit)))
    started = time.process_time()
    assert_holds(DERIVER(long), long.plain)
    assert time.process_time() - started < 5


def test_the_same_is_derived_under_any_hash_seed() -> None:
    program = (
        "import sys; from tests.derive.test_abstract import ABSTRACT, DERIVER, read_abstract;"
        "print(DERIVER.explained(read_abstract(ABSTRACT)))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@pytest.mark.skipif(not SHARED.exists(), reason=f"{SHARED} is not at hand")
def test_real_abstracts_are_derived_well() -> None:
    gold = json.loads((SHARED / "eval/seeds_gold.json").read_text(encoding="utf-8"))
    abstracts = [
        " ".join(block.split())
        for path in sorted((SHARED / "seeds").glob("*.txt"))
        for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8"))[1:]
        if block.strip()
    ]
    right = wrong = 0
    for wanted in gold:
        (abstract,) = [text for text in abstracts if text.startswith(wanted["first8"])]
        read = read_abstract(abstract)
        derived = DERIVER(read)
        assert_holds(derived, read.plain)
        assert derived.tags
        assert derived.title != derived.name
        links = [{"kind": link.kind, "url": link.url} for link in find_links(read)]
        assert links == wanted["links"]
        names = {name_key(n) for n in (wanted["name"], *wanted["also_acceptable_names"]) if n}
        right += derived.name is not None and name_key(derived.name) in names
        wrong += derived.name is not None and name_key(derived.name) not in names
    assert right >= 38
    assert wrong <= 3
