"""The stylesheet: small, self-contained, and legible in both schemes."""

import re

import pytest

from sitegen.text.math.mathml_core import CLASSES
from tests.render.catalogs import theme

CSS = theme().static["style.css"].decode()
LIGHT, DARK = re.findall(r":root \{[^}]*--ground[^}]*\}", CSS)[:2]
OF_NOTES = {"align-left", "align-center", "align-right"}
TEXT_ON_GROUND = ("ink", "soft", "accent", "visited")
TEXT_ON_CHIP = ("ink", "soft", "accent")


def colours(block: str) -> dict[str, str]:
    return dict(re.findall(r"--(\w+): (#[0-9a-f]{6});", block))


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("block", [LIGHT, DARK], ids=["light", "dark"])
def test_all_text_can_be_read(block: str) -> None:
    palette = colours(block)
    assert {*TEXT_ON_GROUND, "ground", "chip"} <= set(palette)
    for name in TEXT_ON_GROUND:
        assert contrast(palette[name], palette["ground"]) >= 4.5, name
    for name in TEXT_ON_CHIP:
        assert contrast(palette[name], palette["chip"]) >= 4.5, name


def test_only_the_palette_gives_colours() -> None:
    named = {c for block in (LIGHT, DARK) for c in colours(block).values()}
    printed = CSS.partition("@media print")[2]
    rest = CSS.replace(printed, "")
    assert set(re.findall(r"#[0-9a-f]{3,8}\b", rest)) == named


def test_it_is_small_and_asks_for_nothing() -> None:
    assert len(CSS.encode()) < 13_000
    for absent in ("url(", "@import", "@font-face", "!important"):
        assert absent not in CSS


def test_every_class_has_a_rule_and_every_rule_a_class() -> None:
    sources = "\n".join(theme().templates.values()) + theme().static["search.js"].decode()
    used = set(re.findall(r'(?:class="|className: ")([a-z -]+)"', sources))
    selectors = re.sub(r'"[^"]*"', "", CSS)
    styled = set(re.findall(r"\.([a-z][a-z-]+)(?![^{]*\})", selectors))
    in_templates = {name for names in used for name in names.split()}
    assert in_templates | CLASSES | OF_NOTES == styled
