"""The controller carries out people's acts in a game, and returns a snapshot of the game after each."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, Protocol

from companion.play.acts import (
    Adopt,
    Announce,
    Answer,
    Correct,
    DropDraft,
    GameAct,
    GoOnWith,
    MakeUp,
    Mark,
    MendOn,
    Rebegin,
    Redo,
    Undo,
)
from companion.play.drafting import Amending, Drafting, find_seating
from companion.play.joining import can_sit, change_places, let_in, list_waiting
from companion.play.snapshot import NOTHING_ASIDE, Answered, Aside, Snapshot, list_counted_otherwise, snapshot
from companion.rulebook.lessons.course import Course
from companion.table import (
    AnswerRejected,
    Beginning,
    CorrectionRejected,
    Difference,
    Draw,
    Happened,
    Lot,
    Phrase,
    Question,
    SeatsRefused,
    Session,
    Spin,
    Tally,
    ThrowDice,
    phrase,
)
from companion.table.differences import differences
from companion.table.draft import follow_on
from companion.table.errors import NotHeard, NothingAsked, NothingToUndo, ReplayMismatch, ScriptFailed, StaleAnswer, UndoStopped
from companion.table.game import SHEET

LOG = logging.getLogger("companion")
FAIR = SystemRandom()
_REFUSALS = {StaleAnswer: "stale", NothingToUndo: "nothing-to-undo", SeatsRefused: "rebegin-refused"}
FactKeeper = Callable[[str, Any], None]


class Store(Protocol):
    """The store of entries: its trouble (None: none), the number of entries only in memory, and the thinking times."""

    @property
    def trouble(self) -> Phrase | None:
        """The warning to show as long as the trouble lasts."""

    @property
    def waiting(self) -> int:
        """The number of entries that would be lost if the program ended now."""

    @property
    def thinking(self) -> Mapping[str, int]:
        """How long each colour has thought up to the last answer, in milliseconds."""

    def retry(self) -> None:
        """Try again to write the waiting entries."""

    def keep_beginning(self, before: Beginning, beginning: Beginning) -> None:
        """Remember who plays a game that had begun otherwise before, in which colours and with which options."""


class Controller:
    """Takes acts one by one; an act that is not possible is refused with a reason, not with an exception.

    Any exception is a fault in the code and passes through, to the failsafe screen.
    """

    def __init__(
        self, session: Session, keep_fact: FactKeeper | None = None, store: Store | None = None, course: Course | None = None
    ) -> None:
        self.session = session
        self._course = course
        self._keep_fact = keep_fact
        self._store = store
        self._drafting: Drafting | Amending | None = None
        self._kept = self._find_agreed()

    def snapshot(self, aside: Aside = NOTHING_ASIDE) -> Snapshot:
        """Return a snapshot of the game, or of its draft while there is one."""
        store = self._store
        if store is not None:
            aside = replace(aside, trouble=store.trouble, waiting=store.waiting, thinking=store.thinking)
        if self._drafting is not None:
            return self._drafting.snapshot(aside)
        stands, course = snapshot(self.session, aside), self._course
        if course is None:
            return stands
        course.stand_at(self.session.run.asked, self.session.question, self.session.table)
        if (page := course.page) is None:
            return replace(stands, page=course.pages)
        return replace(stands, question=page, page=course.pages, shown=None)

    def go_on(self) -> None:
        """Send the answers that follow from what is known, and those of seats that pass, until a person is asked."""
        follow_on(self.session, let_in)
        while self._throw():
            follow_on(self.session, let_in)
        if self.session.outcome is not None:
            self.session.set_mark({"over": True})

    def _throw(self) -> bool:
        """Throw the dice if the question asks for that, the same again after an undo; return whether it did."""
        question = self.session.question
        if not isinstance(question, ThrowDice):
            return False
        self.session.answer(self.session.find_shown() or question.sample(FAIR), "device")
        return True

    def do(self, act: GameAct) -> Snapshot:
        """Carry out an act, and return the snapshot after it, with what the act brought about or why it was refused."""
        facts = dict(self.session.table.facts)
        try:
            if self._drafting is not None:
                aside = self._draft(self._drafting, act)
            else:
                aside = NOTHING_ASIDE if self._course is not None and _pass_to_lesson(self._course, act) else self._do(act)
            if self._drafting is None and not isinstance(act, Answer | Undo | Mark):
                self.go_on()
        except (AnswerRejected, CorrectionRejected) as refused:
            aside = Aside(refusal=refused.reason)
        except (NothingAsked, NotHeard):
            aside = Aside(refusal=phrase("game-is-over" if self.session.question is None else "not-heard"))
        except ScriptFailed as fault:
            LOG.exception("the script of %s failed; the game stands before it", self.session.game.name, exc_info=fault)
            aside = Aside(refusal=phrase("script-failed"))
        except (StaleAnswer, NothingToUndo, SeatsRefused) as refused:
            aside = Aside(refusal=phrase(_REFUSALS[type(refused)]))
        except UndoStopped as stopped:
            aside = Aside(stopped_at=phrase("undo-stopped", question=stopped.words))
        except ReplayMismatch as misfit:
            aside = Aside(refusal=phrase("misfit", step=misfit.step))
        if (agreed := self._find_agreed()) != self._kept and self._store is not None:
            self._store.keep_beginning(self._kept, agreed)
        self._kept = agreed
        self._keep_facts(facts)
        return self.snapshot(aside)

    def _find_agreed(self) -> Beginning:
        """Return how the next game of these people would begin: as this one did, with the options that it has settled since."""
        begun, held = self.session.beginning, self.session.table.ledger.held
        settled = {spec.name: held.get(spec.settled) for spec in self.session.game.options if spec.settled}
        return replace(begun, options={**begun.options, **{name: str(choice) for name, choice in settled.items() if choice}})

    def _keep_facts(self, before: Mapping[str, Any]) -> None:
        """Keep for later games which printed facts have been answered, corrected or mended."""
        for fact, value in self.session.table.facts.items():
            if self._keep_fact is not None and fact != SHEET and (fact not in before or before[fact] != value):
                self._keep_fact(fact, value)

    def _do(self, act: GameAct) -> Aside:
        if isinstance(act, MakeUp | MendOn):
            drafting = Drafting(self.session, act)
            if isinstance(act, MendOn) and drafting.mends_what_was_inferred:
                return Aside(changes=drafting.do(Adopt()) or ())
            self._drafting = drafting
        elif isinstance(act, Rebegin):
            return self._begin_otherwise(act)
        return self._do_at_once(act)

    def _do_at_once(self, act: GameAct) -> Aside:
        match act:
            case Answer():
                return self._answer(act)
            case Undo():
                return Aside(changes=self.session.undo(self.session.times_back(), insist=act.insist))
            case Redo():
                return Aside(changes=self._redo())
            case Correct():
                return self._correct(act)
            case Announce():
                self.session.announce(act.id, act.colour)
            case GoOnWith():
                return self._go_on_with(act)
            case Mark():
                self.session.set_mark(act.value)
        return NOTHING_ASIDE

    def _begin_otherwise(self, act: Rebegin) -> Aside:
        """Begin the game otherwise: at once if every figure and answer stays as it is, else in a draft."""
        began = self.session.beginning
        drafting = Drafting(self.session, act)
        if not drafting.changes_nothing:
            self._drafting = drafting
            return NOTHING_ASIDE
        drafting.do(Adopt())
        return Aside(noted=phrase("rebegin-already" if self.session.beginning == began else "rebegin-done"))

    def _go_on_with(self, act: GoOnWith) -> Aside:
        """Let somebody in, at once or as soon as the rulebook does; or go on with other options."""
        seats = find_seating(self.session).read([(seat.name, seat.colour) for seat in act.seats])
        missing = [seat for seat in self.session.table.seats if seat not in seats]
        if missing:
            raise SeatsRefused(f"expected {', '.join(map(str, missing))} to keep playing in the same colours")
        waits = not act.options and not can_sit(self.session, seats)
        self.session.join(seats, act.options, waits=waits)
        if waits and change_places(self.session, seats):
            return Aside(noted=phrase("join-moves"))
        who = tuple(map(str, list_waiting(self.session)))
        return Aside(noted=phrase("join-noted", who=who, n=len(who))) if waits else NOTHING_ASIDE

    def _correct(self, act: Correct) -> Aside:
        """Correct the ledger; if more entries move than people gave, show this first."""
        table = self.session.table
        held = {**table.ledger.held, **{f"fact.{name}": value for name, value in table.facts.items()}}
        if all(name in held and held[name] == value for name, value in act.values.items()):
            return Aside(noted=phrase("correction-already"))
        if act.balance:
            values = table.ledger.complete(act.values)
            if len(values) > len(act.values):
                self._drafting = Amending(self.session, values)
                return NOTHING_ASIDE
        facts = any(name.startswith("fact.") for name in act.values)
        return Aside(changes=self.session.correct(act.values), noted=phrase("correction-noted") if facts else None)

    def _draft(self, drafting: Drafting | Amending, act: GameAct) -> Aside:
        """Carry out an act in the draft while there is one; adopting or dropping the draft ends it."""
        if isinstance(act, Mark):
            return NOTHING_ASIDE
        amending = isinstance(drafting, Amending)
        if isinstance(act, Correct | GoOnWith | Redo | MakeUp | MendOn | Rebegin) or (
            amending and not isinstance(act, Adopt | DropDraft | Undo)
        ):
            return Aside(refusal=phrase("draft-first"))
        changes = drafting.do(act)
        if isinstance(act, DropDraft | Adopt) or amending:
            self._drafting = None
        return Aside(changes=changes or ())

    def _answer(self, act: Answer) -> Aside:
        asked, step = self.session.question, self.session.step
        before = self.session.table.ledger.snapshot()
        self.session.answer(act.value, act.source, act.step)
        given = self.session.newest.row.value if self.session.newest is not None else None
        self.go_on()
        changed = differences(before, self.session.table.ledger)
        happened = tuple(change for change in changed if not _was_just_counted(change, asked, given))
        shows, scene = self.session.game.choreography, None
        if shows is not None and asked is not None:
            scene = shows(self.session.table, Happened(asked, given, changed))
        return Aside(
            answered=Answered(step, asked, given) if asked is not None else None,
            happened=happened,
            otherwise=list_counted_otherwise(asked, given),
            choreography=scene,
        )

    def _redo(self) -> tuple[Difference, ...]:
        """Redo the answer last undone, with those that followed from it."""
        before = self.session.table.ledger.snapshot()
        self.session.redo()
        while self.session.question is not None and self.session.question.follows and self.session.can_redo():
            self.session.redo()
        return differences(before, self.session.table.ledger)

    def rest(self) -> Snapshot | None:
        """Try again to write waiting entries; return a snapshot if that has changed anything, else None."""
        if self._store is None or (self._store.trouble is None and self._store.waiting == 0):
            return None
        before = self._store.trouble, self._store.waiting
        self._store.retry()
        return self.snapshot() if (self._store.trouble, self._store.waiting) != before else None


def _pass_to_lesson(course: Course, act: GameAct) -> bool:
    """Pass an act to the lesson; return False if the game must take it. Raises `StaleAnswer`, `AnswerRejected`."""
    if isinstance(act, Undo):
        return course.go_back()
    if not isinstance(act, Answer):
        return False
    if act.page not in {None, course.pages}:
        raise StaleAnswer(f"the answer is for page {act.page} of the lesson, but page {course.pages} is open")
    if course.page is None:
        return False
    course.answer(act.value)
    return True


def _was_just_counted(change: Difference, asked: Question[Any] | None, given: Any) -> bool:
    """Return whether the table itself has just counted this value, so that it need not be told."""
    rows = asked.rows if isinstance(asked, Tally) else ()
    mine = (row for row in rows if (row.seat == change.seat if row.seat is not None else row.key == change.place))
    return any(given[row.key] == change.after for row in mine)


def device_answer(snapshot: Snapshot, rng: Random = FAIR) -> Any:
    """Draw the device's answer to an open Spin, Lot or Draw, before anything is shown; None if the device cannot answer it.

    After an undo the answer is the one that was shown before.
    """
    question = snapshot.question
    if snapshot.shown is not None:
        return snapshot.shown
    if (isinstance(question, Spin) and question.sectors) or isinstance(question, Draw | Lot):
        return question.sample(rng)
    return None
