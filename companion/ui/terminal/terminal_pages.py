"""Pages in a terminal: the history's lists, figures, plays and the code for a phone, and the rules looked up."""

from collections.abc import Iterator

from companion.language.words import Words
from companion.play import CodePage, ListPage, PlayPage, Snapshot, TablePage, TextPage
from companion.play.own_questions import QUIET
from companion.rulebook.likely import rank_questions
from companion.rulebook.look_up import RulePage, example_text, question_text, rule_page
from companion.rulebook.search import find_rules
from companion.table import phrase
from companion.ui.terminal.options import options_shown
from companion.ui.terminal.symbols import parse_number


def list_shown(question: ListPage, words: Words) -> list[str]:
    """Return a line for each entry, with its note."""
    lines = options_shown(question, words)
    notes = [question.notes.get(option.key) for option in question.options]
    return [f"{line}  {words(note)}" if note is not None else line for line, note in zip(lines, notes, strict=True)]


def text_shown(question: TextPage, words: Words) -> list[str]:
    """Return a line for each paragraph or figure, then the options."""
    lines = []
    for line in question.text:
        figures = f"  {words(line.figures)}" if line.figures is not None else ""
        lines.append(f"{'  ' if figures else ''}{words(line.words)}{figures}")
    return [*lines, *options_shown(question, words)]


def table_shown(question: TablePage, words: Words) -> list[str]:
    """Return a line for each row: whose it is, with the colour, and the values in words; then the options."""
    lines = []
    for row in question.rows:
        figures = ", ".join(words(cell.words) for cell in row.cells)
        colour = words(phrase(f"colour-{row.seat.colour}"))
        lines.append(f"{row.seat.name} ({colour}){figures and f': {figures}'}")
    return [*lines, *options_shown(question, words)]


def play_shown(question: PlayPage, words: Words) -> list[str]:
    """Return the facts, the standing, the course of the scores as a table with a column for each round, note and options."""
    facts = " · ".join(words(fact) for fact in question.facts)
    figures = ["" if placing.figure is None else str(placing.figure) for placing in question.standing]
    lines = zip(question.standing, figures, strict=True)
    standing = [f"{f'{placing.place}. ' * bool(placing.place)}{figure:>4} {placing.seat.name}" for placing, figure in lines]
    course: list[str] = []
    if question.course:
        rounds = range(1, len(question.course) + 1)
        rows = zip(question.seats, zip(*question.course, strict=True), strict=False)
        wide = max(len(str(score)) for row in (*question.course, rounds) for score in row)
        room = max(len(seat.name) for seat in question.seats)
        table = [("", rounds), *((seat.name, scores) for seat, scores in rows)]
        told = [f"  {name:{room}}  {'  '.join(f'{score:>{wide}}' for score in scores)}" for name, scores in table]
        course = [words(phrase("history-course")), *told]
    note = () if question.note is None else (words(question.note),)
    return [facts, *standing, *course, *note, *options_shown(question, words)]


def code_shown(question: CodePage, words: Words) -> list[str]:
    """Return the code drawn in half blocks for a terminal with a dark background, then the link and the options."""
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


MOST_FOUND = 3
MOST_LISTED = 6
"""The most questions that are listed at once."""
SURE = 1.3
"""How many times better than the second answer the best one must be to be written alone."""


def look_up(snapshot: Snapshot, words: Words, typed: str) -> Iterator[str]:
    """Yield the lines that answer `?`: alone, the likely questions; with a number, that question's page; with words, answers.

    If one answer is clearly the best, its page is written alone; else up to three questions, each with a one-sentence answer.
    """
    game, question = snapshot.game or snapshot.about, snapshot.question
    if game is None or question is None:
        return
    book = snapshot.book
    likely = [case.id for case in rank_questions(book, snapshot.occasion)]
    place = parse_number(typed)
    if 0 < place <= len(likely):
        yield _page(rule_page(book, words, likely[place - 1], snapshot.seats, snapshot.values), words)
    elif typed:
        table = snapshot.options, snapshot.teaching, len(snapshot.seats)
        hits = find_rules(game.folder, typed, words.language, snapshot.occasion, *table)
        if hits and not hits[0].named:
            yield words(phrase("terminal-nearest", typed=typed))
        if len(hits) > 1 and hits[0].weight < SURE * hits[1].weight:
            for hit in hits[:MOST_FOUND]:
                page = rule_page(book, words, hit.name)
                before, key, after = page.parts()
                yield f"? {page.heading} {before}{f'*{key}*' if key else ''}{after}"
        elif hits:
            yield _page(rule_page(book, words, hits[0].name, snapshot.seats, snapshot.values), words)
        else:
            yield words(phrase("terminal-not-found"))
    else:
        for number, name in enumerate(likely[:MOST_LISTED], start=1):
            yield f"? {number} {question_text(book, words, book.cases[name])}"
        if len(likely) > MOST_LISTED:
            yield words(phrase("terminal-more-questions", first=MOST_LISTED + 1, last=len(likely)))


def _page(page: RulePage, words: Words) -> str:
    """Return a page's title and text, with the key words between asterisks, then the example and where it is printed."""
    before, key, after = page.parts()
    lines = [f"{page.heading} {before}{f'*{key}*' if key else ''}{after}", *(part for part in (page.now, page.rule) if part)]
    if page.example:
        lines.append(example_text(page.example, words))
    lines.append(page.where(words))
    return "\n     ".join(lines)
