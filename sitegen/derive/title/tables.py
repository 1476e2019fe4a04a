"""The learned tables that titles are made by."""

from collections.abc import Mapping

from sitegen.derive.tables import read_table

TITLE_WEIGHTS: Mapping[str, float] = read_table("title_weights")
"""A sign of a title (`title.signs`), or of a role of its parts (`title.roles`, "for_bias"), to its
weight in a linear model."""

WORD_KINDS: Mapping[str, str] = read_table("word_kinds")
"""A word in lower case that ends no noun phrase, "J", or is a noun in -ing, "g" (`title.kinds`)."""

_TITLE_WORDS = read_table("title_words")
TITLE_STEMS: Mapping[str, float] = _TITLE_WORDS["stems"]
"""A stem to what it adds to the logit of standing in the title of an abstract that holds it."""
TITLE_STEM_SIGNS: Mapping[str, float] = _TITLE_WORDS["signs"]
"""What else tells of a stem (`title.worth.signs`) to its weight in the same logistic model."""
