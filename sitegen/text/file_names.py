"""Names of files that are nobody's content."""

import re

# What editors and desktops leave beside a file: `.a.md.swp`, `a.md~`, `#a.md#` (Emacs), `4913` (vim
# tries whether it may write), `~$a.md` (Office), `a.md___jb_tmp___` (JetBrains), `a.md.bak`.
_LEFTOVER = re.compile(
    r"\..*|.*~|#.*#|~\$.*|4913|Thumbs\.db|desktop\.ini|.*___jb_\w+___"
    r"|.*\.(?:sw[a-z]|tmp|bak|orig|part|rej)",
    re.IGNORECASE,
)


def is_leftover(name: str) -> bool:
    """Whether a file is an editor's or desktop's own, or hidden: never content."""
    return _LEFTOVER.fullmatch(name) is not None
