"""The screens about stored games: reports, a partly valid game, a full card, a stick."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.app.lobby.evening import LobbyState, evening
from companion.app.lobby.import_talk import take_plays
from companion.app.lobby.open_games import Incomplete
from companion.app.lobby.stick_talk import LEAVE, Sticks
from companion.app.lobby.update_talk import Updates
from companion.games import GAMES
from companion.library.backup import BackupContent, Fetched
from companion.library.history.history import History
from companion.library.history.page_lines import text
from companion.library.importing.comparing import Incoming
from companion.library.importing.found import Doubt
from companion.library.journal import IN_MEMORY, Journal
from companion.library.opened_journal import LibraryCopy
from companion.library.updates import Update
from companion.play import Answer
from companion.play.dialogue import Dialogue
from companion.system.sticks import Stick
from companion.table import Reason, Seat, phrase
from tools.gallery.history_screens import OLD
from tools.gallery.laid import Screen

GAME_NAMES = "Any Box 2025-12-24, Another Box 2026-01-06"
REPORTS = (
    phrase("report-refused", why=phrase("refused-log")),
    phrase("report-game-unreadable", game=phrase(f"game-{GAMES[0].name}"), day="2026-01-06"),
    phrase("report-damaged", file="journal.db.damaged-1", whole=12),
    phrase("report-damaged-games", file="journal.db.damaged-1", whole=10, games=GAME_NAMES),
    phrase("report-old-games", file="games.db", games=GAME_NAMES),
    phrase("report-old-full", file="games.db"),
    phrase("report-unsaved", entries=12, game=phrase(f"game-{GAMES[0].name}")),
    phrase("report-restored"),
    phrase("report-not-restored"),
)
TROUBLES = (
    "memory", "slow", "full", "busy", "read-only", "folder", "newer", "foreign", "damaged", "notebook", "settings",
)  # fmt: skip
ADA, BEN = Seat("Ada", "blue"), Seat("Ben", "yellow")
LEFT_BEHIND = (
    Reason(ADA, phrase("dropped-answer")),
    Reason(BEN, phrase("dropped-number", value=3)),
    Reason(None, phrase("dropped-correct", n=1)),
    Reason(None, phrase("dropped-more", n=7)),
    Reason(None, phrase("dropped-kept")),
)
STICKS = (Stick("HOLIDAYS", Path("/media/ada/HOLIDAYS"), writable=True), Stick("sdb1", Path("/media/ada/sdb1"), writable=False))
NEWER = Update(Path(), "1.2.0+deb13", {"en": "It sings. " * 30, "de": "Es singt jetzt. " * 19})
BACKUPS = (Path("companion-2026-01-06.zip"), Path("companion-2025-12-24-2.zip"))


OTHERS = tuple(map(Path, ("BGStatsExport.json", "plays.xml")))
LOOKED = Incoming(
    plays=OLD * 412,
    known=31,
    likely=2,
    names_here=("Ada", "Ben", "Clara"),
    names_new=(
        "Ada L.",
        *(f"{name} Lindenstraße" for name in ("Emil", "Frieda", "Gustav", "Hanna", "Ivo", "Jule", "Karl", "Lotte")),
    ),
    names_close=(("Ada L.", "Ada"),),
    boxes_here=(phrase(f"game-{GAMES[0].name}"), text("Azul")),
    boxes_new=tuple(
        map(text, ("Pandemic Legacy: Season 1", "Codenames", "Die verlorenen Ruinen von Arnak", "Uno", *"ABCDEFGHIJ"))
    ),
    doubts=dict.fromkeys(Doubt, 3),
)
"""What a file of another program might bring, with every kind of doubt."""


def keeping_screens() -> Iterator[Screen]:
    """Yield every screen before a game that is about stored games."""
    for what in REPORTS:
        yield from _asked(f"keeping-{what.id}", LobbyState(report=(what,)))
    for trouble in TROUBLES:
        snapshot = Dialogue(_evening(LobbyState(names=("Ada",)))).snapshot()
        yield Screen(f"keeping-trouble-{trouble}", replace(snapshot, trouble=phrase(f"trouble-{trouble}")))
    unread = LobbyState(incomplete=Incomplete(3, GAMES[-1].name, 214, 10, LEFT_BEHIND))
    yield from _asked("keeping-incomplete", unread)
    yield from _asked("keeping-dropped", unread, "see")
    yield from _asked("keeping-unsaved", LobbyState(unsaved=lambda: 12), "stop")
    one, two = (LobbyState(sticks=Sticks(STICKS[:number], Path()), stick_first=True) for number in (1, 2))
    yield from _asked("keeping-box-with-stick", replace(one, stick_first=False))
    yield from _asked("keeping-sticks", two)
    yield from _asked("keeping-stick", one)
    yield from _asked("keeping-stick-not-writable", two, str(STICKS[1].folder))
    yield from _asked("keeping-stick-saving", one, "save")
    for what in (phrase("stick-saved", file="companion-2026-01-06.zip", waiting=0), phrase("stick-not-saved")):
        yield from _asked(f"keeping-{what.id}", one, "save", what)
    yield from import_screens()
    yield from update_screens()
    yield from _asked("keeping-stick-backup", one, "bring", BACKUPS)
    for games, newer, broker in ((12, False, ""), (12, True, "homeassistant.local"), (None, False, "homeassistant.local")):
        fetched = Fetched(Path(), BackupContent(games, broker, notes_unreadable=False), 14, newer)
        yield from _asked(f"keeping-stick-confirm-{games}-{newer}", one, "bring", BACKUPS, BACKUPS[0].name, fetched)


def update_screens() -> Iterator[Screen]:
    """Yield the pages about a newer version and the system's fixes."""
    none = Updates((), set(), ("1.1.0+deb13", "arm64"), address="")
    away, here = (LobbyState(updates=one) for one in (none, replace(none, there=("1.2.0+deb13",))))
    yield from _asked("keeping-box-with-updates", away)
    yield from _asked("keeping-update", here, NEWER)
    yield from _asked("keeping-update-installing", here, NEWER, "install")
    for why in ("unreadable", "forged", "failed"):
        yield from _asked(f"keeping-update-{why}", here, NEWER, "install", phrase(f"update-{why}", version="1.2.0+deb13"))
    yield from _asked("keeping-update-fetching", away, "update")
    for word in ("newest", "unreachable", "incomplete"):
        yield from _asked(f"keeping-update-{word}", away, "update", (word, 0))
    yield from _asked("keeping-update-fixes", away, "update", ("newest", 112))
    for told in ("fixed", "unfixed"):
        yield from _asked(f"keeping-update-{told}", away, "update", ("newest", 112), "install", phrase(f"update-{told}"))


def import_screens() -> Iterator[Screen]:
    """Yield the pages about plays on a stick."""
    with closing(Journal(IN_MEMORY)) as journal:
        history = History(LibraryCopy(journal))
        for name, answers in (
            ("which", ()),
            ("looked", (str(OTHERS[0]), LOOKED)),
            ("nothing", (str(OTHERS[0]), Incoming(known=824))),
        ):
            dialogue = Dialogue(lambda: take_plays(OTHERS, history, LEAVE))
            for answer in answers:
                dialogue.do(Answer(answer, dialogue.snapshot().step))
            yield Screen(f"keeping-import-{name}", dialogue.snapshot())


def _asked(name: str, lobby: LobbyState, *answers: Any) -> Iterator[Screen]:
    """Yield the screen of the question after these answers."""
    dialogue = Dialogue(_evening(lobby))
    for answer in answers:
        dialogue.do(Answer(answer, dialogue.snapshot().step))
    yield Screen(name, dialogue.snapshot())


def _evening(lobby: LobbyState) -> Callable[[], Coroutine[Any, Any, Any]]:
    return lambda: evening(lobby)
