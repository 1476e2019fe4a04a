r"""Macros that authors define in their papers and use in their abstracts: `\R`, `\eps`, `\cO`.

Their definitions are not at hand: these are the common ones. What is not here is guessed from its
name, see `guesses.py`; those with arguments are in `arguments.py`.
"""

from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.math.symbols import TEXT_SYMBOLS
from sitegen.text.tables import names, pairs

# Signs of text that mean something else to the converter, or are no characters of formulas
_OF_FORMULAS = {
    "textasciitilde": r"\sim", "textasciicircum": r"\wedge", "textbackslash": r"\backslash",
    "textunderscore": r"\_", "textdollar": r"\$", "textquotesingle": r"\text{’}",
    "textellipsis": r"\ldots", "textbar": r"|",
}  # fmt: skip
# Greek letters and other names as authors shorten them
_SHORTENED = pairs(
    "al alpha alp alpha ga gamma gam gamma de delta del delta eps epsilon ep epsilon"
    " veps varepsilon ve varepsilon vareps varepsilon th theta vth vartheta ka kappa kap kappa"
    " lam lambda lamb lambda sig sigma ups upsilon vphi varphi vp varphi om omega"
    " Ga Gamma Gam Gamma De Delta Del Delta Th Theta La Lambda Lam Lambda Sig Sigma Om Omega"
    " bigomega Omega bigOmega Omega bigtheta Theta bigTheta Theta half frac12"
    " defeq coloneqq eqdef coloneqq given mid suchthat mid transpose top ra rightarrow la leftarrow"
    " empty emptyset grad nabla"
)

MACROS: Mapping[str, str] = MappingProxyType(
    {
        **{name: rf"\{full}" for name, full in _SHORTENED.items()},
        **dict.fromkeys(("R", "reals", "Real", "real", "Reals"), r"\mathbb{R}"),
        **{name: rf"\mathbb{{{name[0]}}}" for name in ("N", "Z", "E", "P", "S", "C", "AA", "SS")},
        **{name: rf"\mathcal{{{name}}}" for name in ("O", "L", "H")},
        **dict.fromkeys(("bigO", "BigO", "bigo", "order", "calo"), r"\mathcal{O}"),
        **dict.fromkeys(("otilde", "tilO", "tlO", "softO", "bigOtil"), r"\tilde{O}"),
        **{
            name: rf"\operatorname{{{name}}}"
            for name in names(
                "poly polylog rank sign sgn Tr tr trace diag Var Cov supp dist conv vol nnz"
                " span spn cond erf prox proj softmax sigmoid relu ReLU lcm"
            )
        },
        **dict.fromkeys(("argmax", "Argmax"), r"\operatorname*{arg\,max}"),
        **dict.fromkeys(("argmin", "Argmin"), r"\operatorname*{arg\,min}"),
        **dict.fromkeys(("dotsc", "dotsb", "dots", "ldots"), "…"),
        **dict.fromkeys(("pmb", "bs"), r"\boldsymbol"),
        **dict.fromkeys(("mathds", "mathbbm", "mathb", "bbm", "bbold"), r"\mathbb"),
        **dict.fromkeys(("mb", "mbf", "mat", "vct", "vect"), r"\mathbf"),
        **dict.fromkeys(("emph", "textsl"), r"\textit"),
        **dict.fromkeys(("mbox", "hbox", "textnormal", "textup", "textmd"), r"\text"),
        **dict.fromkeys(("nicefrac", "sfrac"), r"\frac"),
        **dict.fromkeys(("smash", "ensuremath", "xspace", "allowbreak"), ""),
        **dict.fromkeys(("lp", "lpar"), "("),
        **dict.fromkeys(("rp", "rpar"), ")"),
        **dict.fromkeys(("lnorm", "rnorm"), r"\|"),
        **dict.fromkeys(("labs", "rabs"), "|"),
        **dict.fromkeys(("independent", "indep"), r"\perp\!\!\!\perp"),
        "mc": r"\mathcal",
        "Tilde": r"\tilde",
        "wt": r"\widetilde",
        "wh": r"\widehat",
        "inv": "^{-1}",
        "st": r"\text{ s.t. }",
        "iid": r"\text{i.i.d.}",
        **TEXT_SYMBOLS,
        **_OF_FORMULAS,
    }
)
"""What stands for the name of a macro."""
