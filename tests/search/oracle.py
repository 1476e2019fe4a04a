"""lunr.js itself, asked through Node."""

import json
import subprocess
from pathlib import Path
from typing import Any

from sitegen.search.index import FIELDS, Document, build_index
from sitegen.search.pipeline import STOP_WORDS, tokens
from sitegen.search.serialise import lunr_json

DRIVER = Path(__file__).with_name("driver.js")


class Oracle:
    """Calls the functions of driver.js in one Node that lives until it is closed."""

    def __init__(self, node: str) -> None:
        self.process = subprocess.Popen(
            [node, str(DRIVER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __call__(self, name: str, *args: object) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"call": name, "args": args}).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()

    def open(self, documents: list[Document]) -> str:
        """Opens the index Python makes of the documents, as the page does."""
        ours = lunr_json(build_index(documents))
        self("open", ours)
        return ours

    def build(self, documents: list[Document]) -> str:
        """What lunr.js makes of the same tokens with its own builder and stemmer."""
        fields = [{"name": field.name, "boost": field.boost} for field in FIELDS]
        return str(self("build", fields, [_searched(document) for document in documents]))


def _searched(document: Document) -> dict[str, list[str]]:
    return {
        field.name: [
            token
            for token in tokens(getattr(document, field.name))
            if field.stop_words or token not in STOP_WORDS
        ]
        for field in FIELDS
    }
