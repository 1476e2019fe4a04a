"""What is said of a mistake in a template."""

import pytest

from sitegen.errors import RunError
from sitegen.model.site import Theme
from sitegen.render.engine import counted
from tests.render.catalogs import catalog, render, text, theme, theme_with, tree

EXTENDS = '{% extends "layout.html" %}\n{% block name %}x{% endblock %}\n{% block main %}\n'


def message(name: str, source: str) -> str:
    """The error of a site whose template `name` is `source`."""
    with pytest.raises(RunError) as raised:
        render(catalog(), theme_with({name: source}))
    return str(raised.value)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{{ papr.title }}", "'papr' is undefined"),
        ("{{ shell.sight }}", "has no attribute 'sight'"),
        ("{{ shell.static['none.css'] }}", "has no attribute 'none.css'"),
        ("{% if %}", "Expected an expression"),
        ("{{ 1 | nonsense }}", "No filter named 'nonsense'"),
        ("{{ 1 / 0 }}", "division by zero"),
        ("{{ 1 + 'a' }}", "unsupported operand"),
        ('{% include "absent.html" %}', "there is no template 'absent.html'"),
    ],
)
def test_it_names_file_and_line_and_what_is_wrong(line: str, told: str) -> None:
    found = message("papers.html", f"{EXTENDS}\n{line}\n{{% endblock %}}")
    assert found.startswith("templates/papers.html:5: ")
    assert told in found
    assert "\n" not in found


def test_it_names_the_innermost_of_several_templates() -> None:
    assert message("_papers.html", "\n\n{{ nobody }}").startswith("templates/_papers.html:3: ")


def test_a_theme_without_a_template_is_told_which() -> None:
    templates = {name: text for name, text in theme().templates.items() if name != "tag.html"}
    with pytest.raises(RunError, match=r"templates/tag\.html: there is no template 'tag\.html'"):
        render(catalog(), Theme(templates, theme().static))


def test_a_template_that_never_ends_is_an_error() -> None:
    assert "recursion" in message("papers.html", '{% include "papers.html" %}')


def test_a_template_of_the_sites_own_may_be_included() -> None:
    own = {
        "_own.html": "{{ pager.count }} in all",
        "papers.html": f"{EXTENDS}{{% include '_own.html' %}}{{% endblock %}}",
    }
    files = render(catalog(), theme_with(own))
    assert text(tree(files["papers/index.html"]).xpath("//main")[0]) == "2 in all"


def test_a_template_has_what_jinja_gives_to_all_and_changes_it_for_none() -> None:
    own = {
        "papers.html": f"{EXTENDS}{{% set range = 7 %}}{{{{ range }}}}{{% endblock %}}",
        "tags.html": f"{EXTENDS}{{{{ range(4) | join }}}}{{% endblock %}}",
    }
    files = render(catalog(), theme_with(own))
    mains = [tree(files[f"{name}/index.html"]).xpath("//main")[0] for name in ("papers", "tags")]
    assert [text(main) for main in mains] == ["7", "0123"]


def test_numbers_have_their_noun() -> None:
    assert [counted(n, "paper", "papers") for n in (0, 1, 2, 1024)] == [
        "0 papers", "1 paper", "2 papers", "1,024 papers"
    ]  # fmt: skip
    assert counted(1024) == "1,024"
