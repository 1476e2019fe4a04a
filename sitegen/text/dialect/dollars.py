"""Whether what stands between two dollars reads as TeX, as prose or as a price."""

import re

from sitegen.text.tables import names

MOST_WORDS = 2
LONG = 40
"""A formula holds no more words of prose than two, and one longer than this no two without TeX."""

# Words set as words: "\text{number of steps}", "\operatorname{poly}", "\rm sub"
_SET_WORDS = re.compile(
    r"\\(?:text[a-z]*|math[a-z]*|operatorname|mbox|hbox|emph|label|tag|rm|it)(?![a-z])\*?\s*"
    r"(?:\{[^{}]*\}|[A-Za-z])"
)
_COMMAND = re.compile(r"\\[A-Za-z]+")  # "\alpha"
# A word of prose: "of", no, "speed", yes; not "x_{max}", "poly(n)", "n^{depth}"
_WORD = re.compile(r"(?<![A-Za-z_^{\\])[A-Za-z][a-z]{2,}(?![A-Za-z(_^}])")
_WORDS_OF_FORMULAS = names(
    "log max min exp sup inf lim sin cos tan argmax argmin poly polylog sqrt arg det rank diag sign"
    " sgn Var Cov GPT mod for all and any some where if subject otherwise with sim times epsilon"
    " alpha beta gamma delta sigma Theta Omega ell circ cdot cdots forall eps opt var cov"
)
_LETTERS = re.compile(r"[A-Za-z][a-z]")  # "of", "Of"; a formula without is no prose
_NEW_SENTENCE = re.compile(r"[.;:?!]\s+[A-Z][a-z]+(?:[\s,]|$)")  # "data. Then ", "it. Next,"
# "\langle image, question, answer\rangle": words between brackets of TeX
_IN_BRACKETS = re.compile(r"\\(?:langle|\{|left).{1,200}\\(?:rangle|\}|right.)", re.DOTALL)
_MARKS = ".,;:!?'\""
_PUNCTUATION = re.compile(r"[\s.,;:!?'\"]+")  # what stands between two formulas: ", "
# " and ", " for it ", "; in ": what stands between two dollars that belong to others
_JOINS_PROSE = re.compile(
    r"[),;.:]?\s(?:[a-z]+ )*(?:and|or|for|of|to|the|in|is|per|with|a|by|as)(?: [a-z]+)*,?\s"
)
_TEX = re.compile(r"[\\^_{}=<>]")  # "x_1", "a<b": what prices and prose do without
_SHORT_WORD = re.compile(r"(?<![A-Za-z])[A-Za-z]{2,}")  # "5 to ", "3 and US"; not "5M"
_BLANK_LINE = re.compile(r"\n[ \t]*\n")  # no formula runs over two paragraphs

# What prose or a price breaks off with: "5 to ", "10-", "20/", "9 ("; not "5", "x,"
_BREAKS_OFF = re.compile(r"[\s(–~/-]\Z")
# What a price may end in before the next one: so, and "25M (+", "5+", "1,", "3<"
_OPEN_END = re.compile(r"[\s(\[–—~/+<>≈,;:-]\Z")
_CURRENCY = re.compile(r"(?:^|[\s(])(?:US|AU|CA|NZ|HK|SG|[ACRS])\Z")  # "US" of "US$ 5", "in A$"
_TO_FIGURE = re.compile(r"[,;]?\s(?:[a-z]+ )+\d[\d,.]*")  # " to 10" of "5$ to 10$"
# A sum of money with nothing but signs behind it: "30 (", "5, ", "1.5M: ", "30/h ("; not "100"
_PRICE_AND_SIGNS = re.compile(
    r"\s*\.?\d(?:[\d,.]*\d)?[kKMBT]?\+?(?:/[A-Za-z]{1,6})?[\s,.;:/(\[“‘\"'–—~+-]+"
)


def is_formula(source: str) -> bool:
    """Whether what stands between two delimiters is TeX rather than prose."""
    body = source.strip()
    if body.startswith("\\") and _IN_BRACKETS.fullmatch(body):
        return True
    if not body or ("\n" in body and _BLANK_LINE.search(body)):
        return False
    if not _LETTERS.search(body):
        return body[0] not in _MARKS or not _PUNCTUATION.fullmatch(body)
    if _JOINS_PROSE.fullmatch(source):
        return False
    rest = _COMMAND.sub(" ", _SET_WORDS.sub(" ", body))
    words = sum(word not in _WORDS_OF_FORMULAS for word in _WORD.findall(rest))
    # "$accuracy = correct$" may be a formula; "$5 for the first thousand, $" may not.
    two_in_plain = words == MOST_WORDS and len(body) > LONG and "\\" not in body
    if words > MOST_WORDS or two_in_plain:
        return False
    return not _NEW_SENTENCE.search(source if words else rest)


def names_currency(source: str) -> bool:
    """`US$ and AU$`: what ends at the second dollar is prose, with a space at its end alone."""
    if not source or source[0].isspace() or not _BREAKS_OFF.search(source) or _TEX.search(source):
        return False
    return any(word not in _WORDS_OF_FORMULAS for word in _WORD.findall(source))


def names_two_currencies(before: str, source: str) -> bool:
    """`US$ 5 to US$ 10`, `A$5, C$10`: the same kind of letters stands before both dollars."""
    if _TEX.search(source) or not names_currency_before(before):
        return False
    return names_currency_before(source)


def runs_into_prose(source: str) -> bool:
    """`O(D^c) regret bound, where `, up to the dollar of the next formula."""
    if not source[-1:].isspace() or source[:1].isspace():
        return False
    return len(_WORD.findall(_COMMAND.sub(" ", _SET_WORDS.sub(" ", source)))) >= MOST_WORDS


def names_currency_before(before: str) -> bool:
    """Whether the letters of a currency end what stands before a dollar: `US$`."""
    return _CURRENCY.search(before) is not None


def is_price_behind(source: str) -> bool:
    """`5$ to 10$`, `5$ per unit and 10$`: behind a figure, words that lead to another."""
    return _TO_FIGURE.fullmatch(source) is not None


def leads_to_price(source: str) -> bool:
    r"""`$5 to $10`, `US$3 and US$4`, `$5+$3`, `$25M (+$15M)`; not `$5$10`, nor `$5\times$10`."""
    return _OPEN_END.search(source) is not None or _has_words(source)


def is_spaced_price(source: str) -> bool:
    """`$ 100 and $ 200`, `$ 3, $ 4`: each number stands apart from its dollar. Not `$ 5 $ 10`."""
    if not (source[0].isspace() and source[-1].isspace()):
        return False
    return _OPEN_END.search(source.rstrip()) is not None or _has_words(source)


def _has_words(source: str) -> bool:
    return "\\" not in source and _SHORT_WORD.search(source) is not None


def is_price_of(source: str) -> bool:
    r"""`$9 for the $k$-th`: words stand behind the number. Not `$ 9 \leq n $`, nor `$2 n $`."""
    if source[0].isspace() or not _BREAKS_OFF.search(source) or _TEX.search(source):
        return False
    return _SHORT_WORD.search(source) is not None


def has_price_alone(source: str) -> bool:
    """`30 (`, `5, `, `9 a unit (`: a price, and what opens behind it but does not close."""
    opens = source.rstrip().endswith("(") and not _TEX.search(source.replace("\\$", ""))
    return opens or _PRICE_AND_SIGNS.fullmatch(source) is not None
