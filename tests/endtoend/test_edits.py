"""Laws 1 and 2 over any sequence of edits: a warm build equals a clean one, byte for byte.

The program runs in this process, as from the command line, with processes and memory as at scale.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitegen import crew
from sitegen.cli import main
from tests.endtoend.samples import tree, write_sample

ROOT = Path(__file__).parents[2]
TOPICS = ("privacy", "large-language-models", "Reading Group", "book club", "bandits", "graphs")
WORDS = ("calm", "slow", "$x^2$", "noise", "orchards", "Federated", "**GateNet**", "leaf", "`co`")

Number = st.integers(0, 10**6)
Edit = Callable[[Path, int], None]
"""Changes a content folder; the number says which page, which word, how many."""


def some_page(content: Path, number: int) -> Path:
    pages = sorted((content / "papers").glob("*.md"))
    return pages[number % len(pages)]


def replace_text(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def word(number: int) -> str:
    return WORDS[number % len(WORDS)]


def change_a_word(content: Path, number: int) -> None:
    page = some_page(content, number)
    lines = page.read_text(encoding="utf-8").split("\n")
    place = len(lines) - 1 - number % 3
    parts = lines[place].split(" ")
    parts[number % len(parts)] = word(number)
    page.write_text("\n".join([*lines[:place], " ".join(parts), *lines[place + 1 :]]), "utf-8")


def change_a_word_in_secret(content: Path, number: int) -> None:
    """The size and the time of the last change are as they were."""
    page = some_page(content, number)
    before, text = page.stat(), page.read_text(encoding="utf-8")
    page.write_text(text.replace("e", "o") if number % 2 else text.replace("a", "e"), "utf-8")
    os.utime(page, ns=(before.st_atime_ns, before.st_mtime_ns))


def write_a_page(content: Path, number: int) -> None:
    authors = "[Ada Example]" if number % 2 else "[Bo Sample, Ada Example, José Pi, Jose Pi]"
    year = f"\nyear: {2020 + number % 8}" if number % 5 else ""
    text = f"---\ntitle: '{word(number)} of {number % 7}'\nauthors: {authors}{year}\n---\n"
    text += " ".join(word(number + step * step) for step in range(2, 30)) + ".\n"
    (content / "papers" / f"page-{number % 4}.md").write_text(text, encoding="utf-8")


def redirect(content: Path, old: str, new: str) -> None:
    with (content / "redirects.yaml").open("a", encoding="utf-8") as file:
        file.write(f"papers/{old}.html: papers/{new}.html\n")


def delete_a_page(content: Path, number: int) -> None:
    page = some_page(content, number)
    if page.stem != "calm-survey" and f"{page.stem}.html:" not in redirects(content):
        page.unlink()
        redirect(content, page.stem, "calm-survey")


def redirects(content: Path) -> str:
    path = content / "redirects.yaml"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def rename_a_page(content: Path, number: int) -> None:
    page = some_page(content, number)
    new = page.with_name(f"{page.stem}-{number % 3}.md")
    known = redirects(content)
    free = f"{page.stem}.html" not in known and f"{new.stem}.html" not in known
    if page.stem != "calm-survey" and free and not new.exists() and len(page.stem) < 40:
        page.rename(new)
        redirect(content, page.stem, new.stem)


def retag(content: Path, number: int) -> None:
    tags = ", ".join({TOPICS[number % len(TOPICS)], TOPICS[number // 7 % len(TOPICS)]})
    key = "tags" if number % 3 else "extra_tags"
    page = some_page(content, number)
    if f"\n{key}: " not in page.read_text(encoding="utf-8"):
        replace_text(page, lambda text: text.replace("---\n", f"---\n{key}: [{tags}]\n", 1))
    else:
        lines = page.read_text(encoding="utf-8").split("\n")
        kept = [f"{key}: [{tags}]" if line.startswith(f"{key}: ") else line for line in lines]
        page.write_text("\n".join(kept), encoding="utf-8")


def withdraw(content: Path, number: int) -> None:
    page = some_page(content, number)
    if "\nwithdrawn: " in page.read_text(encoding="utf-8"):
        replace_text(page, lambda text: text.replace("withdrawn: a mistake\n", ""))
    else:
        replace_text(page, lambda text: text.replace("---\n", "---\nwithdrawn: a mistake\n", 1))


def write_notes(content: Path, number: int) -> None:
    with some_page(content, number).open("a", encoding="utf-8") as file:
        file.write(f"\n\n## Notes\n{word(number)} and $y_{number % 9}$.\n")


def change_a_template(content: Path, number: int) -> None:
    name = ("_row.html", "prose.html", "paper.html", "layout.html", "tag.html")[number % 5]
    path = content / "theme" / "templates" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        path.unlink()
    else:
        text = (ROOT / "templates" / name).read_text(encoding="utf-8")
        path.write_text(text + "<!-- ours -->" * (number % 2), encoding="utf-8")


def change_the_style(content: Path, number: int) -> None:
    path = content / "theme" / "static" / "style.css"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"body {{ margin: {number % 3}px }}", encoding="utf-8")


def change_settings(content: Path, number: int) -> None:
    path = content / "site.yaml"
    text = f"title: Papers {number % 3}\npapers_per_page: {10 + number % 4}\n"
    text += f"author_page_from: {1 + number % 3}\n"
    text += "base_url: https://papers.example.org/garden/\n" * (number % 4 > 0)
    path.write_text(text, encoding="utf-8")


def change_the_taxonomy(content: Path, number: int) -> None:
    path = content / "tags.yaml"
    if path.exists() and number % 3 == 0:
        path.unlink()
    else:
        name = word(number).strip("*`$")
        text = f"groups: {{a: Group {number % 2}}}\ntags:\n"
        text += f"- {{id: privacy, name: '{name}', group: a, aliases: [noise, gradients]}}\n"
        path.write_text(text, encoding="utf-8")


def change_the_facts(content: Path, number: int) -> None:
    path = content / "metadata" / "facts.yaml"
    if number % 4 == 0:
        path.unlink(missing_ok=True)
    else:
        path.write_text(
            "- abstract: How long should a bandit explore when every arm ages? We study\n"
            f"  title: 'Ageing {word(number)}'\n  authors: [Ada Example, Cy {number % 3}]\n"
            f"  venue: Garden\n  year: {2024 + number % 3}\n",
            encoding="utf-8",
        )


def grow_a_list(content: Path, number: int) -> None:
    with (content / "lists" / "orchard-2025.txt").open("a", encoding="utf-8") as file:
        words = " ".join(word(number + step * step) for step in range(20))
        file.write(f"\nWe propose Net{number % 9}, a model that {words} and measure it.\n")


def write_prose(content: Path, number: int) -> None:
    path = content / "pages" / f"help-{number % 2}.md"
    path.write_text(f"# Help\n{word(number)}", encoding="utf-8")


def nothing(_content: Path, _number: int) -> None:
    """A build of what was built."""


def touch_the_site(content: Path, number: int) -> None:
    """What a person does to the output: the next build puts it right."""
    made = sorted(path for path in (content.parent / "warm").rglob("*.html"))
    path = made[number % len(made)]
    (path.unlink if number % 2 else lambda: path.write_text("spoilt", encoding="utf-8"))()


def lose_the_memory(content: Path, number: int) -> None:
    """What earlier builds computed is safe to delete, and disks change a bit here and there."""
    for path in (content.parent / ".sitegen" / "warm" / "memory").iterdir():
        if number % 3 == 0:
            path.unlink()
        elif number % 3 == 1:
            path.write_bytes(b"no database")
        else:
            data = bytearray(path.read_bytes() or b"?")
            data[number % len(data)] ^= 1 << number % 8
            path.write_bytes(data)


EDITS: list[Edit] = [
    change_a_word, change_a_word, change_a_word_in_secret, write_a_page, write_a_page,
    delete_a_page, rename_a_page, retag, withdraw, write_notes, change_a_template,
    change_the_style, change_settings, change_the_taxonomy, change_the_facts, grow_a_list,
    write_prose, nothing, touch_the_site, lose_the_memory,
]  # fmt: skip


HARMLESS = {
    nothing, write_notes, change_the_style, write_prose, touch_the_site, lose_the_memory
}  # fmt: skip
"""Edits that lose no URL and break no page."""


def build(content: Path, output: Path, *more: str) -> tuple[int, dict[str, str]]:
    """The exit status of a build, and the site as it stands then."""
    folders = ["--content", str(content), "--output", str(output)]
    status = main(["build", *folders, *more])
    return status, tree(output) if output.exists() else {}


@settings(
    max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(edits=st.lists(st.tuples(st.sampled_from(EDITS), Number, Number), min_size=3, max_size=8))
def test_whatever_is_edited_a_warm_build_equals_a_clean_one(
    edits: list[tuple[Edit, int, int]],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """An edit may also lose a URL: then both say so, and the warm site stays as it was."""
    with tempfile.TemporaryDirectory() as folder, monkeypatch.context() as changed:
        changed.setattr(crew, "_WORTH", 2)
        changed.setattr(crew, "_SHARE", 2)
        changed.setenv("SOURCE_DATE_EPOCH", "1767225600")
        content = write_sample(Path(folder))
        assert build(content, content.parent / "warm")[0] == 0
        for step, (edit, number, clock) in enumerate(edits):
            edit(content, number)
            changed.setenv("SOURCE_DATE_EPOCH", str(1_600_000_000 + 1000 * clock))
            stood = tree(content.parent / "warm")
            capfd.readouterr()
            warm_status, warm = build(
                content, content.parent / "warm", "--jobs", f"{1 + number % 2}"
            )
            warm_said = capfd.readouterr().err
            clean = content.parent / f"clean-{step}"
            status, site = build(content, clean, "--jobs", f"{1 + clock % 3}")
            assert warm_status == status, edit.__name__
            assert status == 0 or edit not in HARMLESS, edit.__name__
            assert warm_said == capfd.readouterr().err
            assert warm == (site or stood), edit.__name__
            shutil.rmtree(clean, ignore_errors=True)
            if status:  # whatever is edited now, the URL stays lost
                break
