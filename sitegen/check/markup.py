"""The HTML of one page: what it must have, and what its content policy would block."""

from collections import Counter
from collections.abc import Iterator

from sitegen.check.page import Element, Page
from sitegen.model.problem import Problem, error

_POLICY = "content-security-policy"
_LOOSE = {"'unsafe-inline'", "'unsafe-eval'"}
_NOT_IN_META = {"frame-ancestors", "report-uri", "sandbox"}
"""Directives that a browser ignores in a meta element, with an error in its log."""
_RUN = {
    "", "module", "importmap", "speculationrules", "text/javascript", "application/javascript",
    "text/ecmascript", "application/ecmascript",
}  # fmt: skip
"""The types of `<script>` that are more than data."""


def check_markup(page: Page) -> Iterator[Problem]:
    """What is wrong with a page's HTML."""
    for line, fault in page.faults:
        yield error("check-html", page.file, line, f"{fault}", "Mend the template or the notes.")
    yield from _frame(page)
    yield from _ids(page)
    for image in page.named("img"):
        if "alt" not in image.attributes:
            hint = 'Say in alt what it shows, or alt="" where it only decorates.'
            yield error("check-alt", page.file, image.line, "<img> has no alt", hint)
    yield from _policy(page)
    for element in page.elements:
        yield from _inline(page, element)


def _frame(page: Page) -> Iterator[Problem]:
    """What every page has once."""
    if not page.doctype:
        hint = "Start the page with <!doctype html>."
        yield error("check-doctype", page.file, 1, "the page has no doctype", hint)
    if not any(element.get("lang").strip() for element in page.named("html")):
        hint = 'Write <html lang="en">, or the language the site has.'
        yield error("check-lang", page.file, 1, "the page does not say its language", hint)
    titles = page.named("title")
    if not any(title.text.strip() for title in titles):
        hint = "Give it a <title>: it names the page in tabs and search results."
        yield error("check-title", page.file, None, "the page has no title", hint)
    for title in titles[1:]:
        yield error("check-title", page.file, title.line, "the page has a second <title>")
    headings = page.named("h1")
    if not headings:
        hint = "Give it an <h1>: it names the page to screen readers."
        yield error("check-h1", page.file, None, "the page has no <h1>", hint)
    for heading in headings[1:]:
        hint = "Use <h2> below the first one."
        yield error("check-h1", page.file, heading.line, "the page has a second <h1>", hint)


def _ids(page: Page) -> Iterator[Problem]:
    seen: Counter[str] = Counter()
    for element in page.elements:
        if "id" not in element.attributes:
            continue
        name = element.get("id")
        seen[name] += 1
        if not name or name.split() != [name]:
            told = f"the id {name!r} is empty or holds white space"
            yield error("check-id", page.file, element.line, told, "Use letters, digits and -.")
        elif seen[name] > 1:
            told = f"the id {name} stands twice on the page"
            hint = "A link to it leads to the first one only; rename the other."
            yield error("check-id", page.file, element.line, told, hint)


def _policy(page: Page) -> Iterator[Problem]:
    """The content security policy holds only for what comes after it."""
    policies = page.meta(_POLICY)
    if not policies:
        hint = "Include _policy.html in the head of the template."
        told = "the page has no content security policy"
        yield error("check-policy", page.file, None, told, hint)
        return
    for element in page.elements:
        if element is policies[0]:
            break
        if element.name in {"script", "style", "link", "img"}:
            told = f"<{element.name}> comes before the content security policy"
            hint = "Put the policy first; it does not hold for what stands above it."
            yield error("check-policy", page.file, element.line, told, hint)
    for policy in policies:
        for word in sorted((_LOOSE | _NOT_IN_META) & set(policy.words("content"))):
            told = f"the content security policy holds {word}"
            hint = "Take it out: it opens the page to scripts, or does nothing in a meta element."
            yield error("check-policy", page.file, policy.line, told, hint)


def _inline(page: Page, element: Element) -> Iterator[Problem]:
    """What the policy blocks because it stands in the page itself."""
    blocked = [
        f"the attribute {name} of <{element.name}>"
        for name in element.attributes
        if name == "style" or name.startswith("on")
    ]
    if element.name == "style":
        blocked.append("<style>")
    is_script = element.name == "script" and "src" not in element.attributes
    if is_script and element.get("type").strip().lower() in _RUN:
        blocked.append("<script> without src")
    for what in blocked:
        hint = "Move it to a file in static/, and use a class."
        told = f"{what} is blocked by the content security policy"
        yield error("check-inline", page.file, element.line, told, hint)
