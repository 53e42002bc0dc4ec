"""Plays on the device: the list, one play, its code for a phone, and what can be mended in it."""

from __future__ import annotations

import time
from functools import partial

from companion.library.history import stats
from companion.library.history.document import PlayDocument
from companion.library.history.edits import Edit, EditKind
from companion.library.history.exports.code import CodeDrawer
from companion.library.history.pages.asking import BACK, OFFERED, Asking, ways
from companion.library.history.pages.lines import (
    box_name,
    date_phrase,
    detail_lines,
    placings,
    play_facts,
    play_note,
    play_words,
)
from companion.play.pages import CodePage, FiguresPage, ListPage, PlayPage
from companion.play.seating import LONGEST_NAME
from companion.table.phrase import Argument, phrase
from companion.table.questions.kinds import Option
from companion.table.questions.writing import Write
from companion.table.seats import Seat, Seats

AT_ONCE = 48
"""So many plays are asked for at a time; the screen leafs through them in smaller pages."""


class PlayPages:
    """Asks the pages of plays."""

    def __init__(self, asking: Asking) -> None:
        self._ask = asking

    async def plays(self, *, box: str = "", player: str = "") -> None:
        """List plays, the newest first, and show the one that is chosen."""
        skip = 0
        while (chosen := await self._list(skip, box, player)) != BACK:
            if chosen in {"older", "newer"}:
                skip = max(0, skip + (AT_ONCE if chosen == "older" else -AT_ONCE))
            else:
                await self.play(chosen)

    async def _list(self, skip: int, box: str, player: str) -> str:
        lines = stats.list_plays(self._ask.history.db, AT_ONCE + 1, skip, box=box, player=player)
        feet = ways(*(("newer",) if skip else ()), *(("older",) if len(lines) > AT_ONCE else ()))
        options = tuple(Option(line.uuid, play_words(line)) for line in lines[:AT_ONCE])
        notes = {line.uuid: play_note(line) for line in lines}
        tools = frozenset(option.key for option in feet)
        return await ListPage(
            "history.plays-who", occurrence=self._ask.visit(), options=(*options, *feet), notes=notes, tools=tools
        )

    async def play(self, uuid: str, *, phone: bool = False) -> None:
        """Show one play, and what leads on from it."""
        play = self._ask.history.play(uuid)
        if phone and play is not None:
            await self.phone(play)
        while play is not None:
            keys = ("details", "mend") if play.aborted else ("phone", "details", "mend")
            note = phrase("history-no-code") if play.aborted else None
            args: dict[str, Argument] = {"game": box_name(play.game, play.title, play.titles)}
            where = await PlayPage(
                "history.play", args=args, subject=uuid, occurrence=self._ask.visit(), options=ways(*keys),
                standing=placings(play), seats=seats_of(play), course=_with_end(play), facts=play_facts(play), note=note,
            )  # fmt: skip
            if where == BACK:
                return
            if where == "phone":
                await self.phone(play)
            elif where == "details":
                await self._details(play)
            elif where == "mend":
                await self.mend(play)
            play = self._ask.history.play(uuid)

    async def phone(self, play: PlayDocument) -> None:
        """Say what the link carries and whither; then show its code."""
        names = tuple(Seat(seat.name, seat.colour) for seat in play.seats)
        options = (Option("show", phrase("history-show-code"), icon="check"), *ways())
        asked = await FiguresPage(
            "history.before-code", args={"names": names}, subject=play.uuid, occurrence=self._ask.visit(), options=options
        )
        if asked == "show":
            drawer = CodeDrawer(play, time.time_ns() // 1_000_000)
            args: dict[str, Argument] = {"dated": "yes" if play.ended is not None else "no"}
            await CodePage(
                "history.code", args=args, subject=play.uuid, occurrence=self._ask.visit(), options=ways(), code=drawer
            )

    async def _details(self, play: PlayDocument) -> None:
        args: dict[str, Argument] = {"game": box_name(play.game, play.title, play.titles), "day": date_phrase(play.ended)}
        lines = detail_lines(play)
        await FiguresPage(
            "history.details-of", args=args, subject=play.uuid, occurrence=self._ask.visit(), options=ways(), lines=lines
        )

    async def mend(self, play: PlayDocument) -> None:
        """Ask what is to be mended in a play, and to what."""
        names = tuple(Option(seat.colour, phrase("history-name-of", who=seat), seat=seat) for seat in seats_of(play))
        options = (*names, *ways("comment", "place", "delete"))
        tools = frozenset(option.key for option in options if option.seat is None)
        what = await ListPage("history.mend", subject=play.uuid, occurrence=self._ask.visit(), options=options, tools=tools)
        if what == BACK:
            return
        edit = await self._edit(play, what)
        if edit is not None:
            await self._ask.do(partial(self._ask.effects.write, edit))

    async def _edit(self, play: PlayDocument, what: str) -> Edit | None:
        if what == "delete":
            return Edit(EditKind.DELETE, play.uuid) if await self._ask.sure("history.delete") else None
        if what in {"comment", "place"}:
            offered = self._places() if what == "place" else ()
            written = await Write(
                f"history.write-{what}", subject=play.uuid, occurrence=self._ask.visit(), offered=offered, longest=40
            )
            return Edit(EditKind(what), play.uuid, text=written)
        seats = seats_of(play)
        others = tuple(name for name in players_of(self._ask) if name not in {seat.name for seat in seats})[:OFFERED]
        args: dict[str, Argument] = {"who": seats.of(what)}
        name = await Write("history.write-name", args=args, occurrence=self._ask.visit(), offered=others, longest=LONGEST_NAME)
        return Edit(EditKind.NAME, play.uuid, what, name)

    def _places(self) -> tuple[str, ...]:
        """Offer the places of the last plays."""
        plays = (self._ask.history.play(line.uuid) for line in stats.list_plays(self._ask.history.db, AT_ONCE))
        return tuple(dict.fromkeys(play.place for play in plays if play is not None and play.place))[:OFFERED]


def players_of(asking: Asking) -> tuple[str, ...]:
    """List the players' names, who played most first."""
    return tuple(name for name, _, _ in stats.players_known(asking.history.db))


def seats_of(play: PlayDocument) -> Seats:
    """Give the seats of a play as they sat; names that an edit made equal are told apart."""
    seen: list[str] = []
    for seat in play.seats:
        name = seat.name if seat.name not in seen else f"{seat.name} {len(seen) + 1}"
        seen.append(name)
    return Seats(Seat(name, seat.colour) for name, seat in zip(seen, play.seats, strict=True))


def _with_end(play: PlayDocument) -> tuple[tuple[int, ...], ...]:
    """Add the final scores to the course, where all are known."""
    last = tuple(seat.score for seat in play.seats if seat.score is not None)
    whole = len(last) == len(play.seats) and bool(play.course) and not play.aborted
    return (*play.course, last) if whole else play.course
