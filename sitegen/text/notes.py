"""An editor's notes: ordinary Markdown with formulas, from which nothing can be injected.

What reads them is loaded at the first notes: most builds read none.
"""

from sitegen.model.prose import Notes


def read_notes(markdown: str) -> Notes:
    """Markdown as an editor writes it: tables, fenced code, lists, formulas as MathML.

    Raw HTML is shown as typed. A link leads to http, https, mailto or a relative address, or
    nowhere; an image from another host becomes a link to it, because a page may ask no other host
    for anything. There are no ids and no styles.
    """
    from sitegen.text.editor_notes import converted  # noqa: PLC0415 - see above

    return converted(markdown)
