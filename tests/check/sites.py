"""Small sites to check, made by hand: a sound one, and pages to put into it."""

from collections.abc import Mapping
from pathlib import Path

BASE = "https://example.org/repo"
POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">'

Files = Mapping[str, str | bytes]


def page(body: str = "", head: str = "", *, h1: str = "<h1>A page</h1>") -> str:
    """A sound page: the head starts on line 6, the body on the line after it."""
    return (
        "<!doctype html>\n"
        '<html lang="en">\n'
        '<head><meta charset="utf-8">\n'
        f"{POLICY}\n"
        "<title>A page</title>\n"
        f"{head}\n"
        f"{body}\n"
        f'<main id="main">{h1}</main>\n'
        "</html>\n"
    )


HEAD_LINE = 6
BODY_LINE = 7

SOUND: Files = {
    "index.html": page(
        '<a href="papers/a.html">A</a> <a href="#main">down</a> <a href="tags/x.html#list">X</a>',
        f'<link rel="canonical" href="{BASE}/"><meta property="og:url" content="{BASE}/">'
        '<link rel="stylesheet" href="static/style.css">',
    ),
    "papers/a.html": page(
        '<p>Back <a href="../index.html">home</a><p><em>x</em><ul><li>1<li>2</ul>'
        '<a href="https://elsewhere.example/x">out</a> <img src="../static/i.svg" alt="">',
        f'<link rel="canonical" href="{BASE}/papers/a.html">'
        '<meta name="citation_title" content="A"><meta name="citation_author" content="Ada">'
        '<meta name="citation_publication_date" content="2026">'
        '<script type="application/ld+json">{"@context": "https://schema.org"}</script>',
    ),
    "tags/x.html": page('<ul id="list"><li><a href="../papers/a.html">A</a></li></ul>'),
    "404.html": page('<a href="/repo/index.html">home</a>'),
    "static/style.css": "body{}",
    "static/i.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "sitemap.xml": (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        f"<url><loc>{BASE}/</loc></url>\n"
        f"<url><loc>{BASE}/papers/a.html</loc></url></urlset>\n"
    ),
    "feed.xml": (
        f'<feed xmlns="http://www.w3.org/2005/Atom"><link href="{BASE}/papers/a.html"/></feed>'
    ),
    "feed.json": '{"version": "https://jsonfeed.org/version/1.1"}',
    "catalog.jsonl": '{"id": "a"}\n{"id": "b"}\n',
    ".nojekyll": "",
}


def write(root: Path, files: Files) -> None:
    """Write files, given as text or bytes by path."""
    for path, data in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data.encode() if isinstance(data, str) else data)
