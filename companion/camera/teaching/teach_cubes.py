"""Teaching cubes: the empty tray, then some cubes of each colour, whose colours are guessed and put right by finger or button."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from companion.camera.teaching import learnt, lessons
from companion.camera.teaching_kinds import ConfirmColours, Finds, NamePiece, PointOut, Shot, ShowToCamera
from companion.play import Work
from companion.table import CubeSet, Game, Number, Option, Tile, phrase

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher

RIGHT, AGAIN, MISSING, SIDE, NOTHING = "right", "again", "missing", "side", "nothing"
OF_EACH = 2
"""The number of cubes of each colour for which a place is shown."""
SIDES, USUAL_SIDE = (60, 400), 160
"""The least and greatest length in millimetres of a tray's longer side, and the usual one."""


async def teach_cubes(game: Game, cubes: CubeSet, teacher: "Teacher", left: int = 0) -> learnt.LearntBox | None:
    """Ask the table to show the empty tray and cubes, and whether their colours are right; `left` counts kept pictures."""
    kept = await lessons.go_on(teacher, Finds.TRAY, left)
    shots, named = list(kept.shots), kept.names
    empty = await ask_for_empty_tray(teacher, shots[0] if shots else None)
    if empty is not None and shots and empty.picture is not shots[0].picture:
        shots = []
    while empty is not None:
        spots = OF_EACH * len(cubes.colours)
        asked = ShowToCamera("teaching.cubes", finds=Finds.CUBES, number=1, enough=True, empty=empty, spots=spots)
        shot = shots[1] if len(shots) > 1 else await asked
        if shot is None:
            break
        lesson = CubeNames(cubes, teacher, empty, shot, named)
        shots, named = [], {}
        if not await lesson.ask() or not lesson.named:
            continue
        task = partial(teacher.keep_cubes, empty, lesson.shot, lesson.named, lesson.side)
        trouble = await Work("teaching.keeping", task=task)
        if await lessons.tell_result(trouble, len(set(lesson.named.values()))):
            return learnt.LearntBox(game.name, {})
    teacher.forget_unfinished(Finds.TRAY)
    return None


async def ask_for_empty_tray(teacher: "Teacher", kept: Shot | None) -> Shot | None:
    """Ask for the empty tray, unless its picture was kept, until its outline is sure; None if the table gives up."""
    shot = kept
    while True:
        if shot is None:
            shot = await ShowToCamera("teaching.tray", finds=Finds.TRAY, enough=True)
        if shot is None:
            return None
        shot = await lessons.confirm_outlines(shot, partial(teacher.keep_outlines, Finds.TRAY, 0), "teaching.tray-outline")
        if shot is not None:
            return shot


class CubeNames:
    """The colours of the cubes in a shot, by number: guessed, asked where they are doubtful, and put right by the table.

    What the table said is kept at once: its own words (`told`, None for no cube) and the cubes that a finger added.
    """

    def __init__(self, cubes: CubeSet, teacher: "Teacher", empty: Shot, shot: Shot, told: Mapping[int, Tile | None]) -> None:
        self.shot = shot
        self.side = None if teacher.scaled else teacher.tray_side(empty, shot)
        self._cubes, self._teacher = cubes, teacher
        self._told = {number: tile for number, tile in told.items() if number < len(shot.seen.pieces)}
        self._missing: set[str] = set()

    @property
    def named(self) -> dict[int, str]:
        """The colours as they are known now, by number."""
        told = {number: "" if tile is None else tile.kind for number, tile in self._told.items()}
        return self._teacher.guess_colours(self.shot, self._cubes.colours, told)

    async def ask(self) -> bool:
        """Ask for each colour that was not recognised, then whether all are right; False if a new picture is wanted."""
        if self.side is None and not self._teacher.scaled:
            self.side = await self._ask_side()
        while True:
            known = set(self.named.values()) | self._missing
            doubtful = next((colour for colour in self._cubes.colours if colour not in known), None)
            answer = await (self._ask_which(doubtful) if doubtful else self._ask_right())
            if answer in {RIGHT, AGAIN}:
                return answer == RIGHT

    async def _ask_which(self, colour: str) -> str:
        """Ask which cube has this colour; a finger may point at one that was not found."""
        named = {str(number): name for number, name in self.named.items()}
        free = [str(number) for number in range(len(self.shot.seen.pieces)) if str(number) not in named]
        options = tuple(Option(number, phrase("teaching-this-one")) for number in free)
        others = (Option(MISSING, phrase("teaching-missing")), Option(AGAIN, phrase("screen-again")))
        args = {"colour": phrase(f"colour-{colour}")}
        answer = await PointOut("teaching.which", args=args, options=(*options, *others), shot=self.shot, named=named)
        if isinstance(answer, tuple):
            self.shot, number = self._teacher.add_pointed(self.shot, answer)
            self._teacher.keep_outlines(Finds.TRAY, 1, self.shot)
            self._tell(number, colour)
        elif answer == MISSING:
            self._missing.add(colour)
        elif answer != AGAIN:
            self._tell(int(answer), colour)
        return str(answer)

    async def _ask_right(self) -> str:
        """Ask whether the colours are right, unless the table named every one; a cube chosen is asked for by itself."""
        named = self.named
        guessed = set(named.values()) - {tile.kind for tile in self._told.values() if tile is not None}
        if not guessed:
            return RIGHT
        pieces = tuple(Option(str(number), phrase("teaching-this-one")) for number in range(len(self.shot.seen.pieces)))
        length = () if self.side is None else (Option(SIDE, phrase("teaching-tray-length", mm=self.side)),)
        others = (Option(RIGHT, phrase("teaching-outlines-right")), *length, Option(AGAIN, phrase("screen-again")))
        shown = {str(number): name for number, name in named.items()}
        answer = await ConfirmColours("teaching.colours", options=(*others, *pieces), likely=RIGHT, shot=self.shot, named=shown)
        if answer == SIDE:
            self.side = await self._ask_side()
        elif answer not in {RIGHT, AGAIN}:
            number = int(answer)
            colours = tuple(Option(colour, phrase(f"colour-{colour}")) for colour in self._cubes.colours)
            nothing = Option(NOTHING, phrase("teaching-no-cube"))
            crop = self._teacher.piece(self.shot, number)
            self._tell(number, await NamePiece("teaching.paint", options=(*colours, nothing), crops=(crop,)))
        return answer

    async def _ask_side(self) -> int:
        low, high = SIDES
        likely = min(max(low, round((self.side or USUAL_SIDE) / 5) * 5), high)
        return await Number("teaching.tray-side", low=low, high=high, likely=likely, steps=5)

    def _tell(self, number: int, colour: str) -> None:
        self._told[number] = None if colour == NOTHING else Tile(colour, 1)
        self._missing.discard(colour)
        self._teacher.keep_names(Finds.TRAY, self._told)
