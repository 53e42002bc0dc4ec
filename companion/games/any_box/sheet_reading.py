"""Reads a sheet from plain values; sheets that cannot be played are refused, and what is probably a mistake is named."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.any_box import box_sheet
from companion.games.any_box.box_sheet import (
    MOST_CARDS,
    MOST_DICE,
    MOST_DRAWS,
    MOST_LINES,
    MOST_MARKERS,
    MOST_PHASES,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_SETS,
    MOST_STAGES,
    MOST_USUAL,
    MOST_VALUES,
    NAME,
    POINTS,
    VERSION,
    WORTH,
    BoxSheet,
    Limit,
    RoundStage,
    SaidAt,
    ScoreLine,
    TurnOrder,
    When,
    Whose,
    Winner,
)
from companion.games.any_box.sheet_fields import SheetFields, SheetRefused, SheetText
from companion.games.any_box.sheet_teaching import SCORE, THOUGHT, TURN, read_teaching
from companion.table import Phrase, phrase


def read_sheet(plain: Mapping[str, Any]) -> BoxSheet:
    """Read a sheet; raises `SheetRefused` with the first place where it cannot be played, and the reason."""
    fields = SheetFields(plain)
    title = fields.text("title", NAME, needed=True)
    version = fields.whole("version", 1, VERSION, 1)
    players = fields.numbers("players", 1, MOST_PLAYERS, (1, MOST_PLAYERS))
    teams = fields.flag("teams")
    origin = box_sheet.SheetOrigin(
        fields.whole("bgg", 0, 10**7, 0), *(fields.text(key).en for key in ("author", "licence", "source"))
    )
    markers = tuple(_marker(number, table) for number, table in enumerate(fields.tables("marker", MOST_MARKERS)))
    order, first, begins, holder, plays, dealer = _turns(fields.table("turns"), markers, players)
    stages = tuple(_stage(number, table, order) for number, table in enumerate(fields.tables("stage", MOST_STAGES)))
    clock = _clock(fields.table("clock"))
    points = _points(fields.table("points"))
    tables = enumerate(fields.tables("score", MOST_LINES))
    lines = tuple(_line(number, each, players, stages, version) for number, each in tables)
    names = [line.name for line in lines]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise SheetRefused(("score", number, "name"), "twice", value=name.en)
    sets = tuple(_set(table, lines, version) for table in fields.tables("set", MOST_SETS))
    bonus, phases = _bonus(fields, lines), _phases(fields)
    draws = tuple(_draw(number, table) for number, table in enumerate(fields.tables("draw", MOST_DRAWS)))
    ends = _ending(fields.table("ends"), lines, players, counts=bool(lines or markers))
    teaching = read_teaching(fields, title, origin.source)
    fields.finish()
    sheet = BoxSheet(
        title=title, players=players, teams=teams, origin=origin, pages=version > 1, order=order, first=first, begins=begins,
        holder=holder, plays=plays, dealer=dealer, clock=clock, points=points, stages=stages, score=lines, sets=sets, bonus=bonus,
        markers=markers, phases=phases, draws=draws, ends=ends, teaching=teaching,
    )  # fmt: skip
    _refuse_turns(sheet)
    _refuse_factors(sheet)
    uneven = sheet.plays or sheet.stages or sheet.points.out is not None or ends.limit is Limit.LAST_TURN
    if uneven and (once := next((number for number, line in enumerate(lines) if line.when is When.ONCE), None)) is not None:
        raise SheetRefused(("score", once, "when"), "once")
    if sheet.begins in {box_sheet.Begins.WINNER, box_sheet.Begins.LOSER} and not sheet.counts:
        raise SheetRefused(("turns", "begins"), "no-score", value=sheet.begins.value)
    return sheet


def _refuse_turns(sheet: BoxSheet) -> None:
    """If all play at once, refuse everything that belongs to a turn."""
    orders = {stage.order for stage in sheet.stages} or {sheet.order}
    if orders != {TurnOrder.FREE}:
        return
    if sheet.clock.kind is not box_sheet.ClockKind.NONE:
        raise SheetRefused(("clock", "kind"), "no-turns", value=sheet.clock.kind.value)
    for kind, parts in (("score", sheet.score), ("phase", sheet.phases), ("draw", sheet.draws)):
        for part in parts:
            key, moment = ("when", part.when) if isinstance(part, ScoreLine) else ("at", part.at)
            if moment in {When.TURN, When.ONCE, SaidAt.TURN}:
                number = int("".join(filter(str.isdigit, part.key))) - 1
                raise SheetRefused((kind, number, key), "no-turns", value=moment.value)


def _refuse_factors(sheet: BoxSheet) -> None:
    """Refuse a factor that multiplies nothing: no other line counts together with it."""
    for number, line in enumerate(sheet.score):
        if line.factor and not (sheet.pages and any(line.stands_with(other) for other in sheet.score if not other.factor)):
            raise SheetRefused(("score", number, "factor"), "factor")


def list_doubts(plain: Mapping[str, Any]) -> Iterator[tuple[tuple[str | int, ...], Phrase]]:
    """Yield what a playable sheet probably does not mean, each with its place."""
    sheet = read_sheet(plain)
    for number, table in enumerate(plain.get("score", ())):
        if "bid" in table and "each" not in table and not sheet.pages:
            yield ("score", number, "bid"), phrase("any-doubt-bid", name=sheet.score[number].name.words)
    if "order" not in plain.get("turns", {}) and _presses_for_nothing(sheet):
        yield ("turns", "order"), phrase("any-doubt-order")
    yield from _doubt_steps(sheet)
    if not sheet.ends.points:
        return
    meanwhile = {line.when for line in sheet.score if line.when is not When.END}
    if not meanwhile and not sheet.markers:
        yield ("ends", "points"), phrase("any-doubt-never")
    elif not meanwhile <= {When.ROUND} and "limit" not in plain["ends"]:
        yield ("ends", "points"), phrase("any-doubt-limit", points=sheet.ends.points)


def _doubt_steps(sheet: BoxSheet) -> Iterator[tuple[tuple[str | int, ...], Phrase]]:
    for number, step in enumerate(sheet.teaching.steps):
        if step.picture.endswith(".svg"):
            yield ("step", number, "picture"), phrase("any-doubt-picture", path=step.picture)
        if step.rules == TURN and {stage.order for stage in sheet.stages or (sheet,)} == {TurnOrder.FREE}:
            yield ("step", number, "at"), phrase("any-doubt-late")
        if step.rules == SCORE and not sheet.counts:
            yield ("step", number, "at"), phrase("any-doubt-count")


def _presses_for_nothing(sheet: BoxSheet) -> bool:
    """Return whether each player is asked to end a turn, and all that is written is for a round."""
    of_a_turn = [*(phase.at is SaidAt.TURN for phase in sheet.phases), *(rule.at is SaidAt.TURN for rule in sheet.draws)]
    of_a_turn += [step.rules == TURN for step in sheet.teaching.steps]
    told = sheet.clock.kind is not box_sheet.ClockKind.NONE or bool(sheet.stages) or any(of_a_turn)
    return not told and {line.when for line in sheet.score} == {When.ROUND} and sheet.order is TurnOrder.CLOCKWISE


def _marker(number: int, fields: SheetFields) -> box_sheet.Marker:
    marker = box_sheet.Marker(
        f"marker{number + 1}", fields.text("name", NAME, needed=True), fields.whole("points", -WORTH, WORTH, 0)
    )
    fields.finish()
    return marker


def _turns(
    fields: SheetFields, markers: tuple[box_sheet.Marker, ...], players: tuple[int, int]
) -> tuple[TurnOrder, box_sheet.WhoBegins, box_sheet.Begins, str, int, bool]:
    order = fields.one_of("order", TurnOrder, TurnOrder.CLOCKWISE)
    first = fields.one_of("first", box_sheet.WhoBegins, box_sheet.WhoBegins.SPIN)
    begins = fields.one_of("begins", box_sheet.Begins, box_sheet.Begins.SAME)
    named = fields.text("holder", NAME)
    holder = next((marker.key for marker in markers if named.every & marker.name.every), "")
    if (begins is box_sheet.Begins.HOLDER or named) and not holder:
        raise fields.refuse("holder" if named else "begins", "no-marker", value=named.en)
    plays = fields.whole("plays", 0, players[1], 0)
    dealer = fields.flag("dealer")
    fields.finish()
    return order, first, begins, holder, plays, dealer


def _stage(number: int, fields: SheetFields, order: TurnOrder) -> RoundStage:
    name = fields.text("name", NAME, needed=True)
    own = fields.one_of("order", TurnOrder, order)
    turns = fields.wholes("turns", 1, MOST_ROUNDS, MOST_ROUNDS) or (1,)
    rounds = fields.wholes("rounds", 1, MOST_ROUNDS, MOST_ROUNDS)
    fields.finish()
    return RoundStage(f"stage{number + 1}", name, own, turns, rounds)


def _points(fields: SheetFields) -> box_sheet.PointsRule:
    start = fields.whole("start", -POINTS, POINTS, 0)
    floor, ceiling = fields.maybe("floor", -POINTS, start), fields.maybe("ceiling", start, POINTS)
    out = fields.maybe("out", -POINTS, POINTS)
    if out == start:
        raise fields.refuse("out", "out", value=start)
    fields.finish()
    return box_sheet.PointsRule(start, floor, ceiling, out)


def _clock(fields: SheetFields) -> box_sheet.ClockRule:
    kind = fields.one_of("kind", box_sheet.ClockKind, box_sheet.ClockKind.NONE)
    if kind in {box_sheet.ClockKind.NONE, box_sheet.ClockKind.MEASURE}:
        if fields.has("seconds"):
            raise fields.refuse("seconds", "no-clock")
        seconds = box_sheet.LONGEST
    else:
        seconds = fields.whole("seconds", box_sheet.SHORTEST, box_sheet.LONGEST)
    fields.finish()
    return box_sheet.ClockRule(kind, seconds)


def _line(number: int, fields: SheetFields, players: tuple[int, int], stages: tuple[RoundStage, ...], version: int) -> ScoreLine:
    name = fields.text("name", NAME, needed=True)
    when = fields.one_of("when", When, When.ROUND)
    instead = version > 1 and any(map(fields.has, ("bid", "values", "most", "factor")))
    values = fields.wholes("values", -POINTS, POINTS, MOST_VALUES)
    most = fields.wholes("most", -WORTH, WORTH, MOST_PLAYERS)
    each = fields.whole("each", -WORTH, WORTH, 0 if instead else 1)
    low = fields.whole("low", -POINTS, POINTS, 0)
    high = fields.whole("high", low, POINTS, low + len(values) - 1 if values else max(low, 200))
    by_round = fields.flag("total_is_round")
    totals = fields.wholes("total", -POINTS, POINTS, MOST_PLAYERS)
    bid = _bid(fields.table("bid")) if fields.has("bid") else None
    whose = fields.one_of("whose", Whose, Whose.EACH)
    named = fields.text("stage", NAME)
    stage = next((stage.key for stage in stages if named.every & stage.name.every), "")
    if named and not stage:
        raise fields.refuse("stage", "no-stage", value=named.en)
    line = ScoreLine(
        f"line{number + 1}", name, when, each, low, high, totals, by_round, bid,
        per=fields.whole("per", 1, POINTS, 1), values=values, square=fields.flag("square"), lost=fields.whole("lost", 1, 10, 1),
        most=most, level=fields.one_of("level", box_sheet.WhenLevel, box_sheet.WhenLevel.SPLIT), takes=fields.flag("takes"),
        moon=fields.flag("moon"), factor=fields.flag("factor"), whose=whose, usual=fields.wholes("usual", low, high, MOST_USUAL),
        steps=fields.whole("steps", 1, WORTH, 1), rounds=fields.wholes("rounds", 1, MOST_ROUNDS, MOST_ROUNDS), stage=stage,
        ask=fields.whole_text("ask", THOUGHT),
    )  # fmt: skip
    fields.finish()
    _check_line(fields, line, players)
    return line


def _check_line(fields: SheetFields, line: ScoreLine, players: tuple[int, int]) -> None:
    """Raise `SheetRefused` for keys of a line that do not go together."""
    together = line.when in {When.ROUND, When.END}
    if (line.totals or line.total_is_round) and not together:
        raise fields.refuse("total", "total-when")
    for total in line.totals[:1]:
        for count in range(players[0], players[1] + 1):
            if not count * line.low <= total <= count * line.high:
                low, high = count * line.low, count * line.high
                raise fields.refuse("total", "total", value=total, players=count, least=low, most=high)
    if line.low % line.steps:
        raise fields.refuse("steps", "steps", value=line.low)
    if line.bid is not None and (line.when is not When.ROUND or line.low < 0):
        raise fields.refuse("bid", "bid-when")
    _check_whose(fields, line, together=together)


def _check_whose(fields: SheetFields, line: ScoreLine, *, together: bool) -> None:
    """Raise `SheetRefused` for keys that do not go with whose a line is; `together` all write one of a round or of the end."""
    needed = {Whose.ALL: When.TURN, Whose.ONE: When.ROUND, Whose.SIDES: When.ROUND}.get(line.whose, line.when)
    if line.when is not needed:
        raise fields.refuse("whose", "whose", value=line.whose.value, when=needed.value)
    counted = (("bid", line.bid is not None), ("total", bool(line.totals)), ("total_is_round", line.total_is_round))
    shared = (("most", bool(line.most)), ("takes", line.takes), ("moon", line.moon))
    lone = next((key for key, given in (*counted, *shared, ("factor", line.factor)) if given), "")
    if lone and line.whose in {Whose.ONE, Whose.SIDES}:
        raise fields.refuse(lone, "each")
    alone = next((key for key, given in shared if given and not together), "")
    if alone:
        raise fields.refuse(alone, "whose", value=alone, when="round, end")
    if line.moon and not line.totals:
        raise fields.refuse("moon", "moon")


def _bid(fields: SheetFields) -> box_sheet.BidRule:
    worth = {key: fields.maybe(key, -WORTH, WORTH) for key in ("over", "fail", "zero", "zero_miss")}
    bid = box_sheet.BidRule(
        fields.whole("hit", -WORTH, WORTH, 0), fields.whole("each", -WORTH, WORTH, 0), fields.whole("miss", -WORTH, WORTH, 0),
        **worth, zero_by_round=fields.flag("zero_by_round"), never=fields.flag("never"),
    )  # fmt: skip
    fields.finish()
    return bid


def _set(fields: SheetFields, score: tuple[ScoreLine, ...], version: int) -> box_sheet.SetRule:
    of = _keys(fields.names("of", MOST_LINES, NAME), score, fields, "of")
    gives = fields.whole("gives", -WORTH, WORTH)
    fields.finish()
    lines = [line for line in score if line.key in of]
    if not lines or version == 1 or not all(line.stands_with(other) for line in lines for other in lines):
        raise fields.refuse("of", "set")
    return box_sheet.SetRule(of, gives)


def _keys(names: tuple[SheetText, ...], score: tuple[ScoreLine, ...], fields: SheetFields, key: str) -> tuple[str, ...]:
    """Return the keys of the lines with these names in either language; raises `SheetRefused` for an unknown name."""
    found = []
    for name in names:
        line = next((line for line in score if name.every & line.name.every), None)
        if line is None:
            raise fields.refuse(key, "no-line", value=name.en)
        found.append(line.key)
    return tuple(found)


def _bonus(fields: SheetFields, score: tuple[ScoreLine, ...]) -> box_sheet.BonusRule | None:
    if not fields.has("bonus"):
        return None
    table = fields.table("bonus")
    of = _keys(table.names("of", MOST_LINES, NAME), score, table, "of")
    again = table.flag("again")
    bonus = box_sheet.BonusRule(
        of, table.whole("at", 1 if again else -POINTS, POINTS), table.whole("gives", -POINTS, POINTS), again
    )
    table.finish()
    if not of:
        raise table.refuse("of", "empty")
    return bonus


def _phases(fields: SheetFields) -> tuple[box_sheet.Reminder, ...]:
    """Read the reminders and sort them: each after the one that it names, otherwise in the order of the sheet."""
    read = [_phase(number, table) for number, table in enumerate(fields.tables("phase", MOST_PHASES))]
    names = {name: phase for phase, _ in read for name in phase.name.every}
    placed: list[box_sheet.Reminder] = []
    waiting = list(enumerate(read))
    while waiting:
        may_follow = ("", *(name for name, phase in names.items() if phase in placed))
        ready = next((each for each in waiting if each[1][1] in may_follow), None)
        if ready is None:
            # This reminder never gets its turn: no reminder has the name it follows, several have it, or they form a circle
            number, (_, after) = waiting[0]
            named = sum(after in phase.name.every for phase, _ in read)
            why = "loop" if named == 1 else "twice" if named else "no-phase"
            raise SheetRefused(("phase", number, "after"), why, value=after)
        waiting.remove(ready)
        placed.append(ready[1][0])
    return tuple(placed)


def _phase(number: int, fields: SheetFields) -> tuple[box_sheet.Reminder, str]:
    name = fields.text("name", NAME, needed=True)
    say = fields.text("say", needed=True)
    at = fields.one_of("at", SaidAt, SaidAt.ROUND)
    if at is SaidAt.ASKED:
        raise fields.refuse("at", "word", value=at.value, words="round, turn, round-end")
    every = fields.whole("every", 1, MOST_ROUNDS, 1)
    wait = fields.flag("wait")
    rounds = fields.wholes("rounds", 1, MOST_ROUNDS, MOST_ROUNDS)
    after = fields.text("after", NAME)
    fields.finish()
    return box_sheet.Reminder(f"phase{number + 1}", name, say, at, every, wait, rounds), after.en


def _draw(number: int, fields: SheetFields) -> box_sheet.DrawRule:
    name = fields.text("name", NAME, needed=True)
    at = fields.one_of("at", SaidAt, SaidAt.ASKED)
    cards = fields.texts("cards", MOST_CARDS, NAME)
    if len(set(cards)) != len(cards) or "" in cards:
        raise fields.refuse("cards", "twice", value=next((card for card in cards if cards.count(card) > 1), ""))
    faces = 0 if cards else fields.whole("faces", 2, 100, 6)
    dice = fields.names("dice", MOST_DICE, NAME)
    throws = fields.whole("throws", 1 if dice else 0, box_sheet.MOST_THROWS, 1 if dice else 0)
    count = fields.whole("count", len(dice) or 1, len(dice) or len(cards) or MOST_DICE, len(dice) or 1)
    fields.finish()
    if cards and throws:
        raise fields.refuse("throws", "throws")
    return box_sheet.DrawRule(f"draw{number + 1}", name, at, count, faces, cards, throws, dice)


def _ending(fields: SheetFields, score: tuple[ScoreLine, ...], players: tuple[int, int], *, counts: bool) -> box_sheet.EndRule:
    rounds = fields.by_players("rounds", players, MOST_ROUNDS)
    points = fields.whole("points", 0, POINTS, 0)
    winner = fields.one_of("winner", Winner, Winner.HIGHEST if counts else Winner.NAMED)
    tie, rank = (_one_line(fields, key, score) for key in ("tie", "rank"))
    limit = fields.one_of("limit", Limit, Limit.ROUND)
    asks = fields.text("asks") or None
    best_of, fewest = fields.whole("best_of", 0, 99, 0), fields.flag("fewest")
    fields.finish()
    if winner in {Winner.HIGHEST, Winner.LOWEST} and not counts:
        raise fields.refuse("winner", "no-score", value=winner.value)
    if points and not counts:
        raise fields.refuse("points", "no-score", value=points)
    if best_of and not points:
        raise fields.refuse("best_of", "best-of")
    once = sum(line.when is When.ONCE for line in score)
    for value in rounds.values():
        if once and value not in {0, once}:
            raise fields.refuse("rounds", "rounds-once", value=value, lines=once)
    return box_sheet.EndRule(
        dict.fromkeys(rounds, once) if once else rounds, points, winner, tie, limit, asks, rank, best_of, fewest
    )  # fmt: skip


def _one_line(fields: SheetFields, key: str, score: tuple[ScoreLine, ...]) -> str:
    name = fields.text(key, NAME)
    return _keys((name,), score, fields, key)[0] if name else ""
