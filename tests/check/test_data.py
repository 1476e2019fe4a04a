"""Feeds, sitemaps and other data."""

import gzip

import pytest

from tests.check.conftest import Check
from tests.check.sites import BASE, SOUND, Files


def located(*urls: str) -> str:
    return "<urlset>\n" + "\n".join(f"<url><loc>{url}</loc></url>" for url in urls) + "</urlset>"


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({"feed.xml": "<feed>\n<title>a & b</title></feed>"}, ("check-xml", 2)),
        ({"feed.xml": ""}, ("check-xml", 1)),
        ({"tags/x.xml": "<feed>"}, ("check-xml", 1)),
        ({"static/i.svg": "<svg><path></svg>"}, ("check-xml", 1)),
        ({"feed.json": '{\n"a": 1,\n}'}, ("check-json", 3)),
        ({"feed.json": '{"a": Infinity}'}, ("check-json", None)),
        ({"feed.json": b'"\xff"'}, ("check-json", None)),
        ({"catalog.jsonl": '{"a": 1}\n{"a": \n'}, ("check-json", 2)),
        ({"catalog.jsonl": '{"a": 1}\n\n{"a": 1}\n'}, ("check-json", 2)),
        ({"catalog.jsonl.gz": gzip.compress(b'{"a": 1}\n{')}, ("check-json", 2)),
        ({"catalog.jsonl.gz": gzip.compress(b'{"a": 1}\n')[:-4]}, ("check-unreadable", None)),
        ({"catalog.jsonl.gz": b"plain"}, ("check-unreadable", None)),
        ({"site.webmanifest": "{"}, ("check-json", 1)),
        ({"sitemap.xml": located(f"{BASE}/", f"{BASE}/gone.html")}, ("check-named", 3)),
        ({"sitemap.xml": located(f"{BASE}/papers/A.html")}, ("check-named", 2)),
        ({"sitemap.xml": located("https://elsewhere.example/")}, ("check-named", 2)),
        ({"sitemap.xml": located(f"{BASE}itory/")}, ("check-named", 2)),
        (
            {"sitemap.xml": f"<sitemapindex><loc>{BASE}/s-1.xml</loc></sitemapindex>"},
            ("check-named", 1),
        ),
        ({"feed.xml": f'<feed><link href="{BASE}/papers/gone.html"/></feed>'}, ("check-named", 1)),
        ({"feed.xml": '<feed><link href="javascript:x"/></feed>'}, ("check-named", 1)),
    ],
)
def test_wrong(check: Check, files: Files, found: tuple[str, int | None]) -> None:
    (path,) = files
    assert check(files) == [(found[0], path, found[1])]


@pytest.mark.parametrize(
    "files",
    [
        {"sitemap.xml": located(f"{BASE}/", f"{BASE}/papers/a.html", f"{BASE}/tags/x.html")},
        {
            "sitemap.xml": located(f"\n {BASE}/papers/caf%C3%A9.html \n"),
            "papers/café.html": "index.html",
        },
        {"opensearch.xml": f'<x><Url template="{BASE}/index.html?q={{searchTerms}}"/></x>'},
        {"feed.xml": '<feed><link href="https://elsewhere.example/code"/></feed>'},
        {"feed.json": '{"a": "\\u2028"}'},
        {"catalog.jsonl": ""},
        {"catalog.jsonl.gz": gzip.compress(b'{"a": 1}\n{"a": 2}\n')},
    ],
)
def test_right(check: Check, files: dict[str, str]) -> None:
    copied = {path: SOUND.get(str(data), data) for path, data in files.items()}
    if "papers/café.html" in copied:
        copied["papers/café.html"] = SOUND["tags/x.html"]
    assert check(copied) == []
