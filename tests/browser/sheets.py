"""Pages that show formulas as the site does, and where their parts stand."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from sitegen.text.math.mathml import to_mathml
from tests.render.catalogs import theme

WINDOW = ViewportSize(width=400, height=120)


def mathml(typed: str) -> str:
    """The MathML of `$x$` or `$$x$$`."""
    markup = to_mathml(typed.strip("$"), display=typed.startswith("$$"))
    assert markup is not None
    return markup


@dataclass(frozen=True, slots=True)
class Box:
    """Where an element is shown, in CSS pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2


class Sheet:
    """Pages with the policy and the stylesheet of the site, that show formulas."""

    def __init__(self, folder: Path, url: str, page: Page) -> None:
        self.page = page
        self._folder = folder
        self._url = url
        self._shown = ""
        (folder / "style.css").write_bytes(theme().static["style.css"])

    def show(self, formula: str) -> None:
        if formula == self._shown:
            return
        self._shown = formula
        (self._folder / "sheet.html").write_text(
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sheet</title>'
            f"{theme().templates['_policy.html']}"
            '<link rel="icon" href="data:,"><link rel="stylesheet" href="style.css">'
            f"<main><div>{formula}</div></main>",
            encoding="utf-8",
        )
        self.page.goto(f"{self._url}sheet.html")

    def picture(self, formula: str) -> bytes:
        self.page.set_viewport_size(WINDOW)
        self.show(formula)
        return self.page.screenshot(scale="css", animations="disabled")

    def boxes(self, formula: str, selector: str) -> list[Box]:
        """Where the elements of a formula are that a selector names, in their order."""
        self.show(formula)
        found = self.page.locator(f"math {selector}").evaluate_all(
            "(found) => found.map((one) => one.getBoundingClientRect())"
            ".map(({left, top, right, bottom}) => [left, top, right, bottom])"
        )
        assert found, f"no {selector} in {formula}"
        return [Box(*box) for box in found]
