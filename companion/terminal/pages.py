"""Pages of the history in a terminal: lists, figures, a play, and the code that a phone reads."""

from __future__ import annotations

from companion.play.pages import QUIET, CodePage, FiguresLine, FiguresPage, ListPage, PlayPage
from companion.table.phrase import phrase
from companion.terminal.options import options_shown
from companion.words import Words


def list_shown(question: ListPage, words: Words) -> list[str]:
    """List the entries, each with its note."""
    lines = options_shown(question, words)
    notes = [question.notes.get(option.key) for option in question.options]
    return [f"{line}  {words(note)}" if note is not None else line for line, note in zip(lines, notes, strict=True)]


def figures_shown(question: FiguresPage, words: Words) -> list[str]:
    """Write the figures, a line each, then what can be chosen."""
    return [*(_figures_line(line, words) for line in question.lines), *options_shown(question, words)]


def _figures_line(line: FiguresLine, words: Words) -> str:
    figures = f"  {words(line.figures)}" if line.figures is not None else ""
    return f"{'' if line.heads else '  '}{words(line.words)}{figures}"


def play_shown(question: PlayPage, words: Words) -> list[str]:
    """Write the facts, the standing, and the course of scores, a line for each seat."""
    facts = " · ".join(words(fact) for fact in question.facts)
    figures = ["" if placing.figure is None else str(placing.figure) for placing in question.standing]
    lines = zip(question.standing, figures, strict=True)
    standing = [f"{placing.place}. {figure:>4} {placing.seat.name}" for placing, figure in lines]
    rows = zip(*question.course, strict=True) if question.course else ()
    course = [f"{seat.name}: {' '.join(map(str, row))}" for seat, row in zip(question.seats, rows, strict=False)]
    note = () if question.note is None else (words(question.note),)
    return [facts, *standing, *course, *note, *options_shown(question, words)]


def code_shown(question: CodePage, words: Words) -> list[str]:
    """Write the code in half blocks, light on the terminal's dark ground, and the link below it."""
    code = question.code(words)
    if code is None:
        return [words(phrase("history-code-too-large")), *options_shown(question, words)]
    width = len(code.rows) + 2 * QUIET
    rows = (
        [(False,) * width] * QUIET + [(False,) * QUIET + row + (False,) * QUIET for row in code.rows] + [(False,) * width] * QUIET
    )
    rows += [(False,) * width] * (len(rows) % 2)
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    drawn = ["".join(map(blocks.__getitem__, zip(*pair, strict=True))) for pair in zip(rows[::2], rows[1::2], strict=True)]
    return [*drawn, code.link, *options_shown(question, words)]
