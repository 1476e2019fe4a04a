r"""Backslashes that a string literal ate: `"\times"` became a tab and `imes`, `"\beta"` a bell."""

import re
from dataclasses import dataclass

# The single-letter escapes of most languages, and the control character each turns into.
TAB, BELL, BACKSPACE, RETURN = "\t", "\x07", "\x08", "\r"
VERTICAL_TAB, FORM_FEED = "\x0b", "\x0c"
_BARE_COMMANDS = (
    "emph{", "url{", "textit{", "textbf{", "texttt{", "textsc{", "cite{", "citep{", "citet{",
    "footnote{", "mbox{", "href{", "mathcal{", "mathbb{", "mathbf{", "mathrm{", "mathsf{",
)  # fmt: skip
_TEXT_COMMANDS = ("extbf{", "extit{", "exttt{", "extsc{", "extrm{")


# Not "eta", which may be what is left of \beta
_NAMES_OF_SIGNS = (
    "sim|cdot|pm|approx|times|leq|geq|ell|infty|alpha|beta|gamma|delta|epsilon|varepsilon|zeta|theta"
    "|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Sigma"
    "|Phi|Psi|Omega"
)


@dataclass(frozen=True, slots=True)
class _Loss:
    """Where one of the `clues` occurs, what `pattern` matches is replaced by `put`."""

    clues: tuple[str, ...]
    pattern: re.Pattern[str]
    put: str

    def holds(self, sign: str) -> bool:
        """Whether every clue holds the sign."""
        return all(sign in clue for clue in self.clues)

    def mended(self, text: str) -> str:
        return self.pattern.sub(self.put, text) if any(c in text for c in self.clues) else text


_LOSSES = (
    # "a<TAB>extbf{first} step" -> "a\textbf{first} step"
    _Loss((TAB,), re.compile(r"\\?\t(?=ext(?:bf|it|tt|sc|rm)?\{)"), r"\\t"),
    # "GSNet ( extbf{G}eo": the tab is a space now
    _Loss(_TEXT_COMMANDS, re.compile(r"(?<=[(\[“]) ext(?=(?:bf|it|tt|sc|rm)\{)"), r"\\text"),
    # "the extit{de facto} rule" -> "the \textit{de facto} rule"; not "context{"
    _Loss(_TEXT_COMMANDS, re.compile(r"(?<![\\A-Za-z])ext(?=(?:bf|it|tt|sc|rm)\{)"), r"\\text"),
    # "an emph{open} world", "see cite{smith}" -> "an \emph{open} world"; not "\emph{", "context{"
    _Loss(
        _BARE_COMMANDS,
        re.compile(
            r"(?<![\\A-Za-z])(?=(?:emph|url|text(?:it|bf|tt|sc)|cite[pt]?|footnote|mbox|href"
            r"|math(?:cal|bb|bf|rm|sf))\{)"
        ),
        r"\\",
    ),
    # "the mph{open} world", "is availableootnote{" -> \emph{, \footnote{; not "footnote{"
    _Loss(("mph{",), re.compile(r"(?<![\\A-Za-z])mph(?=\{)"), r"\\emph"),
    _Loss(("ootnote{",), re.compile(r"(?<!f)ootnote(?=\{)"), r"\\footnote"),
    # "10$ imes$ faster", "$832 imes$" -> "10$\times$ faster"; not "some times"
    _Loss(
        (" imes$", "$imes", "$ imes"),
        re.compile(r"(?<=\$)\s*imes\b|(?<=[\d$]) imes\b(?=\$)"),
        r"\\times",
    ),
    # "$pprox$5", "the $psilon$-constraint", "$arepsilon$" -> \approx, \epsilon, \varepsilon
    _Loss(("$pprox", "$lpha"), re.compile(r"(?<=\$)(?=(?:pprox|lpha)(?![a-z]))"), r"\\a"),
    _Loss(("$psilon",), re.compile(r"(?<=\$)(?=psilon(?![a-z]))"), r"\\e"),
    _Loss(("$arepsilon", "$arphi"), re.compile(r"(?<=\$)(?=(?:arepsilon|arphi)(?![a-z]))"), r"\\v"),
    _Loss(("$abla",), re.compile(r"(?<=\$)(?=abla(?![a-z]))"), r"\\n"),
    # "3 imes 4", "$n imes m$" -> "3 \times 4"; not "times"
    _Loss((" imes ",), re.compile(r"(?<= )imes(?= )"), r"\\times"),
    # Once \rightarrow, \bar, \text: "a$ ightarrow$", "$ar{Y}$", "$n_{ ext{a}}$"; not "context{"
    _Loss(
        (" ightarrow", "$ightarrow"),
        re.compile(r"(?<=\$)\s?ightarrow\b| ightarrow\b"),
        r"\\rightarrow",
    ),
    _Loss(("$ar{",), re.compile(r"(?<=\$)ar(?=\{)"), r"\\bar"),
    _Loss((" ext{", "$ext{"), re.compile(r"(?<=[$ {])(?: |(?<=\$))ext(?=\{)"), r"\\text"),
    # Two backslashes for one, ahead of a command with an argument
    _Loss(
        ("\\\\",),
        re.compile(
            r"\\\\(?=(?:text(?:bf|it|tt|sc)|emph|cite[pt]?|url|href|footnote|math[a-z]+)\{)"
        ),
        r"\\",
    ),
    # "8$<TAB>imes$", "ell_{<TAB>au}", "that <TAB>heta is" -> \times, \tau, \theta
    _Loss((TAB,), re.compile(r"\t(?=(?:imes|au|heta|op|ilde|riangle)\b|o\$)"), r"\\t"),
    # "Kendall's $ au$", "GTA5 $ o$ Cityscapes" -> $\tau$, $\to$; not "$o(n)$"
    _Loss(("$ ",), re.compile(r"(?<=\$) (?=(?:au|heta)\b|o\$)"), r"\\t"),
    # "$<BACKSPACE>eta$" -> "$\beta$"
    _Loss((BACKSPACE,), re.compile(r"\x08(?=[a-z])"), r"\\b"),
    # "$<BELL>lpha$" -> "$\alpha$"
    _Loss((BELL,), re.compile(r"\x07(?=[a-z])"), r"\\a"),
    # "$<FORM FEED>rac12$" -> "$\frac12$"
    _Loss((FORM_FEED,), re.compile(r"\x0c(?=rac|orall\b)"), r"\\f"),
    # "$<VERTICAL TAB>arepsilon$" -> "$\varepsilon$"
    _Loss((VERTICAL_TAB,), re.compile(r"\x0b(?=(?:arepsilon|arphi|artheta|ec|ert)\b)"), r"\\v"),
    # "Spearman's $<RETURN>ho$" -> "$\rho$"; not a line that ends in a carriage return
    _Loss((RETURN,), re.compile(r"\r(?=(?:angle|ho|ightarrow|ight|ceil|floor)\b)"), r"\\r"),
    # "$<NEW LINE>abla f$" -> "$\nabla f$"
    _Loss(("\nabla", "\neq"), re.compile(r"\n(?=(?:abla|eq)\b)"), r"\\n"),
    # "$sim$13", "$gamma$-robust" -> "$\sim$13"; not "$sim(x)$", a function's name
    _Loss(
        ("$",),
        re.compile(rf"\$(?=(?:{_NAMES_OF_SIGNS})(?:\$|_\{{))"),
        r"$\\",
    ),
    # "an {em open} world" -> "an {\em open} world"; not "{emph}"
    _Loss(
        ("{em ", "{it ", "{bf "),
        re.compile(
            r"\{(?=(?:em|it|bf) [^{}]{1,200}\})(?!it (?:is|was|has|can|will|may|does) |em dash)"
        ),
        r"{\\",
    ),
)


_SIGNS = (TAB, BELL, BACKSPACE, RETURN, VERTICAL_TAB, FORM_FEED, "\n", "$", "{", "\\", "")
_BY_SIGN = {
    sign: tuple(loss for loss in _LOSSES if next(s for s in _SIGNS if loss.holds(s)) == sign)
    for sign in _SIGNS
}


def restore_escapes(text: str) -> str:
    """The text with the LaTeX commands back whose first letters an escape swallowed."""
    for sign, losses in _BY_SIGN.items():  # most texts hold few of the signs, and no clue
        if sign in text:
            for loss in losses:
                text = loss.mended(text)
    return text
