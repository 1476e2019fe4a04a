"""The examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import sitegen

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(sitegen.__path__, "sitegen.")
    if module.name != "sitegen.__main__"  # importing it runs the command
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [
        t for name in MODULES for t in finder.find(importlib.import_module(name)) if t.examples
    ]
    assert found
