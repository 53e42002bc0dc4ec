"""ReadTiles, ReadCubes and tallies that a camera may fill in: live picture, by hand, and then what was read (`mending`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.play.live import Seen
from companion.play.requests import TakePicture
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Do, Enter
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.pictures.photograph import corner_marks, photograph, picture_box
from companion.screen.views.ask.tally import Counts, show_rows
from companion.screen.views.read.mending import halves, on_picture
from companion.screen.views.read.read_kinds import ReadKind, cubes_kind, reason_against, tally_kind, tiles_kind
from companion.screen.views.read.reading import Read
from companion.screen.widgets.basics import answer, asked_by, prompt
from companion.screen.widgets.corner import Corner
from companion.table.questions.device_kinds import ReadCubes, ReadTiles
from companion.table.questions.kinds import Tally
from companion.table.questions.question import Question


def begin(_snapshot: Snapshot, _question: Question[Any]) -> Read:
    """Begin with nothing read."""
    return Read()


def begin_tally(_snapshot: Snapshot, question: Tally) -> Read:
    """Begin by hand, with the likely numbers."""
    return Read(by_hand={row.key: max(row.low, min(row.high, row.likely)) for row in question.rows})


def show_tiles(stage: Stage, question: ReadTiles) -> None:
    """Lay out a reading of tiles."""
    _show(stage, question, tiles_kind(question))


def show_cubes(stage: Stage, question: ReadCubes) -> None:
    """Lay out a reading of cubes."""
    _show(stage, question, cubes_kind(question))


def show_tally(stage: Stage, question: Tally) -> None:
    """Lay out a tally that a camera may fill in."""
    _show(stage, question, tally_kind(question))


def _show(stage: Stage, question: Question[Any], kind: ReadKind) -> None:
    read: Read = stage.entry
    seen = stage.live if isinstance(stage.live, Seen) else None
    if read.by_hand is not None or (seen is None and not stage.settings.camera):
        _by_hand(stage, question, kind, read)
    elif seen is None or not (seen.read or seen.pieces):
        _before(stage, question, seen)
    else:
        on_picture(stage, question, kind, seen, read.of(seen))


def _by_hand(stage: Stage, question: Question[Any], kind: ReadKind, read: Read) -> None:
    """Lay out a row for each face; the counts are kept in the reading."""
    counts = dict(read.by_hand or {row.key: row.low for row in kind.rows})
    given = kind.by_hand(counts)
    off = reason_against(stage, question, given)
    corner = Corner(label=stage.say("screen-done-pieces", count=sum(counts.values())), off=off, effect=stage.answered(given))
    if stage.settings.camera:
        corner = replace(corner, extra=("camera", "", Enter(replace(read, by_hand=None), ""), "camera"))
    show_rows(stage, question, kind.rows, corner, Counts(counts, lambda new: replace(read, by_hand=new)), kind.lead)


def viewfinder(stage: Stage, seen: Seen | None, place: Box) -> Box | None:
    """Draw the live picture between corner marks, or before there is one a camera; give where the picture stands."""
    if seen is not None and seen.pixels:
        spot = picture_box(seen, place.inset(stage.form.line))
        photograph(stage, seen, spot)
        corner_marks(stage, spot)
        return spot
    corner_marks(stage, place)
    side = stage.form.px(120, 80, 120)
    stage.builder.icon("camera", place.middle(side, side), stage.look.rule, stage.behind)
    return None


def light_line(stage: Stage, seen: Seen | None, room: Box) -> str:
    """Write one word on the light, or why it cannot be read; give why no picture may be taken now, "" where it may."""
    state = seen.refused or seen.light if seen is not None else None
    bad = seen is not None and (seen.refused is not None or not seen.ready)
    if state is not None and room.h >= stage.form.near:
        tint = stage.look.stop if bad else stage.look.soft
        stage.builder.text(stage.words(state), styles.near_bold(stage.form), tint, room, most=4)
    return stage.words(state) if state is not None and seen is not None and not seen.ready else ""


def _before(stage: Stage, question: Question[Any], seen: Seen | None) -> None:
    """Lay out the live picture; where one was refused, the reason stands in the question's place until the next one comes."""
    form = stage.form
    place, words = halves(stage)
    viewfinder(stage, seen, place)
    inner = stage.within(words)
    who = asked_by(inner, question.seat, words)
    gap = round(form.gap * 1.3)
    foot = words.bottom_part(2 * form.touch_answer + gap)
    room = words.trim(top=who.h + form.unit, bottom=foot.h + form.gap)
    off = ""
    if seen is not None and seen.refused is not None:
        stage.builder.text(stage.words(seen.refused), styles.prompt(form), stage.look.stop, room, most=form.of(4, 3, 3))
    else:
        used = prompt(inner, stage.words(question.words), room, most=form.of(4, 3, 3))
        off = light_line(inner, seen, room.trim(top=used.h + form.gap))
    label = stage.say("screen-read" if seen is None or seen.refused is None else "screen-again")
    rows = foot.rows(2, gap)
    answer(inner, "read", rows[0], label, Do(TakePicture(stage.snapshot.step)), icon="camera", off=off)
    answer(inner, "hand", rows[1], stage.say("screen-by-hand"), Enter(replace(stage.entry, by_hand={}), ""))


TILES = View(show_tiles, begin, board=False)
CUBES = View(show_cubes, begin, board=False)
TALLY = View(show_tally, begin_tally, counts=lambda _question: True)
