"""The errors of the table, one family."""

from companion.table.failure import TableError
from companion.table.phrase import Phrase
from companion.table.seats import SeatsRefused

__all__ = ["SeatsRefused", "TableError"]
"""Defined in lower modules, next to the code that raises them, and exported here with the other errors."""


class Rejected(TableError, ValueError):
    """The players' input is refused, for a `reason` that the table is told; nothing has changed."""

    def __init__(self, reason: Phrase, rules: tuple[str, ...] = ()) -> None:
        super().__init__(f"{reason.id} {dict(reason.args)}")
        self.reason = reason
        self.rules = rules


class AnswerRejected(Rejected):
    """The open question refuses this answer."""


class StaleAnswer(TableError):
    """The answer was meant for a step that is over; it is dropped."""


class NothingAsked(TableError):
    """The game is over; no question is open."""


class ScriptFailed(TableError):
    """A script failed on an answer, which is the script's fault. Nothing was written, and the state before is rebuilt."""


class NotAQuestion(ScriptFailed, TypeError):
    """A script awaited something that is not a question; the message names the script's line."""


class RowRefused(TableError):
    """An entry does not have the form of its kind."""


class ReplayMismatch(TableError):
    """A recorded answer belongs to another question than the script asks now, or its question now refuses it."""

    def __init__(self, step: int, recorded: str, present: str, why: str) -> None:
        super().__init__(f"step {step}: recorded {recorded}, now asked {present}: {why}")
        self.step = step
        self.recorded = recorded
        self.present = present


class UndoStopped(TableError):
    """Undo would pass a question that showed something hidden; it stops here unless the table insists."""

    def __init__(self, question: str, words: Phrase) -> None:
        super().__init__(f"undo would pass {question}, which showed something hidden")
        self.question = question
        self.words = words


class NothingToUndo(TableError):
    """There is nothing to undo or redo, or no entry at the step named."""


class CorrectionRejected(Rejected):
    """These values cannot stand in the ledger together."""


class LedgerFailed(ScriptFailed, AssertionError):
    """A script wrote a value outside its bounds or broke a conserved sum, which is the script's fault."""


class NotHeard(TableError):
    """This announcement is not on offer now."""


class JournalTrouble(TableError):
    """The journal cannot be written or read; the message says why."""


class JournalBusy(JournalTrouble):
    """Another program holds the file; it might be free in a moment."""


class JournalFull(JournalTrouble):
    """There is no room left on the disk or card."""


class JournalReadOnly(JournalTrouble):
    """The file, its folder or the card is read-only."""


class JournalNewer(JournalTrouble):
    """A newer version of this program wrote the file; it is not touched."""


class JournalForeign(JournalTrouble):
    """The file belongs to another program; it is not touched."""


class JournalDamaged(JournalTrouble):
    """The file does not hold what was written."""


class IndexDamaged(JournalDamaged):
    """Only an index of the file does not fit its table: it can be made anew where the file can be written."""


class EntriesLost(JournalDamaged):
    """Some entries of a game cannot be read; those before them can."""


class NoSuchGame(JournalTrouble):
    """The journal has no game of this number."""


class ScenarioFailed(TableError, AssertionError):
    """A scenario's step did not hold; the message shows the difference."""


class ScenarioRefused(TableError, ValueError):
    """A scenario file cannot be read; the message names the file and what is wrong."""
