"""What is said at its moment, and what the device throws or draws (AB-004, AB-005)."""

from companion.games.any_box.box_sheet import DrawRule, Reminder, SaidAt
from companion.games.any_box.sheet_fields import sentences
from companion.games.any_box.state import State
from companion.table import Draw, Option, Phrase, Seat, Sector, Spin, Tell, phrase
from companion.table.phrase import Argument


async def remind(state: State, moment: SaidAt, seat: Seat | None = None) -> None:
    """Say what is due at this moment, and draw what is drawn then."""
    for phase in due(state, moment):
        if moment is not SaidAt.TURN or phase.wait:
            await _told(state, phase, seat)
    for rule in state.sheet.draws:
        if rule.at is moment:
            await throw(rule, seat, (state.round,))


def due(state: State, moment: SaidAt) -> tuple[Reminder, ...]:
    """List the reminders of this moment in this round."""
    return tuple(phase for phase in state.sheet.phases if phase.at is moment and state.round % phase.every == 0)


def saying(state: State) -> dict[str, Argument]:
    """Give what is said with a turn itself, and how much that is; what waits is a prompt of its own."""
    said = [phase.say for phase in due(state, SaidAt.TURN) if not phase.wait]
    return {"say": sentences(said).words, "n": len(said)}


async def _told(state: State, phase: Reminder, seat: Seat | None) -> None:
    args = {"say": phase.say.words, "name": phase.name.words}
    await Tell(
        "any.phase", args=args, seat=seat, subject=phase.key, occurrence=(state.round,), passes=not phase.wait, rules=("AB-004",)
    )


async def throw(rule: DrawRule, seat: Seat | None, occurrence: tuple[int, ...]) -> None:
    """Throw dice one after the other, or draw cards (AB-005)."""
    name: Phrase = rule.name.words
    args: dict[str, Argument]
    if rule.cards:
        options = tuple(Option(str(number), phrase("any-card", name=card)) for number, card in enumerate(rule.cards))
        args = {"name": name, "count": rule.count}
        await Draw(
            "any.draw",
            args=args,
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
