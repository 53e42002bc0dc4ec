"""The screen's drawings in words: the round, the gains of an answer, the pieces of a result, the scores of a seat."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from companion.language.words import Words
from companion.play import Snapshot
from companion.table import Place, Seat, Symbols, phrase


def heading(before: Place, snapshot: Snapshot, words: Words) -> str:
    """Return the heading of a round that begins, in the game's own words if it has any; "" where no round begins."""
    place, game = snapshot.place, snapshot.game
    if game is None or not place.round or place.round == before.round:
        return ""
    own = phrase(f"{game.name}-round", round=place.round)
    return f"── {words(own if words.has(own.id) else phrase('screen-round', round=place.round))} ──"


def describe_gains(gains: Iterable[Symbols], words: Words, told: str = "") -> str:
    """Return an answer's gains and costs, without those that `told` already mentions: `+4 Gold, -1 Karte`."""
    named = [("-" if gain.amount < 0 else "+", _name_icon(gain.icon, abs(gain.amount), words)) for gain in gains if gain.amount]
    return ", ".join(f"{sign}{what}" for sign, what in named if what not in told)


def describe_counted(pieces: Iterable[Symbols], words: Words, seat: Seat | None = None) -> str:
    """Return pieces in words: adjacent ones of the same kind and owner as one number, tiles one by one, values as a sum.

    `seat` is the player whom the line is about, whose pieces are written without their colour.
    """
    pieces = tuple(pieces)
    if pieces and all(piece.label.isdecimal() for piece in pieces):
        return " + ".join(piece.label for piece in pieces for _ in range(piece.amount))
    return ", ".join(_piece(piece, words, seat) for piece in _join_alike(pieces))


def _join_alike(pieces: Iterable[Symbols]) -> Iterator[Symbols]:
    for alike, group in groupby(pieces, lambda piece: replace(piece, amount=0, struck=0)):
        found = tuple(group)
        if alike.tile:
            yield from found
        else:
            yield replace(alike, amount=sum(one.amount for one in found), struck=sum(one.struck for one in found))


def _piece(piece: Symbols, words: Words, seat: Seat | None) -> str:
    text = _name_icon(piece.icon, piece.amount, words) + (f" {piece.label}" if piece.label else "")
    if piece.struck:
        text = words(phrase("terminal-struck", what=text, n=piece.struck))
    if piece.seat is None or piece.seat == seat:
        return text
    return f"{text} ({words(phrase(f'colour-{piece.seat.colour}'))})"


def _name_icon(icon: str, number: int, words: Words, kind: str = "symbol") -> str:
    """Return a number of icons in words; where a game from another package has no word, use the icon's name."""
    named = phrase(f"{kind}-{icon}", n=number)
    return words(named) if words.has(named.id) else f"{number} {icon}"


def parse_number(typed: str) -> int:
    """Return the number typed for an item of a list; 0 where the text is not a number."""
    return int(typed) if re.fullmatch("[0-9]{1,9}", typed) else 0
