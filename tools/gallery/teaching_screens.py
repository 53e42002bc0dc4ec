"""The gallery of teaching: every step in which a table teaches its camera the pieces in the box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.camera.teaching.teach_cubes import OF_EACH
from companion.camera.teaching.teach_tiles import faces_within
from companion.camera.teaching_kinds import (
    ConfirmColours,
    ConfirmOutlines,
    Finds,
    MoveCorners,
    NamePiece,
    PointOut,
    Shot,
    ShowToCamera,
)
from companion.play import Snapshot, Work
from companion.play.live import Piece, Seen
from companion.table import Choose, CubeSet, Game, Option, Question, ReadCubes, ReadTiles, Tell, TileSet, phrase
from companion.ui.screen.paint import look_of
from tools.gallery.laid import Screen
from tools.gallery.reading_screens import cubes_seen, tiles_seen

if TYPE_CHECKING:
    from vision.picture import Picture

GOOD = phrase("light-good")


def teaching_screens(game: Game) -> Iterator[Screen]:
    """Yield the steps of teaching this box; none where there is nothing to teach."""
    if game.pieces is not None:
        # The steps common to lessons of tiles and of cubes
        wishes = tuple(Option(wish, phrase(f"teaching-resume-{wish}")) for wish in ("go-on", "anew"))
        yield _screen(game, "resume", Choose("teaching.resume", args={"pictures": 3}, options=wishes))
        yield _screen(game, "learnt", Tell("teaching.learnt", args={"count": 9}, passes=True))
        yield _screen(game, "not-learnt", Tell("teaching.not-learnt", args={"why": phrase("reader-disk-full")}))
    if isinstance(game.pieces, TileSet):
        yield from _tile_screens(game, game.pieces)
    if isinstance(game.pieces, CubeSet):
        cubes = game.pieces
        seen = cubes_seen(ReadCubes("gallery", most=dict.fromkeys(cubes.colours, 9)), look_of(game.folder))
        tray = ShowToCamera("teaching.tray", finds=Finds.TRAY, enough=True)
        yield from _live(game, "tray", tray, seen)
        picture: Picture = memoryview(seen.pixels)  # type: ignore[assignment]
        outline = Piece(((0.14, 0.12), (0.9, 0.1), (0.93, 0.92), (0.1, 0.9)), ())
        empty = Shot(picture, replace(seen, pieces=(outline,)))
        wishes = (("right", "teaching-outlines-right"), ("corners", "teaching-outlines-corners"), ("again", "screen-again"))
        options = tuple(Option(key, phrase(words, count=1)) for key, words in wishes)
        doubtful = Shot(picture, replace(seen, pieces=(replace(outline, doubtful=True),)))
        yield _screen(game, "tray-outline", ConfirmOutlines("teaching.tray-outline", options=options, shot=doubtful))
        yield _screen(game, "corners", MoveCorners("teaching.corners", shot=doubtful, number=0))
        shown = replace(tray, id="teaching.cubes", finds=Finds.CUBES, empty=empty, spots=OF_EACH * len(cubes.colours))
        yield from _live(game, "cubes", shown, seen)
        yield _mended_screen(game, "cubes", _crop(seen))
        places = tuple(Option(str(number), phrase("teaching-this-one")) for number in range(len(seen.pieces)))
        others = (Option("missing", phrase("teaching-missing")), Option("again", phrase("screen-again")))
        named = {str(number): piece.tiles[0].kind for number, piece in enumerate(seen.pieces)}
        shot, one = Shot(picture, seen), cubes.colours[1]
        asked, known = phrase(f"colour-{one}"), {number: colour for number, colour in named.items() if colour != one}
        free = tuple(option for option in places if option.key not in known)
        which = PointOut("teaching.which", args={"colour": asked}, options=(*free, *others), shot=shot, named=known)
        yield _screen(game, "which", which)
        wishes = (Option("right", phrase("teaching-outlines-right")), Option("side", phrase("teaching-tray-length", mm=162)))
        options = (*wishes, others[1], *places)
        yield _screen(
            game, "colours", ConfirmColours("teaching.colours", options=options, likely="right", shot=shot, named=named)
        )
        nothing = Option("nothing", phrase("teaching-no-cube"))
        paints = (*(Option(colour, phrase(f"colour-{colour}")) for colour in cubes.colours), nothing)
        yield _screen(game, "paint", NamePiece("teaching.paint", options=paints, crops=(_crop(seen),)))


def _mended_screen(game: Game, pieces: str, crop: Seen) -> Screen:
    wishes = tuple(Option(wish, phrase(f"teaching-mended-{wish}")) for wish in ("learn", "later", "forget"))
    question = NamePiece("teaching.mended", args={"count": 3, "pieces": pieces}, options=wishes, crops=(crop,) * 3)
    return _screen(game, "mended", question)


def _tile_screens(game: Game, tiles: TileSet) -> Iterator[Screen]:
    kinds = tuple(option.key for option in tiles.kinds)
    seen = tiles_seen(ReadTiles("gallery", kinds=kinds, counts=tiles.counts, frames=tiles.frames, most=30), look_of(game.folder))
    first = ShowToCamera("teaching.tiles", args={"pictures": 0, "tiles": 0}, finds=Finds.TILES, enough=True)
    more = replace(first, id="teaching.more-tiles", args={"pictures": 1, "tiles": 8})
    yield _screen(game, "waiting", first)
    yield from _live(game, "tiles", first, seen)
    yield from _live(game, "more-tiles", more, seen)
    options = tuple(Option(wish, phrase(f"teaching-outlines-{wish}", count=1)) for wish in ("right", "corners", "without"))
    picture: Picture = memoryview(seen.pixels)  # type: ignore[assignment]
    pieces = tuple(replace(piece, doubtful=number == 1) for number, piece in enumerate(seen.pieces))
    again = Option("again", phrase("screen-again"))
    shot = Shot(picture, replace(seen, pieces=pieces))
    yield _screen(game, "outlines", ConfirmOutlines("teaching.outlines", args={"count": 1}, options=(*options, again), shot=shot))
    yield _screen(game, "sorting", Work("teaching.sorting", task=tuple))
    args = {"number": 3, "of": 28, "count": 6}
    others = (Option("back", phrase("teaching-is-back")), Option("nothing", phrase("teaching-is-nothing")))
    crop = _crop(seen)
    like = {**args, "what": tiles.kinds[0].words, "n": 2}
    frames = (
        *(Option(frame, phrase(f"screen-frame-{frame}")) for frame in tiles.frames),
        Option("other", phrase("teaching-other-face")),
    )
    yield _screen(game, "frame-like", NamePiece("teaching.frame-like", args=like, options=frames, crops=(crop,)))
    kind = NamePiece("teaching.kind", args=args, options=(*tiles.kinds, *others), crops=(crop,), within=faces_within(tiles))
    yield _screen(game, "kind", kind)
    yield replace(_screen(game, "face", kind), entry=kinds[0])
    yield _mended_screen(game, "tiles", crop)


def _live(game: Game, name: str, question: ShowToCamera, seen: Seen) -> Iterator[Screen]:
    yield _screen(game, f"{name}-good", question, replace(seen, pieces=(), light=GOOD))
    dark = replace(seen, pieces=(), light=phrase("refusal-too-dark"), ready=False)
    yield _screen(game, f"{name}-dark", question, dark)
    why = phrase(f"teaching-no-{question.finds.value}")
    yield _screen(game, f"{name}-refused", question, replace(seen, pieces=(), refused=why))


def _screen(game: Game, name: str, question: Question[Any], live: Seen | None = None) -> Screen:
    return Screen(f"{game.name}-teaching-{name}", Snapshot(None, 5, question, can_undo=True, about=game), live=live, camera=True)


def _crop(seen: Seen) -> Seen:
    """Return the first piece, cut out of the picture."""
    (left, top), _, (right, bottom), _ = seen.pieces[0].corners
    width, height = seen.size
    x, y, right_px, bottom_px = round(left * width), round(top * height), round(right * width), round(bottom * height)
    rows = [seen.pixels[3 * (row * width + x) : 3 * (row * width + right_px)] for row in range(y, bottom_px)]
    return Seen(b"".join(rows), (right_px - x, bottom_px - y))
