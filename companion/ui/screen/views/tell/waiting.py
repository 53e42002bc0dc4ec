"""Who is not asked sees on their own screen who is, large, and below it what they may look at meanwhile."""

from companion.play import Waiting
from companion.table import Tell
from companion.ui.pages.effects import Announcing, Overview, RuleCases
from companion.ui.screen import paint, widgets
from companion.ui.screen.layout import Art, ColumnOf, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Effect, Open, Pressable, Scores, Stage, Undoing, View, show
from companion.ui.screen.widgets.paper import divider

PROMPT, STORY = paint.FontFace.SERIF_SEMIBOLD, paint.FontFace.SERIF
LINES = 4


def show_waiting(stage: Stage, question: Waiting) -> None:
    """Lay out the shield of who is asked, their name with what they do, and what they are asked; beside or below it the ways."""
    form = stage.form
    assert question.seat is not None, "where all are asked nobody waits"
    large, least = form.choose_size("prompt", PROMPT), form.choose_size("prompt_long", PROMPT)
    story = paint.Type(STORY, form.choose_size("answer", STORY), form.near_min, 1.1)
    asked = stage.words(question.asks.words)
    said = asked if isinstance(question.asks, Tell) else stage.say("screen-says", words=asked)
    sides = [round(form.height * share) for share in form.shares("waiting_shield")]
    shields = [Sized(Art(widgets.Shield(question.seat.colour), side, side), high=side, most_high=side) for side in sides]
    title = Text(stage.words(question.words), paint.Type(PROMPT, large, least, 1.0), 2, align="centre", group="prompt")
    softly = Text(said, story, LINES, "soft", align="centre", upright="top")
    ways = ColumnOf(tuple(_way(stage, *each) for each in _ways(stage)), form.unit)
    meanwhile = widgets.words(form, stage.say("screen-meanwhile"), "label", ink="rubric")

    def page(shield: LayoutPart, *told: LayoutPart) -> LayoutPart:
        who = ColumnOf((shield, title, *told), form.gap, "middle")
        if form.tall:
            return ColumnOf((Grow(who), Art(divider(), form.gap, form.gap, 0), meanwhile, ways), form.gap)
        part = round(stage.box.w * form.share("waiting_ways"))
        beside = Sized(ColumnOf((meanwhile, ways), form.gap, "middle"), wide=part, most_wide=part)
        return RowOf((Grow(who), beside), form.pad)

    show(stage, OneOf((*(page(shield, softly) for shield in shields), page(shields[-1]))))


def _ways(stage: Stage) -> list[tuple[str, str, Effect, str]]:
    """List what may be looked at: name, words, effect and icon."""
    now, visit = stage.snapshot, stage.settings.visits
    plays, prepared = visit is not None and visit.plays, visit is not None and visit.prepared
    cases = bool(now.book.cases)
    wanted: list[tuple[bool, str, str, Effect, str]] = [
        (prepared, "undo", "screen-prepared-back", Open(Undoing()), "undo"),
        (now.overview is not None, "overview", "screen-overview", Open(Overview()), "tile"),
        (bool(now.scoreboard), "scores", "screen-menu-scores", Open(Scores()), "crown"),
        (plays and bool(now.announcements), "announce", "screen-menu-announce", Open(Announcing()), "announce"),
        (cases, "lookup", "screen-leaf-lookup", Open(RuleCases()), "book"),
    ]
    return [(name, stage.say(message), effect, icon) for there, name, message, effect, icon in wanted if there]


def _way(stage: Stage, name: str, label: str, effect: Effect, icon: str) -> LayoutPart:
    """Describe one line to look something up: never lit, as nothing here waits to be taken; a browser marks its own focus."""
    form = stage.form
    onward = Art(widgets.Icon("next", "rubric"), form.type("label").size, form.type("answer").size)
    line = RowOf((widgets.sign(form, icon), Grow(widgets.words(form, label, "answer")), onward), form.gap)
    link = Pad(line, pad_by(form.gap, form.unit), Pressable(name, effect, link=True, lit=False))
    return Sized(link, high=form.touch, most_high=form.touch_answer)


VIEW = View(show_waiting)
