"""How the game began, in a terminal: `c name.blue=Bea`, `c colour.ada=red`, `c seats=Ada:blue Ben:red`, `c cards=yes`."""

from collections.abc import Iterator

from companion.language.words import Words, colour_of, find_meant, simplify
from companion.play import Rebegin, Seating, Snapshot
from companion.table import Choose, CorrectionRejected, Game, Seat, phrase, quoted
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
    for name, (label, choices) in _list_choices(game, words).items():
        held = snapshot.options.get(name, game.default_options().get(name)) or snapshot.facts.get(name) or ""
        yield f"{name:24} {label}: {choices.get(held, '?')}"


def _list_choices(game: Game, words: Words) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the options and the printing by name: each with its label and the words of its choices."""
    found = {
        spec.name: (
            words(phrase(f"{game.name}-option-{spec.name}")),
            {choice: words.get_name(f"{game.name}-choice-{spec.name}-{choice}", choice) for choice in spec.choices},
        )
        for spec in game.options
        if spec.name != START
    }
    for fact in game.facts:
        if fact.settles is not None and isinstance(fact.ask, Choose):
            choices = {option.key: words(option.words) for option in fact.ask.options}
            found[fact.name] = words(phrase(f"{game.name}-fact-{fact.name}")), choices
    return found


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
    offered = _list_choices(game, words)
    named = find_meant(simplify(typed), {name: (name, simplify(label)) for name, (label, _) in offered.items()}, LEAST)
    if named is None or not text:
        return None
    choices = offered[named][1]
    chosen = find_meant(simplify(text), {choice: (choice, simplify(said)) for choice, said in choices.items()}, LEAST)
    if chosen is None:
        fits = ", ".join(f"{choice} ({said})" for choice, said in choices.items())
        raise CorrectionRejected(phrase("terminal-fits", value=quoted(text), fits=fits))
    if named in game.default_options():
        return Rebegin(options={named: chosen})
    return Rebegin(facts=game.settle(named, chosen))


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
