"""Messages read as sentences, with what to do behind them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitegen.model.problem import advice, error, errors_in, warning

ROOT = Path(__file__).parents[2] / "sitegen"


def test_a_problem_says_where_what_and_what_to_do() -> None:
    problem = error("no-title", "papers/x.md", 3, "the page has no title", "Give it one.")
    assert str(problem) == "papers/x.md:3: error: the page has no title. Give it one. [no-title]"
    assert str(warning("x", "f", None, "odd")) == "f: warning: odd [x]"


def test_what_counts() -> None:
    found = [error("e", "f", 1, "m"), warning("w", "f", 1, "m"), advice("a", "f", 1, "m")]
    assert (errors_in(found, strict=False), errors_in(found, strict=True)) == (1, 2)


def messages() -> Iterator[tuple[str, str, str]]:
    """Every message and hint that is written out in the program, with its place."""
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                text = ending(node.value)
                if name in {"message", "told", "hint"} and text:
                    yield f"{path.name}:{node.lineno}", name, text


def ending(node: ast.expr) -> str:
    """The last words of a text, as far as they are written out."""
    last = node.values[-1] if isinstance(node, ast.JoinedStr) and node.values else node
    return last.value if isinstance(last, ast.Constant) and isinstance(last.value, str) else ""


@pytest.mark.parametrize(("place", "kind", "text"), list(messages()))
def test_messages_have_no_full_stop_and_hints_have_one(place: str, kind: str, text: str) -> None:
    assert text.endswith((".", "?")) == (kind == "hint"), place
