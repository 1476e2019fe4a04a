"""Venues and years from what exports write."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.metadata.venues import Publication, is_series_of_venue, publication


@pytest.mark.parametrize(
    ("venue", "year", "expected"),
    [
        ("ICML", "2026", ("ICML", 2026)),
        ("ICML 2026 spotlightposter", "", ("ICML", 2026)),
        ("ICLR 2026 ConditionalOnReview Poster", "", ("ICLR", 2026)),
        ("ICML.cc/2026/Conference", "", ("ICML", 2026)),
        ("NeurIPS'23", "2023", ("NeurIPS", 2023)),
        ("Proceedings of the 3rd Conference on Gardens (GARDEN 2026)", "", ("GARDEN", 2026)),
        ("Conference on Gardens (GARDEN)", "2026-07-01", ("GARDEN", 2026)),
        ("ICML 2026 Workshop on Looms", "", ("ICML 2026 Workshop on Looms", 2026)),
        ("Conference on Gardens, 2026", "", ("Conference on Gardens", 2026)),
        ("Gardens 2026", "", ("Gardens", 2026)),
        ("ACL (1)", "2020", ("ACL", 2020)),
        ("Journal of Looms", "12 2020", ("Journal of Looms", 2020)),
        ("arXiv preprint arXiv:2601.00001", "2026", (None, 2026)),
        ("CoRR", "2026", (None, 2026)),
        ("Submitted to ICLR 2024", "", (None, 2024)),
        ("", "in press", (None, None)),
        ("2026", "", ("2026", 2026)),
    ],
)  # fmt: skip
def test_venue_and_year(venue: str, year: str, expected: tuple[str | None, int | None]) -> None:
    assert publication(venue, year) == Publication(*expected)


def test_a_series_may_name_the_venue() -> None:
    assert is_series_of_venue("KDD '26")
    assert not is_series_of_venue("Proceedings of Machine Learning Research")


@given(st.text(), st.text())
def test_any_text_is_read(venue: str, year: str) -> None:
    found = publication(venue, year)
    assert found.venue is None or found.venue == found.venue.strip()
    assert found.year is None or 1800 <= found.year < 2200
