"""Verbs and their forms."""

import pytest

from sitegen.derive.title.verbs import OUTCOMES, UNTOLD, USING, gerund_of, share


@pytest.mark.parametrize(
    ("form", "gerund"),
    [("integrate", "integrating"), ("applies", "applying"), ("detects", "detecting")],
)
def test_a_verb_has_a_gerund(form: str, gerund: str) -> None:
    assert gerund_of(form) == gerund


def test_what_is_no_verb_has_none() -> None:
    assert gerund_of("loom") is None


def test_the_share_of_uses_as_a_verb_tells_model_from_propose() -> None:
    assert share("model") < share("models") + 1
    assert share("model") < 0.5 < share("propose")


def test_outcomes_and_untold_verbs_hold_both_forms_of_what_they_name() -> None:
    assert {"outperforms", "outperform"} <= OUTCOMES
    assert {"use", "uses"} <= UNTOLD & USING
