"""Views for teaching the camera: the live picture with guides, a piece to name or point out, outlines, and the wait."""

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from companion.camera.teaching_kinds import ConfirmColours, ConfirmOutlines, Finds, MoveCorners, NamePiece, PointOut, ShowToCamera
from companion.play import Work, live
from companion.table import Option, Question
from companion.ui.pages.effects import DragCorner, PointAt
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf
from companion.ui.screen.page import Enter, Stage, Target, View, show
from companion.ui.screen.paint import Box, dash_outline, to_hex
from companion.ui.screen.pictures import photograph, printed
from companion.ui.screen.views.ask.choose import show_choice
from companion.ui.screen.views.read.shot import finder, lay_pictured, light_of, shot_art, shutter
from companion.ui.screen.widgets import Choice, ask, note, prompt, stack, word_answer, words

CROPS = 4
"""The most crops that are shown."""
HINT = 4
MIDDLE = ((0.2, 0.17), (0.8, 0.17), (0.8, 0.83), (0.2, 0.83))
"""The best place for the tray, as fractions of the picture's width and height."""
SPOT = 0.035
"""Half the side of a cube's place, relative to the picture's width."""
MOST_IN_A_ROW = 4
STEP = 1 / 80
"""How far the button moves a corner, relative to the outline's longest side: 2 mm of a usual tray."""
HAIR = 2
WAYS = {"up": (0, -1), "down": (0, 1), "back": (-1, 0), "next": (1, 0)}
"""The icons of the four directions, with their steps to the right and down."""


def _draw_guides(question: ShowToCamera, stage: Stage, spot: Box) -> None:
    """Draw over the picture where the tray or the cubes should lie; tiles need no guides."""
    if question.finds is Finds.TRAY:
        _draw_dashed(stage, spot, [MIDDLE])
    elif question.finds is Finds.CUBES and question.empty is not None and question.empty.seen.pieces:
        corners = question.empty.seen.pieces[0].corners
        tall = SPOT * spot.w / spot.h
        places = [
            ((x - SPOT, y - tall), (x + SPOT, y - tall), (x + SPOT, y + tall), (x - SPOT, y + tall))
            for x, y in spread(corners, question.spots)
        ]
        _draw_dashed(stage, spot, [corners, *places])


def spread(corners: Sequence[tuple[float, float]], count: int) -> list[tuple[float, float]]:
    """Return `count` places in rows, well apart from each other and from the rim of a tray with these corners."""
    if not count:
        return []
    rows = -(-count // MOST_IN_A_ROW)
    across = -(-count // rows)
    found: list[tuple[float, float]] = []
    for row in range(rows):
        for column in range(across):
            right, down = (column + 1) / (across + 1), (row + 1) / (rows + 1)
            weights = ((1 - right) * (1 - down), right * (1 - down), right * down, (1 - right) * down)
            x, y = (sum(weight * corner[axis] for weight, corner in zip(weights, corners, strict=True)) for axis in (0, 1))
            found.append((x, y))
    return found[:count]


def _draw_dashed(stage: Stage, spot: Box, outlines: Sequence[Sequence[tuple[float, float]]]) -> None:
    paths = " ".join(dash_outline([(x * spot.w, y * spot.h) for x, y in outline], (14, 9)) for outline in outlines)
    line = stage.form.line
    common = f'd="{paths}" fill="none" stroke-linejoin="round"'
    shapes = f'<path {common} stroke="{to_hex(photograph.INK)}" stroke-width="{2 * line}"/>'
    stage.builder.draw_shapes(spot, f'{shapes}<path {common} stroke="{to_hex(photograph.CREAM)}" stroke-width="{line}"/>')


def _lay_said(stage: Stage, question: Question[Any], *below: LayoutPart) -> LayoutPart:
    head, hint = prompt(stage, stage.words(question.words)), stage.words.find_optional(question.words, "hint")
    hinted = (ColumnOf((head, note(stage, hint, HINT), *below), stage.form.unit),) if hint else ()
    return OneOf((*hinted, ColumnOf((head, *below), stage.form.unit)))


def _answers(stage: Stage, options: Sequence[Option[Any]]) -> list[list[Choice]]:
    return [[word_answer(stage, f"option:{each.key}", stage.words(each.words), stage.answer(each.key))] for each in options]


def show_camera(stage: Stage, question: ShowToCamera) -> None:
    """Lay out the live picture and the answer that takes it; while no picture can be taken, the page says why."""
    seen = stage.live if isinstance(stage.live, live.Seen) else None
    light, off = light_of(stage, seen)
    if seen is None:
        off = stage.say("teaching-no-picture-yet")
        light = words(stage.form, off, "strong", ink="soft")
    choices = [shutter(stage, "take", stage.say("teaching-take"), off)]
    if question.enough:
        label = stage.say("teaching-enough" if question.args.get("pictures") else "teaching-leave")
        choices.append(word_answer(stage, "enough", label, stage.answer(None)))
    said = _lay_said(stage, question, *(() if light is None else (light,)))
    show(
        stage,
        lay_pictured(stage, finder(seen, partial(_draw_guides, question)), stack(stage, said, *([each] for each in choices))),
    )


def show_name(stage: Stage, question: NamePiece) -> None:
    """Lay out the crops, one large or up to four in a square, beside (tall: above) the question and its options."""
    form, box = stage.form, stage.box
    crops = question.crops[:CROPS]
    if form.tall:
        place = box.top_part(round(box.h * form.share("crops")))
        room = box.trim(top=place.h + form.gap)
    else:
        place = box.take_left(round(box.w * form.share("crops")))
        room = box.trim(left=place.w + form.gap)
    columns = min(2, len(crops))
    arts = tuple(Art(shot_art(crop), form.touch, NEVER, crop.size[0] / crop.size[1]) for crop in crops)
    side = (min(place.w, place.h) - form.gap) // columns
    show(stage, ColumnOf((Grid(arts, columns, form.gap, form.gap, side),), 0, "middle"), place)
    show_choice(stage.place_within(room), question)


def show_outlines(stage: Stage, question: ConfirmOutlines) -> None:
    """Lay out the picture with every outline, the doubtful ones dashed, beside the question and its options."""
    seen = question.shot.seen
    labels = [photograph.ASKED if piece.doubtful else "" for piece in seen.pieces]
    shot = shot_art(seen, seen.pieces, labels, [None] * len(labels))
    show(stage, lay_pictured(stage, shot, stack(stage, _lay_said(stage, question), *_answers(stage, question.options))))


def show_corners(stage: Stage, question: MoveCorners) -> None:
    """Lay out an outline whose corners a finger drags; the button goes to the next corner and moves it by small steps."""
    corners, at = stage.entry
    seen = question.shot.seen
    longest = max(math.dist(a, b) for a, b in pairwise((x * seen.size[0], y * seen.size[1]) for x, y in (*corners, corners[0])))
    drag = DragCorner(corners, at, seen.size)

    def handles(stage: Stage, spot: Box) -> None:
        """Draw the outline and a ring round every corner; the ring of the button's corner is larger and in another colour."""
        _draw_dashed(stage, spot, [corners])
        for number, (x, y) in enumerate(corners):
            middle = (spot.x + round(x * spot.w), spot.y + round(y * spot.h))
            side = stage.form.touch * (3 if number == at else 2) // 5
            rings = (
                f'<circle cx="20" cy="20" r="15" fill="none" stroke="{to_hex(ink)}" stroke-width="{wide}"/>'
                for ink, wide in ((photograph.INK, 9), (photograph.DOUBT if number == at else photograph.CREAM, 5))
            )
            stage.builder.draw_shapes(Box(middle[0] - side // 2, middle[1] - side // 2, side, side), "".join(rings), (40, 40))
            drawn = DragCorner(corners, number, (spot.w, spot.h))
            stage.builder.add_target(Target(f"corner:{number}", Box(*middle, 1, 1), drawn, stop=False))

    x, y = corners[at]
    near = live.Piece(((x - SPOT, y - SPOT), (x + SPOT, y + SPOT)), ())
    zoom = Art(photograph.draw_enlarged(seen, near, HAIR), stage.form.size("thumb"), stage.form.size("card"), align="left")
    said = _lay_said(stage, question)
    ways = [
        word_answer(
            stage,
            f"plus:{icon}",
            "",
            drag.drag(STEP * longest * x, STEP * longest * y),
            icon=icon,
            heard=stage.say(f"ear-corner-{icon}"),
        )
        for icon, (x, y) in WAYS.items()
    ]
    following = word_answer(stage, "following", stage.say("teaching-next-corner"), Enter((corners, (at + 1) % len(corners))))
    done = word_answer(stage, "done", stage.say("screen-done"), stage.answer(corners))
    said = OneOf((ColumnOf((said, zoom), stage.form.gap), said))
    shot = shot_art(seen, (), (), (), (), handles)
    show(stage, lay_pictured(stage, shot, stack(stage, said, [following], ways, [done])))


def show_point(stage: Stage, question: PointOut | ConfirmColours) -> None:
    """Lay out the picture with a mark on every piece, and the cube of its colour beside each whose colour is known.

    The button goes from one piece to the next. If one is to be pointed out, a finger taps any place.
    """
    form, seen, pointing = stage.form, question.shot.seen, isinstance(question, PointOut)
    keys = {option.key for option in question.options}
    free = [number for number in range(len(seen.pieces)) if str(number) in keys]
    at = stage.focus or (f"piece:{free[0]}" if free and pointing else "")
    focused = next((number for number in free if at == f"piece:{number}"), None)
    pieces = [live.Piece(piece.corners, (), doubtful=number == focused) for number, piece in enumerate(seen.pieces)]
    labels = [photograph.ASKED if number == focused and pointing else "" for number in range(len(pieces))]

    def pointed(stage: Stage, spot: Box) -> None:
        """Make the pieces on offer stops of the focus and, if one is to be pointed out, the picture a target for a finger."""
        if pointing:
            stage.builder.add_target(Target("point", spot, PointAt(stage.snapshot.step), stop=False))
        side = form.type("figure").size
        for number, piece in enumerate(seen.pieces):
            xs, ys = zip(*((spot.x + x * spot.w, spot.y + y * spot.h) for x, y in piece.corners), strict=True)
            around = Box(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
            colour = question.named.get(str(number), "")
            if number in free:
                called = (stage.say("ear-piece", n=number + 1), stage.say(f"colour-{colour}") if colour else "")
                stage.builder.hear(f"piece:{number}", ", ".join(filter(None, called)))
                stage.stop(Target(f"piece:{number}", around, stage.answer(str(number))))
            if colour:
                left, top = min(around.right - side // 4, spot.right - side), max(spot.y, around.y - side * 3 // 4)
                printed.draw_cube(stage.builder, colour, Box(left, top, side, side))

    shot = shot_art(seen, pieces, labels, [None] * len(pieces), (), pointed)
    said = _lay_said(stage, question)
    if focused is not None:
        zoom = Art(photograph.draw_enlarged(seen, seen.pieces[focused]), form.size("thumb"), form.size("card"), align="left")
        said = OneOf((ColumnOf((said, zoom), form.gap), said))
    others = _answers(stage, [option for option in question.options if not option.key.isdigit()])
    show(stage, lay_pictured(stage, shot, stack(stage, said, *others)))


def show_work(stage: Stage, question: Work) -> None:
    """Lay out what the device is doing; nothing can be chosen until it is done."""
    form = stage.form
    moment = words(form, stage.say("teaching-moment"), "label", lines=2, ink="soft")
    show(stage, ColumnOf((ask(stage, question), moment, Grow(Blank())), form.gap))


CAMERA = View(show_camera, board=False)
NAME = View(show_name, board=False)
POINT = View(show_point, board=False)
OUTLINES = View(show_outlines, board=False)
CORNERS = View(show_corners, lambda _snapshot, question: (question.corners, 0), board=False)
WORK = View(show_work, board=False)
