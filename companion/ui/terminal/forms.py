"""How each kind of question is written in a terminal, and how a typed line becomes its answer."""

import re
from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from companion.language.words import Words, find_meant, simplify
from companion.play import CodePage, ListPage, PlayPage, Seating, TablePage, TextPage
from companion.table.errors import AnswerRejected
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import Draw, Lot, ReadCubes, ReadTiles, Spin, TurnClock
from companion.table.questions.kinds import Choose, Number, Order, Pick, Row, Tally, Tell, only_one
from companion.table.questions.question import NOT_IMPLIED, Question
from companion.ui.terminal.options import key_named, keys_named, options_shown
from companion.ui.terminal.readings import cubes_shown, cubes_spelled, hear_tiles, name_cube, tiles_shown, tiles_spelled
from companion.ui.terminal.said import (
    find_number,
    hear_number,
    hears_done,
    is_done,
    is_meant,
    list_words,
    match_listed,
    name_option,
    write_figures,
)
from companion.ui.terminal.sentences import Heard, hear_counts, hear_options, hear_owned
from companion.ui.terminal.symbols import describe_counted
from companion.ui.terminal.terminal_pages import code_shown, list_shown, play_shown, table_shown, text_shown
from companion.ui.terminal.terminal_seats import seating_shown, seats_spelled, seats_typed

NO_BOUND = 99
"""An upper bound of at least this is not shown, as nobody would count that far."""


def list_answers(question: Question[Any], words: Words) -> list[str]:
    """Return the possible answers: a line for each option or reason, and for other kinds a line with the bounds."""
    shown = next((_SHOWN[kind] for kind in type(question).__mro__ if kind in _SHOWN), None)
    if shown is not None:
        return shown(question, words)
    lines = options_shown(question, words) if hasattr(question, "options") else []
    return [*lines, *(words(line) if isinstance(line, Phrase) else str(line) for line in question.explain_typing())]


class Unfinished(AnswerRejected):
    """Part of an answer was typed; what is `kept` stands before the next line."""

    def __init__(self, reason: Phrase, kept: str) -> None:
        super().__init__(reason)
        self.kept = kept


def read_line(question: Question[Any], line: str, words: Words) -> Any:
    """Return the answer that a typed line is; raises `AnswerRejected` where it is none."""
    return listen(question, line, words)[0]


def listen(question: Question[Any], line: str, words: Words) -> tuple[Any, tuple[str, ...] | None]:
    """Return the answer that a line is, and the words of a sentence that mean nothing here; None where each word counts.

    Raises `Unfinished` where the line names only a part, `AnswerRejected` where it is no answer.
    """
    try:
        return _read(question, spell_out(question, line, words)), None
    except AnswerRejected as refused:
        heard = _hear(question, line, words) if line else None
        if heard is None:
            raise
        if heard.missing:
            missing = tuple(filter(None, heard.missing)) or str(len(heard.missing))
            raise Unfinished(phrase("terminal-kept", missing=missing), line) from refused
        return _read(question, heard.spelled), heard.beside


def _read(question: Question[Any], spelled: str) -> Any:
    return question.read(seats_typed(question, spelled) if isinstance(question, Seating) else question.read_typed(spelled))


def _hear(question: Question[Any], line: str, words: Words) -> Heard | None:
    """Return what a sentence says of a question; None where that is not clear."""
    if question.by_owner:
        return hear_owned(question, line, words)
    return next((hear(question, line, words) for kind, hear in _HEARD.items() if isinstance(question, kind)), None)


def _hear_cubes(question: ReadCubes, line: str, words: Words) -> Heard | None:
    counts = hear_counts(line, {colour: name_cube(colour, words) for colour in question.most}, words)
    if counts is None:
        return None
    return Heard(" ".join(f"{key}={counts.found.get(key, '0')}" for key in question.most), tuple(counts.beside))


def _hear_one(question: Number | Spin, line: str, words: Words) -> Heard | None:
    number = hear_number(question, line, words)
    return None if number is None else Heard(number)


def _hear_done(question: Tell, line: str, words: Words) -> Heard | None:
    return Heard("") if hears_done(question, line, words) else None


def _hear_rows(question: Tally, line: str, words: Words) -> Heard | None:
    rows = {row.key: row for row in question.rows}
    names = {
        key: (row_name(row, words), *(name_option(row.words, words) if row.words and not row.seat else ()))
        for key, row in rows.items()
    }
    counts = hear_counts(line, names, words)
    if counts is None:
        return None
    others = {
        key: "0" if question.camera else str(row.likely)
        for key, row in rows.items()
        if question.camera or len(rows) > MANY or row.optional
    }
    found = {key: counts.rest for key in rows if counts.rest is not None} | others | counts.found
    if found.keys() < rows.keys() and counts.me is not None and len(missing := rows.keys() - found.keys()) == 1:
        found[missing.pop()] = counts.me
    if (
        question.total is not None
        and counts.found.keys() < rows.keys()
        and sum(map(int, filter(None, found.values()))) != question.total
    ):
        found = counts.found  # the others are not as they were: they must be told, too
    lacking = tuple(row_name(row, words) for key, row in rows.items() if key not in found)
    return Heard(" ".join(found.get(key) or "" for key in rows), tuple(counts.beside), lacking)


def spell_out(question: Question[Any], line: str, words: Words) -> str:
    """Replace the table's words in a typed line with keys; unknown words stay as typed."""
    if isinstance(question, Seating):
        return _seats_joined(line, words)
    if isinstance(question, Tally | ReadTiles | ReadCubes):
        return _counts_spelled(question, re.sub(rf"\s+(?:{match_listed('terminal-and', words)})\s+", ", ", line), words)
    if isinstance(question, Choose):
        alone = not line and not isinstance(question, Lot) and only_one(question.options) is not NOT_IMPLIED
        return str(only_one(question.options)) if alone else key_named(question, line, words)
    if isinstance(question, Pick | Order | Draw):
        return " ".join(keys_named(question, line, words))
    if isinstance(question, Number | Spin | TurnClock):
        return find_number(line, words)
    return "" if isinstance(question, Tell) and is_done(question, line, words) else line


def _seats_joined(line: str, words: Words) -> str:
    """Rewrite a list of seats; without commas each word is a name, as in `Abby Bob and Carla`, unless one is only a title."""
    titled = list_words(words(phrase("terminal-titles"))) & list_words(line)
    spelled = seats_spelled(line, words)
    joined = rf"\s+(?:{match_listed('terminal-and', words)})\s+"
    return re.sub(joined, ", " if titled or "," in spelled else " ", spelled, flags=re.IGNORECASE)


def _counts_spelled(question: Tally | ReadTiles | ReadCubes, line: str, words: Words) -> str:
    figured = write_figures(line, words)
    if isinstance(question, ReadTiles):
        return tiles_spelled(question, figured, words)
    if isinstance(question, ReadCubes):
        return cubes_spelled(question, figured)
    rest = {row.key: row.likely for row in question.rows} if len(question.rows) > MANY else None
    if question.camera:  # what lies there is counted: what nobody names does not lie there
        rest = {row.key: 0 for row in question.rows}
    return _rows_said({row.key: row_name(row, words) for row in question.rows}, figured, rest, words)


def _rows_said(rows: Mapping[str, str], line: str, rest: Mapping[str, int] | None, words: Words) -> str:
    """Return the numbers of rows as people say them: `3 each`, `only Ben, 4`, `Ben 2, the rest 0`, `Ada nothing, Ben 2`."""
    nothing, only, others = (match_listed(f"terminal-{message}", words) for message in ("nobody", "only", "rest"))
    line = re.sub(rf"\b(?:{nothing})\b", "0", line, flags=re.IGNORECASE)
    if re.match(rf"(?:{only})\b", line, re.IGNORECASE):
        rest = dict.fromkeys(rows, 0)
    elif said := re.search(rf"\b(?:{others})\s+(\d+)\b", line, re.IGNORECASE):
        rest, line = dict.fromkeys(rows, int(said[1])), line.replace(said[0], " ")
    typed = _words(line)
    numbers = [word for word in typed if _is_count(word)]
    if len(numbers) == 1 < len(typed) and is_meant(" ".join(set(typed) - {*numbers}), "terminal-each", words):
        return " ".join(numbers * len(rows))
    named = " ".join(rows.values()).casefold()
    filling = {word for message in ("filling", "only", "each") for word in words(phrase(f"terminal-{message}")).split()}
    parts = (
        " ".join(word for word in _words(part) if word.casefold() in named or simplify(word) not in filling)
        for part in line.split(",")
    )
    kept = ", ".join(filter(None, parts))
    return rows_spelled(rows, kept, rest) if kept else line


def _reasons(question: Tell, words: Words) -> list[str]:
    """Return a line for each reason: who, the counted pieces with their sum, and the meaning, separated by dots."""
    lines = []
    for reason in question.reasons:
        who = reason.seat.name if reason.seat else ""
        pieces = describe_counted(reason.symbols, words, reason.seat)
        total = "" if reason.total is None else f"= {reason.total}" if pieces else str(reason.total)
        total = "" if len(reason.symbols) == 1 and pieces.split(" ")[0] == str(reason.total) else total
        told = [words(part) for part in (reason.words, reason.note) if part is not None]
        what = [text for text in told if not pieces.endswith(f" {text}")]
        told = [part for part in (who, " ".join(filter(None, (pieces, total))), *what) if part]
        lines.append(f"{'▸' if reason.marked else ' '} {' · '.join(told)}")
    return lines


def row_name(row: Row, words: Words) -> str:
    """Return the name of a row: what it counts, and for whom."""
    what = _say_what(row, words)
    if not what:
        return row.seat.name if row.seat else row.key
    return f"{row.seat.name}: {what}" if row.seat else what


def _say_what(row: Row, words: Words) -> str:
    """Return what a row counts, "" if only its player names it; a player's cell of a grid names its line alone."""
    if row.words is None:
        return ""
    line = row.words.args.get("line")
    return words(line if row.seat is not None and isinstance(line, Phrase) else row.words)


def _rows(question: Tally, words: Words) -> list[str]:
    """Return each row with its bounds, if any, and how to type the numbers, with the likely ones as an example."""
    if len(question.rows) > MANY:
        # Put the rows of each thing on one line, with the numbers that hold unless others are typed; then give an example
        lines: dict[str, list[str]] = {}
        for row in question.rows:
            what = _say_what(row, words) if row.seat is not None else ""
            who = row.seat.name if row.seat is not None else row_name(row, words)
            lines.setdefault(what, []).append(f"{who} {row.likely}")
        written = [f"{what and f'{what}: '}{', '.join(rows)}" for what, rows in lines.items()]
        typed = ((question.rows[0], 1), (question.rows[-1], 2))
        example = ", ".join(
            f"{row_name(row, words).replace(':', '')} {max(row.low, min(row.high, number))}" for row, number in typed
        )
        zero = "yes" if all(row.low <= 0 <= row.high for row in question.rows) else "no"
        return [*written, words(phrase("terminal-many-rows", example=example, zero=zero))]
    bounds = [f" ({row.low}–{row.high})" if row.low or row.high < NO_BOUND else "" for row in question.rows]
    rows = ", ".join(f"{row_name(row, words)}{bound}" for row, bound in zip(question.rows, bounds, strict=True))
    likely = " ".join(str(row.likely) for row in question.rows) if any(row.likely for row in question.rows) else ""
    total = -1 if question.total is None else question.total
    return [words(phrase("terminal-rows", rows=rows, n=len(question.rows), total=total, example=likely or "none"))]


_HEARD: Mapping[type, Callable[[Any, str, Words], Heard | None]] = {
    Tally: _hear_rows, ReadCubes: _hear_cubes, ReadTiles: hear_tiles, Pick: hear_options, Order: hear_options, Draw: hear_options,
    Number: _hear_one, Spin: _hear_one, Tell: _hear_done,
}  # fmt: skip
"""How a sentence is heard as an answer of some kinds."""

_SHOWN: Mapping[type, Callable[[Any, Words], list[str]]] = {
    ListPage: list_shown, TextPage: text_shown, TablePage: table_shown,
    PlayPage: play_shown, CodePage: code_shown,
    Tell: _reasons, Tally: _rows, ReadTiles: tiles_shown, ReadCubes: cubes_shown, Seating: seating_shown,
}  # fmt: skip
"""How the answers of some kinds are written; those of all others are their options, and what the kind says of typing."""


NUMBER = re.compile(r"-?\d{1,15}")
LEAST = 1
"""The least number of first letters that can be typed instead of a row's whole name."""
MANY = 6
"""With more rows than this, only rows whose numbers differ are typed."""


def rows_spelled(rows: Mapping[str, str], line: str, rest: Mapping[str, int] | None = None) -> str:
    """Return the numbers in the order of `rows` (names by key); a line of only numbers keeps its order.

    A single 0 counts for every row. With `rest`, rows that are not named get these numbers.
    """
    typed = _words(line)
    if typed == ["0"]:
        return " ".join("0" for _ in rows)
    if all(map(_is_count, typed)):
        return " ".join(typed)
    named = {key: (" ".join(_words(simplify(name))),) for key, name in rows.items()}
    found = _by_part(rows, line) or _by_name(named, typed)
    if found is None or (rest is None and found.keys() != rows.keys()):
        return line
    return " ".join(found[key] if key in found else str((rest or {})[key]) for key in rows)


def _words(line: str) -> list[str]:
    """Split a line into names and numbers, also between letters and a digit, and at a dash between digits; ` -3` is a minus."""
    apart = re.sub(r"(?<=\d)(?:\s+-\s+|-\s*)(?=\d)|[,;:=/+]|(?<=[^\W\d_])\.", " ", line)
    return re.sub(r"(?<=[^\W\d_])(?=\d)", " ", apart).split()


def _by_part(rows: Mapping[str, str], line: str) -> dict[str, str] | None:
    """Pair the number of each part between commas with its name, in whichever order; None where a part has not one of each."""
    found = dict[str, str]()
    for part in filter(None, (_words(part) for part in re.split(r"[,;]", line))):
        numbers = [word for word in part if _is_count(word)]
        name = simplify(" ".join(word for word in part if not _is_count(word)))
        key = find_meant(name, {key: (" ".join(_words(simplify(each))),) for key, each in rows.items()}, LEAST)
        if len(numbers) != 1 or key is None or key in found:
            return None
        found[key] = numbers[0]
    return found


def _by_name(rows: Mapping[str, tuple[str]], typed: list[str]) -> dict[str, str] | None:
    """Pair each number with the name before or after it; return None where a number has no name, or a row two numbers."""
    pieces = [" ".join(piece) for _, piece in groupby(typed, key=_is_count)]
    if _is_count(typed[0]):
        pieces = [piece for pair in zip(pieces[1::2], pieces[::2], strict=False) for piece in pair]
    found = {find_meant(simplify(name), rows, LEAST): number for name, number in zip(pieces[::2], pieces[1::2], strict=False)}
    whole = len(pieces) == 2 * len(found) and all(map(_is_count, found.values()))
    return {key: found[key] for key in rows if key in found} if whole and found.keys() <= rows.keys() else None


def _is_count(text: str) -> bool:
    return NUMBER.fullmatch(text) is not None
