"""How the game began, in a terminal: `c name.blue=Bea`, `c colour.ada=red`, `c seats=Ada:blue Ben:red`, `c cards=yes`."""

from collections.abc import Iterator

from companion.language.words import Words, colour_of, find_meant, simplify
from companion.play import Rebegin, Seating, Snapshot
from companion.table import CorrectionRejected, Game, OptionSpec, Seat, phrase, quoted
from companion.table.joining import START
from companion.ui.terminal.forms import read_line

LEAST = 3
"""The least number of first letters that can be typed instead of a whole word."""
SEATS, NAME, COLOUR = "seats", "name", "colour"


def list_began(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Yield how the game began, one line for each part: how to type it, what it is, and what it is now."""
    game = snapshot.game
    if game is None:
        return
    seats = snapshot.seats
    colours = {seat.colour: words(phrase(f"colour-{seat.colour}")) for seat in seats}
    yield f"{SEATS:24} {words(phrase('began'))}: {' '.join(f'{seat.name}:{colours[seat.colour]}' for seat in seats)}"
    for seat in seats:
        yield f"{f'{NAME}.{seat.colour}':24} {words(phrase('began-name'))}: {seat.name}"
        yield f"{f'{COLOUR}.{seat.colour}':24} {words(phrase('began-colour'))} ({seat.name}): {colours[seat.colour]}"
    for spec in _list_options(game):
        held = _choice(game, spec, snapshot.options.get(spec.name, spec.default), words)
        yield f"{spec.name:24} {words(phrase(f'{game.name}-option-{spec.name}'))}: {held}"


def _list_options(game: Game) -> tuple[OptionSpec, ...]:
    return tuple(spec for spec in game.options if spec.name != START)


def _choice(game: Game, spec: OptionSpec, choice: str, words: Words) -> str:
    return words.get_name(f"{game.name}-choice-{spec.name}-{choice}", choice)


def read_began(snapshot: Snapshot, words: Words, typed: str, text: str) -> Rebegin | None:
    """Return the act that a typed part of the beginning means; None where no such part is named.

    Raises `CorrectionRejected` with what fits, `AnswerRejected` where people cannot sit like that.
    """
    game, (head, _, who) = snapshot.game, typed.strip().casefold().partition(".")
    if game is None or typed in snapshot.entries:
        return None
    if head == SEATS:
        seating = Seating(
            "evening.seats", colours=game.colours, numbers=game.players(snapshot.facts) if game.players else game.seats
        )
        return Rebegin(tuple(read_line(seating, text, words)))
    if head in {NAME, COLOUR}:
        return Rebegin(_reseat(snapshot, game, head, who, text, words))
    options = {spec.name: (spec.name, simplify(words(phrase(f"{game.name}-option-{spec.name}")))) for spec in _list_options(game)}
    named = find_meant(simplify(typed), options, LEAST)
    if named is None or not text:
        return None
    spec = next(each for each in game.options if each.name == named)
    choices = {choice: (choice, simplify(_choice(game, spec, choice, words))) for choice in spec.choices}
    chosen = find_meant(simplify(text), choices, LEAST)
    if chosen is None:
        fits = ", ".join(f"{choice} ({_choice(game, spec, choice, words)})" for choice in spec.choices)
        raise CorrectionRejected(phrase("terminal-fits", value=quoted(text), fits=fits))
    return Rebegin(options={named: chosen})


def _reseat(snapshot: Snapshot, game: Game, part: str, who: str, text: str, words: Words) -> tuple[Seat, ...]:
    """Return the seats in which one player has another name or colour; whoever has that colour gets the other's."""
    seats = snapshot.seats
    called = {seat.colour: (seat.colour, simplify(seat.name), simplify(words(phrase(f"colour-{seat.colour}")))) for seat in seats}
    mine = find_meant(simplify(who), called, LEAST)
    if mine is None:
        raise CorrectionRejected(phrase("terminal-fits", value=quoted(who), fits=", ".join(seat.name for seat in seats)))
    if part == NAME:
        return tuple(Seat(text if seat.colour == mine else seat.name, seat.colour) for seat in seats)
    other = colour_of(text, game.colours)
    if other not in game.colours:
        fits = ", ".join(words(phrase(f"colour-{colour}")) for colour in game.colours)
        raise CorrectionRejected(phrase("terminal-fits", value=quoted(text), fits=fits))
    swap = {mine: other, other: mine}
    return tuple(Seat(seat.name, swap.get(seat.colour, seat.colour)) for seat in seats)
