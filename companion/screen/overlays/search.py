"""Looking a rule up by letters: what is typed, what it finds, and only such letters as lead on."""

from __future__ import annotations

from string import ascii_uppercase

from companion.rulebook import found, letters_of, rulebook
from companion.rulebook.look_up import search_texts
from companion.screen.overlays.paper import PaperEntry, entry_cell, paper
from companion.screen.overlays.rules import case_entry
from companion.screen.page.effects import Both, Close, Effect, Enter, Open, Rules, Search, TurnPage
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import shortened
from companion.table.phrase import Phrase

ICONS = {"space": "space", "back": "back", "close": "cross"}
SIGHT = 46


def show_search(stage: Stage, _overlay: Search) -> None:
    """Lay out what was found above the letters; with the one button first a row is chosen, then one of its letters."""
    typed: str = stage.entry or ""
    form = stage.form
    inner = paper(stage, f"{typed}_" if typed else stage.say("screen-search-what"))
    columns = form.of(15, 10, 6)
    names = [*ascii_uppercase, "space", "back", "close"]
    rows, gap, high = -(-len(names) // columns), form.px(10, 6, 10), form.px(66, 50, 92)
    area = inner.box.bottom_part(rows * high + (rows - 1) * gap)
    assert stage.snapshot.game is not None
    texts = search_texts(stage.snapshot.game.folder, stage.words)
    room = inner.box.trim(bottom=area.h + form.gap)
    _hits(inner.within(room), found(typed, texts), typed)
    onward = _onward(typed, texts)
    for number, part in enumerate(area.rows(rows, gap), start=1):
        inside = names[(number - 1) * columns : number * columns]
        if onward.intersection(inside):
            _row(inner, part, number)
        for cell, name in zip(part.columns(columns, gap), inside, strict=False):
            _letter(inner, cell, name, typed, leads=name in onward, halts=stage.layer.page == number)


def _onward(typed: str, texts: dict[str, tuple[str, str]]) -> set[str]:
    """List the letters with which what is typed goes on somewhere."""
    begun = typed.rpartition(" ")[2]
    near = found(typed, texts) if typed.strip() else tuple(texts)
    words = {word for name in near for part in texts[name] for word in letters_of(part).split()}
    onward = {word[len(begun)] for word in words if word.startswith(begun) and len(word) > len(begun)}
    return onward | ({"space"} if begun else set()) | ({"back"} if typed else set()) | {"close"}


def _hits(stage: Stage, hits: tuple[str, ...], typed: str) -> None:
    form = stage.form
    if typed and not hits:
        stage.builder.text(stage.say("screen-search-none"), styles.near(form), stage.look.soft, stage.box, most=2)
        return
    high, gap = form.px(74, 60, 146), form.px(10, 6, 14)
    down = max(1, (stage.box.h + gap) // (high + gap))
    for place, name in enumerate(hits[:down]):
        entry_cell(stage, Box(stage.box.x, stage.box.y + place * (high + gap), stage.box.w, high), _entry(stage, name))


def _entry(stage: Stage, name: str) -> PaperEntry:
    assert stage.snapshot.game is not None
    book = rulebook(stage.snapshot.game.folder)
    if name in book.cases:
        return case_entry(stage, name)
    return PaperEntry(f"rule:{name}", f"{shortened(stage.words(Phrase(name)), SIGHT)} …", Open(Rules(rule=name)), "book")


def _row(stage: Stage, box: Box, number: int) -> None:
    """Draw a row of letters as a stop for the one button, unless it is the one chosen."""
    if stage.layer.page == number:
        return
    edge = stage.form.unit // 2
    if stage.stop(f"row:{number}", box.inset(-edge, -edge), TurnPage(number, "")):
        plate(stage, box.inset(-edge, -edge), focused=True)


def _letter(stage: Stage, box: Box, name: str, typed: str, *, leads: bool, halts: bool) -> None:
    form = stage.form
    longer = {"space": f"{typed} ", "back": typed[:-1]}.get(name, f"{typed}{name}")
    effect: Effect = Close() if name == "close" else Both(Enter(longer), TurnPage(0, ""))
    off = "" if leads else stage.say("screen-search-none")
    if name in ICONS:
        stage.builder.hear(f"letter:{name}", stage.say(f"heard-letter-{name}"))
    focused = stage.stop(f"letter:{name}", box, effect, off=off, halts=halts)
    tint = plate(stage, box, focused=focused, off=bool(off))
    if name in ICONS:
        side = round(min(box.w, box.h) * 0.5)
        stage.builder.icon(ICONS[name], box.middle(side, side), tint.ink, tint.cut)
        return
    size = min(form.px(40, 34, 56), round(box.h * 0.8))
    width = fonts.width(name, FontFace.SANS_SEMIBOLD, size)
    middle = box.centre[1] + round(FontFace.SANS.cap * size / 2)
    stage.builder.line(name, FontFace.SANS_SEMIBOLD, size, tint.ink, box.centre[0] - width // 2, middle)
