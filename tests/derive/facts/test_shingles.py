"""Runs of three words tell texts apart, however many texts there are."""

from hypothesis import given
from hypothesis import strategies as st

from sitegen.derive.facts.shingles import Texts, candidates, containment, words

WORDS = st.lists(st.sampled_from([b"a", b"b", b"c", b"tea", b"loom"]), max_size=12)


def test_words_are_what_markup_and_typography_leave() -> None:
    assert words("**Trap$^2$** – a \\emph{“robust”}\nCaf\\'e") == words("Trap^2 - a 'robust' Café")
    assert words(r"J{\"o}rg's {B}ERT \textbf{so}") == words("Jörg’s BERT so")
    assert words("李薇 ÅNGSTRÖM") == ["李薇".encode(), b"angstrom"]


@given(st.text())
def test_any_text_has_words(text: str) -> None:
    assert all(b" " not in word and word for word in words(text))


@given(st.lists(WORDS, max_size=6))
def test_a_text_has_the_shingles_it_has_alone(texts: list[list[bytes]]) -> None:
    together = Texts(texts)
    assert len(together) == len(texts)
    for number, text in enumerate(texts):
        runs = set(zip(text, text[1:], text[2:], strict=False))
        assert together.shingles(number) == Texts([text]).shingles(0)
        assert len(together.shingles(number)) == len(runs)


def test_blocks_of_texts_do_not_matter() -> None:
    texts = [[b"%d" % n, b"b", b"c", b"d"] for n in range(5000)]
    many = Texts(texts)
    assert many.shingles(4999) == Texts(texts[4999:]).shingles(0)


def test_containment_is_a_share_of_the_shorter() -> None:
    numbered = [b"%d" % number for number in range(60)]
    texts = Texts([numbered[:40], numbered[20:]])
    share, shared = containment(texts.shingles(0), texts.shingles(1))
    assert (share, shared) == (18 / 38, 18)
    assert containment(frozenset(), frozenset()) == (0.0, 0)


def test_candidates_are_found_and_strangers_are_not() -> None:
    texts = [[b"%d-%d" % (text, word) for word in range(60)] for text in range(300)]
    edited = [[*text[:20], b"new", *text[21:]] for text in texts]
    assert candidates(Texts(edited), Texts(texts)) == {n: [n] for n in range(300)}
    assert candidates(Texts([]), Texts(texts)) == {}
    assert candidates(Texts(texts), Texts([])) == {}


def test_what_stands_in_very_many_texts_finds_none() -> None:
    same = [[b"in", b"this", b"paper", b"we", b"study"]] * 100
    assert candidates(Texts(same), Texts(same)) == {}
