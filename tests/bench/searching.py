"""What a search costs a reader: bytes over the wire and time, in a real Chromium.

`python -m tests.bench.searching SITE` opens the search page of a built site, served gzipped, and
searches for 1 to 4 neighbouring words of titles. It prints the median kilobytes of a first query
(scripts, manifest, shards, records) and of later ones, with those of excerpts beside, and how long
results take to show once all is there, with the page's processor slowed down four times.
"""

import argparse
import gzip
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from pathlib import Path
from statistics import median
from typing import ClassVar
from urllib.parse import quote_plus

from playwright.sync_api import Browser, Page, sync_playwright

from sitegen.search.stop_words import stop_words
from tests import chromium
from tests.pages import PACKED, PagesHandler, served

_FIRST, _LATER = 6, 50  # queries
_SETTLED = 600  # milliseconds after which nothing more is fetched
_HEADING = re.compile(r"<h1>(.*?)</h1>", re.DOTALL)
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9]{2,}")
_SLOWER = 4
_TIME_SEARCH = """text => new Promise((done) => {
  const box = document.querySelector("#q");
  const list = document.querySelector("#search-results");
  box.value = text;
  list.replaceChildren();
  const began = performance.now();
  new MutationObserver((_, observer) => {
    if (!list.children.length) return;
    observer.disconnect();
    done(performance.now() - began);
  }).observe(list, {childList: true});
  box.form.requestSubmit();
})"""


class CountingHandler(PagesHandler):
    """Remembers how many bytes of each kind went out."""

    sent: ClassVar[Counter[str]] = Counter()

    def send(self, status: HTTPStatus, kind: str, data: bytes, location: str = "") -> None:
        packed = gzip.compress(data, mtime=0) if kind.startswith(PACKED) else data
        self.sent[_kind(self.path)] += len(packed)
        super().send(status, kind, data, location)


def _kind(path: str) -> str:
    if "/search/" in path or path.endswith(".js"):
        return "search"
    return "excerpts" if "/papers/" in path else "page"


def queries(site: Path, count: int) -> Iterator[str]:
    """1 to 4 neighbouring words of titles, stop words aside; always the same for the same site."""
    chance = random.Random(3)  # noqa: S311 - a repeatable choice, no secret
    pages = sorted((site / "papers").glob("*.html"))
    made = 0
    while made < count:
        heading = _HEADING.search(chance.choice(pages).read_text(encoding="utf-8"))
        words = _WORD.findall(re.sub("<[^>]*>", "", heading[1])) if heading else []
        telling = [word for word in words if word.lower() not in stop_words()]
        size = 1 + made % 4
        if len(telling) >= size:
            start = chance.randrange(len(telling) - size + 1)
            made += 1
            yield " ".join(telling[start : start + size])


def first_bytes(browser: Browser, home: str, text: str) -> Counter[str]:
    """What goes out for a first query, in a browser that knows nothing of the site."""
    context = browser.new_context()
    CountingHandler.sent.clear()
    _open(context.new_page(), home, text)
    context.close()
    return Counter(CountingHandler.sent)


def later(page: Page, texts: Sequence[str]) -> tuple[list[Counter[str]], list[float]]:
    """What goes out for each of more queries, and the milliseconds they take when asked again."""
    sent = []
    for text in texts:
        CountingHandler.sent.clear()
        page.evaluate(_TIME_SEARCH, text)
        page.wait_for_timeout(_SETTLED)
        sent.append(Counter(CountingHandler.sent))
    return sent, [page.evaluate(_TIME_SEARCH, text) for text in texts]


def _open(page: Page, home: str, text: str) -> None:
    page.goto(f"{home}search.html?q={quote_plus(text)}")
    page.locator("#search-results a").first.wait_for()
    page.wait_for_timeout(_SETTLED)


def _told(name: str, sent: Sequence[Counter[str]]) -> str:
    kilobytes = {
        kind: median(each[kind] for each in sent) / 1000 for kind in ("search", "excerpts")
    }
    return f"{name}: {kilobytes['search']:.1f} kB, excerpts {kilobytes['excerpts']:.1f} kB\n"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.searching", description=__doc__)
    parser.add_argument("site", type=Path)
    site = parser.parse_args().site
    texts = list(queries(site, _LATER))
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    with served(site, handler=CountingHandler) as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.arguments())
        first = [first_bytes(browser, home, text) for text in texts[:_FIRST]]
        page = browser.new_page()
        _open(page, home, texts[0])
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
        sent, taken = later(page, texts[1:])
        browser.close()
    sys.stdout.write(_told("first query", first) + _told("later queries", sent))
    sys.stdout.write(f"results after {median(taken):.0f} ms\n")


if __name__ == "__main__":
    main()
