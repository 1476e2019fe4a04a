"""Keeps a converter's MathML to what the site allows: MathML Core, classes instead of styles."""

import html
import re
from xml.parsers.expat import ExpatError, ParserCreate

from sitegen.text.math.browsers import LINE, VECTOR
from sitegen.text.tables import names

ELEMENTS = names(
    "math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup"
    " munder mover munderover mmultiscripts mprescripts mtable mtr mtd mphantom mpadded mstyle"
    " merror"
)
ATTRIBUTES = names(
    "display displaystyle scriptlevel mathvariant mathcolor mathbackground mathsize dir form fence"
    " separator stretchy symmetric largeop movablelimits lspace rspace minsize maxsize accent"
    " accentunder linethickness width height depth voffset columnspan rowspan encoding"
)

# Style declarations, without spaces, by the class that stands for each.
_CLASSES = {
    "text-align:left": "math-left",
    "text-align:right": "math-right",
    "padding-left:0": "math-flush-left",
    "padding-right:0": "math-flush-right",
    "padding-left:1em": "math-apart",
    **{
        f"border-{side}:0.05em{line}currentcolor": f"math-rule-{side}"
        for side in ("left", "right", "top", "bottom")
        for line in ("solid", "dashed")
    },
}
_COLOUR = re.compile(r"color:(#[0-9A-Fa-f]{6})")  # "color:#0000FF;"
_BACK = re.compile(r"margin-left:-")  # "margin-left:-0.17em", of "\!"
# Text set in a style of its own: <mtext><b>a</b></mtext>
_STYLED_TEXT = re.compile(r"<mtext><(b|i|em|code|span)([^<>]*)>([^<>]*)</\1></mtext>")
_TEXT_CLASSES = {"b": "math-bold", "i": "math-italic", "em": "math-italic", "code": "math-mono"}
_ENCLOSURES = {"box": "math-boxed"}
_BACKWARDS, _SMALL_CAPS, _STRUCK = "math-back", "math-caps", "math-struck"

CLASSES = frozenset(
    {
        *_CLASSES.values(), *_TEXT_CLASSES.values(), *_ENCLOSURES.values(),
        _BACKWARDS, _SMALL_CAPS, _STRUCK, VECTOR, LINE,
    }
)  # fmt: skip
"""Every class that a formula may carry; a stylesheet gives each its look."""

# "&nbsp;", which XML does not know; not "&amp;"
_ENTITY = re.compile(r"&(?!(?:amp|lt|gt|quot|#\w+);)\w+;")
# The converter forgets to escape a name of one sign: "\operatorname<"
_BARE_SIGN = re.compile(r'(<mi mathvariant="normal">)([<&])(?=</mi>)')
# An attribute written twice: "\mathop\big\|"
_REPEATED = re.compile(r' ([a-z]+)="[^"<>]*"(?=[^<>]* \1=")')
# "<mi mathvariant="normal">x</mi>", "&lt;"; not "<a href=…>", "<mi onclick=…>"
_ALLOWED = re.compile(
    r"(?:[^<&]++|&(?:amp|lt|gt|quot|#\d+|#x[0-9A-Fa-f]+);"
    rf"|</(?:{'|'.join(sorted(ELEMENTS))})>"
    rf"|<(?:{'|'.join(sorted(ELEMENTS))})"
    rf"(?: (?:class|{'|'.join(sorted(ATTRIBUTES))})=\"[^\"<&]*+\")*+/?>)*+"
)
# What makes a second look worth its time
_FOREIGN = (
    " style=", " class=", " href=", " displaystyle=", " scriptlevel=", 'rem"', "<mtable",
    "<menclose", "<mtext><",
)  # fmt: skip
# What HTML's checker allows on few elements; on the others `mstyle` stands around them.
_STYLES = ("displaystyle", "scriptlevel")
_STYLED = names("math mstyle mtable")
_REM = re.compile(r"(?<=\d)rem\b")  # "0.2rem", of points; the checker knows no such length
# "<mtd style="text-align:left">", "</mtd>", "<mspace/>"
_TAG = re.compile(r"<(/?)([A-Za-z]+)((?: [\w-]+=\"[^\"]*\")*)(/?)>")
_ATTRIBUTE = re.compile(r" ([\w-]+)=\"([^\"]*)\"")  # " class="a""


def core(markup: str) -> str:
    """The markup without elements and attributes that the site does not allow.

    Named entities become characters, so that it is well-formed XML too. `style` becomes classes
    and `mathcolor`; `menclose`, which Core lacks, a row with a class; the rest loses its tags.
    """
    if "&" in markup:
        markup = _ENTITY.sub(lambda match: html.unescape(match[0]), markup)
    for sign in _FOREIGN:
        if sign in markup:
            return _TAG.sub(_Tags(), _STYLED_TEXT.sub(_styled_text, markup))
    return markup


def repaired(markup: str) -> str:
    """The markup with what the converter is known to write that is no XML mended."""
    markup = _BARE_SIGN.sub(lambda match: match[1] + html.escape(match[2]), markup)
    return _REPEATED.sub("", markup)


def is_core(formula: str) -> bool:
    """Whether a `<math>` element is well-formed and holds nothing that the site does not allow.

    The last word, whatever the converter may do one day with what authors type.
    """
    try:
        ParserCreate().Parse(formula, True)  # noqa: FBT003 - the parser's own signature
    except ExpatError:
        return False
    return _ALLOWED.fullmatch(formula) is not None


def _styled_text(match: re.Match[str]) -> str:
    caps = _SMALL_CAPS if "small-caps" in match[2] else ""
    name = _TEXT_CLASSES.get(match[1], caps)
    return f'<mtext class="{name}">{match[3]}</mtext>' if name else f"<mtext>{match[3]}</mtext>"


class _Tags:
    """Rewrites the tags of a formula, one after the other."""

    def __init__(self) -> None:
        self._closing: list[str] = []

    def __call__(self, match: re.Match[str]) -> str:
        closes, name, written, empty = match.groups()
        if closes:
            return self._closing.pop() if self._closing else ""
        opening, closing = _rewritten(name, dict(_ATTRIBUTE.findall(written)))
        if empty:
            return f"{opening[:-1]}/>" if opening else ""
        self._closing.append(closing)
        return opening


def _rewritten(name: str, attributes: dict[str, str]) -> tuple[str, str]:
    """What stands for an element's opening tag and for its closing one."""
    classes = _classes(name, attributes)
    if name == "menclose":
        name = "mrow"
    if name not in ELEMENTS:
        return "", ""
    kept = {key: _REM.sub("em", value) for key, value in attributes.items() if key in ATTRIBUTES}
    if name == "mtable":
        kept.pop("scriptlevel", None)
    if colour := _COLOUR.search(attributes.get("style", "")):
        kept["mathcolor"] = colour[1]
    if classes:
        kept["class"] = " ".join(classes)
    styles = {key: kept.pop(key) for key in _STYLES if key in kept and name not in _STYLED}
    if not styles:
        return _opening(name, kept), f"</{name}>"
    if name == "mrow":
        return _opening("mstyle", styles | kept), "</mstyle>"
    return _opening("mstyle", styles) + _opening(name, kept), f"</{name}></mstyle>"


def _opening(name: str, attributes: dict[str, str]) -> str:
    listed = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{listed}>"


def _classes(name: str, attributes: dict[str, str]) -> list[str]:
    declared = attributes.get("style", "").replace(" ", "").split(";")
    classes = [_CLASSES[declaration] for declaration in declared if declaration in _CLASSES]
    if name == "mspace" and any(map(_BACK.match, declared)):
        classes.append(_BACKWARDS)
    if name == "menclose" and "notation" in attributes:
        classes.append(_ENCLOSURES.get(attributes["notation"], _STRUCK))
    if name == "mtext" and attributes.get("class", "").startswith("math-"):
        classes.append(attributes["class"])
    return classes
