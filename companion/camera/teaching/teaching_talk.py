"""Teaching on the device: what a camera can be taught of a box, and the corrections of earlier games that it may learn from."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.camera.teaching.learnt import LearntBox
from companion.camera.teaching.teach_cubes import teach_cubes
from companion.camera.teaching.teach_tiles import teach_tiles
from companion.camera.teaching_kinds import Finds, NamePiece
from companion.play.live import Seen
from companion.play.own_questions import Work
from companion.table.game import Game
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import CubeSet, TileSet
from companion.table.questions.kinds import Option, Tell

if TYPE_CHECKING:
    from companion.camera.teacher import Teacher

NOTHING_LEFT: Mapping[Finds, int] = MappingProxyType({})


async def teach_pieces(game: Game, teacher: "Teacher", left: Mapping[Finds, int] = NOTHING_LEFT) -> LearntBox | None:
    """Teach what a camera can be taught of this box; None where the table leaves it.

    `left` is how many pictures interrupted lessons have kept.
    """
    if isinstance(game.pieces, TileSet):
        return await teach_tiles(game, game.pieces, teacher, left.get(Finds.TILES, 0))
    if isinstance(game.pieces, CubeSet):
        return await teach_cubes(game, game.pieces, teacher, left.get(Finds.TRAY, 0))
    return None


async def ask_mended(game: Game, teacher: "Teacher", crops: tuple[Seen, ...]) -> None:
    """Offer what the table mended in earlier games as further teaching pictures."""
    wishes = ("learn", "later", "forget")
    tiles = isinstance(game.pieces, TileSet)
    wish = await NamePiece(
        "teaching.mended",
        args={"count": len(crops), "pieces": "tiles" if tiles else "cubes"},
        options=tuple(Option(wish, phrase(f"teaching-mended-{wish}")) for wish in wishes),
        crops=crops,
    )
    if wish == "later":
        return
    task = partial(teacher.learn_mended if wish == "learn" else teacher.forget_mended, tiles=tiles)
    trouble = await Work("teaching.keeping", task=task)
    if trouble is not None:
        await Tell("teaching.not-learnt", args={"why": trouble})
