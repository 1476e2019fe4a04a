"""What each command does: one function a command, from its options to the exit status."""

import argparse
import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime
from pathlib import Path

from sitegen import build as stages
from sitegen.again import Inputs
from sitegen.cli.console import print_problems, progress_bar, say, tell
from sitegen.errors import UsageError
from sitegen.inputs import program
from sitegen.model.built import Built
from sitegen.model.problem import errors_in
from sitegen.model.record import Derived

_RESULTS_AT_HAND = 20_000
"""What was made of so many pages stays in memory while a preview runs: about 200 MB."""


def build_anew(options: argparse.Namespace, program: bytes, inputs: Inputs | None) -> Built:
    """What `sitegen build` does where something has to be built."""
    if options.clean:
        stages.forget(options.output)
    with closing(stages.memory_of(options.output, program)) as memory, without_collector():
        return stages.build(
            options.content,
            options.output,
            today(),
            base_url=options.base_url,
            strict=options.strict,
            jobs=options.jobs or stages.cores(),
            inputs=inputs,
            memory=memory,
            progress=progress_bar(quiet=options.quiet),
        )


@contextmanager
def without_collector() -> Iterator[None]:
    """Look for no garbage: nearly all that a build makes lives until it ends, and looking through
    it again and again takes a fifth of the build.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def serve(options: argparse.Namespace) -> int:
    """`sitegen serve`."""
    from sitegen.serve import serve as serve_folder  # noqa: PLC0415 -- no other command needs it

    stages.require_content(options.content)
    # Whoever ends the preview, the folder it builds in goes.
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    workshop = Path(tempfile.mkdtemp(prefix="sitegen-"))
    output = workshop / "site"
    memory = stages.memory_of(output, program(), live=_RESULTS_AT_HAND)

    def rebuild() -> bool:
        # In memory: a list that is saved while it is typed must not leave pages behind.
        with without_collector():
            built = stages.build(
                options.content,
                output,
                today(),
                keep=False,
                jobs=stages.cores() if not output.exists() else 1,
                memory=memory,
                progress=progress_bar(quiet=options.quiet),
            )
        print_problems(built.problems, quiet=options.quiet)
        if built.pages_unwritten and not options.quiet:
            tell(f"{built.pages_unwritten} new pages are shown; `sitegen build` writes them.")
        return built.tally is not None

    try:
        serve_folder(
            rebuild=rebuild,
            watched=stages.watched_folders(options.content),
            output=output,
            base_path=stages.base_path(options.content),
            port=options.port,
            open_browser=options.open,
        )
    finally:
        memory.close()
        shutil.rmtree(workshop, ignore_errors=True)
    return 0


def derive(options: argparse.Namespace) -> int:
    """`sitegen derive`."""
    bar = progress_bar(quiet=options.quiet)
    loaded = stages.load(options.content, today(), jobs=stages.cores(), progress=bar)
    unmade = {record.file for record in loaded.drafts}
    files = loaded.entries.keys() - unmade
    named = {_file_of(page, files, options.content) for page in options.pages}
    if options.explain:
        for file in sorted(named or files):
            say("\n".join([file, *(f"  {line}" for line in stages.explain(loaded, file)), ""]))
        print_problems(loaded.problems, quiet=True)
        return int(errors_in(loaded.problems, strict=False) > 0)
    changes = list(stages.outdated(loaded, named))
    for record, fresh in changes:
        say("\n".join([record.file, *_differences(record.derived, fresh)]))
    problems = list(loaded.problems)
    changed = len(changes) if options.dry_run else stages.keep_derived(changes, problems)
    print_problems(problems, quiet=True)
    if not options.quiet:
        verb = "would change" if options.dry_run else "changed"
        say(f"{changed} of {len(files)} pages {verb}.")
    return int(changed < len(changes) or errors_in(problems, strict=False) > 0)


def check(options: argparse.Namespace) -> int:
    """`sitegen check`."""
    usual = Path("content")
    content = options.content or (usual if usual.is_dir() else None)
    problems = stages.check(content, options.output)
    print_problems(problems, quiet=options.quiet)
    if not options.quiet:
        say(f"{options.output}: {len(problems)} problems." if problems else "No problems.")
    return int(errors_in(problems, strict=False) > 0)


def export(options: argparse.Namespace) -> int:
    """`sitegen export`."""
    bar = progress_bar(quiet=options.quiet)
    loaded = stages.load(options.content, today(), jobs=stages.cores(), progress=bar)
    for line in stages.export(loaded, options.tag, options.venue):
        say(line.removesuffix("\n"))
    print_problems(loaded.problems, quiet=True)
    return int(errors_in(loaded.problems, strict=False) > 0)


def new(options: argparse.Namespace) -> int:
    """`sitegen new`."""
    made = list(stages.create_site(options.folder))
    if options.quiet:
        return 0
    say("\n".join(map(str, made)))
    say(f"\nPut your lists into {options.folder / 'content' / 'lists'}, then:")
    say(f"  cd {options.folder}\n  sitegen serve")
    return 0


def today() -> date:
    """The day that new pages are dated with: SOURCE_DATE_EPOCH (seconds, UTC), else today here.

    Raises UsageError where the variable holds no number.
    """
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if epoch is None:
        return datetime.now().astimezone().date()
    try:
        return datetime.fromtimestamp(int(epoch), UTC).date()
    except (ValueError, OverflowError, OSError):
        raise UsageError(f"SOURCE_DATE_EPOCH must be a number of seconds, not {epoch!r}") from None


def _file_of(page: Path, files: Collection[str], content: Path) -> str:
    """The page a user means by its path or by its bare slug. Raises UsageError for no page."""
    bare = page.parent == Path() and not page.exists()
    wanted = content / "papers" / f"{page.name.removesuffix('.md')}.md" if bare else page
    for file in files:
        if Path(file).resolve() == wanted.resolve():
            return file
    raise UsageError(f"there is no page {page} among those of {content}")


def _differences(old: Derived | None, new: Derived) -> Iterator[str]:
    for key, before, after in (
        ("name", old and old.name, new.name),
        ("title", old and old.title, new.title),
        ("tags", old and ", ".join(old.tags), ", ".join(new.tags)),
    ):
        if before != after:
            if before:
                yield f"  - {key}: {before}"
            if after:
                yield f"  + {key}: {after}"
