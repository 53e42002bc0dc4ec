"""The table: questions, seats, ledger, game, session. games and rooms import it from here."""

from companion.table.differences import Difference, Happened
from companion.table.draft import FOLLOWS
from companion.table.entry import Correction, Entry, Value, int_of, list_of
from companion.table.errors import (
    AnswerRejected,
    CorrectionRejected,
    JournalDamaged,
    JournalFull,
    JournalNewer,
    JournalTrouble,
    NoSuchGame,
    SeatsRefused,
    TableError,
)
from companion.table.game import (
    INTERFACE,
    Fact,
    Figure,
    Game,
    KeptSheets,
    OptionSpec,
    Outcome,
    Placing,
    Preparable,
    SeatScore,
    TaughtEntry,
    TaughtStep,
    Teaching,
    ranking,
)
from companion.table.ledger import Cell, Column, Ledger
from companion.table.naming import seated, spelt
from companion.table.phrase import Argument, Phrase, phrase, quoted
from companion.table.questions.choreography import Choreography, Move, MoveKind, Station
from companion.table.questions.device_kinds import (
    CubeSet,
    Draw,
    Hourglass,
    Lot,
    ReadCubes,
    ReadTiles,
    Sector,
    Spin,
    ThrowDice,
    Tile,
    TileSet,
    TurnClock,
)
from companion.table.questions.illustrations import (
    Chances,
    Duel,
    GameBoard,
    LaidCard,
    LaidOut,
    LitWay,
    Majorities,
    ScoreTrack,
    Shelf,
    Tableau,
    Tableaux,
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
from companion.table.questions.places import Area, ChoosePlace, Places, Spot
from companion.table.questions.question import NOT_IMPLIED, Announcement, Asked, Handler, Question, Rng, asks
from companion.table.questions.writing import Write
from companion.table.seats import Seat, Seats, clean_name
from companion.table.session import MemoryLog, Session
from companion.table.stopping import GameStopped, dropping_to_light_books
from companion.table.table import Beginning, GameState, Place, Table, Taught
from companion.table.unchanging import unchanging
from companion.table.undo_history import JournalRow, RowKind

__all__ = [
    "FOLLOWS", "INTERFACE", "NOT_IMPLIED", "Announcement", "AnswerRejected", "Area", "Argument", "Asked", "Beginning", "Cell",
    "Chances", "Choose", "ChoosePlace", "Choreography", "Column", "Correction", "CorrectionRejected", "CubeSet", "Difference",
    "Draw", "Duel", "Entry", "Fact", "Figure", "Game", "GameBoard", "GameState", "GameStopped", "Handler", "Happened",
    "Hourglass", "JournalDamaged", "JournalFull", "JournalNewer", "JournalRow", "JournalTrouble", "KeptSheets", "LaidCard",
    "LaidOut", "Ledger", "LitWay", "Lot", "Majorities", "MemoryLog", "Move", "MoveKind", "NoSuchGame", "Number", "Option",
    "OptionSpec", "Order", "Outcome", "Phrase", "Pick", "Place", "Places", "Placing", "Preparable", "Question", "ReadCubes",
    "ReadTiles", "Reason", "Rng", "Row", "RowKind", "ScoreTrack", "Seat", "SeatScore", "Seats", "SeatsRefused", "Sector",
    "Session", "Shelf", "Spin", "Spot", "Station", "Symbols", "Table", "TableError", "Tableau", "Tableaux", "Tally", "Taught",
    "TaughtEntry", "TaughtStep", "Teaching", "Tell", "ThrowDice", "Tile", "TileSet", "TurnClock", "Value", "Write", "asks",
    "clean_name", "dropping_to_light_books", "int_of", "list_of", "only_one", "phrase", "quoted", "ranking",
    "seat_options", "seat_rows", "seated", "spelt", "unchanging",
]  # fmt: skip
