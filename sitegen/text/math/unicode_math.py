r"""Formulas in plain text: `O(n^2)` is O(n²), `\ell_2` is ℓ₂, `T\to\infty` is T→∞."""

import re
import unicodedata

from sitegen.text.math.joints import settled
from sitegen.text.math.preparing import prepared
from sitegen.text.math.unicode_reader import NoFormError, Reader
from sitegen.text.math.unicode_rules import RULES

LONGEST = 400
"""What is longer reads better as its TeX."""

_PRIMES = re.compile("′{2,4}")  # "x′′" is x″


def to_unicode(tex: str) -> str:
    """The formula in one line of Unicode, or its bare TeX where it has no such form.

    A script whose characters do not all exist high or low stays TeX: `n^{1/3}`, `d_{model}`.
    """
    source = " ".join(tex.split())
    if len(source) > LONGEST:
        return source
    try:
        text = settled(Reader(prepared(source), RULES).run(None))
    except NoFormError:
        return source
    text = _PRIMES.sub(lambda primes: "″‴⁗"[len(primes[0]) - 2], text)
    return " ".join(unicodedata.normalize("NFC", text).split())
