"""Places to choose in: a map of places and roads, or a field of pictures, all options on one page."""

from __future__ import annotations

from typing import Any

from companion.narration.offered import MANY
from companion.screen.illustrations.shelf import show_shelf
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.pictures.off_legend import draw_legend, legend_of
from companion.screen.views.ask import choose
from companion.screen.widgets.basics import asked_by, prompt, question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.screen.widgets.place_map import draw_roads, plate_boxes
from companion.screen.widgets.place_plate import naming, place_plate
from companion.table.questions.illustrations import Shelf
from companion.table.questions.kinds import Option
from companion.table.questions.places import ChoosePlace

CROWDED = 15
"""More places than so many need much room."""
SMALLER = 0.9
"""The size of a prompt over a map on the tall screen, in parts of the smallest elsewhere."""


def show(stage: Stage, question: ChoosePlace[Any]) -> None:
    """Lay it out: options that lie nowhere stand in the corner. Who plays by ear has no map: many stand in groups, as a list."""
    if stage.settings.by_ear and sum(option.off is None for option in question.options) > MANY:
        choose.offered(stage, question, question.options, lambda option: stage.answered(option.key))
        return
    keys = {spot.key for spot in question.places.spots}
    beside = [option for option in question.options if option.key not in keys]
    corner = _corner(stage, beside)
    foot = stage.form.touch_answer + stage.form.gap if stage.form.tall and beside else 0
    high = corner_height(stage) if beside and not stage.form.tall else 0
    below = _head(stage, question, (corner_width(stage, corner), high))
    area = below.trim(top=stage.form.px(14, 8, 24), bottom=foot)
    area = area.trim(top=_shelf(stage, question, area))
    legend = legend_of(stage, question.options)
    area = draw_legend(stage, legend, area)
    boxes = plate_boxes(stage, question.places, area)
    draw_roads(stage, question.places, area, boxes)
    offered = {option.key: option for option in question.options}
    named = naming(stage, question.places, boxes, marked=bool(legend.numbers))
    for spot in question.places.spots:
        place_plate(stage, boxes[spot.key], spot, offered.get(spot.key), named=named, why=legend.number(spot.key))
    draw_corner(stage, corner)


def _head(stage: Stage, question: ChoosePlace[Any], aside: tuple[int, int]) -> Box:
    """Write who is asked and what; over a map, or a field of many, on the tall screen in smaller letters: that needs the room."""
    needed = question.places.roads or len(question.places.spots) > CROWDED
    if not (stage.form.tall and needed):
        return question_head(stage, question, stage.box, most=stage.form.of(1, 1, 3), aside=aside)
    who = asked_by(stage, question.seat, stage.box)
    usual = styles.prompt(stage.form)
    kind = usual._replace(size=round(usual.least * SMALLER), least=stage.form.near_min, leading=1.0)
    used = prompt(stage, stage.words(question.words), stage.box.trim(top=who.h), most=2, kind=kind)
    return stage.box.trim(top=used.bottom - stage.box.y)


def _shelf(stage: Stage, question: ChoosePlace[Any], area: Box) -> int:
    """Draw the question's shelf above the places; give the height it takes."""
    if not isinstance(question.illustration, Shelf):
        return 0
    high = min(stage.form.px(100, 64, 110), area.h // 3)
    wide = min(area.w, high * 2 * len(question.illustration.pieces))
    show_shelf(stage, question.illustration, area.top_part(high).left_part(wide))
    return high + stage.form.gap


def _corner(stage: Stage, beside: list[Option[Any]]) -> Corner:
    if not beside:
        return Corner()
    return Corner(label=stage.words(beside[0].words), effect=stage.answered(beside[0].key))


VIEW = View(show)
