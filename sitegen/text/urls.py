"""URLs: finding bare ones in a text, and turning what an author typed into a safe target."""

import re
from functools import cache
from urllib.parse import quote

# What may stand in a URL that is not in braces. CJK characters and typographic signs end it:
# "代码见https://x.org/a。"; so does the next URL: "https://x.org/a,https://x.org/b".
# LaTeX's escapes are part of it: "https://x.org/a\_b", "https://x.org/\~{}me".
_CHARACTER = (
    r"(?:[^\W\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|[-.~∼˜:/?#@!$&'*+=%]"
    r"|[,;](?!(?i:https?)://)|\\[_%#&~$](?:\{\})?|\\textasciitilde(?:\{\})?)"
)
_REST = rf"(?:{_CHARACTER}++|\({_CHARACTER}*+\))"
# Last labels of hosts that are named without a scheme; "and/or" and "node.js/x" are no hosts.
_TOP_LEVEL = (
    "com|org|net|edu|gov|io|ai|co|be|uk|me|ly|gl|at|hk|ca|de|fr|ch|nl|it|eu|cn"
    "|jp|kr|info|dev|app|group|science|xyz|site|tech|page|cloud"
)
# Cheap signs that a text may hold one
_PATH = re.compile(r":(?:\s?//)|\.[a-z]{2,7}/")  # "://", "x.org/"
# "https://x.org/a." ends before the full stop; "*https://x.org*" before the star
_TRAILING = ".,;:!?'*_~"

_ESCAPE = re.compile(r"\\([_%#&~{}$])|\{|\}")  # "a\_b", "{a}"
# The page of a person: "https://x.org/$\sim$me"
_MATH_TILDE = re.compile(r"((?:://|www\.)[^\s$]{0,200}+)\$\s?\\sim\s?\$")
# The tilde of a home page, however it is typed: "∼me", "\textasciitilde{}me", "\~{}me"
_TILDE = re.compile(r"[∼˜]|\$\\sim\$|\\textasciitilde(?:\{\}| )?|\\string~|\\~\{\}")
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")  # "https:", "mailto:"
_LABEL = r"[^\s/?#:@\[\]\\.]+"
# A host has two labels: "https://github" is none
_WEB = re.compile(rf"https?://{_LABEL}(?:\.{_LABEL})+(?::\d{{1,5}})?(?=[/?#]|$)", re.IGNORECASE)
_HOST = re.compile(r"[\w-]+(?:\.[\w-]+)+(?=[/?#]|$)")  # "x.org/a"; not "word"
# An address such as "https://x.org:80/a?b#c" or "http://me@[::1]/"; not "https://:80/"
_ON_THE_WEB = re.compile(
    r"https?://(?:[^\s\x00-\x20\x7f<>\"/?#@]*@)?"
    r"(?:\[[0-9a-f:.]+\]|[^\s\x00-\x20\x7f<>\"/?#@:\[\]]+)(?::\d{1,5})?"
    r"(?:[/?#][^\s\x00-\x20\x7f<>\"]*)?",
    re.IGNORECASE,
)
# Not a URL's character, or a percent sign that begins no escape
_UNSAFE = re.compile(r"[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})")


# "https://github. com/x", "https://me.github. io/x": a space in the host; not "https://x. or/so"
_BROKEN_HOST = re.compile(r"(https?://[\w.-]*[\w-]\.)\s(?=(?:com|co|org|io|edu|net|ai)/)")
_BROKEN_SCHEME = re.compile(r"(https?:)(?: //|// )(?=[\w-]+\.[\w.-]+/)")  # "https: //x.org/a"


def may_hold_urls(text: str) -> bool:
    """Whether it is worth looking for URLs in the text."""
    if "www." in text or ".github.io" in text:
        return True
    return "/" in text and _PATH.search(text) is not None


def mend_urls(text: str) -> str:
    r"""The text with its URLs whole: no space in a host, `$\sim$` is the tilde of a home page."""
    text = _BROKEN_HOST.sub(r"\1", _BROKEN_SCHEME.sub(r"\1//", text))
    return _MATH_TILDE.sub(r"\1~", text) if "\\sim" in text else text


@cache
def _bare() -> re.Pattern[str]:
    """What finds them; compiled at the first text that may hold one, for it takes a while."""
    return re.compile(
        rf"(?i:https?)://{_REST}++"
        r"|(?<![\w/.@:\\-])(?:"
        rf"www\.[\w-]+\.{_REST}++"
        rf"|(?:[a-z0-9-]{{1,63}}\.){{1,6}}(?:{_TOP_LEVEL})/{_REST}*+"
        rf"|[\w-]{{1,63}}\.github\.io(?![\w-])(?:/{_REST}*+)?)"
    )


def bare_urls(text: str) -> list[tuple[int, int]]:
    """Start and end of each URL that stands in the text for itself, in order.

    `https://…` anywhere; without a scheme `www.…`, a host with a path, and `NAME.github.io`.
    """
    found = []
    for match in _bare().finditer(text):
        url = match[0].rstrip(_TRAILING).removesuffix("'s")
        if target(url):
            found.append((match.start(), match.start() + len(url)))
    return found


def typed(url: str) -> str:
    r"""The URL as a reader should see it: `a\_b` is `a_b`, `$\sim$me` is `~me`."""
    return _ESCAPE.sub(lambda match: match[1] or "", _TILDE.sub("~", url.strip()))


def target(url: str) -> str | None:
    """The `href` for a URL as an author typed it, or None where it leads nowhere safe.

    Schemes are http, https and mailto; a bare host gets https. Every character is one that a URL
    may hold.
    """
    address = "".join(typed(url).split())
    scheme = _SCHEME.match(address)
    if scheme and scheme[1].lower() == "mailto":
        return encoded(address)
    if not scheme and _HOST.match(address):
        address = f"https://{address}"
    return encoded(address) if _WEB.match(address) else None


def is_web(url: str) -> bool:
    """Whether any page may link to the URL: http or https, with a host, no blanks, no quotes."""
    return _ON_THE_WEB.fullmatch(url) is not None


def encoded(url: str) -> str:
    """The URL with every character that may not stand in one percent-encoded."""
    return _UNSAFE.sub(lambda match: quote(match[0], safe="", errors="replace"), url)
