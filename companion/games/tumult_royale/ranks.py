"""Phase 5, the ranks: the nobility cards are redistributed by supporters."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from companion.games.tumult_royale.crown import chronicle_statues
from companion.games.tumult_royale.state import State
from companion.table import Asked, Order, Reason, Seat, Tell, asks, phrase, seat_options, unchanging

P = TypeVar("P")


@unchanging
class Swap(Generic[P]):
    """One exchange of cards: `who` takes the card of `rank` from `holder` and gives their own card in return."""

    rank: int
    who: P
    holder: P


def in_order(supporters: Mapping[P, int], rank: Mapping[P, int]) -> tuple[P, ...]:
    """Return the players by supporters, most first; in a tie, the higher rank before this redistribution comes first."""
    return tuple(sorted(supporters, key=lambda who: (-supporters[who], rank[who])))


def swaps(order: Sequence[P], rank: Mapping[P, int]) -> tuple[Swap[P], ...]:
    """Return the exchanges that produce this order, the king's card first (TR-119, TR-120)."""
    held = {number: who for who, number in rank.items()}
    found = []
    for number, who in enumerate(order, start=1):
        holder = held[number]
        if holder != who:
            own = next(card for card, has in held.items() if has == who)
            held[number], held[own] = who, holder
            found.append(Swap(number, who, holder))
    return tuple(found)


async def redistribute_the_ranks(state: State) -> None:
    """Redistribute the nobility cards by supporters after placing (TR-118, TR-119, TR-120, TR-121, TR-122)."""
    if state.full:
        await _tell_new_ranks(state, None)
        order = _order_by_supporters(state)
    else:
        first = await Asked(
            lambda: Order(
                "tumult.order",
                occurrence=(state.round,),
                options=seat_options(state.by_rank(), "tumult-name"),
                places=len(state.table.seats) - 1,
                rules=("TR-118", "TR-119", "TR-120", "TR-121", "TR-122", "TR-123"),
                picture="rank-swap",
            )
        )
        # The player who was not named has the fewest supporters (TR-121)
        named = tuple(map(state.table.seats.of, first))
        order = (*named, *(seat for seat in state.table.seats if seat not in named))
        if swaps(order, _ranks(state)):
            await _tell_new_ranks(state, order)
    for number, seat in enumerate(order, start=1):
        state.rank[seat] = number


def _ranks(state: State) -> dict[Seat, int]:
    return {seat: number for number, seat in enumerate(state.by_rank(), start=1)}


def _order_by_supporters(state: State) -> tuple[Seat, ...]:
    return in_order({seat: state.supporters[seat] for seat in state.table.seats}, _ranks(state))


@asks
def _tell_new_ranks(state: State, order: tuple[Seat, ...] | None) -> Tell:
    """Tell the new ranks; `order` is as the players entered it (light books), or None if supporters are counted."""
    new = order if order is not None else _order_by_supporters(state)
    taken = {swap.who: swap.holder for swap in swaps(new, _ranks(state))}
    rows = []
    for number, seat in enumerate(new, start=1):
        note = phrase("tumult-keeps-card" if state.rank[seat] == number else "tumult-given-card", rank=number)
        if seat in taken:
            note = phrase("tumult-takes-card", rank=number, who=taken[seat])
        rows.append(Reason(seat, total=state.supporters[seat] if state.full else None, note=note, marked=number == 1))
    # The phrases for the cards below the crown and their holders
    others = tuple(phrase("tumult-holds", who=seat, rank=number) for number, seat in enumerate(new[1:], start=2))
    return Tell(
        "tumult.ranks",
        args={"king": new[0], "swaps": len(taken), "others": others, "statues": chronicle_statues(state)},
        seat=new[0],
        occurrence=(state.round,),
        reasons=tuple(rows),
        rules=("TR-118", "TR-119", "TR-120", "TR-121", "TR-122", "TR-015", "TR-123"),
        picture="rank-swap",
        passes=True,
    )
