"""An invented season: plays like those of a real table, for viewing and measuring pages; never in anybody's library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from uuid import UUID

from companion.games import GAMES
from companion.library.history.document import Play, PlayedSeat
from companion.library.history.plays import Plays, put
from companion.table import Game

PEOPLE = ("Ada", "Ben", "Clara", "Dora", "Emil", "Frieda", "Gustav", "Hanna", "Ivo", "Jule", "Karl", "Lotte")
DAY = 86_400_000
BEGINS = 1_704_310_000_000
"""The evening of the first play, 3 January 2024, in milliseconds since 1970."""


def season(count: int, seed: int = 7) -> Iterator[Play]:
    """Yield `count` plays, the oldest first, always the same for a seed."""
    rng = Random(seed)
    for number in range(count):
        game = rng.choice(GAMES)
        players = rng.choice(game.seats)
        rounds, aborted = rng.randint(5, 9), rng.random() < 0.04  # noqa: PLR2004 - some games are broken off
        names = rng.sample(PEOPLE, players)
        scores, rows = [0] * players, []
        for _ in range(rounds):
            scores = [score + rng.randint(0, 6) for score in scores]
            rows.append(tuple(scores))
        course = tuple(rows)
        known = number % 50 != 0  # now and then the clock was not set
        ended = BEGINS + number * DAY // 3
        duration = rng.randint(25, 140) * 60_000
        roles = characters(game)
        scores = [score + rng.randint(0, 7) for score in course[-1]]
        played = [tuple(rng.choice(roles) for _ in range(6)) if roles else () for _ in names]
        seats = tuple(
            PlayedSeat(
                name,
                colour,
                None if aborted else 1 + sum(other > scores[place] for other in scores),
                scores[place],
                won=not aborted and scores[place] == max(scores),
                starts=place == 0,
                roles=played[place],
                thinking=rng.randint(2, 30) * 60_000,
            )
            for place, (name, colour) in enumerate(zip(names, game.colours, strict=False))
        )
        options = game.default_options()
        yield Play(
            uuid=str(UUID(int=rng.getrandbits(128), version=4)),
            game=game.name,
            script=game.version,
            seats=seats,
            options=options,
            rounds=rounds,
            begun=ended - duration if known else None,
            ended=ended if known else None,
            duration=duration,
            aborted=aborted,
            course=course,
            device="companion",
        )


def characters(game: Game) -> list[str]:
    """Return the characters for which a game has words; none where it has no characters."""
    if game.roles is None:
        return []
    words = (game.folder / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"(?m)^{game.name}-character-(\S+) =", words)


def fill(plays: Plays, documents: Iterator[Play]) -> None:
    """Write plays, with the beginnings of their games, to an empty journal."""
    with plays.journal.transaction("write a season") as db:
        for number, play in enumerate(documents, start=1):
            put(db, number, play)
