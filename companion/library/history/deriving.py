"""Derives a play from a game's entries: replays them once and looks at the table after every entry."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games import find
from companion.language.words import Words
from companion.library.history.document import NOBODY, Play, PlayedSeat
from companion.library.logged import Entries, LoggedGame, Timeline, lengths, span
from companion.play.agreed import rule_words
from companion.system.languages import WHOLE
from companion.table import Beginning, Game, JournalRow, Outcome, RowKind, Seat, SeatsRefused, clean_name, phrase, undo_history
from companion.table.entry import LARGEST
from companion.table.game import SHEET
from companion.table.run import Run
from companion.table.table import beginning_from

LOG = logging.getLogger("companion")


@dataclass
class _Watched:
    """What a replay shows of a game, round by round; the last look at each round counts."""

    scores: dict[int, dict[str, int]] = field(default_factory=dict)
    roles: dict[int, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    starter: Seat | None = None
    rounds: int = 0
    outcome: Outcome | None = None

    def look(self, run: Run) -> None:
        """Note the state of the table."""
        game, table = run.game, run.table
        self.rounds = max(self.rounds, table.place.round)
        self.outcome = run.outcome
        points = game.points(table)
        if points and self.rounds:
            self.scores[self.rounds] = {seat.colour: number for seat, number in points.items()}
        if game.roles is not None:
            self.roles[self.rounds] = game.roles(table)
        if self.starter is None:
            self.starter = game.starts(table) if game.starts is not None else table.seats[0]

    def roles_of(self, colour: str) -> tuple[str, ...]:
        """List the characters that a seat has played, round by round."""
        return tuple(role for _, roles in sorted(self.roles.items()) for role in roles.get(colour, ()))


def derive(record: LoggedGame, entries: Entries, timeline: Timeline, uuid: str, device: str) -> Play:
    """Derive the play of a game that is over or put aside; one that cannot be replayed has players and times only."""
    known = lengths(timeline)
    begun, ended = span(timeline, record.begun, known.duration)
    beginning, named = _beginning(record)
    game = find(record.name)
    watched = _watch(game, beginning_from(entries.rows[0].value), entries.rows[1:]) if named and game is not None else _Watched()
    specs = game.options if game is not None else ()
    expansions = (spec.name for spec in specs if spec.expansion and beginning.options.get(spec.name) == spec.expansion)
    outcome = watched.outcome
    placings = {placing.seat.colour: placing for placing in outcome.standing} if outcome else {}
    winners = {seat.colour for seat in outcome.winners} if outcome else set()
    last = watched.scores[max(watched.scores)] if watched.scores else {}
    seats = tuple(
        PlayedSeat(
            name=seat.name,
            colour=seat.colour,
            rank=placings[seat.colour].place or 1 if seat.colour in placings else None,
            score=placings[seat.colour].figure if seat.colour in placings else last.get(seat.colour),
            won=seat.colour in winners,
            starts=seat == watched.starter,
            roles=watched.roles_of(seat.colour),
            thinking=known.thinking.get(seat.colour, 0) if known.duration is not None else None,
        )
        for seat in beginning.seats
    )
    return Play(
        uuid=uuid,
        game=record.name,
        script=record.version,
        seats=seats,
        options=dict(beginning.options),
        expansions=tuple(expansions),
        rounds=watched.rounds,
        begun=begun,
        ended=ended,
        duration=known.duration,
        aborted=not record.over,
        course=tuple(tuple(scores.get(seat.colour, 0) for seat in seats) for _, scores in sorted(watched.scores.items())),
        device=device,
        title=game.title(beginning.facts) if game is not None and game.title is not None else "",
        titles=_titles(beginning),
        cooperative=outcome is not None and outcome.cooperative,
        teams=outcome is not None and outcome.teams,
        bgg=_find_bgg_number(beginning),
    )


def _find_bgg_number(beginning: Beginning) -> int:
    """Return the number at BoardGameGeek that a box's sheet gives; 0 if there is none."""
    sheet = beginning.facts.get(SHEET)
    number = sheet.get("bgg") if isinstance(sheet, Mapping) else None
    return number if type(number) is int and 0 < number <= LARGEST else 0


def _beginning(record: LoggedGame) -> tuple[Beginning, bool]:
    """Read a game's beginning, and return whether its players' names are valid; else players without a name get `NOBODY`'s."""
    try:
        return beginning_from(record.beginning), True
    except SeatsRefused:
        told = enumerate(record.beginning["seats"], start=1)
        seats = [{**seat, "name": clean_name(seat["name"]) or f"{NOBODY} {place}"} for place, seat in told]
        return beginning_from({**record.beginning, "seats": seats}), False


def _watch(game: Game, beginning: Beginning, rows: list[JournalRow]) -> _Watched:
    watched = _Watched()
    try:
        line = undo_history.UndoHistory()
        for row in rows:
            line.take(row)
        run = Run(game, beginning)
        watched.look(run)
        for row in line.rows():
            run.replay(row)
            if row.kind is RowKind.BEGIN:  # as if nothing had been before it
                watched = _Watched()
            watched.look(run)
        run.close()
    except Exception as misfit:  # noqa: BLE001 - a game's own functions can fail in any way; what was seen before still counts
        LOG.warning("only part of a play of %s could be replayed: %s", game.name, misfit)
    return watched


def _titles(beginning: Beginning) -> dict[str, str]:
    """Name the box by language, if its names differ, or if it was played by house rules that change what counts."""
    game = find(beginning.game)
    if game is None:
        return {}
    if game.titles is not None:
        return dict(game.titles(beginning.facts))
    rules = [rule_words(game, key) for key in game.under(beginning.house).by_house]
    titles = {}
    for words in (Words(code, [game.folder]) for code in WHOLE if rules):
        named = (words.find_optional(rule, "short") or words(rule) for rule in rules)
        titles[words.language] = " · ".join((words(phrase(f"game-{game.name}")), *named))
    return titles


def titles_of(record: LoggedGame) -> dict[str, str]:
    """Return the box's name in each language, from the game's beginning."""
    return _titles(_beginning(record)[0])
