"""The parts that all lessons share: resuming an interrupted one, confirming outlines, and telling the result."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from companion.camera.teaching_kinds import ConfirmOutlines, Finds, Kept, MoveCorners, Shot, with_pieces
from companion.play import Work
from companion.table import Choose, Option, Phrase, Tell, phrase

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher


RIGHT, CORNERS, WITHOUT, AGAIN = "right", "corners", "without", "again"


async def confirm_outlines(shot: Shot, keep: Callable[[Shot], None], asked: str = "teaching.outlines") -> Shot | None:
    """Ask the table to confirm, move or leave out doubtful outlines, and `keep` them; None if a new picture is wanted."""
    clear = tuple(piece for piece in shot.seen.pieces if not piece.doubtful)
    doubtful = len(shot.seen.pieces) - len(clear)
    if not doubtful:
        return shot
    choices = (RIGHT, CORNERS, WITHOUT) if clear else (RIGHT, CORNERS)
    options = tuple(Option(choice, phrase(f"teaching-outlines-{choice}", count=doubtful)) for choice in choices)
    again = Option(AGAIN, phrase("screen-again"))
    choice = await ConfirmOutlines(asked, args={"count": doubtful}, options=(*options, again), shot=shot)
    if choice == AGAIN:
        return None
    pieces = clear if choice == WITHOUT else shot.seen.pieces
    if choice == CORNERS:
        for number, piece in enumerate(pieces):
            if piece.doubtful:
                corners = await MoveCorners("teaching.corners", shot=shot, number=number)
                pieces = (*pieces[:number], replace(piece, corners=corners), *pieces[number + 1 :])
    confirmed = with_pieces(shot, pieces)
    keep(confirmed)
    return confirmed


async def go_on(teacher: "Teacher", finds: Finds, left: int) -> Kept:
    """Offer to resume a lesson interrupted after `left` pictures; if the table starts over, the pictures are deleted."""
    if not left:
        return Kept()
    options = tuple(Option(choice, phrase(f"teaching-resume-{choice}")) for choice in ("go-on", "anew"))
    choice = await Choose("teaching.resume", args={"pictures": left}, options=options)
    task = partial(teacher.load_unfinished if choice == "go-on" else teacher.forget_unfinished, finds)
    kept = await Work("teaching.looking", task=task)
    return kept or Kept()


async def tell_result(trouble: Phrase | None, count: int) -> bool:
    """Tell the table that the lesson was learnt, or why not, and return whether it was; on failure the old profile stays."""
    if trouble is None:
        await Tell("teaching.learnt", args={"count": count}, passes=True)
        return True
    await Tell("teaching.not-learnt", args={"why": trouble})
    return False
