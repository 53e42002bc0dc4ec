"""Rulebook chapters on set-up (what goes where, by number of players) and on each player's first statue on a pasture."""

from companion.games.tumult_royale.box import SUPPORTERS
from companion.games.tumult_royale.state import State
from companion.table import NOT_IMPLIED, Argument, Order, Seat, Tell, asks, seat_options

PLAYERS_RULES = {2: ("TR-023", "TR-026", "TR-039"), 3: ("TR-022", "TR-027", "TR-040"), 4: ("TR-021", "TR-028", "TR-041")}


async def set_up(state: State) -> None:
    """Tell what goes where for this number of players, and ask for the ranks."""
    state.table.at("tumult-phase-setup", round=0)
    players = len(state.table.seats)
    goods, supporters, regions = PLAYERS_RULES[players]
    box = state.set_up
    await Tell("tumult.setup.boards", rules=("TR-001", "TR-024", "TR-025"), picture="castle-board")
    await Tell(
        "tumult.setup.supporters",
        args={"each": box.supporters, "rest": SUPPORTERS - players * box.supporters},
        rules=("TR-009", supporters, "TR-029", "TR-031"),
        picture="supporters",
    )
    args = {"n": box.goods, "players": players}
    await Tell("tumult.setup.goods", args=args, rules=(goods, "TR-030"), picture="goods-middle")
    await Tell(
        "tumult.setup.frame",
        args={"centre": box.centre_pieces, "regions": box.regions, "half": box.regions // 2},
        rules=("TR-036", "TR-037", "TR-038", regions),
        picture="frame",
    )
    cards = ("TR-032", "TR-033", "TR-035")
    await Tell("tumult.setup.cards", args={"players": players}, rules=cards, picture="cards-drawn", implied=None)
    await take_ranks(state, rules=("TR-015", "TR-034", *cards), drawn=False)
    await _king(state)


async def take_ranks(state: State, rules: tuple[str, ...], *, drawn: bool = True) -> None:
    """Ask who holds each nobility card, the king's first (TR-034); `drawn` tells that players already have their cards."""
    seats = state.table.seats
    options = seat_options(seats, "tumult-name")
    args: dict[str, Argument] = {"players": len(seats), "drawn": "yes" if drawn else "no"}
    order = await Order("tumult.setup.ranks", args=args, options=options, rules=rules, picture="nobility-cards")
    for number, colour in enumerate(order, start=1):
        state.rank[seats.of(colour)] = number


@asks
def _king(state: State) -> Tell:
    """Tell what the king takes; implied, because the prompt for the first statue says it, too."""
    args = {"who": state.king}
    return Tell("tumult.setup.king", args=args, seat=state.king, rules=("TR-042",), picture="king-takes", implied=None)


async def place_first_statues(state: State) -> None:
    """Have each player place one statue on a pasture, lowest rank first (TR-043, TR-044, TR-045, TR-046, TR-047, TR-048)."""
    state.table.at("tumult-phase-first", round=0)
    placed: list[Seat] = []
    for number in range(1, len(state.table.seats) + 1):
        await _tell_first(state, placed, number)
        seat = _find_next_first(state, placed)
        state.statues[seat] = 1
        placed.append(seat)


def _find_next_first(state: State, placed: list[Seat]) -> Seat:
    return next(seat for seat in reversed(state.by_rank()) if seat not in placed)


@asks
def _tell_first(state: State, placed: list[Seat], number: int) -> Tell:
    """Tell the order of the first statues; one prompt serves all players, and the later ones are implied."""
    order = tuple(reversed(state.by_rank()))
    return Tell(
        "tumult.first",
        args={"king": state.king, "order": order, "others": order[1:]},
        seat=_find_next_first(state, placed),
        occurrence=(number,),
        rules=("TR-043", "TR-044", "TR-045", "TR-046", "TR-048", "TR-042"),
        picture="first-statue",
        implied=None if number > 1 else NOT_IMPLIED,
    )
