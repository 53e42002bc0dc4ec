"""Turns and time: the order of turns, the questions of a turn, its clock, reminders and draws."""

from dataclasses import replace

from companion.games.any_box import box_sheet, points, sheet_fields
from companion.games.any_box.state import SINCE_1_1, State
from companion.table import (
    Argument,
    Asked,
    Choose,
    Draw,
    LaidCard,
    LaidOut,
    Option,
    Phrase,
    Pick,
    Seat,
    Sector,
    Spin,
    Tell,
    ThrowDice,
    TurnClock,
    phrase,
    seat_options,
)

PIPS = 6
"""The most faces of dice that are drawn with their pips."""


async def remind(state: State, moment: box_sheet.SaidAt, seat: Seat | None = None) -> None:
    """Tell the reminders that are due at this moment, and make its draws."""
    for phase in due(state, moment):
        if moment is not box_sheet.SaidAt.TURN or phase.wait:
            args = {"say": phase.say.words, "name": phase.name.words}
            at, waits = state.moment, phase.wait
            await Tell("any.phase", args=args, seat=seat, subject=phase.key, occurrence=at, passes=not waits, rules=("AB-004",))
    for rule in state.sheet.draws:
        if rule.at is moment:
            await throw(state, rule, seat, state.moment)


async def announce_stage(state: State, stage: box_sheet.RoundStage) -> None:
    """Tell that everybody plays a stage now, if no line asks for it (AB-021)."""
    if not state.sheet.lines(box_sheet.When.ROUND, state.round, stages=(stage.key,)):
        said: dict[str, Argument] = {"say": stage.name.words, "name": phrase("any-phase-stage")}
        await Tell("any.phase", args=said, subject=stage.key, occurrence=state.moment, rules=("AB-021",))


def due(state: State, moment: box_sheet.SaidAt) -> tuple[box_sheet.Reminder, ...]:
    """Return the reminders of this moment in this round."""

    def due_now(phase: box_sheet.Reminder) -> bool:
        return state.round % phase.every == 0 and (not phase.rounds or state.round in phase.rounds)

    return tuple(phase for phase in state.sheet.phases if phase.at is moment and due_now(phase))


def saying(state: State, stage: str = "") -> dict[str, Argument]:
    """Return the arguments for what a turn's own prompt says: its stage, and the reminders without a prompt of their own."""
    said = [each.name for each in state.sheet.stages if each.key == stage]
    said += [phase.say for phase in due(state, box_sheet.SaidAt.TURN) if not phase.wait]
    return {"say": sheet_fields.sentences(said).words, "n": len(said)}


async def throw_together(state: State, rule: box_sheet.DrawRule, seat: Seat | None, at: tuple[int, ...]) -> None:
    """Throw all dice of a rule at once, and again those that the players choose, as often as it says; then tell them (AB-005)."""
    name, lie, again = rule.name.words, dict[str, str](), tuple(map(str, range(1, rule.count + 1)))
    left = rule.throws
    while again:
        left -= 1
        faces = tuple(_face(rule, f"{die}-{face}") for die in again for face in range(1, rule.faces + 1))
        thrown = await ThrowDice(
            "any.throw", args={"name": name}, seat=seat, subject=rule.key, occurrence=(*at, left), options=faces,
            count=len(again), rules=("AB-005",),
        )  # fmt: skip
        lie |= {key.partition("-")[0]: key for key in thrown}
        dice = tuple(_face(rule, lie[die]) for die in sorted(lie))
        state.dice = tuple(die.words for die in dice)
        args: dict[str, Argument] = {"name": name, "dice": state.dice, "left": left}
        if not left:
            cards = LaidOut(tuple(LaidCard(die.words, die.icon) for die in dice))
            await Tell("any.thrown", args=args, seat=seat, subject=rule.key, occurrence=at, rules=("AB-005",), illustration=cards)
            return
        again = await Pick(
            "any.again", args=args, seat=seat, subject=rule.key, occurrence=(*at, left), rules=("AB-005",), absent=[],
            options=tuple(replace(die, key=die.key.partition("-")[0]) for die in dice),
        )  # fmt: skip


def _face(rule: box_sheet.DrawRule, key: str) -> Option[str]:
    """Return the option for a face of a die, `DIE-FACE`."""
    die, _, face = key.partition("-")
    words = phrase("any-face", face=face)
    if rule.dice:
        words = phrase("any-face-of", die=rule.dice[int(die) - 1].words, face=face)
    return Option(key, words, icon=f"die-{face}" if rule.faces <= PIPS else "cube")


async def throw(state: State, rule: box_sheet.DrawRule, seat: Seat | None, occurrence: tuple[int, ...]) -> None:
    """Throw the dice of a rule, or draw its cards (AB-005)."""
    if rule.throws:
        await throw_together(state, rule, seat, occurrence)
        return
    name: Phrase = rule.name.words
    args: dict[str, Argument]
    if rule.cards:
        first = 1 if state.table.level >= SINCE_1_1 else 0
        options = tuple(Option(str(number), phrase("any-card", name=card)) for number, card in enumerate(rule.cards, first))
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


async def find_leader(state: State, first: Seat) -> Seat:
    """Return who begins this round, and tell it where it is not always the same player (AB-020)."""
    if not state.sheet.names_leader:
        return first
    before = state.leads["round"]
    leader = first if not before else await _find_next(state, state.table.seats.of(before))
    for seat in state.table.seats.clockwise_from(leader):
        if not (state.out_of_game(seat) or state.table.empty(seat)):
            leader = seat
            break
    state.leads["round"] = leader.colour
    if before or state.sheet.dealer or state.sheet.plays:
        playing = state.playing
        sitting = tuple(seat for seat in state.table.seats if seat not in playing)
        args: dict[str, Argument] = {"who": leader, "n": len(sitting), "sitting": sitting}
        if state.sheet.dealer:
            args["dealer"] = tuple(state.table.seats.clockwise_from(leader))[-1]
        said = "any.leads" if not state.sheet.dealer else "any.deals"
        await Tell(said, args=args, occurrence=(state.round,), passes=True, rules=("AB-020",))
    return leader


async def _find_next(state: State, before: Seat) -> Seat:
    """Return who begins a further round."""
    begins, seats = state.sheet.begins, state.table.seats
    if begins is box_sheet.Begins.NEXT:
        return seats.after(before)
    if begins is box_sheet.Begins.HOLDER and state.marker[state.sheet.holder]:
        return seats.of(state.marker[state.sheet.holder])
    may = tuple(seats)
    if begins in {box_sheet.Begins.WINNER, box_sheet.Begins.LOSER}:
        gained = {seat: state.points[seat] - state.at_first.get(seat, 0) for seat in seats}
        most = (begins is box_sheet.Begins.WINNER) == (state.sheet.ends.winner is not box_sheet.Winner.LOWEST)
        best = max(gained.values()) if most else min(gained.values())
        may = tuple(seat for seat in seats if gained[seat] == best)
    elif begins is not box_sheet.Begins.ASKED:
        return before
    if len(may) == 1:
        return may[0]
    options = seat_options(may, "any-name")
    return seats.of(await Choose("any.who-begins", options=options, occurrence=(state.round,), rules=("AB-020",)))


async def order_of_turns(state: State, first: Seat, order: box_sheet.TurnOrder) -> tuple[Seat, ...]:
    """Return the order of this round: clockwise, by points, or drawn anew (AB-003)."""
    playing = state.playing
    clockwise = tuple(seat for seat in state.table.seats.clockwise_from(first) if seat in playing)
    if order is box_sheet.TurnOrder.DRAWN and len(clockwise) > 1:
        options = seat_options(state.writing, "any-name")
        drawn = await Draw("any.order", options=options, occurrence=state.moment, rules=("AB-003",))
        return tuple(map(state.table.seats.of, drawn))
    if order is box_sheet.TurnOrder.SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: -state.points[seat]))
    if order is box_sheet.TurnOrder.LOW_SCORE and state.sheet.counts:
        return tuple(sorted(clockwise, key=lambda seat: state.points[seat]))
    return clockwise


async def take_turn(state: State, seat: Seat, stage: str = "") -> None:
    """Run one turn: it ends with a press on the clock, else with the score, else with the answer to a prompt."""
    state.dice = ()
    if state.table.empty(seat):
        await points.score_the_turn(state, seat, stage)
        return
    await remind(state, box_sheet.SaidAt.TURN, seat)
    if state.sheet.clock.kind is not box_sheet.ClockKind.NONE:
        await run_the_clock(state, seat, stage)
    elif not (_own_lines(state, stage) or state.sheet.lines(box_sheet.When.ONCE)):
        # Tell whose turn it is until it is over (AB-003)
        rules = ("AB-003", "AB-004", *(("AB-021",) if stage else ()))
        await Tell("any.turn", args=saying(state, stage), seat=seat, occurrence=state.moment, rules=rules)
    await points.score_the_turn(state, seat, stage)


def _own_lines(state: State, stage: str) -> bool:
    """Return whether a turn ends with a line of the player's own."""
    lines = state.sheet.lines(box_sheet.When.TURN, state.round, stages=("", stage))
    return any(line.whose is not box_sheet.Whose.ALL for line in lines)


async def run_the_clock(state: State, seat: Seat, stage: str = "") -> None:
    """Run the clock until the player passes the turn on, and record the time used (AB-006)."""
    before = seconds_of(state, seat)
    if before == 0:
        await time_is_up(state, seat)
        return
    # The clock runs in the seat's colour (AB-006); time while it is paused counts for nobody (AB-007)
    left = await Asked(
        lambda: TurnClock(
            "any.clock",
            args=saying(state, stage),
            seat=seat,
            occurrence=state.moment,
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
    return Tell("any.time-up", seat=seat, occurrence=state.moment, rules=("AB-006",))
