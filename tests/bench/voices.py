"""Every engine here; a slow voice after preparing; an engine that fails; one that is killed; and how the boxes' terms sound.

`voices.py PART` prints one part only: engines, slow, two, kills or phonemes.
"""

from __future__ import annotations

import logging
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from voice_trials import engines, kills, phonemes, slow_voice, two_voices


def slow() -> None:
    """Try the slow voice on clips in a folder that is thrown away."""
    folder = Path(tempfile.mkdtemp())
    try:
        slow_voice(folder)
    finally:
        shutil.rmtree(folder)


PARTS = {"engines": engines, "slow": slow, "two": two_voices, "kills": kills, "phonemes": phonemes}


def main() -> None:
    """Print all parts, or the one that is named."""
    logging.disable()  # engines fail here by the thousand, as they are told to
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()


if __name__ == "__main__":
    main()
