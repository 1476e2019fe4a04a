"""An entry is found by its abstract, whole or begun, and somewhat reworded; by no other's."""

import random

import pytest

from sitegen.derive.facts.by_abstract import find_by_abstract
from sitegen.derive.facts.fits import Found, How, Known
from sitegen.model.record import Facts
from tests.derive.facts.samples import ABSTRACT, LONG, OTHER, REWORDED, facts


def found(entry: Facts, *papers: str | Known) -> Found | None:
    known = [Known(paper) if isinstance(paper, str) else paper for paper in papers]
    return find_by_abstract([entry], known).get(0)


def joined(entry: Facts, *papers: str | Known) -> tuple[int, ...]:
    match = found(entry, *papers)
    return match.papers if match and not match.rivals else ()


@pytest.mark.parametrize("length", [60, 61, 80, len(LONG)])
def test_sixty_characters_are_enough_and_markup_does_not_matter(length: int) -> None:
    entry = facts(LONG.replace("**", "")[:length])
    assert joined(entry, OTHER, LONG) == (1,)
    assert joined(entry, OTHER, LONG.replace("Gardens", "*Gardens*\n")) == (1,)


def test_tex_quotes_and_spaces_do_not_matter() -> None:
    ours = "The ‘café’ of Jörg Müller serves *tea* – 12% of it with milk, as all his guests know."
    theirs = (
        "The `caf{\\'e}' of J{\\\"o}rg M\\\"uller\n serves \\emph{tea} -- 12\\% of it  with {M}ilk"
    )
    assert joined(facts(theirs), ours) == (0,)


def test_another_abstract_with_the_same_start_is_not_joined() -> None:
    entry = facts("Gardens grow slowly when nobody waters them, and bees disagree a lot")
    assert found(entry, LONG) is None


def test_an_entry_longer_than_the_paper_has_its_longest_beginning() -> None:
    assert joined(facts(ABSTRACT), ABSTRACT[:100], ABSTRACT[:200], OTHER) == (1,)


def test_a_beginning_that_several_papers_share_is_theirs_alike() -> None:
    start = "Large language models (LLMs) have demonstrated remarkable capabilities in many "
    match = found(facts(start), f"{start}tasks.", f"{start}ways.")
    assert match == Found((0, 1), How.ABSTRACT, match.strength if match else 0, rivals=True)
    assert joined(facts(f"{start}tasks."), f"{start}tasks.", f"{start}tasks. More.") == (0,)


def test_pages_of_one_abstract_are_all_joined() -> None:
    assert joined(facts(ABSTRACT[:120]), ABSTRACT, ABSTRACT) == (0, 1)
    assert joined(facts(REWORDED), ABSTRACT, OTHER, ABSTRACT) == (0, 2)


def test_a_reworded_abstract_is_found() -> None:
    match = found(facts(REWORDED), OTHER, ABSTRACT)
    assert match is not None
    assert (match.papers, match.how, match.rivals) == ((1,), How.REWORDED, False)
    assert 0.6 < match.strength < 1
    assert joined(facts(f"Abstract: {REWORDED}"), OTHER, ABSTRACT) == (1,)
    assert joined(facts(REWORDED[:200]), OTHER, ABSTRACT) == (1,)


def test_between_two_papers_it_could_be_nobody_decides() -> None:
    near = ABSTRACT.replace("chromatogram", "spectrum"), ABSTRACT.replace("forty", "fifty")
    match = found(facts(REWORDED), *near)
    assert match is not None
    assert (set(match.papers), match.rivals) == ({0, 1}, True)


def test_the_year_tells_follow_up_papers_apart() -> None:
    assert joined(facts(REWORDED, year=2026), Known(ABSTRACT, year=2025)) == (0,)
    assert joined(facts(REWORDED, year=2026), Known(ABSTRACT, year=2022)) == ()
    assert joined(facts(ABSTRACT[:90], year=2026), Known(ABSTRACT, year=2022)) == ()
    assert joined(facts(ABSTRACT, year=2026), Known(ABSTRACT, year=2022)) == (0,)


@pytest.mark.parametrize("text", ["", "Gardens", "Gardens grow slowly when nobody"])
def test_a_short_abstract_joins_nothing(text: str) -> None:
    assert found(facts(text), LONG, "", text) is None
    assert found(facts(LONG), text) is None


def test_half_an_abstract_of_other_words_is_another() -> None:
    half = ABSTRACT[: len(ABSTRACT) // 3] + OTHER[len(OTHER) // 3 :]
    assert joined(facts(half), ABSTRACT) == ()


def test_edits_of_many_made_abstracts_find_their_papers_and_no_other() -> None:
    chance = random.Random(4)  # noqa: S311 - a repeatable choice, no secret
    vocabulary = [f"word{number}" for number in range(3000)]
    texts = [" ".join(chance.choices(vocabulary, k=chance.randint(80, 250))) for _ in range(400)]
    edited = [
        " ".join(chance.choice(vocabulary) if chance.random() < 0.05 else w for w in text.split())
        for text in texts
    ]
    matches = find_by_abstract(list(map(facts, edited)), list(map(Known, texts[:200])))
    assert {number: match.papers for number, match in matches.items()} == {
        number: (number,) for number in range(200)
    }
