"""What evenings reach: every kind of question, page over it, setting and door; and which of these were never reached."""

from __future__ import annotations

from collections import Counter

from companion.games import GAMES
from companion.screen.overlays import OVERLAYS
from companion.screen.views import VIEWS
from companion.system.setting_rows import SETTINGS

DOORS = ("touch", "mouse", "press", "space", "key", "type", "knob", "further", "swipe", "kill")


def wanted() -> set[str]:
    """Return the names of all that evenings should reach."""
    kinds = {f"kind {kind.__name__}" for kind in VIEWS}
    overlays = {f"over {overlay.__name__}" for overlay in OVERLAYS}
    settings = {f"setting {setting.name}" for setting in SETTINGS if setting.at_once}
    doors = {f"door {door}" for door in DOORS}
    return kinds | overlays | settings | doors | {f"box {game.name}" for game in GAMES}


def never(reached: Counter) -> list[str]:
    """Return what was never reached, in the order of its names."""
    return sorted(wanted() - set(reached))
