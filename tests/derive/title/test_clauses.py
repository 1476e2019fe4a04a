"""The clauses of an abstract: an example of each kind."""

from typing import get_args

import pytest

from sitegen.derive.name.names import Name
from sitegen.derive.title.clauses import ClauseKind, find_clauses

LOOM = Name(("LoomNet",), 1.0, {})

# An abstract, and the clause that is found in it.
CLAUSES: dict[ClauseKind, tuple[str, str]] = {
    "expansion": ("Here is LoomNet (Loom Networks).", "Loom Networks"),
    "apposition": ("Here is LoomNet, a loom for ropes.", "a loom for ropes."),
    "is": ("LoomNet is a loom for ropes.", "a loom for ropes."),
    "for": ("We use LoomNet to weave ropes.", "to weave ropes."),
    "acts": ("LoomNet integrates ropes.", "integrating ropes."),
    "expanded": ("We use Loom Networks (LoomNet) for ropes.", "Loom Networks"),
    "expanded_on": ("We use Loom Networks (LoomNet) for ropes.", "Loom Networks for ropes."),
    "after_expanded": ("We use Loom Networks (LoomNet) for ropes.", "for ropes."),
    "before_called": ("Here is a loom for ropes called LoomNet.", "a loom for ropes"),
    "before": ("We propose a loom for ropes, LoomNet.", "a loom for ropes"),
    "proposed": ("In this paper, we propose a loom for ropes.", "a loom for ropes."),
    "studied": ("This paper aims to investigate how looms weave.", "how looms weave."),
    "treated": ("We compare looms and ropes.", "comparing looms and ropes."),
    "shown": ("Our results show that looms weave.", "looms weave."),
    "passive": ("In this paper, a loom for ropes is presented.", "a loom for ropes"),
    "aim": ("Our goal is to weave ropes.", "to weave ropes."),
    "problem": ("We face the problem of weaving ropes.", "weaving ropes."),
    "ours": ("Our method integrates ropes.", "integrating ropes."),
    "subject": ("Old looms are slow.", "Old looms "),
}


@pytest.mark.parametrize("kind", get_args(ClauseKind))
def test_a_clause_of_every_kind_is_found(kind: ClauseKind) -> None:
    abstract, text = CLAUSES[kind]
    assert (text, kind) in [(c.text, c.kind) for c in find_clauses([abstract], LOOM)]


def test_clauses_of_one_kind_are_counted_up_to_four() -> None:
    found = find_clauses(["We propose looms."] * 6, None)
    assert [(c.sentence, c.order) for c in found if c.kind == "proposed"] == [
        (0, 0), (1, 1), (2, 2), (3, 3),
    ]  # fmt: skip
