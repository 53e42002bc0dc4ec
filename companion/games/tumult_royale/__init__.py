"""Tumult Royale: nobles raid the people's goods for statues, and the greediest is punished."""

from __future__ import annotations

from companion.games.tumult_royale.box import FACTS, FOLDER, TILES
from companion.games.tumult_royale.invariants import INVARIANTS
from companion.games.tumult_royale.scoreboard import scoreboard
from companion.games.tumult_royale.script import play
from companion.table import Game, OptionSpec

GAME = Game(
    name="tumult_royale",
    version="1",
    seats=(2, 3, 4),
    colours=("blue", "yellow", "purple", "grey"),
    play=play,
    scoreboard=scoreboard,
    folder=FOLDER,
    options=(
        OptionSpec("books", ("full", "light"), "full", suggested="light", taught="full"),
        OptionSpec("variant", ("none", "gamblers"), "none"),
        OptionSpec("spinner", ("disc", "house"), "disc", suggested="house"),
        OptionSpec("last-field", ("open", "whole"), "open"),
        OptionSpec("start", ("new", "joined"), "new"),
    ),
    facts=FACTS,
    pieces=TILES,
    invariants=INVARIANTS,
)

__all__ = ["GAME"]
