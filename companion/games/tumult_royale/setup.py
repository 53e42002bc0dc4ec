"""Setting up, placing the first statue (rulebook, setup), and sitting down where a game is already on."""

from __future__ import annotations

from companion.games.tumult_royale.box import LAST_ROUND, STATUES, SUPPORTERS
from companion.games.tumult_royale.court import Court
from companion.games.tumult_royale.crowning import show_mercy
from companion.games.tumult_royale.raid import offer_trial_raid
from companion.table import Number, Option, Order, Row, Seat, Tally, Tell, asks, phrase

PLAYERS_RULES = {2: ("TR-023", "TR-026", "TR-039"), 3: ("TR-022", "TR-027", "TR-040"), 4: ("TR-021", "TR-028", "TR-041")}


async def begin(court: Court) -> int:
    """Set up, or take over a game that is on; return the round to play first."""
    start = court.table.start
    if start.round > 1 or start.ledger:
        return start.round
    if court.table.options["start"] == "joined":
        return await join(court)
    await set_up(court)
    await place_first_statues(court)
    await offer_trial_raid()
    return 1


async def set_up(court: Court) -> None:
    """Say what goes where, for this number of players (TR-020 to TR-042)."""
    court.table.at("tumult-phase-setup", round=0)
    players = len(court.table.seats)
    goods, supporters, regions = PLAYERS_RULES[players]
    box = court.set_up
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
    await Tell("tumult.setup.cards", args={"players": players}, rules=("TR-032", "TR-033", "TR-035"), picture="cards-drawn")
    await take_ranks(court, rules=("TR-015", "TR-034", "TR-032"))
    await _king(court)


async def take_ranks(court: Court, rules: tuple[str, ...]) -> None:
    """Ask who holds which nobility card, the king's first (TR-034)."""
    seats = court.table.seats
    options = tuple(Option(seat.colour, phrase("tumult-name", who=seat), seat=seat) for seat in seats)
    order = await Order("tumult.setup.ranks", options=options, rules=rules, picture="nobility-cards")
    for number, colour in enumerate(order, start=1):
        court.rank[seats.of(colour)] = number


@asks
def _king(court: Court) -> Tell:
    return Tell("tumult.setup.king", args={"who": court.king}, seat=court.king, rules=("TR-042",), picture="king-takes")


async def place_first_statues(court: Court) -> None:
    """Let everyone place one statue on a pasture, the lowest rank first (TR-043 to TR-048)."""
    court.table.at("tumult-phase-first", round=0)
    placed: list[Seat] = []
    for number in range(1, len(court.table.seats) + 1):
        await _first(court, placed, number)
        seat = _next_first(court, placed)
        court.statues[seat] = 1
        placed.append(seat)


def _next_first(court: Court, placed: list[Seat]) -> Seat:
    return next(seat for seat in reversed(court.by_rank()) if seat not in placed)


@asks
def _first(court: Court, placed: list[Seat], number: int) -> Tell:
    rules = ("TR-043", "TR-044", "TR-045", "TR-046", "TR-048")
    return Tell("tumult.first", seat=_next_first(court, placed), occurrence=(number,), rules=rules, picture="first-statue")


async def join(court: Court) -> int:
    """Ask round and standing of a game that is already on; mercy follows from the statues (TR-131, TR-133)."""
    court.table.at("tumult-phase-joined", round=0)
    number = await Number("tumult.joined.round", low=1, high=LAST_ROUND, likely=2, rules=("TR-050",), picture="crown-chronicle")
    await take_ranks(court, rules=("TR-015",))
    await _join_statues(court)
    if court.full:
        await _join_supporters(court)
    if number > 1:
        show_mercy(court)
    return number


async def _join_statues(court: Court) -> None:
    rows = tuple(Row(seat.colour, seat=seat, icon="statue", low=1, high=STATUES - 1, likely=1) for seat in court.table.seats)
    statues = await Tally("tumult.joined.statues", rows=rows, rules=("TR-135",), picture="statue-track")
    for seat in court.table.seats:
        court.statues[seat] = statues[seat.colour]


async def _join_supporters(court: Court) -> None:
    each = court.set_up.supporters
    seats = tuple(Row(s.colour, seat=s, icon="supporter", high=SUPPORTERS, likely=each) for s in court.table.seats)
    rest = SUPPORTERS - each * len(seats)
    supply = Row("supply", phrase("tumult-supply"), icon="supporter", high=SUPPORTERS, likely=rest)
    rules = ("TR-009", "TR-031")
    held = await Tally("tumult.joined.supporters", rows=(*seats, supply), total=SUPPORTERS, rules=rules, picture="supporters")
    for seat in court.table.seats:
        court.supporters[seat] = held[seat.colour]
    court.supply.value = held["supply"]
