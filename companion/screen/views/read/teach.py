"""The views of teaching: the live picture before a shot, a piece to be named, a piece to be pointed out, and the wait."""

from __future__ import annotations

from companion.camera.teaching.teaching_kinds import ConfirmOutlines, NamePiece, PointOut, ShowToCamera
from companion.play.live import Piece, Seen
from companion.play.own_questions import Work
from companion.play.requests import TakePicture
from companion.screen.page.builder import Target
from companion.screen.page.effects import Do, PointAt
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.items import Photo
from companion.screen.paint.text import Type
from companion.screen.pictures.photograph import ASKED, marks, photograph, picture_box
from companion.screen.views.ask.choose import offered
from companion.screen.views.read.guides import guides
from companion.screen.views.read.mending import halves
from companion.screen.views.read.read_tiles import light_line, viewfinder
from companion.screen.widgets.basics import answer, asked_by, hint, prompt

CROPS = 4
"""So many crops are shown at most."""


def show_camera(stage: Stage, question: ShowToCamera) -> None:
    """Lay out the live picture; it is taken once it is good, and until then the reason stands there."""
    form = stage.form
    seen = stage.live if isinstance(stage.live, Seen) else None
    place, words = halves(stage)
    spot = viewfinder(stage, seen, place)
    if spot is not None:
        guides(stage, question, spot)
    inner = stage.within(words)
    gap = round(form.gap * 1.3)
    buttons = 2 if question.enough else 1
    foot = words.bottom_part(buttons * form.touch_answer + (buttons - 1) * gap)
    high = round(form.near * form.of(1.4, 2.4, 2.6))
    light = foot.moved(0, -high - form.gap).top_part(high)
    room = words.trim(bottom=words.bottom - light.y)
    used = prompt(inner, stage.words(question.words), room, most=form.of(5, 3, 3))
    hint(inner, question, room.trim(top=used.bottom - room.y))
    off = light_line(inner, seen, light) or ("" if seen is not None else stage.say("teaching-no-picture-yet"))
    rows = foot.rows(buttons, gap)
    answer(inner, "take", rows[0], stage.say("teaching-take"), Do(TakePicture(stage.snapshot.step)), icon="camera", off=off)
    if question.enough:
        label = stage.say("teaching-enough" if question.args.get("pictures") else "teaching-leave")
        answer(inner, "enough", rows[1], label, stage.answered(None))


def show_name(stage: Stage, question: NamePiece) -> None:
    """Lay out the crops beside the question and its options."""
    form, box = stage.form, stage.box
    gap = form.px(24, 14, 28)
    if form.tall:
        high = form.px(0, 0, 330)
        place, words = box.top_part(high), box.trim(top=high + gap)
    else:
        wide = form.px(360, 196, 0)
        place, words = box.left_part(wide), box.trim(left=wide + gap)
    _crops(stage, question.crops[:CROPS], place)
    offered(stage.within(words), question, question.options, lambda option: stage.answered(option.key))


def _crops(stage: Stage, crops: tuple[Seen, ...], place: Box) -> None:
    """Draw one crop large, or up to four in a square."""
    across = 1 if len(crops) == 1 else 2
    down = -(-len(crops) // across)
    gap = stage.form.px(14, 8, 16)
    side = min((place.w - gap * (across - 1)) // across, (place.h - gap * (down - 1)) // down)
    area = place.middle(side * across + gap * (across - 1), side * down + gap * (down - 1))
    cells = [cell for row in area.rows(down, gap) for cell in row.columns(across, gap)]
    for crop, cell in zip(crops, cells, strict=False):
        spot = picture_box(crop, cell.inset(stage.form.line))
        photograph(stage, crop, spot)


def show_outlines(stage: Stage, question: ConfirmOutlines) -> None:
    """Lay out the picture with every outline, the doubtful ones dashed, beside the question and its options."""
    place, words = halves(stage)
    seen = question.shot.seen
    spot = picture_box(seen, place.inset(stage.form.line))
    photograph(stage, seen, spot)
    labels = [ASKED if piece.doubtful else "" for piece in seen.pieces]
    marks(stage, seen.pieces, labels, [None] * len(labels), spot)
    inner = stage.within(words)
    gap = round(stage.form.gap * 1.3)
    foot = words.bottom_part(len(question.options) * stage.form.touch_answer + (len(question.options) - 1) * gap)
    room = words.trim(bottom=words.bottom - foot.y + stage.form.gap)
    used = prompt(inner, stage.words(question.words), room, most=stage.form.of(4, 3, 3))
    hint(inner, question, room.trim(top=used.bottom - room.y))
    for option, row in zip(question.options, foot.rows(len(question.options), gap), strict=True):
        answer(inner, f"option:{option.key}", row, stage.words(option.words), stage.answered(option.key))


def show_point(stage: Stage, question: PointOut) -> None:
    """Lay out the picture with a mark on every piece: the button walks from one to the next, a finger taps any place."""
    form = stage.form
    place, words = halves(stage)
    seen = question.shot.seen
    spot = picture_box(seen, place.inset(form.line))
    photograph(stage, seen, spot)
    inner = stage.within(words)
    keys = {option.key for option in question.options}
    free = [number for number in range(len(seen.pieces)) if str(number) in keys]
    stage.builder.target(Target("point", spot, PointAt(stage.snapshot.step), stop=False))
    for number in free:
        stage.builder.hear(f"piece:{number}", stage.say("heard-piece", n=number + 1))
        stage.stop(f"piece:{number}", _bounds(seen.pieces[number], spot), stage.answered(str(number)))
    focused = next((number for number in free if stage.peek_focus() == f"piece:{number}"), None)
    pieces = [Piece(piece.corners, (), doubtful=number == focused) for number, piece in enumerate(seen.pieces)]
    labels = [ASKED if number == focused else "✓" if str(number) in question.named else "" for number in range(len(pieces))]
    others = [option for option in question.options if not option.key.isdigit()]
    gap = round(form.gap * 1.3)
    foot = words.bottom_part(len(others) * form.touch_answer + (len(others) - 1) * gap)
    room = words.trim(bottom=words.bottom - foot.y + form.gap)
    used = prompt(inner, stage.words(question.words), room, most=form.of(4, 3, 3))
    below = hint(inner, question, room.trim(top=used.bottom - room.y)) if form.tall else room.trim(top=used.bottom - room.y)
    _zoom(stage, seen, None if focused is None else seen.pieces[focused], below.trim(top=form.gap))
    for option, row in zip(others, foot.rows(len(others), gap), strict=True):
        answer(inner, f"option:{option.key}", row, stage.words(option.words), stage.answered(option.key))
    marks(stage, pieces, labels, [None] * len(pieces), spot)


def _bounds(piece: Piece, spot: Box) -> Box:
    xs, ys = [spot.x + x * spot.w for x, _ in piece.corners], [spot.y + y * spot.h for _, y in piece.corners]
    return Box(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))


def _zoom(stage: Stage, seen: Seen, piece: Piece | None, room: Box) -> None:
    """Draw the piece in focus large, where there is room."""
    side = min(room.w, room.h, stage.form.px(180, 96, 190))
    if piece is None or side < stage.form.px(80, 60, 90):
        return
    x, y = (sum(axis) / len(piece.corners) for axis in zip(*piece.corners, strict=True))
    around = round(0.12 * seen.size[0])
    left = min(max(0, round(x * seen.size[0]) - around // 2), seen.size[0] - around)
    top = min(max(0, round(y * seen.size[1]) - around // 2), seen.size[1] - around)
    spot = Box(room.x, room.bottom - side, side, side)
    stage.builder.fill(spot.inset(-stage.form.line), stage.look.ink)
    stage.builder.items.append(Photo(spot, seen.pixels, seen.size, Box(left, top, around, around)))


def show_work(stage: Stage, question: Work) -> None:
    """Say what the device is doing; nothing can be chosen until it is done."""
    form = stage.form
    who = asked_by(stage, None, stage.box)
    used = prompt(stage, stage.words(question.words), stage.box.trim(top=who.h + form.unit))
    kind = Type(FontFace.SANS, form.near, form.near_min, 1.18)
    room = stage.box.trim(top=used.bottom - stage.box.y + form.gap)
    stage.builder.text(stage.say("teaching-moment"), kind, stage.look.soft, room, most=2)
    stage.builder.busy = True


CAMERA = View(show_camera, board=False)
NAME = View(show_name, board=False)
POINT = View(show_point, board=False)
OUTLINES = View(show_outlines, board=False)
WORK = View(show_work, board=False)
