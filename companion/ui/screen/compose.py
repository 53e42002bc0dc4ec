"""Composes a page from the current game and what the screen remembers. Pure: equal inputs give equal pages.

When a snapshot arrives, the screen stays where it is, begins a new question, or opens an overlay.
"""

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from companion.language.words import Words
from companion.play import Act, Adopt, Correct, Redo, Request, Snapshot, Undo
from companion.play.live import Live
from companion.play.snapshot import find_silent
from companion.table import Choose, ScoreTrack, unchanging
from companion.ui.pages.effects import LAST, Close, DraftPage, Earlier, HelpLeaf, Moved, Open, Overlay, TurnPage, Undoing
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen import overlays, widgets
from companion.ui.screen.frame import head, rail
from companion.ui.screen.frame.track import draw_track, track_height
from companion.ui.screen.illustrations.stations import PLAYED
from companion.ui.screen.overlays.leaf import LEAF
from companion.ui.screen.page import Page, PageBuilder, Stage, View, focus
from companion.ui.screen.page.state import Layer, ScreenState
from companion.ui.screen.paint import Colour, Format, look_of, palette, theme
from companion.ui.screen.paint.formats import HALF, STEP, format_with
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.pictures.ring_drawing import DARK
from companion.ui.screen.views import view_of
from companion.ui.screen.views.tell.final import show_final


def receive_snapshot(
    state: ScreenState, snapshot: Snapshot, last: Act | Request | None = None, now: float = -math.inf
) -> ScreenState:
    """Return the state in which a snapshot is shown from the clock time `now` on; `last` is the act that led to it."""
    score, was = snapshot.choreography, state
    begins = now + score.lasts if score is not None else now
    if state.step != snapshot.step or state.asked != snapshot.question:
        question, layer = snapshot.question, Layer()
        if question is not None:
            focused = f"option:{question.ranked[0]}" if isinstance(question, Choose) and question.ranked else ""
            layer = Layer(focused, entry=view_of(question).begin(snapshot, question))
        state = ScreenState(snapshot.step, question, layer, began=begins, scores=was.scores, before=was.before, owed=was.owed)
        if score is not None:
            state = replace(state, plays=now, played=begins)
    if state.scores != snapshot.scoreboard:
        state = replace(state, scores=snapshot.scoreboard, before=state.scores, moves=begins)
    if isinstance(last, Undo | Redo | Adopt) or (isinstance(last, Correct) and not last.balance):
        state = state.owing(snapshot.changes)
    overlay: Overlay | None = None
    if snapshot.stopped_at is not None:
        overlay = Undoing(insist=True)
    elif snapshot.draft is not None and snapshot.draft.decides and snapshot.refusal is None:
        overlay = DraftPage()
    elif isinstance(last, Undo) and isinstance(was.overlay, HelpLeaf | Undoing | Earlier):
        return replace(state, overlay=was.overlay, over=was.over)  # whoever takes back one answer may want to take back more
    elif state.owed:
        overlay = Moved()
    return state if overlay is None else replace(state, overlay=overlay, over=Layer())


@unchanging
class PageScene:
    """What a page is composed from. `frame` is what the ring shows, `hour` the hour of the day, `now` the clock time."""

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


ONE_PRESS = ("head", "rail", "hint")
"""What large letters may leave out, as one press shows it: the leaf has round, phase, hint and scoreboard."""

_lately: deque[tuple[PageScene, Page]] = deque(maxlen=12)


def compose(scene: PageScene) -> Page:
    """Lay out the page, in large letters as far as it finds room so.

    Displays of one size that show the same at the same moment share a page, so the latest pages are kept.
    """
    for kept, page in _lately:
        if kept.snapshot is scene.snapshot and kept.form is scene.form and kept == scene:
            return page
    page = _lay_out_largest(scene) if scene.form.enlarged > 1 else _lay_out_focused(scene)
    _lately.append((scene, page))
    return page


def _lay_out_largest(scene: PageScene) -> Page:
    """Lay out the page in the largest letters in which it neither cuts nor leaves out anything of what the usual ones show."""

    def lay(step: float) -> Page:
        form = format_with(scene.form.width, scene.form.height, scene.settings.height_mm, step)
        return _lay_out_focused(replace(scene, form=form))

    usual = lay(1.0)
    told = _list_told(usual, ONE_PRESS)
    larger = (lay(step) for step in (STEP, HALF))
    return next((page for page in larger if not page.faults and told <= _list_told(page)), usual)


def _list_told(page: Page, elsewhere: Sequence[str] = ()) -> frozenset[str]:
    """List what a page tells: its targets, and its words without figures, but for what is `elsewhere`."""
    left_out = {place for name in elsewhere for place in range(*page.groups.get(name, (0, 0)))}
    written = (item.text for place, item in enumerate(page.items) if isinstance(item, LineItem) and place not in left_out)
    words = {word for text in written for word in text.split() if any(map(str.isalpha, word))}
    shown = {target.name for target in page.targets if "rail" not in elsewhere or not target.name.startswith("seat:")}
    return frozenset(words | shown)


def _lay_out_focused(scene: PageScene) -> Page:
    """Lay out the page; if the remembered target is gone, the focus goes to the first stop."""
    page = _lay_out(scene, scene.state.layer.focus)
    here = focus.find_focused(page)
    name = "" if here is None else here.name
    return page if name == page.focus else _lay_out(scene, name)


def _lay_out(scene: PageScene, focused: str) -> Page:
    """Lay out a page; if anything would be cut or need further pages, leave out the track, then the scoreboard to make room."""
    page = _on_stage(scene, focused)
    question = scene.snapshot.question
    if question is not None and isinstance(question.illustration, ScoreTrack) and (page.faults or turns(page)):
        page = _on_stage(scene, focused, tracks=False)
    if scene.state.overlay is None and scene.snapshot.scoreboard and (page.faults or turns(page)):
        return _on_stage(replace(scene, snapshot=replace(scene.snapshot, scoreboard=())), focused)
    return page


def turns(page: Page) -> bool:
    """Tell whether a page leads to further pages."""
    return any(isinstance(target.effect, TurnPage) and target.effect.page != LAST for target in page.targets)


def _is_headed(scene: PageScene, view: View) -> bool:
    """Tell whether who is asked stands in the head band: in large letters, unless the band tells something else."""
    question, asks = scene.snapshot.question, scene.state.overlay is None and view not in (LEAF, PLAYED)
    told = find_silent(scene.snapshot) is not None or scene.settings.choosing
    return scene.form.enlarged > 1 and view.head and asks and question is not None and not told


def _on_stage(scene: PageScene, focused: str, *, tracks: bool = True) -> Page:
    question, drawn = scene.snapshot.question, None
    acting = None if question is None else question.seat
    if scene.state.overlay == HelpLeaf():
        view = LEAF
    elif scene.snapshot.choreography is not None and scene.now < scene.state.played:
        view = PLAYED
        if scene.snapshot.history:  # while it is shown what somebody has done, that player acts
            acting = scene.snapshot.history[-1].question.seat
    else:
        view, drawn = (FINAL, None) if question is None else (view_of(question), question.illustration)
    evening = (view.evening or (drawn is not None and drawn.evening)) and scene.state.overlay is None
    box = scene.snapshot.game or scene.snapshot.about
    own = look_of(box.folder if box else None)
    look = palette("evening" if evening else theme.theme_for(scene.settings.theme, scene.hour))
    builder = PageBuilder(scene.form, theme.strengthen(look) if scene.settings.contrast else look, own)
    stage = Stage(
        builder, scene.form.box, scene.words, scene.snapshot, scene.state, scene.settings, focused, scene.now,
        builder.look.ground, scene.live, scene.subtitle, scene.explain,
    )  # fmt: skip
    builder.acting = acting
    builder.headed = _is_headed(scene, view)
    if scene.state.overlay is not None and view is not LEAF:
        overlays.show_overlay(stage, scene.state.overlay)
    else:
        docked = scene.form.tall and not scene.settings.ring
        with_board = view.board and (docked or bool(scene.snapshot.scoreboard))
        top = scene.form.head if view.head else 0
        bottom = rail.rail_height(stage) + (scene.form.dock if docked else 0) if with_board else 0
        middle = head.trouble(stage, stage.box.trim(top=top, bottom=bottom))
        if tracks and bottom and isinstance(drawn, ScoreTrack):
            lane = middle.bottom_part(track_height(stage))
            middle, builder.tracked = middle.trim(bottom=lane.h), True
            draw_track(stage.place_within(lane), drawn)
        view.show(stage.place_within(middle.inset(scene.form.pad, scene.form.gap) if view.head else middle), question)
        if view.head:
            with builder.group("head"):
                head.draw_head(stage.place_within(stage.box.top_part(top)), docked=docked and with_board)
        if scene.state.hint and builder.hint_box is not None:
            widgets.hand_signs(stage, builder.hint_box)
        if with_board:
            with builder.group("rail"):
                rail.draw_rail(stage.place_within(stage.box.bottom_part(bottom), stage.look.band), scene.frame)
        builder.back = head.leaf(stage)
        if view is LEAF:  # pressing twice again leads further back
            builder.back = Open(Undoing()) if scene.snapshot.can_undo or scene.snapshot.history else Close()
    return builder.page(focused)
