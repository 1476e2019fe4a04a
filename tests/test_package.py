"""The wheel, installed into an empty environment, builds what the checkout builds."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from tests.command import ROOT, Sitegen, environment

# `numpy>=1.26`, `python-slugify (>=8)`, `colorama; platform_system == "Windows"`
REQUIRED = re.compile(r"(?P<name>[\w.-]+)(?P<marker>[^;]*;.*)?")
CONTENT = """\
Wheel 2026 Papers

We propose WheelNet, a method for privacy in language models with $x < y$.

Graph neural networks are hard to train. We study how to train them.
"""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        [*map(str, command)],
        cwd=cwd,
        env=environment(cwd) | {"PYTHONPATH": "", "PYTHONWARNINGS": ""},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def needed(distribution: str, found: set[str]) -> Iterator[metadata.Distribution]:
    """The distribution's dependencies, theirs, and so on: none that only an extra asks for."""
    for requirement in metadata.requires(distribution) or ():
        parts = REQUIRED.match(requirement)
        assert parts
        name, marker = parts["name"], parts["marker"] or ""
        if name in found or "extra ==" in marker:
            continue
        found.add(name)
        try:
            yield metadata.distribution(name)
        except metadata.PackageNotFoundError:
            assert marker, f"{name} is not installed"  # needed on another system
            continue
        yield from needed(name, found)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `sitegen` of a new environment with the wheel and what it declares to need alone."""
    folder = tmp_path_factory.mktemp("wheel")
    run(
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        folder,
        ROOT,
        cwd=folder,
    )
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    scripts = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    packages = run(
        python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder
    )
    link_dependencies(Path(packages.strip()))
    return scripts / "sitegen"


def link_dependencies(packages: Path) -> None:
    """Make this environment's copies of what sitegen needs visible, and nothing else of it."""
    for distribution in needed("sitegen-catalog", set()):
        for top in {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}:
            link, target = packages / top, Path(str(distribution.locate_file(top)))
            if not link.exists():
                link.symlink_to(target, target.is_dir())


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_the_wheel_builds_the_same_bytes_elsewhere(
    installed: Path, sitegen: Sitegen, tmp_path: Path
) -> None:
    content, ours, theirs = tmp_path / "content", tmp_path / "ours", tmp_path / "theirs"
    (content / "lists").mkdir(parents=True)
    (content / "lists" / "wheel.txt").write_text(CONTENT, encoding="utf-8")
    arguments = ("build", "--content", content, "--base-url", "https://example.org/repo")
    done = sitegen(*arguments, "--output", ours)
    assert done.returncode == 0, done.stderr
    run(installed, *arguments, "--output", theirs, cwd=tmp_path)
    assert "papers/wheelnet.html" in contents(ours)
    assert contents(theirs) == contents(ours)


def test_the_wheel_tells_its_version(installed: Path, tmp_path: Path) -> None:
    assert metadata.version("sitegen-catalog") in run(installed, "--version", cwd=tmp_path)
