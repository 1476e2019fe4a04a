"""URLs as authors type them: found whole, and led to safely or not at all."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.text.urls import bare_urls, is_web, target


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("https://example.org/a", "https://example.org/a"),
        ("HTTP://Example.org", "HTTP://Example.org"),
        (r"https://example.org/a\_b\%20c\#d", "https://example.org/a_b%20c#d"),
        (r"https://example.org/$\sim$me", "https://example.org/~me"),
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


@given(st.lists(st.sampled_from([*" .,:;()*_'\"~", "https://", "a.org", "/b", "www.", "x"])))
def test_bare_urls_stand_in_order_and_end_well(pieces: list[str]) -> None:
    text = "".join(pieces)
    at = 0
    for start, end in bare_urls(text):
        assert at <= start < end
        assert text[end - 1] not in ".,:;*_'~ "
        assert text[start:end].count(")") <= text[start:end].count("(")
        at = end
