"""What the commands of LaTeX text mean: tables that its rules read."""

from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.dialect.nodes import Style
from sitegen.text.math.symbols import FUNCTIONS, MATH_SYMBOLS, TEXT_SYMBOLS
from sitegen.text.tables import names, pairs

STYLES: Mapping[str, Style] = MappingProxyType(
    {
        **dict.fromkeys(names("emph textit textsl mathit"), "em"),
        **dict.fromkeys(names("textbf mathbf"), "strong"),
        **dict.fromkeys(names("texttt mathtt verb lstinline"), "code"),
    }
)
"""Commands whose argument is set apart."""

SWITCHES: Mapping[str, Style | None] = MappingProxyType(
    {
        **dict.fromkeys(names("em it itshape sl slshape"), "em"),
        **dict.fromkeys(names("bf bfseries"), "strong"),
        **dict.fromkeys(names("tt ttfamily"), "code"),
        **dict.fromkeys(
            names(
                "sc scshape sf sffamily rm rmfamily cal normalfont upshape mdseries tiny scriptsize"
                " footnotesize small normalsize large Large LARGE huge Huge boldmath"
            )
        ),
    }
)
r"""Commands that hold to the end of their group: `{\em so}`; None where they change no meaning."""

PLAIN_ARGUMENT = names(
    "textsc textsf textrm text underline uline textup textmd textnormal textsubscript mathrm"
    " mathsf mathcal mathscr mathfrak operatorname mbox hbox fbox ensuremath boldsymbol bm pmb"
    " mathop uppercase lowercase MakeUppercase num"
)
"""Commands whose argument is shown as it is."""

DROPPED_WITH_ARGUMENT = names(
    "nocite label vspace hspace bibliographystyle bibliography color thanks pagestyle phantom vskip"
    " setlength usepackage input includegraphics"
)
"""Commands that show nothing, whatever they are given."""

LETTERS: Mapping[str, str] = MappingProxyType(
    pairs(
        "ss ß o ø O Ø l ł L Ł ae æ AE Æ oe œ OE Œ aa å AA Å i ı j ȷ dh ð DH Ð dj đ DJ Đ th þ TH Þ"
        " ng ŋ NG Ŋ"
    )
)
r"""Letters of words: the space after the command is the command's, as in `\L ojasiewicz`."""

_SIGNS = pairs("copyright © S § P ¶ euro € pounds £ slash / lq ‘ rq ’")
_ABBREVIATIONS = {
    **pairs("ie i.e. eg e.g. cf cf. wrt w.r.t. iid i.i.d. vs vs. aka a.k.a. etc etc."),
    "etal": "et al.",
}
_SPACES = names("quad qquad newline linebreak par space")
_NOTHING = names(
    "xspace noindent centering bigskip medskip smallskip protect maketitle left right big Big bigl"
    " bigr Bigl Bigr displaystyle textstyle limits nolimits clearpage newpage hfill allowbreak"
    " relax leavevmode boldmath unboldmath"
)

UNITS = names("textmu textdegree textohm degree")
"""Signs of units: the letter behind is theirs, `\\textmu m`."""

SYMBOLS: Mapping[str, str] = MappingProxyType(
    {
        **{name: name for name in FUNCTIONS},
        **MATH_SYMBOLS,
        **TEXT_SYMBOLS,
        **_SIGNS,
        **_ABBREVIATIONS,
        **dict.fromkeys(_SPACES, " "),
        **dict.fromkeys(_NOTHING, ""),
    }
)
"""Commands that stand for a sign or a word, or for nothing.

Those of formulas are among them: outside a formula a reader expects the sign all the same.
"""
