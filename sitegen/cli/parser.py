"""The commands and their options."""

import argparse
from pathlib import Path

from sitegen import __version__
from sitegen.model.site import is_base_url

_DEFAULT_PORT = 8000
_LAST_PORT = 65535
_MOST_JOBS = 256


def make_parser() -> argparse.ArgumentParser:
    """The parser; `module` and `command` name the function in `cli` that does what is asked."""
    parser = argparse.ArgumentParser(
        prog="sitegen",
        description="Turns raw paper abstracts into a browsable, searchable, citable static site.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"sitegen {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    _build(_command(subparsers, "build", "build the site"))
    _serve(_command(subparsers, "serve", "preview the site, rebuilt at every change"))
    _derive(_command(subparsers, "derive", "fill `derived` again with today's rules"))
    _check(_command(subparsers, "check", "look for mistakes in a built site"))
    _export(_command(subparsers, "export", "print the catalog for scripts"))
    _new(_command(subparsers, "new", "start a site of your own"))
    return parser


def _command(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    what: str,
) -> argparse.ArgumentParser:
    parser = subparsers.add_parser(
        name, help=what, description=f"{what[0].upper()}{what[1:]}.", allow_abbrev=False
    )
    parser.set_defaults(command=name, module="building" if name == "build" else "commands")
    parser.add_argument(
        "--quiet", action="store_true", help="leave out advice, progress and summaries"
    )
    return parser


def _content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content",
        type=Path,
        default=Path("content"),
        metavar="DIR",
        help="the content folder (default: content)",
    )


def _output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--output",
        type=Path,
        default=Path("_site"),
        metavar="DIR",
        help="the folder of the built site (default: _site)",
    )


def _build(parser: argparse.ArgumentParser) -> None:
    _content(parser)
    _output(parser)
    parser.add_argument(
        "--base-url", type=_site_address, metavar="URL", help="where the site will stand"
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="treat warnings, uncommitted pages and uncommitted paths as errors; write no content",
    )
    _jobs(parser)
    parser.add_argument(
        "--clean", action="store_true", help="forget earlier builds and write every file anew"
    )


def _jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=_job_count,
        metavar="N",
        help="how many processes read and derive (default: one a core); the site is the same",
    )


def _serve(parser: argparse.ArgumentParser) -> None:
    _content(parser)
    parser.add_argument(
        "--port",
        type=_port,
        default=_DEFAULT_PORT,
        metavar="N",
        help=f"the port on 127.0.0.1 (default: {_DEFAULT_PORT})",
    )
    parser.add_argument("--open", action="store_true", help="open the site in the browser")


def _derive(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "pages",
        nargs="*",
        type=Path,
        metavar="PAGE",
        help="pages such as content/papers/privgate.md; edited values are kept unless named here",
    )
    _content(parser)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--dry-run", action="store_true", help="show what would change, no more")
    only.add_argument(
        "--explain", action="store_true", help="show the words behind each value; change nothing"
    )


def _check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content",
        type=Path,
        metavar="DIR",
        help="the content folder, for its promised URLs (default: content, where there is one)",
    )
    _output(parser)


def _export(parser: argparse.ArgumentParser) -> None:
    _content(parser)
    parser.add_argument("--format", required=True, choices=["jsonl"], help="the format")
    parser.add_argument("--tag", metavar="T", help="only papers with this tag (its id)")
    parser.add_argument("--venue", metavar="V", help="only papers of this venue (icml-2026)")


def _new(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder to make")


def _job_count(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) <= _MOST_JOBS:
        raise argparse.ArgumentTypeError(f"jobs are a number from 1 to {_MOST_JOBS}, not {text}")
    return int(text)


def _port(text: str) -> int:
    if not text.isdigit() or int(text) > _LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {_LAST_PORT}, not {text}")
    return int(text)


def _site_address(text: str) -> str:
    if not is_base_url(text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is no address of a site such as https://…/repo/"
        )
    return text
