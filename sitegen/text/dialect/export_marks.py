"""What the exports of digital libraries put for signs: `ldquosordquo`, `/spl mu/m`, `0.5 mum`."""

import re
from html.entities import html5

from sitegen.text.math.symbols import lowered, raised

# "/spl mu/", "/spl plusmn/90", "H/sub /spl infin//", "10/sup -3/", "K/sub g/"
_SPECIAL = re.compile(r"/spl ([A-Za-z]{1,12})/")
_SCRIPT = re.compile(r"/(su[bp]) ([^/\n]{1,20})/")

# Names of entities without their signs: "the ldquorarerdquo case", "dasiasopsila", "robotpsilas"
_QUOTES = re.compile(r"ldquo|rdquo|\bdasia|psila(?=[st]?\b)")
_QUOTE_OF = {"ldquo": "“", "rdquo": "”", "dasia": "‘", "psila": "’"}
# "plusmn0.5", "4.8 plusmn 0.8"; no word begins or ends so
_PLUS_MINUS = re.compile(r"plusmn(?=\s?\d)|(?<=\d)plusmn|(?<=\d )plusmn")
# "20 mum", "3.7muN"; not "mum"
_MICRO = re.compile(r"mu(?:(?<=\dmu)|(?<=\d mu))(?=(?:m|N|L|l|W|J|s|A|V|g)\b)")
_TIMES_GLUED = re.compile(r"times(?<=\dtimes)(?=\d)")  # "640times480"
# "80 μm times 80 μm", "640 times 480 pixels"; not "3 times faster", "2 times 20 seconds"
_TIMES = re.compile(
    r" times (?:(?<=\d times )|(?<=\dm times )|(?<=\d m times )|(?<=\d[cmnμ]m times )"
    r"|(?<=\d [cmnμ]m times ))"
    r"(?=\d++(?:\.\d++)?+(?! (?:s|sec|min|h|hour|day|week|run|trial|epoch)))"
)
_INFINITY = re.compile(r"\bH_?infin\b")  # "an Hinfin controller"

# An inverted question mark for a sign that was lost: "¿so¿", "10 ¿m"; not "¿Que es?"
_QUOTED = re.compile(r"(?<![\w¿])¿(?=\w)([^¿\n]{1,80}?)(?<=[\w,.?])¿(?!\w)")
_MICRO_LOST = re.compile(r"(?:(?<=\d)|(?<=\d )|(?<=/))¿(?=(?:m|s|N|l|W|V|A)(?:m\b|\b))")

# What the page had beneath a shortened abstract: "It is app... Show More"
_PAGE_END = re.compile(r"(?:\.\.\.|(?<=[.!?])) Show More\s*\Z")


def read_export_marks(text: str) -> str:
    """The text with the signs that the marks stand for."""
    if "/s" in text:
        text = _SCRIPT.sub(_script, _SPECIAL.sub(_special, text))
    if "quo" in text or "psila" in text:
        text = _QUOTES.sub(lambda mark: _QUOTE_OF[mark[0]], text)
    if "plusmn" in text:
        text = _PLUS_MINUS.sub("±", text)
    if "mu" in text:
        text = _MICRO.sub("μ", text)
    if "times" in text:
        text = _TIMES_GLUED.sub("×", _TIMES.sub(" × ", text))
    if "infin" in text:
        text = _INFINITY.sub("H∞", text)
    if "¿" in text:
        text = _QUOTED.sub(r"“\1”", _MICRO_LOST.sub("μ", text))
    return _PAGE_END.sub(_page_end, text) if text.endswith("Show More") else text


def _special(mark: re.Match[str]) -> str:
    return html5.get(f"{mark[1]};", mark[0])


def _script(mark: re.Match[str]) -> str:
    """`10/sup -3/` is 10⁻³; what Unicode cannot move is marked as in TeX: `K/sub g/` is K_g."""
    where, what = mark.groups()
    moved = raised(what) if where == "sup" else lowered(what)
    return moved or f"{'^' if where == 'sup' else '_'}{what}"


def _page_end(mark: re.Match[str]) -> str:
    return "…" if mark[0].startswith(".") else ""
