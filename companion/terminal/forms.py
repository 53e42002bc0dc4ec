"""How each kind of question is written in a terminal, and how a typed line becomes an answer to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from companion.play.seating import Seating
from companion.table.questions.device_kinds import Draw, Hourglass, ReadCubes, ReadTiles, Spin
from companion.table.questions.kinds import Choose, Number, Option, Order, Pick, Reason, Row, Tally, Tell
from companion.table.questions.question import Question
from companion.words import Words

Form = TypeVar("Form")


def shown(question: Question[Any], words: Words) -> list[str]:
    """Write what is on offer, a line for each option or reason; for other kinds one line with the bounds."""
    return _for_kind(_SHOWN, question)(question, words)


def parsed(question: Question[Any], line: str) -> Any:
    """Turn a typed line into the plain value that the question reads; what makes no sense is left for it to refuse."""
    return _for_kind(_PARSED, question)(question, line)


def _for_kind(table: Mapping[type, Form], question: Question[Any]) -> Form:
    """Find the row for a question's kind, or for the kind it is a form of."""
    return next(table[kind] for kind in type(question).__mro__ if kind in table)


def plain(text: str) -> Any:
    """Take a word for a number or a truth value where it looks like one."""
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,15}", text) else text


def _options(question: Any, words: Words) -> list[str]:
    return [_option_line(number, option, words) for number, option in enumerate(question.options, start=1)]


def _option_line(number: int, option: Option[Any], words: Words) -> str:
    off = f" ✗ {words(option.off)}" if option.off else ""
    gains = "".join(f" {gain.amount:+d} {gain.icon}" for gain in option.gains)
    return f"{number}. {words(option.words)}{gains}{off}"


def _reasons(question: Tell, words: Words) -> list[str]:
    return [_reason_line(reason, words) for reason in question.reasons]


def _reason_line(reason: Reason, words: Words) -> str:
    who = reason.seat.name if reason.seat else ""
    what = [words(part) for part in (reason.words, reason.note) if part is not None]
    pieces = [f"{s.amount}{f' - {s.struck}' if s.struck else ''} {s.icon}" for s in reason.symbols]
    total = [f"= {reason.total}"] if reason.total is not None else []
    return " ".join([f"{'▸' if reason.marked else ' '} {who}", *pieces, *total, *what])


def _row_name(row: Row, words: Words) -> str:
    if row.words is None:
        return row.seat.name if row.seat else row.key
    return f"{row.seat.name}: {words(row.words)}" if row.seat else words(row.words)


def _rows(question: Tally, words: Words) -> list[str]:
    names = [_row_name(row, words) for row in question.rows]
    bounds = [f"{name} ({row.low}–{row.high})" for name, row in zip(names, question.rows, strict=True)]
    return [", ".join(bounds) + (f" = {question.total}" if question.total is not None else "")]


def _number(question: Number, _words: Words) -> list[str]:
    likely = f" [{question.likely}]" if question.likely is not None else ""
    return [f"{question.low}–{question.high}{likely}"]


def _spin(question: Spin, _words: Words) -> list[str]:
    return ["⏎" if question.sectors else f"{question.low}–{question.high}"]


def _hourglass(question: Hourglass, _words: Words) -> list[str]:
    return [f"⏎ {question.seconds} s"]


def _tiles(question: ReadTiles, _words: Words) -> list[str]:
    counts = "|".join(map(str, question.counts))
    return [f"{'|'.join(question.kinds)}-{counts}[-{'|'.join(question.frames)}] … (≤ {question.most})"]


def _cubes(question: ReadCubes, _words: Words) -> list[str]:
    return [" ".join(f"{colour}=0…{most}" for colour, most in question.most.items())]


def _seating(question: Seating, _words: Words) -> list[str]:
    return [f"Ada:{question.colours[0]} Ben:{question.colours[1]} … ({', '.join(question.colours)})"]


def _tell_line(_question: Tell, line: str) -> Any:
    return line or None


def _key(question: Any, text: str) -> str:
    """Find an option by its number or its key."""
    keys = [str(option.key) for option in question.options]
    if text not in keys and re.fullmatch(r"[0-9]{1,6}", text) and 0 < int(text) <= len(keys):
        return keys[int(text) - 1]
    return text


def _keys(question: Any, line: str) -> list[str]:
    return [_key(question, part) for part in _parts(line)]


def _parts(line: str) -> list[str]:
    return line.replace(",", " ").split()


def _numbers_by_row(question: Tally, line: str) -> Any:
    return dict(zip((row.key for row in question.rows), map(plain, _parts(line)), strict=False))


def _number_or_likely(question: Number, line: str) -> Any:
    return question.likely if not line and question.likely is not None else plain(line)


def _faces(_question: ReadTiles, line: str) -> Any:
    return [[plain(piece) for piece in part.split("-")] for part in _parts(line)]


def _colours(_question: ReadCubes, line: str) -> Any:
    return {colour: plain(number) for colour, _, number in (part.partition("=") for part in _parts(line))}


def _pairs(_question: Seating, line: str) -> Any:
    return [part.partition(":")[::2] for part in _parts(line)]


def _as_it_is(_question: Question[Any], line: str) -> Any:
    return plain(line)


_SHOWN: Mapping[type, Callable[[Any, Words], list[str]]] = {
    Tell: _reasons, Choose: _options, Pick: _options, Order: _options, Draw: _options, Tally: _rows, Number: _number,
    Spin: _spin, Hourglass: _hourglass, ReadTiles: _tiles, ReadCubes: _cubes, Seating: _seating,
}  # fmt: skip

_PARSED: Mapping[type, Callable[[Any, str], Any]] = {
    Tell: _tell_line, Choose: _key, Pick: _keys, Order: _keys, Draw: _keys, Tally: _numbers_by_row, Number: _number_or_likely,
    Spin: _as_it_is, Hourglass: _as_it_is, ReadTiles: _faces, ReadCubes: _colours, Seating: _pairs,
}  # fmt: skip
