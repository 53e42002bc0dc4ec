"""The gallery of readings, from drawn pictures: before the shutter, in doubt, settled, flagged, and during a correction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from companion.play import Snapshot
from companion.play.live import Piece, Seen
from companion.table import ReadCubes, ReadTiles, Tile, phrase
from companion.ui.screen.page import PageBuilder
from companion.ui.screen.paint import Box, GameLook, format_for, look_of, palette
from companion.ui.screen.pictures.printed import draw_cube, draw_tile
from companion.ui.screen.views.read.reading import Read
from tools.gallery.laid import Screen

SIZE = (690, 540)
WOOD, GRAIN = (169, 124, 78), (143, 101, 57)
PLACES = ((150, 140), (345, 118), (525, 130), (225, 322), (335, 428), (510, 330), (120, 440), (600, 460))
SIDE = 92


def tiles_seen(question: ReadTiles, own: GameLook) -> Seen:
    """Draw some tiles on a table; the third from the end is doubtful."""
    kinds, counts, frame = question.kinds, question.counts, question.frames[0]
    faces = [Tile(kinds[place % len(kinds)], counts[place % len(counts)], frame) for place in range(len(PLACES))]
    builder = PageBuilder(format_for(1280, 720), palette("day"), own)
    for face, (x, y) in zip(faces, PLACES, strict=True):
        draw_tile(builder, face.kind, face.symbols, Box(x - SIDE // 2, y - SIDE // 2, SIDE, SIDE))
    doubted = len(faces) - 3
    pieces = [_piece(face, PLACES[place]) for place, face in enumerate(faces)]
    other = Tile(faces[doubted].kind, counts[(counts.index(faces[doubted].symbols) + 1) % len(counts)], question.frames[-1])
    pieces[doubted] = Piece(pieces[doubted].corners, (faces[doubted], other), doubtful=True)
    return Seen(_photographed(builder), SIZE, tuple(pieces))


def cubes_seen(question: ReadCubes, own: GameLook) -> Seen:
    """Draw some cubes on a table."""
    colours = list(question.most)
    faces = [Tile(colours[place % len(colours)], 1) for place in range(len(PLACES))]
    builder = PageBuilder(format_for(1280, 720), palette("day"), own)
    for face, (x, y) in zip(faces, PLACES, strict=True):
        draw_cube(builder, face.kind, Box(x - 30, y - 30, 60, 60))
    pieces = tuple(_piece(face, PLACES[place], 74) for place, face in enumerate(faces))
    return Seen(_photographed(builder), SIZE, pieces, read=True)


def _piece(face: Tile, middle: tuple[int, int], side: int = SIDE + 14) -> Piece:
    x, y = middle
    half = side / 2
    corners = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
    return Piece(tuple((a / SIZE[0], b / SIZE[1]) for a, b in corners), (face,))


def _photographed(builder: PageBuilder) -> bytes:
    surface = pygame.Surface(SIZE)
    surface.fill(WOOD)
    for y in range(0, SIZE[1], 27):
        pygame.draw.line(surface, GRAIN, (0, y), (SIZE[0], y + 6), 2)
    for item in builder.items:
        item.paint(surface)
    return bytes(pygame.image.tostring(surface, "RGB"))


def reading_screens(name: str, question: ReadTiles | ReadCubes, snapshot: Snapshot) -> Iterator[Screen]:
    """Yield the screens of a reading in every state."""
    yield Screen(f"{name}-camera", snapshot, camera=True)
    own = look_of(snapshot.game.folder if snapshot.game else None)
    seen = tiles_seen(question, own) if isinstance(question, ReadTiles) else cubes_seen(question, own)
    live = replace(seen, pieces=(), light=phrase("light-good"), read=False)
    yield Screen(f"{name}-live", snapshot, live=live, camera=True)
    yield Screen(f"{name}-refused", snapshot, live=replace(live, refused=phrase("refusal-hand-in-view")), camera=True)
    yield Screen(f"{name}-seen", snapshot, live=seen, camera=True)
    read = Read().of(seen)
    for doubt in read.doubts():
        read = read.take(doubt, 0)
    doubted = ((0.28, 0.55), (0.9, 0.55), (0.9, 0.93), (0.28, 0.93))
    settled = replace(seen, pieces=tuple(replace(piece, doubtful=False) for piece in seen.pieces))
    every = tuple(dict.fromkeys(tile for piece in settled.pieces for tile in piece.tiles))
    strange = (*settled.pieces[:-1], replace(settled.pieces[-1], tiles=every, doubtful=True, unknown=True))
    yield Screen(f"{name}-unknown", snapshot, live=replace(settled, pieces=strange), camera=True)
    for wish in ("spread", "uncover", "light", "relight", "place", "look"):
        unsure = replace(settled, doubt=phrase(f"look-again-{wish}"), doubted=doubted if wish in {"spread", "uncover"} else ())
        unsure = replace(unsure, relight=wish == "relight")
        yield Screen(f"{name}-{wish}", snapshot, live=unsure, entry=replace(Read().of(unsure), pictured=True), camera=True)
    yield Screen(f"{name}-counted", snapshot, live=replace(settled, doubt=phrase("look-again-look")), camera=True)
    known = replace(seen, faces=tuple(dict.fromkeys(tile for piece in seen.pieces for tile in piece.tiles)))
    mending, missing = read.turn_to(1), read.turn_to(len(seen.pieces))
    states = {"settled": read, "mending": mending, "missing": missing, "mended": read.cycle(2)}
    for state, entry in states.items():
        yield Screen(f"{name}-{state}", snapshot, live=known, entry=entry, camera=True)
