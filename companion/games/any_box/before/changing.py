"""Changing a sheet by answering questions: turns, clock, what is counted, who wins, when it ends."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from companion.games.any_box.sheet.parts import ClockKind, SaidAt, TurnOrder, When, WhoBegins, Winner
from companion.games.any_box.sheet.sheet import MOST_ROUNDS, BoxSheet
from companion.table import Choose, Number, Option, phrase

KEPT, NOTHING = "kept", "none"
FINE, COARSE = 120, 1800
"""Up to so many seconds a turn's clock is set; so many are the most of it."""
LIMIT = 1000
USUAL = {ClockKind.TURN: 60, ClockKind.BANK: 600, ClockKind.SAND: 300}
"""Seconds that the counting begins at."""


async def changed(plain: Mapping[str, Any], sheet: BoxSheet, tries: int) -> Mapping[str, Any]:
    """Ask for each thing that people change, and give the sheet as it is then."""
    made = {key: value for key, value in plain.items() if key not in {"turns", "clock", "ends"}}
    made["turns"] = await _turns(sheet, tries)
    free = made["turns"]["order"] == TurnOrder.FREE
    if free:
        made |= _without_turns(made)
    made["clock"] = {} if free else await _clock(sheet, tries)
    score = await _score(sheet, tries, free=free)
    if score != KEPT:
        made = {key: value for key, value in made.items() if key not in {"score", "bonus"}}
        if score != NOTHING:
            made["score"] = [{"name": {"de": "Punkte", "en": "Points"}, "when": score, "high": 500}]
    made["ends"] = await _ends(plain, sheet, tries, counts="score" in made and bool(made["score"]))
    if score == KEPT and "tie" in plain.get("ends", {}):
        made["ends"]["tie"] = plain["ends"]["tie"]
    return made


def _without_turns(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Give what is said and drawn where all play at once: at the start of a round, or when somebody asks for it."""
    instead = {"phase": "round", "draw": "asked"}
    return {
        kind: [{**part, "at": at} if part.get("at") == SaidAt.TURN else part for part in plain[kind]]
        for kind, at in instead.items()
        if kind in plain
    }


async def _turns(sheet: BoxSheet, tries: int) -> dict[str, str]:
    order = await _one_of("order", TurnOrder, sheet.order, tries)
    if order in {TurnOrder.FREE, TurnOrder.DRAWN}:
        return {"order": order}
    return {"order": order, "first": await _one_of("first", WhoBegins, sheet.first, tries)}


async def _clock(sheet: BoxSheet, tries: int) -> dict[str, Any]:
    kind = ClockKind(await _one_of("clock", ClockKind, sheet.clock.kind, tries))
    if kind in {ClockKind.NONE, ClockKind.MEASURE}:
        return {"kind": kind.value}
    same = kind is sheet.clock.kind
    step, most = (5, FINE) if kind is ClockKind.TURN else (30, COARSE)
    likely = sheet.clock.seconds if same and sheet.clock.seconds <= most and sheet.clock.seconds % step == 0 else USUAL[kind]
    seconds = await Number(
        "any.ask-seconds", occurrence=(tries,), low=step, high=most, steps=step, likely=likely, icon="hourglass"
    )
    return {"kind": kind.value, "seconds": seconds}


async def _score(sheet: BoxSheet, tries: int, *, free: bool) -> str:
    kinds = (KEPT, NOTHING, When.ROUND.value, *(() if free else (When.TURN.value,)), When.END.value)
    if free and (sheet.lines(When.TURN) or sheet.lines(When.ONCE)):
        kinds = kinds[1:]
    options = tuple(Option(kind, phrase(f"any-score-{kind}")) for kind in kinds if kind != KEPT or sheet.counts)
    return await Choose("any.ask-score", occurrence=(tries,), options=options)


async def _ends(plain: Mapping[str, Any], sheet: BoxSheet, tries: int, *, counts: bool) -> dict[str, Any]:
    possible = tuple(Winner) if counts else (Winner.NAMED, Winner.TOGETHER)
    likely = sheet.ends.winner if sheet.ends.winner in possible else possible[0]
    options = tuple(Option(kind.value, phrase(f"any-winner-{kind}")) for kind in possible)
    winner = await Choose("any.ask-winner", occurrence=(tries,), options=options, likely=likely.value)
    ends: dict[str, Any] = {"winner": winner}
    if any(line.get("when") == When.ONCE for line in plain.get("score", ())) and counts:
        return ends
    ends["rounds"] = await Number("any.ask-rounds", occurrence=(tries,), high=MOST_ROUNDS, likely=sheet.ends.rounds)
    if counts and ends["rounds"] == 0:
        likely_limit = min(LIMIT, sheet.ends.points) // 10 * 10
        ends["points"] = await Number("any.ask-limit", occurrence=(tries,), high=LIMIT, steps=10, likely=likely_limit)
    return ends


async def _one_of(name: str, kinds: type[StrEnum], now: StrEnum, tries: int) -> str:
    options = tuple(Option(kind.value, phrase(f"any-{name}-{kind}")) for kind in kinds)
    return await Choose(f"any.ask-{name}", occurrence=(tries,), options=options, likely=now.value)
