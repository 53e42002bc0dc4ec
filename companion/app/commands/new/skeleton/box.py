"""The printed contents that are the same in every copy, read from `box.toml`."""

import tomllib
from pathlib import Path

FOLDER = Path(__file__).parent
_BOX = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))

STONES: int = _BOX["stones"]
"""The number of stones in the box."""

MOST: int = _BOX["most"]
"""The most stones that a player takes in a turn."""
