"""A name is typed: with the button in two stages, a row and then its letter; a finger or a key takes each letter at once."""

from __future__ import annotations

from dataclasses import replace

from companion.play.own_questions import LONGEST_NAME
from companion.screen.page.effects import Effect, Enter
from companion.screen.page.plates import Tint, plate
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit
from companion.table.seats import Seat
from companion.unchanging import unchanging

ROWS = ("ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXYZ", "ÄÖÜ")
WIDEST = max(map(len, ROWS))
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
    form, look = stage.form, stage.look
    typed = sitting.typed or ""
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(64, 52, 86), form.prompt_min, 1.06)
    line = stage.box.top_part(round(kind.size * 1.2))
    block = fit(f"{typed}_" if typed else asks or stage.say("screen-type-name"), kind, line.w, 1)
    stage.builder.text(block.lines[0], kind, look.ink if typed else look.soft, line, upright="middle")
    area = stage.box.trim(top=line.h + form.px(24, 18, 36))
    across = form.of(2, 2, 1)
    *lines, foot = area.rows(len(ROWS) // across + 1, form.px(16, 12, 18))
    blocks = [block for each in lines for block in each.columns(across, form.px(60, 34, 0))]
    for spot, letters in zip(blocks, ROWS, strict=True):
        _row(stage, spot, letters, sitting)
    for spot, name in zip(foot.columns(len(KEYS), form.px(20, 14, 16)), KEYS, strict=True):
        _key(stage, spot, name, sitting, done)


def _row(stage: Stage, box: Box, letters: str, sitting: Sitting) -> None:
    """Draw a row of letters: as one plate where it is focused, else each letter on its own."""
    form = stage.form
    gap = form.px(10, 6, 10)
    cells = box.columns(WIDEST, gap)[: len(letters)]
    inside = sitting.row == letters
    tint = None
    if not sitting.row:
        around = Box(box.x, box.y, cells[-1].right - box.x, box.h)
        if stage.stop(f"letters:{letters}", around, Enter(replace(sitting, row=letters), f"letter:{letters[0]}")):
            tint = plate(stage, around, focused=True)
    for cell, letter in zip(cells, letters, strict=True):
        focused = stage.stop(f"letter:{letter}", cell, Enter(*_with(sitting, letter)), halts=inside)
        shown = tint or (plate(stage, cell, focused=focused) if inside or not sitting.row else _pale(stage))
        _letter(stage, cell, letter, shown)


def _pale(stage: Stage) -> Tint:
    """Letters of the other rows bear no plate while one row is open."""
    look = stage.look
    return Tint(look.soft, look.soft, stage.behind, look.soft, look.shield_edge)


def _with(sitting: Sitting, letter: str) -> tuple[Sitting, str]:
    """Add a letter, small within a word; the focus begins again at the rows."""
    typed = sitting.typed or ""
    longer = f"{typed}{letter if not typed or typed.endswith(' ') else letter.lower()}"
    return replace(sitting, typed=longer[:LONGEST_NAME], row=""), ""


def _letter(stage: Stage, cell: Box, letter: str, tint: Tint) -> None:
    size = min(stage.form.px(50, 42, 60), round(cell.h * 0.8))
    width = fonts.width(letter, FontFace.SANS_SEMIBOLD, size)
    left, base = cell.centre[0] - width // 2, cell.centre[1] + round(size * 0.33)
    stage.builder.line(letter, FontFace.SANS_SEMIBOLD, size, tint.ink, left, base)


def _key(stage: Stage, box: Box, name: str, sitting: Sitting, done: Effect | None) -> None:
    """Draw what is no letter; while a row is open the way back leads to the rows."""
    typed = sitting.typed or ""
    effects: dict[str, Effect] = {
        "done": done or Enter(replace(sitting, name=typed.strip()[:LONGEST_NAME], typed=None, row=""), ""),
        "back": Enter(replace(sitting, typed=typed[:-1], row="")),
        "space": Enter(replace(sitting, typed=f"{typed} "[:LONGEST_NAME], row="")),
        "cancel": Enter(replace(sitting, row="") if sitting.row else replace(sitting, typed=None), ""),
    }
    off = _missing(stage, sitting) if name == "done" else ""
    focused = stage.stop(f"letter:{name}", box, effects[name], off=off)
    stage.builder.hear(f"letter:{name}", off or stage.say(f"heard-letter-{name}"))
    with stage.builder.group(f"letter:{name}"):
        tint = plate(stage, box, focused=focused, off=bool(off))
        if off:
            stage.builder.text(off, styles.near(stage.form), tint.soft, box.inset(4, 0), align="centre", upright="middle", most=2)
            return
        side = round(min(box.w, box.h) * 0.6)
        stage.builder.icon(KEYS[name], box.middle(side, side), tint.ink, tint.cut)


def _missing(stage: Stage, sitting: Sitting) -> str:
    """Tell why the name cannot be taken yet."""
    typed = (sitting.typed or "").strip()
    if not typed:
        return stage.say("screen-name-missing")
    return stage.say("screen-name-taken") if typed in {seat.name for seat in sitting.seats} else ""
