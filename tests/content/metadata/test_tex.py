"""LaTeX in titles and names is read; the braces of BibTeX are not shown."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.metadata.tex import plain_text, separate, title_text
from sitegen.text.abstract import read_title


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("The {BERT} and {G}raph model", "The BERT and Graph model"),
        ("{{Attention, Please}}", "Attention, Please"),
        ("A {bunch {of} braces {in}} title", "A bunch of braces in title"),
        (r"On \emph{E. coli} growth", "On E. coli growth"),
        (r"{\em {SO} what}", "SO what"),
        (r"Big Blue\textsuperscript{\tiny\textregistered} mice", "Big Blue® mice"),
        (r"Stra{\ss}e, \o{}re, {\O}re, \L{}", "Straße, øre, Øre, Ł"),
        (r"J{\"o}rg, M{\"{u}}ller, \'{e}, {\'e}, \'\i, {\`\i}", "Jörg, Müller, é, é, í, ì"),
        (r"Dvo\v{r}\'ak, Dvo\v r{\'a}k, {\c{S}}, {\c s}", "Dvořák, Dvořák, Ş, ş"),
        (r"The `Cam\'{e}ra Musicale'", "The ‘Caméra Musicale’"),
        ("A~B -- C --- D ``q''", "A B – C — D “q”"),
        (r"Dialogue \& Discourse, 12\% of \$5 and \$6", "Dialogue & Discourse, 12% of $5 and $6"),
        (r"{$\mathbb{C}^2$} and $L_{2}$", "ℂ² and L₂"),
        (r"D\$^3\$epth", "D³epth"),
        ("two\n   lines", "two lines"),
        ("Jo\u200bsé \u202eBo\ufeff", "José Bo"),
        (r"\href{https://example.org}{{Foo}}", "Foo"),
    ],
)  # fmt: skip
def test_a_title_is_shown_without_tex(value: str, shown: str) -> None:
    assert read_title(title_text(value)).plain == shown
    assert plain_text(value) == shown


def test_formulas_and_emphasis_stay_for_the_page() -> None:
    assert title_text(r"{On \emph{{Fast} $\mathbb{R}^{n}$}}") == r"On \emph{Fast $\mathbb{R}^{n}$}"


def test_dollar_signs_cost_little() -> None:
    def seconds(count: int) -> float:
        began = time.process_time()
        assert title_text(r"\$" * count) == r"\$" * count
        return time.process_time() - began

    assert seconds(20_000) < 12 * max(min(seconds(5_000), seconds(5_000)), 0.005)


def test_keywords_are_parted() -> None:
    assert separate(r"cam{\'e}ra; a, b;; ") == ["caméra", "a, b"]
    assert separate("one, two.") == ["one", "two"]
    assert separate("") == []


@given(st.text())
def test_any_text_gives_one_line(text: str) -> None:
    assert "\n" not in title_text(text)
    assert len(plain_text(text).splitlines()) <= 1


@given(st.from_regex(r"[A-Za-zÀ-ž' .-]{0,40}", fullmatch=True))
def test_a_plain_name_stays(name: str) -> None:
    if "--" not in name and "''" not in name:
        assert plain_text(name) == " ".join(name.split())
