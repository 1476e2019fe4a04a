"""A folder served as GitHub Pages serves it: gzipped, and with no script of ours in the pages."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from threading import Thread

from sitegen.serve.server import Handler, PreviewServer

PACKED = ("text/", "application/json", "application/xml", "image/svg", "application/manifest")


class PagesHandler(Handler):
    def report_missing(self) -> None:
        pass

    def live(self, html: bytes, build: str) -> bytes:
        return html

    def send(self, status: HTTPStatus, kind: str, data: bytes, location: str = "") -> None:
        if kind.startswith(PACKED) and "gzip" in self.headers.get("Accept-Encoding", ""):
            self.packed = True
            data = gzip.compress(data, mtime=0)
        super().send(status, kind, data, location)

    def end_headers(self) -> None:
        if self.__dict__.pop("packed", False):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()


@contextmanager
def served(
    folder: Path, base_path: str = "/", handler: type[PagesHandler] = PagesHandler
) -> Iterator[str]:
    """The URL of the home page of the site in `folder`, while the context lasts."""
    with PreviewServer(folder, base_path, port=0) as server:
        server.RequestHandlerClass = handler
        Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield server.url
        finally:
            server.shutdown()
