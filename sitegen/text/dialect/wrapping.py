"""Quotation marks that a spreadsheet's export left around a whole abstract."""

import re

# A mark that opens: behind white space or a bracket, before a word; not the second of `"soft."`
_OPENS = re.compile(r"(?:(?<=[\s(\[{])|^)\"(?=\S)")
_INCHES = re.compile(r"\d\"\s*\Z")  # `on a screen of 27"`
_DOUBLED = '""'


def unwrapped(text: str) -> str:
    r"""The abstract without the quotation marks that CSV wrote around it, and its `""` as `"`.

    Both marks go where everything between them reads without them; a mark at the very end goes
    where nothing in the text opens it. `"Soft" robots and "hard" ones` stays as it is, and so does
    `a model "in the wild."`
    """
    body = text.strip()
    if not body.endswith('"'):
        return text
    if body.startswith('"') and _is_whole(inside := body[1:-1]):
        return inside.replace(_DOUBLED, '"')
    if _is_left_over(body):
        return body[:-1].rstrip().replace(_DOUBLED, '"')
    return text


def _is_whole(inside: str) -> bool:
    """Whether the text is quoted as one, so that its first mark, if it has any, opens."""
    plain = inside.replace(_DOUBLED, "")
    first = plain.find('"')
    return bool(plain) and (first < 0 or _OPENS.match(plain, first) is not None)


def _is_left_over(body: str) -> bool:
    """Whether the last mark closes what no mark opens: not `27"`, not `''so"`."""
    openers = body.count("``") + body.count("“")
    closers = body.count("''") + body.count("”")
    return body.count('"') % 2 == 1 and openers == closers and not _INCHES.search(body)
