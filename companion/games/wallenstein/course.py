"""Chapters course, advantages, planning: steps 1 to 4 of a round, from the action cards to the event."""

from companion.games.wallenstein.box import ACTIONS, ROUNDS_A_YEAR, TILES
from companion.games.wallenstein.names import action_option, event_option, laid, tile_option
from companion.games.wallenstein.state import State
from companion.table import Draw, Reason, Tell, asks, phrase, unchanging
from companion.table.questions.illustrations import LaidOut
from companion.table.questions.question import NOT_IMPLIED

FACE_UP = 5
"""Action cards that lie face up at first (WA-057)."""


def season(number: int) -> int:
    """Give the season of a round: 0 spring, 1 summer, 2 fall, 3 winter."""
    return (number - 1) % ROUNDS_A_YEAR


async def lay_out_actions(state: State) -> None:
    """Step 1: five action cards face up, five face down."""
    state.actions.value = ()
    options = tuple(map(action_option, ACTIONS))
    rules = ("WA-057", "WA-058", "WA-059", "WA-099")
    state.actions.value = await Draw(
        "wallenstein.action-cards", occurrence=(state.round,), options=options, count=FACE_UP, rules=rules
    )


@unchanging(kw_only=True)
class TilesLaid(Draw[str]):
    """The tiles in the order of their spaces; none where light books leave them to the table."""

    def accepts(self, answer: tuple[str, ...]) -> None:
        """Take all of them or none."""
        if answer or not self.follows:
            super().accepts(answer)


async def lay_out_tiles(state: State) -> None:
    """Step 2: the five advantage tiles on their spaces."""
    options = tuple(map(tile_option, TILES))
    state.tiles.value = ()
    for seat in state.seats:
        state.place[seat] = 0
    state.tiles.value = await TilesLaid(
        "wallenstein.tiles",
        occurrence=(state.round,),
        options=options,
        rules=("WA-061", "WA-062"),
        # The order is told and not asked in light books, unless court or Landsknechte need it
        implied=NOT_IMPLIED if state.full or state.court or state.landsknechte else (),
    )
    state.told = not state.tiles.value
    if state.told:
        rules = ("WA-061", "WA-062", "WA-063", "WA-064", "WA-065", "WA-066", "WA-067")
        await Tell("wallenstein.tiles-told", occurrence=(state.round,), rules=rules, picture="tiles", passes=True)


FIELDS, COURT_FIELDS = 10, 13
"""Fields to plan, without and with the court (WA-009, AK-014)."""


@asks
def plan(state: State) -> Tell:
    """Step 3: everybody plans in secret and bids."""
    court = ("AK-014", "AK-015") if state.court else ()
    laid_out = tuple(enumerate(state.actions.value, start=1))
    rows = tuple(Reason(words=phrase(f"wallenstein-action-{action}"), total=place) for place, action in laid_out)
    fields = COURT_FIELDS if state.court else FIELDS
    return Tell(
        "wallenstein.plan",
        args={"fields": fields, "court": "yes" if state.court else "no"},
        occurrence=(state.round,),
        reasons=rows,
        illustration=LaidOut(tuple(laid(action_option(action), place) for place, action in laid_out)) if rows else None,
        rules=("WA-069", "WA-070", "WA-071", "WA-072", "WA-073", "WA-074", "WA-075", "WA-076", *court),
        picture="plan",
    )


@asks
def _event_drawn(state: State) -> Draw[str]:
    options = tuple(event_option(event) for event in state.events.value)
    rules = ("WA-079", "WA-080", "WA-081")
    return Draw("wallenstein.event", occurrence=(state.round,), options=options, count=1, rules=rules)


async def draw_event(state: State) -> None:
    """Step 4: one of the open event cards is this round's event."""
    (event,) = await _event_drawn(state)
    state.events.value = tuple(card for card in state.events.value if card != event)
    state.event.value = event
