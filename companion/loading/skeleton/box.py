"""What is printed in the box: the facts that are the same in every copy, read from `box.toml`."""

import tomllib
from pathlib import Path

FOLDER = Path(__file__).parent
_BOX = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))

STONES: int = _BOX["stones"]
"""How many stones the box holds."""

MOST: int = _BOX["most"]
"""How many stones a turn takes at most."""
