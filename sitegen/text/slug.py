"""The last part of a URL, made from a title, a name or a tag in any script."""

import hashlib
import re
import unicodedata
from collections.abc import Callable, Container
from functools import cache

from slugify import slugify as transliterate

LIMIT = 60
"""The longest slug, in characters: short enough to read aloud and to fit any file system."""

LONGEST_FILE_NAME = 200
"""The longest name a page may have, in characters: file systems take 255 bytes with the suffix."""

VALID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")

# What a listing file or Windows takes for itself: `index.html`, and devices such as `con`.
RESERVED = frozenset(
    ["index", "con", "prn", "aux", "nul"]
    + [f"{device}{number}" for device in ("com", "lpt") for number in range(1, 10)]
)

# A sign that a slug drops without a word for it: C+, x^2. Those of C++, C#, .NET and A* have one.
_LOST_SIGN = re.compile(r"(?<!\+)\+(?!\+)|[\^=<>|~$@%]|-$")

_MOST_WORDS = 7
_ARTICLES = {"a", "an", "the"}
_LOOSE_ENDS = _ARTICLES | {
    "of", "for", "in", "on", "to", "and", "or", "with", "by", "via", "from", "as", "at", "is",
    "are", "be", "that", "which", "where", "when", "while", "using", "through", "under", "over",
    "between", "into", "its", "their", "our", "based", "than", "without", "within", "across",
    "against", "towards", "toward", "beyond", "how", "what", "why", "can", "not", "large",
    "new", "small",
}  # fmt: skip

# Signs that tell names apart and that a transliteration would drop: C++, C#, .NET.
_SIGNS = (
    (re.compile(r"\+\+"), " plus plus"),
    (re.compile(r"(?<=\w)#"), " sharp"),
    (re.compile(r"(?<!\w)\.(?=[A-Za-z])"), "dot "),
    (re.compile(r"(?<=\w)\*"), " star"),
)
_HAS_NO_SIGN = re.compile(r"[^+#.*]*").fullmatch

_NO_LETTERS = re.compile(r"[^a-z0-9]+")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d)")  # the comma of "10,000"


def is_valid(slug: str) -> bool:
    """Whether a file name (without `.md`) can be a slug: `few-shot-2`, not `Few_Shot`."""
    return (
        VALID.fullmatch(slug) is not None
        and slug not in RESERVED
        and len(slug) <= LONGEST_FILE_NAME
    )


def slugify(text: str, limit: int = LIMIT) -> str:
    """A slug of at most `limit` characters, cut between words; never empty, never reserved.

    Text without a letter or digit (`???`, an emoji) gets a short hash, so that it still has a URL.
    """
    if not _HAS_NO_SIGN(text):
        for sign, words in _SIGNS:
            text = sign.sub(words, text)
    slug = _transliterated(text.replace("'", "").replace("’", ""), limit)
    if not slug or slug in RESERVED:
        slug = f"{slug}-{_digest(text)[:8]}".lstrip("-")
    return slug


def _transliterated(text: str, limit: int) -> str:
    """What python-slugify makes of a text without an apostrophe, cut between words.

    Most texts take a way that gives the same ten times as fast: without HTML's entities, which the
    library reads, and not cut.
    """
    ascii_only = text
    if not text.isascii():
        ascii_only = _unidecode()(unicodedata.normalize("NFKD", text)).replace("'", "")
    if "&" not in ascii_only:
        slug = _NO_LETTERS.sub("-", _THOUSANDS.sub("", ascii_only.lower())).strip("-")
        if len(slug) < limit:
            return slug
    return transliterate(text, max_length=limit, word_boundary=True)


@cache
def _unidecode() -> Callable[[str], str]:
    """What python-slugify transliterates by, and requires: large tables, read on first use."""
    import text_unidecode  # type: ignore[import-untyped] # ships none  # noqa: PLC0415 - see above

    unidecode: Callable[[str], str] = text_unidecode.unidecode
    return unidecode


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def unique_slug(base: str, taken: Container[str], limit: int = LIMIT) -> str:
    """`base`, or `base-2`, `base-3` … where that is taken, within the limit."""
    slug, number = base, 1
    while slug in taken:
        number += 1
        ending = f"-{number}"
        slug = base[: limit - len(ending)].rstrip("-") + ending
    return slug


def in_another_script(text: str) -> bool:
    """Whether a transliteration loses what tells a text from others: any letter that is not Latin.

    >>> in_another_script("José"), in_another_script("李薇")
    (False, True)
    """
    return not text.isascii() and any(
        c.isalpha() and not unicodedata.name(c, "LATIN").startswith("LATIN") for c in text
    )


def hashed_slug(base: str, text: str, limit: int = LIMIT) -> str:
    """`base` with a short hash of the exact text behind it: `jose-pi-3f2a91`."""
    ending = f"-{_digest(text)[:6]}"
    return base[: limit - len(ending)].rstrip("-") + ending


def faithful_slug(text: str, limit: int = LIMIT) -> str:
    """A slug that no other text has: with a hash where a transliteration or a cut loses something.

    >>> faithful_slug("few-shot"), faithful_slug("C+"), faithful_slug("时间")
    ('few-shot', 'c-96ab03', 'shi-jian-8b6ff4')
    """
    folded = " ".join(text.casefold().replace("-", " ").split())
    slug = slugify(text, limit)
    whole = slug.replace("-", " ") == folded or slugify(text, 2 * limit) == slug
    plain = not in_another_script(text) and not _LOST_SIGN.search(text)
    return slug if whole and plain else hashed_slug(slug, folded, limit)


def first_words(text: str, limit: int = LIMIT) -> str:
    """The slug of a title's first words, without an article before or a loose end behind.

    >>> first_words("The Expert Strikes Back: Interpreting Mixtures")
    'expert-strikes-back'
    >>> first_words("A framework of steps for reasoning based on evidence from tables")
    'framework-of-steps-for-reasoning'
    """
    head = text.partition(":")[0] if len(text.partition(":")[0].split()) > 1 else text
    words = slugify(" ".join(head.split()), 2 * limit).split("-")
    while len(words) > 1 and words[0] in _ARTICLES:
        del words[0]
    kept = words[:_MOST_WORDS]
    while kept and len("-".join(kept)) > limit:
        del kept[-1]
    while len(kept) > 1 and len(kept) < len(words) and kept[-1] in _LOOSE_ENDS:
        del kept[-1]
    return slugify(" ".join(kept or words), limit)
