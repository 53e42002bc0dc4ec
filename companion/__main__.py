"""`python -m companion` is `companion`."""

import sys

from companion.start import main

sys.exit(main())
