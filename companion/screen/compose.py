"""From a game as it stands and what the screen remembers to a finished page. Pure: the same in gives the same out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.play.live import Live
from companion.play.snapshot import Standing
from companion.screen.frame.board import board
from companion.screen.frame.head import head
from companion.screen.frame.trouble import trouble
from companion.screen.overlays import overlay_of
from companion.screen.page import focus
from companion.screen.page.builder import Leaf, Page
from companion.screen.page.effects import Effect, Open, Undoing
from companion.screen.page.stage import Stage
from companion.screen.page.state import ScreenState, Settings
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.paint.formats import Format
from companion.screen.paint.theme import Colour, palette, theme_for
from companion.screen.pictures.ring_drawing import DARK
from companion.screen.views import view_of
from companion.screen.views.tell.final import show_final
from companion.words import Words


@dataclass(frozen=True)
class Scene:
    """All that a page is made of. `frame` is what the ring shows, `hour` the hour of the day, `now` the clock's second."""

    standing: Standing
    state: ScreenState
    settings: Settings
    form: Format
    words: Words
    now: float = 0.0
    hour: int = 12
    frame: tuple[Colour, ...] = DARK
    live: Live | None = None
    subtitle: str = ""
    explain: bool = False


FINAL = View(lambda stage, _question: show_final(stage), evening=True, board=False, head=False)


def compose(scene: Scene) -> Page:
    """Lay out the page; where the remembered focus is gone, it stands on the first stop."""
    page = _laid_out(scene, scene.state.layer.focus)
    here = focus.focused(page)
    name = "" if here is None else here.name
    return page if name == page.focus else _laid_out(scene, name)


def _view(scene: Scene) -> View:
    question = scene.standing.question
    return FINAL if question is None else view_of(question)


def _theme(scene: Scene, view: View) -> str:
    evening = view.evening and scene.state.overlay is None
    return "evening" if evening else theme_for(scene.settings.theme, scene.hour)


def _laid_out(scene: Scene, focused: str) -> Page:
    view = _view(scene)
    leaf = Leaf(scene.form, palette(_theme(scene, view)))
    stage = Stage(
        leaf, scene.form.box, scene.words, scene.standing, scene.state, scene.settings, focused, scene.now, leaf.look.ground,
        scene.live, scene.subtitle, scene.explain,
    )  # fmt: skip
    if scene.state.overlay is not None:
        overlay_of(scene.state.overlay)(stage)
    else:
        _question_page(stage, view, scene.frame)
        leaf.back = back_effect(stage, view)
    return leaf.page(focused)


def back_effect(stage: Stage, view: View) -> Effect | None:
    """Give what a double press does: undo's question, and nothing while short presses count."""
    question = stage.standing.question
    counting = question is not None and view.counts(question)
    return Open(Undoing()) if stage.standing.can_undo and not counting else None


def _question_page(stage: Stage, view: View, frame: tuple[Colour, ...]) -> None:
    if view.spare:
        stage = replace(stage, standing=replace(stage.standing, scoreboard=()))
    form, box = stage.form, stage.box
    with_board = view.board and (form.tall or bool(stage.standing.scoreboard))
    top = form.head if view.head else 0
    bottom = (form.board if stage.standing.scoreboard else 0) + (form.dock if form.tall else 0) if with_board else 0
    middle = trouble(stage, box.trim(top=top, bottom=bottom))
    padding = Box(middle.x + form.pad, middle.y + form.px(24, 14, 26), middle.w - 2 * form.pad, 0)
    room = Box(padding.x, padding.y, padding.w, middle.bottom - padding.y - form.px(22, 12, 30))
    inner = stage.within(room if view.head else middle)
    if stage.standing.question is None:
        show_final(inner)
    else:
        view.show(inner, stage.standing.question)
    if view.head:
        head(stage.within(box.top_part(top)))
    if with_board:
        board(stage.within(box.bottom_part(bottom), stage.look.band), frame)
