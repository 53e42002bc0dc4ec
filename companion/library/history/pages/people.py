"""Players and boxes on the device: who played, what a player's and a box's page say, other names, and forgetting."""

from __future__ import annotations

from functools import partial

from companion.library.history import stats
from companion.library.history.edits import Edit, EditKind
from companion.library.history.pages.asking import BACK, OFFERED, Asking, ways
from companion.library.history.pages.lines import (
    box_lines,
    box_name,
    player_lines,
    text,
)
from companion.library.history.pages.plays import PlayPages, players_of
from companion.play.pages import FiguresPage, ListPage
from companion.play.seating import LONGEST_NAME
from companion.table.phrase import Argument, phrase
from companion.table.questions.kinds import Option
from companion.table.questions.writing import Write


class StatsPages:
    """Asks the pages of players and boxes; from them to their plays."""

    def __init__(self, asking: Asking, plays: PlayPages) -> None:
        self._ask = asking
        self._plays = plays

    async def players(self) -> None:
        """List the players, and show the one who is chosen."""
        while (chosen := await self._list_players()) != BACK:
            await self.player(chosen.removeprefix("player "))

    async def _list_players(self) -> str:
        rows = stats.players_known(self._ask.history.db)
        options = tuple(Option(f"player {name}", text(name)) for name, _, _ in rows)
        notes = {f"player {name}": phrase("history-plays-wins", n=plays, wins=wins) for name, plays, wins in rows}
        return await ListPage(
            "history.players", occurrence=self._ask.visit(), options=(*options, *ways()), notes=notes, tools=frozenset({BACK})
        )

    async def player(self, name: str) -> None:
        """Show a player's page, under the new name after a change of it."""
        page = stats.player_stats(self._ask.history.db, name)
        while page is not None:
            args: dict[str, Argument] = {"who": name, "n": page.plays, "wins": page.wins}
            options = ways("plays", "rename", "forget")
            where = await FiguresPage(
                "history.player",
                args=args,
                subject=name,
                occurrence=self._ask.visit(),
                options=options,
                lines=player_lines(page),
            )
            if where == BACK:
                return
            if where == "plays":
                await self._plays.plays(player=name)
            elif where == "rename":
                name = await self._renamed(name)
            elif await self._ask.sure("history.forget", lasting=True, who=name):
                await self._ask.do(partial(self._ask.effects.forget, name))
            page = stats.player_stats(self._ask.history.db, name)

    async def _renamed(self, name: str) -> str:
        """Ask for another name, and whether two are the same person where it is somebody's; give the name that is in force."""
        others = tuple(other for other in players_of(self._ask) if other != name)
        args: dict[str, Argument] = {"who": name}
        new = await Write(
            "history.rename", args=args, occurrence=self._ask.visit(), offered=others[:OFFERED], longest=LONGEST_NAME
        )
        if new in others and not await self._ask.sure("history.merge", who=name, into=new):
            return name
        await self._ask.do(partial(self._ask.effects.write, Edit(EditKind.RENAME, who=name, text=new)))
        return new

    async def boxes(self) -> None:
        """List the boxes that were played, and show the one that is chosen."""
        while (chosen := await self._list_boxes()) != BACK:
            await self.box(chosen)

    async def _list_boxes(self) -> str:
        played = stats.boxes_played(self._ask.history.db)
        options = tuple(Option(f"box {one.kind}", box_name(one.box, one.title, one.titles)) for one in played)
        notes = {f"box {one.kind}": phrase("history-count", n=one.plays) for one in played}
        return await ListPage(
            "history.boxes", occurrence=self._ask.visit(), options=(*options, *ways()), notes=notes, tools=frozenset({BACK})
        )

    async def box(self, box: str) -> None:
        """Show a box's page: hall of fame, closest, longest, shares; its plays where none was finished."""
        box = box.removeprefix("box ")
        page = stats.box_stats(self._ask.history.db, box)
        if page is None:
            await self._plays.plays(box=box)
        while page is not None:
            args: dict[str, Argument] = {"game": box_name(page.box, page.title, page.titles), "n": page.plays}
            where = await FiguresPage(
                "history.box",
                args=args,
                subject=box,
                occurrence=self._ask.visit(),
                options=ways("plays"),
                lines=box_lines(page),
            )
            if where == BACK:
                return
            await self._plays.plays(box=box)
            page = stats.box_stats(self._ask.history.db, box)
