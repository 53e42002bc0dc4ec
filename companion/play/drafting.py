"""Drafts: a forgotten answer is added, or an answer replaced, without losing the later answers."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.play.acts import Adopt, Announce, Answer, GameAct, LeaveOut, MakeUp, MendNext, MendOn, Rebegin, Undo
from companion.play.joining import list_numbers
from companion.play.own_questions import Seating
from companion.play.snapshot import Answered, Aside, Drafted, Snapshot, snapshot
from companion.table import NOT_IMPLIED, Choose, Difference, RowKind, Seats, Session, Value, errors, phrase
from companion.table.draft import FOLLOWS, PASSES, Draft, Later, Trial, follow_on, reread_answer
from companion.table.entry import int_of
from companion.table.recolouring import match_seats, recolour

NOTHING = ("silence", "nobody")
"""Keys of options by which nobody does anything."""


class Amending:
    """A correction that moves more entries than people gave: its changes are shown until it is adopted or dropped.

    Raises `CorrectionRejected` if the correction is refused.
    """

    def __init__(self, session: Session, values: Mapping[str, Value]) -> None:
        self._base, self._values = session, values
        self._aside = session.branch(session.rows())
        self._changes = self._aside.correct(values)

    def do(self, act: GameAct) -> tuple[Difference, ...] | None:
        """Adopt the correction, or do nothing, which drops it; its changes were shown before."""
        if isinstance(act, Adopt):
            self._base.correct(self._values)
        return ()

    def snapshot(self, aside: Aside) -> Snapshot:
        """Return a snapshot of what the correction would change."""
        ledger = self._aside.table.ledger
        counts = [int_of(ledger.held[name]) for name in self._values if name in ledger.entries and ledger.entries[name].low < 0]
        short = [-count for count in counts if count < 0]  # what lies in the middle cannot be less than nothing
        standing = phrase("draft-too-many", n=short[0]) if short else phrase("draft-corrects")
        shown = snapshot(self._aside, replace(aside, trouble=aside.trouble or standing))
        draft = Drafted(self._base.step, 0, whole=True, changes=self._changes, corrects=True)
        return replace(shown, draft=draft, can_undo=True, can_redo=False)


class Drafting:
    """One draft from its beginning until it is adopted or dropped."""

    def __init__(self, session: Session, act: MakeUp | MendOn | Rebegin) -> None:
        self._base = session
        self._trial: Trial | None = None
        self._unfit: int | None = None
        self._next_anew = False
        self._last: GameAct = act
        if isinstance(act, Rebegin):
            self.draft = _begin_anew(session, act)
            self._try()
            return
        self.draft = Draft(session, act.step)
        if isinstance(act, MendOn):
            self.draft.replace_answer(act.value, "touch")
            self._try()

    @property
    def changes_nothing(self) -> bool:
        """Whether all that was counted and answered stays as it is: only colours and names are other, say."""
        trial = self._trial
        whole = trial is not None and trial.against is None and not trial.fallen
        return whole and trial is not None and not self.draft.changes(trial) and not self.draft.list_recounted(trial)

    @property
    def mends_what_was_inferred(self) -> bool:
        """Whether an answer that the device gave by itself is given otherwise before anybody has answered after it."""
        trial, later = self._trial, self._base.history()[self.draft.step :]
        return trial is not None and trial.against is None and all(row.source == FOLLOWS for _, row in later)

    def do(self, act: GameAct) -> tuple[Difference, ...] | None:
        """Carry out an act in the draft; return the changes once it is adopted, else None. Raises what a session raises."""
        match act:
            case Answer():
                if self._next_anew and act.step == self.draft.session.step:
                    self.draft.replace_answer(act.value, act.source)
                    self._last = act
                else:
                    self.draft.answer(act.value, act.source, act.step)
                self._next_anew = False
                self._try()
            case Announce():
                self.draft.announce(act.id, act.colour)
                self._try()
            case Undo():
                self.draft.undo()
                self._trial, self._next_anew = None, False
            case MendNext() if self._trial is not None and self._trial.session.question is not None:
                self.draft.go_to(self._trial)
                self._next_anew, self._trial = self._trial.why is not None, None
            case LeaveOut() if self._trial is not None and self._trial.rest:
                self._last = act
                self._leave_out(every=act.every)
            case Adopt():
                trial = self._trial
                if trial is None and act.cut:
                    return self._base.rewrite(self.draft.session.rows())
                if trial is None or (trial.against is not None and not act.cut):
                    raise errors.NothingToUndo("the draft cannot be adopted, as a later answer contradicts it")
                return self._base.rewrite(trial.session.rows())
        return None

    def _leave_out(self, *, every: bool) -> None:
        """Go on without the entry that contradicts, or without `every` one until a person is asked."""
        trial, more = self._trial, True
        while trial is not None and trial.against is not None and more:
            self.draft.go_to(trial)
            self.draft.leave_out()
            self._try()
            trial, more = self._trial, every

    def _try(self) -> None:
        """Try whether the later entries fit now; if the draft itself is not complete, its own question stays open.

        If an inferred answer no longer follows, its question is open, too: a person is asked.
        """
        self._unfit = None
        trial = self.draft.try_later()
        while isinstance(self._last, Rebegin) and (answer := self._find_as_before(self._last, trial)) is not NOT_IMPLIED:
            self.draft.stop_at(trial)
            self.draft.session.answer(answer)
            trial = self.draft.try_later()
        if trial.asks or (isinstance(self._last, Rebegin) and self.draft.asks_something_new(trial)):
            self.draft.stop_at(trial)
            self._trial = None
            return
        new = isinstance(self._last, MakeUp) and trial.taken == 0 and trial.fallen != self.draft.fallen
        reached = trial.against is None or trial.taken > 0 or trial.why is not None or trial.session.question is None
        self._trial = trial if reached and not new else None
        if self._trial is None:
            follow_on(self.draft.session)

    def _find_as_before(self, began: Rebegin, trial: Trial) -> Any:
        """Return what stays as it was under other options or house rules: what was inferred and still fits, else nothing done."""
        asked = trial.session.question
        if asked is None or not (began.options or began.house is not None):
            return NOT_IMPLIED
        if trial.asks and trial.against is not None and (value := reread_answer(asked, trial.against.row)) is not NOT_IMPLIED:
            return value
        if not isinstance(asked, Choose) or not (trial.asks or self.draft.asks_something_new(trial)):
            return NOT_IMPLIED
        keys = [str(option.key) for option in asked.options if option.off is None]
        return next((key for key in (*NOTHING, *PASSES) if key in keys), NOT_IMPLIED)

    def snapshot(self, aside: Aside) -> Snapshot:
        """Return a snapshot of the draft."""
        standing = phrase("draft-standing") if aside.trouble is None else aside.trouble
        shown = snapshot(self.draft.session, replace(aside, trouble=standing))
        trial, draft = self._trial, Drafted(self.draft.step, len(self.draft.rest))
        if trial is not None:
            outcome = trial.session.outcome if self._base.outcome is None else None
            over = outcome.reason if outcome is not None else None
            draft = replace(draft, fallen=tuple(map(_describe_later, trial.fallen)), over=over)
        if trial is not None and trial.against is not None:
            if self._unfit is None:  # counted once, as it plays the rest of the game
                self._unfit = self.draft.count_unfit()
            # A refusal that names a key is replaced by one in the table's words
            why = phrase("draft-not-offered") if trial.why is not None and trial.why.id == "reject-not-offered" else trial.why
            draft = replace(draft, against=_describe_later(trial.against), why=why, unfit=self._unfit)
        elif trial is not None:
            recounted = tuple(map(_describe_later, self.draft.list_recounted(trial)))
            draft = replace(draft, whole=True, changes=self.draft.changes(trial), recounted=recounted)
        return replace(shown, draft=draft, can_undo=self.draft.can_undo, can_redo=False)


def _begin_anew(session: Session, act: Rebegin) -> Draft:
    """Return the draft of a game that began otherwise; raises `AnswerRejected` or `SeatsRefused` where it cannot begin so."""
    told, seats = session, None
    if act.seats is not None:
        seats = find_seating(session).read([(seat.name, seat.colour) for seat in act.seats])
        told = recolour(session, match_seats(session.table.seats, seats))
    begun, rows = told.split_beginning()
    facts, options = {**begun.facts, **act.facts}, {**begun.options, **act.options}
    begun = replace(begun, options=options, facts=facts, house=begun.house if act.house is None else act.house)
    if seats is not None and tuple(seats) != tuple(told.table.seats):
        # Whoever has joined later joins later still; where too few are left of those who began, the first of them began instead
        joins = [row.value["seats"] for row in rows if row.kind is RowKind.JOIN]
        colours = dict.fromkeys(str(seat["colour"]) for joined in joins for seat in joined)
        later = [seats.of(colour) for colour in colours if colour in seats.colours and colour not in begun.seats.colours]
        later = later[max(0, min(list_numbers(session)) - (len(seats) - len(later))) :]
        begun = replace(begun, seats=Seats(seat for seat in seats if seat not in later))
        rows = [row._replace(value=_join_in_order(row.value, seats)) if row.kind is RowKind.JOIN else row for row in rows]
    draft = Draft(told, 0)
    try:
        draft.begin_anew(begun, rows)
    except errors.TableError as refused:
        cause = refused.__cause__ if isinstance(refused, errors.ReplayMismatch) else refused
        raise errors.CorrectionRejected(getattr(cause, "reason", None) or phrase("rebegin-refused")) from refused
    return draft


def find_seating(session: Session) -> Seating:
    """Return the question for who plays this game, and where they sit."""
    return Seating("evening.seats", colours=session.game.colours, numbers=list_numbers(session))


def _join_in_order(plain: Mapping[str, Any], order: Seats) -> dict[str, Any]:
    """Return the value of a JOIN with its seats in this order."""
    place = {seat.colour: number for number, seat in enumerate(order)}
    joined = {seat["colour"] for seat in plain["seats"]}
    fresh = [{"name": seat.name, "colour": seat.colour} for seat in order if seat.colour not in joined]
    return {**plain, "seats": sorted([*plain["seats"], *fresh], key=lambda seat: place.get(seat["colour"], len(order)))}


def _describe_later(later: Later) -> Answered:
    value = reread_answer(later.question, later.row) if later.row.kind is RowKind.ANSWER else None
    return Answered(later.row.step, later.question, value, source=later.row.source)
