"""Wallenstein (second edition) with the Emperor's Court and the Landsknechte, for 3 to 5 players."""

from __future__ import annotations

from companion.games.wallenstein.box import COLOURS, FACTS, FOLDER, PEASANTS
from companion.games.wallenstein.invariants import INVARIANTS
from companion.games.wallenstein.scoreboard import scoreboard
from companion.games.wallenstein.script import play
from companion.table import CubeSet, Game, OptionSpec

GAME = Game(
    name="wallenstein",
    version="1",
    seats=(3, 4, 5),
    colours=COLOURS,
    play=play,
    scoreboard=scoreboard,
    folder=FOLDER,
    options=(
        OptionSpec("books", ("light", "full"), "light"),
        OptionSpec("court", ("no", "yes"), "no"),
        OptionSpec("landsknechte", ("no", "yes"), "no"),
        OptionSpec("lands", ("preset", "choice"), "preset"),
        OptionSpec("odds", ("on", "off"), "on"),
        OptionSpec("start", ("new", "joined"), "new"),
    ),
    facts=FACTS,
    pieces=CubeSet((*COLOURS, PEASANTS)),
    invariants=INVARIANTS,
)

__all__ = ["GAME"]
