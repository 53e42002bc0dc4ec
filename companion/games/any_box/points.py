"""Points: what is counted after a turn, after a round, once per game, at the end, and whenever somebody says so."""

from collections.abc import Mapping

from companion.games.any_box import worth
from companion.games.any_box.box_sheet import Limit, ScoreLine, When, Whose, Winner
from companion.games.any_box.sheet_fields import sentences
from companion.games.any_box.sheet_teaching import END
from companion.games.any_box.state import MOST, State
from companion.table import (
    NOT_IMPLIED,
    Argument,
    Choose,
    Column,
    Number,
    Option,
    Pick,
    Reason,
    Row,
    Seat,
    Tally,
    Tell,
    asks,
    phrase,
    seat_options,
)
from companion.table.questions.grid import NumberGrid

SPAN = 30
"""Lines with a wider range than this are not counted up in one row for each player."""
ONE_DIGIT = 9
"""On a page of version 2, a line with a wider range is typed."""
FULL = 8
"""The most lines on one page."""
LOST = "-lost"
NOBODY = "nobody"
RULES = ("AB-008", "AB-009", "AB-010", "AB-017")


def _args(*lines: ScoreLine) -> dict[str, Argument]:
    """Return what a question for these lines says: the first one's name, when it is written, and the sheet's own questions."""
    asked = [line.ask for line in lines if line.ask]
    return {"line": lines[0].name.words, "when": lines[0].when.value, "say": sentences(asked).words, "n": len(asked)}


def _rules(state: State, *rules: str) -> tuple[str, ...]:
    """Return the rules behind a question for points, at the end of the game those of the end first."""
    return (*END, *rules) if state.over else rules


class GameOver(Exception):
    """The game has ended, perhaps within a round; no further round is played."""


async def score_the_turn(state: State, seat: Seat, stage: str = "") -> None:
    """Ask for the lines of a turn, and for one of the lines that are written once per game (AB-008)."""
    lines = state.sheet.lines(When.TURN, state.round, stages=("", stage))
    shared = tuple(line for line in lines if line.whose is Whose.ALL)
    await score_pages(state, tuple(line for line in lines if line not in shared), (seat,), state.moment)
    await score_pages(state, shared, state.writing, (*state.moment, state.playing.index(seat)) if shared else ())
    if state.sheet.lines(When.ONCE):
        line = state.sheet.line(await which_line(state, seat))
        if line.fixed:
            units = line.low if await whether_scored(state, seat, line) == "scored" else 0
        else:
            units = await amount(state, seat, line)
        state.written[seat] = (*state.written[seat], line.key)
        settle_page(state, (line,), {line.key: {seat.colour: units}}, {})


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
            Option("scored", phrase("any-scored", points=worth.worth(line, line.low)), icon="check"),
            Option("crossed-out", phrase("any-crossed-out"), icon="cross"),
        ),
        absent="crossed-out",
        rules=("AB-008",),
        illustration=state.track(),
    )


async def score_the_stage(state: State, stage: str) -> None:
    """Ask for the lines of a round that belong to a stage of it, or to none (AB-008)."""
    lines = state.sheet.lines(When.ROUND, state.round, stages=(stage,))
    for line in lines:
        if line.whose is Whose.ONE:
            await score_one(state, line)
        elif line.whose is Whose.SIDES:
            await score_sides(state, line)
    await score_pages(state, tuple(line for line in lines if line.whose is Whose.EACH), state.writing, (state.round,))


async def tell_the_round(state: State) -> None:
    """Tell the standing; a round without turns and points ends with a prompt."""
    if state.sheet.lines(When.ROUND) or state.sheet.lines(When.TURN) or state.sheet.lines(When.ONCE):
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
    state.over = True
    await score_pages(state, state.sheet.lines(When.END), tuple(state.table.seats), (state.round,))
    bonus = state.sheet.bonus
    if bonus is not None and not bonus.again:
        for seat in state.table.seats:
            if state.toward[seat] >= bonus.at:
                add(state.points, seat, bonus.gives)


async def score_pages(state: State, lines: tuple[ScoreLine, ...], seats: tuple[Seat, ...], at: tuple[int, ...]) -> None:
    """Ask these players for lines, on as few pages as hold them, and score all of them together (AB-009, AB-010)."""
    if not state.sheet.pages:
        for line in lines:
            called = {line.key: await _counted(state, line, "any.bids")} if line.bid is not None else {}
            own = line.when is When.TURN
            made = {seats[0].colour: await amount(state, seats[0], line)} if own else await _counted(state, line)
            settle_page(state, (line,), {line.key: made}, called)
        return
    if lines:
        settle_page(state, lines, await ask_pages(state, lines, seats, at, "any.count"), state.announced)


async def announce(state: State, stage: str) -> None:
    """Ask for the numbers that are announced before a stage of a round, or before the round (AB-009); in version 1 none are."""
    lines = state.sheet.lines(When.ROUND, state.round, stages=(stage,)) if state.sheet.pages else ()
    bid = tuple(line for line in lines if line.bid is not None)
    state.announced |= await ask_pages(state, bid, state.writing, (state.round,), "any.bids")


async def ask_pages(
    state: State, lines: tuple[ScoreLine, ...], seats: tuple[Seat, ...], at: tuple[int, ...], question: str
) -> dict[str, Mapping[str, int]]:
    """Ask these players for lines, on as few pages as hold them; return the units by line and colour."""
    units: dict[str, Mapping[str, int]] = {}
    for first in range(0, len(lines), FULL):
        units |= await page_of(state, lines[first : first + FULL], seats, at, question)
    return units


async def page_of(
    state: State, lines: tuple[ScoreLine, ...], seats: tuple[Seat, ...], at: tuple[int, ...], question: str
) -> Mapping[str, Mapping[str, int]]:
    """Ask these players for all lines of one page; return the units by line and colour."""
    line = lines[0]
    if len(lines) == len(seats) == 1:
        return {line.key: {seats[0].colour: await amount(state, seats[0], line, at=at)}}
    plain = len(line.totals) < 2 and not (question == "any.bids" and line.bid is not None and line.bid.never)  # noqa: PLR2004
    if len(lines) == 1 and plain and line.high - line.low <= ONE_DIGIT:
        return {line.key: await together(state, line, question, seats, at)}
    said = await grid(state, lines, seats, at, question)
    return {line.key: {seat.colour: said[f"{line.key}.{seat.colour}"] for seat in seats} for line in lines}


def grid(state: State, lines: tuple[ScoreLine, ...], seats: tuple[Seat, ...], at: tuple[int, ...], question: str) -> NumberGrid:
    """Build the page on which several lines are written at once, a column for each player."""
    first, bids = lines[0], question == "any.bids"
    rows = tuple(
        Row(
            f"{line.key}.{seat.colour}", phrase("grid-cell", line=line.name.words, column=phrase("any-name", who=seat)),
            seat=seat, low=line.low, high=line.high, likely=_likely(line),
        )
        for line in lines
        for seat in seats
    )  # fmt: skip
    never = {line.key: state.round if line.total_is_round else line.totals[0] for line in lines if bids and _never(line)}
    return NumberGrid(
        question if len(lines) == 1 or bids else "any.page",
        args=_args(*lines),
        seat=seats[0] if len(seats) == 1 else None,
        subject=first.key,
        occurrence=at,
        rows=rows,
        lines={line.key: line.name.words for line in lines},
        columns={seat.colour: phrase("any-name", who=seat) for seat in seats},
        sums={} if bids else {line.key: totals for line in lines if (totals := _totals(state, line, len(seats)))},
        never=never,
        rules=_rules(state, *RULES),
    )


def _never(line: ScoreLine) -> bool:
    return line.bid is not None and line.bid.never and (line.total_is_round or bool(line.totals))


def _likely(line: ScoreLine) -> int:
    return 1 if line.factor and line.low <= 1 <= line.high else max(line.low, min(0, line.high))


def settle_page(
    state: State, lines: tuple[ScoreLine, ...], units: Mapping[str, Mapping[str, int]], bids: Mapping[str, Mapping[str, int]]
) -> None:
    """Score the lines of a moment: what they are worth, add to the bonus, and decide between equals (AB-010, AB-017)."""
    points = worth.settle(lines, state.sheet.sets, units, bids, state.round)
    for line in lines:
        for colour, made in units[line.key].items():
            called = bids.get(line.key, {}).get(colour)
            over = made - called if called is not None and line.bid is not None and line.bid.over is not None else None
            write(state, state.table.seats.of(colour), line, made, points[line.key][colour], over)
    end_at_once(state)


def write(state: State, seat: Seat, line: ScoreLine, units: int, points: int, over: int | None = None) -> None:
    """Write a line's points, what they add to the bonus (only `over`, if given), and the units that decide (AB-011, AB-014)."""
    add(state.points, seat, points, state)
    bonus = state.sheet.bonus
    if bonus is not None and line.key in bonus.of:
        before = state.toward[seat]
        add(state.toward, seat, points if over is None else max(0, over))
        if bonus.again and (times := state.toward[seat] // bonus.at - before // bonus.at) > 0:
            add(state.points, seat, bonus.gives * times, state)
    for key, book in ((state.sheet.ends.tie, state.tie), (state.sheet.ends.rank, state.rank)):
        if line.key == key:
            add(book, seat, units)


async def _counted(state: State, line: ScoreLine, question: str = "any.count") -> Mapping[str, int]:
    """Ask for every player's number: together if the range is small or a sum is given, else one after the other."""
    seats = tuple(state.table.seats)
    if line.high - line.low <= SPAN or (question == "any.count" and _totals(state, line, len(seats))):
        return await together(state, line, question, seats, (state.round,))
    return {seat.colour: await amount(state, seat, line, question) for seat in seats}


@asks
def together(state: State, line: ScoreLine, question: str, seats: tuple[Seat, ...], at: tuple[int, ...]) -> Tally:
    """Ask for every player's number in one entry; the sum must match if the sheet gives one (AB-009)."""
    rows = tuple(Row(seat.colour, seat=seat, icon="points", low=line.low, high=line.high, likely=_likely(line)) for seat in seats)
    totals = () if question == "any.bids" else _totals(state, line, len(seats))
    return Tally(
        question, args=_args(line), subject=line.key, occurrence=at, rows=rows, total=totals[0] if totals else None,
        rules=_rules(state, "AB-009", "AB-010"), illustration=state.track(),
    )  # fmt: skip


def _totals(state: State, line: ScoreLine, seats: int) -> tuple[int, ...]:
    """Return what the numbers may come to, if anything; the round's number is limited to what the seats can reach."""
    if line.total_is_round:
        return (max(seats * line.low, min(seats * line.high, state.round)),)
    return tuple(total for total in line.totals if seats * line.low <= total <= seats * line.high)


@asks
def amount(state: State, seat: Seat | None, line: ScoreLine, question: str = "any.amount", at: tuple[int, ...] = ()) -> Number:
    """Ask one player for one line (AB-008), or how high a line is that is won or lost (AB-018); what can only be one follows."""
    won = question == "any.worth"
    low, high = max(0, line.low) if won else line.low, line.high
    args = {**_args(line), "each": line.each}
    likely = max(low, min(0, high))
    name = question if won or question == "any.amount" else f"{question}-of"
    return Number(
        name, args=args, seat=seat, subject=line.key, occurrence=at or (state.round,), common=line.usual,
        low=low, high=high, steps=line.steps, exact=True, likely=likely, absent=likely, icon="points",
        implied=low if won and low == high else NOT_IMPLIED,
        rules=_rules(state, "AB-018" if won else "AB-008"), illustration=state.track(),
    )  # fmt: skip


async def score_one(state: State, line: ScoreLine) -> None:
    """Ask which one of the players a line of this round is for, and how many; what is lost counts against them (AB-018)."""
    may_lose = line.lost > 1 or line.low < 0
    options = []
    for seat in state.writing:
        options.append(Option(seat.colour, phrase("any-one-won" if may_lose else "any-name", who=seat), seat=seat))
        if may_lose:
            options.append(Option(f"{seat.colour}{LOST}", phrase("any-one-lost", who=seat), seat=seat))
    options.append(Option(NOBODY, phrase("any-one-nobody"), icon="cross"))
    said = await Choose(
        "any.one", args=_args(line), subject=line.key, occurrence=(state.round,), options=tuple(options), absent=NOBODY,
        rules=("AB-018",),
    )  # fmt: skip
    if said == NOBODY:
        return
    seat = state.table.seats.of(said.removesuffix(LOST))
    made = await amount(state, seat, line, "any.worth")
    made = -made if said.endswith(LOST) else made
    settle_page(state, (line,), {line.key: {seat.colour: made}}, {})


async def score_sides(state: State, line: ScoreLine) -> None:
    """Ask who has won a line of this round against the others, and how high; all others lose as much (AB-018)."""
    playing = state.writing
    won = await Pick(
        "any.sides", args=_args(line), subject=line.key, occurrence=(state.round,), options=seat_options(playing, "any-name"),
        most=max(1, len(playing) - 1), absent=[], rules=("AB-018",),
    )  # fmt: skip
    if not won:
        return
    made = await amount(state, None, line, "any.worth")
    for colour, points in worth.split_sides(worth.worth(line, made), won, [seat.colour for seat in playing]).items():
        write(state, state.table.seats.of(colour), line, made if points > 0 else 0, points)
    end_at_once(state)


async def score_asked(state: State, seat: Seat) -> None:
    """Ask a player for the lines that may be written at any time (AB-008)."""
    state.throws += 1
    await score_pages(state, state.sheet.lines(When.ANY, state.round), (seat,), (state.round, state.throws))


async def move_marker(state: State, seat: Seat) -> None:
    """Ask which thing has come to a player, and move its points with it (AB-019)."""
    state.throws += 1
    markers = state.sheet.markers
    options = tuple(Option(marker.key, marker.name.words) for marker in markers)
    implied = markers[0].key if len(markers) == 1 else NOT_IMPLIED
    key = await Choose(
        "any.which-marker",
        seat=seat,
        occurrence=(state.round, state.throws),
        options=options,
        implied=implied,
        absent=markers[0].key,
        rules=("AB-019",),
    )
    worth_points = next(marker.points for marker in markers if marker.key == key)
    if state.marker[key]:
        add(state.points, state.table.seats.of(state.marker[key]), -worth_points, state)
    state.marker[key] = seat.colour
    add(state.points, seat, worth_points, state)
    end_at_once(state)


@asks
def which_line(state: State, seat: Seat) -> Choose[str]:
    """Ask which line the player writes; each line is written once (AB-008)."""
    open_lines = [line for line in state.sheet.lines(When.ONCE) if line.key not in state.written[seat]]
    options = tuple(Option(line.key, line.name.words) for line in open_lines)
    return Choose(
        "any.line",
        args={"dice": state.dice, "n": len(state.dice)},
        seat=seat,
        occurrence=(state.round,),
        options=options,
        rules=("AB-003", "AB-008"),
        implied=options[0].key if len(options) == 1 else NOT_IMPLIED,
        absent=options[0].key,
        illustration=state.track(),
    )


def add(book: Column[int], seat: Seat, more: int, state: State | None = None) -> None:
    """Add `more` to a seat's entry in a column; the sum is limited to what the ledger can hold, points to the sheet's bounds."""
    low, high = -MOST, MOST
    if state is not None:
        rule = state.sheet.points
        low, high = low if rule.floor is None else rule.floor, high if rule.ceiling is None else rule.ceiling
    book[seat] = max(low, min(high, book[seat] + more))


def reached(state: State) -> bool:
    """Return whether anybody has the sheet's limit of points, or all together if they play together (AB-012)."""
    ends = state.sheet.ends
    if not ends.points:
        return False
    if ends.winner is Winner.TOGETHER and state.sheet.pages:
        return sum(state.points.values()) >= ends.points
    return max(state.points.values()) >= ends.points


def end_at_once(state: State) -> None:
    """Raise `GameOver` if the limit ends the game at once and somebody has reached it (AB-012)."""
    ends = state.sheet.ends
    if ends.limit is Limit.AT_ONCE and not state.over and not ends.best_of and reached(state):
        raise GameOver


def by_points(state: State) -> list[Seat]:
    """Return the seats, the leader first: by most points, or by fewest if the fewest win."""
    sign = 1 if state.sheet.ends.winner is Winner.LOWEST else -1
    return sorted(state.table.seats, key=lambda seat: sign * state.points[seat])
