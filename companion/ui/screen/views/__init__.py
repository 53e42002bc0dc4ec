"""A table with one view for each kind of question; a view knows the kind but not the game."""

from collections.abc import Mapping
from typing import Any

from companion.camera.teaching_kinds import ConfirmColours, ConfirmOutlines, MoveCorners, NamePiece, PointOut, ShowToCamera
from companion.play import (
    ChooseBox,
    CodePage,
    ListPage,
    PlayPage,
    PlotPage,
    Seating,
    TablePage,
    TextPage,
    ValuesPage,
    Waiting,
    Work,
)
from companion.rulebook.lessons.course import LessonStep
from companion.table.questions.device_kinds import Draw, Hourglass, Lot, ReadCubes, ReadTiles, Spin, ThrowDice, TurnClock
from companion.table.questions.grid import NumberGrid
from companion.table.questions.kinds import Choose, Number, Order, Pick, Tally, Tell
from companion.table.questions.one_each import OneEach
from companion.table.questions.places import ChoosePlace
from companion.table.questions.question import Question
from companion.table.questions.writing import Write
from companion.ui.screen.page import View
from companion.ui.screen.paint.screen_errors import NoView
from companion.ui.screen.views import pages
from companion.ui.screen.views.ask import choose, count_rows, number, number_grid, one_each, order, places
from companion.ui.screen.views.device import clocks, draw, spinner
from companion.ui.screen.views.history import pages as past
from companion.ui.screen.views.history import plots
from companion.ui.screen.views.lobby import boxes, letters, seating
from companion.ui.screen.views.read import read_tiles, teach
from companion.ui.screen.views.tell import lesson, tell, waiting

VIEWS: Mapping[type[Question[Any]], View] = {
    Tell: tell.VIEW,
    LessonStep: lesson.VIEW,
    Choose: choose.VIEW,
    ChooseBox: boxes.VIEW,
    Pick: choose.PICK,
    OneEach: one_each.VIEW,
    ChoosePlace: places.VIEW,
    Number: number.VIEW,
    NumberGrid: number_grid.GRID,
    Tally: count_rows.TALLY,
    Order: order.VIEW,
    Spin: spinner.SPIN,
    Lot: spinner.LOT,
    Hourglass: clocks.GLASS,
    TurnClock: clocks.CLOCK,
    Draw: draw.VIEW,
    ThrowDice: draw.VIEW,
    ReadTiles: read_tiles.TILES,
    ReadCubes: read_tiles.CUBES,
    Seating: seating.VIEW,
    Write: letters.VIEW,
    ListPage: pages.LIST,
    TextPage: pages.TEXT,
    TablePage: pages.TABLE,
    ValuesPage: pages.VALUES,
    PlayPage: past.PLAY,
    CodePage: past.CODE,
    PlotPage: plots.VIEW,
    ShowToCamera: teach.CAMERA,
    NamePiece: teach.NAME,
    PointOut: teach.POINT,
    ConfirmColours: teach.POINT,
    ConfirmOutlines: teach.OUTLINES,
    MoveCorners: teach.CORNERS,
    Work: teach.WORK,
    Waiting: waiting.VIEW,
}


def view_of(question: Question[Any]) -> View:
    """Find the view for a question's kind; raises `NoView` if none is registered."""
    if isinstance(question, Tally) and question.camera:
        return read_tiles.TALLY
    for kind in type(question).__mro__:
        if kind in VIEWS:
            return VIEWS[kind]
    raise NoView(f"no view shows a {type(question).__name__}")
