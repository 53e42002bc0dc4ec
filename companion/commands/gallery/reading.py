"""The gallery of readings: before the shutter, in doubt, settled, while a piece is changed, and what is flagged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.commands.gallery.picture import Screen
from companion.commands.gallery.sample_pictures import cubes_seen, tiles_seen
from companion.play.snapshot import Snapshot
from companion.screen.paint.game_look import look_of
from companion.screen.views.read.reading import Read
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import ReadCubes, ReadTiles


def reading_screens(name: str, question: ReadTiles | ReadCubes, snapshot: Snapshot) -> Iterator[Screen]:
    """Show a reading in every state."""
    yield Screen(f"{name}-camera", snapshot, camera=True)
    own = look_of(snapshot.game.folder if snapshot.game else None)
    seen = tiles_seen(question, own) if isinstance(question, ReadTiles) else cubes_seen(question, own)
    live = replace(seen, pieces=(), light=phrase("light-good"), read=False)
    yield Screen(f"{name}-live", snapshot, live=live, camera=True)
    yield Screen(f"{name}-refused", snapshot, live=replace(live, refused=phrase("refusal-hand-in-view")), camera=True)
    yield Screen(f"{name}-seen", snapshot, live=seen, camera=True)
    read = Read().of(seen)
    for doubt in read.doubts():
        read = read.taken(doubt, 0)
    doubted = ((0.28, 0.55), (0.9, 0.55), (0.9, 0.93), (0.28, 0.93))
    settled = replace(seen, pieces=tuple(replace(piece, doubtful=False) for piece in seen.pieces))
    for wish in ("spread", "uncover", "light", "place", "look"):
        unsure = replace(settled, doubt=phrase(f"look-again-{wish}"), doubted=doubted if wish in {"spread", "uncover"} else ())
        yield Screen(f"{name}-{wish}", snapshot, live=unsure, camera=True)
    known = replace(seen, faces=tuple(dict.fromkeys(tile for piece in seen.pieces for tile in piece.tiles)))
    mending, missing = read.turned_to(1), read.turned_to(len(seen.pieces))
    states = {"settled": read, "mending": mending, "missing": missing, "mended": read.cycled(2)}
    for state, entry in states.items():
        yield Screen(f"{name}-{state}", snapshot, live=known, entry=entry, camera=True)
