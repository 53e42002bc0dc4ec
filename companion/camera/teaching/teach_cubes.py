"""Teaching cubes: the empty tray, then some cubes of each colour, one of which is pointed out by finger or button."""

from functools import partial
from typing import TYPE_CHECKING

from companion.camera.teaching.learnt import LearntBox
from companion.camera.teaching.lessons import confirm_outlines, go_on, told
from companion.camera.teaching_kinds import Finds, PointOut, Shot, ShowToCamera
from companion.play.own_questions import Work
from companion.table.game import Game
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import CubeSet
from companion.table.questions.kinds import Number, Option

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher

AGAIN, MISSING = "again", "missing"
OF_EACH = 2
"""The number of cubes of each colour for which a place is shown."""


async def teach_cubes(game: Game, cubes: CubeSet, teacher: "Teacher", left: int = 0) -> LearntBox | None:
    """Ask the table to show the empty tray and cubes, and to point out one of each colour; `left` counts kept pictures."""
    kept = list((await go_on(teacher, Finds.TRAY, left)).shots)
    side = None
    if not teacher.scaled:  # nothing else gives the size of things: ask for the tray's length in millimetres
        side = await Number("teaching.tray-side", low=60, high=400, likely=160, steps=5)
    empty = await empty_tray(kept.pop(0) if kept else None)
    while empty is not None:
        spots = OF_EACH * len(cubes.colours)
        asked = ShowToCamera("teaching.cubes", finds=Finds.CUBES, number=1, enough=True, empty=empty, spots=spots)
        shot = kept.pop() if kept else await asked
        if shot is None:
            break
        shot, named = await name_cubes(cubes, teacher, shot)
        if not named:
            continue
        task = partial(teacher.keep_cubes, empty, shot, named, side)
        trouble = await Work("teaching.keeping", task=task)
        if await told(trouble, len(named)):
            return LearntBox(game.name, {})
    teacher.forget_unfinished(Finds.TRAY)
    return None


async def empty_tray(kept: Shot | None) -> Shot | None:
    """Ask for the empty tray, unless its picture was kept, until its outline is sure; None if the table gives up."""
    shot = kept
    while True:
        if shot is None:
            shot = await ShowToCamera("teaching.tray", finds=Finds.TRAY, enough=True)
        if shot is None:
            return None
        shot = await confirm_outlines(shot, "teaching.tray-outline")
        if shot is not None:
            return shot


async def name_cubes(cubes: CubeSet, teacher: "Teacher", shot: Shot) -> tuple[Shot, dict[str, int]]:
    """Ask for each colour which cube has it; a colour can be missing. Returns no names if a new picture is wanted.

    A finger may point at a cube that was not found; the shot returned then has one more piece.
    """
    named: dict[str, int] = {}
    for colour in cubes.colours:
        taken = {str(number): name for name, number in named.items()}
        free = [str(number) for number in range(len(shot.seen.pieces)) if str(number) not in taken]
        options = tuple(Option(number, phrase("teaching-this-one")) for number in free)
        others = (Option(MISSING, phrase("teaching-missing")), Option(AGAIN, phrase("screen-again")))
        answer = await PointOut(
            "teaching.which",
            args={"colour": phrase(f"colour-{colour}")},
            options=(*options, *others),
            shot=shot,
            named=taken,
        )
        if answer == AGAIN:
            return shot, {}
        if isinstance(answer, tuple):
            shot, number = teacher.pointed(shot, answer)
            named[colour] = number
        elif answer != MISSING:
            named[colour] = int(answer)
    return shot, named
