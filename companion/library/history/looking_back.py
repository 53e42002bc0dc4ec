"""The history on the device: the pages of plays, players and boxes, the ways between them, and the changes they make."""

import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from companion.games import GAMES
from companion.language.words import Words
from companion.library.history import stats
from companion.library.history.bgstats import Texts, code_drawer
from companion.library.history.document import Play
from companion.library.history.edits import Edit, EditKind, EditRefused
from companion.library.history.exports import STEM, ExportFailed, ExportForm, write_export, write_plays
from companion.library.history.history import History, HistoryPage
from companion.library.history.page_lines import (
    box_bars,
    box_lines,
    box_name,
    calendar_lines,
    date_phrase,
    detail_lines,
    month_bars,
    placings,
    play_facts,
    play_note,
    play_words,
    player_lines,
    text,
    wins_of,
)
from companion.play.own_questions import LONGEST_NAME, CodePage, ListPage, PlayPage, PlotPage, TextPage, Work
from companion.system.files import settings_path
from companion.system.settings import load
from companion.system.sticks import mounted
from companion.table import Argument, Choose, JournalTrouble, Option, Phrase, Seat, Seats, Tell, Write, phrase, quoted, unchanging

LOG = logging.getLogger("companion")
BACK = "back"
Ways = tuple[Option[str], ...]
AT_ONCE = 48
"""The number of plays queried at a time; the screen shows them in smaller pages."""
MONTHS = 12
"""The most months on the page about when was played: the latest."""
OFFERED = 5
"""The most names, places or pairs that are offered or listed."""
_SIGNS = {"phone": "next", "mend": "pen", BACK: "back", "older": "earlier", "newer": "next", "undo": "undo"}
_NAMED = {"rename": "rename-way", "forget": "forget-way", "delete": "delete-yes"} | {
    plot: f"to-{plot}" for plot in ("months", "shares", "pairs", "figures")
}


def ways(*keys: str) -> Ways:
    """Return the options that lead on from a page, the way back last."""
    return tuple(Option(key, phrase(f"history-{_NAMED.get(key, key)}"), icon=_SIGNS.get(key, "")) for key in (*keys, BACK))


@unchanging
class Effects:
    """The tasks done while the table waits (`Work`); `forget` forgets a player in every file."""

    history: History
    forget: Callable[[str], Phrase] = lambda _name: phrase("history-not-changed", why="")

    def write(self, edit: Edit) -> Phrase | None:
        """Write an edit; return the reason if it could not be written, else None."""
        try:
            self.history.write(edit)
        except (EditRefused, JournalTrouble) as refused:
            LOG.warning("%s", refused)
            return phrase("history-not-changed", why=str(refused))
        return None

    def export(self) -> Phrase:
        """Write all plays in every form to the stick that is plugged in; return which files were written, or why not."""
        stick = next((stick for stick in mounted() if stick.writable), None)
        if stick is None:
            return phrase("history-stick-none")
        settings = load(settings_path())
        texts = Texts(Words(settings.text("table.language"), [game.folder for game in GAMES]))
        try:
            plays = self.history.list_all_plays()
            for form in ExportForm:
                text = write_plays(plays, form, texts, time.time_ns() // 1_000_000, series=settings.flag("table.series"))
                write_export(text, stick.folder / f"{STEM}.{form}")
        except (ExportFailed, JournalTrouble) as failed:
            LOG.warning("%s", failed)
            return phrase("history-stick-failed", why=str(failed))
        files = ", ".join(f"{STEM}.{form}" for form in ExportForm)
        return phrase("history-stick-written", stick=quoted(stick.name), files=files)


def seats_of(play: Play) -> Seats:
    """Return the seats of a play in order; names that an edit made equal are numbered."""
    seen: list[str] = []
    for seat in play.seats:
        name = seat.name if seat.name not in seen else f"{seat.name} {len(seen) + 1}"
        seen.append(name)
    return Seats(Seat(name, seat.colour) for name, seat in zip(seen, play.seats, strict=True))


async def look_back(effects: Effects, page: HistoryPage) -> None:
    """Look back, beginning at a page; if the card fails meanwhile, tell that and return."""
    try:
        await LookingBack(effects).look(page)
    except (JournalTrouble, sqlite3.Error) as trouble:
        LOG.warning("%s", trouble)
        await Tell("history.told", args={"what": phrase("history-unreadable", why=str(trouble))})


class LookingBack:
    """Leads through all pages of one history; `effects` makes the changes while the table waits."""

    def __init__(self, effects: Effects) -> None:
        self._effects = effects
        self._history = effects.history

    async def _do(self, task: Callable[[], Phrase | None]) -> None:
        told = await Work("history.working", task=task)
        if told is not None:
            await Tell("history.told", args={"what": told})

    async def _ask_if_sure(self, id_: str, *, takes: bool = False, **args: Argument) -> bool:
        """Ask for confirmation; if the action `takes` something away, the focus starts on the way back."""
        options = (Option("yes", phrase(f"{id_.replace('.', '-')}-yes")), *ways())
        return await TextPage(id_, args=args, options=options, likely=BACK if takes else "") == "yes"

    async def look(self, look: HistoryPage) -> None:
        """Begin at a page; from there go back to the first page, and out."""
        missing = self._history.refresh()
        leads: dict[str, Callable[[], Awaitable[None]]] = {
            "plays": self.show_plays, "players": self.show_players, "boxes": self.show_boxes,
            "calendar": self.show_calendar, "stick": self.write_to_stick,
        }  # fmt: skip
        if look.uuid:
            await self.play(look.uuid, phone=look.phone)
        if look.name:
            await self.show_player(look.name)
        if look.box:
            await self.show_box(look.box)
        while True:
            plays, edits = stats.count_plays(self._history.db), self._history.plays.edits()
            keys = [*(("plays", "players", "boxes", "calendar", "stick") if plays else ()), *(("undo",) if edits.done else ())]
            options = (*(Option(key, phrase(f"history-{key}")) for key in keys), *ways())
            args: dict[str, Argument] = {"n": plays, "missing": missing}
            where = await Choose("history.home", args=args, options=options)
            if where == BACK:
                return
            if where == "undo":
                await self._do(partial(self._effects.write, Edit(EditKind.UNDO)))
            else:
                await leads[where]()

    async def write_to_stick(self) -> None:
        """Show what an export contains; on confirmation, write it."""
        count = stats.count_plays(self._history.db)
        if await self._ask_if_sure("history.stick-contains", n=count, players=len(self._players())):
            await self._do(self._effects.export)

    async def show_plays(self, *, kind: str = "", player: str = "") -> None:
        """List plays, the newest first, and show the chosen one."""
        skip = 0
        while True:
            lines = stats.list_plays(self._history.db, AT_ONCE + 1, skip, kind=kind, player=player)
            feet = ways(*(("newer",) if skip else ()), *(("older",) if len(lines) > AT_ONCE else ()))
            options = (*(Option(line.uuid, play_words(line)) for line in lines[:AT_ONCE]), *feet)
            notes = {line.uuid: play_note(line) for line in lines}
            tools = frozenset(option.key for option in feet)
            chosen = await ListPage("history.plays-who", options=options, notes=notes, tools=tools)
            if chosen == BACK:
                return
            if chosen in {"older", "newer"}:
                skip = max(0, skip + (AT_ONCE if chosen == "older" else -AT_ONCE))
            else:
                await self.play(chosen)

    async def play(self, uuid: str, *, phone: bool = False) -> None:
        """Show one play, and the ways that lead on from it."""
        play = self._history.play(uuid)
        if phone and play is not None:
            await self.show_code(play)
        while play is not None:
            keys = ("details", "mend") if play.aborted else ("phone", "details", "mend")
            note = phrase("history-no-code") if play.aborted else None
            args: dict[str, Argument] = {"game": box_name(play.game, play.title, play.titles)}
            course, last = play.course, tuple(seat.score for seat in play.seats if seat.score is not None)
            if course and len(last) == len(play.seats) and not play.aborted:
                course = (*course, last)
            where = await PlayPage(
                "history.play", args=args, subject=uuid, options=ways(*keys),
                standing=placings(play), seats=seats_of(play), course=course, facts=play_facts(play), note=note,
            )  # fmt: skip
            if where == BACK:
                return
            if where == "phone":
                await self.show_code(play)
            elif where == "details":
                args |= {"day": date_phrase(play.ended)}
                await TextPage("history.details-of", args=args, options=ways(), text=detail_lines(play))
            elif where == "mend":
                await self.mend(play)
            play = self._history.play(uuid)

    async def show_code(self, play: Play) -> None:
        """Tell which data the link carries and where to; then show its QR code."""
        names = tuple(Seat(seat.name, seat.colour) for seat in play.seats)
        options = (Option("show", phrase("history-show-code"), icon="check"), *ways())
        if await TextPage("history.before-code", args={"names": names}, options=options) == "show":
            drawer = code_drawer(play, time.time_ns() // 1_000_000)
            args: dict[str, Argument] = {"dated": "yes" if play.ended is not None else "no"}
            await CodePage("history.code", args=args, options=ways(), code=drawer)

    async def mend(self, play: Play) -> None:
        """Ask what to change in a play and for the new text, and write the edit."""
        names = tuple(Option(seat.colour, phrase("history-name-of", who=seat), seat=seat) for seat in seats_of(play))
        options = (*names, *ways("comment", "place", "delete"))
        tools = frozenset(option.key for option in options if option.seat is None)
        what = await ListPage("history.mend", options=options, tools=tools)
        if what == BACK:
            return
        if what == "delete":
            if not await self._ask_if_sure("history.delete", takes=True):
                return
            edit = Edit(EditKind.DELETE, play.uuid)
        elif what in {"comment", "place"}:
            offered: tuple[str, ...] = ()
            if what == "place":  # those of the last plays
                plays = (self._history.play(line.uuid) for line in stats.list_plays(self._history.db, AT_ONCE))
                offered = tuple(dict.fromkeys(play.place for play in plays if play is not None and play.place))[:OFFERED]
            written = await Write(f"history.write-{what}", offered=offered, longest=40)
            edit = Edit(EditKind(what), play.uuid, text=written)
        else:
            seats = seats_of(play)
            others = tuple(name for name in self._players() if name not in {seat.name for seat in seats})
            name = await self._name("history.write-name", seats.of(what), others)
            edit = Edit(EditKind.NAME, play.uuid, what, name)
        await self._do(partial(self._effects.write, edit))

    def _name(self, id_: str, who: str | Seat, offered: tuple[str, ...]) -> Write:
        return Write(id_, args={"who": who}, offered=offered[:OFFERED], longest=LONGEST_NAME)

    async def show_players(self) -> None:
        """List the players, and show the chosen one."""
        while True:
            rows = stats.players_known(self._history.db)
            options = tuple(Option(f"player {name}", text(name)) for name, _, _ in rows)
            notes = {f"player {name}": phrase("history-plays-wins", n=plays, wins=wins) for name, plays, wins in rows}
            chosen = await ListPage("history.players", options=(*options, *ways()), notes=notes, tools=frozenset({BACK}))
            if chosen == BACK:
                return
            await self.show_player(chosen.removeprefix("player "))

    async def show_player(self, name: str) -> None:
        """Show a player's page; after a renaming, under the new name."""
        page = stats.player_stats(self._history.db, name)
        while page is not None:
            args: dict[str, Argument] = {"who": name, "n": page.plays, "wins": page.wins}
            options = ways("plays", "rename", "forget")
            where = await TextPage("history.player", args=args, options=options, text=player_lines(page))
            if where == BACK:
                return
            if where == "plays":
                await self.show_plays(player=name)
            elif where == "rename":
                # If the new name is somebody's, ask whether both are the same person
                others = tuple(other for other in self._players() if other != name)
                new = await self._name("history.rename", name, others)
                if new not in others or await self._ask_if_sure("history.merge", who=name, into=new):
                    await self._do(partial(self._effects.write, Edit(EditKind.RENAME, who=name, text=new)))
                    name = new
            elif await self._ask_if_sure("history.forget", takes=True, who=name):
                await self._do(partial(self._effects.forget, name))
            page = stats.player_stats(self._history.db, name)

    async def show_boxes(self) -> None:
        """List the boxes that were played, and show the chosen one."""
        while True:
            played = stats.boxes_played(self._history.db)
            options = tuple(Option(f"box {one.kind}", box_name(one.box, one.title, one.titles)) for one in played)
            notes = {f"box {one.kind}": phrase("history-count", n=one.plays) for one in played}
            chosen = await ListPage("history.boxes", options=(*options, *ways()), notes=notes, tools=frozenset({BACK}))
            if chosen == BACK:
                return
            await self.show_box(chosen.removeprefix("box "))

    async def show_box(self, box: str) -> None:
        """Show a box's page: hall of fame, closest and longest play, shares; if no play was finished, list its plays."""
        page = stats.box_stats(self._history.db, box)
        if page is None:
            await self.show_plays(kind=box)
        while page is not None:
            args: dict[str, Argument] = {"game": box_name(page.box, page.title, page.titles), "n": page.plays}
            where = await TextPage("history.box", args=args, options=ways("plays"), text=box_lines(page))
            if where == BACK:
                return
            await self.show_plays(kind=box)
            page = stats.box_stats(self._history.db, box)

    async def show_calendar(self) -> None:
        """Show how much was played when, what, and who won against whom, each as a plot; and all of it and where, in figures."""
        years, months, places, boxes = (stats.plays_by(self._history.db, by) for by in ("year", "month", "place", "box"))
        pairs = stats.pairs(self._history.db)
        people = tuple(name for name in self._players() if any(name in {pair.name, pair.other} for pair in pairs))[:OFFERED]
        pages = {
            "months": PlotPage("history.months", options=(), columns=True, bars=month_bars(months, MONTHS)),
            "shares": PlotPage("history.shares", options=(), bars=box_bars(boxes)),
            "pairs": PlotPage("history.pairs", options=(), people=people, won=wins_of(pairs)),
            "figures": TextPage("history.calendar", options=()),
        }
        texts = {
            "months": calendar_lines({"months": months[:MONTHS]}),
            "shares": calendar_lines({"shares": boxes}),
            "pairs": calendar_lines({}, pairs[:OFFERED]),
            "figures": calendar_lines({"years": years, "months": months[:MONTHS], "places": places[:OFFERED]}, pairs[:OFFERED]),
        }
        told = {key: tuple(lines) for key, lines in texts.items()}
        chosen = next((key for key, lines in told.items() if lines), "figures")
        while chosen != BACK:
            others = ways(*(key for key, lines in told.items() if lines and key != chosen))
            chosen = await replace(pages[chosen], options=others, text=told[chosen])

    def _players(self) -> tuple[str, ...]:
        return tuple(name for name, _, _ in stats.players_known(self._history.db))
