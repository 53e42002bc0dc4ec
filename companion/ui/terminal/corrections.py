"""Corrections in a terminal: every entry that can be corrected, by its name at the table, and reading what was typed for it."""

import re
from collections.abc import Iterator
from typing import Any

from companion.language.words import Words, find_meant, is_one_letter_off, simplify
from companion.play.acts import Adopt, DropDraft, GameAct, LeaveOut, MakeUp, MendNext, MendOn
from companion.play.snapshot import Answered, Drafted, Snapshot, whose
from companion.table import CorrectionRejected, Entry, Phrase, Seat, Tell, Value, phrase, quoted
from companion.table.naming import Items
from companion.table.questions.question import plain_value
from companion.ui.narration.drafted import describe_answer, describe_draft
from companion.ui.pages.earlier import list_decided
from companion.ui.terminal.forms import list_answers, read_line
from companion.ui.terminal.symbols import parse_number

LEAST = 3
"""The least number of first letters that can be typed instead of a whole name."""


def list_correctable(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Yield what can be corrected, one line per entry: how to type it, what it is, and its value."""
    for name, entry in snapshot.entries.items():
        message = phrase(f"entry-{entry.group}")
        if words.has(message.id):
            where = _where(snapshot, words, entry)
            yield f"{name:24} {words(message)}{where and f' ({where})'}: {_describe_held(snapshot, words, entry)}"


def _where(snapshot: Snapshot, words: Words, entry: Entry) -> str:
    """Return the owner or the place of an entry; "" where the entry's name says it."""
    where = whose(snapshot, entry)
    if isinstance(where, Seat):
        return where.name
    return words(where) if isinstance(where, Phrase) else ""


def _describe_held(snapshot: Snapshot, words: Words, entry: Entry) -> str:
    value = snapshot.values[entry.name]
    items = _items(snapshot, entry)
    if isinstance(value, bool):
        return words(phrase("yes" if value else "no"))
    if items is None or isinstance(value, int):
        return ", ".join(value) if isinstance(value, tuple) else _describe_value(snapshot, words, entry, value)
    return ", ".join(words(items(key).words) for key in (value if isinstance(value, tuple) else (value,)))


def _describe_value(snapshot: Snapshot, words: Words, entry: Entry, value: Value) -> str:
    """Return a value in words: the choice's own words if it is a choice of one of the game's options."""
    game = snapshot.game.name if snapshot.game is not None else ""
    chosen = phrase(f"{game}-choice-{entry.group}-{value}")
    return words(chosen) if words.has(chosen.id) else str(value) or "–"


def _items(snapshot: Snapshot, entry: Entry) -> Items | None:
    return snapshot.names[entry.group].items if entry.group in snapshot.names and entry.choices is not None else None


def entry_named(snapshot: Snapshot, words: Words, typed: str) -> str:
    """Return the name of the one entry that was typed (`list_named`); what was typed where there is none, as it may be a fact.

    Raises `CorrectionRejected`, with what fits, where several are meant.
    """
    named = list_named(snapshot, words, typed)
    if len(named) > 1:
        raise CorrectionRejected(phrase("terminal-fits", value=quoted(typed), fits=", ".join(named)))
    return named[0] if named else typed


def list_named(snapshot: Snapshot, words: Words, typed: str) -> list[str]:
    """List the entries that were typed: by name (a player's for the key), or by words of their name or their line in `l`'s list.

    So `armies.württemberg`, `armies wurttemberg` and `statuen theo` name one entry, and `württemberg` all that lie there.
    """
    group, _, who = typed.partition(".")
    seat = next((seat for seat in snapshot.seats if seat.name.casefold() == who.casefold()), None)
    named = typed if seat is None else f"{group}.{seat.colour}"
    if named in snapshot.entries:
        return [named]
    called = {}
    for name, entry in snapshot.entries.items():
        message = phrase(f"entry-{entry.group}")
        if words.has(message.id):
            called[name] = f"{name} {words(message)} {_where(snapshot, words, entry)}"
    fit = [name for name, text in called.items() if says_words(text, typed)]
    return [name for name in fit if set(_split(typed)) <= set(_split(called[name]))] or fit


def says_words(text: str, typed: str) -> bool:
    """Return whether each typed word is a word of a text, begins one, or has one letter wrong."""
    wanted, said = _split(typed), _split(text)
    return bool(wanted) and all(
        any(one == each or (len(one) >= LEAST and each.startswith(one)) or is_one_letter_off(one, each) for each in said)
        for one in wanted
    )


def _split(text: str) -> list[str]:
    return re.findall(r"\w+", simplify(text))


def read_correction(snapshot: Snapshot, words: Words, name: str, typed: str) -> Any:
    """Return the new value of an entry from a typed number or piece's name; `+name` adds a piece to a list, `-name` removes one.

    Raises `CorrectionRejected` where a piece to be removed is not in the list.
    """
    entry = snapshot.entries.get(name)
    if entry is None or not isinstance(entry.initial, tuple):
        return plain_value(typed) if entry is None else _value(snapshot, words, entry, typed)
    held = snapshot.values[name]
    assert isinstance(held, tuple)
    if typed[:1] not in {"+", "-"}:
        return tuple(str(_value(snapshot, words, entry, part.strip())) for part in typed.split(",") if part.strip())
    piece = str(_value(snapshot, words, entry, typed[1:].strip()))
    if typed[0] == "+":
        return (*held, piece)
    if piece not in held:
        raise CorrectionRejected(phrase("terminal-not-there", what=quoted(typed[1:])))
    place = held.index(piece)
    return (*held[:place], *held[place + 1 :])


def _value(snapshot: Snapshot, words: Words, entry: Entry, typed: str) -> Value:
    """Return the number, or the choice whose key, name or beginning of a name was typed.

    Raises `CorrectionRejected`, with what fits, for any other text.
    """
    named = _name_choices(snapshot, words, entry)
    if not named:
        number = plain_value(typed)
        if type(number) is type(entry.initial) or isinstance(entry.initial, str | tuple):
            return typed if isinstance(entry.initial, str | tuple) else number
    elif typed in named:
        return _YES_NO.get(typed, False) if isinstance(entry.initial, bool) else typed
    elif (meant := find_meant(simplify(typed), {key: (simplify(name),) for key, name in named.items()}, LEAST)) is not None:
        return _YES_NO[meant] if isinstance(entry.initial, bool) else meant
    raise CorrectionRejected(phrase("terminal-fits", value=quoted(typed), fits=describe_fitting(snapshot, words, entry)))


_YES_NO = {"yes": True, "no": False, "true": True, "false": False}


def _name_choices(snapshot: Snapshot, words: Words, entry: Entry) -> dict[str, str]:
    """Return the choices of an entry with their printed words, by key; none for a number or a free list."""
    if isinstance(entry.initial, bool):
        return {key: words(phrase("yes" if yes else "no")) for key, yes in _YES_NO.items()}
    items = _items(snapshot, entry)
    if items is not None:
        return {str(key): words(items(key).words) for key in sorted(entry.choices or ())}
    return {str(key): _describe_value(snapshot, words, entry, key) for key in sorted(entry.choices or ())}


def describe_fitting(snapshot: Snapshot, words: Words, entry: Entry) -> str:
    """Return what may be written for an entry: the bounds of a number, else the words of all choices."""
    if type(entry.initial) is int:
        return f"{entry.low}–{'…' if entry.high is None else entry.high}"
    return ", ".join(dict.fromkeys(name for name in _name_choices(snapshot, words, entry).values() if name)) or "…"


def explain_entries(snapshot: Snapshot, words: Words, typed: str) -> Iterator[str]:
    """Yield the lines of the entries that were typed; of a single one also what may be written for it."""
    names = list_named(snapshot, words, typed)
    yield from (line for line in list_correctable(snapshot, words) if line.split(" ", 1)[0] in names)
    for entry in (snapshot.entries[name] for name in names if len(names) == 1):
        many, fits = isinstance(entry.initial, tuple), describe_fitting(snapshot, words, entry)
        yield words(phrase("terminal-may", name=entry.name, many="yes" if many else "no", fits=fits))


EARLIER, ANEW, FORGOTTEN = "<", "=", "+"
COMMANDS = (EARLIER, ANEW, FORGOTTEN)


def list_earlier(snapshot: Snapshot, words: Words, typed: str) -> Iterator[str]:
    """Yield the numbered answers of a round (the last if none is typed), and the number of answers in each round."""
    answered = list_decided(snapshot)[::-1]
    rounds = [each.place.round for each in answered]
    wanted = parse_number(typed) if typed.isdecimal() else max(rounds, default=0)
    for number in sorted(set(rounds)):
        yield words(phrase("terminal-round", round=number, n=rounds.count(number)))
        if number == wanted:
            yield from (line(each, words) for each in answered if each.place.round == wanted)
    yield words(phrase("terminal-mend"))


def line(each: Answered, words: Words) -> str:
    """Return one answer's line: its number, who was asked what, and the answer."""
    return f"  {each.step:4}  {describe_answer(each, words)}"


def explain_answer(snapshot: Snapshot, words: Words, number: str) -> list[str]:
    """Return an earlier answer and what else may be written for it; nothing where no such answer is meant, or a message."""
    answered = next((each for each in snapshot.history if number == str(each.step)), None)
    if answered is None or isinstance(answered.question, Tell):
        return []
    return [line(answered, words).strip(), *list_answers(answered.question, words)]


def make_correcting_act(snapshot: Snapshot, words: Words, command: str, rest: str) -> GameAct | None:
    """Return the act for `= 17 VALUE` or `+ 17`; None where there is no answer with that number. Raises `AnswerRejected`."""
    number, _, value = rest.strip().partition(" ")
    answered = next((each for each in snapshot.history if number == str(each.step)), None)
    if answered is None:
        return None
    if command == FORGOTTEN:
        return MakeUp(answered.step)
    question = answered.question
    return MendOn(answered.step, read_line(question, value.strip(), words))


def draft_act(draft: Drafted, command: str) -> GameAct | None:
    """Return the act that a command means while a draft is open; None for any other command."""
    acts: dict[str, GameAct] = {"x": DropDraft()}
    if not draft.decides:
        acts["ok!"] = Adopt(cut=True)
    if draft.whole:
        acts |= {"ok": Adopt(), "ok!": Adopt()}
    if draft.against is not None:
        acts |= {"ok!": Adopt(cut=True), "-": LeaveOut(), "--": LeaveOut(every=True), "=": MendNext()}
    return acts.get(command)


def draft_lines(draft: Drafted, words: Words) -> Iterator[str]:
    """Yield the state of a draft, then what can be typed."""
    yield from describe_draft(draft, words, words)
    ends = "against" if draft.against is not None else "corrects" if draft.corrects else "whole"
    yield words(phrase(f"terminal-draft-{ends}", n=draft.unfit))
