"""Runs `companion` for `python -m companion`."""

import sys

from companion.entry import main

sys.exit(main())
