"""Live reload: which build of the site a page came from, and the script that asks for a newer."""

import secrets
from threading import Condition

# Under the site's base path, where no page can be: `_` never starts a slug.
FOLDER = "__sitegen__/"
SCRIPT_NAME = FOLDER + "reload.js"
EVENTS_NAME = FOLDER + "events"

# A hidden page lets go of its connection: a browser opens six to one host and no more.
SCRIPT = """\
"use strict";
(() => {
  const source = document.currentScript.src;
  const shown = new URL(source).searchParams.get("build");
  let events = null;
  const close = () => {
    events?.close();
    events = null;
  };
  const listen = () => {
    close();
    if (document.hidden) return;
    events = new EventSource(new URL("events", source));
    events.onmessage = ({ data }) => {
      if (data !== shown) location.reload();
    };
    events.onerror = () => {
      close();
      setTimeout(listen, 1000);
    };
  };
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", close);
  listen();
})();
"""


class Builds:
    """The build that is served now. Threads wait on it for the next one."""

    def __init__(self) -> None:
        self._run = secrets.token_hex(4)
        """Differs at every start, so that pages of an earlier run reload too."""
        self._count = 0
        self._changed = Condition()

    @property
    def current(self) -> str:
        """A name for the build that is served now."""
        return f"{self._run}-{self._count}"

    def advance(self) -> None:
        """Another build is served from now on."""
        with self._changed:
            self._count += 1
            self._changed.notify_all()

    def wait_for_other(self, known: str, seconds: float) -> str:
        """The current build, as soon as it is not `known`, or after so many seconds."""
        with self._changed:
            self._changed.wait_for(lambda: self.current != known, timeout=seconds)
            return self.current


def with_script(html: bytes, base_path: str, build: str) -> bytes:
    """A page that reloads itself: the same bytes, with a script at the end of its body."""
    tag = f'<script src="{base_path}{SCRIPT_NAME}?build={build}" defer></script>'.encode()
    body, end, rest = html.rpartition(b"</body>")
    return body + tag + end + rest if end else html + tag
