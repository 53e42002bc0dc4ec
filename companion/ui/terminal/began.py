"""How the game began, in a terminal: `c name.blue=Bea`, `c colour.ada=red`, `c seats=Ada:blue Ben:red`, `c cards=yes`."""

from collections.abc import Iterator

from companion.language.words import Words, colour_of, find_meant, simplify
from companion.play import Rebegin, Seating, Snapshot
from companion.play.acts import GoOnWith
from companion.table import Choose, CorrectionRejected, Fact, Game, Phrase, Seat, phrase, quoted
from companion.table.game import SHEET
from companion.table.joining import START
from companion.ui.terminal.corrections import list_named, says_words
from companion.ui.terminal.forms import list_answers, read_line

LEAST = 3
"""The least number of first letters that can be typed instead of a whole word."""
SEATS, LATER, NAME, COLOUR = "seats", "seats.later", "name", "colour"


def list_began(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Yield how the game began, one line for each part: how to type it, what it is, and what it is now."""
    game = snapshot.game
    if game is None:
        return
    seats = snapshot.seats
    colours = {seat.colour: words(phrase(f"colour-{seat.colour}")) for seat in seats}
    yield f"{LATER:24} {words(phrase('began-move'))}: {', '.join(seat.name for seat in snapshot.seats_later)}"
    yield f"{SEATS:24} {words(phrase('began'))}: {', '.join(f'{seat.name}:{colours[seat.colour]}' for seat in seats)}"
    for seat in seats:
        yield f"{f'{NAME}.{seat.colour}':24} {words(phrase('began-name'))}: {seat.name}"
        yield f"{f'{COLOUR}.{seat.colour}':24} {words(phrase('began-colour'))} ({seat.name}): {colours[seat.colour]}"
    for name, (label, choices) in _list_choices(game, words).items():
        held = snapshot.options.get(name, game.default_options().get(name)) or snapshot.facts.get(name) or ""
        yield f"{name:24} {label}: {choices.get(held, '?')}"


def explain_began(snapshot: Snapshot, words: Words, typed: str) -> Iterator[str]:
    """Yield the lines of how the game began that were typed; of a single choice or fact also what may be written for it."""
    lines = [line for line in list_began(snapshot, words) if says_words(line, typed)]
    yield from lines
    if snapshot.game is None:
        return
    facts = [] if lines else _find_facts(snapshot.game, words, typed)
    for fact in facts:
        said = fact.ask.tell(snapshot.facts[fact.name]) if snapshot.facts.get(fact.name) is not None else ("?",)
        held = ", ".join(words(part) if isinstance(part, Phrase) else str(part) for part in said)
        yield f"{fact.name:24} {words(phrase(f'{snapshot.game.name}-fact-{fact.name}'))}: {held}"
    if len(facts) == 1:
        yield from list_answers(facts[0].ask, words)
    offered = _list_choices(snapshot.game, words)
    if len(lines) == 1 and (name := lines[0].split(" ", 1)[0]) in offered:
        yield words(phrase("terminal-may", name=name, many="no", fits=", ".join(offered[name][1].values())))


def _find_facts(game: Game, words: Words, typed: str) -> list[Fact]:
    """List the printed facts that were typed, by their name or by words that tell of them."""
    facts = [fact for fact in game.facts if fact.name not in {SHEET, *game.known_facts}]
    return [fact for fact in facts if says_words(f"{fact.name} {words.get_name(f'{game.name}-fact-{fact.name}', '')}", typed)]


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


def read_began(snapshot: Snapshot, words: Words, typed: str, text: str) -> Rebegin | GoOnWith | None:
    """Return the act that a typed part of the beginning means; None where no such part is named.

    Raises `CorrectionRejected` with what fits, `AnswerRejected` where people cannot sit like that.
    """
    game, (head, _, who) = snapshot.game, typed.strip().casefold().partition(".")
    if game is None or typed in snapshot.entries:
        return None
    if head == SEATS:
        later = typed.strip().casefold() == LATER
        numbers = game.players(snapshot.facts) if game.players else game.seats
        usual = {seat.name: seat.colour for seat in snapshot.seats_later} if later else {}
        seats = tuple(read_line(Seating("evening.seats", colours=game.colours, numbers=numbers, usual=usual), text, words))
        return GoOnWith(seats) if later else Rebegin(seats)
    if head in {NAME, COLOUR}:
        return Rebegin(_reseat(snapshot, game, head, who, text, words))
    return _read_choice(snapshot, game, words, typed, text) if text else None


def _read_choice(snapshot: Snapshot, game: Game, words: Words, typed: str, text: str) -> Rebegin | None:
    """Return the act that gives an option or a printed fact another value; None where none is named."""
    offered = _list_choices(game, words)
    named = find_meant(simplify(typed), {name: (name, simplify(label)) for name, (label, _) in offered.items()}, LEAST)
    if named is None:
        facts = [] if typed.startswith("fact.") else _find_facts(game, words, typed)
        if len(facts) > 1 and not list_named(snapshot, words, typed):
            raise CorrectionRejected(phrase("terminal-fits", value=quoted(typed), fits=", ".join(fact.name for fact in facts)))
        return Rebegin(facts=game.settle(facts[0].name, read_line(facts[0].ask, text, words))) if len(facts) == 1 else None
    choices = offered[named][1]
    chosen = find_meant(simplify(text), {choice: (choice, simplify(said)) for choice, said in choices.items()}, LEAST)
    if chosen is None:
        fits = ", ".join(f"{choice} ({said})" for choice, said in choices.items())
        raise CorrectionRejected(phrase("terminal-fits", value=quoted(text), fits=fits))
    return Rebegin(options={named: chosen}) if named in game.default_options() else Rebegin(facts=game.settle(named, chosen))


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
