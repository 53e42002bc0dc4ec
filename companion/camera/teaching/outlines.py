"""Outlines that are in doubt are shown to be confirmed or moved, before anything is learnt from them."""

from dataclasses import replace

from companion.camera.teaching.teaching_kinds import ConfirmOutlines, MoveCorners, Shot
from companion.table.phrase import phrase
from companion.table.questions.kinds import Option

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
