"""The command line: what a user types, what they are told, and the exit status."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from sitegen.cli.console import tolerate_narrow_consoles
from sitegen.cli.parser import make_parser
from sitegen.errors import SitegenError

__all__ = ["main"]

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C ended, as shells have it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0 without errors, 1 with one, 2 for wrong usage."""
    tolerate_narrow_consoles()
    options = make_parser().parse_args(argv)
    try:
        # Half a second of imports, which `--help` and a wrong option need not wait for.
        module = import_module(f"sitegen.cli.{options.module}")
        status: int = getattr(module, options.command)(options)
        sys.stdout.flush()
    except SitegenError as fault:
        sys.stderr.write(f"sitegen: {fault}\n")
        return fault.status
    except BrokenPipeError:
        # The reader of our output (`| head`) is gone; closing it must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as fault:
        place = f"{fault.filename}: " if fault.filename else ""
        sys.stderr.write(f"sitegen: {place}{fault.strerror or fault}\n")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return status
