"""The last part of a URL, made from a title, a name or a tag in any script."""

import hashlib
import re
from collections.abc import Container

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

# Signs that tell names apart and that a transliteration would drop: C++, C#, .NET.
_SIGNS = (
    (re.compile(r"\+\+"), " plus plus"),
    (re.compile(r"(?<=\w)#"), " sharp"),
    (re.compile(r"(?<!\w)\.(?=[A-Za-z])"), "dot "),
    (re.compile(r"(?<=\w)\*"), " star"),
)


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
    for sign, words in _SIGNS:
        text = sign.sub(words, text)
    slug = transliterate(
        text.replace("'", "").replace("’", ""), max_length=limit, word_boundary=True
    )
    if not slug or slug in RESERVED:
        digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:8]
        slug = f"{slug}-{digest}".lstrip("-")
    return slug


def unique_slug(base: str, taken: Container[str], limit: int = LIMIT) -> str:
    """`base`, or `base-2`, `base-3` … where that is taken, within the limit."""
    slug, number = base, 1
    while slug in taken:
        number += 1
        ending = f"-{number}"
        slug = base[: limit - len(ending)].rstrip("-") + ending
    return slug


def first_words(text: str, limit: int = LIMIT) -> str:
    """The slug of a title's first words: up to its colon or its first eight words.

    >>> first_words("Token-Efficient Change Detection in LLM APIs")
    'token-efficient-change-detection-in-llm-apis'
    """
    head = text.partition(":")[0] if len(text.partition(":")[0].split()) > 1 else text
    return slugify(" ".join(head.split()[:8]), limit)
