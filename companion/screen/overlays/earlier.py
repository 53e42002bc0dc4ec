"""Earlier answers, by round and player: to be mended, or to make something up before one of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from companion.play.acts import MakeUp
from companion.play.snapshot import Answered
from companion.screen.overlays.paper import PaperEntry, listing, paper
from companion.screen.page.effects import Both, Close, Do, Earlier, Effect, Open, Repairing
from companion.screen.page.stage import Stage
from companion.screen.widgets.basics import Button
from companion.table.draft import FOLLOWS
from companion.table.questions.kinds import Choose, Tell

K = TypeVar("K", int, str)
FLAT, ROUND = 12, 6
"""So many answers are listed at once, of the whole game and of one round; more are grouped."""


def question_words(stage: Stage, answered: Answered) -> str:
    """Say who was asked and what."""
    seat = answered.question.seat
    words = stage.words(answered.question.words)
    return f"{seat.name}: {words}" if seat is not None else words


def answer_words(stage: Stage, answered: Answered) -> str:
    """Say an answer: numbers as they are, options in their words; nothing where it cannot be said in short."""
    options = {option.key: stage.words(option.words) for option in getattr(answered.question, "options", ())}
    value = answered.value
    if isinstance(value, bool) or value is None:
        return ""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return options.get(value, value)
    if isinstance(value, list | tuple) and all(isinstance(key, str) for key in value):
        return ", ".join(options.get(str(key), str(key)) for key in value)
    return ", ".join(str(number) for number in value.values()) if isinstance(value, dict) else ""


def show_earlier(stage: Stage, overlay: Earlier) -> None:
    """List earlier answers, the last first; many of them by round, and those of a long round by player."""
    found = [each for each in reversed(stage.snapshot.history) if _decided(each)]
    note = "screen-forgotten-note" if overlay.forgot else "screen-earlier-note"
    inner = paper(stage, _title(stage, overlay), stage.say(note))
    if overlay.round is None and len(found) > FLAT:
        listing(inner, _rounds(stage, overlay, found), columns=(3, 2, 2), tools=_tools(stage, overlay))
        return
    found = [each for each in found if overlay.round in {None, each.place.round}]
    if overlay.round is not None and overlay.colour is None and len(found) > ROUND:
        listing(inner, _players(stage, overlay, found), tools=_tools(stage, overlay))
        return
    shown = [each for each in found if overlay.colour in {None, _colour(each)}]
    listing(inner, [_entry(stage, overlay, each) for each in shown], columns=(1, 1, 1), long=True, tools=_tools(stage, overlay))


def _tools(stage: Stage, overlay: Earlier) -> list[Button]:
    """Give the way to the same list, before whose answers something was forgotten."""
    forgot = Earlier(True, overlay.round, overlay.colour)
    return [] if overlay.forgot else [("forgotten", stage.say("screen-menu-forgotten"), Open(forgot), "")]


def _decided(answered: Answered) -> bool:
    """Tell whether somebody answered, or could have answered otherwise."""
    question = answered.question
    options = question.options if isinstance(question, Choose) else ()
    open_ = sum(option.off is None for option in options)
    return not isinstance(question, Tell) and (answered.source != FOLLOWS or open_ > 1)


def _title(stage: Stage, overlay: Earlier) -> str:
    title = stage.say("screen-menu-forgotten" if overlay.forgot else "screen-menu-earlier")
    if overlay.round is None:
        return title
    seat = next((seat for seat in stage.snapshot.seats if seat.colour == overlay.colour), None)
    return f"{_round(stage, overlay.round)}, {seat.name}" if seat is not None else _round(stage, overlay.round)


def _round(stage: Stage, number: int) -> str:
    return stage.say("screen-round", round=number) if number else stage.say("screen-before-round-1")


def _rounds(stage: Stage, overlay: Earlier, found: Iterable[Answered]) -> list[PaperEntry]:
    counted = _counted(each.place.round for each in found)
    return [
        PaperEntry(f"round:{number}", _round(stage, number), Open(Earlier(overlay.forgot, number)), note=str(count))
        for number, count in counted.items()
    ]


def _players(stage: Stage, overlay: Earlier, found: Iterable[Answered]) -> list[PaperEntry]:
    names = {seat.colour: seat.name for seat in stage.snapshot.seats} | {"": stage.say("terminal-all")}
    counted = _counted(map(_colour, found))
    return [
        PaperEntry(
            f"player:{colour}",
            name,
            Open(Earlier(overlay.forgot, overlay.round, colour)),
            f"seat-{colour}" if colour else "",
            note=str(counted[colour]),
        )
        for colour, name in names.items()
        if colour in counted
    ]


def _counted(keys: Iterable[K]) -> Mapping[K, int]:
    counted: dict[K, int] = {}
    for key in keys:
        counted[key] = counted.get(key, 0) + 1
    return counted


def _colour(answered: Answered) -> str:
    return answered.question.seat.colour if answered.question.seat is not None else ""


def _entry(stage: Stage, overlay: Earlier, answered: Answered) -> PaperEntry:
    step = answered.step
    effect: Effect = Both(Do(MakeUp(step)), Close()) if overlay.forgot else Open(Repairing(step))
    return PaperEntry(f"step:{step}", question_words(stage, answered), effect, note=answer_words(stage, answered))
