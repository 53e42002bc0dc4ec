"""What all lessons share: resuming an interrupted one, outlines that are confirmed before anything is learnt, and the result."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from companion.camera.teaching_kinds import ConfirmOutlines, Finds, Kept, MoveCorners, Shot
from companion.play.own_questions import Work
from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import Choose, Option, Tell

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher

RIGHT, CORNERS, WITHOUT, AGAIN = "right", "corners", "without", "again"


async def confirm_outlines(shot: Shot, asked: str = "teaching.outlines") -> Shot | None:
    """Have outlines confirmed that are in doubt: they stay, are moved or left out; None where a new picture is wanted."""
    clear = tuple(piece for piece in shot.seen.pieces if not piece.doubtful)
    doubtful = len(shot.seen.pieces) - len(clear)
    if not doubtful:
        return shot
    wishes = (RIGHT, CORNERS, WITHOUT) if clear else (RIGHT, CORNERS)
    options = tuple(Option(wish, phrase(f"teaching-outlines-{wish}", count=doubtful)) for wish in wishes)
    again = Option(AGAIN, phrase("screen-again"))
    wish = await ConfirmOutlines(asked, args={"count": doubtful}, options=(*options, again), shot=shot)
    if wish in {RIGHT, AGAIN}:
        return shot if wish == RIGHT else None
    pieces = clear if wish == WITHOUT else shot.seen.pieces
    if wish == CORNERS:
        for number, piece in enumerate(pieces):
            if piece.doubtful:
                corners = await MoveCorners("teaching.corners", shot=shot, number=number)
                pieces = (*pieces[:number], replace(piece, corners=corners), *pieces[number + 1 :])
    return replace(shot, seen=replace(shot.seen, pieces=pieces))


async def go_on(teacher: "Teacher", finds: Finds, left: int) -> Kept:
    """Offer to go on with a lesson that was interrupted after so many pictures; if the table starts over, they are deleted."""
    if not left:
        return Kept()
    options = tuple(Option(wish, phrase(f"teaching-resume-{wish}")) for wish in ("go-on", "anew"))
    wish = await Choose("teaching.resume", args={"pictures": left}, options=options)
    task = partial(teacher.unfinished if wish == "go-on" else teacher.forget_unfinished, finds)
    kept = await Work("teaching.looking", task=task)
    return kept or Kept()


async def told(trouble: Phrase | None, count: int) -> bool:
    """Say that the lesson was learnt, or why not; if not, what was learnt before still holds."""
    if trouble is None:
        await Tell("teaching.learnt", args={"count": count})
        return True
    await Tell("teaching.not-learnt", args={"why": trouble})
    return False
