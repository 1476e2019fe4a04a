"""TeX's names of characters, and the characters that Unicode sets high or low."""

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.tables import names, pairs

GREEK: Mapping[str, str] = MappingProxyType(
    pairs(
        "alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε eps ϵ zeta ζ eta η theta θ"
        " vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ"
        " sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω digamma ϝ"
        " Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω"
    )
)

OPERATORS: Mapping[str, str] = MappingProxyType(
    pairs(
        "pm ± mp ∓ times × div ÷ cdot · ast ∗ star ⋆ circ ∘ bullet • oplus ⊕ ominus ⊖ otimes ⊗"
        " oslash ⊘ odot ⊙ cup ∪ cap ∩ sqcup ⊔ sqcap ⊓ vee ∨ lor ∨ wedge ∧ land ∧ setminus ∖"
        " backslash \\ wr ≀ amalg ⨿ dagger † dag † ddagger ‡ ltimes ⋉ rtimes ⋊ bowtie ⋈"
        " leq ≤ le ≤ leqslant ⩽ geq ≥ ge ≥ geqslant ⩾ neq ≠ ne ≠ lt < gt > ll ≪ gg ≫ lll ⋘ ggg ⋙"
        " approx ≈ approxeq ≊ sim ∼ simeq ≃ cong ≅ equiv ≡ asymp ≍ propto ∝ doteq ≐ triangleq ≜"
        " coloneqq ≔ coloneq ≔ models ⊨ vdash ⊢ vDash ⊨ perp ⟂ parallel ∥ mid | prec ≺ preceq ⪯"
        " succ ≻ succeq ⪰ lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆ lessgtr ≶"
        " in ∈ notin ∉ ni ∋ subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇ subsetneq ⊊ supsetneq ⊋"
        " sqsubseteq ⊑ sqsupseteq ⊒ forall ∀ exists ∃ nexists ∄ neg ¬ lnot ¬ top ⊤ intercal ⊺ bot ⊥"
        " to → rightarrow → leftarrow ← gets ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐"
        " Leftrightarrow ⇔ implies ⟹ iff ⟺ longrightarrow ⟶ longleftarrow ⟵ mapsto ↦"
        " longmapsto ⟼ hookrightarrow ↪ uparrow ↑ downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓"
        " nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ rightharpoonup ⇀ rightleftharpoons ⇌"
        " rightsquigarrow ⇝ leadsto ⇝ twoheadrightarrow ↠ upharpoonright ↾"
        " sum ∑ prod ∏ coprod ∐ int ∫ iint ∬ oint ∮ bigcup ⋃ bigcap ⋂ bigoplus ⨁ bigotimes ⨂"
        " bigvee ⋁ bigwedge ⋀ bigodot ⨀ bigsqcup ⨆ biguplus ⨄ iiint ∭"
        " uplus ⊎ boxplus ⊞ boxtimes ⊠ circledast ⊛ circledcirc ⊚ veebar ⊻ curlyvee ⋎ curlywedge ⋏"
        " triangleleft ◁ triangleright ▷ trianglelefteq ⊴ trianglerighteq ⊵"
        " preccurlyeq ≼ succcurlyeq ≽ precsim ≾ succsim ≿ leqq ≦ geqq ≧ eqqcolon ≕ vcentcolon :"
        " eqsim ≂ dashv ⊣ Vdash ⊩ smile ⌣ frown ⌢ Subset ⋐ Supset ⋑ sqsubset ⊏ sqsupset ⊐"
        " nleq ≰ ngeq ≱ nless ≮ ngtr ≯ nmid ∤ nparallel ∦ nsim ≁ ncong ≇ nprec ⊀ nsucc ⊁"
        " nsubseteq ⊈ nsupseteq ⊉ nvdash ⊬ nvDash ⊭ lneq ⪇ gneq ⪈ varpropto ∝ thicksim ∼"
        " Longrightarrow ⟹ Longleftarrow ⟸ Longleftrightarrow ⟺ longleftrightarrow ⟷"
        " hookleftarrow ↩ leftrightarrows ⇆ rightleftarrows ⇄ rightrightarrows ⇉ multimap ⊸"
        " dashrightarrow ⇢ nrightarrow ↛ leftharpoonup ↼ rightharpoondown ⇁"
    )
)

SIGNS: Mapping[str, str] = MappingProxyType(
    pairs(
        "infty ∞ partial ∂ nabla ∇ ell ℓ hbar ℏ imath ı jmath ȷ Re ℜ Im ℑ wp ℘ aleph ℵ beth ℶ"
        " emptyset ∅ varnothing ∅ angle ∠ triangle △ square □ Box □ blacksquare ■ diamond ⋄"
        " Diamond ◇ lozenge ◊ clubsuit ♣ heartsuit ♡ spadesuit ♠ diamondsuit ♢ flat ♭ sharp ♯"
        " natural ♮ checkmark ✓ cmark ✓ xmark ✗ prime ′ surd √ degree ° dots … ldots … dotsc …"
        " cdots ⋯ dotsb ⋯ vdots ⋮ ddots ⋱ langle ⟨ rangle ⟩ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋"
        " lbrace { rbrace } lbrack [ rbrack ] lvert | rvert | vert | lVert ‖ rVert ‖ Vert ‖ colon :"
        " bigstar ★ therefore ∴ because ∵ eth ð mho ℧ Bbbk 𝕜 complement ∁ varkappa ϰ hslash ℏ"
        " gimel ℷ llbracket ⟦ rrbracket ⟧ ulcorner ⌜ urcorner ⌝ blacktriangle ▲ vartriangle △"
        " dotsm ⋯ dotsi ⋯ dotso … ldotp . cdotp ·"
    )
)

MATH_SYMBOLS: Mapping[str, str] = MappingProxyType({**GREEK, **OPERATORS, **SIGNS})
"""What a command means inside a formula, where it stands for one character."""

TEXT_SYMBOLS: Mapping[str, str] = MappingProxyType(
    pairs(
        "textellipsis … textemdash — textendash – texttrademark ™ textregistered ® textcopyright ©"
        " texttimes × textdiv ÷ textasciitilde ~ textasciicircum ^ textbackslash \\"
        " textunderscore _ textmu µ textdegree ° textcelsius ℃ textohm Ω textdollar $"
        " textgreater > textless < textbar | textpm ± textminus − textquotesingle '"
        " textquoteright ’ textquoteleft ‘ textquotedblleft “ textquotedblright ” textbullet •"
        " textperiodcentered · textdagger † textdaggerdbl ‡ textsection §"
        " textparagraph ¶ texteuro € textsterling £ textyen ¥"
        " textcent ¢ textonehalf ½ textonequarter ¼ textthreequarters ¾ textonesuperior ¹"
        " texttwosuperior ² textthreesuperior ³ textrightarrow → textleftarrow ← textuparrow ↑"
        " textdownarrow ↓ textnumero № textpermil ‰"
    )
)
"""What a command means in text and formulas alike, where it stands for one character."""

FUNCTIONS = names(
    "arccos arcsin arctan arg argmax argmin cos cosh cot csc deg det diag dim exp gcd hom inf ker"
    " lg lim liminf limsup ln log max min mod poly polylog Pr rank sec sign sin sinh sup tan tanh"
    " tr Tr"
)
"""Names that TeX sets upright."""

SUPERSCRIPTS = str.maketrans(
    "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWαβγδεθφϕχ∗*⋆†‡∘′″‴⊤⊺ ",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵅᵝᵞᵟᵋᶿᵠᵠᵡ**⋆†‡°′″‴ᵀᵀ ",
)
SUBSCRIPTS = str.maketrans(
    "0123456789+-−=()aehijklmnoprstuvxβγρφϕχ ",
    "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵩᵪ ",
)

ACCENTS: Mapping[str, str] = MappingProxyType(
    {
        "'": "\u0301",
        "`": "\u0300",
        '"': "\u0308",
        "^": "\u0302",
        "~": "\u0303",
        "=": "\u0304",
        ".": "\u0307",
        "c": "\u0327",
        "v": "\u030c",
        "H": "\u030b",
        "u": "\u0306",
        "k": "\u0328",
        "r": "\u030a",
        "d": "\u0323",
        "b": "\u0331",
    }
)
"""The combining character of each accent command of text."""

MATH_ACCENTS: Mapping[str, str] = MappingProxyType(
    {
        "tilde": "\u0303",
        "widetilde": "\u0303",
        "hat": "\u0302",
        "widehat": "\u0302",
        "bar": "\u0304",
        "overline": "\u0304",
        "dot": "\u0307",
        "ddot": "\u0308",
        "vec": "\u20d7",
        "check": "\u030c",
        "breve": "\u0306",
        "acute": "\u0301",
        "grave": "\u0300",
        "mathring": "\u030a",
    }
)
"""The combining character of each accent command of formulas."""

DOUBLE_STRUCK = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    "𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆ℙℚℝ𝕊𝕋𝕌𝕍𝕎𝕏𝕐ℤ𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡",
)
r"""Letters and digits of `\mathbb`."""


# What needs no brackets below a fraction or under a root: "n", "10.5", "x₁", "D_{max}", "√n", "∂x"
_SINGLE = re.compile(
    r"[√∂∇]?(?:[^\W\d_]|[∆∞∂∇])[\u0300-\u036f\u20d0-\u20ff²³¹⁰-₟ᴬ-ᵿʰ-ʸˡ-ˣⱼ′*]*(?:[_^](?:\w|\{[^{}]*\}))*"
    r"|√?\d+(?:[.,]\d+)*|√?\([^()]*\)"
)
# What needs none above: a product, "2n", "m_{1}m_{2}", "f(x)"; not "a+b", "log n", ")("
_PRODUCT = re.compile(r"(?:[\w.·²³¹⁰-₟ᴬ-ᵿ′*√∂∇]|[_^]\{[^{}]*\}|\([^()]*\))+")


def is_single(text: str) -> bool:
    """Whether the text can stand below a fraction or under a root without brackets."""
    return _SINGLE.fullmatch(text) is not None


def is_product(text: str) -> bool:
    """Whether the text can stand above a fraction without brackets."""
    return _PRODUCT.fullmatch(text) is not None


def composed(text: str, accent: str) -> str:
    """The text with a combining character on its first letter, as one where one exists."""
    return unicodedata.normalize("NFC", text[:1] + accent + text[1:])


def raised(text: str) -> str | None:
    """The text in superscript characters, or None where one of them does not exist."""
    return _moved(text, SUPERSCRIPTS)


def lowered(text: str) -> str | None:
    """The text in subscript characters, or None where one of them does not exist."""
    return _moved(text, SUBSCRIPTS)


def _moved(text: str, table: Mapping[int, int]) -> str | None:
    return text.translate(table) if all(ord(character) in table for character in text) else None
