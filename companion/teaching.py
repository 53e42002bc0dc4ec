"""Teaching on the device: a talk that shows the camera what is in the box, asks what it is, and keeps what was learnt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from companion.screen.live import Seen
from companion.table.device_kinds import CubeSet, Tile, TileSet
from companion.table.game import Game
from companion.table.kinds import Choose, Number, Option, Tally, Tell
from companion.table.phrase import Phrase, phrase
from companion.teaching_kinds import Finds, NamePiece, PointOut, Shot, ShowToCamera, Work

BACK, NOTHING, AGAIN, MISSING = "back", "nothing", "again", "missing"
BACK_FACE = Tile("back", 0)
SIDE_MM = (60, 400, 160)
"""Least, greatest and likely length of a tray's longer side in millimetres."""


class Grouped(Protocol):
    """Equal pieces: the crop that stands for them, and how many there are."""

    @property
    def crop(self) -> Seen:
        """The picture of one of them."""

    @property
    def count(self) -> int:
        """How many were seen."""


class Teaches(Protocol):
    """Who teaches the readers; everything here takes its time, and gives a phrase where it could not be done."""

    @property
    def scaled(self) -> bool:
        """Whether a mat or a scale tells the size of things."""

    def groups(self, shots: Sequence[Shot]) -> tuple[Grouped, ...]:
        """Group the tiles of all shots by face."""

    def keep_tiles(self, shots: Sequence[Shot], named: Sequence[tuple[Any, Tile]]) -> Phrase | None:
        """Make and keep the profile of the named groups."""

    def keep_cubes(self, empty: Shot, shot: Shot, named: Mapping[str, int], side_mm: int | None) -> Phrase | None:
        """Make and keep the profile of the named cubes."""

    def learn_mended(self) -> Phrase | None:
        """Learn the pieces that the table mended."""

    def forget_mended(self) -> Phrase | None:
        """Let them go."""


@dataclass(frozen=True)
class LearntBox:
    """The camera was taught; facts of the box that followed from it are to be kept."""

    game: str
    facts: Mapping[str, Any]


async def teach_pieces(game: Game, teacher: Teaches, turn: int) -> LearntBox | None:
    """Teach what a camera can be taught of this box; None where the table leaves it."""
    if isinstance(game.pieces, TileSet):
        return await teach_tiles(game, game.pieces, teacher, turn)
    if isinstance(game.pieces, CubeSet):
        return await teach_cubes(game, game.pieces, teacher, turn)
    return None


async def teach_tiles(game: Game, tiles: TileSet, teacher: Teaches, turn: int) -> LearntBox | None:
    """Take pictures of tiles until there are enough, name each face once, and fill in the mix of the box."""
    shots = await show_tiles(game, turn)
    if not shots:
        return None
    groups = await Work("teaching.sorting", subject=game.name, occurrence=(turn,), task=partial(teacher.groups, shots))
    named = [(group, await name_face(game, tiles, group, (turn, place, len(groups)))) for place, group in enumerate(groups)]
    known = [(group, tile) for group, tile in named if tile is not None]
    if not known:
        await Tell("teaching.nothing-named", subject=game.name, occurrence=(turn,))
        return None
    task = partial(teacher.keep_tiles, shots, known)
    trouble = await Work("teaching.keeping", subject=game.name, occurrence=(turn,), task=task)
    if not await told(trouble, game, (turn,), len({tile for _, tile in known})):
        return None
    return LearntBox(game.name, await box_mix(game, tiles, known, turn))


async def show_tiles(game: Game, turn: int) -> tuple[Shot, ...]:
    """Take one picture after the other, of one tile or of many that lie apart."""
    shots: list[Shot] = []
    while True:
        seen = sum(len(shot.seen.pieces) for shot in shots)
        shot = await ShowToCamera(
            "teaching.tiles" if not shots else "teaching.more-tiles",
            args={"pictures": len(shots), "tiles": seen},
            subject=game.name,
            occurrence=(turn, len(shots)),
            finds=Finds.TILES,
            enough=True,
        )
        if shot is None:
            return tuple(shots)
        shots.append(shot)


async def name_face(game: Game, tiles: TileSet, group: Grouped, place: tuple[int, int, int]) -> Tile | None:
    """Ask once for a group of equal tiles: kind, count and frame; None where it is no tile."""
    turn, number, of = place
    args = {"number": number + 1, "of": of, "count": group.count}
    others = (Option(BACK, phrase("teaching-is-back")), Option(NOTHING, phrase("teaching-is-nothing")))

    def asked(what: str, options: tuple[Option[str], ...]) -> NamePiece:
        return NamePiece(
            f"teaching.{what}", args=args, subject=game.name, occurrence=(turn, number), options=options, crops=(group.crop,)
        )

    kind = await asked("kind", (*tiles.kinds, *others))
    if kind in {BACK, NOTHING}:
        return BACK_FACE if kind == BACK else None
    count = await asked("count", tuple(Option(str(count), phrase("teaching-symbols", n=count)) for count in tiles.counts))
    frame = await asked("frame", tuple(Option(frame, phrase(f"screen-frame-{frame}")) for frame in tiles.frames))
    return Tile(kind, int(count), frame)


async def box_mix(game: Game, tiles: TileSet, named: Sequence[tuple[Grouped, Tile]], turn: int) -> dict[str, Any]:
    """Count how many tiles of each face the box holds; where not all were seen, the table completes it, or leaves it."""
    seen: Counter[Tile] = Counter()
    for group, tile in named:
        seen[tile] += group.count
    facts: dict[str, Any] = {}
    for frame, fact in tiles.mix.items():
        asked = game.fact(fact).ask
        assert isinstance(asked, Tally)
        counted = {row.key: seen[_face(row.key, frame)] for row in asked.rows}
        mix = await _one_mix(game, asked, counted, frame, turn)
        if mix is not None:
            facts[fact] = mix
    return facts


def _face(key: str, frame: str) -> Tile:
    kind, _, symbols = key.rpartition("-")
    return Tile(kind, int(symbols), frame)


async def _one_mix(game: Game, asked: Tally, counted: Mapping[str, int], frame: str, turn: int) -> Mapping[str, int] | None:
    total = sum(counted.values())
    if total in {0, asked.total}:
        return counted if total else None
    options = (Option("complete", phrase("teaching-complete")), Option("later", phrase("teaching-later")))
    wish = await Choose(
        "teaching.mix",
        args={"frame": phrase(f"screen-frame-{frame}"), "seen": total, "total": asked.total or 0},
        subject=f"{game.name} {frame}",
        occurrence=(turn,),
        options=options,
    )
    if wish == "later":
        return None
    return await replace(asked, rows=tuple(replace(row, likely=min(row.high, counted[row.key])) for row in asked.rows))


async def teach_cubes(game: Game, cubes: CubeSet, teacher: Teaches, turn: int) -> LearntBox | None:
    """Show the empty tray, then one cube of each colour; point each one out."""
    side = None if teacher.scaled else await tray_side(game, turn)
    empty = await ShowToCamera("teaching.tray", subject=game.name, occurrence=(turn,), finds=Finds.TRAY, enough=True)
    tries = 0
    while empty is not None:
        tries += 1
        shot = await ShowToCamera(
            "teaching.cubes", subject=game.name, occurrence=(turn, tries), finds=Finds.CUBES, enough=True, empty=empty
        )
        if shot is None:
            return None
        named = await name_cubes(game, cubes, shot, (turn, tries))
        if not named:
            continue
        task = partial(teacher.keep_cubes, empty, shot, named, side)
        trouble = await Work("teaching.keeping", subject=game.name, occurrence=(turn, tries), task=task)
        if await told(trouble, game, (turn, tries), len(named)):
            return LearntBox(game.name, {})
    return None


async def tray_side(game: Game, turn: int) -> int:
    """Ask how long the tray is, where nothing else tells the size of things."""
    low, high, likely = SIDE_MM
    return await Number("teaching.tray-side", subject=game.name, occurrence=(turn,), low=low, high=high, likely=likely, steps=5)


async def name_cubes(game: Game, cubes: CubeSet, shot: Shot, occurrence: tuple[int, int]) -> dict[str, int]:
    """Ask for each colour which cube it is; a colour may be missing. Nothing comes back where a new picture is wanted."""
    named: dict[str, int] = {}
    for colour in cubes.colours:
        taken = {str(number): name for name, number in named.items()}
        free = [str(number) for number in range(len(shot.seen.pieces)) if str(number) not in taken]
        if not free:
            break
        options = tuple(Option(number, phrase("teaching-this-one")) for number in free)
        others = (Option(MISSING, phrase("teaching-missing")), Option(AGAIN, phrase("screen-again")))
        answer = await PointOut(
            "teaching.which",
            args={"colour": phrase(f"colour-{colour}")},
            subject=f"{game.name} {colour}",
            occurrence=occurrence,
            options=(*options, *others),
            shot=shot,
            named=taken,
        )
        if answer == AGAIN:
            return {}
        if answer != MISSING:
            named[colour] = int(answer)
    return named


async def told(trouble: Phrase | None, game: Game, occurrence: tuple[int, ...], count: int) -> bool:
    """Say that it was learnt, or why not; what was learnt before stands then."""
    if trouble is None:
        await Tell("teaching.learnt", args={"count": count}, subject=game.name, occurrence=occurrence)
        return True
    await Tell("teaching.not-learnt", args={"why": trouble}, subject=game.name, occurrence=occurrence)
    return False


async def ask_mended(game: Game, teacher: Teaches, crops: tuple[Seen, ...], turn: int) -> None:
    """Offer what the table mended in earlier games as further teaching pictures."""
    wishes = ("learn", "later", "forget")
    wish = await NamePiece(
        "teaching.mended",
        args={"count": len(crops)},
        subject=game.name,
        occurrence=(turn,),
        options=tuple(Option(wish, phrase(f"teaching-mended-{wish}")) for wish in wishes),
        crops=crops,
    )
    if wish == "later":
        return
    task = teacher.learn_mended if wish == "learn" else teacher.forget_mended
    trouble = await Work("teaching.keeping", subject=f"{game.name} mended", occurrence=(turn,), task=task)
    if trouble is not None:
        await Tell("teaching.not-learnt", args={"why": trouble}, subject=f"{game.name} mended", occurrence=(turn,))
