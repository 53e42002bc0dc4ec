"""Looking a rule up by letters: what is typed, what it finds, and only such letters as lead on."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from companion.rulebook.look_up import question_text
from companion.rulebook.search import SHORTEST, found, search_index
from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, Grid
from companion.screen.layout.node import LayoutPart
from companion.screen.overlays.rule_page import behind_of, book_of
from companion.screen.page.describe import Pressable
from companion.screen.page.effects import Both, Close, Effect, Enter, Open, Rules, Search, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.paint.text import shortened
from companion.screen.widgets.paper import paper, show_paper
from companion.screen.widgets.parts import sign, words
from companion.table.phrase import Phrase

ICONS = {"space": "space", "back": "back", "close": "cross"}
SIGHT = 46
"""Letters of a rule that was found."""
HITS = 4


def show_search(stage: Stage, _overlay: Search) -> None:
    """Show what was found above the letters; with the one button first a row is chosen, then one of its letters."""
    form, typed = stage.form, str(stage.entry or "")
    assert stage.snapshot.game is not None
    folder, columns = stage.snapshot.game.folder, form.of(15, 10, 6)
    hits = [hit.name for hit in found(folder, typed, stage.words.language, behind_of(stage), stage.snapshot.options)]
    onward = search_index(folder).onward(typed) | {"close"}
    onward |= ({"space"} if typed.rpartition(" ")[2] else set()) | ({"back"} if typed else set())
    names = [*ascii_uppercase, "space", "back", "close"]
    rows = [
        _row(stage, number, names[(number - 1) * columns : number * columns], columns, typed, onward)
        for number in range(1, -(-len(names) // columns) + 1)
    ]
    title = f"{typed}_" if typed else stage.say("screen-search-what")
    body = ColumnOf((Grow(_hits(stage, hits, typed)), *rows), form.unit)
    show_paper(stage, paper(stage, title, body, ()))


def _hits(stage: Stage, hits: Sequence[str], typed: str) -> LayoutPart:
    """Describe the first of what was found: questions, and rules that nobody asks for."""
    form, cases = stage.form, book_of(stage).cases
    if len(typed) >= SHORTEST and not hits:
        return words(form, stage.say("screen-search-none"), "label", lines=2, ink="soft")
    lines = []
    for name in hits[:HITS]:
        text = question_text(stage.words, cases[name]) if name in cases else f"{shortened(stage.words(Phrase(name)), SIGHT)} …"
        effect = Open(Rules(case=name) if name in cases else Rules(rule=name))
        pressed = Pressable(f"case:{name}" if name in cases else f"rule:{name}", effect)
        line = Pad(words(form, text, "strong", lines=1 + form.tall), even(form.unit, 0), pressed)
        lines.append(Sized(line, most_high=form.touch * (1 + form.tall)))
    return ColumnOf(tuple(map(Grow, lines)), form.unit // 2)


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
