"""The course of a first game: each step of the lesson is told before the first question that needs it, and only once.

Steps are not entries of the game: its script asks as usual, and players who do not learn never see them.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

from companion.rulebook.lessons.lesson_plan import Cue, Lesson, LessonChapter, Step
from companion.rulebook.lessons.lesson_signals import Signal
from companion.table import Choose, Option, Phrase, Question, Table, Taught, Tell, phrase, unchanging

NEXT, BACK, STOP = "next", "back", "stop"
AT_ONCE = 4
"""The most steps told before one question; further ones wait for the next such question."""


@unchanging(kw_only=True)
class LessonStep(Choose[str]):
    """One step shown under its chapter's heading, with a `cue` for the ring. Options turn pages or answer its quiz."""

    heading: Phrase
    cue: Cue | Signal = Cue.NONE


@unchanging(kw_only=True)
class Verdict(Tell):
    """The reply to a quiz answer: the step's attribute named by the subject, `right` or `wrong`."""

    @property
    def words(self) -> Phrase:
        """The phrase of the verdict."""
        return Phrase(f"{super().words.id}.{self.subject}", self.args)


class Course:
    """Teaches a game to its learners; `told` are the steps (`chapter/step`) they know, and `note` stores the list as it grows."""

    def __init__(
        self, lesson: Lesson, taught: Taught, table: Table, told: Iterable[str], note: Callable[[tuple[str, ...]], None]
    ) -> None:
        self.pages = 0
        """The number of pages answered, by which a press names the page that it was meant for."""
        self._players, self._learners, self._note = len(table.seats), taught.learners, note
        self._told = list(told)
        self._steps = lesson.course(self._players, table.options, taught.addition)
        self._moment: object = None
        self._batch: list[tuple[LessonChapter, Step]] = []
        self._place = 0
        self._verdict: Verdict | None = None

    def stand_at(self, asked: Sequence[Question[Any]], question: Question[Any] | None, table: Table) -> None:
        """Find the steps to tell before this open question, which follows those `asked`."""
        moment = len(asked), question and question.identity
        if moment == self._moment:
            return
        self._moment, self._place, self._verdict, self._batch = moment, 0, None, []
        if question is not None and self._concerns(question):
            so_far = [*asked, question]
            untold = ((chapter, step) for chapter, step in self._steps if _name(chapter, step) not in self._told)
            self._batch = list(islice((each for each in untold if self._is_due(each[1], so_far, table)), AT_ONCE))

    @property
    def page(self) -> LessonStep | Verdict | None:
        """The page shown now; None if the game's own question is open."""
        if self._verdict is not None:
            return self._verdict
        if self._place >= len(self._batch):
            return None
        return lesson_page(*self._batch[self._place], self._players, number=self.pages, back=self._place > 0)

    def answer(self, value: object) -> None:
        """Apply the learners' answer to the page; raises `AnswerRejected` if it is not among the options."""
        page = self.page
        assert page is not None, "expected a page of the lesson, got an answer to none"
        answer = page.read(value)
        self.pages += 1
        if self._verdict is not None:
            self._verdict, self._place = None, self._place + 1
        elif answer == BACK:
            self._place -= 1
        elif answer == STOP:
            self._tell(_name(chapter, step) for chapter, step in self._steps)
            self._batch = []
        else:
            chapter, step = self._batch[self._place]
            self._tell([_name(chapter, step)])
            if step.quiz is None:
                self._place += 1
            else:
                verdict = "right" if answer == step.quiz.right else "wrong"
                self._verdict = Verdict(page.id, args=page.args, subject=verdict, occurrence=(self.pages,), rules=step.rules)

    def go_back(self) -> bool:
        """Go back to the previous page; return False if this is the first one before the open question."""
        if self.page is None or (self._place == 0 and self._verdict is None):
            return False
        self._place, self._verdict = self._place if self._verdict is not None else self._place - 1, None
        self.pages += 1
        return True

    def _tell(self, names: Iterable[str]) -> None:
        self._told = list(dict.fromkeys([*self._told, *names]))
        self._note(tuple(self._told))

    def _concerns(self, question: Question[Any]) -> bool:
        """Return whether a question is for learners; a question for everybody is."""
        return question.seat is None or question.seat.colour in self._learners

    def _is_due(self, step: Step, asked: Sequence[Question[Any]], table: Table) -> bool:
        """Return whether this step is due at the open question, the last one in `asked`."""
        if table.place.round < step.since or not step.matters_to(asked[-1]):
            return False
        if step.time > 1 and sum(self._concerns(each) and step.matters_to(each) for each in asked) < step.time:
            return False
        held, entries = table.ledger.held, table.ledger.entries.values()
        return step.looms is None or any(step.looms.is_near(entry.group, held[entry.name]) for entry in entries)


def lesson_page(chapter: LessonChapter, step: Step, players: int, *, number: int = 0, back: bool = False) -> LessonStep:
    """Return a step's page, number `number` in its course, for this many players; `back` adds the way to the page before."""
    said = step.words or Phrase(f"lesson-{chapter.id}-{step.id}", step.values(players))
    name, values = said.id, dict(said.args)
    on = [Option(NEXT, phrase("lesson-next"), icon="next")]
    out = [Option(STOP, phrase("lesson-stop"), icon="cross")]
    if step.quiz is not None:
        on, out = [Option(key, phrase(f"{name}.{key}", **values)) for key in step.quiz.options], []
    before = [Option(BACK, phrase("lesson-back"), icon="back")] if back else []
    return LessonStep(
        name.replace("-", ".", 2),
        args=values,
        subject=_name(chapter, step),
        occurrence=(number,),
        rules=step.rules,
        picture=step.picture,
        options=(*on, *before, *out),
        heading=chapter.heading,
        cue=step.cue,
    )


def _name(chapter: LessonChapter, step: Step) -> str:
    return f"{chapter.id}/{step.id}"
