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
    """Write the facts, the standing, and below its heading the course of scores, a line for each seat."""
    facts = " · ".join(words(fact) for fact in question.facts)
    figures = ["" if placing.figure is None else str(placing.figure) for placing in question.standing]
    lines = zip(question.standing, figures, strict=True)
    standing = [f"{placing.place}. {figure:>4} {placing.seat.name}" for placing, figure in lines]
    note = () if question.note is None else (words(question.note),)
    return [facts, *standing, *_course(question, words), *note, *options_shown(question, words)]


def _course(question: PlayPage, words: Words) -> list[str]:
    """Write a column for each round, its number at the top."""
    if not question.course:
        return []
    rounds = range(1, len(question.course) + 1)
    rows = zip(question.seats, zip(*question.course, strict=True), strict=False)
    wide = max(len(str(score)) for row in (*question.course, rounds) for score in row)
    room = max(len(seat.name) for seat in question.seats)
    lines = [("", rounds), *((seat.name, scores) for seat, scores in rows)]
    told = [f"  {name:{room}}  {'  '.join(f'{score:>{wide}}' for score in scores)}" for name, scores in lines]
    return [words(phrase("history-course")), *told]


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
