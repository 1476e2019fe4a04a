import pytest

from sitegen.search.fields import round_length


@pytest.mark.parametrize(
    ("length", "rounded"), [(0, 0), (1, 1), (15, 15), (16, 16), (17, 18), (100, 104), (256, 256)]
)
def test_a_round_length_is_the_next_eighth_of_an_octave(length: int, rounded: int) -> None:
    assert round_length(length) == rounded
