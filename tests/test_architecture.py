"""The layers of the program, and the purity of the stages that promise it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "sitegen"
MODULES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
STAGES = {"ingest", "content", "derive", "render", "search", "output", "check"}
PURE = {"model", "text", "derive", "render", "search"}

# What each layer may import of the others. Each layer may import itself.
MAY_IMPORT = {
    "errors": set(),
    "model": {"errors"},
    "text": {"errors", "model"},
    **{stage: {"errors", "model", "text"} for stage in STAGES},
    "inputs": set(),
    "memory": {"inputs"},
    "again": {"inputs", "model", "content", "output"},
    "crew": {"errors"},
    "sightings": {"inputs", "content"},
    "pages": {"inputs", "memory", "model", "text", "content", "derive"},
    "loading": {"errors", "memory", "sightings", "crew", "pages", "model", "text", *STAGES},
    "build": {
        "errors",
        "inputs",
        "again",
        "memory",
        "crew",
        "loading",
        "model",
        "text",
        *STAGES,
    },
    "serve": {"errors", "model", "build"},
    "cli": {"errors", "model", "again", "inputs", "build", "serve"},
    "__main__": {"cli"},
    "__init__": set(),
}

# What a pure stage could reach a file, the clock, chance or another process with. Shipped tables
# are read through importlib.resources, which is left.
IMPURE_MODULES = {
    "io", "logging", "os", "pathlib", "random", "secrets", "shutil", "socket", "subprocess", "sys",
    "tempfile", "threading", "time", "urllib.request", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"print", "open", "input", "now", "today", "utcnow", "hash", "id"}
TABLES = {Path("derive/tables.py"), Path("text/vocabulary.py")}
LONGEST_FUNCTION = 50


def layer(module: Path) -> str:
    return module.parts[0].removesuffix(".py")


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute, so that layers can be read"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parse(module: Path) -> ast.Module:
    return ast.parse((ROOT / module).read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_a_module_imports_only_layers_below_its_own(module: Path) -> None:
    mine = layer(module)
    for name in imported(parse(module)):
        parts = name.split(".")
        if parts[0] != "sitegen" or len(parts) == 1 or name == "sitegen.__version__":
            continue
        assert parts[1] == mine or parts[1] in MAY_IMPORT[mine], f"{module} imports {name}"


@pytest.mark.parametrize("module", [m for m in MODULES if layer(m) in PURE], ids=str)
def test_a_pure_stage_touches_no_file_clock_or_chance(module: Path) -> None:
    tree = parse(module)
    assert not IMPURE_MODULES & set(imported(tree))
    if module not in TABLES:
        assert not any(name.startswith("importlib") for name in imported(tree))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.Global), f"{module}:{node.lineno} global"
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else ""
            called = node.func.attr if isinstance(node.func, ast.Attribute) else called
            assert called not in IMPURE_CALLS, f"{module}:{node.lineno} calls {called}()"


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_functions_can_be_read_at_a_glance(module: Path) -> None:
    for node in ast.walk(parse(module)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            assert lines <= LONGEST_FUNCTION, f"{module}:{node.lineno} {node.name}"
