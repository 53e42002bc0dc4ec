"""Games of one box in a row, told as one play: the best of three, with the games won in place of points."""

from collections.abc import Iterable
from dataclasses import replace
from uuid import UUID, uuid5

from companion.library.history.document import Play, PlayedSeat

BREAK = 3 * 3_600_000
"""Milliseconds after which the next game of the same box belongs to another sitting."""


def in_series(plays: Iterable[Play]) -> tuple[Play, ...]:
    """Put each series together: games of one box that the same people played to the end, one after the other.

    `plays` come oldest first. Games played once, and those that were broken off, stay as they are.
    """
    sittings: list[list[Play]] = []
    for play in plays:
        if sittings and _follows(play, sittings[-1][-1]):
            sittings[-1].append(play)
        else:
            sittings.append([play])
    return tuple(sitting[0] if len(sitting) == 1 else _together(sitting) for sitting in sittings)


def _follows(play: Play, before: Play) -> bool:
    if play.aborted or before.aborted or play.kind != before.kind or play.begun is None or before.ended is None:
        return False
    return 0 <= play.begun - before.ended < BREAK and _names(play) == _names(before)


def _names(play: Play) -> list[str]:
    return sorted(seat.name for seat in play.seats)


def _together(games: list[Play]) -> Play:
    """Give the play of a series. Its `uuid` is made of the first game's, so a series that goes on stays the same play."""
    first, last = games[0], games[-1]
    parts = {name: [next(seat for seat in game.seats if seat.name == name) for game in games] for name in _names(first)}
    won = {name: sum(seat.won for seat in seats) for name, seats in parts.items()}
    enough = len(games) / 2 if first.cooperative else max(won.values())
    lowest = sum(game.direction for game in games) < 0
    seats: list[PlayedSeat] = []
    for seat in first.seats:
        wins = won[seat.name]
        times = [one.thinking for one in parts[seat.name] if one.thinking is not None]
        seats.append(
            replace(
                seat,
                # Where the fewest points win a game, a number of games won would tell the opposite
                score=None if lowest else wins,
                rank=1 + sum(other > wins for other in won.values()),
                won=wins > enough or (wins == enough and not first.cooperative and wins > 0),
                roles=(),
                thinking=sum(times) if times else None,
            )
        )
    lengths = [game.duration for game in games if game.duration is not None]
    results = [":".join("–" if one is None else str(one) for one in _scores(game, first)) for game in games]
    told = [f"{len(games)} × ({', '.join(results)})", *(game.comment for game in games if game.comment)]
    return replace(
        first,
        uuid=str(uuid5(UUID(first.uuid), "series")),
        seats=tuple(seats),
        rounds=len(games),
        ended=last.ended,
        duration=sum(lengths) if lengths else None,
        course=(),
        comment=" · ".join(told),
        revision=max(game.revision for game in games),
    )


def _scores(game: Play, first: Play) -> list[int | None]:
    """Give a game's points in the order in which people sat in the first one."""
    return [next(seat.score for seat in game.seats if seat.name == sat.name) for sat in first.seats]
