"""A house's board: all its tables on one page, the calls above them, and the pages behind each button.

Nothing moves away from under a finger: tables stand in the order of their names, a call keeps its place until it is answered,
and tables that have come or gone appear or disappear only once nobody has touched the board for a while.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from companion.language.words import Words
from companion.library.history.document import Play
from companion.library.history.page_lines import date_phrase
from companion.network.house.admission import Admission
from companion.network.house.board_cards import HIGHEST, BoardSpot, Sheet, cells
from companion.network.house.league import league
from companion.network.house.listening_house import HouseHost
from companion.network.house.tables import MINUTE, TableState, box_name, table_parts
from companion.table import phrase
from companion.ui.screen.page import Page
from companion.ui.screen.paint import Box, FontFace, Type
from companion.ui.screen.painter import paint_page
from companion.ui.screen.splash import TITLE, open_window

STILL = 3.0
"""Seconds after a touch during which no table's card appears, disappears or moves."""
TOLD = 4.0
"""Seconds for which the board shows that an order was sent."""
CLOSING = (60, 30, 15, 10, 5, 0)
"""The minutes until closing time that people can choose."""
MESSAGES = ("food", "drinks", "bar", "quiet", "moment", "thanks")
"""The messages that a touch sends to a table, worded by `house-message-NAME`."""
CALLS = 4
"""The most calls shown above the tables on a wide screen; a tall one shows half as many."""
BEAT = 0.05
ONWARD = {pygame.K_TAB: 1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_UP: -1}


class HouseBoard:
    """What a house's screen shows. `page` lays it out; fingers and keys act on the last layout; setting `over` ends it.

    `door` admits tables; None where this machine cannot.
    """

    def __init__(self, house: HouseHost, words: Words, door: Admission | None = None) -> None:
        self.over = False
        self.stirred = 0
        """A count of what people have done at the board."""
        self._house, self._words, self._door = house, words, door
        self._view: Callable[[Sheet, float], None] = self._show_tables
        self._spots: Sequence[BoardSpot] = ()
        self._down: BoardSpot | None = None
        self._focus: int | None = None
        self._touched = float("-inf")
        self._order: list[str] = []
        self._calls: list[str] = []
        self._called: dict[str, float] = {}
        self._told, self._told_until = "", float("-inf")
        self._now = 0.0
        self._leaf = 0

    # What people do at the board

    def press_finger(self, point: tuple[int, int], now: float) -> None:
        """Note what lies under a finger as it is laid down; a change of the page meanwhile does not change its target."""
        self._touched, self._focus = now, None
        self._down = next((spot for spot in self._spots if spot.box.has(point)), None)

    def lift_finger(self, point: tuple[int, int], now: float) -> None:
        """Do what was touched, if the finger is lifted where it was laid down."""
        self._touched, down = now, self._down
        self._down = None
        if down is not None and down.box.has(point):
            self._do(down)

    def focus_on(self, by: int, now: float) -> None:
        """Move the keyboard focus by this many spots, back if negative."""
        self._touched = now
        last = len(self._spots) - 1
        here = (-1 if by > 0 else 0) if self._focus is None else self._focus
        self._focus = (here + by) % (last + 1) if last >= 0 else None
        self.stirred += 1

    def choose(self, now: float) -> None:
        """Do what the focused spot does."""
        self._touched = now
        if self._focus is not None and self._focus < len(self._spots):
            self._do(self._spots[self._focus])

    def go_back(self) -> None:
        """Go back to the tables; if a number is being compared, this says that the numbers differ."""
        if self._door is not None and self._door.door.number:
            self._door.decide(same=False)
        self._show(self._show_tables)

    def _do(self, spot: BoardSpot) -> None:
        spot.act()
        self.stirred += 1

    def _show(self, view: Callable[[Sheet, float], None]) -> None:
        self._view, self._leaf, self._focus = view, 0, None
        self.stirred += 1

    def _give(self, table: str, kind: str, text: str) -> None:
        sent = self._house.order(table, kind, text)
        self._told, self._told_until = self._words(phrase("house-sent" if sent else "house-not-sent")), self._now + TOLD
        self._show(self._show_tables)

    # What the board shows

    def page(self, size: tuple[int, int], now: float) -> Page:
        """Lay out the open page."""
        self._now = now
        # Give each table and each call its place
        every = self._house.tables.all
        present = [table.id for table in self._house.tables.in_order]
        if now - self._touched >= STILL:
            self._order = present
        calling = [name for name in present if every[name].calls]
        self._called = {name: self._called.get(name, now) for name in calling}
        places = [name if name in calling else "" for name in self._calls]
        for name in sorted(set(calling) - set(places), key=lambda name: self._called[name]):
            if "" in places:
                places[places.index("")] = name
            else:
                places.append(name)
        while places and not places[-1]:
            places.pop()
        self._calls = places
        sheet = Sheet(size, self._words)
        comparing = self._door is not None and bool(self._door.door.number)
        (self._show_admission if comparing else self._view)(sheet, now)
        self._spots = sheet.spots
        if self._focus is not None and self._focus < len(self._spots):
            sheet.draw_ring(self._spots[self._focus].box)
        return sheet.builder.page("")

    def _show_tables(self, sheet: Sheet, now: float) -> None:
        """Show all tables, the calls above them, and the buttons for the whole house above the calls."""
        form, tables = sheet.form, [self._house.tables.all[name] for name in self._order]
        high = max(form.touch, form.head * 3 // 4)
        head, area = sheet.room.top_part(high), sheet.room.trim(top=high + form.unit)
        if form.tall:
            second, area = area.top_part(high), area.trim(top=high + form.unit)
            bar = second
            self._write_title(sheet, head, tables, now)
        else:
            left, bar = head.take_left(head.w * 3 // 10), head.take_right(head.w * 7 // 10)
            self._write_title(sheet, left, tables, now)
        ways: list[tuple[str, Callable[[], None]]] = [
            ("house-closing", partial(self._show, self._show_closing)),
            ("house-history", partial(self._show, self._show_history)),
            ("house-league", partial(self._show, self._show_league)),
        ]
        if self._door is not None:
            ways.insert(0, ("house-admit", partial(self._show, self._show_admission)))
        for box, (message, act) in zip(bar.columns(len(ways), form.unit), ways, strict=True):
            sheet.draw_button(box, sheet.say(message), act)
        highest = round(HIGHEST * min(form.width, form.height))
        room = CALLS // 2 if form.tall else CALLS
        row = min(highest, max(form.touch, min(area.w, area.h) // 9))
        strip, area = area.top_part(row), area.trim(top=row + form.unit)
        self._strip(sheet, strip.columns(room, form.unit), now)
        if not tables:
            sheet.write_line(sheet.say("house-nobody"), FontFace.SANS, form.near, area.top_part(form.near * 2), soft=True)
        for cell, table in zip(cells(len(tables), area, form.unit, highest), tables, strict=True):
            sheet.draw_card(table, cell, now, partial(self._open, table.id))

    def _write_title(self, sheet: Sheet, box: Box, tables: Sequence[TableState], now: float) -> None:
        """Write the page's title, or that an order was sent, or that there is no broker."""
        playing = sum(bool(table.box) and not table.over for table in tables)
        text = sheet.say("house-playing", playing=playing, tables=len(tables))
        if self._house.problem:
            side = box.h * 2 // 3
            sheet.builder.draw_icon(
                "away", Box(box.x, box.y + (box.h - side) // 2, side, side), sheet.look.rubric, sheet.look.ground
            )
            box, text = box.trim(left=side + sheet.form.unit), sheet.say("house-no-broker")
        elif now < self._told_until:
            text = self._told
        sheet.write_line(text, FontFace.SERIF_SEMIBOLD, sheet.form.near, box)

    def _strip(self, sheet: Sheet, boxes: Sequence[Box], now: float) -> None:
        """Show the calling tables, each in its place; if there are too many, the last place says how many more call."""
        if not self._calls:
            whole = Box(boxes[0].x, boxes[0].y, boxes[-1].right - boxes[0].x, boxes[0].h)
            sheet.write_line(sheet.say("house-no-calls"), FontFace.SANS, sheet.form.near_min * 3 // 4, whole, soft=True)
        over = len(self._calls) - len(boxes)
        shown = self._calls if over <= 0 else self._calls[: len(boxes) - 1]
        for box, name in zip(boxes, shown, strict=False):
            if name:
                waits = int((now - self._called[name]) / MINUTE)
                sheet.draw_card(self._house.tables.all[name], box, now, partial(self._open, name), waits)
        if over > 0:
            sheet.write_line(
                sheet.say("house-more-calls", count=over + 1), FontFace.SANS, sheet.form.near_min, boxes[-1], warm=True
            )

    def _open(self, name: str) -> None:
        self._show(partial(self._show_table, name))

    def _show_table(self, name: str, sheet: Sheet, now: float) -> None:
        table = self._house.tables.all[name]
        lines = [part for part in table_parts(table, self._words, now) if part]
        pause = "off" if table.paused else "on"
        ways = [
            (sheet.say(f"house-pause-{pause}"), partial(self._give, name, "pause", pause)),
            (sheet.say("house-message"), partial(self._show, partial(self._show_message, name))),
        ]
        if table.calls:
            ways.insert(0, (sheet.say("house-coming"), partial(self._give, name, "coming", "")))
        self._show_paper(sheet, table.name or table.id, lines, ways)

    def _show_message(self, name: str, sheet: Sheet, _now: float) -> None:
        told = [sheet.say(f"house-message-{each}") for each in MESSAGES]
        table = self._house.tables.all[name]
        ways = [(text, partial(self._give, name, "message", text)) for text in told]
        self._show_paper(sheet, sheet.say("house-tell", table=table.name or table.id), (), ways)

    def _show_closing(self, sheet: Sheet, _now: float) -> None:
        ways = [
            (sheet.say("house-closes-in", n=minutes), partial(self._give, "", "closing", str(minutes))) for minutes in CLOSING
        ]
        self._show_paper(sheet, sheet.say("house-closing-title"), (), ways)

    def _show_history(self, sheet: Sheet, _now: float) -> None:
        plays = sorted(self._plays(), key=lambda play: play.ended or 0, reverse=True)
        lines = []
        for play in plays:
            box = box_name(TableState("", box=play.game, title=play.title), self._words)
            won = ", ".join(
                self._words.get_name(f"colour-{seat.colour}", seat.name) if seat.name == seat.colour else seat.name
                for seat in play.winners
            )
            lines.append(" · ".join(part for part in (self._words(date_phrase(play.ended)), play.device, box, won) if part))
        self._show_paper(sheet, sheet.say("house-history"), lines or [sheet.say("house-no-plays")], ())

    def _show_league(self, sheet: Sheet, _now: float) -> None:
        lines = [
            sheet.say("house-league-line", place=line.place, name=line.name, points=f"{line.points:g}", plays=line.plays)
            for line in league(self._plays())
        ]
        self._show_paper(sheet, sheet.say("house-league"), lines or [sheet.say("house-no-league")], ())

    def _plays(self) -> tuple[Play, ...]:
        history = self._house.history
        if history is None:
            return ()
        history.refresh()
        return history.list_all_plays()

    def _show_admission(self, sheet: Sheet, _now: float) -> None:
        """Show the number to be compared, or else the state of the door, with its buttons."""
        assert self._door is not None
        door, _form = self._door.door, sheet.form
        if door.number:
            number = f"{door.number[:3]} {door.number[3:]}"
            if door.sure:
                self._show_paper(sheet, sheet.say("house-admit-sure", table=door.table), (), (), figure=number, leads_back=False)
                return
            ways = [
                (sheet.say("house-admit-same"), partial(self._door.decide, same=True)),
                (sheet.say("house-admit-differs"), partial(self._door.decide, same=False)),
            ]
            title = sheet.say("house-admit-number", table=door.table)
            self._show_paper(sheet, title, (), ways, figure=number, leads_back=False)
            return
        state = "open" if door.open else f"shut-{door.trouble}" if door.trouble else "closed"
        lines = [sheet.say(f"house-door-{state}")]
        lines += [sheet.say("house-door-pressed")] if door.pressed else []
        lines += [sheet.say("house-door-waiting", count=door.waiting)] if door.waiting else []
        lines += [sheet.say("house-door-taken", table=table) for table in reversed(door.taken)]
        act = (sheet.say("house-door-shut" if door.open else "house-door-let"), partial(self._door.open, wide=not door.open))
        self._show_paper(sheet, sheet.say("house-admit"), lines, [act])

    def _show_paper(
        self,
        sheet: Sheet,
        title: str,
        lines: Sequence[str],
        ways: Sequence[tuple[str, Callable[[], None]]],
        *,
        figure: str = "",
        leads_back: bool = True,
    ) -> None:
        """Show a page with a title, its lines (turned like leaves if they do not all fit) and buttons at its foot."""
        form = sheet.form
        high = form.touch_answer
        pitch = form.near * 3 // 2
        area = sheet.room.inset(form.gap, 0)
        sheet.write_line(title, FontFace.SERIF_SEMIBOLD, form.near * 4 // 3, area.top_part(pitch))
        ways = [*ways, (sheet.say("screen-back"), self.go_back)] if leads_back else list(ways)
        columns = _columns(len(ways), tall=form.tall)
        rows = -(-len(ways) // columns)
        foot = area.bottom_part(rows * (high + form.unit))
        body = area.trim(top=pitch + form.gap, bottom=foot.h + form.gap)
        if figure:
            size = min(body.h, body.w // 4)
            sheet.builder.text(
                figure, Type(FontFace.SANS_BOLD, size, size // 2, 1.0), sheet.look.ink, body, align="centre", upright="middle"
            )
        at_once = max(1, body.h // pitch)
        pages = max(1, -(-len(lines) // at_once))
        first = self._leaf % pages * at_once
        for place, text in enumerate(lines[first : first + at_once]):
            sheet.write_line(text, FontFace.SANS, form.near, Box(body.x, body.y + place * pitch, body.w, pitch))
        if pages > 1:
            ways = [*ways, (sheet.say("screen-more-of", page=self._leaf % pages + 1, pages=pages), self._turn)]
            columns = _columns(len(ways), tall=form.tall)
            rows = -(-len(ways) // columns)
            foot = area.bottom_part(rows * (high + form.unit))
        for box, (text, act) in zip(
            (cell for row in foot.rows(rows, form.unit) for cell in row.columns(columns, form.unit)), ways, strict=False
        ):
            sheet.draw_button(box, text, act, strong=act is ways[0][1] and len(ways) > 1)

    def _turn(self) -> None:
        self._leaf += 1


def _columns(ways: int, *, tall: bool) -> int:
    """Return the number of columns for the buttons at the foot of a page; on a wide page four stand two above two."""
    if tall:
        return 1
    return 2 if ways == 4 else max(1, min(ways, 3))  # noqa: PLR2004 - two above two


def show(house: HouseHost, words: Words, size: tuple[int, int], door: Admission | None = None) -> int:
    """Show the tables until the window is closed or Q is pressed; return the exit code. Raises `NoDisplay`."""
    surface = open_window(size)
    pygame.display.set_caption(f"{TITLE}: {words(phrase('house-title'))}")
    board = HouseBoard(house, words, door)
    shown: object = None
    while not board.over:
        for event in pygame.event.get():
            _hand_event(board, event, time.monotonic())
        changed = house.step()
        now = time.monotonic()
        seen = (surface.get_size(), int(now), board.stirred, None if door is None else door.door, house.problem)
        if changed or seen != shown:
            shown = seen
            page = board.page(surface.get_size(), now)
            surface.blit(paint_page(page, page.look, surface.get_size()), (0, 0))
            pygame.display.flip()
        time.sleep(BEAT)
    pygame.display.quit()
    return 0


def _hand_event(board: HouseBoard, event: pygame.event.Event, now: float) -> None:
    """Pass an input event to the board; SDL reports a finger as a mouse."""
    match event.type:
        case pygame.QUIT:
            board.over = True
        case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
            board.press_finger(event.pos, now)
        case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
            board.lift_finger(event.pos, now)
        case pygame.KEYDOWN if event.key in ONWARD:
            board.focus_on(ONWARD[event.key], now)
        case pygame.KEYDOWN if event.key in {pygame.K_RETURN, pygame.K_SPACE}:
            board.choose(now)
        case pygame.KEYDOWN if event.key == pygame.K_ESCAPE:
            board.go_back()
        case pygame.KEYDOWN if event.key == pygame.K_q:
            board.over = True
