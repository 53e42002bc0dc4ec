"""Rulebook chapter on the end of the game: the most points after the second winter win; Taler break ties."""

from companion.games.wallenstein.scoring import standing, tied
from companion.games.wallenstein.state import State
from companion.table import Outcome, Phrase, Placing, Row, Tally, asks, phrase

OVER = phrase("wallenstein-over")


async def finish(state: State, reason: Phrase = OVER) -> Outcome:
    """Rank the players at the end of the game by points, then by Taler (WA-191, WA-192, WA-193)."""
    points = {seat.colour: state.points[seat] for seat in state.seats}
    taler = {seat.colour: state.taler[seat] for seat in state.seats} if state.full else {}
    if not state.full and tied(points):
        taler = dict(await _taler_asked(state))
        points = {seat.colour: state.points[seat] for seat in state.seats}
    notes = {colour: phrase("wallenstein-with-taler", n=number) for colour, number in taler.items()}
    ranked = standing(points, taler)
    placings = tuple(Placing(place, state.seats.of(who), points[who], notes.get(who)) for place, who in ranked)
    winners = tuple(placing.seat for placing in placings if placing.place == 1)
    return Outcome(reason, winners, placings, rules=("WA-191", "WA-192", "WA-193"))


@asks
def _taler_asked(state: State) -> Tally:
    """Ask for the Taler of the players who are tied on points."""
    level = tied({seat.colour: state.points[seat] for seat in state.seats})
    rows = tuple(Row(seat.colour, seat=seat, icon="gold", high=160) for seat in state.seats if seat.colour in level)
    return Tally("wallenstein.taler", rows=rows, rules=("WA-193",))
