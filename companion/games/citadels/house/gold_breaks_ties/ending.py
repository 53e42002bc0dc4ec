"""House rule: where points and districts are equal, most gold wins (CI-H03). Light books do not know it, so it is asked."""

from collections.abc import Mapping

from companion.games.citadels import box, scoring
from companion.games.citadels.state import State
from companion.table import Placing, Seat, Tally, asks, phrase, ranking, seat_rows

TIE = ("CI-124", "CI-H03")


@asks
def gold_of_tied(_state: State, tied: tuple[Seat, ...]) -> Tally:
    """Ask how much gold those have who share the first place."""
    rows = seat_rows(tied, icon="gold", high=box.GOLD_PIECES)
    return Tally("citadels.tie-gold", rows=rows, most=box.GOLD_PIECES, rules=TIE)


async def place_cities(state: State, scores: Mapping[Seat, scoring.Score]) -> tuple[Placing, ...]:
    """Rank the cities: most points, then most from districts alone, then, for the first place, most gold."""
    ranks = {seat: found.rank for seat, found in scores.items()}
    tied = tuple(seat for seat, rank in ranks.items() if rank == max(ranks.values()))
    gold = dict.fromkeys(scores, 0)
    if len(tied) > 1:
        asked = {} if state.treasury.counted else await gold_of_tied(state, tied)
        gold |= {seat: asked.get(seat.colour, state.treasury.gold[seat] if state.treasury.counted else 0) for seat in tied}
    placed = []
    for place, seat in ranking({seat: (*rank, gold[seat]) for seat, rank in ranks.items()}):
        args, words = {"buildings": scores[seat].buildings}, "citadels-standing"
        if len(tied) > 1 and seat in tied:
            args, words = {**args, "gold": gold[seat]}, "citadels-standing-gold"
        placed.append(Placing(place, seat, scores[seat].total, phrase(words, **args)))
    return tuple(placed)
