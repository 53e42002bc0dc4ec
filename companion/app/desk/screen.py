"""The screen at the desk: what it is told, when it is drawn, and what touches, keys, buttons and the knob mean on it."""

from dataclasses import replace
from typing import Any

from companion.app.desk.desk import Desk, DeskListener
from companion.app.desk.devices import Devices
from companion.language.voice.voice_errors import Problem
from companion.language.words import Words
from companion.network.glass.shown import Shown
from companion.play import Snapshot
from companion.play.live import Live
from companion.system.settings import Settings
from companion.table import phrase
from companion.ui.pages.effects import Languages, Paused
from companion.ui.screen.page import Overlay, Page, ScreenSettings
from companion.ui.screen.window import Window
from hardware.button import PinButtons


def screen_settings(settings: Settings, language: str, devices: Devices) -> ScreenSettings:
    """Build the screen's settings from the table's settings and devices."""
    return ScreenSettings(
        language=language,
        ring=devices.ring is not None,
        rotation=settings.get_whole("screen.rotation"),
        touch_rotation=settings.get_whole("screen.touch_rotation"),
        camera=devices.camera is not None,
        heard=devices.speaker.problem not in {Problem.NO_OUTPUT, Problem.NO_ENGINE},
        height_mm=settings.number("screen.height_mm"),
        locked=settings.flag("table.child_lock"),
        **collect_screen_settings(replace(settings, values={**settings.values, "table.language": language})),
    )


def collect_screen_settings(settings: Settings) -> dict[str, Any]:
    """Return the settings that take effect on the screen at once, by the names of `ScreenSettings`."""
    return {
        "theme": settings.text("screen.theme"),
        "volumes": tuple((part, settings.get_whole(f"sound.{part}")) for part in ("speech", "effects", "announcements")),
        "reduced": settings.flag("screen.reduced_motion"),
        "large": settings.flag("screen.large_text"),
        "contrast": settings.flag("screen.contrast"),
        "brightness": settings.number("screen.brightness"),
        "chosen": settings,
    }


class ScreenAtDesk(DeskListener):
    """Shows the desk's snapshot and what runs beside it. Its turn comes late, so that it draws what the others brought about.

    `settings` are what the screen knows besides the snapshot. `buttons` are told which presses have a meaning on the page.
    With `welcome` nobody has chosen a language yet; then that is asked first, even if one was guessed.
    """

    def __init__(
        self, desk: Desk, window: Window, settings: ScreenSettings, buttons: PinButtons | None, *, welcome: bool = False
    ) -> None:
        self.window, self.settings = window, settings
        self._desk, self._buttons, self._welcome = desk, buttons, welcome
        self._live: Live | None = None
        self._subtitle, self._explains, self._slow = "", False, False
        self._shown: Snapshot | None = None
        self._spoilt: Snapshot | None = None
        """The snapshot that was on the desk when something failed; it is not shown again."""

    @property
    def language(self) -> str:
        """The table's language."""
        return self.settings.language

    @property
    def words(self) -> Words:
        """The words of what is on show, in the table's language."""
        return self._desk.words(self.settings.language)

    @property
    def overlay(self) -> Overlay | None:
        """The page that lies over the question; None if there is none."""
        return self.window.state.overlay

    @property
    def paused(self) -> bool:
        """Whether the pause page lies over the game."""
        return isinstance(self.overlay, Paused)

    @property
    def shown(self) -> Shown | None:
        """What is on show, for browsers; None before there is anything."""
        if self._shown is None:
            return None
        return Shown(self._shown, self.settings, self._live, self._subtitle, explain=self._explains, failure=self.window.failure)

    def tell(self, **told: Any) -> bool:
        """Set values of `ScreenSettings` by name; return whether any of them changed."""
        if all(getattr(self.settings, name) == value for name, value in told.items()):
            return False
        self.settings = replace(self.settings, **told)
        self.window.set(self.settings)
        return True

    def receive_live(self, live: Live | None) -> None:
        """Show this beside the question: hourglass, arrow, what the camera sees."""
        self._live = live

    def show_caption(self, subtitle: str, *, explains: bool) -> None:
        """Show the spoken text as a subtitle; with `explains` also the question's reasons."""
        self._subtitle, self._explains = subtitle, explains

    def note_slow(self, *, slow: bool) -> None:
        """Show that the card is slow, or no longer is."""
        self._slow, self._shown = slow, None

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Show the new snapshot at once, as the desk's words are its game's from now on; the next step draws it."""
        self._shown = None
        if snapshot is not self._spoilt and self._desk.failure is None:
            self._show(snapshot)

    def step(self) -> bool:
        """Show what is new, a failure first; the window paints what differs from its picture, whatever brought that about."""
        snapshot, failure = self._desk.snapshot, self._desk.failure
        if failure is not None and failure is not self.window.failure:
            self._spoilt = snapshot
            self.window.fail(failure)
        if snapshot is not None and snapshot is not self._spoilt and failure is None:
            self._show(snapshot)
        painted = self.window.draw()
        if self._buttons is not None:
            self._buttons.set_meanings(self.window.meanings)
        if not painted and snapshot is not None and snapshot.game is not None:
            self.words.learn_next()
        return False

    def _show(self, snapshot: Snapshot) -> None:
        if self._shown is None:
            self._shown = replace(snapshot, trouble=phrase("trouble-slow")) if self._slow else snapshot
        self.window.show(self._shown, live=self._live, subtitle=self._subtitle, explain=self._explains)
        if self._welcome:
            self._welcome = False
            self.window.open(Languages(first=True))

    def page(self, snapshot: Snapshot) -> Page:
        """Return the page of a snapshot, so that it can be spoken for people who cannot see it."""
        if self._desk.failure is None and snapshot is not self._spoilt:
            self._shown = None
            self._show(snapshot)
        return self.window.page

    def get_due_time(self) -> float | None:
        """Return when to draw again, even if nothing happens."""
        return self.window.get_due_time()

    def close(self) -> None:
        """Close the window."""
        self.window.close()


class FingersAtDesk(DeskListener):
    """Has the window read the input since the last turn, and passes the acts that it means to the desk."""

    def __init__(self, desk: Desk, window: Window) -> None:
        self._desk, self._window = desk, window

    def step(self) -> bool:
        """Handle the input that has come in."""
        before, posted = self._window.touched_at, tuple(self._desk.take_posted())
        for act in self._window.events(posted):
            self._desk.do(act)
        return bool(posted) or self._window.touched_at != before
