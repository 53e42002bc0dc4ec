"""Turns and time: the order of turns, the questions of a turn, its clock, reminders and draws."""

from companion.games.any_box import box_sheet, points, sheet_fields
from companion.games.any_box.state import State
from companion.table import Argument, Asked, Draw, Option, Phrase, Seat, Sector, Spin, Tell, TurnClock, phrase, seat_options


async def remind(state: State, moment: box_sheet.SaidAt, seat: Seat | None = None) -> None:
    """Tell the reminders that are due at this moment, and make its draws."""
    for phase in due(state, moment):
        if moment is not box_sheet.SaidAt.TURN or phase.wait:
            args = {"say": phase.say.words, "name": phase.name.words}
            at, waits = (state.round,), phase.wait
            await Tell("any.phase", args=args, seat=seat, subject=phase.key, occurrence=at, passes=not waits, rules=("AB-004",))
    for rule in state.sheet.draws:
        if rule.at is moment:
            await throw(rule, seat, (state.round,))


def due(state: State, moment: box_sheet.SaidAt) -> tuple[box_sheet.Reminder, ...]:
    """Return the reminders of this moment in this round."""
    return tuple(phase for phase in state.sheet.phases if phase.at is moment and state.round % phase.every == 0)


def saying(state: State) -> dict[str, Argument]:
    """Return the arguments for the reminders said with a turn's own prompt; those that wait have their own prompts."""
    said = [phase.say for phase in due(state, box_sheet.SaidAt.TURN) if not phase.wait]
    return {"say": sheet_fields.sentences(said).words, "n": len(said)}


async def throw(rule: box_sheet.DrawRule, seat: Seat | None, occurrence: tuple[int, ...]) -> None:
    """Throw the dice of a rule one after the other, or draw its cards (AB-005)."""
    name: Phrase = rule.name.words
    args: dict[str, Argument]
    if rule.cards:
        options = tuple(Option(str(number), phrase("any-card", name=card)) for number, card in enumerate(rule.cards))
        await Draw(
            "any.draw",
            args={"name": name, "count": rule.count},
            seat=seat,
            subject=rule.key,
            occurrence=occurrence,
            options=options,
            count=rule.count,
            rules=("AB-005",),
        )
        return
    faces = tuple(Sector(face, 1) for face in range(1, rule.faces + 1))
    for die in range(1, rule.count + 1):
        args = {"name": name, "die": die, "count": rule.count}
        await Spin(
            "any.die", args=args, seat=seat, subject=rule.key, occurrence=(*occurrence, die), sectors=faces, house=True,
            low=1, high=rule.faces, alone=True, rules=("AB-005",),
        )  # fmt: skip


async def order_of_turns(state: State, first: Seat) -> tuple[Seat, ...]:
    """Return the order of this round: clockwise, by points, or drawn anew (AB-003)."""
    clockwise = tuple(state.table.seats.clockwise_from(first))
    if state.sheet.order is box_sheet.TurnOrder.DRAWN and len(clockwise) > 1:
        options = seat_options(state.table.seats, "any-name")
        drawn = await Draw("any.order", options=options, occurrence=(state.round,), rules=("AB-003",))
        return tuple(map(state.table.seats.of, drawn))
    if state.sheet.order is box_sheet.TurnOrder.SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: -state.points[seat]))
    if state.sheet.order is box_sheet.TurnOrder.LOW_SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: state.points[seat]))
    return clockwise


async def take_turn(state: State, seat: Seat) -> None:
    """Run one turn: it ends with a press on the clock, else with the score, else with the answer to a prompt."""
    if state.table.empty(seat):
        await points.score_the_turn(state, seat)
        return
    await remind(state, box_sheet.SaidAt.TURN, seat)
    if state.sheet.clock.kind is not box_sheet.ClockKind.NONE:
        await run_the_clock(state, seat)
    elif not (state.sheet.lines(box_sheet.When.TURN) or state.sheet.lines(box_sheet.When.ONCE)):
        # Tell whose turn it is until it is over (AB-003)
        await Tell("any.turn", args=saying(state), seat=seat, occurrence=(state.round,), rules=("AB-003", "AB-004"))
    await points.score_the_turn(state, seat)


async def run_the_clock(state: State, seat: Seat) -> None:
    """Run the clock until the player passes the turn on, and record the time used (AB-006)."""
    before = seconds_of(state, seat)
    if before == 0:
        await time_is_up(state, seat)
        return
    # The clock runs in the seat's colour (AB-006); time while it is paused counts for nobody (AB-007)
    left = await Asked(
        lambda: TurnClock(
            "any.clock",
            args=saying(state),
            seat=seat,
            occurrence=(state.round,),
            seconds=seconds_of(state, seat),
            up=state.sheet.clock.kind is box_sheet.ClockKind.MEASURE,
            rules=("AB-006", "AB-007"),
        )
    )
    used = before - left
    kind = state.sheet.clock.kind
    if kind is box_sheet.ClockKind.MEASURE:
        state.used[seat] += used
    elif kind is box_sheet.ClockKind.BANK:
        state.time[seat] = left
    elif kind is box_sheet.ClockKind.SAND and len(state.table.seats) > 1:
        state.time[seat] = left
        state.time[state.table.seats.after(seat)] += used
    if left == 0 and state.sheet.clock.kind is not box_sheet.ClockKind.MEASURE:
        await time_is_up(state, seat)


def seconds_of(state: State, seat: Seat) -> int:
    """Return the seconds that a turn can take now."""
    return state.time[seat] if state.sheet.clock.banked else state.sheet.clock.seconds


def time_is_up(state: State, seat: Seat) -> Tell:
    """Announce that the time is up; the box's rules say what follows, and no clock runs until the turn is passed on."""
    return Tell("any.time-up", seat=seat, occurrence=(state.round,), rules=("AB-006",))
