"""The program at a table: opens settings, library, devices, and screen or terminal, and plays."""

import logging
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from companion.app.desk.broker_link import TerminalBroker, open_broker_link
from companion.app.desk.kept_settings import SettingsInTerminal
from companion.app.lobby.evening import Decision, Stop
from companion.app.lobby.host import BackupWanted, BegunElsewhere, Handover, Host, OwnSettingsWanted
from companion.games import GAMES
from companion.language.words import Words
from companion.library.backup import bring_back
from companion.library.library import AlreadyOpen, Library
from companion.library.versions import hand_over, start_anew
from companion.system import display, files, logs, memory, safe_start, service
from companion.system.extras import describe_missing
from companion.system.settings import Settings
from companion.table import Game, Phrase, phrase
from companion.ui.narration.familiarity import Familiarity
from companion.ui.terminal.terminal import Left, SeatsWrong, Terminal

if TYPE_CHECKING:
    from companion.language.voice.speaker import Speaker

LOG = logging.getLogger("companion")


class StartRequest(NamedTuple):
    """What the command line asks for: a decision to play at once, or a box; language, where to play, a camera's substitute."""

    decision: Decision | None = None
    box: str | None = None
    language: str | None = None
    terminal: bool = False
    camera: Path | None = None
    browser: bool = False

    def words(self) -> tuple[str, ...]:
        """Return the command-line words that still apply when the program is restarted."""
        language = ("--language", self.language) if self.language else ()
        camera = ("--camera", str(self.camera)) if self.camera else ()
        return (*language, *(("--terminal",) if self.terminal else ()), *(("--browser",) if self.browser else ()), *camera)


def run(request: StartRequest) -> int:
    """Play as wished; returns the exit code."""
    settings = safe_start.settings()
    language = request.language or settings.text("table.language")
    try:
        screen = "pygame" in sys.modules  # the first frame is on show
        with StartTalk(lambda: words_of(language), settings, files.cache_folder(), say, screen=screen) as tells:
            library = Library(files.data_folder(), tells)
    except AlreadyOpen as already:
        say(str(already))
        return service.ALREADY_OPEN
    for fault in (*settings.faults, library.notebook.trouble):
        if fault:
            say(fault)
    for told in (library.trouble, *library.report):
        if told is not None:
            say(words_of(language)(told))
    library.look_after(files.settings_path())
    library.notebook.remembers = settings.flag("table.remember_names")
    host = Host(library)
    if settings.faults:
        host.say_once(phrase("trouble-settings"))
    try:
        return _play(request, settings, host, language)
    except Handover as other:
        say(str(other))
        elsewhere = other
    finally:
        if not service.close_in_time(library.close):
            say(words_of(language)(phrase("end-stalled")))
    _go_on(elsewhere, request)
    return 0


def _go_on(elsewhere: Handover, request: StartRequest) -> None:
    """Replace this process with the version that began the game, or restart with a restored backup or its own settings."""
    if isinstance(elsewhere, BegunElsewhere):
        hand_over(elsewhere.python, elsewhere.record)
    elif isinstance(elsewhere, BackupWanted):
        bring_back(elsewhere.backup, files.data_folder(), files.settings_path())
        start_anew(request.words())
    elif isinstance(elsewhere, OwnSettingsWanted):
        safe_start.go_back()
        start_anew(request.words())


def _play(request: StartRequest, settings: Settings, host: Host, language: str) -> int:
    if request.browser:
        if lost := describe_missing("screen") or describe_missing("glass"):
            say(lost)
        else:
            return on_screen(request, settings, host, language)
    elif not request.terminal:
        if not display.has_display():
            say(words_of(language)(phrase("no-display")))
            if not describe_missing("screen") and not describe_missing("glass"):
                say(words_of(language)(phrase("no-display-browser", line=f"{service.own_command()} --browser")))
        elif lost := describe_missing("screen"):
            say(lost)
        else:
            return on_screen(request, settings, host, language)
    return in_terminal(request, settings, host, language)


def say(text: str) -> None:
    """Print a line to standard error, for the person who started the program."""
    sys.stderr.write(f"{text}\n")


def on_screen(request: StartRequest, settings: Settings, host: Host, language: str) -> int:
    """Play on the screen; in the terminal if no window can be opened."""
    with memory.loading():
        from companion.ui.screen import splash  # noqa: PLC0415 - pygame is loaded only if there is a screen
        from companion.ui.screen.paint.screen_errors import NoDisplay  # noqa: PLC0415

    logs.keep_log(files.data_folder(), echo=True)
    if safe_start.on():
        LOG.warning(
            "a safe start, with default settings: %d starts failed; %s is left alone",
            safe_start.count_failed_starts(),
            files.settings_path(),
        )
    try:
        if not request.browser and not service.is_managed():
            splash.show_first(settings, files.data_folder())  # all that a screen needs is loaded only if there is one
        with memory.loading():
            from companion.app.desk import opening  # noqa: PLC0415
        unasked = "table.language" not in settings.named and "" not in settings.wrong and not safe_start.on()
        welcome = unasked and request.language is None
        desk = opening.open_desk(
            settings, host, words_of, language, request.camera, welcome=welcome, told=say if request.browser else None
        )
    except NoDisplay as error:
        LOG.info("%s", error)
        say(words_of(language)(phrase("display-away", where=error.where) if error.where else phrase("no-display")))
        return in_terminal(request, settings, host, language)
    desk.begin(request.decision, request.box)
    opening.play(desk)
    return 0


def words_of(language: str, game: Game | None = None) -> Words:
    """Return the words of one game, or of all games for the talk before a game."""
    return _words(language, tuple(one.folder for one in ([game] if game else GAMES)))


@cache
def _words(language: str, folders: tuple[Path, ...]) -> Words:
    return Words(language, folders)


def in_terminal(request: StartRequest, settings: Settings, host: Host, language: str) -> int:
    """Play game after game in the terminal, until the table leaves."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # it stops the hourglass, and leaves
    decision, box = request.decision, request.box
    broker = TerminalBroker(open_broker_link(settings, host.library), lambda: words_of(beside.language), say)
    beside = SettingsInTerminal(settings, language, words_of)
    known = Familiarity(host.library.notebook, first_game=settings.flag("table.first_game"))
    try:
        while not isinstance(decision, Stop):
            if decision is not None:
                box, controller = None, host.game(decision)
                if controller is not None:
                    game = controller.session.game
                    try:
                        words = words_of(beside.language, game)
                        terminal = Terminal(words, shows=broker.show, familiarity=known, lingers=True, beside=beside)
                        terminal.play(controller)
                    except SeatsWrong:  # other people want to play: ask for the players again, with this box
                        if host.library.at_table is not None:
                            host.library.throw_away(host.library.at_table)
                        box = game.name
            dialogue = host.dialogue(box)
            Terminal(words_of(beside.language), shows=broker.show, beside=beside).play(dialogue)
            decision, box = dialogue.result, None
            assert decision is not None
    except Left:
        say("")
    finally:
        broker.close()
    return 0


BETWEEN_FRAMES, ALOUD, AGAIN = 0.25, 3.0, 40.0
"""Seconds between two pictures, seconds until the message is spoken, and seconds until it is spoken again."""


class StartTalk(AbstractContextManager["StartTalk"]):
    """Takes messages on what a library does while it is opened; nobody has to answer.

    `words` is called, and a voice is opened, only for a message, which few starts have. `prints` gets each
    message once. With `screen` the first frame shows the messages, and the voice speaks them.
    """

    def __init__(
        self,
        words: Callable[[], Words],
        settings: Settings,
        cache: Path,
        prints: Callable[[str], None],
        *,
        screen: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._words, self._settings, self._cache, self._prints, self._clock = words, settings, cache, prints, clock
        self._screen = screen
        self._said: set[str] = set()
        self._drawn = float("-inf")
        self._next_aloud = clock() + ALOUD
        self._speaker: Speaker | None = None

    def __call__(self, told: Phrase) -> None:
        """Tell what the start waits for, and its progress."""
        now, words = self._clock(), self._words()
        if told.id not in self._said:
            self._said.add(told.id)
            self._prints(words(told))
        if not self._screen:
            return
        from companion.ui.screen.splash import tell  # noqa: PLC0415 - only if the screen was opened

        if now >= self._drawn + BETWEEN_FRAMES:
            self._drawn = now
            percent = told.args.get("percent")
            tell(words(told), words.find_optional(told, "hint") or "", percent if isinstance(percent, int) else None)
        if now >= self._next_aloud:
            from companion.language.voice.open_voice import open_speaker  # noqa: PLC0415 - few starts take so long

            self._next_aloud = now + AGAIN
            self._speaker = self._speaker or open_speaker(self._settings, self._cache)
            self._speaker.say(words.say_aloud(told), words.language)

    def __exit__(self, *_raised: object) -> None:
        """Close the voice."""
        if self._speaker is not None:
            self._speaker.close()
