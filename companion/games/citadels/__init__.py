"""Citadels (Ohne Furcht und Adel) with its action cards. The box has no player colours, so seven are assigned to seats."""

from companion.games.citadels.ahead import ahead
from companion.games.citadels.box import FACTS, FOLDER
from companion.games.citadels.choreography import choreography
from companion.games.citadels.invariants import INVARIANTS
from companion.games.citadels.joining import newcomers
from companion.games.citadels.scoreboard import cities, first_king, in_last_round, known_characters, scoreboard
from companion.games.citadels.script import play
from companion.table import Game, OptionSpec

GAME = Game(
    name="citadels",
    version="2",
    skippable=frozenset({"citadels.murdered-king", "citadels.crown"}),
    seats=(2, 3, 4, 5, 6, 7),
    colours=("blue", "yellow", "red", "green", "purple", "orange", "white"),
    play=play,
    scoreboard=scoreboard,
    folder=FOLDER,
    leaving=("CI-H01",),
    joins=newcomers,
    house_rules=("seven-districts", "gold-breaks-ties", "gentle-warlord", "spare-twice", "open-hands"),
    options=(
        OptionSpec("books", ("light", "full"), "light", suggested="light"),
        OptionSpec("cards", ("no", "yes"), "no", expansion="yes"),
        OptionSpec("suspense", ("short", "long", "none"), "short"),
        OptionSpec("start", ("new", "joined"), "new"),
    ),
    facts=FACTS,
    invariants=INVARIANTS,
    last_round=in_last_round,
    bgg_id=478,
    roles=known_characters,
    starts=first_king,
    overview=cities,
    choreography=choreography,
    ahead=ahead,
)
