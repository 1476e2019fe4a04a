"""lunr.js itself, asked in a browser."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from sitegen.search.fields import FIELDS, FILLER, Document, Field, round_length
from sitegen.search.index import build_index
from sitegen.search.merge import anew
from sitegen.search.parts import index_files
from sitegen.search.pipeline import tokens
from sitegen.search.stop_words import stop_words
from tests.command import ROOT
from tests.search.made import exhausted
from tests.search.serialise import lunr_json

STATIC = ROOT / "static"
SCRIPTS = (
    STATIC / "vendor" / "lunr-2.3.9.min.js",
    STATIC / "search-scores.js",
    STATIC / "search-index.js",
    STATIC / "search-query.js",
    Path(__file__).with_name("driver.js"),
)


class Oracle:
    """Calls the functions of driver.js in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        for script in SCRIPTS:
            page.add_script_tag(content=script.read_text(encoding="utf-8"))

    def __call__(self, name: str, *args: object) -> Any:
        asked = json.dumps({"name": name, "args": args})
        return json.loads(self.page.evaluate("(asked) => window.ask(asked)", asked))

    def open(self, documents: list[Document]) -> str:
        """Opens the index Python makes of the documents, as the page does; the whole of it."""
        index = build_index(documents)
        files, parts = exhausted(index_files(anew(index)))
        self("open", [file.make().decode() for file in files], parts.described)
        return lunr_json(index)

    def build(self, documents: list[Document]) -> str:
        """What lunr.js makes of the same tokens with its own builder and stemmer."""
        fields = [{"name": field.name, "boost": field.boost} for field in FIELDS]
        return str(self("build", fields, [_searched(document) for document in documents]))


def _searched(document: Document) -> dict[str, list[str]]:
    return {field.name: _tokens(getattr(document, field.name), field) for field in FIELDS}


def _tokens(text: str, field: Field) -> list[str]:
    kept = [token for token in tokens(text) if field.stop_words or token not in stop_words()]
    whole = round_length(len(kept)) if field.is_filled else len(kept)
    return kept + [FILLER] * (whole - len(kept))
