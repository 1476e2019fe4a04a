"""Names of venues and years that mean the same."""

import pytest

from sitegen.derive.facts.likeness import same_venue, years_agree


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("ICML", "Proceedings of the 43rd International Conference on Machine Learning"),
        ("NeurIPS", "Advances in Neural Information Processing Systems"),
        ("NeurIPS", "NIPS"),
        ("AAAI", "Proceedings of the AAAI Conference on Artificial Intelligence"),
        ("KDD", "ACM SIGKDD Conference on Knowledge Discovery and Data Mining"),
        ("CVPR", "IEEE/CVF Conference on Computer Vision and Pattern Recognition (CVPR)"),
    ],
)
def test_an_acronym_is_its_venue(short: str, long: str) -> None:
    assert same_venue(short, long)
    assert same_venue(long, short)


@pytest.mark.parametrize(
    ("one", "other"),
    [("ICML", "ICLR"), ("ICLR", "International Conference on Machine Learning"), ("ACL", "Oracle")],
)
def test_another_venue_is_not(one: str, other: str) -> None:
    assert not same_venue(one, other)


def test_years_of_a_preprint_and_its_publication_agree() -> None:
    assert years_agree(2025, 2026)
    assert years_agree(None, 2026)
    assert not years_agree(2024, 2026)
