"""The gallery of past games: every page of the history, for a season of invented plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

from companion.games import GAMES
from companion.library.history.document import Play, PlayedSeat
from companion.library.history.history import History, HistoryPage
from companion.library.history.looking_back import Effects, LookingBack
from companion.library.history.plays import Plays, take_over
from companion.library.journal import IN_MEMORY, Journal
from companion.library.opened_journal import LibraryCopy
from companion.play import Answer
from companion.play.dialogue import Dialogue
from tools.gallery.laid import Screen
from tools.gallery.season import fill, season

SEASON = 500
OLD = tuple(
    Play(
        uuid=f"00000000-0000-4000-8000-{number:012}", game="any_box", script="", seats=seats, place="Hier",
        title="Pandemic Legacy: Season 1", bgg=161936, added={"On the Brink": "40849"}, board="Legends", ended=1_551_562_200_000,
    )
    for number, seats in enumerate(((
        PlayedSeat("Ada", "blue", score=24, won=True, team="Rot", part="Sanitäterin", coloured=False),
        PlayedSeat("Ben Lund", "yellow", score=24, won=True, team="Rot", coloured=False),
        PlayedSeat("N. N. 1", "red", score=8, written="7.5", coloured=False),
    ), ()))
)  # fmt: skip
"""Plays that another program has kept: with teams and without ranks, and without players."""


def history_screens(count: int = SEASON) -> Iterator[Screen]:
    """Yield every page of a season's history."""
    with closing(Journal(IN_MEMORY)) as journal:
        plays = [
            (replace(play, place="bei Ada", comment="ein Abend mit Kerzen") if play.rounds % 2 else play)
            for play in season(count)
        ]
        fill(Plays(journal), iter(plays))
        take_over(Plays(journal), OLD)
        history = History(LibraryCopy(journal))
        history.refresh()
        for name, look, answers in _walks(plays):
            dialogue: Dialogue[Any] = Dialogue(partial(LookingBack(Effects(history)).look, look))
            for answer in answers:
                dialogue.do(Answer(answer, dialogue.snapshot().step))
            yield Screen(f"history-{name}", dialogue.snapshot())
        history.close()


def _walks(plays: list[Play]) -> Iterator[tuple[str, HistoryPage, tuple[Any, ...]]]:
    """Yield each page's name, the page at which the walk to it begins, and the answers on the way."""
    four = next(play for play in reversed(plays) if len(play.seats) == 4 and play.winners and play.ended)  # noqa: PLR2004
    seven = next(play for play in reversed(plays) if len(play.seats) == 7 and play.winners)  # noqa: PLR2004
    broken = next(play for play in reversed(plays) if play.aborted)
    yield "home", HistoryPage(), ()
    yield "plays", HistoryPage(), ("plays",)
    yield "players", HistoryPage(), ("players",)
    yield "boxes", HistoryPage(), ("boxes",)
    for plot in ((), ("shares",), ("pairs",), ("figures",)):
        yield "-".join(("calendar", *plot)), HistoryPage(), ("calendar", *plot)
    yield "stick", HistoryPage(), ("stick",)
    for name, play in (("four", four), ("seven", seven)):
        yield f"play-{name}", HistoryPage(uuid=play.uuid), ()
        yield f"details-{name}", HistoryPage(uuid=play.uuid), ("details",)
        yield f"mend-{name}", HistoryPage(uuid=play.uuid), ("mend",)
        yield f"phone-{name}", HistoryPage(uuid=play.uuid, phone=True), ()
        yield f"code-{name}", HistoryPage(uuid=play.uuid, phone=True), ("show",)
    for name, play in zip(("old", "nobody"), OLD, strict=True):
        yield f"play-{name}", HistoryPage(uuid=play.uuid), ()
        yield f"details-{name}", HistoryPage(uuid=play.uuid), ("details",)
    yield "box-old", HistoryPage(box=OLD[0].kind), ()
    yield "player-old", HistoryPage(name="Ben Lund"), ()
    yield "play-broken-off", HistoryPage(uuid=broken.uuid), ()
    yield "delete", HistoryPage(uuid=four.uuid), ("mend", "delete")
    yield "name", HistoryPage(uuid=four.uuid), ("mend", four.seats[0].colour)
    yield "comment", HistoryPage(uuid=four.uuid), ("mend", "comment")
    yield "player", HistoryPage(name="Ada"), ()
    yield "forget", HistoryPage(name="Ada"), ("forget",)
    yield "merge", HistoryPage(name="Ada"), ("rename", "Ben")
    for game in GAMES[1:3]:
        yield f"box-{game.name}", HistoryPage(box=game.name), ()
