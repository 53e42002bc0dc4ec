"""How much slower than a Raspberry Pi this machine may be: 1, or what COMPANION_SLOW says (an emulated machine: 10).

Only limits in real time are stretched by it, of real processes, ports and threads.
"""

import os

SLOW = float(os.environ.get("COMPANION_SLOW", "1"))
