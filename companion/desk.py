"""The desk: one loop in which presses become acts, acts become standings, and standings are shown, lit and said."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from queue import Empty, SimpleQueue

from companion import service
from companion.acts import Act, Leave, SetLanguage, SetVolume
from companion.devices import Devices
from companion.dialogue import Dialogue
from companion.evening import Decision, Learn, Stop
from companion.games import game as find_game
from companion.herald import Herald
from companion.host import BegunElsewhere, Host
from companion.keeper import Failure, Keeper, Partner
from companion.lamps import lamps
from companion.lessons.teach import LessonStep
from companion.running import Runner
from companion.screen import focus
from companion.screen.effects import MarkStep, ReadAloud, Request, RunGlass, SayAgain, TakePicture, Throw
from companion.screen.state import Settings as ScreenSettings
from companion.screen.window import Window
from companion.standing import Standing
from companion.table.errors import TableError
from companion.table.game import Game
from companion.table.phrase import phrase
from companion.voice.levels import Part
from companion.words import Words
from hardware.colour import Frame
from hardware.finger import ButtonEvent, Event
from hardware.lights import Dark, Scene
from hardware.lights import Press as PressLight
from hardware.press import Meanings, Press
from hardware.ring import Ring
from sounds import Effect

LOG = logging.getLogger("companion")
ANYBODY = 0
"""In the inbox beside what comes from no partner; partners are numbered, so that a late word of one who left is dropped."""
BEAT = 1 / 60
"""Seconds between two looks at the inbox and at the window's events."""
LAMPS = 24
"""Lamps of the ring drawn on the screen."""
EXTRA_BUTTONS = {"next": Press.SHORT, "choose": Press.LONG, "back": Press.DOUBLE}
MEANT = {Press.SHORT, Press.LONG, Press.DOUBLE}
LOCKED = (Leave, SetLanguage, SetVolume)
"""What the child lock keeps from happening."""

Change = Callable[[str, int | str], None]
"""Keeps a changed setting (`table.language`, `sound.speech`) for the next start."""


class Desk:
    """Brings together what the table sees, hears, touches and plays.

    `aloud` says that nobody can see the screen; then the focused answer is spoken.
    Presses come from any thread through `post`; everything else happens in `step`, on one thread.
    """

    def __init__(
        self,
        host: Host,
        words_for: Callable[[str, Game | None], Words],
        change: Change,
        *,
        locked: bool = False,
        aloud: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._host = host
        self._words_for = words_for
        self._change = change
        self._ring: Ring | None = None
        self._clock = clock
        self._locked = locked
        self._aloud = aloud
        self._focus = ""
        self._asked = -1
        self._inbox: SimpleQueue[tuple[int, Standing | Failure | Event]] = SimpleQueue()
        self._seated = 0
        self._scene = Scene(Dark(), clock())
        self._game: Game | None = None
        self._dialogue: Dialogue[Decision] | None = None
        self._keeper: Keeper | None = None
        self._standing: Standing | None = None
        self._failure: Failure | None = None
        self._subtitle = ""
        self._next_draw = 0.0
        self.over = False
        self.elsewhere: BegunElsewhere | None = None

    def furnish(self, window: Window, settings: ScreenSettings, devices: Devices, runner: Runner, herald: Herald) -> None:
        """Put everything on the desk, before the first step."""
        self._window, self._settings, self._devices = window, settings, devices
        self._runner, self._herald = runner, herald
        self._ring = devices.ring

    def words(self, language: str) -> Words:
        """Give the words of the game on the table, or of all before one."""
        return self._words_for(language, self._game)

    def frame(self, now: float) -> Frame:
        """Give what the ring shows, for the ring drawn on the screen."""
        return self._scene.frame(now, LAMPS)

    def post(self, event: Event) -> None:
        """Take an event of a button from any thread; a press is acknowledged by light before its meaning is known."""
        if isinstance(event, ButtonEvent) and event.press is Press.DOWN and self._ring is not None:
            now = self._clock()
            self._ring.play(Scene(PressLight(self._scene.frame(now, self._ring.count)), now))
        self._inbox.put((ANYBODY, event))

    def begin(self, decision: Decision | None = None, box: str | None = None) -> None:
        """Seat the game decided on, or begin the talk before one (about `box`, if given)."""
        clerk = None
        if decision is not None:
            try:
                clerk = self._host.game(decision)
            except BegunElsewhere as elsewhere:
                self.elsewhere, self.over = elsewhere, True
                return
            except TableError as refused:
                LOG.warning("%s", refused)
        self._dialogue = None
        if clerk is not None:
            self._game = clerk.session.game
            self._devices.speaker.players(seat.name for seat in clerk.session.table.seats)
            self._seat(clerk)
        elif isinstance(decision, Learn):
            self._game = find_game(decision.game)
            self._seat(self._host.lesson(decision))
        else:
            self._game = None
            self._dialogue = self._host.dialogue(box)
            self._seat(self._dialogue)

    def _seat(self, partner: Partner) -> None:
        if self._keeper is not None:
            self._keeper.close()
        self._failure = None
        self._herald.forget()
        self._seated += 1
        number = self._seated
        self._keeper = Keeper(partner, lambda news: self._inbox.put((number, news)))

    def run(self) -> None:
        """Go on until the table has had enough."""
        pulse = service.watchdog_seconds()
        last_pulse = 0.0
        while not self.over:
            self.step()
            if pulse is not None and self._clock() - last_pulse >= pulse:
                service.notify("WATCHDOG=1")
                last_pulse = self._clock()
            time.sleep(BEAT)

    def step(self) -> None:
        """Take what has come in, let time pass, and show what is new."""
        changed = self._take_inbox()
        for act in self._window.events():
            self._do(act)
            changed = True
        for due in self._runner.pass_time():
            if self._keeper is not None:
                self._keeper.do(due)
            changed = True
        if self._aloud:
            self._say_focus()
        now = self._clock()
        if self._new_subtitle() or changed or now >= self._next_draw:
            self._draw(now)

    def _take_inbox(self) -> bool:
        took = False
        while True:
            try:
                seated, news = self._inbox.get_nowait()
            except Empty:
                return took
            took = True
            if isinstance(news, Standing | Failure):
                if seated == self._seated:
                    self._arrived(news)
            else:
                self._pressed(news)

    def _arrived(self, news: Standing | Failure) -> None:
        if isinstance(news, Failure):
            LOG.error("%s", news.trace)
            self._failure = news
            self._window.fail(news.what)
            return
        if self._dialogue is not None and self._dialogue.result is not None:
            self._decided(self._dialogue.result)
            return
        if news.question is None and news.outcome is None:
            self.begin()
            return
        self._standing = news
        if isinstance(news.question, LessonStep) and news.game is not None:
            self._host.note_progress(news.game.name, news.question.place)
        self._runner.begin(news)
        self._herald.tell(news, self.words(self._settings.language))
        self._lit()
        self._mean()
        self._show()

    def _decided(self, decision: Decision) -> None:
        if isinstance(decision, Stop):
            self.over = True
        else:
            self.begin(decision)

    def _pressed(self, event: Event) -> None:
        if not isinstance(event, ButtonEvent):
            self._window.press(Press.SHORT)
            return
        if event.press is Press.DOWN:
            self._devices.speaker.cut()
            self._devices.speaker.play(Effect.PRESS)
        elif event.press is Press.UP:
            self._light_ring()
        elif event.press is Press.VERY_LONG:
            self._very_long()
        elif event.press in MEANT:
            self._window.press(EXTRA_BUTTONS.get(event.source, event.press))

    def _very_long(self) -> None:
        """Before a game: power off safely. In a game: the child lock, on or off."""
        if self._dialogue is not None:
            service.ask_power_off()
        else:
            self._locked = not self._locked
            self._say("desk-locked" if self._locked else "desk-unlocked")

    def _say(self, message: str) -> None:
        language = self._settings.language
        self._herald.say(self.words(language)(phrase(message)), language)

    def _say_focus(self) -> None:
        """Where there is no screen to look at, say what a long press would choose, as soon as that is another."""
        said = focus.said(self._window.page)
        if said != self._focus and self._asked == (self._standing.step if self._standing else -1):
            self._devices.speaker.say(said, self._settings.language)
        self._focus, self._asked = said, self._standing.step if self._standing else -1

    def _do(self, act: Act | Request) -> None:
        if self._locked and isinstance(act, LOCKED):
            self._say("desk-locked")
            return
        match act:
            case Leave():
                self._leave()
            case SetLanguage():
                self._set_language(act.language)
            case SetVolume():
                self._set_volume(act)
            case SayAgain():
                self._herald.again()
            case ReadAloud():
                self._herald.say(act.text, self._settings.language)
            case Throw() | RunGlass() | TakePicture() | MarkStep():
                self._run(act)
            case _:
                self._devices.speaker.cut()
                self._devices.speaker.play(Effect.CHOOSE)
                if self._keeper is not None:
                    self._keeper.do(act)

    def _run(self, request: Throw | RunGlass | TakePicture | MarkStep) -> None:
        act = None
        if isinstance(request, Throw):
            act = self._runner.throw(request.step)
        elif isinstance(request, RunGlass):
            act = self._runner.run_glass(request.step, running=request.running)
        elif isinstance(request, TakePicture):
            self._runner.take_picture(request.step)
        if act is not None and self._keeper is not None:
            self._keeper.do(act)
        self._lit()
        self._show()

    def _leave(self) -> None:
        """Leave the game for the talk before one; from there, the device. After a failure, go on before the last answer."""
        if self._failure is not None and self._dialogue is None:
            self._mend()
        elif self._dialogue is not None:
            self.over = True
        else:
            self.begin()

    def _mend(self) -> None:
        self._failure = None
        record = self._host.library.open_game()
        try:
            if record is not None:
                self._seat(self._host.library.resume(record.id, drop=1))
                return
        except TableError as worse:
            LOG.warning("%s", worse)
        self.begin()

    def _set_language(self, language: str) -> None:
        self._settings = replace(self._settings, language=language)
        self._change("table.language", language)
        self._window.set(self._settings)
        self._herald.forget()
        if self._standing is not None:
            self._herald.tell(self._standing, self.words(language))

    def _set_volume(self, act: SetVolume) -> None:
        volumes = tuple((name, act.level if name == act.channel else level) for name, level in self._settings.volumes)
        self._settings = replace(self._settings, volumes=volumes)
        self._change(f"sound.{act.channel}", act.level)
        self._devices.speaker.volume(Part(act.channel), act.level / 10, on=act.level > 0)
        self._window.set(self._settings)

    def _lit(self) -> None:
        running = self._runner.animation()
        if running is not None:
            self._scene = Scene(*running)
        elif self._standing is not None:
            animation = lamps(self._standing)
            if animation != self._scene.animation:
                self._scene = Scene(animation, self._clock())
        self._light_ring()

    def _light_ring(self) -> None:
        if self._ring is not None:
            self._ring.play(self._scene)

    def _mean(self) -> None:
        if self._devices.buttons is not None:
            self._devices.buttons.mean(Meanings(double=self._window.page.back is not None, very_long=True))

    def _new_subtitle(self) -> bool:
        subtitle = self._devices.speaker.subtitle() or ""
        if subtitle == self._subtitle:
            return False
        self._subtitle = subtitle
        self._show()
        return True

    def _show(self) -> None:
        if self._standing is not None and self._failure is None:
            explains = self._herald.explains(self._standing)
            self._window.show(self._standing, live=self._runner.live, subtitle=self._subtitle, explain=explains)

    def _draw(self, now: float) -> None:
        """Draw, and note when to draw next: what moves on the screen and the lamps say when."""
        if self._runner.live is not None:
            self._show()
        self._window.draw()
        due = self._window.due()
        fps = 0.0 if self._scene.resting(now) else self._scene.animation.fps
        lamps_due = now + 1 / fps if fps else None
        self._next_draw = min((time for time in (due, lamps_due) if time is not None), default=float("inf"))

    def close(self) -> None:
        """Let go of everything; the game is safe as it is."""
        if self._keeper is not None:
            self._keeper.close()
        self._runner.close()
        self._devices.close()
        self._window.close()
