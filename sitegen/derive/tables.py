"""Learned tables of words and names, which ship with the package as JSON in `derive/data/`.

Those of titles and tags alone are in `title/tables.py` and `tags/tables.py`: a build that derives
nothing loads none of them.
"""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple


def read_table(name: str) -> Mapping[str, Any]:
    """The table `derive/data/NAME.json`."""
    text = (files("sitegen.derive") / "data" / f"{name}.json").read_text(encoding="utf-8")
    table: Mapping[str, Any] = json.loads(text)
    return table


STEM_IDF: Mapping[str, float] = read_table("stem_idf")
"""Stem to the natural logarithm of (papers / papers that use it): 27,028 abstracts since 2020."""
RAREST = 9.3
"""The weight of a stem that too few papers use to be in the table."""

LOWER_COUNT: Mapping[str, int] = read_table("lower_count")
"""A word in lower case to how many of 73,097 abstracts write it so; common words only."""

CAPITAL_COUNT: Mapping[str, int] = read_table("capital_count")
"""A word in lower case to how many of them give it a capital inside a sentence: `bayesian`."""

COINED_COUNT: Mapping[str, int] = read_table("coined_count")
"""The key of a coined word (`name.forms.name_key`) to how many of them use it: `resnet`."""


class Verb(NamedTuple):
    """Forms of a verb, and the shares of the uses of its base form and its third person that are
    no noun's.
    """

    third_person: str
    gerund: str
    share: float
    third_share: float


VERBS: Mapping[str, Verb] = {base: Verb(*forms) for base, forms in read_table("verbs").items()}
"""The base form of a verb to what is known of it."""

NAME_WEIGHTS: Mapping[str, float] = read_table("name_weights")
"""A sign of a name (`name.signs.NameSign`) to its weight in a logistic model."""
