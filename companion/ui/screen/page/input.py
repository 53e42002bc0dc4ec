"""Keys: arrows, Enter and Escape move the focus, choose and go back; letters, digits, plus and minus press what is drawn."""

import unicodedata
from collections.abc import Callable

import pygame

from companion.ui.pages.effects import Both, Effect, Focus, HelpLeaf, Open
from companion.ui.screen.page import builder, focus

COUNT = {"+": "plus", "-": "minus"}


def interpret_key(event: pygame.event.Event, page: builder.Page) -> Effect | None:
    """Return the effect of a key on this page; None if it has none."""
    if event.type == pygame.TEXTINPUT:
        return type_character(event.text, page)
    if event.key == pygame.K_TAB and getattr(event, "mod", 0) & pygame.KMOD_SHIFT:
        return focus.step_back(page)
    for keys, find in KEYS:
        if event.key in keys:
            return find(page)
    return None


KEYS: tuple[tuple[tuple[int, ...], Callable[[builder.Page], Effect | None]], ...] = (
    ((pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB), focus.find_next_stop),
    ((pygame.K_LEFT, pygame.K_UP), focus.step_back),
    ((pygame.K_RETURN, pygame.K_KP_ENTER), focus.choose),
    ((pygame.K_ESCAPE,), lambda page: _of(page, "close") or page.back),
    ((pygame.K_BACKSPACE,), lambda page: _of(page, "letter:back") or _of(page, "tool:undo") or page.back),
    ((pygame.K_F1,), lambda page: _of(page, "tool:help") or Open(HelpLeaf())),
)


def knob(page: builder.Page, *, back: bool) -> Effect | None:
    """Return the effect of a click of the knob: a step to the next stop or, with `back`, to the one before; it never chooses.

    Where short presses count, it counts up or down; a number by its smallest step, as a knob is quick enough.
    """
    here = focus.find_focused(page)
    if here is not None and here.name.startswith("step:"):
        return _of(page, "minus" if back else "plus")
    if here is not None and here.counts:
        return (type_character("-", page) or focus.step_back(page)) if back else here.short
    return focus.step_back(page) if back else focus.find_next_stop(page)


def type_character(text: str, page: builder.Page) -> Effect | None:
    """Return the effect of typing a character: that of the letter or digit drawn on the page; None if it has none."""
    if text in COUNT:
        here = focus.find_focused(page)
        return _of(page, f"{COUNT[text]}:{here.name.partition(':')[2]}" if here else "") or _of(page, COUNT[text])
    if text.isdecimal():
        # A digit goes to the focused row, or to the only figure on the page
        here = focus.find_focused(page)
        only = next(iter(page.digits.values())) if len(page.digits) == 1 else None
        figure = (page.digits.get(here.name) if here is not None else None) or only
        if figure is not None:
            return figure(int(text))
    letters = {
        name.lower(): name for target in page.targets for word, _, name in [target.name.partition(":")] if word == "letter"
    }
    bare = unicodedata.normalize("NFKD", text)[:1].upper()  # without dots and accents, for pages that offer only plain ones
    wanted = "space" if text == " " else letters.get(text.lower(), bare)
    letter = _of(page, f"letter:{wanted}")
    return Both(letter, Focus("letter:done")) if letter is not None else _of(page, f"value:{text}")


def _of(page: builder.Page, name: str) -> Effect | None:
    found = [target.effect for target in page.targets if target.name == name and not target.off]
    return found[0] if found else None
