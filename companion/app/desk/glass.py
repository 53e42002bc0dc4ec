"""Browsers at the desk: they show its pages, and presses there count like touches here."""

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion.app.desk.desk import Desk, DeskListener, Order
from companion.app.desk.own_browser import show_in_browser
from companion.app.desk.screen import ScreenAtDesk
from companion.play import Answer, requests
from companion.system.extras import describe_missing
from companion.system.settings import Settings
from companion.table import phrase
from companion.ui.pages.effects import Glasses, Proposed, WantsIn
from companion.ui.screen.page import Door
from companion.ui.screen.window import Window

if TYPE_CHECKING:
    from companion.network.glass.company import Company

LOG = logging.getLogger("companion")


class GlassAtDesk(DeskListener):
    """Opens the web server while the setting is on, and sends each visitor their page; it takes its turn after the screen."""

    acts = (requests.SendAway, requests.LetIn, requests.ShutDoor)

    def __init__(
        self,
        desk: Desk,
        screen: ScreenAtDesk,
        window: Window,
        folder: Path,
        told: Callable[[str], None] | None = None,
        *,
        unseen: bool = False,
    ) -> None:
        """With `told` the table is in a browser on this machine, and nowhere else; `told` is given the line that says where.

        Sheets that visitors write are kept in `folder`.

        Where the screen is `unseen`, the voice says that a visitor wishes something.
        """
        self._desk, self._screen, self._window, self._folder = desk, screen, window, folder
        self._company: Company | None = None
        self._wanted = False
        self._told = told
        self._door: Door | None = None
        self._unseen, self._wish, self._reads = unseen, 0, False

    def step(self) -> bool:
        """Open or close the server by the setting; take the visitors' acts, and send each what is new."""
        chosen = self._screen.settings.chosen
        self._open_as(chosen)
        company, shown = self._company, self._screen.shown
        door = self._door if company is None or self._told is not None else company.door()
        if door is not None and not isinstance(self._window.state.overlay, Glasses):
            # Who comes and goes is shown on that page alone, and changes no other
            door = replace(door, guests=tuple(guest for guest in door.guests if guest.wants))
        stirred = self._screen.tell(door=door, choosing=() if company is None else company.choosing())
        if company is None:
            return stirred
        for act in company.take():
            self._desk.do(act)
            stirred = True
        if shown is None:
            return stirred
        self._follow_wishes(company, door or Door())
        stirred |= company.show(shown)
        found = company.proposal(shown.snapshot) if shown.failure is None else None
        if found is not None and chosen.flag("glass.at_once"):
            self._desk.do(Answer(found.value, shown.snapshot.step))
        elif found is not None:
            self._window.open(Proposed(shown.snapshot.step, *found))
        return stirred or found is not None

    def _open_as(self, chosen: Settings) -> None:
        """Open or close the server as the settings say; a table in this machine's browser has its own for good."""
        if self._told is not None:
            if self._company is None:
                self._open_own(self._told)
        elif chosen.flag("glass.on") is not self._wanted:
            self._wanted = not self._wanted
            if self._wanted:
                self._open(chosen.get_whole("glass.port"))
            else:
                self.close()

    def _follow_wishes(self, company: "Company", door: Door) -> None:
        """Close the page of a wish that is decided or whose visitor has gone; note what has been told."""
        over, wish = self._window.state.overlay, door.wish
        if isinstance(over, WantsIn) and not any(each.number == over.number and each.wants and each.here for each in door.guests):
            self._window.close_page()
        if self._reads and not isinstance(over, Glasses):
            company.note_told()
        self._reads = isinstance(over, Glasses)
        if wish is not None and wish.number != self._wish:
            self._wish = wish.number
            if self._unseen:
                self._desk.say("glass-asks-said")

    def _open(self, port: int) -> None:
        """Open the server; if that fails, the log and the settings page say why, and the table plays on."""
        trouble = "extra"
        if lost := describe_missing("glass"):
            LOG.warning("no browsers can join: %s", lost)
        else:
            try:
                self._company = self._serve(port)
            except OSError as refused:
                LOG.warning("no browsers can join: port %d: %s", port, refused)
                trouble = "port"
        self._door = Door(trouble=trouble) if self._company is None else None

    def _serve(self, port: int | None) -> "Company":
        """Open the server at a port, or at a free one of this machine alone. Raises OSError."""
        from companion.app.desk.sheet_writing import SheetDesk  # noqa: PLC0415 - an extra
        from companion.network.glass.company import Company  # noqa: PLC0415 - an extra

        sheets = SheetDesk(self._folder)
        return Company(port, self._window, self._desk.words, self._desk.clock, self._desk.wake, sheets)

    def _open_own(self, told: Callable[[str], None]) -> None:
        """Open the server at an address of this machine alone, and the browser at it. Raises OSError where none is free."""
        self._company = self._serve(None)
        address = self._company.invite_own()
        told(self._screen.words(phrase("browser-at", address=address)))
        show_in_browser(address)

    def do(self, act: Order) -> None:
        """Send a visitor away, or decide on the role they want."""
        if isinstance(act, requests.SendAway) and self._company is not None:
            self._company.send_away(act.visitor)
        elif isinstance(act, requests.ShutDoor) and self._company is not None:
            self._company.shut(shut=act.shut)
        elif isinstance(act, requests.LetIn) and self._company is not None:
            self._company.decide(act.visitor, let=act.let)

    def get_due_time(self) -> float | None:
        """Return when a visitor's page changes by itself."""
        return None if self._company is None else self._company.get_due_time()

    def close(self) -> None:
        """Close the server."""
        if self._company is not None:
            self._company.close()
        self._company = self._door = None
