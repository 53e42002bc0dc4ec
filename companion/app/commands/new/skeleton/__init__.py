"""Skeleton: players take stones in turn, and whoever takes the last one wins."""

from companion.app.commands.new.skeleton.box import FOLDER
from companion.app.commands.new.skeleton.choreography import choreography
from companion.app.commands.new.skeleton.invariants import INVARIANTS
from companion.app.commands.new.skeleton.scoreboard import overview, scoreboard
from companion.app.commands.new.skeleton.script import play
from companion.table import Game, OptionSpec

GAME = Game(
    name="skeleton",
    version="1",
    interface=1,
    seats=(2, 3, 4),
    colours=("blue", "yellow", "purple", "grey"),
    play=play,
    scoreboard=scoreboard,
    folder=FOLDER,
    options=(OptionSpec("last", ("wins", "loses"), "wins"),),
    invariants=INVARIANTS,
    overview=overview,
    choreography=choreography,
)
