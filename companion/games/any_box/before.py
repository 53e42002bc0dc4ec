"""Before the game: questions for the box and its sheet; players make and change a sheet by answering questions."""

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any

from companion.games.any_box import box, box_sheet, sheet_fields
from companion.table import Choose, KeptSheets, Number, Option, Phrase, Write, phrase
from companion.table.game import SHEET, Prepared

MINUTE = 60
FEW = 3
"""The most lines of a score that are named; of more, only the number is given."""


def about(sheet: box_sheet.BoxSheet) -> Phrase:
    """Return a summary of the sheet as a phrase."""
    parts = []
    if len(sheet.score) > FEW:
        parts.append(phrase("any-about-lines", count=len(sheet.score)))
    elif sheet.counts:
        parts.append(phrase("any-about-score", lines=tuple(line.name.words for line in sheet.score)))
    elif sheet.ends.winner is not box_sheet.Winner.TOGETHER:
        parts.append(phrase("any-about-no-score"))
    if sheet.teams:
        parts.append(phrase("any-about-teams"))
    parts.append(phrase(f"any-about-{sheet.ends.winner}"))
    if sheet.clock.kind is not box_sheet.ClockKind.NONE:
        parts.append(phrase(f"any-about-clock-{sheet.clock.kind}", minutes=minutes(sheet.clock.seconds)))
    if sheet.ends.points:
        parts.append(phrase("any-about-points", points=sheet.ends.points))
    elif sheet.ends.rounds:
        parts.append(phrase("any-about-rounds", rounds=sheet.ends.rounds))
    return phrase("any-about", parts=tuple(parts))


def minutes(seconds: int) -> Phrase:
    """Return a span of time as a phrase."""
    whole, rest = divmod(seconds, MINUTE)
    return phrase("any-minutes", minutes=whole, rest=rest, seconds=seconds)


KEPT, NOTHING = "kept", "none"
FINE, COARSE = 120, 1800
"""The most seconds of a clock per turn, and of a clock per player."""
LIMIT = 1000
USUAL = {box_sheet.ClockKind.TURN: 60, box_sheet.ClockKind.BANK: 600, box_sheet.ClockKind.SAND: 300}
"""The suggested seconds for each kind of clock."""


async def changed(plain: Mapping[str, Any], sheet: box_sheet.BoxSheet, tries: int) -> Mapping[str, Any]:
    """Ask for each setting that players can change, and return the changed sheet."""
    made = {key: value for key, value in plain.items() if key not in {"turns", "clock", "ends"}}
    made["turns"] = await _turns(sheet, tries)
    free = made["turns"]["order"] == box_sheet.TurnOrder.FREE
    if free:
        # If all play at once, reminders come at the start of a round, and draws when somebody asks for them
        instead = {"phase": "round", "draw": "asked"}
        made |= {
            kind: [{**part, "at": at} if part.get("at") == box_sheet.SaidAt.TURN else part for part in made[kind]]
            for kind, at in instead.items()
            if kind in made
        }
    made["clock"] = {} if free else await _clock(sheet, tries)
    kinds = (KEPT, NOTHING, box_sheet.When.ROUND.value, *(() if free else (box_sheet.When.TURN.value,)), box_sheet.When.END.value)
    if free and (sheet.lines(box_sheet.When.TURN) or sheet.lines(box_sheet.When.ONCE)):
        kinds = kinds[1:]
    options = tuple(Option(kind, phrase(f"any-score-{kind}")) for kind in kinds if kind != KEPT or sheet.counts)
    score = await Choose("any.ask-score", occurrence=(tries,), options=options)
    if score != KEPT:
        made = {key: value for key, value in made.items() if key not in {"score", "bonus"}}
        if score != NOTHING:
            made["score"] = [{"name": {"de": "Punkte", "en": "Points"}, "when": score, "high": 500}]
    made["ends"] = await _ends(plain, sheet, tries, counts="score" in made and bool(made["score"]))
    if score == KEPT and "tie" in plain.get("ends", {}):
        made["ends"]["tie"] = plain["ends"]["tie"]
    return made


async def _turns(sheet: box_sheet.BoxSheet, tries: int) -> dict[str, str]:
    order = await _ask_one_of("order", box_sheet.TurnOrder, sheet.order, tries)
    if order in {box_sheet.TurnOrder.FREE, box_sheet.TurnOrder.DRAWN}:
        return {"order": order}
    return {"order": order, "first": await _ask_one_of("first", box_sheet.WhoBegins, sheet.first, tries)}


async def _clock(sheet: box_sheet.BoxSheet, tries: int) -> dict[str, Any]:
    kind = box_sheet.ClockKind(await _ask_one_of("clock", box_sheet.ClockKind, sheet.clock.kind, tries))
    if kind in {box_sheet.ClockKind.NONE, box_sheet.ClockKind.MEASURE}:
        return {"kind": kind.value}
    same = kind is sheet.clock.kind
    step, most = (5, FINE) if kind is box_sheet.ClockKind.TURN else (30, COARSE)
    likely = sheet.clock.seconds if same and sheet.clock.seconds <= most and sheet.clock.seconds % step == 0 else USUAL[kind]
    seconds = await Number(
        "any.ask-seconds", occurrence=(tries,), low=step, high=most, steps=step, likely=likely, icon="hourglass"
    )
    return {"kind": kind.value, "seconds": seconds}


async def _ends(plain: Mapping[str, Any], sheet: box_sheet.BoxSheet, tries: int, *, counts: bool) -> dict[str, Any]:
    possible = tuple(box_sheet.Winner) if counts else (box_sheet.Winner.NAMED, box_sheet.Winner.TOGETHER)
    likely = sheet.ends.winner if sheet.ends.winner in possible else possible[0]
    options = tuple(Option(kind.value, phrase(f"any-winner-{kind}")) for kind in possible)
    winner = await Choose("any.ask-winner", occurrence=(tries,), options=options, likely=likely.value)
    ends: dict[str, Any] = {"winner": winner}
    if any(line.get("when") == box_sheet.When.ONCE for line in plain.get("score", ())) and counts:
        return ends
    ends["rounds"] = await Number("any.ask-rounds", occurrence=(tries,), high=box_sheet.MOST_ROUNDS, likely=sheet.ends.rounds)
    if counts and ends["rounds"] == 0:
        likely_limit = min(LIMIT, sheet.ends.points) // 10 * 10
        ends["points"] = await Number("any.ask-limit", occurrence=(tries,), high=LIMIT, steps=10, likely=likely_limit)
    return ends


async def _ask_one_of(name: str, kinds: type[StrEnum], now: StrEnum, tries: int) -> str:
    options = tuple(Option(kind.value, phrase(f"any-{name}-{kind}")) for kind in kinds)
    return await Choose(f"any.ask-{name}", occurrence=(tries,), options=options, likely=now.value)


OFFERED = 8
"""The greatest number of known boxes on offer; the box played last comes first."""
REFUSED = 5
LONGEST_SHOWN = 24
"""The most letters shown of a file's name, beside the reason why its sheet cannot be played."""


async def prepare(shelf: KeptSheets) -> Prepared:
    """Ask for the box and whether its sheet fits (AB-016); return the sheet with its numbers of players."""
    plain = await _which(shelf)
    if not plain:
        # A new box has a title of its own and takes the most similar sheet
        called, own = await Write("any.title"), _keep_readable(shelf.files)
        like = [Option(name, box_sheet.read_sheet(box.shipped(name)).title.words, icon="book") for name in box.SHEETS]
        like += [Option(f"box:{name}", box_sheet.read_sheet(own[name]).title.words, icon="pen") for name in own]
        kind = await Choose("any.kind", options=tuple(like))
        plain = {**(box.shipped(kind) if kind in box.SHEETS else own[kind.removeprefix("box:")]), "title": called}
    tries = 0
    while True:
        tries += 1
        sheet = box_sheet.read_sheet(plain)
        options = (Option("keep", phrase("any-keep"), icon="check"), Option("change", phrase("any-change"), icon="pen"))
        args = {"about": about(sheet)}
        if await Choose("any.as-it-is", args=args, occurrence=(tries,), options=options) == "keep":
            break
        plain = await changed(plain, sheet, tries)
    return Prepared({SHEET: plain}, seats_of(sheet))


def seats_of(sheet: box_sheet.BoxSheet) -> tuple[int, ...]:
    """Return the numbers of players that a sheet allows (AB-001)."""
    return tuple(range(sheet.players[0], min(sheet.players[1], len(box.COLOURS)) + 1))


def title(facts: Mapping[str, Any]) -> str:
    """Return the English name of the box in these facts, whatever the language; "" if it has none."""
    found = _title(facts)
    return found.en if found is not None else ""


def titles(facts: Mapping[str, Any]) -> Mapping[str, str]:
    """Return the name of the box by language; empty if it has only one name."""
    found = _title(facts)
    return {"de": found.de, "en": found.en} if found is not None and found.de != found.en else {}


@cache
def printed_titles() -> frozenset[str]:
    """Return the titles of the sheets that come with the game, in both languages."""
    titles = [box_sheet.read_sheet(box.shipped(name)).title for name in box.SHEETS]
    return frozenset(text for title in titles for text in (title.de, title.en))


def _title(facts: Mapping[str, Any]) -> sheet_fields.SheetText | None:
    sheet = facts.get(SHEET)
    if not isinstance(sheet, Mapping):
        return None
    try:
        return box_sheet.read_sheet(sheet).title
    except sheet_fields.SheetRefused:
        return None


async def _which(shelf: KeptSheets) -> Mapping[str, Any]:
    """Ask for a known box; an empty result means a new one."""
    known = _keep_readable(shelf.files)
    if not shelf.files and not shelf.unreadable:
        return {}
    newest = list(known)[: -OFFERED - 1 : -1]
    offered = [Option(f"box:{name}", box_sheet.read_sheet(known[name]).title.words, icon="book") for name in newest]
    # Show as many unplayable sheets as there is room for with their reasons, and the number of further ones
    names = [name for name in (*shelf.files, *shelf.unreadable) if name not in known]
    refused = [_make_refused_option(name, shelf) for name in names[:REFUSED]]
    if len(names) > len(refused):
        more = phrase("any-more-refused", n=len(names) - len(refused))
        refused.append(Option("more", more, off=phrase("any-bad-more"), icon="doubt"))
    options = (*offered, Option("new", phrase("any-new-box"), icon="plus"), *refused)
    chosen = await Choose("any.which", options=options)
    return {} if chosen == "new" else known[chosen.removeprefix("box:")]


def _keep_readable(sheets: Mapping[str, Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {name: plain for name, plain in sheets.items() if _why_not(plain) is None}


def _why_not(plain: Mapping[str, Any]) -> sheet_fields.SheetRefused | None:
    try:
        box_sheet.read_sheet(plain)
    except sheet_fields.SheetRefused as refused:
        return refused
    return None


def _make_refused_option(name: str, shelf: KeptSheets) -> Option[str]:
    """Return the option for a sheet that cannot be played, with the reason."""
    refused = _why_not(shelf.files[name]) if name in shelf.files else None
    line = re.search(r"line (\d+)", shelf.unreadable.get(name, ""))
    unreadable = phrase("any-bad-unreadable", line=int(line[1]) if line else 0)
    why = refused.reason if refused is not None else unreadable
    shown = name if len(name) <= LONGEST_SHOWN else f"{name[: LONGEST_SHOWN - 1]}…"
    return Option(f"box:{name}", phrase("any-own-sheet", title=shown, why=why), off=phrase("any-bad-more"), icon="doubt")
