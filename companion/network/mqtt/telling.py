"""What a table publishes about a game: a snapshot as plain values, with names or only colours, and the latest events."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.language.words import Words
from companion.library.history.document import Play
from companion.play import Snapshot
from companion.play.live import Live, Running
from companion.rulebook.lessons.lesson_signals import signals_of
from companion.table import Game, Seat, TurnClock, phrase

FORMAT, VERSION = "companion-table", 1
NO_GAME: Mapping[str, Any] = MappingProxyType({
    "format": FORMAT, "version": VERSION, "box": "", "title": "", "round": 0, "phase": "", "turn": None, "time_left": None,
    "time_runs": False, "standing": [], "last_round": False, "over": False,
    "said": {"box": "", "phase": "", "turn": "", "result": ""},
})  # fmt: skip
"""The state of a table where no game is being played."""
COMMON = ("begun", "turn", "last_round", "game_over", "calls", "paused", "sand", "time_up")
"""Events that every game has; a game's other events are in its `signals.toml`."""


def event_types(games: tuple[Game, ...]) -> tuple[str, ...]:
    """List all events that these games can publish."""
    own = {name for game in games for name in signals_of(game.folder)}
    return (*COMMON, *sorted(own - set(COMMON)))


def find_sand(snapshot: Snapshot | None, live: Live | None) -> Running | None:
    """Return the hourglass at the table; None where there is none, or where time is only measured."""
    question = None if snapshot is None else snapshot.question
    return live if isinstance(live, Running) and not (isinstance(question, TurnClock) and question.up) else None


def convert_seat(seat: Seat, *, names: bool) -> dict[str, str]:
    """Return a seat as plain values: its colour and, with `names`, its name."""
    return {"colour": seat.colour, "name": seat.name} if names else {"colour": seat.colour}


def state_of(snapshot: Snapshot | None, live: Live | None, now: float, words: Words, *, names: bool) -> dict[str, Any]:
    """Return the state of a game; before a game the box is "", and every key is still present.

    `now` is in seconds of `live`'s clock; the value `said` is what people read in Home Assistant, in the language of `words`.
    """
    if snapshot is None or snapshot.game is None or not snapshot.seats:
        return dict(NO_GAME)
    game, question = snapshot.game, snapshot.question
    turn = question.seat if question is not None else None
    sand = find_sand(snapshot, live)
    # Name the box; without `names`, a title that people wrote is left out too
    title = game.title(snapshot.facts) if game.title is not None else ""
    told_title = title if names or title in list_printed_titles((game,)) else ""
    won = snapshot.outcome.winners if snapshot.outcome is not None else ()
    winners = [_name_seat(seat, words, names=names) for seat in won]
    standing = [
        {
            **convert_seat(score.seat, names=names),
            "figures": {figure.icon: figure.number for figure in score.figures},
            "badges": [badge.icon for badge in score.badges],
        }
        for score in snapshot.scoreboard
    ]
    return {
        **NO_GAME,
        "box": game.name,
        "title": told_title,
        "round": snapshot.place.round,
        "phase": snapshot.place.phase,
        "turn": convert_seat(turn, names=names) if turn is not None else None,
        "time_left": math.ceil(sand.get_remaining(now) * sand.slow - 1e-6) if sand is not None else None,
        "time_runs": isinstance(live, Running) and live.running,
        "standing": standing,
        "last_round": snapshot.last_round,
        "over": question is None,
        "said": {
            "box": told_title or words(phrase(f"game-{game.name}")),
            "phase": words.get_name(snapshot.place.phase, ""),
            "turn": _name_seat(turn, words, names=names) if turn is not None else "",
            "result": words(phrase("home-won", names=", ".join(winners), n=len(winners))) if winners else "",
        },
    }


def _name_seat(seat: Seat, words: Words, *, names: bool) -> str:
    return seat.name if names else words(phrase(f"colour-{seat.colour}"))


def call_words(reason: str, words: Words) -> str:
    """Return why a table calls, in the words that the table itself shows; a reason unknown to this version stays as it is."""
    message = f"screen-call-{reason}"
    return words.get_name(message, reason) if reason else ""


def list_printed_titles(games: tuple[Game, ...]) -> frozenset[str]:
    """Return the titles of the score sheets that come with a game, which no user wrote."""
    return frozenset(title for game in games if game.printed_titles is not None for title in game.printed_titles())


def without_names(play: Play, games: tuple[Game, ...]) -> Play:
    """Return a play with colours in place of the players' names, and without any text that people wrote."""
    seats = tuple(replace(seat, name=seat.colour) for seat in play.seats)
    told = replace(play, seats=seats, comment="", place="", device="")
    return told if play.title in list_printed_titles(games) else replace(told, title="", titles={})


def list_events(before: Snapshot | None, now: Snapshot, *, names: bool) -> Iterator[dict[str, Any]]:
    """Yield the events since the snapshot `before`; none while a draft is shown or before a game."""
    if now.game is None or now.draft is not None or not now.seats:
        return
    fresh = before is None or before.game is not now.game or before.step > now.step + 1 or before.seats != now.seats
    earlier = None if fresh else before
    other = before is None or before.game is not now.game or before.seats != now.seats or before.question is None
    if other and now.step == 0:  # not when all answers have been taken back
        yield {"event_type": "begun", "box": now.game.name, "players": len(now.seats)}
    question, asked = now.question, earlier.question if earlier is not None else None
    if question is not None:
        if question.seat is not None and (asked is None or asked.seat != question.seat):
            yield {"event_type": "turn", **convert_seat(question.seat, names=names)}
        if question.picture in signals_of(now.game.folder) and (asked is None or asked.identity != question.identity):
            yield {"event_type": question.picture, "round": now.place.round}
    if now.last_round and not (earlier is not None and earlier.last_round):
        yield {"event_type": "last_round"}
    if now.question is None and now.outcome is not None and not (earlier is not None and earlier.question is None):
        winners = [convert_seat(seat, names=names) for seat in now.outcome.winners]
        yield {"event_type": "game_over", "box": now.game.name, "winners": winners}
