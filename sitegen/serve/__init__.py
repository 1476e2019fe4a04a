"""`sitegen serve`: build, show, and build again at every save."""

import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from sitegen.errors import SitegenError
from sitegen.serve.server import PreviewServer
from sitegen.serve.watch import bursts


def serve(
    rebuild: Callable[[], bool],
    watched: Sequence[Path],
    output: Path,
    *,
    base_path: str,
    port: int,
    open_browser: bool,
) -> None:
    """Serve `output` at `base_path` on this machine, and rebuild when something `watched` changes.

    `rebuild` builds to `output`, reports its own problems and returns whether the site was
    replaced. Returns at Ctrl-C. Raises RunError where the port cannot be had, before building;
    port 0 takes any free one. The address goes to stdout, progress to stderr.
    """
    with PreviewServer(output, base_path, port) as server:
        thread = Thread(target=server.serve_forever, args=(0.1,), daemon=True)
        try:
            # Before the first build, so that a save meanwhile is not missed.
            saves = bursts(watched, output)
            if not succeeds(rebuild):
                tell("There is nothing to show yet; mend this and save.")
            thread.start()
            sys.stdout.write(f"{server.url}\n")
            sys.stdout.flush()
            tell("Saved files are built at once. Ctrl-C ends.")
            if open_browser:
                webbrowser.open(server.url)
            for files in saves:
                refresh(rebuild, server, files)
        except KeyboardInterrupt:
            tell("Ended.")
        finally:
            if thread.is_alive():
                server.shutdown()


def refresh(rebuild: Callable[[], bool], server: PreviewServer, files: Sequence[Path]) -> None:
    """Build after a burst of saves; pages reload where the site was replaced."""
    more = f" and {len(files) - 1} more" if len(files) > 1 else ""
    tell(f"Saved: {files[0].name}{more}")
    if succeeds(rebuild):
        server.builds.advance()
    else:
        tell("Not replaced: the site as it was is still served.")


def succeeds(rebuild: Callable[[], bool]) -> bool:
    """Whether a build replaced the site; what stopped it is told."""
    try:
        return rebuild()
    except SitegenError as problem:
        tell(f"error: {problem}")
        return False


def tell(text: str) -> None:
    """Progress, for the person at the terminal."""
    sys.stderr.write(f"{text}\n")
