"""The HTTP server of the preview: the files of one folder, to this machine alone."""

import errno
import sys
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import Any
from urllib.parse import quote, unquote

from sitegen.errors import RunError
from sitegen.serve import reload
from sitegen.serve.address import MEDIA_TYPES, Redirect, media_type, resolve

HOST = "127.0.0.1"
HTML = MEDIA_TYPES[".html"]
SWAP_SECONDS = 0.1  # a build replaces the folder by two renames; a missing file is looked for again
HEARTBEAT_SECONDS = 15  # a comment on an idle stream, so that a page that is gone is noticed
NOTHING_YET = (
    b"<!doctype html><title>Not found</title><body><p>Nothing is built at this address.</body>"
)


class PreviewServer(ThreadingHTTPServer):
    """Serves the files of `output` under `base_path`; `builds` tells its pages when to reload.

    The folder may be replaced while it is served. Raises RunError where the port cannot be had.
    """

    daemon_threads = True  # an open stream does not hold up the end
    allow_reuse_address = sys.platform != "win32"  # there it would share a port that is taken

    def __init__(self, output: Path, base_path: str, port: int) -> None:
        self.output = output
        self.base_path = unquote(base_path)
        self.builds = reload.Builds()
        try:
            super().__init__((HOST, port), Handler)
        except OSError as problem:
            why = "is taken" if problem.errno == errno.EADDRINUSE else "cannot be opened"
            raise RunError(f"port {port} {why}; choose another with --port") from problem
        except OverflowError as problem:
            raise RunError(f"port {port} does not exist; choose one up to 65535") from problem

    @property
    def url(self) -> str:
        """Where the site's home page is."""
        return f"http://{HOST}:{self.server_port}{quote(self.base_path)}"

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: Any) -> None:
        """A browser that goes away in the middle of an answer is no news."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    timeout = 30  # seconds a kept connection may idle
    server: PreviewServer

    def do_GET(self) -> None:
        if self._own_name() == reload.EVENTS_NAME:
            self._stream_builds()
        else:
            self._answer()

    def do_HEAD(self) -> None:
        self._answer()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  http.server's own name
        """Pages that are found are no news; `report_missing` tells the others."""

    def report_missing(self) -> None:
        """Tell the person at the terminal which address led nowhere."""
        sys.stderr.write(f"Not found: {quote(self.path, safe='/?&=%')}\n")

    def live(self, html: bytes, build: str) -> bytes:
        """A page as it is sent: with the script that reloads it."""
        return reload.with_script(html, quote(self.server.base_path), build)

    def send(self, status: HTTPStatus, kind: str, data: bytes, location: str = "") -> None:
        """Send a whole answer; to HEAD without its body."""
        self.send_response(status)
        if location:
            self.send_header("Location", location)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def _own_name(self) -> str:
        return self.path.partition("?")[0].removeprefix(quote(self.server.base_path))

    def _answer(self) -> None:
        if self._own_name() == reload.SCRIPT_NAME:
            self.send(HTTPStatus.OK, MEDIA_TYPES[".js"], reload.SCRIPT.encode())
            return
        build = self.server.builds.current  # before the file is read: at worst a reload too many
        found = self._look_up(self.path)
        if isinstance(found, Redirect):
            self.send(HTTPStatus.FOUND, HTML, b"", location=quote(found.location))
        elif found is None:
            self._miss(build)
        else:
            kind, data = found
            self.send(HTTPStatus.OK, kind, self.live(data, build) if kind == HTML else data)

    def _look_up(self, target: str) -> tuple[str, bytes] | Redirect | None:
        """The media type and bytes for a target; what a build is just replacing is found too."""
        for pause in (SWAP_SECONDS, 0):
            found = resolve(target, self.server.output, self.server.base_path)
            if isinstance(found, Redirect):
                return found
            if found is not None:
                try:
                    return media_type(found), found.read_bytes()
                except OSError:  # gone since: the folder was replaced between the two lines
                    pass
            time.sleep(pause)
        return None

    def _miss(self, build: str) -> None:
        self.report_missing()
        page = self._look_up(quote(f"{self.server.base_path}404.html"))
        html = page[1] if isinstance(page, tuple) else NOTHING_YET
        self.send(HTTPStatus.NOT_FOUND, HTML, self.live(html, build))

    def _stream_builds(self) -> None:
        """Server-sent events: the build served now, then each later one, until the page goes."""
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        sent = ""
        while True:
            build = self.server.builds.wait_for_other(sent, HEARTBEAT_SECONDS)
            self.wfile.write(f"data: {build}\n\n".encode() if build != sent else b":\n\n")
            sent = build
