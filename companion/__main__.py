"""Runs `companion` for `python -m companion`."""

import sys

from companion.start import main

sys.exit(main())
