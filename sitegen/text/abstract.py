"""An abstract or a title, read in the abstract dialect.

What reads them is loaded at the first text: its patterns take a tenth of a second to compile, and
a build that remembers every page reads none.
"""

from sitegen.model.prose import Prose


def read_abstract(source: str) -> Prose:
    """An abstract in the abstract dialect, in every form. Takes any string, raises nothing.

    The dialect is Markdown's emphasis, code and links, LaTeX's text commands and TeX's formulas;
    no HTML, no headings: what is not markup is text.
    """
    from sitegen.text.dialect.reading import read_blocks_of  # noqa: PLC0415 - see above

    return read_blocks_of(source)


def read_title(source: str) -> Prose:
    """A title in the abstract dialect, in every form; its HTML holds no paragraph."""
    from sitegen.text.dialect.reading import read_line  # noqa: PLC0415 - see above

    return read_line(source)
