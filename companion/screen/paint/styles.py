"""The type of the screen: the book's serif for prompts, rules and names, the table's sans for answers and figures."""

from __future__ import annotations

from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type


def prompt(form: Format) -> Type:
    """What is asked."""
    return Type(FontFace.SERIF_SEMIBOLD, form.prompt, form.prompt_min, 1.06)


def heading(form: Format) -> Type:
    """The title of a page; a little larger than a prompt."""
    return Type(FontFace.SERIF_SEMIBOLD, form.letters(64, 58, 86), form.prompt_min, 1.06)


def who(form: Format) -> Type:
    """Who is asked."""
    return Type(FontFace.SANS_SEMIBOLD, form.letters(46, 38, 68), form.near_min, 1.06)


def rule(form: Format) -> Type:
    """A rule's text."""
    return Type(FontFace.SERIF, form.letters(44, 38, 56), form.near_min, 1.24)


def rubric(form: Format) -> Type:
    """The stressed phrase of a rule, and a name in a table."""
    return Type(FontFace.SERIF_SEMIBOLD, form.letters(36, 34, 51), form.near_min, 1.24)


def answer(form: Format) -> Type:
    """An answer's words."""
    return Type(FontFace.SANS_SEMIBOLD, form.answer, form.prompt_min * 3 // 4, 1.06)


def figure(form: Format) -> Type:
    """A count."""
    return Type(FontFace.SANS_SEMIBOLD, form.figure, form.near_min, 1.0)


def giant(form: Format) -> Type:
    """The one figure that fills the screen."""
    return Type(FontFace.SANS_BOLD, form.giant, form.prompt, 0.82)


def near(form: Format) -> Type:
    """Notes and reasons, for those who lean in."""
    return Type(FontFace.SANS, form.near, form.near_min, 1.18)


def near_bold(form: Format) -> Type:
    """A label among notes."""
    return Type(FontFace.SANS_SEMIBOLD, form.near, form.near_min, 1.18)


def near_serif(form: Format) -> Type:
    """A name on the scoreboard, the round in the head band."""
    return Type(FontFace.SERIF_SEMIBOLD, form.near, form.near_min, 1.18)


def subtitle(form: Format) -> Type:
    """What the voice says."""
    return Type(FontFace.SERIF_ITALIC, form.letters(36, 32, 46), form.near_min, 1.12)


def story(form: Format) -> Type:
    """A player's line at the end."""
    return Type(FontFace.SERIF, form.letters(34, 30, 42), form.near_min, 1.0)
