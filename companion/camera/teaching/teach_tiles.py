"""Teaching tiles: pictures of many tiles that lie apart, a name for each face, and the box's mix from the tiles seen."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from companion.camera.teaching import learnt, lessons
from companion.camera.teaching_kinds import Finds, Kept, NamePiece, Shot, ShowToCamera
from companion.play import Work
from companion.table import Argument, Choose, Game, Option, Symbols, Tally, Tell, Tile, TileSet, phrase

if TYPE_CHECKING:
    from companion.camera.teacher import EqualPieces, Teacher

BACK, NOTHING, OTHER = "back", "nothing", "other"
BACK_FACE = Tile("back", 0)


async def teach_tiles(game: Game, tiles: TileSet, teacher: "Teacher", left: int = 0) -> learnt.LearntBox | None:
    """Take pictures of tiles until there are enough, have each face named once, and fill in the mix of the box.

    `left` counts the pictures kept of an interrupted lesson; if names were kept too, the pictures are complete.
    """
    kept = await lessons.go_on(teacher, Finds.TILES, left)
    shots = kept.shots if kept.names else await show_tiles(teacher, kept.shots)
    if not shots:
        return None
    groups = await Work("teaching.sorting", task=partial(teacher.groups, shots))
    named = await name_faces(tiles, groups, teacher, kept)
    known = [(group, tile) for group, tile in zip(groups, named, strict=True) if tile is not None]
    if not known:
        teacher.forget_unfinished(Finds.TILES)
        await Tell("teaching.nothing-named")
        return None
    task = partial(teacher.keep_tiles, shots, known)
    trouble = await Work("teaching.keeping", task=task)
    if not await lessons.tell_result(trouble, len({tile for _, tile in known})):
        return None
    return learnt.LearntBox(game.name, await box_mix(game, tiles, known))


async def show_tiles(teacher: "Teacher", before: Sequence[Shot]) -> tuple[Shot, ...]:
    """Take pictures one after another, of one tile or many that lie apart; return them after those in `before`."""
    left, shots = list(before), list[Shot]()
    while True:
        seen = sum(len(shot.seen.pieces) for shot in shots)
        shot = (
            left.pop(0)
            if left
            else await ShowToCamera(
                "teaching.tiles" if not shots else "teaching.more-tiles",
                args={"pictures": len(shots), "tiles": seen},
                finds=Finds.TILES,
                number=len(shots),
                enough=True,
            )
        )
        if shot is None:
            return tuple(shots)
        confirmed = await lessons.confirm_outlines(shot, partial(teacher.keep_outlines, Finds.TILES, len(shots)))
        if confirmed is not None:
            shots.append(confirmed)


async def name_faces(tiles: TileSet, groups: "Sequence[EqualPieces]", teacher: "Teacher", kept: Kept) -> list[Tile | None]:
    """Ask for each group's name, except for those named before; each name is kept at once."""
    named = {number: tile for number, tile in kept.names.items() if number < len(groups)}
    for number, group in enumerate(groups):
        if number not in named:
            before = None if group.like is None else named[group.like]
            named[number] = await name_face(tiles, group, number + 1, len(groups), before)
            teacher.keep_names(Finds.TILES, named)
    return [named[number] for number in range(len(groups))]


async def name_face(tiles: TileSet, group: "EqualPieces", number: int, of: int, before: Tile | None) -> Tile | None:
    """Ask for the face of group `number` of `of`: kind, count and frame at once; None if the pieces are not tiles.

    If the tiles look like those named `before`, only their frame is asked for.
    """
    args: dict[str, Argument] = {"number": number, "of": of, "count": group.count}
    frames = tuple(Option(frame, phrase(f"screen-frame-{frame}")) for frame in tiles.frames)
    if before is not None and before != BACK_FACE:
        kind = next(option.words for option in tiles.kinds if option.key == before.kind)
        other = Option(OTHER, phrase("teaching-other-face"))
        shown = {**args, "what": kind, "n": before.symbols}
        frame = await NamePiece("teaching.frame-like", args=shown, options=(*frames, other), crops=(group.crop,))
        if frame != OTHER:
            return Tile(before.kind, before.symbols, frame)
    others = (Option(BACK, phrase("teaching-is-back")), Option(NOTHING, phrase("teaching-is-nothing")))
    face = await NamePiece(
        "teaching.kind", args=args, options=(*tiles.kinds, *others), crops=(group.crop,), within=faces_within(tiles)
    )
    if face in {BACK, NOTHING}:
        return BACK_FACE if face == BACK else None
    name, symbols, frame = face.split(" ")
    return Tile(name, int(symbols), frame)


def faces_within(tiles: TileSet) -> dict[str, tuple[Option[str], ...]]:
    """Return the faces of each kind, drawn with their number of symbols and their frame."""

    def face(kind: str, count: int, frame: str) -> Option[str]:
        words = phrase("teaching-symbols", n=count, frame=phrase(f"screen-frame-{frame}"))
        return Option(f"{kind} {count} {frame}", words, shows=(Symbols(kind, count, frame=frame, tile=True),))

    return {
        kind.key: tuple(face(kind.key, count, frame) for count in tiles.counts for frame in tiles.frames) for kind in tiles.kinds
    }


async def box_mix(game: Game, tiles: TileSet, named: "Sequence[tuple[EqualPieces, Tile]]") -> dict[str, Any]:
    """Count the box's tiles of each face; if some were not seen, the table can complete the counts."""
    seen: Counter[Tile] = Counter()
    for group, tile in named:
        seen[tile] += group.count
    facts: dict[str, Any] = {}
    for frame, fact in tiles.mix.items():
        asked = game.fact(fact).ask
        assert isinstance(asked, Tally)
        counted: dict[str, int] = {}
        for row in asked.rows:
            kind, _, symbols = row.key.rpartition("-")
            counted[row.key] = seen[Tile(kind, int(symbols), frame)]
        total = sum(counted.values())
        if total == asked.total:
            facts[fact] = counted
        elif total:
            options = (Option("complete", phrase("teaching-complete")), Option("later", phrase("teaching-later")))
            args: dict[str, Argument] = {"frame": phrase(f"screen-frame-{frame}"), "seen": total, "total": asked.total or 0}
            if await Choose("teaching.mix", args=args, options=options) == "complete":
                rows = tuple(replace(row, likely=min(row.high, counted[row.key])) for row in asked.rows)
                facts[fact] = await replace(asked, rows=rows)
    return facts
