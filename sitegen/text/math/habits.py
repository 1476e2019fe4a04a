r"""How authors type TeX, and what bad encodings and lost braces leave of it; each made regular.

Each habit is narrow: what it leaves alone is told beside it.
"""

import re
from dataclasses import dataclass

from sitegen.text.math.symbols import GREEK
from sitegen.text.mend import Mend
from sitegen.text.tables import names

_GROUP = r"\{((?:[^{}]|\{[^{}]*\})*)\}"  # "{a}", "{a{b}c}"
_OF_BIG = r"(?:sum|prod|big(?:cup|cap|oplus|otimes|vee|wedge))"

# What may stand high or low without its backslash or its braces
_SIGNS = "|".join(sorted((GREEK.keys() | names("circ infty ast star")) - names("mu nu pi xi")))
_WORDS = "|".join(
    sorted(
        names(
            "avg eff inner max mean min model new old opt out outer post pred prior ref source std"
            " target test top tot total train true val"
        )
    )
)
_SINGLE_BACKSLASH = re.compile(r"(?<!\\)\\(?!\\)")  # that of "\sum", not those of "\\sum"


def _primes(match: re.Match[str]) -> str:
    if "“" in match.string:
        return match[0]
    return match[0].replace("”", "''").replace("’", "'").replace("´", "'")


def _minus(match: re.Match[str]) -> str:
    return match[0] if r"\text" in match.string else "-"


def _delimiter(match: re.Match[str]) -> str:
    return rf"\{match[1] or ('left' if match[2] else 'right')}"


def _script(match: re.Match[str]) -> str:
    return f"{'^' if match[1] == 'super' else '_'}{{\\text{{{match[2]}}}}}"


def _quoted(match: re.Match[str]) -> str:
    return match[0].replace("``", "“").replace("''", "”").replace("---", "—").replace("--", "–")


def _backslash(match: re.Match[str]) -> str:
    return match[0] if _SINGLE_BACKSLASH.search(match.string) else "\\"


_OF_CHARACTERS = (
    # "26%", "O(#n)": no comment, no parameter; not "26\%"
    Mend(("%", "#"), re.compile(r"(?<!\\)[%#]"), r"\\\g<0>"),
    # "x’", "f”(x)", "T’_i" -> "x'", "f''(x)", "T'_i"; not "\text{user’s}", "“a”"
    Mend(("’", "”", "´"), re.compile(r"(?<=[\w)}\]*])(?:’+|”|´)(?![A-Za-z])"), _primes),
    # "0–1", "n–1" -> "0-1"; not "\text{0–1}"
    Mend(("–",), re.compile("–"), _minus),
    # "√(n+1)", "√10", "√n" -> "\sqrt{n+1}", "\sqrt{10}", "\sqrt n"; a lone one is a sign
    Mend(("√",), re.compile(r"√\s?(?:\(([^()]*)\)|(\d+))"), r"\\sqrt{\1\2}"),
    Mend(("√",), re.compile(r"√(?=\s?[\w\\{])"), r"\\sqrt "),
    Mend(("√",), re.compile("√"), r"\\surd "),
    # "¥sqrt{n}": a backslash in a Japanese encoding; not "¥5"
    Mend(("¥",), re.compile(r"¥(?=[A-Za-z])"), r"\\"),
    # "17 imes17": the tab of "\times"; not "times"
    Mend((" imes",), re.compile(r"(?<=[\w}]) imes(?![A-Za-z])"), r"\\times "),
    # "|Å|" was "|\AA|", "Ø(n)" was "\O(n)"; not "2\,Å"
    Mend(("Å",), re.compile(r"(?<=[|(_^=])Å"), r"\\AA "),
    Mend(("Ø",), re.compile(r"Ø(?=\s?(?:\(|\\left|\\[bB]ig))"), r"\\O "),
    # "10,000": no list of two numbers; that is "(10,000)", "1,2,300"
    Mend((",",), re.compile(r"(?<![\w,.({\[])(\d{1,3}),(\d{3})(?![\w,.)}\]])"), r"\1{,}\2"),
)
_OF_SCRIPTS = (
    # Braces lost, "n^-1", "T^-1/2", "2^-k" -> "n^{-1}", "T^{-1/2}", "2^{-k}"; not "x^-", "x^-y"
    Mend(
        ("^-", "^−"),
        re.compile(r"\^([-−]\d+(?:\.\d+)?(?:/\d+)?)|(?<=[\de])\^(-[A-Za-z])(?![A-Za-z])"),
        r"^{\1\2}",
    ),
    # "10^12", "n^1.5", "\log_10" -> "10^{12}", "n^{1.5}", "\log_{10}"
    Mend(("^", "_"), re.compile(r"(?<!\\)([_^])(\d+\.\d+|\d\d+)"), r"\1{\2}"),
    # "x^(t)", "\mu_[i]" -> "x^{(t)}", "\mu_{[i]}"
    Mend(("^(", "_[", "_("), re.compile(r"([_^])(\([^(){}]+\)|\[[^\[\]{}]+\])"), r"\1{\2}"),
    # "360^circ", "90^{circ}", "f_epsilon" -> "360^\circ", "90^\circ", "f_\epsilon"
    Mend(
        ("_", "^"),
        re.compile(rf"(?<!\\)([_^])(?:({_SIGNS})(?![A-Za-z])|\{{({_SIGNS})\}})"),
        r"\1\\\2\3 ",
    ),
    # "h^inner_t" -> "h^{\mathrm{inner}}_t"
    Mend(
        ("_", "^"),
        re.compile(rf"(?<!\\)([_^])({_WORDS})(?![A-Za-z])"),
        r"\1{\\mathrm{\2}}",
    ),
    # "\sum_i=1^n", "(x)_i=1^n" -> "\sum_{i=1}^n", "(x)_{i=1}^n"; not "x_i=1^n"
    Mend(
        ("=1^", "=0^", "= 1^", "= 0^"),
        re.compile(rf"(\\{_OF_BIG}\s?|[}})\]])_\s?([A-Za-z]\s?=\s?\d)(?=\^)"),
        r"\1_{\2}",
    ),
)
_OF_COMMANDS = (
    # "\\hat{\\theta}", escaped twice -> "\hat{\theta}"; not "\frac{a\\b}"
    Mend(("\\\\",), re.compile(r"(?<!\\)\\\\(?=[A-Za-z])"), _backslash),
    # "2\,\AA", "3.5 \AA" is a unit
    Mend((r"\AA",), re.compile(r"(?<=\d)((?:\s|~|\\[ ,;:])*)\\AA(?![A-Za-z])"), r"\1Å"),
    # "\mathsf{TH}\_{k}", Markdown's escape -> "\mathsf{TH}_{k}"; not "\text{a\_b}"
    Mend((r"\_{", r"\^{"), re.compile(r"(?<=[\w)}\]])\\([_^])(?=\{)"), r"\1"),
    # "x_\rm max" -> "x_{\rm max}"
    Mend(
        (r"\rm", r"\bf", r"\it", r"\sf", r"\cal", r"\tt"),
        re.compile(r"([_^])\s*\\(rm|bf|it|sf|cal|tt)(?![A-Za-z])\s*([A-Za-z]+)"),
        r"\1{\\\2 \3}",
    ),
    Mend((r"\nolimits",), re.compile(r"\\nolimits(?![A-Za-z])\s?"), ""),
    # "\mleft(", and "\l(" as authors abbreviate it
    Mend(
        (r"\mleft", r"\l(", r"\l[", r"\l|", "\\l\\", r"\l "),
        re.compile(r"\\(?:m(left|right)|(l)|(r))(?=\s?(?:[()\[\]|.<>]|\\[{}|lr]))"),
        _delimiter,
    ),
    # "k\textsuperscript{th}" -> "k^{\text{th}}"
    Mend(("script",), re.compile(rf"\\text(super|sub)script\s?{_GROUP}"), _script),
    # "\texorpdfstring{$k$}{k}" -> "$k$"
    Mend((r"\texorpdf",), re.compile(rf"\\texorpdfstring\s?{_GROUP}\s?{_GROUP}"), r"\1"),
    # "\text{``so''}" -> "\text{“so”}"
    Mend(("``", "--"), re.compile(rf"\\(?:text[a-z]*|mbox|hbox){_GROUP}"), _quoted),
    # "\boldsymbol{\mathit{x}}" -> "\boldsymbol{x}"; "\bm{10}" -> "\mathbf{10}"
    Mend(
        (r"\boldsymbol", r"\bm", r"\pmb"),
        re.compile(r"\\(boldsymbol|bm|pmb)\s?\{\s?\\(?:mathit|mathnormal|it)\s?\{?([^{}]*)\}?\}"),
        r"\\\1{\2}",
    ),
    Mend(
        (r"\boldsymbol", r"\bm", r"\pmb"),
        re.compile(r"\\(?:boldsymbol|bm|pmb)\s?(\{[\d.,]+\}|\d)"),
        r"\\mathbf\1",
    ),
)


@dataclass(frozen=True, slots=True)
class Habits:
    """Habits that are met only where one of the `signs` is, and none of the words `without`."""

    signs: re.Pattern[str]
    without: tuple[str, ...]
    habits: tuple[Mend, ...]


HABITS = (
    Habits(re.compile("[%#’”´–√¥ÅØ,]| imes"), (), _OF_CHARACTERS),
    Habits(
        # As "^-1", "_[i]", "^12", "_max", "^{circ}", "_i=1"
        re.compile(r"[_^](?:[-−(\[]|\d[\d.]|\{?[A-Za-z](?:[A-Za-z]{2}|\s?=))"),
        (r"\text", r"\mbox", r"\hbox"),
        _OF_SCRIPTS,
    ),
    Habits(re.compile(r"\\"), (), _OF_COMMANDS),
)
"""All of them, in their order."""
