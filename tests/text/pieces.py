"""What hypothesis strings together: pieces of markup, written as the words of a line."""

from hypothesis import strategies as st


def pieces(table: str) -> list[str]:
    """The words between single spaces."""
    return table.split(" ")


def strung(table: str, *more: str, longest: int = 40) -> st.SearchStrategy[str]:
    """Texts of the pieces of a table and of any characters, in any order."""
    piece = st.sampled_from([*pieces(table), *more, " "]) | st.text(max_size=3)
    return st.lists(piece, max_size=longest).map("".join)
