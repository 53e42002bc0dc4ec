"""Teaching: a lesson as a talk of questions, so that every view, the one button and the terminal can follow it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from companion.rulebook.lessons.lesson_plan import Cue, Lesson, LessonChapter, Step
from companion.rulebook.lessons.lesson_signals import Signal
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.device_kinds import Hourglass
from companion.table.questions.kinds import Choose, Option, Tell
from companion.unchanging import unchanging

FIRST = ""
NEXT, BACK, CHAPTERS, STOP = "next", "back", "chapters", "stop"


class Pace(StrEnum):
    """How fast the voice teaches."""

    SLOW = "slow"
    USUAL = "usual"
    FAST = "fast"


@unchanging(kw_only=True)
class LessonStep(Choose[str]):
    """One step of a lesson on show: `number` of `of`, in this chapter; `cue` is for the ring, `pace` for the voice."""

    chapter: str
    number: int
    of: int
    cue: Cue | Signal = Cue.NONE
    pace: Pace = Pace.USUAL

    @property
    def place(self) -> str:
        """The step's name in the notebook: `chapter/step`."""
        return self.subject


@unchanging(kw_only=True)
class Verdict(Tell):
    """What is said to an answer: the step's attribute `right` or `wrong`, named by the subject."""

    @property
    def words(self) -> Phrase:
        """The phrase of the verdict."""
        return Phrase(f"{super().words.id}.{self.subject}", self.args)


@unchanging
class Taught:
    """Whom a lesson is for: how many players, with which options; `begin` is the step (`chapter/step`) to go on with.

    `addition` is the chapter that is taught by itself, to those who know the game.
    """

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    begin: str = FIRST
    addition: str = ""


async def teach(lesson: Lesson, taught: Taught) -> str:
    """Teach until the table has had enough; returns "stop", or "finished" after the last step."""
    course = lesson.course(taught.players, taught.options)
    if taught.addition:
        course = lesson.addition(taught.addition, taught.players, taught.options)
    places = [f"{chapter.id}/{step.id}" for chapter, step in course]
    if taught.begin not in places or places.index(taught.begin) == 0:
        here = 0
    else:
        options = (Option("on", phrase("lesson-go-on")), Option("anew", phrase("lesson-anew")))
        here = places.index(taught.begin) if await Choose("lesson.begin", options=options) == "on" else 0
    turn = 0
    pace = Pace.USUAL
    while here < len(course):
        turn += 1
        wish = await _one_step(course, here, taught, turn, pace)
        if wish == STOP:
            return "stop"
        if wish == CHAPTERS:
            chosen = await which_chapter(course, turn, pace)
            pace = Pace(chosen) if chosen in set(Pace) else pace
            here = (
                here if chosen in set(Pace) else next(place for place, (chapter, _) in enumerate(course) if chapter.id == chosen)
            )
        else:
            here = max(0, here - 1) if wish == BACK else here + 1
    return "finished"


async def which_chapter(course: tuple[tuple[LessonChapter, Step], ...], turn: int, pace: Pace) -> str:
    """Ask for a chapter, or for another pace."""
    names = list(dict.fromkeys(chapter.id for chapter, _ in course))
    chapters = [Option(name, phrase(f"lesson-{name}"), icon="book") for name in names]
    paces = [Option(str(other), phrase(f"lesson-pace-{other}"), icon="voice") for other in Pace if other != pace]
    return await Choose("lesson.chapters", occurrence=(turn,), options=(*chapters, *paces))


async def _one_step(course: tuple[tuple[LessonChapter, Step], ...], here: int, taught: Taught, turn: int, pace: Pace) -> str:
    chapter, step = course[here]
    name = f"lesson.{chapter.id}.{step.id}"
    values: Mapping[str, Argument] = step.values(taught.players)
    on = Option(NEXT, phrase("lesson-next"), icon="next")
    back = Option(BACK, phrase("lesson-back"), icon="back", off=phrase("lesson-first") if here == 0 else None)
    ways = (on, back, Option(CHAPTERS, phrase("lesson-chapters"), icon="book"), Option(STOP, phrase("lesson-stop"), icon="cross"))
    wish = await LessonStep(
        name,
        args=values,
        subject=f"{chapter.id}/{step.id}",
        occurrence=(turn,),
        rules=step.rules,
        picture=step.picture,
        options=ways,
        chapter=chapter.id,
        number=here + 1,
        of=len(course),
        cue=step.cue,
        pace=pace,
    )
    if wish == NEXT and step.hourglass:
        await Hourglass("lesson.hourglass", subject=name, occurrence=(turn,), seconds=step.hourglass)
    if wish == NEXT and step.quiz is not None:
        # Ask until it is right, and say why it is
        assert step.quiz is not None
        message = name.replace(".", "-")
        options = tuple(Option(key, phrase(f"{message}.{key}", **values)) for key in step.quiz.options)
        tries = 0
        answer = ""
        while answer != step.quiz.right:
            tries += 1
            answer = await Choose(name, args=values, subject="ask", occurrence=(turn, tries), options=options, rules=step.rules)
            verdict = "right" if answer == step.quiz.right else "wrong"
            await Verdict(name, args=values, subject=verdict, occurrence=(turn, tries), rules=step.rules)
    return wish
