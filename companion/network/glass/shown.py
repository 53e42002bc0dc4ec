"""What the desk shows on all screens at one moment."""

from typing import NamedTuple

from companion.play import Failure, Snapshot
from companion.play.live import Live
from companion.ui.screen.page import ScreenSettings


class Shown(NamedTuple):
    """The snapshot on show, with the table's settings, what runs beside it, and the subtitle."""

    snapshot: Snapshot
    settings: ScreenSettings
    live: Live | None = None
    subtitle: str = ""
    explain: bool = False
    failure: Failure | None = None
