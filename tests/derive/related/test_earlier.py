"""What an earlier build found spares work and changes nothing, whatever the edit."""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.related import earlier
from sitegen.derive.related.profiles import profile
from sitegen.derive.related.relating import Relations, Subject, relate

WORDS = ["rope", "knot", "sailor", "hemp", "loom", "weaver", "shuttle", "clay", "kiln", "glaze"]
ABSTRACTS = st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)
TAGS = st.lists(st.sampled_from(["craft", "sea"]), unique=True, max_size=2).map(tuple)
PAPERS = st.tuples(ABSTRACTS, TAGS)

Paper = tuple[str, tuple[str, ...]]
EDITS = st.lists(
    st.tuples(
        st.sampled_from(["change", "add", "delete", "move", "rename"]),
        st.integers(0, 1000),
        st.integers(0, 1000),
        PAPERS,
    ),
    min_size=1,
    max_size=3,
)


@pytest.fixture(autouse=True, scope="module")
def _however_many_papers_are_new() -> Iterator[None]:
    """Small catalogs, too, are not found anew as a whole."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(earlier, "_MANY", 0)
        yield


def relations(papers: dict[str, Paper], before: Relations | None = None) -> Relations:
    subjects = {slug: Subject(profile(*paper), paper[1]) for slug, paper in papers.items()}
    return relate(subjects, lambda slug: papers[slug][0], before)


def edited(papers: dict[str, Paper], edits: list[tuple[str, int, int, Paper]]) -> dict[str, Paper]:
    rows = list(papers.items())
    for number, (kind, at, to, paper) in enumerate(edits):
        slug, old = rows.pop(at % len(rows)) if rows and kind != "add" else ("", paper)
        place = at if kind in {"change", "rename"} else to
        new = {"change": (slug, paper), "rename": (f"renamed-{number}", old), "move": (slug, old)}
        if kind != "delete":
            rows.insert(place % (len(rows) + 1), new.get(kind, (f"new-{number}", paper)))
    return dict(row for row in rows if row[0])


def many(papers: list[Paper], size: int) -> dict[str, Paper]:
    """A catalog of so many papers, most of which are equally alike."""
    return {f"p{number}": papers[number % len(papers)] for number in range(size)}


@given(st.lists(PAPERS, min_size=1, max_size=12), st.integers(1, 130), EDITS)
def test_the_same_with_and_without_an_earlier_build(
    papers: list[Paper], size: int, edits: list[tuple[str, int, int, Paper]]
) -> None:
    before = many(papers, size)
    after = edited(before, edits)
    known = relations(before)
    assert relations(after, known) == relations(after)


def with_own_words(text: str, own: str, number: int) -> str:
    """A text in which so many words of its own weigh more than those that are there once."""
    return f"{text} " + " ".join(f"{own}{each}a {own}{each}a" for each in range(number))


def test_a_new_paper_may_change_by_what_the_others_of_a_paper_are_found() -> None:
    light = "loom weaver shuttle clay kiln glaze"
    few = {f"few{n}": (with_own_words("rope rope", f"few{n}x", 15), ()) for n in range(40)}
    many = {f"many{n}": (light, ()) for n in range(60)}
    papers: dict[str, Paper] = {"it": (with_own_words(f"rope rope {light}", "it", 15), ())}
    after = {**papers, **few, **many}
    before = {slug: paper for slug, paper in after.items() if slug != "few7"}
    known = relations(before)
    assert known.related[0] == ()  # light words are no reasons
    assert {each.slug[:3] for each in relations(after).related[0]} == {"few"}
    assert relations(after, known) == relations(after)


def test_nothing_changed_gives_what_was_given() -> None:
    papers = many([("rope knot", ("sea",)), ("kiln", ()), ("", ())], 70)
    known = relations(papers)
    assert relations(papers, known) is known
    assert relations({}, relations({})) == relations({})


def test_it_can_be_stored() -> None:
    known = relations(many([("rope knot", ("sea",)), ("kiln", ())], 50))
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(known), type=Relations) == known


def test_the_abstracts_of_far_papers_are_not_asked_for() -> None:
    near = {f"near{n}": ("rope knot sailor hemp", ("sea",)) for n in range(50)}
    far = {f"far{n}": (f"clay kiln potter glaze {n}", ("craft",)) for n in range(150)}
    papers: dict[str, Paper] = {**near, **far}
    after = {**papers, "near0": ("rope knot sailor thread", ("sea",))}
    subjects = {slug: Subject(profile(*paper), paper[1]) for slug, paper in after.items()}
    asked: list[str] = []

    def plain(slug: str) -> str:
        asked.append(slug)
        return after[slug][0]

    relate(subjects, plain, relations(papers))
    assert "near0" in asked
    assert not {*far} & {*asked}
