"""`make audit`: the checkers that need Node, Java or a browser of their own."""

import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from tests.audit.accessibility import violations
from tests.audit.lighthouse import poor_scores
from tests.audit.markup import markup_errors
from tests.audit.sites import built_sites
from tests.audit.workflows import workflow_faults


def main() -> int:
    """Run every checker. Returns 1 where one finds a fault."""
    with tempfile.TemporaryDirectory() as folder, built_sites(Path(folder)) as sites:
        pages = sum(len(site.pages()) for site in sites)
        faults = report(f"HTML of {pages} pages (Nu)", markup_errors(sites))
        faults += report("accessibility (axe)", violations(sites))
        faults += report("Lighthouse", poor_scores(sites[:1]))
    faults += report("workflows (actionlint, zizmor, schema)", workflow_faults())
    if faults:
        sys.stdout.write(f"audit: {faults} faults\n")
    return 1 if faults else 0


def report(what: str, faults: Iterable[str]) -> int:
    """Print a check's faults, or that it has none, and return their number."""
    began = time.monotonic()
    found = list(faults)
    for fault in found:
        sys.stdout.write(f"  {fault}\n")
    verdict = f"{len(found)} faults" if found else "ok"
    sys.stdout.write(f"{what}: {verdict} ({time.monotonic() - began:.0f} s)\n")
    sys.stdout.flush()
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
