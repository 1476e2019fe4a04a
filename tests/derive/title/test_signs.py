"""What speaks for and against a title: each sign has a weight."""

from itertools import product
from typing import get_args

from sitegen.derive.tables import TITLE_WEIGHTS
from sitegen.derive.title.clauses import Clause, ClauseKind
from sitegen.derive.title.cuts import Cut
from sitegen.derive.title.openings import Opening
from sitegen.derive.title.phrases import Phrase
from sitegen.derive.title.signs import subject, title_score, title_signs

ABOUT = subject(["Looms weave ropes.", "We propose looms for ropes."], named=False)


def test_every_sign_has_a_weight_and_every_weight_is_of_a_sign() -> None:
    given = {
        sign
        for kind, opening, cut in product(get_args(ClauseKind), get_args(Opening), get_args(Cut))
        for sign in title_signs(Clause("", kind, 0, 0), Phrase("", opening, cut), ABOUT)
    }
    assert given == TITLE_WEIGHTS.keys()


def test_what_the_abstract_comes_back_to_makes_the_better_title() -> None:
    clause = Clause("looms for ropes", "proposed", 1, 0)
    scores = [
        title_score(clause, Phrase(text, "kept", "whole"), ABOUT)
        for text in ("looms for ropes", "wools for towns")
    ]
    assert scores[0] > scores[1]
