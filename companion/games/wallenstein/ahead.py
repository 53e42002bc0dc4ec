"""What players can enter in advance while they plan in secret: their bids and the land card on each field (WA-069)."""

from companion.games.wallenstein import box, land_actions, lands, moves, order
from companion.games.wallenstein.state import State
from companion.table import Preparable, Seat, Table

PLANNING = "wallenstein-phase-plan"


def ahead(table: Table) -> tuple[Preparable, ...]:
    """Return the questions with which each player plans field by field on their own device; none with light books."""
    state = table.view(State)
    if not state.full or table.place.phase != PLANNING:
        return ()
    plans = (one for seat in table.present for one in (_bid(state, seat), *(_field(state, seat, each) for each in box.ACTIONS)))
    return tuple(one for one in plans if not one.question.follows)


def _bid(state: State, seat: Seat) -> Preparable:
    of = order.everybodys_bids(state).build().identity
    return Preparable(
        order.bid_of(state, seat, first=False).build(),
        lambda bid: {of: None if bid == order.NO_BID else f"{seat.colour}-{bid}"},
        shares=True,
    )


def _field(state: State, seat: Seat, action: str) -> Preparable:
    acts = action in land_actions.LAND_ACTIONS
    asked = land_actions.card(state, seat, action) if acts else moves.card_to_move(state, seat, action, first=False)
    of = (land_actions.cards_to_act if acts else moves.cards_to_move)(state, action).build().identity
    return Preparable(asked, lambda land: {of: None if land == lands.NOTHING else land}, shares=True)
