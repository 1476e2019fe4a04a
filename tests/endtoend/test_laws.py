"""The laws of the design, held by the real command on a small site."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from lxml import etree, html

from tests.command import Sitegen, environment
from tests.endtoend.samples import HAND_WRITTEN, LIST_ONE, tree, write_sample

PAPERS = 6


@pytest.fixture
def content(tmp_path: Path, sitegen: Sitegen) -> Path:
    """The sample, its pages made and its permalinks noted."""
    folder = write_sample(tmp_path)
    done = sitegen("build", "--content", folder, "--output", tmp_path / "first")
    assert done.returncode == 0, done.stderr
    return folder


def built(sitegen: Sitegen, content: Path, output: Path, **env: str) -> dict[str, str]:
    done = sitegen("build", "--content", content, "--output", output, env=env)
    assert done.returncode == 0, done.stderr
    return tree(output)


def edit(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(content: Path) -> None:
        path = content / name
        text = path.read_text(encoding="utf-8")
        assert old in text, text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


def write(name: str, text: str) -> Callable[[Path], None]:
    def change(content: Path) -> None:
        path = content / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    return change


def delete_and_redirect(content: Path) -> None:
    (content / "papers" / "calmlm.md").unlink()
    write("redirects.yaml", "papers/calmlm.html: papers/calm-survey.html\n")(content)


def rename_and_redirect(content: Path) -> None:
    shutil.move(content / "papers" / "leafnet.md", content / "papers" / "leaf-net.md")
    write("redirects.yaml", "papers/leafnet.html: papers/leaf-net.html\n")(content)


EDITS: dict[str, Callable[[Path], None]] = {
    "nothing": lambda _: None,
    "abstract": edit("papers/leafnet.md", "slow work", "quick work"),
    "title": edit("papers/calm-survey.md", "calm", "quiet"),
    "retag": edit("papers/calm-survey.md", "Reading Group", "Book Club"),
    "withdraw": edit("papers/calm-survey.md", "year: 2025", "year: 2025\nwithdrawn: a mistake"),
    "notes": edit("papers/calm-survey.md", "the appendix", "`the` appendix"),
    "new page": write("papers/other.md", "---\ntitle: Another\nyear: 2020\n---\nText of it."),
    "list grown": edit("lists/orchard-2025.txt", "depth.", "depth.\n\nA new abstract on trees."),
    "delete": delete_and_redirect,
    "rename": rename_and_redirect,
    "settings": edit("site.yaml", "Garden Papers", "Meadow Papers"),
    "base url": edit("site.yaml", "garden/", "meadow/deep/"),
    "taxonomy": write("tags.yaml", "groups: {a: A}\ntags:\n- {id: graphs, name: G, group: a}\n"),
    "facts": edit("metadata/facts.yaml", "Ada Example", "Di Model"),
    "template": write("theme/templates/prose.html", "<!doctype html><title>x</title>"),
    "style": write("theme/static/style.css", "body { color: green }"),
    "prose page": write("pages/help.md", "# Help\nText."),
}


@pytest.mark.parametrize("kind", EDITS)
def test_law_1_a_warm_build_equals_a_clean_one(
    kind: str, content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    EDITS[kind](content)
    warm = sitegen("build", "--content", content, "--output", tmp_path / "first")
    assert warm.returncode == 0, warm.stderr
    assert tree(tmp_path / "first") == built(sitegen, content, tmp_path / "clean")


def test_law_2_builds_are_equal_whatever_surrounds_them(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    first = built(sitegen, content, tmp_path / "a", PYTHONHASHSEED="1", TZ="Pacific/Auckland")
    elsewhere = tmp_path / "another place" / "inhalt"
    shutil.copytree(content, elsewhere)
    (elsewhere / "papers" / "leafnet.md").touch()
    second = built(
        sitegen,
        elsewhere,
        tmp_path / "b",
        PYTHONHASHSEED="2",
        TZ="America/Los_Angeles",
        LC_ALL="C",
        PYTHONUTF8="0",
        SOURCE_DATE_EPOCH="999999999",
    )
    assert first == second


def test_law_3_nothing_an_editor_wrote_changes(content: Path, sitegen: Sitegen) -> None:
    page = content / "papers" / "calm-survey.md"
    assert page.read_text(encoding="utf-8") == HAND_WRITTEN
    edit("papers/leafnet.md", "venue: Garden", "# by hand\ntitle:   'Leaf,  net'\nvenue: Garden")(
        content
    )
    edit("papers/leafnet.md", "slow work", "quick work")(content)
    before = (content / "papers" / "leafnet.md").read_text(encoding="utf-8")
    done = sitegen("build", "--content", content, "--output", content.parent / "first")
    assert done.returncode == 0, done.stderr
    after = (content / "papers" / "leafnet.md").read_text(encoding="utf-8")
    own = re.compile(r"^derived:\n(?:  .*\n)*", re.MULTILINE)
    assert after != before
    assert own.sub("", after) == own.sub("", before)


def test_law_3_every_abstract_has_its_page_and_building_again_changes_nothing(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    before = tree(content)
    pages = "\n".join(p.read_text(encoding="utf-8") for p in (content / "papers").iterdir())
    for abstract in LIST_ONE.strip().split("\n\n")[1:]:
        assert abstract in pages
    assert len(list((content / "papers").iterdir())) == PAPERS
    built(sitegen, content, tmp_path / "first")
    assert tree(content) == before


def test_law_4_a_published_url_does_not_disappear_silently(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    before = tree(tmp_path / "first")
    (content / "papers" / "calmlm.md").unlink()
    done = sitegen("build", "--content", content, "--output", tmp_path / "first")
    assert done.returncode == 1
    assert "papers/calmlm.html was published and would disappear" in done.stderr
    assert tree(tmp_path / "first") == before
    assert not (content / "papers" / "calmlm.md").exists()
    delete = write("redirects.yaml", "papers/calmlm.html: papers/calm-survey.html\n")
    delete(content)
    built(sitegen, content, tmp_path / "first")
    stub = (tmp_path / "first" / "papers" / "calmlm.html").read_text(encoding="utf-8")
    assert "calm-survey.html" in stub


def test_law_5_a_killed_build_leaves_the_previous_site_whole(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    output = tmp_path / "first"
    before = tree(output)
    edit("site.yaml", "Garden Papers", "Meadow Papers")(content)
    command = [sys.executable, "-m", "sitegen", "build"]
    command += ["--content", str(content), "--output", str(output)]
    after, killed = None, 0
    for delay in (0.05, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.1):
        child = subprocess.Popen(
            command, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.DEVNULL
        )
        time.sleep(delay)
        child.send_signal(signal.SIGKILL)
        killed += child.wait() == -signal.SIGKILL
        now = tree(output)
        if now != before:
            after = after or now
            assert now == after
    assert killed, "no build was killed before it ended"
    final = built(sitegen, content, output)
    assert after is None or final == after
    assert final == built(sitegen, content, tmp_path / "clean")


def test_law_5_a_failing_build_leaves_the_previous_site_whole(
    content: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    before = tree(tmp_path / "first")
    write("theme/templates/paper.html", "{{ titel }}")(content)
    done = sitegen("build", "--content", content, "--output", tmp_path / "first")
    assert done.returncode == 1
    assert "paper.html" in done.stderr
    assert "titel" in done.stderr
    assert "Traceback" not in done.stderr
    assert tree(tmp_path / "first") == before


HOSTILE = """</script><script>alert(1)</script><img src=x onerror=alert(2)> "q" 'a' & \
{{ 7*7 }} {% raw %} <b>x</b> [l](javascript:alert(3)) \\href{javascript:alert(4)}{y} \
$\\href{javascript:alert(5)}{x}$ $</math><script>alert(6)</script>$ \\url{data:text/html,x} \
]]> -->"""


def hostile_page(name: str) -> str:
    quoted = json.dumps(HOSTILE, ensure_ascii=False)
    return f"""---
title: {quoted}
authors: [{quoted}, "Ada\\nExample"]
venue: {quoted}
year: 2026
tags: [{quoted}, privacy]
links: {{pdf: "javascript:alert(7)", "{name}\\"><x": "https://example.org/\\"><svg/onload=1>"}}
---
We propose **Gate{name}**, {HOSTILE} and more words on privacy.

## Notes
{HOSTILE}

<iframe srcdoc="<script>1</script>"></iframe>
"""


def test_law_6_nothing_in_the_content_becomes_markup(sitegen: Sitegen, tmp_path: Path) -> None:
    content = write_sample(tmp_path)
    for name in ("one", "two"):
        write(f"papers/{name}.md", hostile_page(name))(content)
    write("site.yaml", f"title: {json.dumps(HOSTILE)}\nbase_url: https://example.org\n")(content)
    write("pages/about.md", f"---\ntitle: {json.dumps(HOSTILE)}\n---\n{HOSTILE}")(content)
    output = tmp_path / "out"
    done = sitegen("build", "--content", content, "--output", output)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    for path in sorted(output.rglob("*.html")):
        require_harmless(html.fromstring(path.read_bytes()))
    for path in sorted(output.rglob("*.xml")):
        etree.fromstring(path.read_bytes())
    for path in sorted((output / "search").glob("*.js")):
        text = path.read_text(encoding="utf-8")
        assert "</script" not in text.lower()
        assert not re.search("[\u2028\u2029]", text)


def require_harmless(document: html.HtmlElement) -> None:
    """Scripts come from files alone, no attribute runs code, no element was smuggled in."""
    for script in document.iter("script"):
        if script.get("type") == "application/ld+json":
            json.loads(script.text or "")
        else:
            assert script.get("src")
            assert not (script.text or "").strip()
    for element in document.iter(etree.Element):
        assert element.tag not in {"iframe", "svg", "img", "x", "style", "object"}
        for name, value in element.attrib.items():
            assert not str(name).startswith("on")
            assert name != "style"
            if name in {"href", "src", "action"}:
                assert not re.match(r"\s*(javascript|data|vbscript):", str(value), re.IGNORECASE)
    assert "49" not in document.findtext(".//h1", "")


def test_law_10_no_two_files_meet_on_any_file_system(content: Path, tmp_path: Path) -> None:
    paths = list(tree(tmp_path / "first"))
    assert len({path.casefold() for path in paths}) == len(paths)
    assert all(re.fullmatch(r"[A-Za-z0-9._/-]+", path) for path in paths)
    folders = {path.rpartition("/")[0] for path in paths}
    assert not folders & set(paths)
