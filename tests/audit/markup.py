"""Every page through the Nu HTML checker, the one behind the W3C's validator."""

import json
from collections.abc import Iterable, Iterator

from tests.audit.sites import Site
from tests.audit.tools import NODE_MODULES, run

JAR = NODE_MODULES / "vnu-jar" / "build" / "dist" / "vnu.jar"


def markup_errors(sites: Iterable[Site]) -> Iterator[str]:
    """Each error, with its page and line. Its warnings mistake files for pages without a policy."""
    for site in sites:
        flags = ("--errors-only", "--skip-non-html", "--format", "json")
        result = run("java", "-jar", JAR, *flags, site.folder)
        try:
            messages = json.loads(result.stderr)["messages"]
        except (ValueError, KeyError):
            yield f"{site.name}: the HTML checker failed: {result.stderr[:500]}"
            continue
        for message in messages:
            page = message.get("url", "").rpartition(f"/{site.folder.name}/")[2]
            yield f"{site.name}: {page}:{message.get('lastLine', '?')}: {message['message']}"
