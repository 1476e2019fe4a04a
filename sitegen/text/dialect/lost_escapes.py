r"""Backslashes that a string literal ate: `"\times"` became a tab and `imes`, `"\alpha"` a bell."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.mend import Mend
from sitegen.text.tables import names

# The single-letter escapes of most languages, and the control character each turns into.
TAB, BELL, BACKSPACE, RETURN = "\t", "\x07", "\x08", "\r"
VERTICAL_TAB, FORM_FEED = "\x0b", "\x0c"
_BARE_COMMANDS = (
    "emph", "url", "textit", "textbf", "texttt", "textsc", "cite", "citep", "citet", "footnote",
    "mbox", "href", "mathcal", "mathbb", "mathbf", "mathrm", "mathsf",
)  # fmt: skip
_TEXT_COMMANDS = ("extbf{", "extit{", "exttt{", "extsc{", "extrm{")


# Not "eta", which may be what is left of \beta
_NAMES_OF_SIGNS = "|".join(
    sorted(
        names(
            "sim cdot pm approx times leq geq ell infty alpha beta gamma delta epsilon varepsilon"
            " zeta theta kappa lambda mu nu xi pi rho sigma tau phi varphi chi psi omega Gamma"
            " Delta Theta Lambda Sigma Phi Psi Omega"
        )
    )
)

_LOSSES: Mapping[str, tuple[Mend, ...]] = MappingProxyType(
    {
        TAB: (
            # "a<TAB>extbf{first} step" -> "a\textbf{first} step"
            Mend((TAB,), re.compile(r"\\?\t(?=ext(?:bf|it|tt|sc|rm)?\{)"), r"\\t"),
            # "8$<TAB>imes$", "ell_{<TAB>au}", "that <TAB>heta is" -> \times, \tau, \theta
            Mend((TAB,), re.compile(r"\t(?=(?:imes|au|heta|op|ilde|riangle)\b|o\$)"), r"\\t"),
        ),
        BELL: (
            # "$<BELL>lpha$" -> "$\alpha$"
            Mend((BELL,), re.compile(r"\x07(?=[a-z])"), r"\\a"),
        ),
        BACKSPACE: (
            # "$<BACKSPACE>eta$" -> "$\beta$"
            Mend((BACKSPACE,), re.compile(r"\x08(?=[a-z])"), r"\\b"),
        ),
        RETURN: (
            # "Spearman's $<RETURN>ho$" -> "$\rho$"; not a line that ends in a carriage return
            Mend((RETURN,), re.compile(r"\r(?=(?:angle|ho|ightarrow|ight|ceil|floor)\b)"), r"\\r"),
        ),
        VERTICAL_TAB: (
            # "$<VERTICAL TAB>arepsilon$" -> "$\varepsilon$"
            Mend(
                (VERTICAL_TAB,), re.compile(r"\x0b(?=(?:arepsilon|arphi|artheta|ec|ert)\b)"), r"\\v"
            ),
        ),
        FORM_FEED: (
            # "$<FORM FEED>rac12$" -> "$\frac12$"
            Mend((FORM_FEED,), re.compile(r"\x0c(?=rac|orall\b)"), r"\\f"),
        ),
        "\n": (
            # "$<NEW LINE>abla f$" -> "$\nabla f$"
            Mend(("\nabla", "\neq"), re.compile(r"\n(?=(?:abla|eq)\b)"), r"\\n"),
        ),
        "$": (
            # "10$ imes$ faster", "$832 imes$" -> "10$\times$ faster"; not "some times"
            Mend(
                (" imes$", "$imes", "$ imes"),
                re.compile(r"(?<=\$)\s*imes\b|(?<=[\d$]) imes\b(?=\$)"),
                r"\\times",
            ),
            # "$pprox$5", "the $psilon$-constraint", "$arepsilon$" -> \approx, \epsilon, \varepsilon
            Mend(("$pprox", "$lpha"), re.compile(r"(?<=\$)(?=(?:pprox|lpha)(?![a-z]))"), r"\\a"),
            Mend(("$psilon",), re.compile(r"(?<=\$)(?=psilon(?![a-z]))"), r"\\e"),
            Mend(
                ("$arepsilon", "$arphi"),
                re.compile(r"(?<=\$)(?=(?:arepsilon|arphi)(?![a-z]))"),
                r"\\v",
            ),
            Mend(("$abla",), re.compile(r"(?<=\$)(?=abla(?![a-z]))"), r"\\n"),
            Mend(("$ar{",), re.compile(r"(?<=\$)ar(?=\{)"), r"\\bar"),
            # "Kendall's $ au$", "GTA5 $ o$ Cityscapes" -> $\tau$, $\to$; not "$o(n)$"
            Mend(("$ ",), re.compile(r"(?<=\$) (?=(?:au|heta)\b|o\$)"), r"\\t"),
            # "$sim$13", "$gamma$-robust" -> "$\sim$13"; not "$sim(x)$", a function's name
            Mend(
                ("$",),
                re.compile(rf"\$(?=(?:{_NAMES_OF_SIGNS})(?:\$|_\{{))"),
                r"$\\",
            ),
        ),
        "{": (
            # "GSNet ( extbf{G}eo": the tab is a space now
            Mend(_TEXT_COMMANDS, re.compile(r"(?<=[(\[“]) ext(?=(?:bf|it|tt|sc|rm)\{)"), r"\\text"),
            # "the extit{de facto} rule" -> "the \textit{de facto} rule"; not "context{"
            Mend(
                _TEXT_COMMANDS, re.compile(r"(?<![\\A-Za-z])ext(?=(?:bf|it|tt|sc|rm)\{)"), r"\\text"
            ),
            # "an emph{open} world", "see cite{smith}" -> "an \emph{open} world"; not "context{"
            Mend(
                tuple(f"{name}{{" for name in _BARE_COMMANDS),
                re.compile(rf"(?<![\\A-Za-z])(?=(?:{'|'.join(_BARE_COMMANDS)})\{{)"),
                r"\\",
            ),
            # "the mph{open} world", "is availableootnote{" -> \emph{, \footnote{; not "footnote{"
            Mend(("mph{",), re.compile(r"(?<![\\A-Za-z])mph(?=\{)"), r"\\emph"),
            Mend(("ootnote{",), re.compile(r"(?<!f)ootnote(?=\{)"), r"\\footnote"),
            Mend((" ext{", "$ext{"), re.compile(r"(?<=[$ {])(?: |(?<=\$))ext(?=\{)"), r"\\text"),
            # "an {em open} world" -> "an {\em open} world"; not "{emph}"
            Mend(
                ("{em ", "{it ", "{bf "),
                re.compile(
                    r"\{(?=(?:em|it|bf) [^{}]{1,200}\})"
                    r"(?!it (?:is|was|has|can|will|may|does) |em dash)"
                ),
                r"{\\",
            ),
        ),
        "\\": (
            # Two backslashes for one, ahead of a command with an argument
            Mend(
                ("\\\\",),
                re.compile(
                    r"\\\\(?=(?:text(?:bf|it|tt|sc)|emph|cite[pt]?|url|href|footnote|math[a-z]+)\{)"
                ),
                r"\\",
            ),
        ),
        "": (
            # "3 imes 4", "$n imes m$" -> "3 \times 4"; not "times"
            Mend((" imes ",), re.compile(r"(?<= )imes(?= )"), r"\\times"),
            # "a$ ightarrow$", "A ightarrow B" -> "a$\rightarrow$"; not "longrightarrow"
            Mend(("ightarrow",), re.compile(r"(?<![A-Za-z\\])\s?ightarrow\b"), r"\\rightarrow"),
        ),
    }
)
"""Each by the sign without which it has nothing to mend; their order does not matter."""


def restore_escapes(text: str) -> str:
    """The text with the LaTeX commands back whose first letters an escape swallowed."""
    for sign, losses in _LOSSES.items():
        if sign in text:
            for loss in losses:
                text = loss.mended(text)
    return text
