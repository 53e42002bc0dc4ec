"""The page that corrects whom something applies to: shields to choose from, the current one marked, and what a choice moves."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from companion.play import Correct
from companion.table import Difference, Entry, Option, Seat, Symbols, phrase
from companion.ui.pages.correctable import list_groups
from companion.ui.pages.effects import Correcting
from companion.ui.screen.layout import Afterwards, Art, Blank, ColumnOf, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.overlays.described import context_of, show_described
from companion.ui.screen.page import Close, Effect, Stage, close_after
from companion.ui.screen.paint import shorten
from companion.ui.screen.widgets import Choice, Gains, Shield, Things, button, choice, heading, show_paper, words
from companion.ui.screen.widgets.answers import STEPS, plates, spread_for, spread_height, spread_seen

PIECE = 1.3
"""Greatest height of a piece in the sentence, relative to the letters."""


def show_correcting(stage: Stage, overlay: Correcting) -> None:
    """Show whom something applies to with what follows, where that is foreseen; else the page as it is described."""
    found = list_groups(context_of(stage)).get(overlay.group, [])
    if len(found) > 1 and found[0].name in stage.snapshot.foreseen:
        show_foreseen(stage, found)
    else:
        show_described(stage, overlay)


def show_foreseen(stage: Stage, entries: Sequence[Entry]) -> None:
    """Lay out a shield for each entry of a group in which usually one is true; choosing one makes the changes shown for it."""
    form, now = stage.form, stage.snapshot
    group = entries[0].group
    choices: list[Choice] = []
    for entry in entries:
        # The current player cannot be chosen
        here = bool(now.values[entry.name])
        named = phrase("screen-so-far" if here else "item-seat", who=entry.seat or "")
        off = stage.say("screen-until-now") if here else ""
        choices.append(choice(stage, Option(entry.name, named, seat=entry.seat), _moves(stage, entry.name), off=off))
    so_far = next((entry.name for entry in entries if now.values[entry.name]), None)
    ends = [Afterwards(button(stage, "close", "", Close(), icon="cross", heard=stage.say("screen-extra-close")))]
    if so_far is not None:
        ends.insert(0, Afterwards(button(stage, "nobody", stage.say("item-nobody"), _moves(stage, so_far))))
    asks = f"ask-{group}" if stage.words.has(f"ask-{group}") else f"entry-{group}"
    title = stage.words(phrase(asks))
    first = next(each.answer.name for each in choices if not each.answer.off)
    focused = f"option:{so_far}" if stage.focus == "nobody" else stage.focus or first
    told = _sentence(stage, now.foreseen.get(focused.removeprefix("option:"), ()))
    called, beside = heading(form, title), RowOf((Grow(Blank()), *ends), form.gap)
    head: LayoutPart = ColumnOf((called, beside), form.gap) if form.tall else RowOf((Grow(called), *ends), form.gap)
    low = max(_sentence(stage, each).measure_height(stage.box.w - 2 * form.pad) for each in now.foreseen.values())
    room = stage.box.h - 2 * form.gap - head.measure_height(stage.box.w - 2 * form.pad) - low - 3 * form.gap
    wide = stage.box.w - 2 * form.pad
    tried = (spread_seen(stage, choices, wide, room, seen, cards=True) for seen in range(STEPS))
    spread = next(filter(None, tried), None) or spread_for(stage, choices, wide, room)
    grid = Sized(plates(stage, choices, spread), high=spread_height(form, spread, len(choices)))
    stage.builder.title = title
    page = ColumnOf((head, Grow(Blank()), grid, Grow(Blank()), Sized(told, high=low)), form.gap)
    show_paper(stage, Pad(page, pad_by(form.pad, form.gap)))


def _moves(stage: Stage, name: str) -> Effect:
    """Correct everything that changes with this entry, and go back to the game."""
    moved = {change.name: change.after for change in stage.snapshot.foreseen[name]}
    return close_after(Correct(moved, balance=False))


def _sentence(stage: Stage, changes: Sequence[Difference]) -> LayoutPart:
    """Describe what each player gives or gets, drawn as it looks; blank if no piece or shown number changes."""
    form = stage.form

    def part(seat: Seat, kind: str, called: Callable[[str], str]) -> LayoutPart:
        side = form.type(kind).size
        own = [change for change in changes if change.seat == seat]
        numbers = tuple(each for change in own if (each := _number(stage, change)) is not None)
        gone, added = (tuple(each for change in own for each in _pieces(stage, change, gives=gives)) for gives in (True, False))
        gives = bool(gone) or any(each.amount < 0 for each in numbers)
        counted = Gains(tuple(replace(each, amount=abs(each.amount)) for each in numbers), signed=False)
        shown = [Art(counted, side, side, counted.aspect)] if numbers else []
        if pieces := Things(gone or added) if gone or added else None:
            shown.append(Art(pieces, side, round(side * PIECE), pieces.aspect))
        verb = stage.say("screen-gives" if gives else "screen-gets", who=called(seat.name))
        return RowOf((Art(Shield(seat.colour), side, side), words(form, verb, kind), *shown), form.unit)

    moved = (each for each in changes if isinstance(each.after, tuple) or _number(stage, each) is not None)
    seats = list(dict.fromkeys(change.seat for change in moved if change.seat is not None))
    kinds = ("focus", "answer", "label")
    ways: list[LayoutPart] = []
    for called in (str, shorten):
        ways += [RowOf(tuple(part(seat, kind, called) for seat in seats), 2 * form.gap) for kind in kinds[:2]]
        ways += [ColumnOf(tuple(part(seat, kind, called) for seat in seats), form.unit) for kind in kinds]
    return OneOf(tuple(ways)) if seats else Blank()


def _number(stage: Stage, change: Difference) -> Symbols | None:
    """Return the change of a number, with its icon on the scoreboard; None where the scoreboard does not show it."""
    if type(change.after) is not int or type(change.before) is not int:
        return None
    figures = (figure for score in stage.snapshot.scoreboard for figure in score.figures)
    return next((Symbols(one.icon, change.after - change.before) for one in figures if one.entry == change.name), None)


def _pieces(stage: Stage, change: Difference, *, gives: bool) -> tuple[Symbols, ...]:
    """Return the pieces that leave a list (`gives`), or those that join it."""
    items = stage.snapshot.names[change.group].items if change.group in stage.snapshot.names else None
    if items is None or not isinstance(change.after, tuple) or not isinstance(change.before, tuple):
        return ()
    one, other = (change.before, change.after) if gives else (change.after, change.before)
    return tuple(symbols for key in (Counter(one) - Counter(other)).elements() for symbols in items(key).shows)
