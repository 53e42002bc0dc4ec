"""The table: questions, seats, ledger, game, session, journal, scenario. This module exports all that a game's script needs."""

from companion.table.entry import Correction, Value
from companion.table.errors import AnswerRejected
from companion.table.game import INTERFACE, Fact, Figure, Game, OptionSpec, Outcome, Placing, Preparable, SeatScore, ranking
from companion.table.ledger import Cell, Column, Ledger
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.device_kinds import (
    CubeSet,
    Draw,
    Hourglass,
    Lot,
    ReadCubes,
    ReadTiles,
    Sector,
    Spin,
    Tile,
    TileSet,
    TurnClock,
)
from companion.table.questions.kinds import (
    Choose,
    Number,
    Option,
    Order,
    Pick,
    Reason,
    Row,
    Symbols,
    Tally,
    Tell,
    only_one,
    seat_options,
    seat_rows,
)
from companion.table.questions.places import ChoosePlace
from companion.table.questions.question import NOT_IMPLIED, Announcement, Asked, Question, asks
from companion.table.seats import Seat, Seats
from companion.table.table import GameState, Table
from companion.unchanging import unchanging

__all__ = [
    "INTERFACE",
    "NOT_IMPLIED",
    "Announcement",
    "AnswerRejected",
    "Argument",
    "Asked",
    "Cell",
    "Choose",
    "ChoosePlace",
    "Column",
    "Correction",
    "CubeSet",
    "Draw",
    "Fact",
    "Figure",
    "Game",
    "GameState",
    "Hourglass",
    "Ledger",
    "Lot",
    "Number",
    "Option",
    "OptionSpec",
    "Order",
    "Outcome",
    "Phrase",
    "Pick",
    "Placing",
    "Preparable",
    "Question",
    "ReadCubes",
    "ReadTiles",
    "Reason",
    "Row",
    "Seat",
    "SeatScore",
    "Seats",
    "Sector",
    "Spin",
    "Symbols",
    "Table",
    "Tally",
    "Tell",
    "Tile",
    "TileSet",
    "TurnClock",
    "Value",
    "asks",
    "only_one",
    "phrase",
    "ranking",
    "seat_options",
    "seat_rows",
    "unchanging",
]
