"""What there is to say of a house's tables: in lines for a terminal, in a few words for a card of the board."""

from companion.house.tables import Tables, TableTold
from companion.mqtt.telling import call_words
from companion.table.phrase import phrase
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
    stands = words(phrase("house-over")) if table.over else ""
    if table.turn is not None and not table.over:
        colour = f"colour-{table.turn.colour}"
        who = table.turn.name or (words.called(colour, table.turn.colour))
        stands = words(phrase("house-turn", who=who))
    left = table.left(now)
    return [
        box_name(table, words),
        words(phrase("house-round", round=table.round)) if table.round else "",
        stands,
        # In whole minutes: a terminal writes anew whatever changes
        "" if left is None else words(phrase("house-left", minutes=-(-left // MINUTE))),
        words(phrase("house-since", minutes=minutes)),
        words(phrase("house-last-round")) if table.nearly_done else "",
        words(phrase("house-paused")) if table.paused else "",
        _calls(table, words),
    ]


def card_parts(table: TableTold, words: Words, now: float) -> list[str]:
    """Say in a few words how far a game is, and its clock while it runs, else since when; nothing where none is played."""
    if not table.box:
        return []
    far = "over" if table.over else "last-round" if table.nearly_done else "round"
    left = table.left(now) if table.time_runs else None
    minutes = max(0, round((now - table.since) / MINUTE))
    time = phrase("house-minutes", minutes=minutes) if left is None else phrase("house-clock", clock=clock(left))
    return [*([words(phrase(f"house-{far}", round=table.round))] if table.round or far != "round" else []), words(time)]


def clock(seconds: int) -> str:
    """Write a time as a clock shows it: minutes and seconds."""
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def box_name(table: TableTold, words: Words) -> str:
    """Name the game that a table plays; by its own title where this house does not have the game."""
    return table.title or words.called(f"game-{table.box}", table.box)


def _calls(table: TableTold, words: Words) -> str:
    if not table.calls:
        return ""
    return words(phrase("house-calls", why=call_words(table.calls, words)))
