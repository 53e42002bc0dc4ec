"""Before the game: questions for the box and its sheet; players make and change a sheet by answering questions."""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any

from companion.games.any_box import box, box_sheet, sheet_fields
from companion.games.any_box.sheet_reading import list_doubts, read_sheet
from companion.table import Choose, KeptSheets, Number, Option, Phrase, Write, phrase
from companion.table.game import SHEET, JudgedSheet, Prepared

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
    elif max(sheet.ends.rounds.values()):
        least, most = min(sheet.ends.rounds.values()), max(sheet.ends.rounds.values())
        parts.append(
            phrase("any-about-rounds", rounds=most) if least == most else phrase("any-about-rounds-by", least=least, most=most)
        )
    return phrase("any-about", parts=tuple(parts))


def minutes(seconds: int) -> Phrase:
    """Return a span of time as a phrase."""
    whole, rest = divmod(seconds, MINUTE)
    return phrase("any-minutes", minutes=whole, rest=rest, seconds=seconds)


def judge(plain: Mapping[str, Any]) -> JudgedSheet:
    """Return what a sheet would do, what is probably not meant, or why it cannot be played."""
    try:
        sheet = read_sheet(plain)
    except sheet_fields.SheetRefused as refused:
        return JudgedSheet(False, ((refused.place, refused.reason),), refused.unknown, refused.known)
    said = phrase("any-whole", low=sheet.players[0], high=sheet.players[1], about=about(sheet))
    lines = tuple(line.name.words for line in sheet.score)
    return JudgedSheet(True, tuple(list_doubts(plain)), title=sheet.title.words, about=said, lines=lines)


KEPT, NOTHING = "kept", "none"
FINE, COARSE = 120, 1800
"""The most seconds of a clock per turn, and of a clock per player."""
LIMIT = 1000
MOST_NAMED = 8
"""The most lines of a score that are named by answering."""
USUAL = {box_sheet.ClockKind.TURN: 60, box_sheet.ClockKind.BANK: 600, box_sheet.ClockKind.SAND: 300}
"""The suggested seconds for each kind of clock."""


async def changed(plain: Mapping[str, Any], sheet: box_sheet.BoxSheet, tries: int) -> Mapping[str, Any]:
    """Ask for each setting that players can change, and return the changed sheet."""
    made = {key: value for key, value in plain.items() if key not in {"turns", "clock", "ends"}}
    made["turns"] = {**plain.get("turns", {}), **await _turns(sheet, tries)}
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
        made = {key: value for key, value in made.items() if key not in {"score", "bonus", "set"}}
        made["version"] = box_sheet.VERSION
        if score != NOTHING:
            made["score"] = [{"name": name, "when": score, "high": 500} for name in await _name_lines(tries)]
    made["ends"] = await _ends(plain, sheet, tries, counts="score" in made and bool(made["score"]), free=free)
    counts = bool(made.get("score") or made.get("marker"))
    made["turns"]["begins"] = await _ask_who_begins(sheet, tries, counts=counts)
    kept = ("limit", "asks", *(("tie", "fewest", "rank", "best_of") if score == KEPT else ()))
    made["ends"] = {key: value for key, value in plain.get("ends", {}).items() if key in kept} | made["ends"]
    if not made["ends"].get("points"):
        made["ends"].pop("best_of", None)
    return made


async def _name_lines(tries: int) -> list[str | Mapping[str, str]]:
    """Ask for the names of what is counted, or take points; no name comes twice."""
    options = (Option("one", phrase("any-lines-one"), icon="points"), Option("several", phrase("any-lines-several"), icon="menu"))
    if await Choose("any.ask-lines", occurrence=(tries,), options=options, likely="one") == "one":
        return [{"de": "Punkte", "en": "Points"}]
    names = dict[str, None]()
    for number in range(MOST_NAMED):
        names[await Write("any.line-name", args={"n": number}, occurrence=(tries, number))] = None
        more = (Option("more", phrase("any-lines-more"), icon="plus"), Option("over", phrase("any-lines-over"), icon="check"))
        if number + 1 < MOST_NAMED and await Choose("any.more-lines", occurrence=(tries, number), options=more) == "over":
            break
    return list(names)


async def _ask_who_begins(sheet: box_sheet.BoxSheet, tries: int, *, counts: bool) -> str:
    """Ask who begins the next round; a round can be won or lost only where points are counted."""
    kinds = [box_sheet.Begins.SAME, box_sheet.Begins.NEXT, box_sheet.Begins.ASKED]
    kinds += [box_sheet.Begins.WINNER, box_sheet.Begins.LOSER] if counts else []
    kinds += [box_sheet.Begins.HOLDER] if sheet.begins is box_sheet.Begins.HOLDER else []
    return await _ask_one_of("begins", kinds, sheet.begins if sheet.begins in kinds else kinds[0], tries)


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


async def _ends(plain: Mapping[str, Any], sheet: box_sheet.BoxSheet, tries: int, *, counts: bool, free: bool) -> dict[str, Any]:
    possible = tuple(box_sheet.Winner) if counts else (box_sheet.Winner.NAMED, box_sheet.Winner.TOGETHER)
    likely = sheet.ends.winner if sheet.ends.winner in possible else possible[0]
    options = tuple(Option(kind.value, phrase(f"any-winner-{kind}")) for kind in possible)
    winner = await Choose("any.ask-winner", occurrence=(tries,), options=options, likely=likely.value)
    ends: dict[str, Any] = {"winner": winner}
    if any(line.get("when") == box_sheet.When.ONCE for line in plain.get("score", ())) and counts:
        return ends
    if len(set(sheet.ends.rounds.values())) > 1:
        ends["rounds"] = plain["ends"]["rounds"]
        return ends
    likely_rounds = max(sheet.ends.rounds.values())
    ends["rounds"] = await Number("any.ask-rounds", occurrence=(tries,), high=box_sheet.MOST_ROUNDS, likely=likely_rounds)
    if counts and ends["rounds"] == 0:
        likely_limit = min(LIMIT, sheet.ends.points) // 10 * 10
        ends["points"] = await Number("any.ask-limit", occurrence=(tries,), high=LIMIT, steps=10, likely=likely_limit)
        if ends["points"]:
            kinds = [
                limit for limit in box_sheet.Limit if not free or limit not in {box_sheet.Limit.TURN, box_sheet.Limit.LAST_TURN}
            ]
            now = sheet.ends.limit if sheet.ends.limit in kinds else box_sheet.Limit.ROUND
            ends["limit"] = await _ask_one_of("limit", kinds, now, tries, question="when")
    return ends


async def _ask_one_of(name: str, kinds: Iterable[StrEnum], now: StrEnum, tries: int, question: str = "") -> str:
    options = tuple(Option(kind.value, phrase(f"any-{name}-{kind}")) for kind in kinds)
    return await Choose(f"any.ask-{question or name}", occurrence=(tries,), options=options, likely=now.value)


OFFERED = 4
"""The greatest number of known boxes on offer; the box played last comes first."""
SIDE_BY_SIDE = 8
"""The most named games behind one range of letters."""
ON_A_PAGE = 13
"""The most games for a number of players that one page holds, beside the way back."""
REFUSED = 5
LONGEST_SHOWN = 24
"""The most letters shown of a file's name, beside the reason why its sheet cannot be played."""


async def prepare(shelf: KeptSheets) -> Prepared:
    """Ask for the box and whether its sheet fits (AB-016); return the sheet with its numbers of players."""
    plain, certain = await _which(shelf)
    if certain:
        return Prepared({SHEET: plain}, seats_of(read_sheet(plain)))
    if not plain:
        # A new box has a title of its own and takes the most similar sheet
        called, own = await Write("any.title"), _keep_readable(shelf.files)
        like = [Option(name, read_sheet(box.shipped(name)).title.words, icon="book") for name in box.SHEETS]
        like += [Option(f"box:{name}", _name_box(read_sheet(own[name])), icon="pen") for name in own]
        kind = await Choose("any.kind", options=tuple(like))
        plain = {**(box.shipped(kind) if kind in box.SHEETS else own[kind.removeprefix("box:")]), "title": called}
    tries = 0
    while True:
        tries += 1
        sheet = read_sheet(plain)
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
    titles = [read_sheet(box.shipped(name)).title for name in (*box.SHEETS, *box.NAMED)]
    return frozenset(text for title in titles for text in title.every)


def printed_numbers() -> Mapping[int, Mapping[str, str]]:
    """Return the name by language of each named game, by its number at BoardGameGeek."""
    sheets = (read_sheet(box.shipped(name)) for name in box.NAMED)
    return {sheet.origin.bgg: {"de": sheet.title.de, "en": sheet.title.en} for sheet in sheets if sheet.origin.bgg}


def _name_box(sheet: box_sheet.BoxSheet) -> Phrase:
    """Return the title of a sheet, for which a language can have another one: `box-ticket-to-ride` for "Ticket to Ride"."""
    plain = re.sub(r"[^a-z0-9]+", "-", sheet.title.en.lower()).strip("-")
    return phrase("any-named", **sheet.title.words.args, box=f"box-{plain}")


def _title(facts: Mapping[str, Any]) -> sheet_fields.SheetText | None:
    sheet = facts.get(SHEET)
    if not isinstance(sheet, Mapping):
        return None
    try:
        return read_sheet(sheet).title
    except sheet_fields.SheetRefused:
        return None


async def _which(shelf: KeptSheets) -> tuple[Mapping[str, Any], bool]:
    """Ask for a known box or a named game, and return its sheet and whether it needs no look; an empty one means a new box."""
    known = _keep_readable(shelf.files)
    newest = list(known)[: -OFFERED - 1 : -1]
    offered = [Option(f"box:{name}", _name_box(read_sheet(known[name])), icon="book") for name in newest]
    others = [Option(f"box:{name}", _name_box(read_sheet(known[name])), icon="book") for name in known if name not in newest]
    # Show as many unplayable sheets as there is room for with their reasons, and the number of further ones
    names = [name for name in (*shelf.files, *shelf.unreadable) if name not in known]
    refused = [_make_refused_option(name, shelf) for name in names[:REFUSED]]
    if len(names) > len(refused):
        more = phrase("any-more-refused", n=len(names) - len(refused))
        refused.append(Option("more", more, off=phrase("any-bad-more"), icon="doubt"))
    ranges = _by_letter()
    mine = (Option("mine", phrase("any-mine"), icon="book"),) if others else ()
    ways = (*mine, Option("players", phrase("any-by-players"), icon="pawn"), Option("new", phrase("any-new-box"), icon="plus"))
    held = {**{option.key: games for option, games in ranges}, "mine": tuple(others)}
    options = (*offered, *(option for option, _ in ranges), *ways, *refused)
    chosen = await Choose("any.which", options=options)
    if chosen == "players":
        held = _by_players()
        counts = tuple(Option(key, _say_count(key), icon="pawn") for key in held)
        chosen = await Choose("any.how-many", options=counts)
    if chosen in held:
        chosen = await Choose("any.game", options=held[chosen])
    if chosen == "new":
        return {}, False
    kind, _, name = chosen.partition(":")
    return (box.shipped(name), True) if kind == "game" else (known[name], False)


def _by_letter() -> tuple[tuple[Option[str], tuple[Option[str], ...]], ...]:
    """Return ranges of letters, each with its named games; a game with two names is behind both of their letters."""
    games = _named_games()
    behind: dict[str, list[Option[str]]] = {}
    for letter in sorted({letter for letters, _, _ in games for letter in letters}):
        behind[letter] = [option for letters, _, option in games if letter in letters]
    ranges: list[tuple[list[str], dict[str, Option[str]]]] = []
    for letter, options in behind.items():
        held = {option.key: option for option in options}
        if ranges and len(ranges[-1][1] | held) <= SIDE_BY_SIDE:
            ranges[-1][0].append(letter)
            ranges[-1][1].update(held)
        else:
            ranges.append(([letter], held))
    return tuple(
        (
            Option(f"letters:{letters[0]}", phrase("any-letters", first=letters[0], last=letters[-1]), icon="book"),
            tuple(held.values()),
        )
        for letters, held in ranges
    )


def _by_players() -> dict[str, tuple[Option[str], ...]]:
    """Return the named games by how many may play; if one page does not hold them, by first letters too (`4`, or `4:A:K`)."""
    games, found = _named_games(), {}
    for count in range(1, len(box.COLOURS) + 1):
        fitting = [(min(letters), option) for letters, seats, option in games if count in seats]
        for first in range(0, len(fitting), ON_A_PAGE):
            part = fitting[first : first + ON_A_PAGE]
            whole = len(part) == len(fitting)
            found[str(count) if whole else f"{count}:{part[0][0]}:{part[-1][0]}"] = tuple(option for _, option in part)
    return found


def _say_count(key: str) -> Phrase:
    count, *letters = key.split(":")
    if not letters:
        return phrase("any-so-many", n=int(count))
    return phrase("any-so-many-letters", n=int(count), first=letters[0], last=letters[1])


@cache
def _named_games() -> tuple[tuple[frozenset[str], tuple[int, ...], Option[str]], ...]:
    """Return for each named game the first letters of its names, its numbers of players, and its option."""
    games = []
    for name in box.NAMED:
        sheet = read_sheet(box.shipped(name))
        letters = frozenset(text[0].upper() for text in sheet.title.every)
        games.append((letters, seats_of(sheet), Option(f"game:{name}", _name_box(sheet), icon="book")))
    return tuple(sorted(games, key=lambda game: min(game[0])))


def _keep_readable(sheets: Mapping[str, Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    return {name: plain for name, plain in sheets.items() if _why_not(plain) is None}


def _why_not(plain: Mapping[str, Any]) -> sheet_fields.SheetRefused | None:
    try:
        read_sheet(plain)
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
