"""What comes with the game: the colours of the seats, and its sheets."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion.games.any_box.sheet_fields import SheetRefused

FOLDER = Path(__file__).parent
SHEETS = (
    "rounds", "lowest-wins", "categories", "teams", "clock-only", "together", "tricks", "five-dice", "race", "workers",
    "push-luck", "words", "auction", "majorities", "guessing", "duel",
)  # fmt: skip
"""The sheets in the folder `sheets/`, in the order in which they are offered."""
NAMED = tuple(sorted(path.stem for path in (FOLDER / "shelf").glob("*.toml")))
"""The sheets of well-known games in the folder `shelf/`."""
PICTURES = frozenset(tomllib.loads((FOLDER / "pictures.toml").read_text(encoding="utf-8"))["picture"])
"""The pictures that come along, by name."""
DEFAULT = "rounds"
"""The sheet used if none is named."""
COLOURS = ("blue", "yellow", "red", "green", "purple", "orange", "white", "black", "pink", "grey")[
    : tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))["seats"]
]


@cache
def shipped(name: str) -> Mapping[str, Any]:
    """Read a sheet that comes with the game; raises `SheetRefused` if none has this name."""
    if name not in SHEETS and name not in NAMED:
        raise SheetRefused((), "no-sheet", value=name)
    folder = FOLDER / ("sheets" if name in SHEETS else "shelf")
    return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
