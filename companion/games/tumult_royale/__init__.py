"""Tumult Royale: nobles raid the people's goods to pay for statues, and the greediest is punished."""

from companion.games.tumult_royale.ahead import ahead
from companion.games.tumult_royale.box import FACTS, FOLDER, TILES
from companion.games.tumult_royale.choreography import choreography
from companion.games.tumult_royale.invariants import INVARIANTS
from companion.games.tumult_royale.joining import newcomers
from companion.games.tumult_royale.scoreboard import first_king, goods, in_last_round, scoreboard
from companion.games.tumult_royale.script import play
from companion.games.tumult_royale.tumults import survived
from companion.table import Game, OptionSpec

GAME = Game(
    name="tumult_royale",
    version="1",
    seats=(2, 3, 4),
    colours=("blue", "yellow", "purple", "grey"),
    play=play,
    scoreboard=scoreboard,
    folder=FOLDER,
    joins=newcomers,
    joins_like_last=("statues", "mercy"),
    leaving=("TR-H01",),
    house_rules=(
        "long-raid",
        "fewer-statues",
        "mild-tumults",
        "all-tiles",
        "practice-raid",
    ),
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
    last_round=in_last_round,
    score="statue",
    deeds=survived,
    starts=first_king,
    overview=goods,
    choreography=choreography,
    ahead=ahead,
)
