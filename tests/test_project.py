"""What surrounds the program: its declared dependencies, its documents, its workflows, `make`."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from sitegen import __version__
from tests.command import ROOT, Sitegen, environment

PYPROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
PROJECT = tomllib.loads(PYPROJECT)["project"]
RUNTIME = PROJECT["dependencies"]
EXTRAS = [dependency for extra in PROJECT["optional-dependencies"].values() for dependency in extra]

# `  "numpy>=1.26", # the search index`: a name, a lower bound, a reason
DECLARED = re.compile(r'^  "(?P<name>[\w.-]+)>=(?P<bound>[\w.]+)",\s*# (?P<why>.+)$', re.MULTILINE)
# `numpy==2.4.6`
PINNED = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.]+)")

MODULES = {"pyyaml": "yaml", "python-slugify": "slugify"}
USED_IN = {  # what is run and not imported: a file, and the words that run it
    "build": ("tests/test_package.py", '"build"'),
    "check-jsonschema": ("tests/audit/workflows.py", '"check-jsonschema"'),
    "hatchling": ("pyproject.toml", 'build-backend = "hatchling.build"'),
    "mypy": ("Makefile", "/mypy"),
    "pytest-xdist": ("Makefile", "--numprocesses"),
    "ruff": ("Makefile", "/ruff"),
    "zizmor": ("tests/audit/workflows.py", '"zizmor"'),
}

# Addresses that packages are downloaded from, and folders of one person's machine.
HOSTS = re.compile(
    r"registry[.]npmjs|(?:files[.]python|test[.]py)\w+[.]org|py[p]i[.]org/simple|deb[.]debian"
)
MACHINE = re.compile(r"(?<![\w.~-])/(?:root|home|Users|work)/\w|\b[A-Z]:\\Users\\")
AS_RECEIVED = ("content/lists/", "content/metadata/", "content/papers/")


def name_of(dependency: str) -> str:
    return re.split(r"[^\w.-]", dependency)[0]


def imported_in(folder: str) -> set[str]:
    modules: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules.update(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                modules.add(node.module.partition(".")[0])
    return modules


def tracked() -> Iterator[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    yield from (ROOT / name for name in sorted(listed.stdout.split("\0")) if name)


@pytest.mark.parametrize("dependency", [*RUNTIME, *EXTRAS])
def test_a_dependency_has_a_lower_bound_and_a_reason(dependency: str) -> None:
    declared = {f"{found['name']}>={found['bound']}" for found in DECLARED.finditer(PYPROJECT)}
    assert dependency in declared


@pytest.mark.parametrize("dependency", RUNTIME)
def test_a_runtime_dependency_is_imported_by_the_program(dependency: str) -> None:
    name = name_of(dependency)
    assert MODULES.get(name, name.replace("-", "_")) in imported_in("sitegen")


@pytest.mark.parametrize("dependency", EXTRAS)
def test_a_dependency_of_the_tests_is_used(dependency: str) -> None:
    name = name_of(dependency)
    typed = name.removeprefix("types-").removesuffix("-stubs")
    if typed != name:
        assert typed in {name_of(other) for other in [*RUNTIME, *EXTRAS]}
    elif name in USED_IN:
        file, words = USED_IN[name]
        assert words in (ROOT / file).read_text(encoding="utf-8")
    else:
        assert name.replace("-", "_") in imported_in("tests")


def test_constraints_pin_versions_and_nothing_else() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [PINNED.fullmatch(line) for line in lines if not line.startswith("#")]
    assert all(pins), lines
    pinned = {pin["name"].lower().replace("_", "-") for pin in pins if pin}
    assert {name_of(dependency) for dependency in [*RUNTIME, *EXTRAS]} <= pinned


def test_the_readme_never_installs_the_unrelated_package() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "pip install" in readme  # where there is no make
    assert not re.search(r"install +(?:-\S+ +)*[\"']?sitegen\b(?!-)", readme)


def test_the_changelog_tells_of_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[?{re.escape(__version__)}\b", changelog, re.MULTILINE)


def test_every_command_and_option_is_documented(sitegen: Sitegen) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    overview = sitegen("--help").stdout
    commands = re.findall(r"^ {4}([a-z]+) {2,}\w", overview, re.MULTILINE)
    assert {"build", "serve"} <= set(commands)
    options = set(re.findall(r"(?<![\w-])--[a-z-]+", overview))
    for command in commands:
        assert f"sitegen {command}" in readme
        options |= set(re.findall(r"(?<![\w-])--[a-z-]+", sitegen(command, "--help").stdout))
    assert {"--content", "--strict"} <= options
    assert [option for option in sorted(options - {"--help"}) if option not in readme] == []


def test_no_file_names_a_registry_or_a_machine() -> None:
    for path in tracked():
        if str(path.relative_to(ROOT)).startswith(AS_RECEIVED) or not path.is_file():
            continue
        text = path.read_bytes().decode("utf-8", errors="replace")
        found = HOSTS.search(text) or MACHINE.search(text)
        assert not found, f"{path}: {found and found[0]}"


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github/workflows").glob("*.yml")), ids=str)
def test_a_workflow_pins_its_actions_and_starts_without_rights(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert yaml.safe_load(text)["permissions"] == {}
    for action in re.findall(r"uses: (.*)", text):
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ('[ "$1" = -m ] && exit 1; echo 3.11', "apt-get install python3-venv"),
        ("exit 1", "sitegen needs Python 3.11 or newer"),
    ],
    ids=["no venv module", "an old Python"],
)
def test_make_says_what_to_install_where_python_will_not_do(
    tmp_path: Path, script: str, said: str
) -> None:
    python = tmp_path / "python3"
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)
    done = subprocess.run(
        ["sh", ROOT / ".ci" / "venv"],
        cwd=tmp_path,
        env=environment(tmp_path) | {"PYTHON": str(python)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert said in done.stderr
    assert not (tmp_path / ".venv").exists()
