"""The words that two related papers share."""

import numpy as np

from sitegen.derive.related.profiles import Profile, profile
from sitegen.derive.related.shared import shared_words


def shared(one: Profile, other: Profile) -> list[str]:
    ((words,),) = shared_words([one, other], [0], np.array([[1, -1], [0, -1]], np.int32))
    return words


def test_they_are_the_words_of_the_paper_itself_the_most_telling_first() -> None:
    ropes = profile("Bowlines: a bowline of hemp. The kiln.", ())
    other = profile("Hemp ropes, and hemp for a bowline.", ())
    assert shared(ropes, other) == ["bowline", "hemp"]
    assert set(shared(other, ropes)) == {"hemp", "bowline"}


def test_four_at_most_and_none_that_tells_little() -> None:
    words = "rope knot sailor hemp splice bowline"
    assert len(shared(profile(words, ()), profile(words, ()))) == 4
    many = [" ".join(f"{own}{number}a" for number in range(60)) for own in ("knot", "weft")]
    one, other = (profile(f"rope {text}", ()) for text in many)
    assert one.words.split()[0] == other.words.split()[0] == "rope"
    assert shared(one, other) == []


def test_papers_that_share_tags_only_share_no_words() -> None:
    assert shared(profile("rope", ("craft",)), profile("loom", ("craft",))) == []
    assert shared(profile("", ("craft",)), profile("", ("craft",))) == []


def test_a_row_for_each_paper_and_as_many_neighbours_as_it_has() -> None:
    papers = [profile("rope knot", ()), profile("knot", ()), profile("loom", ())]
    rows = np.array([[1, -1], [0, -1], [-1, -1]], np.int32)
    assert list(shared_words(papers, [0, 1, 2], rows)) == [[["knot"]], [["knot"]], []]
    assert list(shared_words(papers, [2, 1], rows)) == [[], [["knot"]]]
