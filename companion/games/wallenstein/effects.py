"""What the round's event does to an action, and what is collected and placed under it (event cards; WA-179 to WA-190)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.wallenstein.facts import LANDS
from companion.games.wallenstein.state import State
from companion.table import phrase
from companion.table.phrase import Argument

PLACED = {"five": 5, "three": 3, "one": 1}
UNDER_EVENT = {"five": 3, "three": 2, "one": 1}
SIX = 6
TAX_CAP, TAX_FLOOR, GRAIN_CAP, GRAIN_FLOOR = 5, 6, 3, 4
_IN_BATTLE = ("palace-defends", "peasants-two", "church-peace")
TOUCHES: Mapping[str, tuple[str, ...]] = {
    "house": ("house-calms",),
    "taxes": ("taxes-low", "taxes-high"),
    "grain": ("grain-low", "grain-high"),
    "five": ("armies-few",),
    "three": ("armies-few",),
    "battle-a": _IN_BATTLE,
    "battle-b": _IN_BATTLE,
}


def effect_args(state: State, action: str) -> dict[str, Argument]:
    """Give a prompt the words on what this round's event does to an action; `event` is "none" where it does not touch it."""
    effect = state.effect()
    if effect not in TOUCHES.get(action, ()):
        return {"event": "none", "effect": phrase("wallenstein-no-effect")}
    return {"event": effect, "effect": phrase(f"wallenstein-effect-{effect}")}


def tax_income(land: str, effect: str, *, tile: bool) -> int:
    """Give the Taler a land pays: the event caps or lifts them first, then the tile adds 1 (WA-068)."""
    tax = LANDS[land].tax
    if effect == "taxes-low":
        tax = min(tax, TAX_CAP)
    if effect == "taxes-high":
        tax = max(tax, TAX_FLOOR)
    return tax + tile


def grain_income(land: str, effect: str, *, tile: bool) -> int:
    """Give the grain a land yields: the event first, then the tile."""
    grain = LANDS[land].grain
    if effect == "grain-low":
        grain = min(grain, GRAIN_CAP)
    if effect == "grain-high":
        grain = max(grain, GRAIN_FLOOR)
    return grain + tile


def armies_placed(action: str, effect: str, *, tile: bool) -> int:
    """Give the armies an action places: fewer under event I, six with the tile whatever the event."""
    if action == "five" and tile:
        return SIX
    return (UNDER_EVENT if effect == "armies-few" else PLACED)[action]
