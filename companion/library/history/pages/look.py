"""At which page the table wants to look back."""

from __future__ import annotations

from companion.unchanging import unchanging


@unchanging
class HistoryPage:
    """A page of the history: of the play `uuid`, the player `name`, or the box `box`; without them the page all others hang on.

    `phone` asks about the play's code first; `newest` stands for the play of the game that was on the table last.
    """

    uuid: str = ""
    name: str = ""
    box: str = ""
    phone: bool = False
    newest: bool = False
