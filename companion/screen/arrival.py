"""When a snapshot arrives: whether the screen stays where it is, begins a new question, or lays something over it."""

import math
from dataclasses import replace

from companion.play.acts import Act, Adopt, Correct, Redo, Undo
from companion.play.requests import Request
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import DraftPage, Moved, Overlay, Undoing
from companion.screen.page.state import Layer, ScreenState
from companion.screen.views import view_of
from companion.table.questions.kinds import Choose


def arrived(state: ScreenState, snapshot: Snapshot, last: Act | Request | None = None, now: float = -math.inf) -> ScreenState:
    """Give the state in which a snapshot is shown from the clock's second `now` on; `last` is the act that led to it."""
    score = snapshot.choreography
    begins = now + score.lasts if score is not None else now
    if state.step != snapshot.step or state.asked != snapshot.question:
        state = ScreenState(
            snapshot.step, snapshot.question, first_layer(snapshot), began=begins, scores=state.scores, before=state.before
        )
        if score is not None:
            state = replace(state, plays=now, played=begins)
    if state.scores != snapshot.scoreboard:
        state = replace(state, scores=snapshot.scoreboard, before=state.scores, moves=begins)
    overlay = _brought(snapshot, last)
    return state if overlay is None else replace(state, overlay=overlay, over=Layer())


def first_layer(snapshot: Snapshot) -> Layer:
    """Begin the layer of a new question."""
    if snapshot.question is None:
        return Layer()
    question = snapshot.question
    focus = f"option:{question.ranked[0]}" if isinstance(question, Choose) and question.ranked else ""
    return Layer(focus, entry=view_of(question).begin(snapshot, question))


def _brought(snapshot: Snapshot, last: Act | Request | None) -> Overlay | None:
    if snapshot.stopped_at is not None:
        return Undoing(insist=True)
    if snapshot.draft is not None and snapshot.draft.decides and snapshot.refusal is None:
        return DraftPage()
    if snapshot.changes and (isinstance(last, Undo | Redo | Adopt) or (isinstance(last, Correct) and not last.balance)):
        return Moved()
    return None
