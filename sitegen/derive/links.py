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
        ("demo", r"[\w-]+\.(?:streamlit\.app|gradio\.(?:app|live))|replicate\.com"),
        ("paper", r"huggingface\.co/papers/|arxiv\.org|(?:dx\.)?doi\.org|openreview\.net"),
        ("paper", r"aclanthology\.org|proceedings\.mlr\.press|dl\.acm\.org|hal\.science"),
        ("video", r"[^ ]+\.(?:mp4|mov|avi|webm)$"),
        ("paper", r"[^ ]+\.pdf$"),
        ("model", r"huggingface\.co/|modelscope\.cn/models/|tfhub\.dev"),
        ("data", r"zenodo\.org|kaggle\.com|figshare\.com|osf\.io|(?:[\w-]+\.)?openml\.org"),
        ("data", r"ieee-dataport\.org|dataverse\.harvard\.edu|data\.mendeley\.com|datadryad\.org"),
        ("video", r"(?:m\.)?youtube\.com|youtu\.be|(?:player\.)?vimeo\.com|bilibili\.com"),
        ("video", r"(?:v\.)?youku\.com|v\.qq\.com|peertube\.[\w.-]+"),
        ("project", r"[\w.-]+\.(?:github|gitlab|bitbucket)\.io|sites\.google\.com"),
        ("project", r"[\w-]+\.(?:netlify|vercel|web)\.app|[\w.-]+\.pages\.dev"),
        ("project", r"[\w-]+\.(?:gitlab-pages|wixsite|weebly|readthedocs)\.[\w.-]+"),
        ("code", r"(?:[\w.-]+\.)?github\.com|bitbucket\.org|codeberg\.org|gitee\.com|git\.io"),
        ("code", r"(?:[\w-]+\.)*(?:git|gitlab|anon-github|git-\w+|code)\.[\w.-]+"),
        ("code", r"codeocean\.com|anonymous\.4open\.science|pypi\.org|sourceforge\.net"),
        ("code", r"cran\.r-project\.org|hub\.docker\.com"),
    )
)
# What the words before a link say it leads to, where the host does not.
_SPEAKS_OF = {
    kind: re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    for kind, words in (
        ("video", (r"videos|movies?|footage|video(?= (?:is|can|of|and|at|on|in|for|results?|link"
                   r"|tutorial|showing|demonstrat\w+)\b|\W*$|[:,;)])")),
        ("demo", r"demos?(?! videos?\b)|playground|demonstrations?"),
        ("code", (r"codes?|codebase|source|implementations?|repo|repositor(?:y|ies)|software"
                  r"|librar(?:y|ies)|package|toolkit|toolbox|scripts?|docker")),
        ("data", r"data|data ?sets?|data ?bases?|benchmarks?|corpus|corpora"),
        ("model", r"models?|weights|checkpoints?"),
        ("paper", r"(?:full|long|longer|extended) version|arxiv|preprint|appendix|report|proofs?"),
        ("project", (r"project|suppl(?:e|i)ment\w*|details|(?:more|further|additional) (?:[\w-]+ )?"
                     r"(?:results|information|materials?|examples|analys[ie]s)")),
    )
}  # fmt: skip
_A_PAGE = re.compile(r"\b(?:project|web|home) ?-?(?:page|site)s?\b", re.IGNORECASE)
# Several of them in one place: a page of the project
_HOLDINGS = ("video", "demo", "code", "data", "model")
# What may follow a link that nothing is said before: "See x.org/a for videos of …"
_FOR = re.compile(r"\W{0,2}(?:for|contains|with|shows)\s([^.;]{0,60})", re.IGNORECASE)
_SENTENCE_END = re.compile(r"[.!?]\s")
_WORDS_BEFORE = 110  # characters; "The code, data and models of all experiments are available at"
_WORDS_AFTER = 80
# The work of others: "as Yang [2020, doi.org/x] shows", "Loom (Ada et al., 2020, doi.org/x)"
_CITED = re.compile(r"\b(?:19|20)\d\d[a-z]?[,;:]\s*$")

# A host that leads nowhere without a path: an address that was cut off at a space. Google's sites
# need two parts: "sites.google.com/view/loom", not "sites.google.com/view".
_CUT_OFF = re.compile(
    r"(?:github|gitlab|youtube|vimeo|tinyurl|huggingface|doi|arxiv|openreview|zenodo|kaggle)\.\w+"
    r"|(?:goo\.gl|bit\.ly|youtu\.be|git\.io|aka\.ms|osf\.io|anonymous\.4open\.science)"
    r"|huggingface\.co/(?:datasets|spaces|papers)|sites\.google\.com(?:/[^/]*)?"
    r"|anonymous\.4open\.science/r|youtube\.com/(?:watch|channel|playlist)|arxiv\.org/(?:abs|pdf)"
)
# What two writings of one address differ in: "x.org/#top", "x.org/index.html", "?utm_source=a";
# not "x.org/#/demo", which is a page of its own.
_FRAGMENT = re.compile(r"#(?![/!]).*$")
_TRACKING = re.compile(r"(?<=[?&])(?:utm_\w+|usp|tab|ref)=[^&#]*&?")
_ENDING = re.compile(r"(?:\.git|/index\.html?|/tree/(?:main|master)|[/?&]+)+$")


def find_links(prose: Prose) -> tuple[Link, ...]:
    """The links of an abstract in order of appearance, each address once, without what trails it.

    Addresses that differ only in case, scheme, `www.`, `.git`, fragment or a final slash are one,
    and the first writing of it is kept. What leads to the work of others is left out, and so is an
    address that was cut off.
    """
    found: dict[str, Link] = {}
    previous = 0
    for hyperlink in prose.links:
        url = _tidy(hyperlink.url)
        key = address_key(url)
        before = _words_before(prose.plain, previous, hyperlink)
        if key and key not in found and not _CUT_OFF.fullmatch(key) and not _CITED.search(before):
            after = prose.plain[hyperlink.end : hyperlink.end + _WORDS_AFTER]
            found[key] = Link(_kind(key, before, after), url)
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

    `http://www.GitHub.com/Ada/Loom.git#use` and `https://github.com/ada/loom/` share one.
    """
    scheme, mark, rest = url.lower().partition("://")
    if not mark or scheme not in {"http", "https"}:
        return ""
    rest = _TRACKING.sub("", _FRAGMENT.sub("", rest.removeprefix("www.")))
    return _ENDING.sub("", rest)


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


def _kind(key: str, before: str, after: str) -> str:
    for kind, place in _PLACES:
        if place.match(key):
            if kind == "code" and _SPEAKS_OF["data"].search(before):
                return "code" if _SPEAKS_OF["code"].search(before) else "data"
            return kind
    purpose = _FOR.match(after)
    return _spoken_of(before) or _spoken_of(purpose[1] if purpose else "") or "link"


def _spoken_of(words: str) -> str:
    """The kind of thing that words speak of; of several things, a project's page holds them."""
    holdings = sum(_SPEAKS_OF[kind].search(words) is not None for kind in _HOLDINGS)
    if holdings > 1 or _A_PAGE.search(words):
        return "project"
    return next((kind for kind, said in _SPEAKS_OF.items() if said.search(words)), "")
