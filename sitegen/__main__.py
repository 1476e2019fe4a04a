"""`python -m sitegen` is the command `sitegen`."""

import sys

from sitegen.cli import main

sys.exit(main())
