"""Looking a rule up by letters: what is typed, what it finds, and only such letters as lead on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from companion.rulebook import found, letters_of, rulebook
from companion.rulebook.look_up import search_texts
from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, Grid
from companion.screen.layout.node import LayoutPart
from companion.screen.overlays.rules import case_entry
from companion.screen.page.describe import Pressable
from companion.screen.page.effects import Both, Close, Effect, Enter, Open, Rules, Search, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.paint.text import shortened
from companion.screen.widgets.paper import PaperEntry, paper, show_paper
from companion.screen.widgets.parts import entry, sign, words
from companion.table.phrase import Phrase

ICONS = {"space": "space", "back": "back", "close": "cross"}
SIGHT = 46
"""Letters of a rule that was found."""
HITS = 3


def show_search(stage: Stage, _overlay: Search) -> None:
    """Show what was found above the letters; with the one button first a row is chosen, then one of its letters."""
    form, typed = stage.form, str(stage.entry or "")
    assert stage.snapshot.game is not None
    texts = search_texts(stage.snapshot.game.folder, stage.words)
    onward, columns = _onward(typed, texts), form.of(15, 10, 6)
    names = [*ascii_uppercase, "space", "back", "close"]
    rows = [
        _row(stage, number, names[(number - 1) * columns : number * columns], columns, typed, onward)
        for number in range(1, -(-len(names) // columns) + 1)
    ]
    title = f"{typed}_" if typed else stage.say("screen-search-what")
    body = ColumnOf((Grow(_hits(stage, found(typed, texts), typed)), *rows), form.unit)
    show_paper(stage, paper(stage, title, body, ()))


def _onward(typed: str, texts: Mapping[str, tuple[str, str]]) -> set[str]:
    """List the letters with which what is typed goes on somewhere."""
    begun = typed.rpartition(" ")[2]
    near = found(typed, texts) if typed.strip() else tuple(texts)
    every = {word for name in near for part in texts[name] for word in letters_of(part).split()}
    onward = {word[len(begun)] for word in every if word.startswith(begun) and len(word) > len(begun)}
    return onward | ({"space"} if begun else set()) | ({"back"} if typed else set()) | {"close"}


def _hits(stage: Stage, hits: Sequence[str], typed: str) -> LayoutPart:
    """Describe the first of what was found."""
    if typed and not hits:
        return words(stage.form, stage.say("screen-search-none"), "label", lines=2, ink="soft")
    shown = [_entry(stage, name) for name in hits[: HITS - stage.form.small]]
    return ColumnOf(tuple(entry(stage, Pressable(e.name, e.effect), e.words, icon=e.icon) for e in shown), stage.form.unit)


def _entry(stage: Stage, name: str) -> PaperEntry:
    assert stage.snapshot.game is not None
    if name in rulebook(stage.snapshot.game.folder).cases:
        return case_entry(stage, name)
    return PaperEntry(f"rule:{name}", f"{shortened(stage.words(Phrase(name)), SIGHT)} …", Open(Rules(rule=name)), "book")


def _row(stage: Stage, number: int, names: Sequence[str], columns: int, typed: str, onward: set[str]) -> LayoutPart:
    """Describe a row of letters: a stop for the one button, unless it is the one chosen, or none of its letters leads on."""
    opened = stage.layer.page == number
    form = stage.form
    letters = tuple(_letter(stage, name, typed, leads=name in onward, halts=opened) for name in names)
    row = Sized(Grid(letters, columns, 0, form.unit), high=form.touch, most_high=form.type("focus").size + 2 * form.unit)
    around = Pressable(f"row:{number}", TurnPage(number, ""), link=True)
    return row if opened or not onward.intersection(names) else Pad(row, even(0, 0), around)


def _letter(stage: Stage, name: str, typed: str, *, leads: bool, halts: bool) -> LayoutPart:
    form = stage.form
    longer = {"space": f"{typed} ", "back": typed[:-1]}.get(name, f"{typed}{name}")
    effect: Effect = Close() if name == "close" else Both(Enter(longer), TurnPage(0, ""))
    off = "" if leads else stage.say("screen-search-none")
    heard = stage.say(f"heard-letter-{name}") if name in ICONS else ""
    shown = sign(form, ICONS[name]) if name in ICONS else words(form, name, "focus", align="centre")
    return Pad(shown, even(0, 0), Pressable(f"letter:{name}", effect, off=off, heard=heard, halts=halts))
