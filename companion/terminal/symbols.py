"""The screen's drawings in words: the round, the gains of an answer, the pieces of a result, the scores of a seat."""

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
"""The least number of first letters that can be typed instead of a whole word."""


def colour_of(typed: str, colours: Iterable[str]) -> str:
    """Return the colour that a word means (`Rot`, `blau`, `gre`); a word that means none or several is returned as it is."""
    return meant(small(typed), {colour: _names(colour) for colour in colours}, LEAST) or typed.strip()


@cache
def _names(colour: str) -> frozenset[str]:
    """Return all names of a colour in every language, including its key."""
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
    """Return the heading of a round that begins, in the game's own words if it has any; "" where no round begins."""
    place, game = snapshot.place, snapshot.game
    if game is None or not place.round or place.round == before.round:
        return ""
    own = phrase(f"{game.name}-round", round=place.round)
    return f"── {words(own if words.has(own.id) else phrase('screen-round', round=place.round))} ──"


def gained(gains: Iterable[Symbols], words: Words, told: str = "") -> str:
    """Return an answer's gains and costs, without those that `told` already mentions: `+4 Gold, -1 Karte`."""
    named = [("-" if gain.amount < 0 else "+", _named(gain.icon, abs(gain.amount), words)) for gain in gains if gain.amount]
    return ", ".join(f"{sign}{what}" for sign, what in named if what not in told)


LONG = 4
"""The least number of letters with which a word is recognised even if one letter is wrong."""


def counted(pieces: Iterable[Symbols], words: Words, seat: Seat | None = None) -> str:
    """Return pieces in words: adjacent ones of the same kind and owner as one number, tiles one by one, values as a sum.

    `seat` is the player whom the line is about, whose pieces are written without their colour.
    """
    pieces = tuple(pieces)
    if pieces and all(piece.label.isdecimal() for piece in pieces):
        return " + ".join(piece.label for piece in pieces for _ in range(piece.amount))
    return ", ".join(_piece(piece, words, seat) for piece in _together(pieces))


def scored(score: SeatScore, words: Words) -> str:
    """Return in words what the scoreboard shows for a seat, with its badges last."""
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
    """Return a number of icons in words; where a game from another package has no word, use the icon's name."""
    named = phrase(f"{kind}-{icon}", n=number)
    return words(named) if words.has(named.id) else f"{number} {icon}"


def meant(typed: str, names: Mapping[str, Iterable[str]], least: int) -> str | None:
    """Return the only key with a name that was typed whole, or whose name, or a later word of it, begins with what was typed.

    `least` is the number of letters required for such a beginning. `typed` and the names have lower-case letters. If nothing
    else matches, one letter of a longer word can be wrong, missing, extra or swapped with the next. None if the key is not clear.
    """
    exact = [key for key, called in names.items() if typed in called]
    begun = [key for key, called in names.items() if any(name.startswith(typed) for name in called)]
    within = [key for key, called in names.items() if any(f" {typed}" in name for name in called)]
    near = [key for key, called in names.items() if any(one_letter_off(typed, name) for name in called)]
    found = exact or (len(typed) >= least and (begun or within)) or near
    return found[0] if len(found) == 1 else None


def numbered(typed: str) -> int:
    """Return the number typed for an item of a list; 0 where the text is not a number."""
    return int(typed) if re.fullmatch("[0-9]{1,9}", typed) else 0


def one_letter_off(typed: str, name: str) -> bool:
    """Return whether long words without digits differ by one letter that is wrong, missing, extra or swapped with the next."""
    figures = any(map(str.isdigit, typed + name))
    if figures or min(len(typed), len(name)) < LONG or abs(len(typed) - len(name)) > 1:
        return False
    same = next((place for place, (one, other) in enumerate(zip(typed, name, strict=False)) if one != other), len(name))
    rest, wanted = typed[same:], name[same:]
    swapped = rest[:2] == wanted[1::-1] and rest[2:] == wanted[2:]
    return swapped or rest[1:] == wanted[1:] or rest[1:] == wanted or rest == wanted[1:]


def small(text: str) -> str:
    """Return a word in lower case, without accents and outer spaces."""
    text = text.strip().casefold()
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if unicodedata.category(letter) != "Mn")
