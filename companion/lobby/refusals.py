"""Why a game could not be begun or resumed, in the table's words; the log has the rest."""

from __future__ import annotations

from companion.games import GameMissing
from companion.table.errors import AnswerRejected, CorrectionRejected, JournalFull, JournalTrouble, NoSuchGame, TableError
from companion.table.phrase import Phrase, phrase


def reason_of(refused: TableError) -> Phrase:
    """Name the reason; what the table can do nothing about is left to the log."""
    match refused:
        case AnswerRejected() | CorrectionRejected():
            return refused.reason
        case GameMissing():
            return phrase("refused-missing")
        case NoSuchGame():
            return phrase("refused-no-game")
        case JournalFull():
            return phrase("refused-full")
        case JournalTrouble():
            return phrase("refused-card")
    return phrase("refused-log")
