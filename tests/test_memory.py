"""A remembered call is made once."""

from sitegen.memory import keeping


def test_each_argument_is_computed_once_and_nothing_is_evicted() -> None:
    calls: list[int] = []

    def double(number: int) -> int:
        calls.append(number)
        return 2 * number

    remembered = keeping(double, most=2)
    assert [remembered(n) for n in (1, 2, 3, 1, 2, 3)] == [2, 4, 6, 2, 4, 6]
    assert calls == [1, 2, 3, 3]
