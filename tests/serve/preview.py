"""A preview in a process of its own, as `sitegen serve` runs it."""

import http.client
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.command import environment

# A rebuild as the real one goes: whole in a folder beside, then swapped in; "broken" fails.
PREVIEW = """
import shutil, sys
from pathlib import Path
from sitegen.serve import serve

content, output = Path("content"), Path("content/out")

def rebuild():
    print("build", file=sys.stderr, flush=True)
    text = (content / "index.html").read_text()
    if "broken" in text:
        return False
    new, old = Path("new"), Path("old")
    new.mkdir()
    (new / "index.html").write_text(text)
    if output.exists():
        output.rename(old)
    new.rename(output)
    shutil.rmtree(old, ignore_errors=True)
    return True

serve(rebuild, [content, Path("absent")], output, base_path="/repo/", port=PORT, open_browser=False)
"""
HTML = (
    '<!doctype html><title>t</title><meta http-equiv=Content-Security-Policy content="default-src'
    " 'none'; script-src 'self'; connect-src 'self'\"><body><p>{}</p></body>"
)


class Preview:
    """A preview in a process of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.source = folder / "content" / "index.html"
        self.log = folder / "log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PREVIEW.replace("PORT", str(port))],
                cwd=folder,
                env=environment(folder),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.log.read_text()

    def save(self, text: str) -> None:
        self.source.write_text(HTML.format(text), encoding="utf-8")

    def builds(self) -> int:
        return self.log.read_text(encoding="utf-8").splitlines().count("build")

    def wait_for(self, line: str) -> None:
        deadline = time.monotonic() + 10
        while line not in self.log.read_text(encoding="utf-8"):
            assert time.monotonic() < deadline, self.log.read_text(encoding="utf-8")
            time.sleep(0.02)

    def end(self) -> int:
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(timeout=10)
        if self.process.stdout:
            self.process.stdout.close()
        return status


def write(folder: Path, pages: dict[str, str]) -> None:
    for name, text in pages.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@contextmanager
def events(preview: Preview) -> Iterator[Iterator[str]]:
    parts = urlsplit(preview.url)
    connection = http.client.HTTPConnection("127.0.0.1", parts.port or 0, timeout=10)
    connection.request("GET", f"{parts.path}__sitegen__/events")
    response = connection.getresponse()
    assert response.headers["Content-Type"] == "text/event-stream; charset=utf-8"
    yield (line.decode().strip() for line in response if line.startswith(b"data:"))
    response.close()
    connection.close()


def home(preview: Preview) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", urlsplit(preview.url).port or 0)
    connection.request("GET", "/repo/")
    body = connection.getresponse().read().decode()
    connection.close()
    return body
