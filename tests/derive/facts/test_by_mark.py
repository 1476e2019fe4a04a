"""An entry without a known abstract is found by link, title or name, if only one paper has it."""

import pytest

from sitegen.derive.facts.by_abstract import find_by_abstract
from sitegen.derive.facts.by_mark import find_by_mark
from sitegen.derive.facts.fits import Found, How, Known
from sitegen.model.record import Facts
from tests.derive.facts.samples import ABSTRACT, OTHER, facts, link


def find(entries: list[Facts], *papers: Known) -> dict[int, Found]:
    found = find_by_abstract(entries, papers)
    return dict(find_by_mark(entries, papers, found))


def joined(entries: list[Facts], *papers: Known) -> dict[int, tuple[How, tuple[int, ...]]]:
    found = find(entries, *papers)
    return {
        number: (match.how, match.papers) for number, match in found.items() if not match.rivals
    }


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Loom", "Loom: Weaving Long Contexts"),
        ("Loom", "Loom – Weaving Long Contexts"),
        ("PrivGate", "PrivGate Steers Privacy"),
        ("Query Lens", "Query Lens: Seeing Queries"),
        ("Trap²", "Trap$^2$: A Defence"),
        ("B3IT", "B3IT"),
        ("PrivGate", "**PrivGate**: A Gate"),
    ],
)
def test_a_name_that_opens_the_title(name: str, title: str) -> None:
    assert joined([facts(title=title)], Known(OTHER), Known("", name=name)) == {0: (How.NAME, (1,))}


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Loom", "Loom Weaving for Beginners"),
        ("CORE", "CORE Challenges of Law"),
        ("Loom", "LOOM: Something Else"),
        ("Loom", "Weaving with Loom: A Study"),
        ("Gate", "PrivGate: A Gate"),
    ],
)
def test_another_word_of_the_title_is_no_name(name: str, title: str) -> None:
    assert find([facts(title=title)], Known("", name=name)) == {}


def test_a_name_that_two_have_joins_none() -> None:
    entry = facts(title="Loom: Weaving")
    assert find([entry], Known("a", name="Loom"), Known("b", name="Loom"))[0].rivals
    two = [entry, facts(title="Loom: Sewing", line=2)]
    assert [match.rivals for match in find(two, Known("", name="Loom")).values()] == [True, True]
    same = [entry, facts(title="{L}oom: weaving!", line=2)]
    assert joined(same, Known("", name="Loom")) == {0: (How.NAME, (0,)), 1: (How.NAME, (0,))}


def test_a_name_does_not_join_a_paper_that_has_its_entry() -> None:
    entries = [facts(ABSTRACT, "LeafNet: Tea by Scent"), facts(title="LeafNet: Trees by Bark")]
    assert find(entries, Known(ABSTRACT, name="LeafNet")) == {}


@pytest.mark.parametrize(
    ("entry", "paper", "fits"),
    [
        ({"year": 2025}, {"year": 2026}, True),
        ({"year": 2019}, {"year": 2026}, False),
        ({"venue": "International Conference on Machine Learning"}, {"venue": "ICML"}, True),
        ({"venue": "CVPR"}, {"venue": "ICML"}, False),
        ({"abstract": OTHER}, {"abstract": ABSTRACT}, False),
        ({"abstract": OTHER[:80]}, {"abstract": ABSTRACT}, True),
    ],
)
def test_what_speaks_against_a_name(
    entry: dict[str, object], paper: dict[str, object], *, fits: bool
) -> None:
    given = facts(title="Loom: Weaving", **{"abstract": "", **entry})  # type: ignore[arg-type] # fields of Facts
    known = Known(name="Loom", **{"abstract": "", **paper})  # type: ignore[arg-type] # fields of Known
    assert bool(joined([given], known)) == fits


def test_a_link_that_only_the_two_have() -> None:
    code = facts(links=(link("example/loom.git"),))
    paper = Known(ABSTRACT, links=(link("Example/Loom/"),))
    assert joined([code], Known(OTHER), paper) == {0: (How.LINK, (1,))}
    assert find([code], paper, paper)[0].rivals
    assert find([facts(OTHER, links=code.links)], paper) == {}


def test_a_mark_that_very_many_give_costs_little() -> None:
    entries = [facts(links=(link("example/all.git"),), line=line) for line in range(5000)]
    papers = [Known(ABSTRACT, links=(link("example/all"),))] * 5000
    found = find(entries, *papers)
    assert len(found) == 5000
    assert all(match.rivals and len(match.papers) == 2 for match in found.values())


def test_the_title_an_editor_wrote() -> None:
    entry = facts(title="{Weaving} Long Contexts")
    assert joined([entry], Known("", title="Weaving long contexts")) == {0: (How.TITLE, (0,))}
    assert find([facts(title="Overview")], Known("", title="Overview")) == {}
    anew = facts(OTHER, "Weaving Long Contexts", year=2025)
    assert joined([anew], Known(ABSTRACT, "Weaving long contexts", year=2026))
    assert not joined([anew], Known(ABSTRACT, "Weaving long contexts", year=2020))


def test_the_title_of_an_entry_that_was_joined() -> None:
    entries = [
        facts(ABSTRACT, "Tea by Its Scent Alone"),
        facts(title="Tea by its scent alone", line=2),
    ]
    assert joined(entries, Known(OTHER), Known(ABSTRACT)) == {1: (How.TITLE, (1,))}
