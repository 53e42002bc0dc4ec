"""Outlines that are in doubt are shown to be confirmed, before anything is learnt from them."""

from dataclasses import replace

from companion.camera.teaching.teaching_kinds import ConfirmOutlines, Shot
from companion.table.phrase import phrase
from companion.table.questions.kinds import Option

RIGHT, WITHOUT, AGAIN = "right", "without", "again"


async def confirm_outlines(shot: Shot, asked: str = "teaching.outlines") -> Shot | None:
    """Have outlines confirmed that are in doubt: they stay, or are left out; None where a new picture is wanted."""
    clear = tuple(piece for piece in shot.seen.pieces if not piece.doubtful)
    doubtful = len(shot.seen.pieces) - len(clear)
    if not doubtful:
        return shot
    wishes = (RIGHT, WITHOUT) if clear else (RIGHT,)
    options = tuple(Option(wish, phrase(f"teaching-outlines-{wish}", count=doubtful)) for wish in wishes)
    again = Option(AGAIN, phrase("screen-again"))
    wish = await ConfirmOutlines(asked, args={"count": doubtful}, options=(*options, again), shot=shot)
    if wish == AGAIN:
        return None
    return shot if wish == RIGHT else replace(shot, seen=replace(shot.seen, pieces=clear))
