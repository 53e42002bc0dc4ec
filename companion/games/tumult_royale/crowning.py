"""Ranks, crown and mercy (rulebook, phases 5 to 7), the royal chronicle, and preparing the next round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from companion.games.tumult_royale.box import ASIDE, LAST_ROUND, SINGLE_SPACES, STATUES
from companion.games.tumult_royale.court import Court
from companion.games.tumult_royale.ending import apart, over, put_up
from companion.games.tumult_royale.facts import number_below
from companion.games.tumult_royale.ranks import Swap, in_order, swaps
from companion.games.tumult_royale.treasury import hand_in
from companion.table import Option, Order, Phrase, Reason, Row, Seat, Symbols, Tally, Tell, asks, phrase

P = TypeVar("P")

CROWN = 5
"""Supporters that the king gives up (TR-124)."""
MOST_A_ROUND = 12
"""Statues that anybody can place in one round, at the very most: four palaces."""
HINTS = ("TR-155", "TR-156", "TR-157", "TR-158", "TR-159")


async def redistribute_the_ranks(court: Court) -> None:
    """Hand out the nobility cards by supporters, as they stand after placing (TR-118 to TR-122)."""
    if court.full:
        await _new_ranks(court, None)
        order = _order_by_supporters(court)
    else:
        first = await _order(court)
        order = _completed(court, first)
        if swaps(order, _ranks(court)):
            await _new_ranks(court, order)
    for number, seat in enumerate(order, start=1):
        court.rank[seat] = number


def _ranks(court: Court) -> dict[Seat, int]:
    return {seat: number for number, seat in enumerate(court.by_rank(), start=1)}


def _order_by_supporters(court: Court) -> tuple[Seat, ...]:
    return in_order({seat: court.supporters[seat] for seat in court.table.seats}, _ranks(court))


def _completed(court: Court, colours: tuple[str, ...]) -> tuple[Seat, ...]:
    """Add whoever was not named: the one with the fewest supporters (TR-121)."""
    named = tuple(map(court.table.seats.of, colours))
    return (*named, *(seat for seat in court.table.seats if seat not in named))


@asks
def _order(court: Court) -> Order[str]:
    return Order(
        "tumult.order",
        occurrence=(court.round,),
        options=tuple(Option(seat.colour, phrase("tumult-name", who=seat), seat=seat) for seat in court.by_rank()),
        places=len(court.table.seats) - 1,
        rules=("TR-118", "TR-119", "TR-120", "TR-121", "TR-122", "TR-123"),
        picture="rank-swap",
    )


@asks
def _new_ranks(court: Court, order: tuple[Seat, ...] | None) -> Tell:
    """Tell the new ranks; `order` is the table's own (light books), or None where supporters are counted."""
    new = order if order is not None else _order_by_supporters(court)
    made = swaps(new, _ranks(court))
    return Tell(
        "tumult.ranks",
        args={"king": new[0], "swaps": len(made), "others": _others(new), "statues": _chronicle_statues(court)},
        seat=new[0],
        occurrence=(court.round,),
        reasons=tuple(_rank_row(court, seat, number, made) for number, seat in enumerate(new, start=1)),
        rules=("TR-118", "TR-119", "TR-120", "TR-121", "TR-122", "TR-015", "TR-123"),
        picture="rank-swap",
    )


def _others(order: tuple[Seat, ...]) -> tuple[Phrase, ...]:
    """Say who holds which card below the crown."""
    return tuple(phrase("tumult-holds", who=seat, rank=number) for number, seat in enumerate(order[1:], start=2))


def _rank_row(court: Court, seat: Seat, number: int, made: tuple[Swap[Seat], ...]) -> Reason:
    total = court.supporters[seat] if court.full else None
    return Reason(seat, total=total, note=_rank_note(court, seat, number, made), marked=number == 1)


def _rank_note(court: Court, seat: Seat, number: int, made: tuple[Swap[Seat], ...]) -> Phrase:
    for swap in made:
        if swap.who == seat:
            return phrase("tumult-takes-card", rank=number, who=swap.holder)
    return phrase("tumult-keeps-card" if court.rank[seat] == number else "tumult-given-card", rank=number)


async def crown_the_king(court: Court) -> None:
    """Take five supporters, put the king's statues into the chronicle, and see whether the game is over (TR-124 to TR-128)."""
    await _crown(court)
    if court.full:
        await hand_in(court, court.king, CROWN)
    put_up(court, court.king, _chronicle_statues(court))
    if court.round in court.set_up.turned_up:
        await _regions(court)
    if not court.full:
        await _count_the_statues(court)
    if court.round > SINGLE_SPACES:
        await _check_the_end(court)


def _chronicle_statues(court: Court) -> int:
    """Give the statues of this round's space: one on a single space, two on a dual one (TR-126, TR-127)."""
    return 1 if court.round <= SINGLE_SPACES else 2


@asks
def _crown(court: Court) -> Tell:
    return Tell(
        "tumult.crown",
        args={"due": CROWN, "statues": min(_chronicle_statues(court), STATUES - court.statues[court.king]), "space": court.round},
        seat=court.king,
        occurrence=(court.round,),
        rules=("TR-124", "TR-125", "TR-126" if court.round <= SINGLE_SPACES else "TR-127", "TR-128", "TR-129", "TR-103"),
        picture="crown-chronicle",
    )


@asks
def _regions(court: Court) -> Tell:
    return Tell(
        "tumult.regions",
        args={"n": court.set_up.turned_up[court.round]},
        seat=court.king,
        occurrence=(court.round,),
        rules=("TR-139" if court.round < SINGLE_SPACES else "TR-140", "TR-141", "TR-142"),
        picture="turn-region",
    )


async def _count_the_statues(court: Court) -> None:
    counted = await _statues(court)
    for seat in court.by_rank():
        put_up(court, seat, counted[seat.colour] - court.statues[seat])


@asks
def _statues(court: Court) -> Tally:
    rows = tuple(_statue_row(court, seat) for seat in court.table.seats)
    return Tally("tumult.statues", occurrence=(court.round,), rows=rows, rules=("TR-131", "TR-135"), picture="statue-track")


def _statue_row(court: Court, seat: Seat) -> Row:
    stand = court.statues[seat]
    return Row(seat.colour, seat=seat, icon="statue", low=stand, high=min(STATUES, stand + MOST_A_ROUND), likely=stand)


async def _check_the_end(court: Court) -> None:
    """End the game where the players are too far apart, or the chronicle is full (TR-143 to TR-148, TR-052)."""
    number = await number_below(court.table, court.round)
    difference = apart(court.statues.values())
    if court.round == LAST_ROUND:
        raise over(court, phrase("tumult-over-chronicle"), "TR-147", "TR-148", "TR-052")
    if difference > number:
        reason = phrase("tumult-over-apart", difference=difference, number=number)
        raise over(court, reason, "TR-143", "TR-145", *(("TR-146",) if court.round == LAST_ROUND - 3 else ()))


def with_fewest(statues: Mapping[P, int]) -> frozenset[P]:
    """Find those whom the people pity: the fewest statues, unless all have equally many (TR-131, TR-132, TR-134)."""
    least = min(statues.values())
    if least == max(statues.values()):
        return frozenset()
    return frozenset(who for who, number in statues.items() if number == least)


def show_mercy(court: Court) -> None:
    """Turn the mercy cards by the statues as they stand."""
    pitied = _pitied(court)
    for seat in court.table.seats:
        court.mercy[seat] = seat in pitied


def _pitied(court: Court) -> frozenset[Seat]:
    return with_fewest({seat: court.statues[seat] for seat in court.table.seats})


async def receive_mercy(court: Court) -> None:
    """Tell who receives mercy, and turn the cards (TR-131 to TR-135)."""
    if court.round > SINGLE_SPACES:
        await _mercy(court, await number_below(court.table, court.round))
    else:
        await _mercy(court, None)
    show_mercy(court)


@asks
def _mercy(court: Court, number: int | None) -> Tell:
    pitied = _pitied(court)
    rows = tuple(_mercy_row(court, seat, seat in pitied) for seat in court.table.seats)
    goes_on = _goes_on_rows(court, number)
    return Tell(
        "tumult.mercy",
        args={"n": len(pitied), "who": tuple(seat for seat in court.table.seats if seat in pitied)},
        occurrence=(court.round,),
        reasons=(*rows, *goes_on),
        rules=("TR-131", "TR-132", "TR-133", "TR-134", "TR-135", *(("TR-144",) if goes_on else ())),
        picture="mercy-turn",
    )


def _goes_on_rows(court: Court, number: int | None) -> tuple[Reason, ...]:
    """Say why the game goes on after a dual space (TR-144)."""
    if number is None:
        return ()
    return (Reason(words=phrase("tumult-goes-on", difference=apart(court.statues.values()), number=number)),)


def _mercy_row(court: Court, seat: Seat, pitied: bool) -> Reason:
    statues = court.statues[seat]
    turned = "tumult-mercy-yes" if pitied else "tumult-mercy-no"
    note = phrase(turned) if pitied != court.mercy[seat] else phrase("tumult-mercy-stays")
    return Reason(seat, None, (Symbols("statue", statues, seat=seat),), statues, note, marked=pitied)


async def prepare_the_next_round(court: Court) -> None:
    """Bring all goods back to the middle and set three a player aside (TR-136 to TR-138); read the hints after round 1."""
    await Tell(
        "tumult.prepare",
        args={"each": ASIDE, "variant": court.table.options["variant"]},
        occurrence=(court.round,),
        rules=("TR-136", "TR-137", "TR-138", "TR-056", "TR-057", "TR-059"),
        picture="mix",
    )
    court.clear_the_goods()
    if court.round == 1:
        rows = tuple(Reason(words=phrase(f"tumult-hint-{number}")) for number in range(1, len(HINTS) + 1))
        await Tell("tumult.hints", reasons=rows, rules=("TR-154", *HINTS), picture="hints")
