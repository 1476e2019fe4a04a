"""Authors across papers, A–Z."""

import re
from collections.abc import Iterable, Mapping

from sitegen.derive.people import Authorship, named_systems, people_of
from sitegen.model.catalog import Person

Papers = Iterable[tuple[str, tuple[str, ...]]]


def people_with(
    papers: Papers, page_from: int, published: Mapping[str, str], withdrawn: tuple[str, ...] = ()
) -> tuple[Person, ...]:
    return people_of(Authorship(tuple(papers), page_from, published, withdrawn))


def test_by_family_name_with_pages_for_those_with_enough_papers() -> None:
    papers = [("p1", ("Ada Zimt", "Bo Li")), ("p2", ("Bo Li",)), ("p3", ("Bo Li", "李明"))]
    people = people_with(papers, 3, {})
    assert [(p.name, p.letter, p.slug, len(p.papers)) for p in people] == [
        ("Bo Li", "L", "bo-li", 3),
        ("李明", "L", None, 1),
        ("Ada Zimt", "Z", None, 1),
    ]


def test_a_published_page_stays_though_its_author_has_fewer_papers() -> None:
    people = people_with([("p1", ("Bo Li",))], 3, {"authors/bo-li.html": ""})
    assert people[0].slug == "bo-li"


def test_names_that_share_a_slug_have_pages_of_their_own() -> None:
    papers = [("p1", ("José Pi", "Jose Pi")), ("p2", ("José Pi",))]
    slugs = {p.name: p.slug or "" for p in people_with(papers, 1, {})}
    assert slugs["José Pi"] == "jose-pi"
    assert re.fullmatch("jose-pi-[0-9a-f]{6}", slugs["Jose Pi"])


def test_a_newcomer_renumbers_nobody() -> None:
    before = people_with([("p1", ("José Pi", "Jose Pi")), ("p2", ("José Pi",))], 1, {})
    papers = [("p1", ("José Pi", "Jose Pi")), ("p2", ("José Pi", "Josè Pi"))]
    after = {p.name: p.slug for p in people_with(papers, 1, {})}
    assert all(after[person.name] == person.slug for person in before)


def test_every_name_stands_somewhere() -> None:
    names = ("Madonna", "ARC Group", "🙂", "Çelik", "Ångström, A.", "Ada King Jr.", "王", "--")
    letters = {p.name: p.letter for p in people_with([("p", names)], 3, {})}
    assert letters["Çelik"] == "C"
    assert letters["Ångström, A."] == "A"
    assert letters["Ada King Jr."] == "K"
    assert letters["王"] == "W"
    assert len(letters) == len(names)


def test_named_systems() -> None:
    found = named_systems([("Trap²", "trap2"), ("3DGate", "3dgate"), ("αFold", "afold")])
    assert [(n.name, n.letter) for n in found] == [("3DGate", "#"), ("αFold", "A"), ("Trap²", "T")]


def test_a_published_page_never_changes_its_owner() -> None:
    published = {"authors/jose-pi.html": "José Pi"}
    papers = [("p1", ("José Pi",)), ("p2", ("Jose Pi",)), ("p3", ("Jose Pi",))]
    slugs = {p.name: p.slug or "" for p in people_with(papers, 1, published)}
    assert slugs["José Pi"] == "jose-pi"
    assert slugs["Jose Pi"].startswith("jose-pi-")
    alone = people_with([("p2", ("Jose Pi",))], 1, published)
    assert alone[0].slug != "jose-pi"


def test_names_in_another_script_keep_their_page_whoever_comes() -> None:
    before = people_with([("p1", ("李薇",))], 1, {})
    after = people_with([("p1", ("李薇",)), ("p2", ("李伟",)), ("p3", ("李伟",))], 1, {})
    slugs = {person.name: person.slug for person in after}
    assert slugs["李薇"] == before[0].slug
    assert slugs["李薇"] != slugs["李伟"]


def test_a_published_page_stays_when_all_its_papers_are_withdrawn() -> None:
    published = {"authors/bo-li.html": ""}
    people = people_with([], 1, published, ("Bo Li", "Cy Li"))
    assert [(p.name, p.slug, p.papers) for p in people] == [("Bo Li", "bo-li", ())]
