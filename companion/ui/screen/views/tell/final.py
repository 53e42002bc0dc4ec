"""The end: banners as long as the scores hang from a rod, each with place, sign, figure and name; and why the game is over."""

from functools import partial
from itertools import product

from companion.play.acts import Leave, OneMore, ToPhone
from companion.table import Outcome, Placing, Seat, phrase
from companion.ui.screen.layout import Art, ColumnOf, Grow, LayoutPart, OneOf, Pages, RowOf, Sized, Text
from companion.ui.screen.page import Do, Open, Scores, Stage, Tint, TurnPage, Undoing, drawing, show, show_from
from companion.ui.screen.paint import Box
from companion.ui.screen.views.tell.standing import APART, UNROLLS, banners, in_rows, on_rod, pennants, shares, stories
from companion.ui.screen.widgets import Icon, button, lay_evenly, word_answer

PAIR = 2
REASON = 4
BREATH = 0.4
"""Seconds from the winner's banner to the name, the crown and the ways on."""


def show_final(stage: Stage) -> None:
    """Lay out the standing and the words, and below them the ways on, another game first.

    Banners stand beside the words, or between them on an upright screen; if they do not fit there are rows of pennants.
    """
    outcome, form = stage.snapshot.outcome, stage.form
    if outcome is None:
        return
    stage = stage.place_within(stage.box.inset(form.pad, form.gap))
    choices = [
        word_answer(stage, "again", stage.say("history-again-short"), Do(OneMore())),
        word_answer(stage, "phone", stage.say("history-phone"), Do(ToPhone())),
        word_answer(stage, "done", stage.say("screen-done"), Do(Leave())),
        word_answer(stage, "scores", stage.say("screen-scores"), Open(Scores())),
    ]
    if stage.snapshot.can_undo and not (form.small or form.tall):
        choices.append(word_answer(stage, "undo", stage.say("screen-take-back"), Open(Undoing())))
    placings, told = _placings(stage, outcome), _lines(stage, outcome)
    last = stage.builder.reveals = _find_last(stage, outcome)
    foot = show_from(last, lay_evenly(stage, choices, 2 if form.tall else len(choices)))
    ways: list[LayoutPart] = []
    if form.tall:
        for lines, share in product((told, []), form.shares("banners")):
            high = round(stage.box.h * share)
            hung = Sized(banners(stage, placings, stage.box.w), high=high, most_high=high)
            ways.append(ColumnOf((_winners(stage, outcome), hung, *_lay_below(stage, outcome, lines)), form.gap))
    else:
        wide = round(stage.box.w * form.share("banners"))
        hung = Sized(banners(stage, placings, wide), wide=wide, most_wide=wide)
        crown = show_from(last, Art(Icon("crown", "gilt"), form.size("thumb"), form.size("piece"), align="left"))
        for lines, crowned in ((told, bool(outcome.winners)), (told, False), ([], False)):
            words = (*((crown,) if crowned else ()), _winners(stage, outcome), *_lay_below(stage, outcome, lines))
            ways.append(RowOf((hung, Grow(ColumnOf(words, form.unit, "middle"))), form.gap * 2))
    above = OneOf((*ways, *(partial(_in_rows, stage, outcome, each) for each in form.shares("beside_banner"))))
    show(stage, ColumnOf((Grow(above), foot), form.gap))


@drawing
def draw_standing(stage: Stage, box: Box, _tint: Tint, placings: tuple[Placing, ...]) -> None:
    """Hang the banners of a standing from a rod; if their names do not fit, draw pennants one below the other."""
    area = box.inset(stage.form.unit, 0)
    rows = pennants(stage.place_within(area), placings, {}, 0, shares(placings))
    show(stage, OneOf((banners(stage, placings, area.w), in_rows(stage, rows))), area)


def _lay_below(stage: Stage, outcome: Outcome, told: list[tuple[Seat, str]]) -> tuple[LayoutPart, ...]:
    """Describe why the game is over, unless the headline says so already, and a line on each player."""
    reason = stage.words(outcome.reason) if outcome.winners else ""
    said = Text(reason, stage.form.type("rule"), REASON, align="centre" if stage.form.tall else "left")
    return (*((said,) if reason else ()), *((show_from(_find_last(stage, outcome), stories(stage, told)),) if told else ()))


def _in_rows(stage: Stage, outcome: Outcome, beside: float) -> LayoutPart:
    """Describe who has won and why above pennants, each with its player's line; on a tall screen on two pages if need be."""
    form, placings = stage.form, _placings(stage, outcome)
    told = dict(_lines(stage, outcome))
    rows = pennants(stage, placings, told, beside if told else 0, shares(placings))
    headline = Text(_describe_headline(stage, outcome), form.type("title"), 2, align="centre" if form.tall else "left")
    title = show_from(_find_last(stage, outcome), headline)
    reason = stage.words(outcome.reason) if outcome.winners else ""
    why = (Text(reason, form.type("story"), 2),) if reason else ()

    def turner(page: int, pages: int) -> LayoutPart:
        """Describe the way to the next page; from the last page the focus goes on to "again"."""
        label = stage.say("screen-more-of", page=page + 1, pages=pages)
        return button(stage, "more", label, TurnPage((page + 1) % pages, "again" if page + 2 == pages else "more"), icon="next")

    paged = on_rod(stage, Pages(tuple(rows), 2, stage.layer.page, turner))
    return OneOf(tuple(ColumnOf((title, *why, hung), form.unit) for hung in (in_rows(stage, rows), paged)[: 1 + form.tall]))


def _placings(stage: Stage, outcome: Outcome) -> tuple[Placing, ...]:
    if outcome.standing:
        return tuple(sorted(outcome.standing, key=lambda placing: placing.place))
    others = [seat for seat in stage.snapshot.seats if seat not in outcome.winners]
    return tuple(Placing(1, seat) for seat in outcome.winners) + tuple(Placing(2, seat) for seat in others)


def _describe_headline(stage: Stage, outcome: Outcome) -> str:
    """Return the headline: who has won, or why the game ended without a winner."""
    if not outcome.winners:
        return stage.words(outcome.reason)
    if len(outcome.winners) == len(stage.snapshot.seats) > PAIR:
        return stage.say("screen-all-win")
    return stage.words(phrase("screen-wins", winners=outcome.winners, count=len(outcome.winners)))


def _find_last(stage: Stage, outcome: Outcome) -> float:
    """Return the clock time at which all banners hang: only then it is said who has won."""
    return stage.state.began + (len(_placings(stage, outcome)) - 1) * APART + UNROLLS + BREATH


def _winners(stage: Stage, outcome: Outcome) -> LayoutPart:
    headline, form = _describe_headline(stage, outcome), stage.form
    return show_from(_find_last(stage, outcome), Text(headline, form.type("prompt"), 3, align="centre" if form.tall else "left"))


def _lines(stage: Stage, outcome: Outcome) -> list[tuple[Seat, str]]:
    """Return a line on each player, in order of place: the story, or the note on the place if nothing was counted.

    If others have as much as the winner but have not won, their lines and the winner's say what broke the tie.
    """
    explained = [(line, line.note) for line in outcome.standing if line.note is not None]
    notes = {line.seat: note for line, note in explained if line.figure is None}
    won = {line.figure for line in outcome.standing if line.seat in outcome.winners and line.figure is not None}
    level = {line.seat: note for line, note in explained if line.figure in won}
    broken = level if len(level) > len(outcome.winners) else {}
    lines = {**notes, **stage.snapshot.stories, **broken}
    seats = [placing.seat for placing in _placings(stage, outcome)]
    return [(seat, stage.words(lines[seat])) for seat in seats if seat in lines]
