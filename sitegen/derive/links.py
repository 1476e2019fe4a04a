"""The links an abstract gives, and what each leads to: code, a project page, data and so on."""

import re

from sitegen.model.prose import Hyperlink, Prose
from sitegen.model.record import Link
from sitegen.text.urls import target

# What a host, or a host and the start of its path, leads to; the first that fits.
_PLACES = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("data", r"huggingface\.co/datasets/|doi\.org/10\.5281/"),
        ("demo", r"huggingface\.co/spaces/|[\w-]+\.hf\.space|colab\.research\.google\.com"),
        ("paper", r"huggingface\.co/papers/|arxiv\.org|(?:dx\.)?doi\.org|openreview\.net"),
        ("paper", r"aclanthology\.org|proceedings\.mlr\.press|[^ ]+\.pdf$"),
        ("model", r"huggingface\.co/|modelscope\.cn/models/"),
        ("data", r"zenodo\.org|kaggle\.com|figshare\.com|osf\.io|(?:[\w-]+\.)?openml\.org"),
        ("data", r"ieee-dataport\.org|dataverse\.harvard\.edu|data\.mendeley\.com"),
        ("video", r"(?:m\.)?youtube\.com|youtu\.be|(?:player\.)?vimeo\.com|bilibili\.com"),
        ("project", r"[\w-]+\.(?:github|gitlab)\.io|sites\.google\.com|[\w.-]+\.pages\.dev"),
        ("project", r"[\w-]+\.(?:netlify|vercel|web)\.app"),
        ("code", r"(?:[\w.-]+\.)?github\.com|(?:[\w-]+\.)?gitlab\.[\w.]+|bitbucket\.org"),
        ("code", r"codeberg\.org|gitee\.com|codeocean\.com|anonymous\.4open\.science|git\.io"),
        ("code", r"pypi\.org|sourceforge\.net"),
    )
)
# What the words before a link say it leads to, where the host does not; the first that fits.
_SPEAKS_OF = {
    kind: re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    for kind, words in (
        ("project", r"(?:project|web|home) ?-?(?:page|site)s?"),
        ("video", r"videos?"),
        ("demo", r"demos?|playground|demonstrations?"),
        ("code", (r"codes?|codebase|source|implementations?|repo|repositor(?:y|ies)|software"
                  r"|librar(?:y|ies)|package|toolkit")),
        ("data", r"data|data ?sets?|benchmarks?|corpus|corpora"),
        ("model", r"models?|weights|checkpoints?"),
        ("paper", r"paper|full version|preprint|appendix|supplementary"),
    )
}  # fmt: skip
_SENTENCE_END = re.compile(r"[.!?]\s")
_WORDS_BEFORE = 110  # characters; "The code, data and models of all experiments are available at"


def find_links(prose: Prose) -> tuple[Link, ...]:
    """The links of an abstract in order of appearance, each address once, without what trails it.

    Addresses that differ only in case, scheme, `www.`, `.git` or a final slash are one, and the
    first writing of it is kept.
    """
    found: dict[str, Link] = {}
    previous = 0
    for hyperlink in prose.links:
        url = _tidy(hyperlink.url)
        key = address_key(url)
        if key and key not in found:
            found[key] = Link(_kind(key, _words_before(prose.plain, previous, hyperlink)), url)
        previous = hyperlink.end
    return tuple(found.values())


def without_addresses(prose: Prose) -> str:
    """The plain text of an abstract without the links that show their own address."""
    pieces: list[str] = []
    at = 0
    for link in prose.links:
        if _shows_its_address(link, prose.plain[link.start : link.end]):
            pieces.append(prose.plain[at : link.start])
            at = link.end
    return "".join((*pieces, prose.plain[at:]))


def address_key(url: str) -> str:
    """What two writings of one address share; empty for what is no web address.

    `http://www.GitHub.com/Ada/Loom.git` and `https://github.com/ada/loom/` share one.
    """
    scheme, mark, rest = url.lower().partition("://")
    if not mark or scheme not in {"http", "https"}:
        return ""
    return rest.removeprefix("www.").rstrip("/").removesuffix(".git")


def _shows_its_address(link: Hyperlink, label: str) -> bool:
    """Whether a label is the address it leads to: "a.org/x" for `https://a.org/x/`, not "code"."""
    key = address_key(link.url)
    return bool(key) and address_key(target(label) or "") == key


def _tidy(url: str) -> str:
    """An address without the punctuation of its sentence: `https://a.org/x).` is `https://a.org/x`."""
    while True:
        shorter = url.rstrip(".,;:!?'\"*’”>")
        if shorter.endswith((")", "]")) and not _is_balanced(shorter):
            shorter = shorter[:-1]
        if shorter == url:
            return url
        url = shorter


def _is_balanced(url: str) -> bool:
    return url.count(")") <= url.count("(") and url.count("]") <= url.count("[")


def _words_before(plain: str, previous: int, hyperlink: Hyperlink) -> str:
    """What a link's own sentence says before it, since the link before it."""
    start = max(previous, hyperlink.start - _WORDS_BEFORE)
    return _SENTENCE_END.split(plain[start : hyperlink.start])[-1]


def _kind(key: str, before: str) -> str:
    for kind, place in _PLACES:
        if place.match(key):
            if kind == "code" and _SPEAKS_OF["data"].search(before):
                return "code" if _SPEAKS_OF["code"].search(before) else "data"
            return kind
    return next((kind for kind, words in _SPEAKS_OF.items() if words.search(before)), "link")
