"""Mending in a terminal: earlier answers by round, one given anew, something forgotten made up, and what a draft would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.play.acts import Adopt, DropDraft, GameAct, LeaveOut, MakeUp, MendNext, MendOn
from companion.play.snapshot import Answered, Drafted, Snapshot
from companion.table.draft import FOLLOWS
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import Hourglass, ReadCubes, ReadTiles
from companion.table.questions.kinds import Tally, Tell
from companion.table.questions.question import Question
from companion.terminal.forms import parsed, row_name, spelled
from companion.terminal.readings import cubes_named, tiles_named
from companion.words import Words

EARLIER, ANEW, FORGOTTEN = "<", "=", "+"
COMMANDS = (EARLIER, ANEW, FORGOTTEN)
IN_DRAFT = ("ok", "ok!", "x", "-", "=")


def earlier(snapshot: Snapshot, words: Words, typed: str) -> Iterator[str]:
    """Write the answers of a round (the last, if none is typed), each with its number, and how many other rounds have."""
    answered = [each for each in snapshot.history if not isinstance(each.question, Tell) and each.source != FOLLOWS]
    rounds = [each.place.round for each in answered]
    wanted = int(typed) if typed.isdecimal() else max(rounds, default=0)
    for number in sorted(set(rounds)):
        yield words(phrase("terminal-round", round=number, n=rounds.count(number)))
        if number == wanted:
            yield from (line(each, words) for each in answered if each.place.round == wanted)
    yield words(phrase("terminal-mend"))


def line(answered: Answered, words: Words) -> str:
    """Write one answer: its number, who was asked what, and what was said."""
    question = answered.question
    who = f"{question.seat.name}: " if question.seat is not None else ""
    answer = said(question, answered.value, words)
    return f"  {answered.step:4}  {who}{words(question.words)}{answer and f' – {answer}'}"


def said(question: Question[Any], value: Any, words: Words) -> str:
    """Say an answer in the words that were on offer."""
    if isinstance(question, Tell | Hourglass):
        return ""
    if isinstance(question, ReadTiles):
        return tiles_named(value, words) or words(phrase("item-none"))
    if isinstance(question, ReadCubes):
        return cubes_named(value, words)
    if isinstance(question, Tally):
        return ", ".join(f"{row_name(row, words)} {value[row.key]}" for row in question.rows)
    options = {option.key: words(option.words) for option in getattr(question, "options", ())}
    parts = value if isinstance(value, list | tuple) else (value,)
    if not parts:
        return words(phrase("item-none"))
    return ", ".join("–" if part is None else str(options.get(part, part)) for part in parts)


def mending_act(snapshot: Snapshot, words: Words, command: str, rest: str) -> GameAct | None:
    """Give what `= 17 VALUE` and `+ 17` mean; None where no such answer is named. Raises `AnswerRejected`."""
    number, _, value = rest.strip().partition(" ")
    answered = next((each for each in snapshot.history if number == str(each.step)), None)
    if answered is None:
        return None
    if command == FORGOTTEN:
        return MakeUp(answered.step)
    question = answered.question
    return MendOn(answered.step, question.read(parsed(question, spelled(question, value.strip(), words))))


def draft_act(draft: Drafted, command: str) -> GameAct | None:
    """Give what a word means while a draft is open; None for all else."""
    acts: dict[str, GameAct] = {"x": DropDraft()}
    if not draft.decides:
        acts["ok!"] = Adopt(cut=True)
    if draft.whole:
        acts |= {"ok": Adopt(), "ok!": Adopt()}
    if draft.against is not None:
        acts |= {"ok!": Adopt(cut=True), "-": LeaveOut(), "=": MendNext()}
    return acts.get(command)


def draft_lines(draft: Drafted, words: Words) -> Iterator[str]:
    """Write what a draft would change, or the later answer that it contradicts, and what can be typed."""
    if draft.against is not None:
        yield words(phrase("screen-draft-against"))
        yield line(draft.against, words)
        yield words(draft.why or phrase("screen-draft-asked-no-more"))
        yield words(phrase("terminal-draft-against"))
        return
    yield words(phrase("screen-plan" if draft.changes or draft.fallen else "terminal-draft-same"))
    for change in draft.changes:
        if words.has(change.words.id) and words(change.words):
            yield f"· {words(change.words)}"
    for fallen in draft.fallen:
        yield words(phrase("screen-draft-fallen", what=line(fallen, words).strip(), n=0))
    yield words(phrase("terminal-draft-whole"))
