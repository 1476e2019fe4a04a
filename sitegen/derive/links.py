"""The links an abstract gives, and what each leads to: code, a project page, data and so on."""

import re

from sitegen.model.prose import Hyperlink, Prose
from sitegen.model.record import Link

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
_WORDS = tuple(
    (kind, re.compile(pattern, re.IGNORECASE))
    for kind, pattern in (
        ("project", r"\b(?:project|web|home) ?-?(?:page|site)s?\b"),
        ("video", r"\bvideos?\b"),
        ("demo", r"\b(?:demos?|playground|demonstrations?)\b"),
        ("code", r"\b(?:codes?|codebase|source|implementation|repositor(?:y|ies)|toolkit)\b"),
        ("data", r"\b(?:data|data ?sets?|benchmarks?|corpus|corpora)\b"),
        ("model", r"\b(?:models?|weights|checkpoints?)\b"),
        ("paper", r"\b(?:paper|full version|preprint|appendix|supplementary)\b"),
    )
)
_SPEAKS_OF_DATA = re.compile(r"\b(?:data|data ?sets?|benchmarks?|corpus|corpora)\b", re.IGNORECASE)
_SPEAKS_OF_CODE = re.compile(
    r"\b(?:codes?|codebase|implementations?|repositor(?:y|ies)|repo|software|source|librar(?:y|ies)"
    r"|package|toolkit)\b",
    re.IGNORECASE,
)
_BARE_DOMAIN = re.compile(r"[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)", re.IGNORECASE)  # a.org/x
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+", re.IGNORECASE)
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
        previous = hyperlink.start
    return tuple(found.values())


def address_key(url: str) -> str:
    """What two writings of one address share; empty for what is no web address.

    `http://www.GitHub.com/Ada/Loom.git` and `https://github.com/ada/loom/` share one.
    """
    scheme, mark, rest = url.lower().partition("://")
    if not mark or scheme not in {"http", "https"}:
        return ""
    return rest.removeprefix("www.").rstrip("/").removesuffix(".git")


def _tidy(url: str) -> str:
    """An address without the punctuation of its sentence: `https://a.org/x).` is `https://a.org/x`."""
    url = url.strip()
    if _BARE_DOMAIN.match(url):
        url = f"https://{url}"
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
    words = _ADDRESS.sub(" ", plain[start : hyperlink.start])
    return _SENTENCE_END.split(words)[-1]


def _kind(key: str, before: str) -> str:
    for kind, place in _PLACES:
        if place.match(key):
            if kind == "code" and _SPEAKS_OF_DATA.search(before):
                return "code" if _SPEAKS_OF_CODE.search(before) else "data"
            return kind
    return next((kind for kind, words in _WORDS if words.search(before)), "link")
