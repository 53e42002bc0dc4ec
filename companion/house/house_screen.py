"""The house's board on a screen: a card for each table, those that call first; more than fit turn over by themselves."""

import time

import pygame

from companion.house.listening_house import HouseHost
from companion.house.tables import Tables, TableTold
from companion.mqtt.telling import call_words
from companion.screen.page.builder import Page, PageBuilder
from companion.screen.paint import fonts
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format, format_for
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.theme import hexed, palette, seat_looks
from companion.screen.painted import painted
from companion.screen.splash import TITLE, open_glass
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
    stands = words(phrase("house-over")) if table.over else ""
    if table.turn is not None and not table.over:
        colour = f"colour-{table.turn.colour}"
        who = table.turn.name or (words(Phrase(colour)) if words.has(colour) else table.turn.colour)
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


def card_line(table: TableTold, words: Words, now: float) -> str:
    """Say in a few words what a card has room for: why it calls, else how far the game is, and the clock while it runs."""
    if table.calls:
        return call_words(table.calls, words)
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


def box_name(table: TableTold, words: Words) -> str:
    """Name the game that a table plays; by its own title where this house does not have the game."""
    return table.title or (words(Phrase(f"game-{table.box}")) if words.has(f"game-{table.box}") else table.box)


def _calls(table: TableTold, words: Words) -> str:
    if not table.calls:
        return ""
    return words(phrase("house-calls", why=call_words(table.calls, words)))


ROWS, COLUMNS = 3, 2
TURNS = 10.0
"""Seconds until the next cards are shown, where not all fit."""
BEAT = 0.1


def show(house: HouseHost, words: Words, size: tuple[int, int]) -> int:
    """Show the tables until the window is closed or Q is pressed; returns the exit code. Raises `NoDisplay`."""
    glass = open_glass(size)
    pygame.display.set_caption(f"{TITLE}: {words(phrase('house-title'))}")
    shown: tuple[object, ...] = ()
    while not any(
        (event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and event.key in {pygame.K_q, pygame.K_ESCAPE}))
        for event in pygame.event.get()
    ):
        changed = house.step()
        now = time.monotonic()
        running = any(table.time_runs for table in house.tables.present)
        seen = (glass.get_size(), int(now / TURNS), house.problem, int(now) if running else 0)
        if changed or seen != shown:
            shown = seen
            page = board_page(house.tables, words, glass.get_size(), now, house.problem or "")
            glass.blit(painted(page, page.look, glass.get_size()), (0, 0))
            pygame.display.flip()
        time.sleep(BEAT)
    pygame.display.quit()
    return 0


def board_page(tables: Tables, words: Words, size: tuple[int, int], now: float, problem: str = "") -> Page:
    """Lay the board out on a glass of this size."""
    form, look = format_for(*size), palette("evening")
    builder = PageBuilder(form, look)
    room = form.box.inset(form.pad, form.gap)
    head = builder.text(words(phrase("house-title")), form.type("title"), look.ink, room)
    if problem:
        side = head.h
        builder.icon("away", Box(room.right - side, head.y, side, side), look.soft, look.ground)
    area = room.trim(top=head.h + form.gap)
    present = tables.present
    columns, rows = (1, 2 * ROWS) if form.tall else (COLUMNS, ROWS)
    at_once = columns * rows
    pages = max(1, -(-len(present) // at_once))
    first = int(now / TURNS) % pages * at_once
    cells = [cell for row in area.rows(rows, form.gap) for cell in row.columns(columns, form.gap)]
    if not present:
        builder.text(words(phrase("house-nobody")), form.type("rule"), look.soft, area, most=2)
    for cell, table in zip(cells, present[first : first + at_once], strict=False):
        _card(builder, table, words, cell, now)
    return builder.page("")


def _card(builder: PageBuilder, table: TableTold, words: Words, box: Box, now: float) -> None:
    """Draw a table: the shield of who is to move, its name, what is played, how far it is, and what it wants."""
    form, look = builder.form, builder.look
    edge = look.gilt if table.calls else look.edge
    paint = f'fill="{hexed(look.sheet)}" stroke="{hexed(edge)}" stroke-width="{form.line * (3 if table.calls else 1)}"'
    builder.rounded(box, RoundRect(form.line, form.radius, paint))
    inner = box.inset(form.gap, form.unit)
    side = min(inner.h, form.size("piece"))
    spot = square((inner.x + side // 2, inner.centre[1]), side)
    if table.calls:
        builder.icon("hand", spot, look.gilt, look.sheet)
    elif table.turn is not None and table.turn.colour in seat_looks():
        builder.shield(table.turn.colour, spot)
    else:
        builder.icon("pause" if table.paused else "book", spot, look.soft, look.sheet)
    text = inner.trim(left=side + form.gap)
    name, about, wants = text.rows(3, 0)
    builder.text(_fitted(table.name or table.id, form, name.w), form.type("answer"), look.ink, name, upright="middle")
    played = box_name(table, words) if table.box else words(phrase("house-free"))
    builder.text(_fitted(played, form, about.w), form.type("label"), look.ink, about, upright="middle")
    more = card_line(table, words, now)
    builder.text(
        _fitted(more, form, wants.w), form.type("label"), look.rubric if table.calls else look.soft, wants, upright="middle"
    )


def _fitted(text: str, form: Format, width: int) -> str:
    """Cut a text that is too long even in the smallest letters."""
    least = max(form.near_min, 12)
    if fonts.width(text, FontFace.SANS, least) <= width:
        return text
    while text and fonts.width(f"{text}…", FontFace.SANS, least) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
