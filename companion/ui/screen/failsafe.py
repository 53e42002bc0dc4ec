"""The failsafe screen, shown when all else has failed: no game's code, one built-in font, no drawing but the book."""

from functools import lru_cache

import pygame

from companion.language.words import Words
from companion.play import Leave, Recover
from companion.system.extras import version
from companion.table import phrase, unchanging
from companion.ui.screen.page import Do, Effect, Page, Target
from companion.ui.screen.paint import Box, Colour, Drawing, Fill, Format, PageItem, Placed, palette, recolour, source

ANSWERS = ("resume", "again")
"""The answers on the failsafe page: go on from the last answer, or leave for the questions before a game."""


@lru_cache(maxsize=8)
def _font(size: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(None, size)


@unchanging
class PlainLine(Placed):
    """One line in the font that comes with pygame, in the middle of its box."""

    text: str
    size: int
    colour: Colour

    def paint(self, surface: pygame.Surface) -> None:
        """Blit the line."""
        rendered = _font(self.size).render(self.text, True, self.colour)
        surface.blit(rendered, rendered.get_rect(center=self.box.centre))


def failsafe_page(form: Format, words: Words, what: str, focus: str) -> Page:
    """Lay out in the table's language that something failed and that the game is safe, and offer to go on; `what` at the foot."""
    told = [words(phrase(f"screen-failsafe-{part}")) for part in ("wrong", "safe")]
    effects: tuple[Effect, ...] = (Do(Recover()), Do(Leave()))
    named = zip(ANSWERS, effects, strict=True)
    answers = tuple((name, words(phrase(f"screen-failsafe-{name}")), effect) for name, effect in named)
    return failsafe(form, (*told, f"{what} · Companion {version()}"), answers, focus)


def failsafe(form: Format, lines: tuple[str, ...], answers: tuple[tuple[str, str, Effect], ...], focus: str) -> Page:
    """Lay out `lines` that tell what happened, the last one small at the foot, and the answers (name, words, effect)."""
    look = palette("evening")
    items: list[PageItem] = []
    side, large = form.size("card"), form.type("prompt")
    book = Box((form.width - side) // 2, form.pad, side, side)
    items.append(Drawing(book, recolour(source("book"), look.ink, look.ground, look.rubric)))
    *told, report = lines
    place = book.bottom + form.gap
    for line in told:
        box = Box(form.pad, place, form.width - 2 * form.pad, round(large.size * large.leading))
        items.append(_fit_line(line, box, large.size, look.ink))
        place = box.bottom
    targets = []
    high, gap = form.touch_answer, round(form.gap * 1.3)
    foot = Box(form.pad, form.height - form.pad - form.near - 2 * high - 2 * gap, form.width - 2 * form.pad, 2 * high + gap)
    names = [name for name, _, _ in answers]
    chosen = focus if focus in names else names[0]
    for row, (name, words, effect) in zip(foot.rows(2, gap), answers, strict=True):
        lit = name == chosen
        items.append(Fill(row.inset(-form.focus_ring), look.focus if lit else look.edge))
        items.append(Fill(row, look.plate if lit else look.sheet))
        items.append(_fit_line(words, row, form.type("focus").size, look.on_plate if lit else look.ink))
        targets.append(Target(name, row, effect))
    below = Box(form.pad, foot.bottom + gap // 2, form.width - 2 * form.pad, form.height - foot.bottom - gap // 2)
    items.append(_fit_line(report, below, form.near, look.soft))
    return Page(tuple(items), tuple(targets), look, focus=chosen)


def _fit_line(text: str, box: Box, size: int, colour: Colour) -> PlainLine:
    while size > 12 and _font(size).size(text)[0] > box.w:  # noqa: PLR2004 - better small than cut, here alone
        size -= 2
    return PlainLine(box, text, size, colour)
