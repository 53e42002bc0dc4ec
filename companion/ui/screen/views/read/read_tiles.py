"""ReadTiles, ReadCubes and tallies that a camera may fill in: the live picture, entry by hand, and the reading (`mending`)."""

from dataclasses import replace
from typing import Any

from companion.play import LookAgain, live
from companion.table import Question, ReadCubes, ReadTiles
from companion.ui.screen import layout, page, widgets
from companion.ui.screen.views.ask.count_rows import Counts, list_likely, show_rows
from companion.ui.screen.views.read import mending, shot, tray
from companion.ui.screen.views.read.reading import Read, ReadKind, cubes_kind, reason_against, tally_kind, tiles_kind


def show_reading(stage: page.Stage, question: Question[Any], kind: ReadKind) -> None:
    """Lay out the entry by hand, the live picture, or the reading over the picture that was taken."""
    read: Read = stage.entry
    seen = stage.live if isinstance(stage.live, live.Seen) else None
    if read.by_hand is not None or (seen is None and not stage.settings.camera):
        _lay_by_hand(stage, question, kind, read)
    elif seen is None or not (seen.read or seen.pieces):
        _show_before(stage, question, seen)
    else:
        read = read.of(seen)
        counted = mending.are_few(kind, read) and mending.is_doubted(kind, seen, read) and not (read.pictured or seen.relight)
        if counted and not reason_against(stage, question, kind.answer(read.tiles())):
            _lay_by_hand(stage, replace(question, id="screen.counted"), kind, read)
        else:
            mending.lay_on_picture(stage, question, kind, seen, read)


def _lay_by_hand(stage: page.Stage, question: Question[Any], kind: ReadKind, read: Read) -> None:
    """Lay out a row for each face; the counts are kept in the reading, whose own counts are shown until one is changed.

    Colours that the camera doubts come first, and the button goes from the first of them to the answer.
    """
    found, rows = kind.sum_up(read.tiles()), read.sort_doubtful_first(kind.rows)
    counts = dict(read.by_hand or ({row.key: found[row.key] for row in rows} if read.pieces else list_likely(rows)))
    given = kind.by_hand(counts)
    count, done = sum(counts.values()), stage.answer(given)
    if read.by_hand is None and read.pieces:
        done = mending.confirm(stage, kind, read)
    label = stage.say("screen-done-pieces", count=count)
    if isinstance(question, ReadTiles) and len(given) < question.least:
        # Too small a count, as "9 of 21", is confirmed once before it is taken
        label = stage.say("screen-pieces-of", count=count, least=question.least)
        if read.sure:
            label = stage.say("screen-pieces-sure", count=count)
        else:
            done = page.Enter(replace(read, by_hand=counts, sure=True))
    corner = widgets.Corner(label=label, off=reason_against(stage, question, given), effect=done)
    if stage.settings.camera:
        pictured: page.Effect = page.Enter(replace(read, by_hand=None, pictured=True), "")
        if not read.pieces:
            pictured = page.Both(page.Do(LookAgain(stage.snapshot.step)), pictured)
        corner = replace(corner, extra=("camera", pictured, "camera"))
    if read.pieces and len(rows) > 1:
        corner = replace(corner, short=page.Focus(f"row:{rows[1].key}"))
    if isinstance(question, ReadTiles):
        tray.show_tray(stage, question, rows, counts, corner)
        return
    held = Counts(counts, lambda new: replace(read, by_hand=new, sure=False))
    show_rows(stage, question, rows, corner, held, cubes=isinstance(question, ReadCubes))


def _show_before(stage: page.Stage, question: Question[Any], seen: live.Seen | None) -> None:
    """Lay out the live picture; if a picture was refused, the reason replaces the question until the next picture comes.

    So does the reason why none can be taken, if there is no room for both.
    """
    form = stage.form
    light, off = shot.light_of(stage, seen)
    why = None
    if seen is not None:
        narrow = not seen.ready and (form.small or form.tall)
        why = seen.refused if seen.refused is not None else seen.light if narrow else None
    words: layout.LayoutPart = widgets.ask(stage, question)
    if why is not None:
        words = layout.ColumnOf((mending.lay_whose(stage, question), widgets.prompt(stage, stage.words(why), "stop")))
        off = "" if seen is None or seen.ready or seen.light is None else stage.words(seen.light)
    elif light is not None:
        words = layout.OneOf((layout.ColumnOf((words, light), form.gap), words))
    label = stage.say("screen-read" if seen is None or seen.refused is None else "screen-again")
    read = shot.shutter(stage, "read", label, off)
    hand = widgets.word_answer(stage, "hand", stage.say("screen-by-hand"), mending.change_by_hand(stage, Read(by_hand={})))
    page.show(stage, shot.lay_pictured(stage, shot.finder(seen), widgets.stack(stage, words, [read], [hand])))


TILES = page.View(lambda stage, now: show_reading(stage, now, tiles_kind(now)), lambda _snapshot, _now: Read(), board=False)
CUBES = page.View(lambda stage, now: show_reading(stage, now, cubes_kind(now)), lambda _snapshot, _now: Read(), board=False)
TALLY = page.View(
    lambda stage, now: show_reading(stage, now, tally_kind(now)),
    lambda _snapshot, now: Read(by_hand=list_likely(now.rows)),
)
