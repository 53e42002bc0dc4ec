"""The house's board in words: a line for each table, for the terminal."""

from __future__ import annotations

from companion.house.tables import Tables, TableTold
from companion.table.phrase import Phrase, phrase
from companion.words import Words

MINUTE = 60


def board_lines(tables: Tables, words: Words, now: float) -> list[str]:
    """Write all tables that are there, those that call first; at the end what is odd."""
    lines = [table_line(table, words, now) for table in tables.present] or [words(phrase("house-nobody"))]
    lines += [words(phrase("house-namesakes", name=name)) for name in tables.namesakes]
    return lines


def table_line(table: TableTold, words: Words, now: float) -> str:
    """Write one table: its name, box, round, whose turn it is, since when, and what it wants."""
    return " · ".join([table.name or table.id, *(part for part in table_parts(table, words, now) if part)])


def table_parts(table: TableTold, words: Words, now: float) -> list[str]:
    """Give what there is to say of a table, each as a short text."""
    if not table.box:
        return [words(phrase("house-free")), _calls(table, words)]
    minutes = max(0, round((now - table.since) / MINUTE))
    return [
        box_name(table, words),
        words(phrase("house-round", round=table.round)) if table.round else "",
        words(phrase("house-over")) if table.over else _turn(table, words),
        _time_left(table, words, now),
        words(phrase("house-since", minutes=minutes)),
        words(phrase("house-last-round")) if table.nearly_done else "",
        words(phrase("house-paused")) if table.paused else "",
        _calls(table, words),
    ]


def card_line(table: TableTold, words: Words, now: float) -> str:
    """Say in a few words what a card has room for: why it calls, else how far the game is, and the clock while it runs."""
    if table.calls:
        return call_words(table, words)
    if not table.box:
        return ""
    far = "over" if table.over else "last-round" if table.nearly_done else "round"
    left = table.left(now) if table.time_runs else None
    minutes = max(0, round((now - table.since) / MINUTE))
    time = phrase("house-minutes", minutes=minutes) if left is None else phrase("house-clock", clock=clock(left))
    return " · ".join(map(words, [phrase(f"house-{far}", round=table.round), time]))


def clock(seconds: int) -> str:
    """Write a time as a clock shows it: minutes and seconds."""
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def _time_left(table: TableTold, words: Words, now: float) -> str:
    """Say how long is left, in whole minutes: a terminal writes anew whatever changes."""
    left = table.left(now)
    return "" if left is None else words(phrase("house-left", minutes=-(-left // MINUTE)))


def box_name(table: TableTold, words: Words) -> str:
    """Name what is played, as far as it is known here."""
    return table.title or (words(Phrase(f"game-{table.box}")) if words.has(f"game-{table.box}") else table.box)


def _turn(table: TableTold, words: Words) -> str:
    if table.turn is None:
        return ""
    colour = f"colour-{table.turn.colour}"
    who = table.turn.name or (words(Phrase(colour)) if words.has(colour) else table.turn.colour)
    return words(phrase("house-turn", who=who))


def _calls(table: TableTold, words: Words) -> str:
    if not table.calls:
        return ""
    return words(phrase("house-calls", why=call_words(table, words)))


def call_words(table: TableTold, words: Words) -> str:
    """Say why a table calls, as it says it itself."""
    message = f"screen-call-{table.calls}"
    return words(Phrase(message)) if words.has(message) else table.calls
