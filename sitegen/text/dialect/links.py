r"""Links: `[label](url)`, `\url{…}`, `\href{…}{…}`."""

import re

from sitegen.text.dialect.command import Command, two_arguments
from sitegen.text.dialect.nodes import linked
from sitegen.text.dialect.scanner import Found, Scanner
from sitegen.text.urls import target, typed

# A label and its address: "[the page](https://x.org/a)"; not "[0, 1] (see)"
_LABEL = re.compile(
    r"\[((?:[^\[\]\n\\]|\\.){1,200})\]\(<?([^\s()<>]{1,2000})>?(?:\s\"[^\"\n]{0,200}\")?\)"
)
# A label that is an address itself: "https://x.org/a", "www.x.org"; not "the page"
_ADDRESS = re.compile(r"\s*(?:https?://|www\.)\S+\s*")


def read_bracket(scan: Scanner, at: int, end: int) -> Found | None:
    """`[label](url)`; brackets that no URL follows are text: `[0, 1](see below)`."""
    match = _LABEL.match(scan.text, at, end)
    if not match:
        return None
    url = target(scan.typed(*match.span(2)))
    return Found(linked(scan.inline(*match.span(1)), url), match.end()) if url else None


def read_url(scan: Scanner, command: Command) -> Found:
    r"""`\url{x}` shows the URL and leads to it."""
    argument = scan.argument(command.after, command.end)
    if argument is None:
        return Found((), command.after)
    url = scan.typed(*argument)
    return Found(linked((typed(url),), target(url)), argument[1] + 1)


def read_href(scan: Scanner, command: Command) -> Found:
    r"""`\href{url}{label}`; a label that is a URL itself is shown without its escapes."""
    both = two_arguments(scan, command)
    if both is None:
        return read_url(scan, command)
    url, label = both
    if not scan.text[slice(*label)].strip():
        return Found(read_url(scan, command).nodes, label[1] + 1)
    shown = scan.typed(*label)
    nodes = (typed(shown),) if _ADDRESS.fullmatch(shown) else scan.inline(*label)
    return Found(linked(nodes, target(scan.typed(*url))), label[1] + 1)
