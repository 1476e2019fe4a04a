"""`sitegen build`: at once where nothing changed, else by all the stages."""

import argparse
from importlib import import_module
from pathlib import Path

from sitegen.again import Inputs
from sitegen.cli.console import print_problems, say
from sitegen.inputs import program
from sitegen.model.built import Built
from sitegen.model.pages_limit import PagesRoom
from sitegen.model.problem import errors_in


def build(options: argparse.Namespace) -> int:
    """`sitegen build`."""
    code = program()
    inputs = _inputs(code, options)
    built = inputs.built_before() if inputs and not options.clean else None
    if built is None:
        commands = import_module("sitegen.cli.commands")  # half a second of imports
        built = commands.build_anew(options, code, inputs)
    print_problems(built.problems, quiet=options.quiet)
    if not options.quiet:
        _tell(built, options.output)
    return int(errors_in(built.problems, strict=options.strict) > 0)


def _inputs(code: bytes, options: argparse.Namespace) -> Inputs | None:
    """What goes into the build; None where it cannot be read: the stages say why."""
    try:
        return Inputs(code, options.content, options.output, options.base_url, options.strict)
    except (OSError, RuntimeError):  # the latter is how pathlib of Python 3.11 tells of a loop
        return None


def _tell(built: Built, output: Path) -> None:
    if built.pages_made:
        say(f"Made {built.pages_made} new pages; commit them.")
    if built.pages_derived:
        say(f"Derived {built.pages_derived} pages again: their abstracts changed.")
    done = built.tally
    if done is None:
        say(f"{output} is as it was.")
        return
    say(
        f"{output}: {built.papers} papers, {done.files} files, {PagesRoom(done.bytes)} "
        f"({done.written} written, {done.unchanged} unchanged, {done.removed} removed)."
    )
