"""Teaching on the device: the pieces of a box, and the table's corrections from earlier games."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.camera.teaching.learnt import LearntBox
from companion.camera.teaching.teach_cubes import teach_cubes
from companion.camera.teaching.teach_tiles import teach_tiles
from companion.camera.teaching_kinds import Finds, NamePiece
from companion.play import Work, live
from companion.table import CubeSet, Game, Option, Tell, TileSet, phrase

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher

NOTHING_LEFT: Mapping[Finds, int] = MappingProxyType({})


async def teach_pieces(game: Game, teacher: "Teacher", left: Mapping[Finds, int] = NOTHING_LEFT) -> LearntBox | None:
    """Teach the camera this box's pieces; None if the table gives up.

    `left` counts the pictures kept of interrupted lessons.
    """
    if isinstance(game.pieces, TileSet):
        return await teach_tiles(game, game.pieces, teacher, left.get(Finds.TILES, 0))
    if isinstance(game.pieces, CubeSet):
        return await teach_cubes(game, game.pieces, teacher, left.get(Finds.TRAY, 0))
    return None


async def ask_mended(game: Game, teacher: "Teacher", crops: tuple[live.Seen, ...]) -> None:
    """Offer to learn from the pieces that the table corrected in earlier games."""
    choices = ("learn", "later", "forget")
    tiles = isinstance(game.pieces, TileSet)
    choice = await NamePiece(
        "teaching.mended",
        args={"count": len(crops), "pieces": "tiles" if tiles else "cubes"},
        options=tuple(Option(choice, phrase(f"teaching-mended-{choice}")) for choice in choices),
        crops=crops,
    )
    if choice == "later":
        return
    task = partial(teacher.learn_mended if choice == "learn" else teacher.forget_mended, tiles=tiles)
    trouble = await Work("teaching.keeping", task=task)
    if trouble is not None:
        await Tell("teaching.not-learnt", args={"why": trouble})
