"""The learned tables that ship with the package: small JSON files in `derive/data/`."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple


def _read(name: str) -> Mapping[str, Any]:
    text = (files("sitegen.derive") / "data" / f"{name}.json").read_text(encoding="utf-8")
    table: Mapping[str, Any] = json.loads(text)
    return table


STEM_IDF: Mapping[str, float] = _read("stem_idf")
"""Stem to the natural logarithm of (papers / papers that use it): 27,028 abstracts since 2020."""
RAREST = 9.3
"""The weight of a stem that too few papers use to be in the table."""

LOWER_COUNT: Mapping[str, int] = _read("lower_count")
"""A word in lower case to how many of 73,097 abstracts write it so; common words only."""

CAPITAL_COUNT: Mapping[str, int] = _read("capital_count")
"""A word in lower case to how many of them give it a capital inside a sentence: `bayesian`."""

COINED_COUNT: Mapping[str, int] = _read("coined_count")
"""The key of a coined word (`name.forms.name_key`) to how many of them use it: `resnet`."""


class Verb(NamedTuple):
    """Forms of a verb, and the shares of the uses of its base form and its third person that are
    no noun's.
    """

    third_person: str
    gerund: str
    share: float
    third_share: float


VERBS: Mapping[str, Verb] = {base: Verb(*forms) for base, forms in _read("verbs").items()}
"""The base form of a verb to what is known of it."""

NAME_WEIGHTS: Mapping[str, float] = _read("name_weights")
"""A sign of a name (`name.signs.NameSign`) to its weight in a logistic model."""

TITLE_WEIGHTS: Mapping[str, float] = _read("title_weights")
"""A sign of a title (`title.signs`), or of a role of its parts (`title.roles`, "for_bias"), to its
weight in a linear model."""

WORD_KINDS: Mapping[str, str] = _read("word_kinds")
"""A word in lower case that ends no noun phrase, "J", or is a noun in -ing, "g" (`title.kinds`)."""

_TITLE_WORDS = _read("title_words")
TITLE_STEMS: Mapping[str, float] = _TITLE_WORDS["stems"]
"""A stem to what it adds to the logit of standing in the title of an abstract that holds it."""
TITLE_STEM_SIGNS: Mapping[str, float] = _TITLE_WORDS["signs"]
"""What else tells of a stem (`title.worth.signs`) to its weight in the same logistic model."""


class TagTables(NamedTuple):
    """What was learned of the shipped tags.

    `aliases` and `words` are by a tag's id: what those of its aliases count (`alias_key`) that are
    common and not weak, and what the stems that speak for it and against it. `signs` are those that
    an abstract is about a tag (`tags.signs.tag_signs`), with their weights.
    """

    aliases: Mapping[str, Mapping[str, float]]
    words: Mapping[str, Mapping[str, float]]
    signs: Mapping[str, float]


TAG_TABLES = TagTables(_read("alias_weights"), _read("tag_words"), _read("tag_signs"))
