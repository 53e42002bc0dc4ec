"""A page written for a browser: its shapes as SVG, and over them real text and buttons in reading order.

Both are lists of pieces. A piece that the browser already has is sent as its place only: so a press costs a few hundred
bytes, unchanged parts keep their focus, and nothing is read aloud twice.
"""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from io import BytesIO
from itertools import groupby
from math import cos, pi, sin
from typing import NamedTuple
from zlib import crc32

import pygame

from companion.language.words import Words
from companion.ui.pages.effects import DragCorner, PointAt
from companion.ui.screen.failsafe import PlainLine
from companion.ui.screen.page import HAND, TOOL, Page, Target, focus
from companion.ui.screen.paint import fonts, svg
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.items import Drawing, Fill, Lamps, LineItem, PageItem, Photo, Turned, lamp_colour
from companion.ui.screen.paint.moving import freeze
from companion.ui.screen.paint.rounded import Rounded
from companion.ui.screen.paint.theme import to_hex

FACES = {face: f"f{place}" for place, face in enumerate(FontFace)}
"""The class of each font face in the style sheet."""
NAMED = re.compile(r'(\bid="|url\(#|href="#)([\w-]+)')
WRAPS = 1.7
"""The most distance from one line of a text to the next, as a multiple of the letters' size."""
SPOKEN = {"plus": "glass-plus", "minus": "glass-minus", "piece": "glass-piece"}
"""The messages that name targets without words, by the first part of the target's name."""


class Written(NamedTuple):
    """A page for a browser: SVG shapes from the lowest up, and pieces of HTML in the order in which they are read."""

    shapes: tuple[str, ...]
    pieces: tuple[str, ...]


def write_page(page: Page, now: float, words: Words) -> Written:
    """Write a page as it looks at the clock time `now`; `words` name targets without words.

    Shapes never cover words (the gallery checks this), so the words lie above all shapes.
    """
    items = [_set_letters(item) if isinstance(item, PlainLine) else item for item in freeze(page.items, now)]
    on_buttons: dict[str, list[LineItem]] = {}
    loose: list[LineItem] = []
    order: list[Target | list[LineItem]] = []
    waiting = list(page.targets)
    for item in items:
        if not isinstance(item, LineItem):
            continue
        target = focus.find_touched(page, item.box.centre)
        if target is not None:
            on_buttons.setdefault(target.name, []).append(item)
            # The buttons up to this one come before what follows it on the page
            while target in waiting:
                order.append(waiting.pop(0))
        elif loose and order and order[-1] is loose and _goes_on(loose[-1], item):
            loose.append(item)
        else:
            order.append(loose := [item])
    title, again = _title(page, order), page.items[slice(*page.groups.get(HAND, (0, 0)))]
    pieces = [
        _paragraph(each, title=each in title, again=each[0] in again)
        if isinstance(each, list)
        else _button(page, each, on_buttons, words)
        for each in _as_seen([*order, *waiting])
    ]
    if not title:
        pieces.insert(0, f'<h1 class="heard">{escape(page.title or "Companion")}</h1>')
    return Written(tuple(_shape(item) for item in items if not isinstance(item, LineItem)), tuple(pieces))


def _set_letters(line: PlainLine) -> LineItem:
    """Set a line of the failsafe page in a font that browsers get, centred in its box."""
    size, face = line.size, FontFace.SANS
    wide = fonts.width(line.text, face, size)
    return LineItem(Box(line.box.x + (line.box.w - wide) // 2, line.box.y, wide, line.box.h), line.text, face, size, line.colour)


def _title(page: Page, order: Sequence[Target | list[LineItem]]) -> list[list[LineItem]]:
    """Find the paragraphs of the prompt, else the first paragraph; none if all words are on buttons."""
    first, end = page.groups.get("prompt", (0, 0))
    loose = [each for each in order if isinstance(each, list)]
    return [each for each in loose if any(line in page.items[first:end] for line in each)] or loose[:1]


def _as_seen(order: Sequence[Target | list[LineItem]]) -> Iterator[Target | list[LineItem]]:
    """Sort consecutive buttons by their places on the page, with tools last, so that what ends a list is read after it."""

    def place(each: Target | list[LineItem]) -> tuple[int, int, int]:
        tool = isinstance(each, Target) and each.name.startswith((TOOL, "seat:"))
        return (tool, each.box.y, each.box.x) if isinstance(each, Target) else (0, 0, 0)

    for _, run in groupby(order, key=lambda each: isinstance(each, list)):
        yield from sorted(run, key=place)


def _goes_on(before: LineItem, line: LineItem) -> bool:
    """Return whether a line continues the text of the previous one: beside it, or just below."""
    down, size = line.box.y - before.box.y, max(before.size, line.size)
    if abs(down) < size / 2:
        return -size < line.box.x - before.box.right < size
    return 0 < down < WRAPS * size and line.size == before.size and line.box.x < before.box.right


def _paragraph(lines: Sequence[LineItem], *, title: bool, again: bool) -> str:
    """Write a paragraph; what a button says already is only seen `again`."""
    kind, silent = "h1" if title else "p", ' aria-hidden="true"' if again else ""
    return f"<{kind}{silent}>{' '.join(map(_line, lines))}</{kind}>"


def _line(line: LineItem, left: int = 0, top: int = 0) -> str:
    x, y, w, h = line.box
    place = f"left:{x - left}px;top:{y - top}px;line-height:{h}px;font-size:{line.size}px;color:{to_hex(line.colour)}"
    return f'<span class="{FACES[line.face]}" data-w="{w}" style="{place}">{escape(line.text)}</span>'


def _button(page: Page, target: Target, on_buttons: dict[str, list[LineItem]], words: Words) -> str:
    x, y, w, h = target.box
    lines = on_buttons.get(target.name, [])
    seen, heard = " ".join(line.text for line in lines), page.heard.get(target.name, "")
    spoken = heard or seen or _name_target(target.name, on_buttons, words)
    if seen not in spoken:
        spoken = f"{seen} – {spoken}"  # people who control the browser by voice say what they see
    traits = f' title="{escape(target.off)}" aria-disabled="true"' if target.off else ""
    if isinstance(target.effect, PointAt):
        traits += " data-at"
    if isinstance(target.effect, DragCorner):
        traits += " data-drag"
    if target.name == page.focus:
        traits += ' class="here"'
    if target.ticked is not None:
        traits += f' aria-pressed="{str(target.ticked).lower()}"'
    if not target.stop:
        traits += ' tabindex="-1"'
    place = f"left:{x}px;top:{y}px;width:{w}px;height:{h}px"
    text = " ".join(_line(line, x, y) for line in lines)
    return f'<button id="{escape(target.name)}" aria-label="{escape(spoken)}" style="{place}"{traits}>{text}</button>'


def _name_target(name: str, on_buttons: dict[str, list[LineItem]], words: Words) -> str:
    """Name a target without words: by what it does, and the row of the same name."""
    kind, _, own = name.partition(":")
    said = words.get_plain(SPOKEN[kind]) if kind in SPOKEN else kind
    row = next((lines for other, lines in on_buttons.items() if own and other.partition(":")[2] == own), None)
    return f"{said}: {row[0].text}" if row else f"{said} {int(own) + 1}" if own.isdecimal() else said


@lru_cache(maxsize=1024)
def _shape(item: PageItem) -> str:
    x, y, w, h = item.box
    match item:
        case Fill():
            return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{to_hex(item.colour)}"/>'
        case Rounded():
            return f'<g transform="translate({x} {y})">{"".join(rect.shape(w, h) for rect in item.rects)}</g>'
        case Drawing():
            return _placed(item.text, item.box)
        case Turned():
            middle = f"{item.box.centre[0]} {item.box.centre[1]}"
            return f'<g transform="rotate({item.degrees:.0f} {middle})">{_placed(item.text, item.box)}</g>'
        case Photo():
            picture = _picture(item.pixels, item.size, item.part, (w, h))
            return f'<image x="{x}" y="{y}" width="{w}" height="{h}" href="data:image/jpeg;base64,{picture}"/>'
        case Lamps():
            return "".join(_lamps(item))
    raise TypeError(f"expected an item that can be written for a browser, got {item!r}")


def _placed(text: str, box: Box) -> str:
    """Place a drawing; its ids get a prefix, so that they differ from those of other drawings on the page."""
    x, y, w, h = box
    mark = f"{crc32(text.encode()):x}-"
    whole = NAMED.sub(rf"\g<1>{mark}\2", svg.set_size(text[text.index("<svg") :], w, h))
    return whole.replace("<svg", f'<svg x="{x}" y="{y}"', 1)


@lru_cache(maxsize=8)
def _picture(pixels: bytes, size: tuple[int, int], part: Box | None, target: tuple[int, int]) -> str:
    whole = pygame.image.frombuffer(pixels, size, "RGB")
    if part is not None:
        whole = whole.subsurface(whole.get_rect().clip(part))
    file = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(whole, target), file, "picture.jpg")
    return b64encode(file.getvalue()).decode()


def _lamps(item: Lamps) -> Iterator[str]:
    radius, size = item.box.w * 173 / 400, item.box.w * 7 / 400
    for place, lamp in enumerate(item.frame):
        angle = 2 * pi * place / len(item.frame)
        x, y = item.box.centre[0] + radius * sin(angle), item.box.centre[1] - radius * cos(angle)
        colour = lamp_colour(lamp)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{to_hex(colour if max(colour) else item.off)}"/>'
