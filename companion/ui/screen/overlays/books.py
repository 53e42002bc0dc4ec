"""Pages about the current game: scores, thinking times, what lies on the table, and why an answer cannot be given now."""

from companion.table import Figure, GameBoard, Tableaux
from companion.ui.screen.illustrations.maps import game_board
from companion.ui.screen.illustrations.rows import tableaux
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, OneOf, RowOf, Sized
from companion.ui.screen.page import Close, Open, Scores, Stage
from companion.ui.screen.page.effects import NotNow, Overview, Times
from companion.ui.screen.paint import Format, shorten
from companion.ui.screen.widgets import PaperEntry, Shield, Way, back_way, paper, show_listing, show_paper, sign, words


def show_scores(stage: Stage, _overlay: Scores) -> None:
    """Show one row per seat with everything the scoreboard counts, in columns, and the ways to the overview and the times.

    If the rows do not fit, their letters are smaller; if they still do not fit, the names are left out. On a narrow page
    everything that is counted stands in several lines below the name.
    """
    form, scores = stage.form, stage.snapshot.scoreboard
    most = max((len(each.figures) + len(each.badges) for each in scores), default=0)

    def table(kind: str, gap: int, *, named: bool = True) -> LayoutPart:
        high, side = form.type(kind).size + form.unit, form.type("focus").size
        columns: list[list[LayoutPart]] = [[Art(Shield(score.seat.colour), side, side) for score in scores]]
        if named:
            columns.append([words(form, shorten(score.seat.name), "name") for score in scores])
        rows: list[list[LayoutPart]] = []
        for score in scores:
            cells = [_figure(form, figure, kind) for figure in score.figures]
            cells += [_figure(form, badge, kind, counted=bool(badge.number and badge.counted)) for badge in score.badges]
            rows.append([*cells, *(Blank() for _ in range(most - len(cells)))])
        first, *others = (
            ColumnOf(tuple(Sized(cell, high=high) for cell in column), gap) for column in (*columns, *zip(*rows, strict=True))
        )
        return RowOf((first, *map(Grow, others)), form.gap)

    def folded(across: int) -> LayoutPart:
        rows: list[LayoutPart] = []
        for score in scores:
            cells = [_figure(form, figure, "answer") for figure in score.figures]
            cells += [_figure(form, badge, "answer", counted=bool(badge.number and badge.counted)) for badge in score.badges]
            side = form.type("focus").size
            rows.append(RowOf((Art(Shield(score.seat.colour), side, side), Grow(words(form, score.seat.name, "name"))), form.gap))
            for at in range(0, len(cells), across):
                line = [*cells[at : at + across], *(Blank() for _ in range(at + across - len(cells)))]
                rows.append(RowOf(tuple(map(Grow, line)), form.gap))
        return ColumnOf(tuple(rows), form.unit)

    wide = [table("figure", form.gap), table("answer", form.unit)]
    wide += [table("figure", form.gap, named=False), table("answer", form.unit, named=False)]
    body = OneOf((*wide, *(folded(across) for across in range(4, 1, -1))))
    ways = [back_way(stage)]
    if stage.snapshot.overview is not None:
        ways.append(Way("overview", stage.say("screen-overview"), Open(Overview())))
    if stage.snapshot.thinking:
        ways.append(Way("times", stage.say("screen-times"), Open(Times())))
    show_paper(stage, paper(stage, stage.say("screen-menu-scores"), body, ways))


def show_times(stage: Stage, _overlay: Times) -> None:
    """Show how long each player has thought up to the last answer; every choice here leads back."""
    entries = []
    for seat in stage.snapshot.seats:
        seconds = stage.snapshot.thinking.get(seat.colour, 0) // 1000
        used = stage.say("screen-time-used", name=seat.name, minutes=seconds // 60, seconds=f"{seconds % 60:02}")
        entries.append(PaperEntry(f"time:{seat.colour}", used, Close(), f"seat-{seat.colour}"))
    show_listing(stage, stage.say("screen-times"), entries, source=stage.say("screen-times-note"))


def _figure(form: Format, figure: Figure, kind: str, *, counted: bool = True) -> LayoutPart:
    """Describe an icon with its number, or the icon alone unless it is `counted`."""
    icon = sign(form, figure.icon, "answer", "gilt" if figure.icon == "crown" else "soft")
    return RowOf((icon, words(form, str(figure.number), kind)), form.unit) if counted else RowOf((icon,))


def show_overview(stage: Stage, _overlay: Overview) -> None:
    """Show what lies on the table for all to see, as the game draws it; blank if an undo has removed it meanwhile."""
    body: LayoutPart = Blank()
    match stage.snapshot.overview:
        case Tableaux() as shown:
            body = tableaux(stage, shown)
        case GameBoard() as shown:
            body = game_board(stage, shown)
    show_paper(stage, paper(stage, stage.say("screen-overview"), body, [back_way(stage)]))


def show_not_now(stage: Stage, _overlay: NotNow) -> None:
    """Show which answers cannot be given now, each with its reason; only the way back can be chosen."""
    options = getattr(stage.snapshot.question, "options", ())
    entries = [
        PaperEntry(f"off:{option.key}", stage.words(option.words), Close(), option.icon, off=stage.words(option.off))
        for option in options
        if option.off is not None
    ]
    show_listing(stage, stage.say("screen-not-now-title"), entries)
