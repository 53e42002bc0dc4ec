"""A name is typed: with the button in two stages, a row and then its letter; a finger or a key takes each letter at once."""

from __future__ import annotations

from dataclasses import replace

from companion.play.own_questions import LONGEST_NAME
from companion.screen.layout.hold import Grow, Pad, Pads, Sized
from companion.screen.layout.lines import ColumnOf, Grid
from companion.screen.layout.node import LayoutPart
from companion.screen.page.describe import Pressable, show
from companion.screen.page.effects import Effect, Enter
from companion.screen.page.stage import Stage
from companion.screen.widgets.parts import brief, sign, words
from companion.table.seats import Seat
from companion.unchanging import unchanging

ROWS = ("ABCDEF", "GHIJKL", "MNOPQR", "STUVWX", "YZÄÖÜẞ", "ÅÉÈÑÇØ")
KEYS = {"done": "check", "back": "back", "space": "space", "cancel": "cross"}
"""What is no letter, with its icon."""


@unchanging
class Sitting:
    """Who sits so far, the name of the next one once it is said, and the name being typed (None where none is).

    `row` are the letters of which one is chosen; `nameless` says that the next one is called by the colour that is chosen now.
    """

    seats: tuple[Seat, ...] = ()
    name: str = ""
    typed: str | None = None
    row: str = ""
    nameless: bool = False


def show_typing(stage: Stage, sitting: Sitting, asks: str = "", done: Effect | None = None) -> None:
    """Lay out the letters in their rows; what is typed stands above them, at first what it `asks` for.

    `done` is what taking the text does; without it, it is the name of who sits down.
    """
    form, typed = stage.form, sitting.typed or ""
    shown = brief(form, f"{typed}_" if typed else asks or stage.say("screen-type-name"), "prompt", ink="ink" if typed else "soft")
    stage.builder.title = f"{typed}." if typed else ""
    rows = [_row(stage, letters, sitting) for letters in ROWS]
    missing = _missing(stage, sitting, asks)
    keys = Grid(tuple(_key(stage, name, sitting, missing, done) for name in KEYS), len(KEYS), 0, form.gap)
    across, gaps = (1, 0) if form.tall else (2, form.pad)
    show(
        stage,
        ColumnOf(
            (shown, Grow(Grid(tuple(rows), across, form.gap, gaps)), Sized(keys, high=form.touch, most_high=form.touch_answer)),
            form.gap,
        ),
    )


def _row(stage: Stage, letters: str, sitting: Sitting) -> LayoutPart:
    """Describe a row of letters: one stop where no row is open; of an open one each letter is a stop."""
    form, opened = stage.form, sitting.row == letters
    shown = [_letter(stage, letter, sitting, halts=opened) for letter in letters]
    row = Grid(tuple(shown), len(letters), 0, form.unit)
    if sitting.row:
        return row
    return Pad(
        row, Pads(), Pressable(f"letters:{letters}", Enter(replace(sitting, row=letters), f"letter:{letters[0]}"), link=True)
    )


def _letter(stage: Stage, letter: str, sitting: Sitting, *, halts: bool) -> LayoutPart:
    """Describe a letter; taken, it is small within a word, and the focus begins again at the rows."""
    typed = sitting.typed or ""
    longer = f"{typed}{letter if not typed or typed.endswith(' ') else letter.lower()}"
    effect = Enter(replace(sitting, typed=longer[:LONGEST_NAME], row=""), "")
    return Pad(words(stage.form, letter, "focus", align="centre"), Pads(), Pressable(f"letter:{letter}", effect, halts=halts))


def _key(stage: Stage, name: str, sitting: Sitting, missing: str, done: Effect | None) -> LayoutPart:
    """Describe what is no letter; while a row is open the way back leads to the rows."""
    form, typed = stage.form, sitting.typed or ""
    effects: dict[str, Effect] = {
        "done": done or Enter(replace(sitting, name=typed.strip()[:LONGEST_NAME], typed=None, row=""), ""),
        "back": Enter(replace(sitting, typed=typed[:-1], row="")),
        "space": Enter(replace(sitting, typed=f"{typed} "[:LONGEST_NAME], row="")),
        "cancel": Enter(replace(sitting, row="") if sitting.row else replace(sitting, typed=None), ""),
    }
    off = missing if name == "done" else ""
    answer = Pressable(f"letter:{name}", effects[name], off=off, heard=off or stage.say(f"heard-letter-{name}"))
    shown: LayoutPart = words(form, off, "label", lines=2, align="centre") if off else sign(form, KEYS[name], "focus")
    return Pad(shown, Pads(), answer)


def _missing(stage: Stage, sitting: Sitting, asks: str) -> str:
    """Tell why the text cannot be taken yet."""
    typed = (sitting.typed or "").strip()
    if not typed:
        return stage.say("screen-text-missing" if asks else "screen-name-missing")
    return stage.say("screen-name-taken") if typed in {seat.name for seat in sitting.seats} else ""
