"""What the preview serves, and what it never does."""

import http.client
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.errors import RunError
from sitegen.serve.address import resolve
from sitegen.serve.server import PreviewServer
from sitegen.serve.watch import is_source
from tests.serve.preview import write

BESIDE = "what lies beside the site"
PAGES = {
    "index.html": "<!doctype html><title>Home</title><body><p>home</p></body>",
    "404.html": "<!doctype html><title>Gone</title><body><p>nothing here</p></body>",
    "papers/x.html": "<!doctype html><title>X</title><body><p>paper</p></body>",
    "tags/index.html": "<!doctype html><title>Tags</title><body><p>tags</p></body>",
    "feed.xml": "<feed/>",
    "catalog.jsonl": "{}\n",
    "static/a.js": "1",
    "static/a.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "site.webmanifest": "{}",
    ".sitegen/memory.html": BESIDE,
}


@pytest.fixture(scope="module")
def output(tmp_path_factory: pytest.TempPathFactory) -> Path:
    around = tmp_path_factory.mktemp("around")
    write(around / "site", PAGES)
    write(around, {"secret.html": BESIDE})
    (around / "site" / "out.html").symlink_to(around / "secret.html")
    (around / "site" / "away").symlink_to(around)
    return around / "site"


@contextmanager
def running(output: Path, base_path: str) -> Iterator[PreviewServer]:
    with PreviewServer(output, base_path, port=0) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="module", params=["/", "/repo/"])
def server(request: pytest.FixtureRequest, output: Path) -> Iterator[PreviewServer]:
    with running(output, request.param) as server:
        yield server


def ask(
    server: PreviewServer, target: str, method: str = "GET"
) -> tuple[http.client.HTTPResponse, str]:
    """The answer to a request whose target is sent as it stands."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.putrequest(method, target, skip_accept_encoding=True)
    connection.endheaders()
    response = connection.getresponse()
    body = response.read().decode()
    connection.close()
    return response, body


@pytest.mark.parametrize(
    ("name", "media_type", "text"),
    [
        ("", "text/html; charset=utf-8", "home"),
        ("index.html", "text/html; charset=utf-8", "home"),
        ("papers/x.html?from=feed", "text/html; charset=utf-8", "paper"),
        ("papers/x", "text/html; charset=utf-8", "paper"),
        ("papers/%78", "text/html; charset=utf-8", "paper"),
        ("tags/", "text/html; charset=utf-8", "tags"),
        ("feed.xml", "application/xml; charset=utf-8", "<feed/>"),
        ("catalog.jsonl", "application/jsonl; charset=utf-8", "{}"),
        ("static/a.js", "text/javascript; charset=utf-8", "1"),
        ("static/a.svg", "image/svg+xml; charset=utf-8", "<svg"),
        ("site.webmanifest", "application/manifest+json; charset=utf-8", "{}"),
    ],
)
def test_a_file_is_served_as_pages_would(
    server: PreviewServer, name: str, media_type: str, text: str
) -> None:
    response, body = ask(server, server.base_path + name)
    assert response.status == 200
    assert response.headers["Content-Type"] == media_type
    assert response.headers["Cache-Control"] == "no-store"
    assert text in body


def test_a_folder_gets_its_slash_and_the_root_its_base_path(server: PreviewServer) -> None:
    response, _ = ask(server, f"{server.base_path}tags")
    assert (response.status, response.headers["Location"]) == (302, f"{server.base_path}tags/")
    for target in {"/", server.base_path.rstrip("/") or "/"} - {server.base_path}:
        response, _ = ask(server, target)
        assert (response.status, response.headers["Location"]) == (302, server.base_path)


def test_head_answers_like_get_without_a_body(server: PreviewServer) -> None:
    get, body = ask(server, server.base_path)
    head, nothing = ask(server, server.base_path, "HEAD")
    assert head.status == 200
    assert head.headers["Content-Length"] == get.headers["Content-Length"] == str(len(body))
    assert nothing == ""


def test_what_is_missing_shows_the_sites_own_page(server: PreviewServer) -> None:
    response, body = ask(server, f"{server.base_path}papers/none.html")
    assert response.status == 404
    assert "nothing here" in body


@pytest.mark.parametrize(
    "target",
    [
        "../secret.html",
        "papers/../../secret.html",
        "%2e%2e/secret.html",
        "..%2fsecret.html",
        "%2e%2e%2fsecret.html",
        "..%5csecret.html",
        "..\\secret.html",
        "%252e%252e/secret.html",
        "papers/..%2f..%2fsecret.html",
        "%c0%ae%c0%ae/secret.html",
        "out.html",
        "out",
        "away/secret.html",
        "away/secret",
        "index.html%00.xml",
        "%00",
        "%ff",
        "index.html%0d%0aX-Injected:%201",
        ".sitegen/memory.html",
        "./index.html",
        "papers//x.html",
        "x" * 5000,
        "/" + "etc/passwd",
        "{secret}",
    ],
)
def test_nothing_outside_the_folder_is_served(
    server: PreviewServer, output: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitegen.serve.server.SWAP_SECONDS", 0)
    target = target.format(secret=output.parent / "secret.html")
    for spelt in (server.base_path + target, "/" + target, "//" + target.lstrip("/")):
        response, body = ask(server, spelt)
        assert response.status == 404, spelt
        assert BESIDE not in body
        assert "root:" not in body
        assert response.headers["X-Injected"] is None


@given(st.text(alphabet="./\\%2efcEF05x~:?#\x00é\ud800 ", max_size=30), st.sampled_from("/r"))
def test_no_spelling_leaves_the_folder(output: Path, target: str, base: str) -> None:
    base_path = "/" if base == "/" else "/repo/"
    found = resolve(base_path + target, output, base_path)
    assert not isinstance(found, Path) or found.resolve().is_relative_to(output.resolve())


def test_a_base_path_with_a_space_is_served(output: Path) -> None:
    for written in ("/my papers/", "/my%20papers/"):
        with running(output, written) as server:
            assert server.url.endswith("/my%20papers/")
            assert ask(server, "/my%20papers/papers/x")[0].status == 200
            assert ask(server, "/")[0].headers["Location"] == "/my%20papers/"


def test_a_page_reloads_itself_and_the_file_stays_as_it_was(
    server: PreviewServer, output: Path
) -> None:
    _, body = ask(server, server.base_path)
    before, script = PAGES["index.html"].split("</body>")[0], f"{server.base_path}__sitegen__/"
    assert body.startswith(f'{before}<script src="{script}reload.js?build=')
    assert body.endswith(" defer></script></body>")
    assert (output / "index.html").read_text(encoding="utf-8") == PAGES["index.html"]
    response, source = ask(server, f"{script}reload.js?build=1")
    assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "EventSource" in source
    assert "__sitegen__" not in ask(server, f"{server.base_path}feed.xml")[1]


def test_a_folder_being_replaced_is_served_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitegen.serve.server.SWAP_SECONDS", 1)
    output, away = tmp_path / "site", tmp_path / "old"
    write(output, PAGES)
    with running(output, "/") as server:
        output.rename(away)
        answers: list[int] = []
        asking = Thread(target=lambda: answers.append(ask(server, "/papers/x")[0].status))
        asking.start()
        time.sleep(0.2)
        away.rename(output)
        asking.join()
    assert answers == [200]


def test_a_taken_port_is_named_with_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(RunError, match=f"^port {port} is taken; choose another with --port$"):
            PreviewServer(tmp_path, "/", port)


def test_only_this_machine_is_answered(server: PreviewServer) -> None:
    assert server.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("name", "matters"),
    [
        ("papers/a.md", True),
        ("pages/4913.md", True),
        ("papers/.a.md.swp", False),
        ("papers/a.md~", False),
        ("papers/4913", False),
        ("papers/.#a.md", False),
        ("papers/#a.md#", False),
        (".DS_Store", False),
        (".git/index", False),
        ("papers/a.md___jb_tmp___", False),
    ],
)
def test_an_editors_leftovers_are_no_sources(name: str, *, matters: bool) -> None:
    root = Path("/srv/.hidden/content")
    assert is_source(root / name, [root]) is matters
