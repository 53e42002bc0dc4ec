"""Pages to read and leaf through: a list, figures, a play, a code for a phone. Each is a choice of where to go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from companion.table.game import Placing
from companion.table.phrase import Phrase
from companion.table.questions.kinds import Choose
from companion.table.seats import Seats
from companion.unchanging import unchanging
from companion.words import Words

QUIET = 4
"""Modules of light around a code (ISO/IEC 18004)."""


@unchanging(kw_only=True)
class ListPage(Choose[str]):
    """A list to choose from: a line for each option, with a note below it; the options `tools` stand at the foot."""

    notes: Mapping[str, Phrase] = field(default_factory=dict)
    tools: frozenset[str] = frozenset()


@unchanging
class FiguresLine:
    """One line of figures: what it is about, the figures, the colour of a shield before it ("" for none).

    `share` (0 to 1) is drawn as a bar; None where there is none. `heads` says that it is the heading of those below it.
    """

    words: Phrase
    figures: Phrase | None = None
    colour: str = ""
    share: float | None = None
    heads: bool = False


@unchanging(kw_only=True)
class FiguresPage(Choose[str]):
    """Lines of figures to read; the options lead on."""

    lines: tuple[FiguresLine, ...] = ()


@unchanging(kw_only=True)
class PlayPage(Choose[str]):
    """One play: the standing as banners, the course of scores (a row for each round, a column for each seat), and some facts.

    `note` says at its lower edge what is not to be had of this one.
    """

    standing: tuple[Placing, ...] = ()
    seats: Seats = field(default_factory=lambda: Seats(()))
    course: tuple[tuple[int, ...], ...] = ()
    facts: tuple[Phrase, ...] = ()
    note: Phrase | None = None


@unchanging
class PhoneCode:
    """A drawn code: its rows of modules (True is dark, without the quiet zone), its link, and what was left out to fit it.

    `left_out` names, in order: `comment-short`, `comment`, `board`, `role`, `rank`, `location`, `durationMin`, `names`, `score`.
    """

    rows: tuple[tuple[bool, ...], ...]
    link: str
    left_out: tuple[str, ...] = ()


@unchanging(kw_only=True)
class CodePage(Choose[str]):
    """A code that a phone reads from the screen; `code` draws it in a language, None where it would be too large."""

    code: Callable[[Words], PhoneCode | None]
