"""URLs as authors type them: found whole, and led to safely or not at all."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.urls import bare_urls, is_web, mend_urls, target
from tests.text.pieces import strung


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("https://example.org/a", "https://example.org/a"),
        ("HTTP://Example.org", "HTTP://Example.org"),
        (r"https://example.org/a\_b\%20c\#d", "https://example.org/a_b%20c#d"),
        (r"https://example.org/$\sim$me", "https://example.org/~me"),
        (r"https://example.org/\textasciitilde me", "https://example.org/~me"),
        (r"https://example.org/\string~me", "https://example.org/~me"),
        (" https://example.org/ a ", "https://example.org/a"),
        ("https://example.org/100%", "https://example.org/100%25"),
        ("https://example.org/é", "https://example.org/%C3%A9"),
        ('https://example.org/"><b>', "https://example.org/%22%3E%3Cb%3E"),
        ("example.org/a", "https://example.org/a"),
        ("mailto:a@example.org", "mailto:a@example.org"),
        ("javascript:alert(1)", None),
        ("JaVaScRiPt:alert(1)", None),
        ("java\nscript:alert(1)", None),
        ("data:text/html,x", None),
        ("ftp://example.org", None),
        ("//example.org", None),
        ("https://", None),
        ("https://example", None),
        ("https://:80/", None),
        ("https://user@example.org", None),
        ("word", None),
        ("", None),
    ],
)
def test_a_typed_url_has_a_safe_target(typed: str, url: str | None) -> None:
    assert target(typed) == url


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org", "HTTP://Example.org:8080/a?b#c", "http://localhost/", "http://[::1]/",
        "https://example.org?a", "https://example.org/(a)'b", "https://me@example.org/",
    ],
)  # fmt: skip
def test_a_web_address_has_a_host(url: str) -> None:
    assert is_web(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://", "https:///a", "https://:80/", "https:a", "//example.org", "example.org", "/a",
        "", "https://a b", "https://a/ b", 'https://a/"b', "https://a/<b>", "https://a\n",
        "ftp://a.org", "javascript:alert(1)", "mailto:a@example.org", "https://a\x00b", " https://a",
    ],
)  # fmt: skip
def test_what_is_no_web_address(url: str) -> None:
    assert not is_web(url)


@given(
    st.text() | st.text(alphabet=r"htps:/.wexamplorg \_{}%#~\"'<>?&=").map("https://a.b/".__add__)
)
def test_any_target_is_safe_in_an_attribute(typed: str) -> None:
    url = target(typed)
    assert url is None or url.lower().startswith("mailto:") or is_web(url)
    assert url is None or re.fullmatch(r"(?i)(?:https?|mailto):[^\s\"<>\\^`{|}]*", url)


@pytest.mark.parametrize(
    ("broken", "whole"),
    [
        ("https://github. com/a", "https://github.com/a"),
        ("https://me.github. io/a, http://x. edu", "https://me.github.io/a, http://x. edu"),
        (r"https://x.org/$\sim$me", "https://x.org/~me"),
        (r"www.x.org/a/$ \sim $me", "www.x.org/a/~me"),
        ("https://github. com", "https://github. com"),
        ("https://x. or/so", "https://x. or/so"),
        ("see github. com/a", "see github. com/a"),
        ("https:// github.com/a", "https://github.com/a"),
        ("https: //x.org/a", "https://x.org/a"),
        ("https:// and so", "https:// and so"),
        (r"https://x.org and $\sim$5", r"https://x.org and $\sim$5"),
    ],
)
def test_a_broken_url_is_mended(broken: str, whole: str) -> None:
    assert mend_urls(broken) == whole


@pytest.mark.parametrize("url", ["https://a.org", "https://a.org/b", "www.a.org", "a.github.io"])
@pytest.mark.parametrize("behind", ["'s", "'s page", "’s", "'", ".", "* b", ")", ", so", "~", "\n"])
def test_what_stands_behind_a_url_is_no_part_of_it(url: str, behind: str) -> None:
    assert bare_urls(f"at {url}{behind}") == [(3, 3 + len(url))]


@given(strung(r"https:// x . com/ org/ a ~ $\sim$ $ and www. /", " ", ". "))
def test_only_spaces_and_tildes_are_mended(text: str) -> None:
    def bare(url: str) -> str:
        return re.sub(r"\s|\$\s?\\sim\s?\$|~", "", url)

    assert bare(mend_urls(text)) == bare(text)


@given(
    st.lists(st.sampled_from([*" .,:;()*_'\"~", "https://", "a.org", "/b", "www.", "x", ".xyz/"]))
)
def test_bare_urls_stand_in_order_and_end_well(pieces: list[str]) -> None:
    text = "".join(pieces)
    at = 0
    for start, end in bare_urls(text):
        assert at <= start < end
        assert text[end - 1] not in ".,:;*_'~ "
        assert text[start:end].count(")") <= text[start:end].count("(")
        at = end
