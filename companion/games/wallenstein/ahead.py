"""What players can enter in advance while they plan in secret: their bids and the land card on each field (WA-069)."""

from companion.games.wallenstein.box import ACTIONS
from companion.games.wallenstein.land_actions import LAND_ACTIONS, card, cards_to_act
from companion.games.wallenstein.lands import NOTHING
from companion.games.wallenstein.moves import card_to_move, cards_to_move
from companion.games.wallenstein.order import NO_BID, bid_of, everybodys_bids
from companion.games.wallenstein.state import State
from companion.table import Preparable, Seat, Table

PLANNING = "wallenstein-phase-plan"


def ahead(table: Table) -> tuple[Preparable, ...]:
    """Return the questions with which each player plans field by field on their own device; none with light books."""
    state = table.view(State)
    if not state.full or table.place.phase != PLANNING:
        return ()
    plans = (one for seat in table.present for one in (_bid(state, seat), *(_field(state, seat, each) for each in ACTIONS)))
    return tuple(one for one in plans if not one.question.follows)


def _bid(state: State, seat: Seat) -> Preparable:
    of = everybodys_bids(state).build().identity
    return Preparable(
        bid_of(state, seat, first=False).build(),
        lambda bid: {of: None if bid == NO_BID else f"{seat.colour}-{bid}"},
        shares=True,
    )


def _field(state: State, seat: Seat, action: str) -> Preparable:
    acts = action in LAND_ACTIONS
    asked = card(state, seat, action) if acts else card_to_move(state, seat, action, first=False)
    of = (cards_to_act if acts else cards_to_move)(state, action).build().identity
    return Preparable(asked, lambda land: {of: None if land == NOTHING else land}, shares=True)
