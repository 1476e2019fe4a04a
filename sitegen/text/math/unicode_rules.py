r"""What each command of formulas is in plain text: `\frac{a}{b}` is a/b, `\hat x` is x̂."""

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.math.joints import NAME_EDGE, THIN_SPACE, WORD_EDGE, bare, fraction
from sitegen.text.math.symbols import (
    DOUBLE_STRUCK,
    FUNCTIONS,
    MATH_ACCENTS,
    MATH_SYMBOLS,
    composed,
    is_product,
    is_single,
    raised,
)
from sitegen.text.math.unicode_reader import NoFormError, Reader, Rule, Rules
from sitegen.text.tables import names

_ROOTS = {"": "√", "2": "√", "3": "∛", "4": "∜"}
# One letter with what stands beside it: "x", "xᵢ", "x_{ij}", "x̃", "x′"
_LETTER = re.compile(r"[^\W\d_][\u0300-\u036f\u20d0-\u20ff]*(?=(?:[_^]\{[^{}]*\}|[^A-Za-z])*+\Z)")

_ANGLES = {"<": "⟨", ">": "⟩"}
_SHORTEST_WORD = 3  # "OPT", "Cov"; two letters are a product


def _operator(reader: Reader) -> str:
    return f"{NAME_EDGE}{reader.argument()}{NAME_EDGE}"


def _large_operator(reader: Reader) -> str:
    r"""`\mathop{\rm argmin}` is a name, `\mathop{+}` a sign."""
    text = reader.argument()
    return f"{NAME_EDGE}{text}{NAME_EDGE}" if text.replace(THIN_SPACE, "").isalpha() else text


def _unmarked(reader: Reader) -> str:
    """A font or a size: what it holds is said in plain letters."""
    return reader.argument() if reader.ahead() == "{" else ""


def _between(reader: Reader) -> str:
    r"""`\left(x\right)` is (x); one that is not closed is a bracket."""
    return _delimiter(reader) + reader.enclosed("\\right") + _delimiter(reader)


def _word(reader: Reader) -> str:
    r"""`n\mathrm{poly}(k)` is n poly(k); `\mathrm{d}x` is dx."""
    return _set_apart(_unmarked(reader))


def _words(reader: Reader) -> str:
    return _set_apart(reader.words())


def _set_apart(text: str) -> str:
    return f"{WORD_EDGE}{text}{WORD_EDGE}" if len(text) > 1 and text.isalpha() else text


def _delimiter(reader: Reader) -> str:
    r"""A bracket behind `\left` or `\right`, where a full stop is none."""
    if reader.skip("."):
        return ""
    bracket = reader.argument() if reader.ahead() else ""
    return _ANGLES.get(bracket, bracket)


def _dropped(reader: Reader) -> str:
    r"""`\phantom{x}`, `\label{a}`."""
    reader.argument()
    return ""


def _space(reader: Reader) -> str:
    reader.argument()
    return " "


def _accent(accent: str) -> Rule:
    return lambda reader: _accented(bare(reader.argument()), accent)


def _accented(text: str, accent: str) -> str:
    """Over one letter, whatever stands beside it; behind a word; a line over every character."""
    if letter := _LETTER.match(text):
        return unicodedata.normalize("NFC", letter[0] + accent) + text[letter.end() :]
    if accent == MATH_ACCENTS["overline"] and text:
        return "".join(f"{character}\N{COMBINING OVERLINE}" for character in text)
    if len(text) < _SHORTEST_WORD or not text.isalpha():
        raise NoFormError
    return text[:-1] + composed(text[-1], accent)


def _negation(reader: Reader) -> str:
    return composed(reader.argument(), "\N{COMBINING LONG SOLIDUS OVERLAY}")


def _double_struck(reader: Reader) -> str:
    return reader.argument().translate(DOUBLE_STRUCK)


def _fraction(reader: Reader) -> str:
    above = reader.argument()
    return _over(above, reader.argument())


def _over(above: str, below: str) -> str:
    above, below = bare(above), bare(below)
    return fraction(above if is_product(above) else f"({above})", _single(below))


def _binomial(reader: Reader) -> str:
    above = reader.argument()
    return _choose(above, reader.argument())


def _choose(above: str, below: str) -> str:
    return f"({bare(above)} choose {bare(below)})"


def _root(reader: Reader) -> str:
    degree = bare(reader.option())
    sign = _ROOTS.get(degree) or f"{raised(degree) or f'{degree}-'}√"
    return f"{sign}{_single(bare(reader.argument()))}"


def _modulus(reader: Reader) -> str:
    return f" (mod {reader.argument()})"


def _coloured(reader: Reader) -> str:
    r"""`\textcolor{blue}{y}`, `\raisebox{1pt}{y}` are y."""
    reader.argument()
    return reader.argument()


def _above(reader: Reader) -> str:
    r"""`\overset{d}{\to}` is →ᵈ."""
    above = reader.argument()
    return reader.scripted(reader.argument(), "^", above)


def _below(reader: Reader) -> str:
    r"""`\underset{x}{\max}` is maxₓ."""
    below = reader.argument()
    return reader.scripted(reader.argument(), "_", below)


def _arrow(sign: str) -> Rule:
    r"""`\xrightarrow[n]{d}` is →ᵈ: what stands below is less."""

    def read(reader: Reader) -> str:
        reader.option()
        above = reader.argument()
        return reader.scripted(sign, "^", above) if above else sign

    return read


def _braced(reader: Reader) -> str:
    r"""`\underbrace{a+b}_{\text{why}}` is a+b."""
    text = reader.argument()
    if reader.skip("_") or reader.skip("^"):
        reader.argument()
    return text


def _environment(reader: Reader) -> str:
    """Lines under each other are told one after the other; a table is not."""
    name = reader.argument()
    if name in ("aligned", "gathered") or (name == "array" and reader.argument() == "rcl"):
        return reader.lines()
    raise NoFormError


def _no_form(_: Reader) -> str:
    raise NoFormError


def _single(text: str) -> str:
    return text if is_single(text) else f"({text})"


_COMMANDS: Mapping[str, str | Rule] = MappingProxyType(
    {
        **MATH_SYMBOLS,
        **{name: f"{NAME_EDGE}{name}{NAME_EDGE}" for name in FUNCTIONS},
        "bmod": f"{NAME_EDGE}mod{NAME_EDGE}",
        "mod": f"{NAME_EDGE}mod{NAME_EDGE}",
        **dict.fromkeys(names("quad qquad space enspace enskip thickspace medspace"), " "),
        "thinspace": THIN_SPACE,
        **dict.fromkeys(
            names(
                "mathbf mathcal mathscr mathfrak mathnormal boldsymbol"
                " bm mathbin mathrel mathord mathopen mathclose mathpunct mathinner underline"
                " displaystyle textstyle scriptstyle scriptscriptstyle rm bf it cal sf tt sc frak"
                " boxed cancel fbox big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr"
                " bigm Bigm biggm Biggm"
            ),
            _unmarked,
        ),
        **dict.fromkeys(names("mathrm mathit mathsf mathtt"), _word),
        "left": _between,
        **dict.fromkeys(names("middle right"), _delimiter),
        **dict.fromkeys(
            names("text textrm textit textbf textsf texttt textsc textnormal mbox hbox emph"),
            _words,
        ),
        **dict.fromkeys(names("frac dfrac tfrac cfrac nicefrac sfrac"), _fraction),
        **dict.fromkeys(names("binom dbinom tbinom"), _binomial),
        **dict.fromkeys(names("mathbb mathds mathbbm Bbb bb"), _double_struck),
        **dict.fromkeys(names("overset stackrel"), _above),
        **dict.fromkeys(names("underbrace overbrace"), _braced),
        **dict.fromkeys(names("phantom hphantom vphantom label tag color"), _dropped),
        **dict.fromkeys(names("hspace mspace"), _space),
        **{name: _accent(accent) for name, accent in MATH_ACCENTS.items()},
        **dict.fromkeys(names("overrightarrow overleftarrow"), _accent(MATH_ACCENTS["vec"])),
        **dict.fromkeys(names("nonumber notag"), ""),
        "xrightarrow": _arrow("→"),
        "xleftarrow": _arrow("←"),
        "underset": _below,
        "operatorname": _operator,
        "mathop": _large_operator,
        "sqrt": _root,
        "pmod": _modulus,
        "not": _negation,
        **dict.fromkeys(names("textcolor raisebox"), _coloured),
        "begin": _environment,
        **dict.fromkeys(
            names(
                "def edef gdef xdef let newcommand renewcommand providecommand end hline verb rule"
                " prescript sideset genfrac atop kern mkern mskip hskip"
            ),
            _no_form,
        ),
    }
)

RULES = Rules(_COMMANDS, MappingProxyType({r"\over": _over, r"\choose": _choose}))
"""What the reader goes by."""
