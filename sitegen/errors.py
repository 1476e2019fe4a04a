"""What stops a run. Everything else that is wrong is a value: see `sitegen.model.problem`.

SitegenError
├── UsageError      the command line asks for what cannot be done; exit status 2
└── RunError        the run cannot go on (a folder is missing, a port is taken); exit status 1
"""


class SitegenError(Exception):
    """A reason to stop, told to the user in one line: what is wrong, and what to do."""

    status = 1


class UsageError(SitegenError):
    """The command line asks for something that cannot be done."""

    status = 2


class RunError(SitegenError):
    """The run cannot go on."""
