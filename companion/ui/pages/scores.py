"""Pages about the current game: scores, thinking times, and why an answer cannot be given now."""

from companion.play.own_questions import TableCell, TablePage, TableRow
from companion.table import Phrase, phrase
from companion.ui.pages import effects
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list, lead_by
from companion.ui.pages.effects import Close, Open


def describe_scores(around: PageContext, _overlay: effects.Scores) -> PageDescription:
    """Give everything that the scoreboard counts, a row for each seat, and the ways to the overview and the times."""

    def cell(icon: str, number: int, kind: str, *, counted: bool = True) -> TableCell:
        named = phrase(f"{kind}-{icon}", n=number)
        figure = str(number) if counted else ""
        return TableCell(figure, icon, named if around.words.has(named.id) else phrase("item-times", n=number, what=icon))

    rows = [
        TableRow(
            score.seat,
            (
                *(cell(figure.icon, figure.number, "symbol") for figure in score.figures),
                *(cell(each.icon, each.number, "badge", counted=bool(each.number and each.counted)) for each in score.badges),
            ),
        )
        for score in around.snapshot.scoreboard
    ]
    ways = [back_way(around)]
    if around.snapshot.overview is not None:
        ways.append(PageWay("overview", phrase("screen-overview"), Open(effects.Overview())))
    if around.snapshot.thinking:
        ways.append(PageWay("times", phrase("screen-times"), Open(effects.Times())))
    question = TablePage("screen-menu-scores", options=tuple(way.option for way in ways), rows=tuple(rows))
    return PageDescription(question, lead_by(*ways))


def describe_times(around: PageContext, _overlay: effects.Times) -> PageDescription:
    """Tell how long each player has thought up to the last answer; every choice here leads back."""
    entries = []
    for seat in around.snapshot.seats:
        seconds = around.snapshot.thinking.get(seat.colour, 0) // 1000
        used = phrase("screen-time-used", name=seat.name, minutes=seconds // 60, seconds=f"{seconds % 60:02}")
        entries.append(PageWay(f"time:{seat.colour}", used, Close(), seat=seat))
    return describe_list(phrase("screen-times"), entries, [back_way(around)], source=phrase("screen-times-note"))


def describe_not_now(around: PageContext, _overlay: effects.NotNow) -> PageDescription:
    """List which answers cannot be given now, each with its reason; only the way back can be chosen."""
    options = getattr(around.snapshot.question, "options", ())
    entries = [
        PageWay(f"off:{option.key}", option.words, Close(), option.icon, off=option.off)
        for option in options
        if isinstance(option.off, Phrase)
    ]
    return describe_list(phrase("screen-not-now-title"), entries, [back_way(around)])
