"""Slugs and places of new pages."""

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from sitegen.derive.drafts import Drafts, draft_pages
from sitegen.derive.facts import PublishedFacts
from sitegen.model.record import Derived, Facts, ListedAbstract
from sitegen.text.fingerprint import received_mark

DAY = date(2026, 11, 30)


def make(
    derived: Derived,
    *abstracts: str,
    slugs: frozenset[str] = frozenset(),
    published: Mapping[str, str] = MappingProxyType({}),
    redirects: Mapping[str, str] = MappingProxyType({}),
    facts: tuple[Facts, ...] = (),
) -> Drafts:
    items = [
        ListedAbstract(a, "l.txt", "lists/l.txt", 3, n, "KDD", 2026)
        for n, a in enumerate(abstracts, 1)
    ]
    return draft_pages(
        items,
        lambda _: derived,
        facts=PublishedFacts(facts),
        slugs=slugs,
        published=published,
        redirects=redirects,
        folder="content/papers",
        added=DAY,
    )


def test_the_name_is_the_slug() -> None:
    draft = make(Derived("S(H)NAP", "S(H)NAP: pruning", ()), "An abstract.").records[0]
    assert (draft.slug, draft.file) == ("s-h-nap", "content/papers/s-h-nap.md")
    assert draft.source is not None
    assert (draft.source.added, draft.venue, draft.year) == (DAY, "KDD", 2026)


def test_without_a_name_the_published_title_then_the_derived_one() -> None:
    abstract = "Gardens grow slowly when nobody waters them at all in the long dry summer."
    facts = Facts(abstract, "On Gardens: A Long Study of Water", (), None, None, (), "m.json", 1)
    derived = Derived(None, "Watering of gardens", ())
    assert make(derived, abstract, facts=(facts,)).records[0].slug == "on-gardens"
    assert make(derived, abstract).records[0].slug == "watering-of-gardens"


def test_slugs_are_unique_short_and_steady() -> None:
    long = "An extraordinarily long title about incomprehensibilities of electroencephalography"
    drafts = make(Derived(None, long, ()), "One.", "Two.", "Three.", slugs=frozenset({"x"}))
    slugs = [draft.slug for draft in drafts.records]
    assert len(set(slugs)) == 3
    assert all(len(slug) <= 60 for slug in slugs)
    assert slugs[1] == slugs[0][: len(slugs[1]) - 2].rstrip("-") + "-2"


def test_a_page_that_was_deleted_is_not_made_again() -> None:
    published = {"papers/gate.html": received_mark("One.")}
    drafts = make(Derived("Gate", "Gate: x", ()), "One.", published=published)
    assert drafts.records == ()
    assert [(p.code, p.file, p.line) for p in drafts.problems] == [
        ("page-deleted", "lists/l.txt", 3)
    ]
    redirects = {"papers/gate.html": "papers/index.html"}
    drafts = make(Derived("Gate", "Gate: x", ()), "One.", published=published, redirects=redirects)
    assert (drafts.records, drafts.problems) == ((), ())


def test_no_slug_that_ever_was_is_given_again() -> None:
    drafts = make(
        Derived("Gate", "Gate: x", ()),
        "Another.",
        slugs=frozenset({"gate-2"}),
        published={"papers/gate.html": received_mark("One.")},
        redirects={"papers/gate-3.html": "papers/gate-2.html"},
    )
    assert [draft.slug for draft in drafts.records] == ["gate-4"]
