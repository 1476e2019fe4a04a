"""Quotation marks and cells that a spreadsheet's export left around an abstract."""

import re

# A mark that opens: behind white space or a bracket, before a word; not the second of `"soft."`
_OPENS = re.compile(r"(?:(?<=[\s(\[{])|^)\"(?=\S)")
# The marks of a text: "``", "“", "''", "”", `"`
_MARK = re.compile("``|“|''|”|\"")
_INCHES = re.compile(r"\d\"\s*\Z")  # `on a screen of 27"`
_EMPTY = re.compile(r"\s\"\"\Z")  # `we write ""`
_DOUBLED = '""'
# `""so""` as CSV writes `"so"`; not the mark that closes ``so""
_DOUBLED_PAIR = re.compile(r"(?<![\"`'“\w])\"\"(?=[^\s\"])([^\"\n`]{1,80})(?<=\S)\"\"(?!\")")
# The end of a title and of its cell, ahead of the abstract's: `from a Single View","Automated …`
_CELL = re.compile(r"\"?(?:[^\"\n]|\"\"){1,250}\",\"(?=[A-Z])")


def unwrapped(text: str) -> str:
    r"""The abstract without the quotation marks that CSV wrote around it, and its `""` as `"`.

    Both marks go where everything between them reads without them; a mark at the very end goes
    where nothing in the text opens it. `"Soft" robots and "hard" ones` stays as it is, and so does
    `a model "in the wild."`
    """
    if '"' not in text:
        return text
    body = text.strip()
    if cell := _CELL.match(body):
        body = body[cell.end() :]
    if body.endswith('"'):
        if body.startswith('"') and _is_whole(inside := body[1:-1]):
            return inside.replace(_DOUBLED, '"')
        if _is_left_over(body):
            return body[:-1].rstrip().replace(_DOUBLED, '"')
    return _DOUBLED_PAIR.sub(r'"\1"', body)


def _is_whole(inside: str) -> bool:
    """Whether the text is quoted as one, so that its first mark, if it has any, opens."""
    plain = inside.replace(_DOUBLED, "")
    first = plain.find('"')
    return bool(plain) and (first < 0 or _OPENS.match(plain, first) is not None)


def _is_left_over(body: str) -> bool:
    """Whether nothing is open that the last mark would close: not `27"`, not `''so"`."""
    if _INCHES.search(body) or _EMPTY.search(body):
        return False
    return body[-2:-1].isspace() or not _leaves_open(body[:-1].replace(_DOUBLED, '"'))


def _leaves_open(text: str) -> bool:
    """Whether a quotation that the text opens is not closed in it."""
    opened = False
    for mark in _MARK.finditer(text):
        before, after = text[mark.start() - 1 : mark.start()], text[mark.end() : mark.end() + 1]
        may_open = (not before or before.isspace() or before in "([{") and not after.isspace()
        opened = mark[0] in ("``", "“") or (may_open and not opened and bool(after))
    return opened
