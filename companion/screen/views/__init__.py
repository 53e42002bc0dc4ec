"""One view for each kind of question, in one table; a view knows the kind and never the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.lessons.teach import LessonStep
from companion.play.boxes import ChooseBox
from companion.play.seating import Seating
from companion.play.work import Work
from companion.screen.page.view import View
from companion.screen.paint.errors import NoView
from companion.screen.views.ask import choose, number, order, pick, places, tally
from companion.screen.views.device import draw, hourglass, spin
from companion.screen.views.lobby import boxes, seating
from companion.screen.views.read import read_tiles, teach
from companion.screen.views.tell import lesson, tell
from companion.table.questions.device_kinds import Draw, Hourglass, ReadCubes, ReadTiles, Spin
from companion.table.questions.kinds import Choose, Number, Order, Pick, Tally, Tell
from companion.table.questions.places import ChoosePlace
from companion.table.questions.question import Question
from companion.teaching.kinds import NamePiece, PointOut, ShowToCamera

VIEWS: Mapping[type[Question[Any]], View] = {
    Tell: tell.VIEW,
    LessonStep: lesson.VIEW,
    Choose: choose.VIEW,
    ChooseBox: boxes.VIEW,
    Pick: pick.VIEW,
    ChoosePlace: places.VIEW,
    Number: number.VIEW,
    Tally: tally.VIEW,
    Order: order.VIEW,
    Spin: spin.VIEW,
    Hourglass: hourglass.VIEW,
    Draw: draw.VIEW,
    ReadTiles: read_tiles.TILES,
    ReadCubes: read_tiles.CUBES,
    Seating: seating.VIEW,
    ShowToCamera: teach.CAMERA,
    NamePiece: teach.NAME,
    PointOut: teach.POINT,
    Work: teach.WORK,
}


def view_of(question: Question[Any]) -> View:
    """Find the view for a question's kind; `NoView` where none is registered."""
    if isinstance(question, Tally) and question.camera:
        return read_tiles.TALLY
    for kind in type(question).__mro__:
        if kind in VIEWS:
            return VIEWS[kind]
    raise NoView(f"no view shows a {type(question).__name__}")
