"""A name is typed: names it may run on to, the letters that probably follow, and all letters in their rows.

The one button chooses a row and then its letter, or stops a dial that runs over them; a finger or a key takes a letter at once.
"""

from __future__ import annotations

from dataclasses import replace

from companion.play.own_questions import LONGEST_NAME
from companion.screen.layout.hold import Grow, Pad, Pads, Sized
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import LayoutPart
from companion.screen.page.describe import Pressable, show
from companion.screen.page.effects import Effect, Enter
from companion.screen.page.stage import Stage
from companion.screen.views.lobby.first_names import likely_letters, running_on
from companion.screen.widgets.parts import brief, choosable, sign, words
from companion.table.seats import Seat
from companion.unchanging import unchanging

ROWS = ("ABCDEF", "GHIJKL", "MNOPQR", "STUVWX", "YZÄÖÜẞ", "ÅÉÈÑÇØ")
LIKELY = "likely"
"""The row of the letters that probably follow."""
KEYS = {"done": "check", "back": "back", "space": "space", "dial": "button", "cancel": "cross"}
"""What is no letter, with its icon; the dial is stopped there while it runs."""
NAMES, FOLLOWING = 3, 6
"""So many names and likely letters are offered."""
STEP = 0.42
"""Seconds for which the running dial stays on each of what it offers."""


@unchanging
class Sitting:
    """Who sits so far, the name of the next one once it is said, and the name being typed (None where none is).

    `row` are the letters of which one is chosen; `nameless` says that the next one is called by the colour that is chosen now.
    `runs` is the clock's second from which the dial runs over what is offered, None where it does not.
    """

    seats: tuple[Seat, ...] = ()
    name: str = ""
    typed: str | None = None
    row: str = ""
    nameless: bool = False
    runs: float | None = None


@unchanging
class Typing:
    """What a page of letters offers: the text so far, what taking it does, why it cannot be taken, and what the dial is at.

    `at` is the target on which the running dial stays now, None where none runs.
    """

    sitting: Sitting
    done: Effect
    missing: str
    likely: str
    names: tuple[str, ...] = ()
    at: str | None = None

    def pressable(
        self, name: str, effect: Effect, *, halts: bool = True, off: str = "", heard: str = "", link: bool = False
    ) -> Pressable:
        """Describe a target; where the dial runs, it halts only where the dial stays, and a short press takes it."""
        if self.at is None:
            return Pressable(name, effect, off=off, halts=halts, heard=heard, link=link)
        return Pressable(name, effect, off=off, halts=name == self.at, short=effect, long=effect, heard=heard, link=link)


def show_typing(stage: Stage, sitting: Sitting, asks: str = "", done: Effect | None = None, known: tuple[str, ...] = ()) -> None:
    """Lay out what is typed, at first what it `asks` for, and below what may follow.

    `done` is what taking the text does; without it, it is the name of who sits down, and names are offered, those `known` first.
    """
    form, typed = stage.form, sitting.typed or ""
    likely = likely_letters(typed, stage.words.language, "".join(ROWS), FOLLOWING)
    taken = {seat.name for seat in sitting.seats}
    names = (
        () if asks else running_on(typed, (name for name in known if name not in taken), stage.words.language, NAMES + len(taken))
    )
    takes = done or Enter(replace(sitting, name=typed.strip()[:LONGEST_NAME], typed=None, row=""), "")
    typing = Typing(
        sitting, takes, _missing(stage, sitting, asks), likely, tuple(name for name in names if name not in taken)[:NAMES]
    )
    typing = replace(typing, at=_dialled(stage, typing))
    stage.builder.title = f"{typed}." if typed else ""
    rest = typing.names[0][len(typed) :] if typing.names else "_"
    begun = RowOf((words(form, typed, "prompt"), Grow(words(form, rest, "prompt", ink="soft"))))
    shown = begun if typed else brief(form, asks or stage.say("screen-type-name"), "prompt", ink="soft")
    rows = [Sized(_row(stage, letters, letters, typing), high=form.touch) for letters in ROWS]
    across, gaps = (1, 0) if form.tall else (2, form.pad)
    parts: list[LayoutPart] = [shown, Sized(_row(stage, LIKELY, likely, typing), high=form.touch, most_high=form.touch_answer)]
    if not asks:
        plates = [_plate(stage, name, typing.pressable(f"name:{name}", _named(sitting, name))) for name in typing.names]
        if not typed and sitting.runs is None:
            dial = Pressable(
                "letter:dial", Enter(replace(sitting, row="", runs=stage.now), ""), heard=stage.say("heard-letter-dial")
            )
            plates = [_plate(stage, stage.say("screen-running-light"), dial)]
        parts.append(Sized(Grid(tuple(plates), len(plates) or 1, 0, form.gap), high=form.touch, most_high=form.touch_answer))
    parts.append(Grow(Grid(tuple(rows), across, form.unit, gaps)))
    offered = [name for name in KEYS if name != "dial" or sitting.runs is not None]
    keys = Grid(tuple(_key(stage, name, typing) for name in offered), len(offered), 0, form.gap)
    show(stage, ColumnOf((*parts, Sized(keys, high=form.touch, most_high=form.touch_answer)), form.unit))


def _plate(stage: Stage, label: str, answer: Pressable) -> LayoutPart:
    """Describe a plate with words in its middle."""
    return replace(choosable(stage, "", label, answer.effect), what=answer)


def _named(sitting: Sitting, name: str) -> Effect:
    return Enter(replace(sitting, name=name[:LONGEST_NAME], typed=None, row=""), "")


def _dialled(stage: Stage, typing: Typing) -> str | None:
    """Give the target on which the running dial stays, and have the page laid out anew when it goes on."""
    sitting, now = typing.sitting, stage.now
    if sitting.runs is None:
        return None
    if sitting.row:
        letters = typing.likely if sitting.row == LIKELY else sitting.row
        offered = [*(f"{'likely' if sitting.row == LIKELY else 'letter'}:{letter}" for letter in letters), "letter:cancel"]
    else:
        rows = [f"letters:{row}" for row in (LIKELY, *ROWS)]
        ends = [] if typing.missing else ["letter:done"]
        offered = [rows[0], *(f"name:{name}" for name in typing.names), *rows[1:], *ends, "letter:back", "letter:dial"]
    steps = max(0, int((now - sitting.runs) / STEP))
    stage.builder.wake_at(sitting.runs + (steps + 1) * STEP)
    stage.builder.runs = True
    return offered[steps % len(offered)]


def _onward(stage: Stage, sitting: Sitting) -> Sitting:
    """Let a running dial begin anew, once the step is over in which it was stopped."""
    if sitting.runs is None:
        return sitting
    steps = max(0, int((stage.now - sitting.runs) / STEP))
    return replace(sitting, runs=sitting.runs + (steps + 1) * STEP)


def _row(stage: Stage, row: str, letters: str, typing: Typing) -> LayoutPart:
    """Describe a row of letters: one stop where no row is open; of an open one each letter is a stop."""
    form, sitting = stage.form, typing.sitting
    kind = "likely" if row == LIKELY else "letter"
    shown = [_letter(stage, f"{kind}:{letter}", letter, typing, halts=sitting.row == row) for letter in letters]
    cells = Grid(tuple(shown), FOLLOWING, 0, form.unit)
    if sitting.row:
        return cells
    opened = Enter(_onward(stage, replace(sitting, row=row)), f"{kind}:{letters[:1]}")
    return Pad(cells, Pads(), typing.pressable(f"letters:{row}", opened, link=True, heard=" ".join(letters)))


def _letter(stage: Stage, name: str, letter: str, typing: Typing, *, halts: bool) -> LayoutPart:
    """Describe a letter; taken, it is small within a word, and the focus begins again at the rows."""
    sitting, typed = typing.sitting, typing.sitting.typed or ""
    longer = f"{typed}{letter if not typed or typed.endswith(' ') else letter.lower()}"
    effect = Enter(_onward(stage, replace(sitting, typed=longer[:LONGEST_NAME], row="")), "")
    ink = "rubric" if name.startswith("likely") else "ink"
    shown = words(stage.form, letter, "focus", align="centre", ink=ink)
    return Pad(shown, Pads(), typing.pressable(name, effect, halts=halts))


def _key(stage: Stage, name: str, typing: Typing) -> LayoutPart:
    """Describe what is no letter; while a row is open the way back leads to the rows."""
    form, sitting, typed = stage.form, typing.sitting, typing.sitting.typed or ""
    effects: dict[str, Effect] = {
        "done": typing.done,
        "back": Enter(_onward(stage, replace(sitting, typed=typed[:-1], row=""))),
        "space": Enter(_onward(stage, replace(sitting, typed=f"{typed} "[:LONGEST_NAME], row=""))),
        "dial": Enter(replace(sitting, row="", runs=None), ""),
        "cancel": Enter(_onward(stage, replace(sitting, row="")) if sitting.row else replace(sitting, typed=None), ""),
    }
    off = typing.missing if name == "done" else ""
    answer = typing.pressable(f"letter:{name}", effects[name], off=off, heard=off or stage.say(f"heard-letter-{name}"))
    return Pad(sign(form, KEYS[name], "focus"), Pads(), answer)


def _missing(stage: Stage, sitting: Sitting, asks: str) -> str:
    """Tell why the text cannot be taken yet."""
    typed = (sitting.typed or "").strip()
    if not typed:
        return stage.say("screen-text-missing" if asks else "screen-name-missing")
    return stage.say("screen-name-taken") if typed in {seat.name for seat in sitting.seats} else ""
