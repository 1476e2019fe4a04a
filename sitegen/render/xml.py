"""Elements of XML, as text."""

from html import escape

DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'


def element(name: str, content: str = "", /, **attributes: str) -> str:
    """`content` is XML already: see `text`. An empty element closes itself."""
    opening = name + "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{opening}>{content}</{name}>" if content else f"<{opening}/>"


def text(value: str) -> str:
    """`value` as the content of an element."""
    return escape(value, quote=False)
