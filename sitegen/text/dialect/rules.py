"""All the rules of the abstract dialect, by the sign that each begins with."""

from collections.abc import Mapping
from types import MappingProxyType

from sitegen.text.dialect.commands import read_command
from sitegen.text.dialect.emphasis import read_star, read_underscore
from sitegen.text.dialect.groups import read_group, read_stray_brace
from sitegen.text.dialect.lifting import lift
from sitegen.text.dialect.links import read_bracket
from sitegen.text.dialect.punctuation import read_hyphens, read_tilde
from sitegen.text.dialect.quotes import read_apostrophes, read_backtick, read_straight_quote
from sitegen.text.dialect.repair import repair
from sitegen.text.dialect.scanner import Rule, Scanner

RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "\\": read_command,
        "{": read_group,
        "}": read_stray_brace,
        "*": read_star,
        "_": read_underscore,
        "`": read_backtick,
        "'": read_apostrophes,
        '"': read_straight_quote,
        "-": read_hyphens,
        "~": read_tilde,
        "[": read_bracket,
    }
)


def scanner(source: str) -> Scanner:
    """A scanner over a text as an author typed it: repaired, formulas and URLs lifted out."""
    return Scanner(lift(repair(source)), RULES)
