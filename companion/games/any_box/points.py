"""Points: what is counted after a turn, after a round, once per game, and at the end."""

from collections.abc import Mapping

from companion.games.any_box.box_sheet import ScoreLine, When, Winner
from companion.games.any_box.state import MOST, State
from companion.table import NOT_IMPLIED, Argument, Choose, Column, Number, Option, Reason, Row, Seat, Tally, Tell, asks, phrase

SPAN = 30
"""Lines with a wider range than this are asked for seat by seat: tens first, then ones."""


async def score_the_turn(state: State, seat: Seat) -> None:
    """Ask for the lines of a turn, and for one of the lines that are written once per game (AB-008)."""
    for line in state.sheet.lines(When.TURN):
        write(state, seat, line, await amount(state, seat, line))
    if state.sheet.lines(When.ONCE):
        line = state.sheet.line(await which_line(state, seat))
        if line.fixed:
            said = await whether_scored(state, seat, line)
            units = line.low if said == "scored" else 0
        else:
            units = await amount(state, seat, line)
        state.written[seat] = (*state.written[seat], line.key)
        write(state, seat, line, units)


@asks
def whether_scored(state: State, seat: Seat, line: ScoreLine) -> Choose[str]:
    """Ask whether a line that counts all or nothing is scored or crossed out (AB-008)."""
    return Choose(
        "any.all-or-nothing",
        args={"line": line.name.words},
        seat=seat,
        subject=line.key,
        occurrence=(state.round,),
        options=(
            Option("scored", phrase("any-scored", points=line.low * line.each), icon="check"),
            Option("crossed-out", phrase("any-crossed-out"), icon="cross"),
        ),
        absent="crossed-out",
        rules=("AB-008",),
        illustration=state.track(),
    )


async def score_the_round(state: State) -> None:
    """Ask for the lines of a round and tell the standing; a round without turns and points ends with a prompt."""
    lines = state.sheet.lines(When.ROUND)
    for line in lines:
        await score_all(state, line)
    if lines or state.sheet.lines(When.TURN) or state.sheet.lines(When.ONCE):
        if not state.last_round():
            await tell_standing(state)
    elif state.sheet.order.value == "free":
        await Tell("any.round", occurrence=(state.round,), rules=("AB-012",))


@asks
def tell_standing(state: State) -> Tell:
    """Tell the standing, the leader first; the game goes on without an answer."""
    order = by_points(state)
    standing = tuple(phrase("any-has", who=seat, points=state.points[seat]) for seat in order)
    return Tell(
        "any.standing",
        args={"standing": standing},
        occurrence=(state.round,),
        reasons=tuple(Reason(seat, total=state.points[seat]) for seat in order),
        passes=True,
        illustration=state.track(),
    )


async def score_the_end(state: State) -> None:
    """Ask for the lines of the end (AB-008) and add the bonus (AB-011)."""
    for line in state.sheet.lines(When.END):
        await score_all(state, line)
    bonus = state.sheet.bonus
    if bonus is not None:
        for seat in state.table.seats:
            if state.toward[seat] >= bonus.at:
                add(state.points, seat, bonus.gives)


async def score_all(state: State, line: ScoreLine) -> None:
    """Ask for a line of every player, for announced numbers first if it has them, and score it (AB-009, AB-010)."""
    bids = await counted(state, line, "any.bids") if line.bid is not None else {}
    made = await counted(state, line, "any.count")
    for seat in state.table.seats:
        write(state, seat, line, made[seat.colour], bids.get(seat.colour))


async def counted(state: State, line: ScoreLine, question: str) -> Mapping[str, int]:
    """Ask for every player's number: together if the range is small or a sum is given, else one after the other."""
    if line.high - line.low <= SPAN or _total(state, line, question) is not None:
        return await together(state, line, question)
    return {seat.colour: await amount(state, seat, line, question) for seat in state.table.seats}


@asks
def together(state: State, line: ScoreLine, question: str) -> Tally:
    """Ask for every player's number in one entry; the sum must match if the sheet gives one (AB-009)."""
    rows = tuple(
        Row(seat.colour, seat=seat, icon="points", low=line.low, high=line.high, likely=max(line.low, min(0, line.high)))
        for seat in state.table.seats
    )
    total = _total(state, line, question)
    args: dict[str, Argument] = {"line": line.name.words, "when": line.when.value}
    return Tally(
        question, args=args, subject=line.key, occurrence=(state.round,), rows=rows, total=total, rules=("AB-009", "AB-010"),
        illustration=state.track(),
    )  # fmt: skip


def _total(state: State, line: ScoreLine, question: str) -> int | None:
    """Return the sum of the numbers, if any; a sum equal to the round's number is limited to what the seats can reach."""
    if question == "any.bids":
        return None
    if line.total_is_round:
        seats = len(state.table.seats)
        return max(seats * line.low, min(seats * line.high, state.round))
    return line.total


@asks
def amount(state: State, seat: Seat, line: ScoreLine, question: str = "any.amount") -> Number:
    """Ask one player for one line (AB-008)."""
    low, high = line.low, line.high
    args: dict[str, Argument] = {"line": line.name.words, "each": line.each, "when": line.when.value}
    likely = max(low, min(0, high))
    name = question if question == "any.amount" else f"{question}-of"
    return Number(
        name, args=args, seat=seat, subject=line.key, occurrence=(state.round,),
        low=low, high=high, likely=likely, absent=likely, icon="points", rules=("AB-008",), illustration=state.track(),
    )  # fmt: skip


@asks
def which_line(state: State, seat: Seat) -> Choose[str]:
    """Ask which line the player writes; each line is written once (AB-008)."""
    open_lines = [line for line in state.sheet.lines(When.ONCE) if line.key not in state.written[seat]]
    options = tuple(Option(line.key, line.name.words) for line in open_lines)
    return Choose(
        "any.line",
        seat=seat,
        occurrence=(state.round,),
        options=options,
        rules=("AB-008",),
        implied=options[0].key if len(options) == 1 else NOT_IMPLIED,
        absent=options[0].key,
        illustration=state.track(),
    )


def write(state: State, seat: Seat, line: ScoreLine, units: int, bid: int | None = None) -> None:
    """Score units of a line: their points, their share of the bonus, and the tie-breaker (AB-008, AB-010, AB-011)."""
    points = units * line.each + (line.bid.points(bid, units) if line.bid is not None and bid is not None else 0)
    add(state.points, seat, points)
    if state.sheet.bonus is not None and line.key in state.sheet.bonus.of:
        add(state.toward, seat, points)
    if line.key == state.sheet.ends.tie:
        add(state.tie, seat, units)


def add(book: Column[int], seat: Seat, more: int) -> None:
    """Add `more` to a seat's entry in a column; the sum is limited to what the ledger can hold."""
    book[seat] = max(-MOST, min(MOST, book[seat] + more))


def by_points(state: State) -> list[Seat]:
    """Return the seats, the leader first: by most points, or by fewest if the fewest win."""
    sign = 1 if state.sheet.ends.winner is Winner.LOWEST else -1
    return sorted(state.table.seats, key=lambda seat: sign * state.points[seat])
