"""A dialogue before a game: it asks questions of the same kinds, with a way back, and records nothing."""

from collections.abc import Callable, Coroutine
from typing import Any, Generic, NamedTuple, TypeVar

from companion.play import acts, own_questions
from companion.play.snapshot import Snapshot
from companion.table import AnswerRejected, Game, Phrase, Question, phrase

R = TypeVar("R")


class _Answered(NamedTuple):
    """An answer as it was given, and the id of the question it was given to."""

    question: str
    value: Any
    is_work: bool


class Dialogue(Generic[R]):
    """Runs a coroutine of questions until it returns its `result`. Going back runs it again from the start, one answer less.

    Results of the device's own work do not count as answers: going back skips them. What was answered may have changed what is
    asked (a person renamed in the history is on no list any more): then it runs again only as far as the answers still fit.
    Nothing is recorded, so questions need no occurrence: the number of answers distinguishes two of a kind.
    """

    def __init__(self, script: Callable[[], Coroutine[Question[Any], Any, R]], trouble: Phrase | None = None) -> None:
        self._script = script
        self._trouble = trouble
        self._answers: list[_Answered] = []
        self.question: Question[Any] | None = None
        self.result: R | None = None
        self._begin()

    def _begin(self) -> None:
        self._running = self._script()
        self._about: Game | None = None
        self._send(None)
        answered, self._answers = self._answers, []
        for was in answered:
            if self.question is None or self.question.id != was.question:
                return
            try:
                answer = self.question.read(was.value)
            except AnswerRejected:
                return
            self._answers.append(was)
            self._send(answer)

    def _send(self, reply: Any) -> None:
        try:
            sent: Question[Any] | own_questions.About = self._running.send(reply)
            while isinstance(sent, own_questions.About):
                self._about = sent.game
                sent = self._running.send(None)
            self.question = sent
        except StopIteration as end:
            self.question, self.result = None, end.value

    def do(self, act: acts.GameAct) -> Snapshot:
        """Take an answer, or go back; other acts are ignored."""
        if isinstance(act, acts.Answer) and self.question is not None:
            if act.step != len(self._answers):
                return self.snapshot(phrase("stale"))
            try:
                answer = self.question.read(act.value)
            except AnswerRejected as refused:
                return self.snapshot(refused.reason)
            self._answers.append(_Answered(self.question.id, act.value, isinstance(self.question, own_questions.Work)))
            self._send(answer)
        elif isinstance(act, acts.Undo) and self._answers:
            while self._answers and self._answers[-1].is_work:
                del self._answers[-1]
            del self._answers[-1:]
            self._running.close()
            self._begin()
        return self.snapshot()

    def rest(self) -> None:
        """Do nothing, as a dialogue stores nothing."""

    def snapshot(self, refusal: Phrase | None = None) -> Snapshot:
        """Return a snapshot of the open question."""
        return Snapshot(
            None,
            len(self._answers),
            self.question,
            can_undo=bool(self._answers),
            refusal=refusal,
            trouble=self._trouble,
            about=self._about,
        )
