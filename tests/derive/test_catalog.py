"""Records, facts and derived values become one catalog, each by its order of precedence."""

from dataclasses import replace
from datetime import date

from sitegen.content.papers import read_page
from sitegen.derive.catalog import Materials, assemble
from sitegen.derive.facts import PublishedFacts
from sitegen.derive.settle import Rules
from sitegen.model.catalog import Catalog
from sitegen.model.prose import Prose
from sitegen.model.record import Derived, Facts, Link, Record
from sitegen.model.site import Site
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from sitegen.text.notes import read_notes
from tests.derive.entries import entries_of

ABSTRACT = "Gardens grow slowly when nobody waters them at all in the long dry summer of the south."
FACTS = Facts(
    ABSTRACT, "A published title", ("Ada Example",), "Garden", 2026,
    (Link("code", "https://example.org/a"),), "metadata/x.json", 1,
)  # fmt: skip
TAXONOMY = Taxonomy(
    {"g": "Group"}, (Tag("water", "Water", "g", (Alias("h2o"),)), Tag("soil", "Soil", "g"))
)
DERIVED = Derived("Gate", "Gate: derived", ("water",))


def page(slug: str, head: str = "", abstract: str = ABSTRACT) -> Record:
    record = read_page(slug, f"papers/{slug}.md", f"---\n{head}\n---\n{abstract}", [])
    assert record is not None
    return record


def catalog(*records: Record, facts: tuple[Facts, ...] = (), **changes: object) -> Catalog:
    entries = entries_of(records, TAXONOMY, RULES)
    materials = Materials(
        Site(author_page_from=1), TAXONOMY, entries, PublishedFacts(facts), (), {}, {}
    )
    return assemble(replace(materials, **changes), read_notes).catalog  # type: ignore[arg-type] # fields of Materials


def derive(prose: Prose) -> Derived:
    return DERIVED if prose.plain else Derived(None, "", ())


RULES = Rules(lambda prose: derive(prose).name, derive)


def test_the_editor_wins_over_facts_and_facts_over_what_is_derived() -> None:
    mine = page("a", "title: Mine\nauthors: [Bo]\nvenue: Orchard\nyear: 2020\ntags: [H2O, Own]")
    assert [
        (p.title.source, p.title_source, p.authors[0].name, p.venue, p.tags)
        for p in (
            catalog(mine, facts=(FACTS,)).papers[0],
            catalog(page("a"), facts=(FACTS,)).papers[0],
        )
    ] == [
        ("Mine", "editor", "Bo", "orchard-2020", ("water", "own")),
        ("A published title", "facts", "Ada Example", "garden-2026", ("water",)),
    ]
    derived = catalog(page("a")).papers[0]
    assert (derived.title.source, derived.title_source, derived.venue) == (
        "Gate: derived",
        "derived",
        None,
    )


def test_what_is_published_of_a_paper_is_in_its_name_and_where_is_not() -> None:
    unpublished, published, corrected, moved = (
        catalog(page("a"), facts=facts).papers[0].own
        for facts in (
            (),
            (FACTS,),
            (replace(FACTS, title="Another"),),
            (replace(FACTS, file="another.json", line=7),),
        )
    )
    assert len({unpublished, published, corrected}) == 3
    assert moved == published


def test_extra_tags_add_and_links_of_all_sources_meet_once() -> None:
    text = f"{ABSTRACT} See https://example.org/a/ and https://example.org/b."
    record = page("a", "extra_tags: [soil]\nlinks: {data: 'https://example.org/b'}", text)
    paper = catalog(record, facts=(replace(FACTS, abstract=text),)).papers[0]
    assert paper.tags == ("water", "soil")
    assert [(link.kind, link.url) for link in paper.links] == [
        ("data", "https://example.org/b"),
        ("code", "https://example.org/a"),
    ]


def test_an_empty_abstract_has_nothing_derived() -> None:
    paper = catalog(page("a", "title: T", "")).papers[0]
    assert (paper.name, paper.tags, paper.links) == (None, (), ())


def test_newest_first_then_by_venue_then_as_listed() -> None:
    source = "source: {{list: {}.txt, position: {}, added: 2026-01-02}}"
    records = [
        page("old", "year: 2001\nvenue: A"),
        page("b2", f"year: 2026\nvenue: B\n{source.format('l', 2)}"),
        page("b10", f"year: 2026\nvenue: B\n{source.format('l', 10)}"),
        page("hand", "year: 2026\nvenue: B"),
        page("a", "year: 2026\nvenue: A"),
        page("none"),
    ]
    order = [p.slug for p in catalog(*reversed(records)).papers]
    assert order == ["a", "b2", "b10", "hand", "old", "none"]


def test_withdrawn_papers_are_in_no_list() -> None:
    made = catalog(page("a", "withdrawn: an error\nauthors: [Bo]"), page("b", "authors: [Cy]"))
    assert [p.slug for p in made.papers] == ["b"]
    assert [p.slug for p in made.withdrawn] == ["a"]
    assert [person.name for person in made.people] == ["Cy"]
    assert made.filings[0].papers == ("b",)
    assert [name.paper for name in made.names] == ["b"]
    assert made.papers[0].related == ()


def test_related_papers_come_with_what_they_share() -> None:
    one = page("a", "tags: [water, soil]", "Willow baskets hold water; a willow basket leaks.")
    other = page("b", "tags: [soil]", "Baskets of willow rot.")
    lone = page("c", "tags: [own]", "Kites fly.")
    (found, *_), (back,), none = (paper.related for paper in catalog(one, other, lone).papers)
    assert (found.slug, found.tags, found.words) == ("b", ("soil",), ("willow baskets",))
    assert (back.slug, back.tags, back.words) == ("a", ("soil",), ("Baskets", "willow"))
    assert none == ()


def test_an_address_relates_no_papers() -> None:
    one = page("a", "tags: []", "Kites fly. See https://github.com/example/kites.")
    other = page("b", "tags: []", "Willow rots. See https://github.com/sample/willow.")
    assert [paper.related for paper in catalog(one, other).papers] == [(), ()]


def test_a_title_that_somebody_wrote_says_what_a_paper_is_like() -> None:
    texts = ("Willow baskets by the sea.", "Kites by the sea.", "Baskets of willow.")
    plain = [page(slug, "tags: []", text) for slug, text in zip("abc", texts, strict=True)]
    titled = [page("a", "tags: []\ntitle: Kites, kites, kites", texts[0]), *plain[1:]]
    assert catalog(*plain).papers[0].related[0].slug == "c"
    assert catalog(*titled).papers[0].related[0].slug == "b"


def test_the_results_of_an_abstract_are_kept_as_written() -> None:
    text = r"We prune. Pruning is $2\times$ *faster* than cutting. It is nice."
    assert catalog(page("a", "", text)).papers[0].results == ("Pruning is 2× faster than cutting.",)
    assert catalog(page("a")).papers[0].results == ()


def test_a_published_tags_page_stays_without_papers_unless_it_is_redirected() -> None:
    published = dict.fromkeys(["tags/soil.html", "tags/old-tag.html", "tags/index.html"], "")
    ids = [f.tag.id for f in catalog(page("a"), published=published).filings]
    assert ids == ["water", "soil", "old-tag"]
    redirects = {"tags/soil.html": "tags/water.html"}
    made = catalog(page("a"), published=published, redirects=redirects)
    assert [f.tag.id for f in made.filings] == ["water", "old-tag"]


def test_dates_come_from_the_page_never_from_a_clock() -> None:
    listed = page("a", "source: {list: l.txt, position: 1, added: 2026-01-02}")
    dated = page("b", "date: 2025-03-04\nyear: 2020")
    bare = page("c", "year: 2020")
    dates = {p.slug: (p.added, p.date) for p in catalog(listed, dated, bare).papers}
    assert dates == {
        "a": (date(2026, 1, 2), date(2026, 1, 2)),
        "b": (date(2025, 3, 4), date(2025, 3, 4)),
        "c": (date(2020, 1, 1), date(2020, 1, 1)),
    }
