"""The Council of Four: bribe councils for permits, build emporiums, and earn the rewards of linked cities."""

from companion.games.council_of_four.box import FOLDER
from companion.games.council_of_four.choreography import choreography
from companion.games.council_of_four.emporium import chained
from companion.games.council_of_four.invariants import INVARIANTS
from companion.games.council_of_four.joining import newcomers
from companion.games.council_of_four.scoreboard import in_last_round, overview, scoreboard
from companion.games.council_of_four.script import play
from companion.games.council_of_four.state import OPEN_POINTS
from companion.table import Game, OptionSpec

GAME = Game(
    name="council_of_four",
    version="2",
    seats=(2, 3, 4),
    colours=("red", "green", "blue", "yellow"),
    # A bribe once asked who sat there, and an election who went where although nobody had been entered
    skippable=frozenset({"council.seated", "council.councillor", "council.balcony"}),
    play=play,
    scoreboard=scoreboard,
    deeds=chained,
    folder=FOLDER,
    leaving=("CF-H01",),
    joins=newcomers,
    joinable=frozenset({"council.light-meanwhile"}),
    house_rules=("show-cards", "open-hands"),
    options=(
        OptionSpec("books", ("full", "light"), "full", suggested="light"),
        OptionSpec("turns", ("kept", "free"), "kept"),
        *(OptionSpec(point, ("open", "yes", "no"), "open", settled=f"agreed.{point}") for point in OPEN_POINTS),
        OptionSpec("start", ("new", "joined"), "new"),
    ),
    invariants=INVARIANTS,
    last_round=in_last_round,
    overview=overview,
    choreography=choreography,
)
