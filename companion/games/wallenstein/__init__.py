"""Wallenstein (second edition) with the Emperor's Court and the Landsknechte, for 3 to 5 players."""

from companion.games.wallenstein.ahead import ahead
from companion.games.wallenstein.battle import won_battles
from companion.games.wallenstein.box import COLOURS, FACTS, FOLDER, PEASANTS
from companion.games.wallenstein.choreography import choreography
from companion.games.wallenstein.invariants import INVARIANTS
from companion.games.wallenstein.joining import newcomers
from companion.games.wallenstein.lands import overview
from companion.games.wallenstein.scoreboard import first_in_order, in_last_round, scoreboard
from companion.games.wallenstein.script import play
from companion.table import CubeSet, Game, OptionSpec

GAME = Game(
    name="wallenstein",
    version="1",
    seats=(3, 4, 5),
    colours=COLOURS,
    play=play,
    scoreboard=scoreboard,
    choreography=choreography,
    ahead=ahead,
    deeds=won_battles,
    overview=overview,
    folder=FOLDER,
    leaving=("WA-H01",),
    joins=newcomers,
    house_rules=("one-year", "up-to-courtiers", "full-ties", "quiet-spring", "open-hands"),
    options=(
        OptionSpec("books", ("light", "full"), "light", suggested="light", taught="full"),
        OptionSpec("court", ("no", "yes"), "no", expansion="yes"),
        OptionSpec("landsknechte", ("no", "yes"), "no", expansion="yes"),
        OptionSpec("lands", ("preset", "choice"), "preset"),
        OptionSpec("odds", ("on", "off"), "on"),
        OptionSpec("start", ("new", "joined"), "new"),
    ),
    facts=FACTS,
    pieces=CubeSet((*COLOURS, PEASANTS)),
    invariants=INVARIANTS,
    last_round=in_last_round,
    starts=first_in_order,
)
