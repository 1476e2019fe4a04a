"""What pages tell machines."""

import pytest

from tests.check.conftest import Check
from tests.check.sites import BASE, HEAD_LINE, page


def tags(**content: str) -> str:
    return "".join(f'<meta name="citation_{name}" content="{content[name]}">' for name in content)


@pytest.mark.parametrize(
    "head",
    [
        tags(title="A", author="Ada", publication_date="2026"),
        tags(title="A", author="Ada", date="2026/7/1"),
        tags(title="A", author="Ada", online_date="2026/07"),
        f'<link rel="canonical" href="{BASE}/papers/a.html">',
        f'<meta property="og:url" content="{BASE}/papers/a.html">',
        '<script type="application/ld+json">\n{"a": [1, "</"]}\n</script>',
        "",
    ],
)
def test_right(check: Check, head: str) -> None:
    assert check({"papers/a.html": page(head=head)}) == []


@pytest.mark.parametrize(
    ("head", "codes"),
    [
        (tags(title="A", author="Ada"), ["check-citation"]),
        (tags(title="A", publication_date="2026"), ["check-citation"]),
        (tags(author="Ada", publication_date="2026"), ["check-citation"]),
        (tags(keywords="x"), ["check-citation"] * 3),
        (tags(title="A", author=" ", publication_date="2026"), ["check-citation"]),
        (tags(title="A", author="Ada", publication_date="Fall 2026"), ["check-citation"]),
        (tags(title="A", author="Ada", publication_date="2026-07-01"), ["check-citation"]),
        (f'<link rel="canonical" href="{BASE}/papers/A.html">', ["check-canonical"]),
        (f'<link rel="canonical" href="{BASE}/">', ["check-canonical"]),
        ('<link rel="canonical" href="/repo/papers/a.html">', ["check-canonical"]),
        (f'<meta property="og:url" content="{BASE}/papers/b.html">', ["check-canonical"]),
        (f'<link rel="canonical" href="{BASE}/papers/a.html">' * 2, ["check-canonical"]),
        ('<script type="application/ld+json">{"a": }</script>', ["check-json-ld"]),
        ('<script type="application/ld+json">{"a": NaN}</script>', ["check-json-ld"]),
        ('<script type="application/ld+json"></script>', ["check-json-ld"]),
    ],
)
def test_wrong(check: Check, head: str, codes: list[str]) -> None:
    found = check({"papers/a.html": page(head=head)})
    assert found == [(code, "papers/a.html", HEAD_LINE) for code in codes]


def test_the_line_within_json_ld(check: Check) -> None:
    head = '<script type="application/ld+json">{\n"a": 1,\n"b": x\n}</script>'
    assert check({"papers/a.html": page(head=head)}) == [
        ("check-json-ld", "papers/a.html", HEAD_LINE + 2)
    ]


@pytest.mark.parametrize("url", [f"{BASE}/tags/", f"{BASE}/tags/index.html"])
def test_an_index_also_goes_by_its_folder(check: Check, url: str) -> None:
    assert check({"tags/index.html": page(head=f'<link rel="canonical" href="{url}">')}) == []
