"""A step of a lesson: its picture, one thought in a sentence or two, something to do, and the ways on, back and out."""

from functools import partial

from companion.rulebook.lessons.course import BACK, STOP, LessonStep
from companion.ui.pages.effects import HelpLeaf
from companion.ui.screen import page, paint
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.pictures.picture import extent_of, picture_art, picture_of
from companion.ui.screen.widgets import Choice, bar, lay_evenly, plate_with, sign, words

TWO = 2
"""The most answers that stand side by side on the tall screen."""
THOUGHT, TO_DO = 9, 3
"""The most lines of a thought, and of what is to be done."""


def show_lesson(stage: page.Stage, question: LessonStep) -> None:
    """Lay out the chapter, the picture at the left (tall: above), the words beside it, and the answers below.

    The answers that lead on come first and are widest; "back" and "stop" stand beside (tall: below) them.
    """
    form = stage.form
    stage = stage.place_within(stage.box.inset(form.pad, form.gap))
    large, least = form.type("rule"), form.type("label").size
    shares = form.shares("lesson")
    ways = [partial(_lesson, stage, question, share, large._replace(least=round(large.size * 0.9))) for share in shares]
    ways += [partial(_lesson, stage, question, share, large._replace(least=least)) for share in (*shares[2:], 0)]
    if picture_of(stage, question.picture) is None:
        spacious = form.type("prompt")
        ways.insert(0, partial(_lesson, stage, question, 0, spacious._replace(least=large.size)))
    chapter = words(form, stage.words(question.heading), "strong", lines=2, ink="rubric")
    aside: list[Choice] = []
    forward: list[Choice] = []
    for option in question.options:
        pressed = page.Pressable(f"option:{option.key}", stage.answer(option.key))
        (aside if option.key in {BACK, STOP} else forward).append(Choice(pressed, plate_with(form, stage.words(option.words))))
    foot: LayoutPart = lay_evenly(stage, forward, 1 if form.tall and len(forward) > TWO else len(forward))
    if aside:
        rest, wide = lay_evenly(stage, aside, len(aside)), round(stage.box.w * form.share("lesson_back") * len(aside))
        foot = (
            ColumnOf((foot, rest), form.gap)
            if form.tall
            else RowOf((Grow(foot), Sized(rest, wide=wide, most_wide=wide)), form.gap)
        )
    asks = page.Pressable("tool:help", page.Open(HelpLeaf()), heard=stage.say("screen-help"), halts=False)
    help_sign = Sized(Pad(sign(form, "help"), pad_by(form.unit, form.unit), asks), wide=form.touch, high=form.touch)
    body = ColumnOf((RowOf((Grow(chapter), help_sign), form.gap), Grow(OneOf(tuple(ways)))), form.gap)
    page.show(stage, ColumnOf((Grow(body), foot), round(form.gap * 1.5)))


def _lesson(stage: page.Stage, question: LessonStep, share: float, kind: paint.Type) -> LayoutPart:
    """Describe the words beside or below their picture, which has this share of the room; without one, or with 0, words alone."""
    form, found = stage.form, picture_of(stage, question.picture)
    bold = form.type("heading")._replace(size=kind.size, least=kind.least)
    told: list[LayoutPart] = [Text(stage.words(question.words), kind, THOUGHT, upright="top", group="prompt")]
    if do := stage.words.find_optional(question.words, "do"):
        line = Sized(Art(bar(), 0, NEVER, 0), wide=form.unit, most_wide=form.unit)
        told.append(RowOf((line, Grow(Text(do, bold, TO_DO, "rubric"))), form.gap))
    said = ColumnOf(tuple(told), form.gap)
    if found is None or not share:
        return ColumnOf((said, Grow(Blank())))
    left, top, right, bottom = extent_of(stage, found)
    art = Art(picture_art(question.picture), form.size("card"), NEVER, (right - left) / (bottom - top))
    picture = Pad(Grow(art), pad_by(form.gap, form.gap), picture_paper())
    if form.tall:
        high = round(stage.box.h * share)
        return ColumnOf((Sized(picture, high=high, most_high=high), said), form.gap)
    wide = round(stage.box.w * share)
    return RowOf((Sized(picture, wide=wide, most_wide=wide), Grow(said)), form.gap * 2)


@page.drawing
def picture_paper(stage: page.Stage, box: paint.Box, tint: page.Tint) -> page.Tint:
    """Fill the paper behind a picture, and return its colours."""
    stage.builder.fill(box, stage.look.sheet)
    return page.Tint(tint.ink, tint.soft, stage.look.sheet, tint.rubric, tint.edge)


VIEW = page.View(show_lesson, board=False, head=False)
