"""Rulebook chapters on course, advantages, planning and events: steps 1 to 4 of a round, from action cards to the event."""

from companion.games.wallenstein import box
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Argument, Asked, Draw, LaidOut, Reason, Tell, asks, phrase, unchanging

FACE_UP = 5
"""The number of action cards laid face up at first (WA-057)."""


def season(number: int) -> int:
    """Return the season of a round: 0 spring, 1 summer, 2 fall, 3 winter."""
    return (number - 1) % box.ROUNDS_A_YEAR


async def lay_out_actions(state: State) -> None:
    """Step 1: ask which five action cards lie face up; the other five lie face down."""
    state.actions.value = ()
    options = tuple(map(box.action_option, box.ACTIONS))
    rules = ("WA-057", "WA-058", "WA-059", "WA-099")
    state.actions.value = await Draw(
        "wallenstein.action-cards", occurrence=(state.round,), options=options, count=FACE_UP, rules=rules
    )


@unchanging(kw_only=True)
class TilesLaid(Draw[str]):
    """The tiles in the order of their spaces; empty where light books do not record them."""

    def accepts(self, answer: tuple[str, ...]) -> None:
        """Accept all tiles, or none where the question is skipped."""
        if answer or not self.follows:
            super().accepts(answer)


async def lay_out_tiles(state: State) -> None:
    """Step 2: ask for the five advantage tiles on their spaces."""
    options = tuple(map(box.tile_option, box.TILES))
    state.tiles.value = ()
    for seat in state.seats:
        state.place[seat] = 0
    state.tiles.value = await TilesLaid(
        "wallenstein.tiles",
        occurrence=(state.round,),
        options=options,
        rules=("WA-061", "WA-062"),
        # Light books explain the order and do not ask for it, unless court or Landsknechte need it
        implied=NOT_IMPLIED if state.full or state.court or state.landsknechte else (),
    )
    state.told = not state.tiles.value
    if state.told:
        rules = ("WA-061", "WA-062", "WA-063", "WA-064", "WA-065", "WA-066", "WA-067")
        await Tell("wallenstein.tiles-told", occurrence=(state.round,), rules=rules, picture="tiles", passes=True)


FIELDS, COURT_FIELDS = 10, 13
"""The number of fields to plan, without and with the court (WA-009, AK-014)."""


@asks
def plan(state: State) -> Tell:
    """Step 3: tell everybody to plan in secret and to bid."""
    court = ("AK-014", "AK-015") if state.court else ()
    laid_out = tuple(enumerate(state.actions.value, start=1))
    rows = tuple(Reason(words=phrase(f"wallenstein-action-{action}"), total=place) for place, action in laid_out)
    fields = COURT_FIELDS if state.court else FIELDS
    return Tell(
        "wallenstein.plan",
        args={"fields": fields, "court": "yes" if state.court else "no"},
        occurrence=(state.round,),
        reasons=rows,
        illustration=LaidOut(tuple(box.laid(box.action_option(action), place) for place, action in laid_out)) if rows else None,
        rules=("WA-069", "WA-070", "WA-071", "WA-072", "WA-073", "WA-074", "WA-075", "WA-076", *court),
        picture="plan",
    )


@asks
def _event_drawn(state: State) -> Draw[str]:
    options = tuple(box.event_option(event) for event in state.events.value)
    rules = ("WA-079", "WA-080", "WA-081")
    return Draw("wallenstein.event", occurrence=(state.round,), options=options, count=1, rules=rules)


async def draw_event(state: State) -> None:
    """Step 4: ask which open event card is drawn as this round's event."""
    (event,) = await _event_drawn(state)
    state.events.value = tuple(card for card in state.events.value if card != event)
    state.event.value = event


PLACED = {"five": 5, "three": 3, "one": 1}
UNDER_EVENT = {"five": 3, "three": 2, "one": 1}
SIX = 6
"""Armies placed with the six-army tile (WA-065)."""
TAX_CAP, TAX_FLOOR, GRAIN_CAP, GRAIN_FLOOR = 5, 6, 3, 4
"""The most or least that taxes (Taler) and grain bring under an event (WA-183, WA-184, WA-185, WA-186)."""


async def open_events(state: State) -> None:
    """Ask for event cards turned up until as many lie open as this season needs: four in spring, one in winter."""
    needed = box.ROUNDS_A_YEAR - season(state.round)
    if len(state.events.value) < needed:
        state.events.value += await Asked(
            lambda: Draw(
                "wallenstein.events",
                args={"n": needed - len(state.events.value)},
                occurrence=(state.round,),
                options=tuple(
                    box.event_option(event) for event in box.EVENTS if event not in {*state.events.value, *state.gone.value}
                ),
                count=needed - len(state.events.value),
                rules=("WA-051", "WA-052", "WA-173", "WA-178"),
            )
        )


def effect_args(state: State, action: str) -> dict[str, Argument]:
    """Return a prompt's arguments for what this round's event does to an action; `event` is "none" if it does nothing.

    `said` is the `effect` text with a space after it, for use between other sentences.
    """
    effect = state.effect()
    if action not in box.TOUCHES.get(effect, ()):
        nothing = phrase("wallenstein-no-effect")
        return {"event": "none", "effect": nothing, "said": nothing}
    told = phrase(f"wallenstein-effect-{effect}")
    return {"event": effect, "effect": told, "said": phrase("wallenstein-effect-said", effect=told)}


def tax_income(land: str, effect: str, *, tile: bool) -> int:
    """Return the Taler that a land pays: the event caps or raises them first, then the tile adds 1 (WA-068)."""
    return _by_event(box.LANDS[land].tax, effect, "taxes", TAX_CAP, TAX_FLOOR) + tile


def grain_income(land: str, effect: str, *, tile: bool) -> int:
    """Return the grain that a land yields: the event caps or raises it first, then the tile adds 1."""
    return _by_event(box.LANDS[land].grain, effect, "grain", GRAIN_CAP, GRAIN_FLOOR) + tile


def _by_event(income: int, effect: str, goods: str, cap: int, floor: int) -> int:
    """Return an income of `taxes` or `grain` that the round's event caps (`taxes-low`), raises (`taxes-high`) or leaves."""
    if effect == f"{goods}-low":
        return min(income, cap)
    return max(income, floor) if effect == f"{goods}-high" else income


def armies_placed(action: str, effect: str, *, tile: bool) -> int:
    """Return the number of armies an action places: fewer under event I; six with the tile, whatever the event."""
    if action == "five" and tile:
        return SIX
    return (UNDER_EVENT if effect == "armies-few" else PLACED)[action]
