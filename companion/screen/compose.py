"""From a game as it stands and what the screen remembers to a finished page. Pure: the same in gives the same out."""

from dataclasses import replace

from companion.play.live import Live
from companion.play.snapshot import Snapshot
from companion.screen.frame.head import head, trouble
from companion.screen.frame.rail import rail, rail_height
from companion.screen.illustrations.stations import PLAYED
from companion.screen.overlays import overlay_of
from companion.screen.page import Page, PageBuilder, Stage, View, focus
from companion.screen.page.effects import LAST, Effect, Open, TurnPage, Undoing
from companion.screen.page.state import ScreenSettings, ScreenState
from companion.screen.paint.formats import Format, format_for
from companion.screen.paint.game_look import look_of
from companion.screen.paint.theme import Colour, palette, strong, theme_for
from companion.screen.pictures.ring_drawing import DARK
from companion.screen.views import view_of
from companion.screen.views.tell.final import show_final
from companion.unchanging import unchanging
from companion.words import Words


@unchanging
class PageScene:
    """All that a page is made of. `frame` is what the ring shows, `hour` the hour of the day, `now` the clock's second."""

    snapshot: Snapshot
    state: ScreenState
    settings: ScreenSettings
    form: Format
    words: Words
    now: float = 0.0
    hour: int = 12
    frame: tuple[Colour, ...] = DARK
    live: Live | None = None
    subtitle: str = ""
    explain: bool = False


FINAL = View(lambda stage, _question: show_final(stage), evening=True, board=False, head=False)


def compose(scene: PageScene) -> Page:
    """Lay out the page; one on which large letters would be cut is laid out with the usual ones."""
    page = _focused(scene)
    if page.faults and scene.form.enlarged > 1:
        return _focused(replace(scene, form=format_for(scene.form.width, scene.form.height, scene.settings.height_mm)))
    return page


def _focused(scene: PageScene) -> Page:
    """Lay out the page; where the remembered focus is gone, it stands on the first stop."""
    page = _laid_out(scene, scene.state.layer.focus)
    here = focus.focused(page)
    name = "" if here is None else here.name
    return page if name == page.focus else _laid_out(scene, name)


def _laid_out(scene: PageScene, focused: str) -> Page:
    """Lay out a page; one on which something would be cut, or that would take several, has the room of the scoreboard too."""
    page = _on_stage(scene, focused)
    if scene.state.overlay is None and scene.snapshot.scoreboard and (page.faults or turns(page)):
        return _on_stage(replace(scene, snapshot=replace(scene.snapshot, scoreboard=())), focused)
    return page


def turns(page: Page) -> bool:
    """Tell whether there are further pages."""
    return any(isinstance(target.effect, TurnPage) and target.effect.page != LAST for target in page.targets)


def _on_stage(scene: PageScene, focused: str) -> Page:
    question, drawn = scene.snapshot.question, None
    if scene.snapshot.choreography is not None and scene.now < scene.state.played:
        view = PLAYED
    else:
        view, drawn = (FINAL, None) if question is None else (view_of(question), question.illustration)
    evening = (view.evening or (drawn is not None and drawn.evening)) and scene.state.overlay is None
    box = scene.snapshot.game or scene.snapshot.about
    own = look_of(box.folder if box else None)
    look = palette("evening" if evening else theme_for(scene.settings.theme, scene.hour))
    builder = PageBuilder(scene.form, strong(look) if scene.settings.contrast else look, own)
    stage = Stage(
        builder, scene.form.box, scene.words, scene.snapshot, scene.state, scene.settings, focused, scene.now,
        builder.look.ground, scene.live, scene.subtitle, scene.explain,
    )  # fmt: skip
    if scene.state.overlay is not None:
        overlay_of(scene.state.overlay)(stage)
    else:
        _question_page(stage, view, scene.frame)
        builder.back = back_effect(stage, view)
    return builder.page(focused)


def back_effect(stage: Stage, view: View) -> Effect | None:
    """Give what a double press does: undo's question with the settings; nothing while short presses count or stop a dial."""
    question = stage.snapshot.question
    counting = question is not None and view.counts(question)
    return None if counting or stage.builder.dial is not None else Open(Undoing())


def _question_page(stage: Stage, view: View, frame: tuple[Colour, ...]) -> None:
    form, box = stage.form, stage.box
    docked = form.tall and not stage.settings.ring
    with_board = view.board and (docked or bool(stage.snapshot.scoreboard))
    top = form.head if view.head else 0
    bottom = rail_height(stage) + (form.dock if docked else 0) if with_board else 0
    middle = trouble(stage, box.trim(top=top, bottom=bottom))
    room = middle.inset(form.pad, form.gap)
    inner = stage.within(room if view.head else middle)
    view.show(inner, stage.snapshot.question)
    if view.head:
        head(stage.within(box.top_part(top)), docked=docked and with_board)
    if with_board:
        rail(stage.within(box.bottom_part(bottom), stage.look.band), frame)
