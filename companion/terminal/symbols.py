"""What the screen draws, in words: the round at its head, gains of an answer, the pieces of a result, the counts of a seat."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import groupby

from companion.play.snapshot import Snapshot
from companion.table.game import SeatScore
from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import Symbols
from companion.table.seats import Seat
from companion.table.table import Place
from companion.words import LOCALES, Words

LEAST = 3
"""Letters with which a word may begin instead of being typed whole."""


def colour_of(typed: str, colours: Iterable[str]) -> str:
    """Find the colour a word means (`Rot`, `blau`, `gre`); what means none of them, or several, is given back as it is."""
    return meant(small(typed), {colour: _names(colour) for colour in colours}, LEAST) or typed.strip()


@cache
def _names(colour: str) -> frozenset[str]:
    """List what a colour is called in every language, its key among it."""
    message = f"colour-{colour}"
    found = {colour}
    for words in _spoken():
        if words.has(message):
            found.add(words(Phrase(message)))
            found |= set((words.maybe(Phrase(message), "also") or "").split())
    return frozenset(map(small, found))


@cache
def _spoken() -> tuple[Words, ...]:
    return tuple(Words(language) for language in LOCALES)


def heading(before: Place, snapshot: Snapshot, words: Words) -> str:
    """Head a round that begins, by the game's own word for it where it has one; "" where none does."""
    place, game = snapshot.place, snapshot.game
    if game is None or not place.round or place.round == before.round:
        return ""
    own = phrase(f"{game.name}-round", round=place.round)
    return f"── {words(own if words.has(own.id) else phrase('screen-round', round=place.round))} ──"


def gained(gains: Iterable[Symbols], words: Words, told: str = "") -> str:
    """Write what an answer brings and costs, less what `told` says already: `+4 Gold, -1 Karte`."""
    named = [("-" if gain.amount < 0 else "+", _named(gain.icon, abs(gain.amount), words)) for gain in gains if gain.amount]
    return ", ".join(f"{sign}{what}" for sign, what in named if what not in told)


LONG = 4
"""A word of so many letters is still known where one of them is wrong."""


def counted(pieces: Iterable[Symbols], words: Words, seat: Seat | None = None) -> str:
    """Write pieces, those of a kind and owner that stand side by side as one number; tiles one by one, worths as a sum.

    `seat` is whom the line is about: its own pieces go without their colour.
    """
    pieces = tuple(pieces)
    if pieces and all(piece.label.isdecimal() for piece in pieces):
        return " + ".join(piece.label for piece in pieces for _ in range(piece.amount))
    return ", ".join(_piece(piece, words, seat) for piece in _together(pieces))


def scored(score: SeatScore, words: Words) -> str:
    """Write what the scoreboard shows for a seat, its badges last."""
    figures = [_named(figure.icon, figure.number, words) for figure in score.figures]
    badges = [_named(badge.icon, badge.number, words, "badge") for badge in score.badges]
    return ", ".join((*figures, *badges))


def _together(pieces: Iterable[Symbols]) -> Iterator[Symbols]:
    for alike, group in groupby(pieces, lambda piece: replace(piece, amount=0, struck=0)):
        found = tuple(group)
        if alike.tile:
            yield from found
        else:
            yield replace(alike, amount=sum(one.amount for one in found), struck=sum(one.struck for one in found))


def _piece(piece: Symbols, words: Words, seat: Seat | None) -> str:
    text = _named(piece.icon, piece.amount, words) + (f" {piece.label}" if piece.label else "")
    if piece.struck:
        text = words(phrase("terminal-struck", what=text, n=piece.struck))
    if piece.seat is None or piece.seat == seat:
        return text
    return f"{text} ({words(phrase(f'colour-{piece.seat.colour}'))})"


def _named(icon: str, number: int, words: Words, kind: str = "symbol") -> str:
    """Name so many of an icon; a game from elsewhere may have no word for it, then its own name stands there."""
    named = phrase(f"{kind}-{icon}", n=number)
    return words(named) if words.has(named.id) else f"{number} {icon}"


def meant(typed: str, names: Mapping[str, Iterable[str]], least: int) -> str | None:
    """Find the only key of which a name is typed, else the only one of which `least` letters begin a name, or a later word.

    `typed` and the names are written alike, in small letters. None where none or several are meant. Where nothing else fits, one
    letter of a longer word may be wrong, missing, too many, or have changed places with the next.
    """
    exact = [key for key, called in names.items() if typed in called]
    begun = [key for key, called in names.items() if any(name.startswith(typed) for name in called)]
    within = [key for key, called in names.items() if any(f" {typed}" in name for name in called)]
    near = [key for key, called in names.items() if any(one_letter_off(typed, name) for name in called)]
    found = exact or (len(typed) >= least and (begun or within)) or near
    return found[0] if len(found) == 1 else None


def numbered(typed: str) -> int:
    """Read a number that was typed for one thing of a list; 0 where it is none."""
    return int(typed) if re.fullmatch("[0-9]{1,9}", typed) else 0


def one_letter_off(typed: str, name: str) -> bool:
    """Tell whether one letter is wrong, missing, too many, or has changed places with the next; in long words without figures."""
    figures = any(map(str.isdigit, typed + name))
    if figures or min(len(typed), len(name)) < LONG or abs(len(typed) - len(name)) > 1:
        return False
    same = next((place for place, (one, other) in enumerate(zip(typed, name, strict=False)) if one != other), len(name))
    rest, wanted = typed[same:], name[same:]
    swapped = rest[:2] == wanted[1::-1] and rest[2:] == wanted[2:]
    return swapped or rest[1:] == wanted[1:] or rest[1:] == wanted or rest == wanted[1:]


def small(text: str) -> str:
    """Write a word small, without accents and blanks."""
    text = text.strip().casefold()
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if unicodedata.category(letter) != "Mn")
