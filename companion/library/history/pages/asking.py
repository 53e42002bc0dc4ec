"""How pages are asked: each visit with a number of its own, questions before something is done, and work that is done."""

from __future__ import annotations

from collections.abc import Callable

from companion.library.history.pages.effects import Effects
from companion.play.pages import FiguresPage
from companion.play.work import Work
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.kinds import Option, Tell

BACK = "back"
Ways = tuple[Option[str], ...]
OFFERED = 5
"""So many names or places are offered before one is typed."""
_SIGNS = {"phone": "next", "mend": "pen", BACK: "back", "older": "earlier", "newer": "next", "undo": "undo"}
_NAMED = {"rename": "rename-way", "forget": "forget-way", "delete": "delete-yes"}


def ways(*keys: str) -> Ways:
    """Give the options that lead on from a page, the way back last."""
    return tuple(Option(key, phrase(f"history-{_NAMED.get(key, key)}"), icon=_SIGNS.get(key, "")) for key in (*keys, BACK))


class Asking:
    """What all pages of one talk share. What they change is done as `effects`, while the table waits."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.history = effects.history
        self._turn = 0

    def visit(self) -> tuple[int, ...]:
        """Tell two visits of the same page apart."""
        self._turn += 1
        return (self._turn,)

    async def do(self, task: Callable[[], Phrase | None]) -> None:
        """Have something done, and tell what is to be told about it."""
        told = await Work("history.working", occurrence=self.visit(), task=task)
        if told is not None:
            await Tell("history.told", args={"what": told}, occurrence=self.visit())

    async def sure(self, id_: str, *, lasting: bool = False, **args: Argument) -> bool:
        """Ask before something is done; at what cannot be taken back the focus begins on the way back."""
        options = (Option("yes", phrase(f"{id_.replace('.', '-')}-yes")), *ways())
        page = FiguresPage(id_, args=args, occurrence=self.visit(), options=options, likely=BACK if lasting else "")
        return await page == "yes"
