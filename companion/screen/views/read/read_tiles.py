"""ReadTiles, ReadCubes and tallies that a camera may fill in: live picture, by hand, and then what was read (`mending`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.play.live import Seen
from companion.play.requests import TakePicture
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Do, Effect, Enter
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.pictures.photograph import corner_marks, photograph, picture_box
from companion.screen.views.ask.count_rows import Counts, show_rows
from companion.screen.views.read.mending import halves, on_picture
from companion.screen.views.read.read_kinds import ReadKind, cubes_kind, reason_against, tally_kind, tile_called, tiles_kind
from companion.screen.views.read.reading import Read
from companion.screen.widgets.basics import answer, asked_by, prompt
from companion.screen.widgets.corner import Corner
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import ReadCubes, ReadTiles
from companion.table.questions.kinds import Row, Tally
from companion.table.questions.question import Question


def begin(_snapshot: Snapshot, _question: Question[Any]) -> Read:
    """Begin with nothing read."""
    return Read()


def begin_tally(_snapshot: Snapshot, question: Tally) -> Read:
    """Begin by hand, with the likely numbers."""
    return Read(by_hand=_likely(question.rows))


def _likely(rows: tuple[Row, ...]) -> dict[str, int]:
    return {row.key: max(row.low, min(row.high, row.likely)) for row in rows}


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
    counts = dict(read.by_hand or _likely(kind.rows))
    given = kind.by_hand(counts)
    off = reason_against(stage, question, given)
    label, done = _ending(stage, question, replace(read, by_hand=counts), given)
    corner = Corner(label=label, off=off, effect=done)
    if stage.settings.camera:
        corner = replace(corner, extra=("camera", "", Enter(replace(read, by_hand=None), ""), "camera"))
    called = {row.key: tile_called(stage, row.key) for row in kind.rows} if isinstance(question, ReadTiles) else {}
    held = Counts(counts, lambda new: replace(read, by_hand=new, sure=False), called=called)
    show_rows(stage, question, kind.rows, corner, held, kind.lead)


def _ending(stage: Stage, question: Question[Any], read: Read, given: Any) -> tuple[str, Effect]:
    """Give the words and effect that end a count: "9 of 21" is asked once more before it is taken."""
    count = sum((read.by_hand or {}).values())
    least = question.least if isinstance(question, ReadTiles) else 0
    if not isinstance(question, ReadTiles) or len(given) >= least:
        return stage.say("screen-done-pieces", count=count), stage.answered(given)
    if read.sure:
        return stage.say("screen-pieces-sure", count=count), stage.answered(given)
    return stage.say("screen-pieces-of", count=count, least=least), Enter(replace(read, sure=True))


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
    """Lay out the live picture; where one was refused, the reason stands in the question's place until the next one comes.

    So does what keeps one from being taken where there is no room for both.
    """
    form = stage.form
    place, words = halves(stage)
    viewfinder(stage, seen, place)
    inner = stage.within(words)
    who = asked_by(inner, question.seat, words)
    gap = round(form.gap * 1.3)
    foot = words.bottom_part(2 * form.touch_answer + gap)
    room = words.trim(top=who.h + form.unit, bottom=foot.h + form.gap)
    off = ""
    why = _in_its_place(stage, seen)
    if seen is not None and why is not None:
        stage.builder.text(stage.words(why), styles.prompt(form), stage.look.stop, room, most=4)
        off = "" if seen.ready or seen.light is None else stage.words(seen.light)
    else:
        used = prompt(inner, stage.words(question.words), room, most=form.of(4, 3, 3))
        off = light_line(inner, seen, room.trim(top=used.h + form.gap))
    label = stage.say("screen-read" if seen is None or seen.refused is None else "screen-again")
    rows = foot.rows(2, gap)
    answer(inner, "read", rows[0], label, Do(TakePicture(stage.snapshot.step)), icon="camera", off=off)
    answer(inner, "hand", rows[1], stage.say("screen-by-hand"), Enter(replace(stage.entry, by_hand={}), ""))


def _in_its_place(stage: Stage, seen: Seen | None) -> Phrase | None:
    """What stands where the question stood: why a picture was refused, or will be where both have no room."""
    if seen is None:
        return None
    if seen.refused is not None:
        return seen.refused
    return None if seen.ready or not (stage.form.small or stage.form.tall) else seen.light


TILES = View(show_tiles, begin, board=False)
CUBES = View(show_cubes, begin, board=False)
TALLY = View(show_tally, begin_tally, counts=lambda _question: True)
