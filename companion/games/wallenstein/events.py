"""Chapter event cards: turned up, what the round's event does to an action, and what is collected and placed under it."""

from companion.games.wallenstein.box import EVENTS, LANDS, ROUNDS_A_YEAR, TOUCHES
from companion.games.wallenstein.course import season
from companion.games.wallenstein.names import event_option
from companion.games.wallenstein.state import State
from companion.table import Asked, Draw, phrase
from companion.table.phrase import Argument

PLACED = {"five": 5, "three": 3, "one": 1}
UNDER_EVENT = {"five": 3, "three": 2, "one": 1}
SIX = 6
"""Armies placed with the tile of six (WA-065)."""
TAX_CAP, TAX_FLOOR, GRAIN_CAP, GRAIN_FLOOR = 5, 6, 3, 4
"""What taxes (Taler) and grain bring at most or at least under an event (WA-183, WA-184, WA-185, WA-186)."""


async def open_events(state: State) -> None:
    """Turn up event cards until as many lie open as this season needs: four in spring, one in winter."""
    needed = ROUNDS_A_YEAR - season(state.round)
    if len(state.events.value) < needed:
        state.events.value += await Asked(
            lambda: Draw(
                "wallenstein.events",
                args={"n": needed - len(state.events.value)},
                occurrence=(state.round,),
                options=tuple(event_option(event) for event in EVENTS if event not in {*state.events.value, *state.gone.value}),
                count=needed - len(state.events.value),
                rules=("WA-051", "WA-052", "WA-173", "WA-178"),
            )
        )


def effect_args(state: State, action: str) -> dict[str, Argument]:
    """Give a prompt the words on what this round's event does to an action; `event` is "none" where it does not touch it.

    `said` is the same words with a blank after them, for a sentence between others.
    """
    effect = state.effect()
    if action not in TOUCHES.get(effect, ()):
        nothing = phrase("wallenstein-no-effect")
        return {"event": "none", "effect": nothing, "said": nothing}
    told = phrase(f"wallenstein-effect-{effect}")
    return {"event": effect, "effect": told, "said": phrase("wallenstein-effect-said", effect=told)}


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
