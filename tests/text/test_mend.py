"""A repair that its clue calls for."""

import re

from sitegen.text.mend import Mend


def test_without_a_clue_nothing_is_mended() -> None:
    mend = Mend(("ab", "cd"), re.compile("[ac]"), "x")
    assert mend.mended("a c") == "a c"
    assert mend.mended("ab c") == "xb x"
    assert mend.mended("a cd") == "x xd"


def test_what_is_put_may_depend_on_what_was_found() -> None:
    assert Mend(("a",), re.compile("a+"), lambda run: str(len(run[0]))).mended("caab") == "c2b"
