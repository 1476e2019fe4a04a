"""Folding: the many ways to write a word become one, in the index and in the reader's query alike.

`static/search-query.js` folds queries by the same rules; a test holds the two together.
"""

import re
from unicodedata import normalize

# Characters that part nothing and say nothing: soft hyphen, joiners, trade marks, variation
# selectors. "Foo™" is the word "foo", not "footm".
_SILENT = re.compile("[\u00ad\u200c\u200d\u2060\u2120\u2122\ufe00-\ufe0f\U000e0100-\U000e01ef]")

# Accents of Latin, Greek and Cyrillic letters, and marks around symbols (keycaps). Marks of other
# scripts stay: they are vowels there, and in Japanese they tell letters apart.
_ACCENTS = re.compile("[\u0300-\u036f\u20d0-\u20ff]")

# Letters that Unicode does not decompose, and the typographic forms of what keyboards have.
# The em dash is not here: it parts words.
_PLAIN = str.maketrans(
    {
        "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ð": "d", "đ": "d", "ħ": "h", "ı": "i",
        "ł": "l", "ø": "o", "ς": "σ",
        "‘": "'", "’": "'", "ʼ": "'", "′": "'",
        "‐": "-", "‑": "-", "‒": "-", "–": "-", "−": "-",
    }
)  # fmt: skip

_GREEK_RUN = re.compile("[α-ω]+")
_GREEK_NAMES = {
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "ζ": "zeta",
    "η": "eta", "θ": "theta", "ι": "iota", "κ": "kappa", "λ": "lambda", "μ": "mu", "ν": "nu",
    "ξ": "xi", "ο": "omicron", "π": "pi", "ρ": "rho", "σ": "sigma", "τ": "tau", "υ": "upsilon",
    "φ": "phi", "χ": "chi", "ψ": "psi", "ω": "omega",
}  # fmt: skip


def fold(text: str) -> str:
    """`text` in lower case, without accents, ligatures and styled letters, in plain punctuation.

    `Rényi` and `renyi` become one word, as do `𝒪` and `o`, `ﬂow` and `flow`, `ℓ₂` and `l2`. A
    Greek letter on its own becomes its name, for readers without a Greek keyboard: `τ²` and `tau2`,
    `ε-greedy` and `epsilon-greedy`; words in Greek stay Greek.
    """
    if text.isascii():
        return text.lower()
    bare = _ACCENTS.sub("", normalize("NFKD", _SILENT.sub("", text)))
    plain = normalize("NFKC", bare.lower().translate(_PLAIN))
    return _GREEK_RUN.sub(lambda run: _GREEK_NAMES.get(run[0], run[0]), plain)
