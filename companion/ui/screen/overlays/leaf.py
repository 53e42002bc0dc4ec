"""The leaf: back and help over the lower half of any page, with the question still to be read above it."""

from typing import TypeAlias

from companion.play import AskPage, SayAgain, SetSetting, Undo
from companion.play.acts import Reseat
from companion.table import Question
from companion.ui.pages.effects import AllSettings, Both, Focus, Menu, RuleCases
from companion.ui.screen.layout import Blank, ColumnOf, Grow, LayoutPart, OneOf, Pad, pad_by
from companion.ui.screen.overlays.rules import FURTHER
from companion.ui.screen.page import Close, Do, Effect, Open, Scores, Stage, View, Visit, close_after, show
from companion.ui.screen.paint import Box
from companion.ui.screen.widgets import ask, lay_evenly, word_answer, words

Plate: TypeAlias = tuple[str, str, Effect, str, str]
"""A plate of the leaf: name, words, effect, icon, and why it is off."""
HINT = 3
LOOK_UP: Plate = ("lookup", "lookup", Both(Open(RuleCases()), Focus(FURTHER)), "book", "")


def show_leaf(stage: Stage, question: Question[object] | None) -> None:
    """Lay out the words of what waits, and below them the leaf with the way back lit, taking back, looking up and the menu."""
    form, look, builder = stage.form, stage.look, stage.builder
    builder.title = stage.say("screen-leaf")
    across = 1 if form.tall else 2
    choices = [
        word_answer(stage, name, stage.say(f"screen-leaf-{words}"), effect, icon=icon, off=off)
        for name, words, effect, icon, off in _plates(stage)
    ]
    rows = -(-len(choices) // across)
    high = rows * (form.touch_answer + form.gap) + 2 * form.gap
    above, below = stage.box.trim(bottom=high), stage.box.bottom_part(high)
    if question is not None:
        waits = [ask(stage, question, size=size, hint=HINT) for size in ("full", "far", "any")]
    else:
        outcome = stage.snapshot.outcome
        waits = [words(form, stage.words(outcome.reason) if outcome is not None else "", "prompt", lines=3)]
    show(stage.place_within(above), ColumnOf((OneOf((*waits, Blank())), Grow(Blank()))))
    whole = Box(0, below.y, form.width, below.h + form.gap)
    builder.fill(whole, look.sheet)
    builder.fill(whole.top_part(form.line), look.edge)
    builder.fill(Box(0, whole.y + 2 * form.line, form.width, 1), look.rule)
    leaf: LayoutPart = Pad(lay_evenly(stage, choices, across), pad_by(0, form.gap + form.line))
    show(stage.place_within(below, look.sheet), leaf)


def _plates(stage: Stage) -> list[Plate]:
    """List the four plates, or on a visitor's page those that they may press."""
    now, game = stage.snapshot, stage.snapshot.game
    if stage.settings.visits is not None:
        return _for_visitors(stage, stage.settings.visits)
    nothing = "" if now.can_undo else stage.say("screen-nothing-to-undo")
    undo: Plate = ("undo", "undo", Do(Undo()), "undo", nothing)
    if game is None:
        ear = ("ear", "ear", close_after(SetSetting("voice.answers", True)), "voice", "")
        back = undo if now.can_undo or stage.settings.by_ear else ear
        return [
            ("close", "question", Close(), "", ""),
            back,
            ("settings", "settings", Open(AllSettings()), "pen", ""),
            ("menu", "more", Open(Menu()), "next", ""),
        ]
    if now.step == 0 and now.outcome is None and not now.can_undo:
        undo = ("reseat", "reseat", close_after(Reseat()), "undo", "")
    elif now.inferred:
        undo = ("otherwise", "otherwise", close_after(Undo()), "undo", "")
    again = ("repeat", "repeat", close_after(SayAgain()), "voice", "")
    return [
        ("close", "game", Close(), "", ""),
        undo,
        LOOK_UP if now.book.cases else again,  # before the menu: looked up is often, stopped once an evening
        ("menu", "menu", Open(Menu()), "crown", ""),
    ]


def _for_visitors(stage: Stage, visit: Visit) -> list[Plate]:
    now, game = stage.snapshot, stage.snapshot.game
    if game is None:
        return [
            ("close", "question", Close(), "", ""),
            ("settings", "settings", Open(AllSettings()), "pen", ""),
            ("role", "role", close_after(AskPage("who")), "hand", ""),
            ("sheet", "sheet", close_after(AskPage("sheet")), "book", ""),
        ]
    plates: list[tuple[bool, Plate]] = [
        (True, ("close", "game", Close(), "", "")),
        (visit.prepared, ("undo", "undo", Do(Undo()), "undo", "")),
        (bool(now.book.cases), LOOK_UP),
        (bool(now.scoreboard) and not visit.prepared, ("scores", "scores", Open(Scores()), "crown", "")),
        (True, ("menu", "visits", Open(Menu()), "next", "")),
    ]
    return [plate for there, plate in plates if there]


LEAF = View(show_leaf)
"""The leaf stands between head band and scoreboard, as a question does."""
