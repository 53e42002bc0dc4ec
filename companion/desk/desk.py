"""The desk: one loop in which presses become acts, acts become snapshots, and snapshots are shown, lit and said."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.desk.beat import Beat
from companion.desk.captions import Subtitle
from companion.desk.devices import Devices
from companion.desk.house import HouseLine, told
from companion.desk.lights.scene import LightScene
from companion.desk.lock import ChildLock
from companion.desk.passing import Passing
from companion.desk.plugged import Plugged
from companion.desk.presses import Presses
from companion.desk.runner import Runner
from companion.desk.setting_effects import SettingEffects, seen
from companion.desk.watchdog import Watchdog, hung
from companion.library.history.pages.look import HistoryPage
from companion.lobby.evening import Decision, Stop
from companion.lobby.host import Handover, Host
from companion.lobby.partners import Partners
from companion.lobby.rematch import PlayAgain
from companion.mqtt.orders import DimRing, Order, PauseTable
from companion.narration.narrator import Narrator
from companion.play.acts import Act, Leave, OneMore, Reseat, SetDepth, SetLanguage, SetSetting, SetVolume, ToPhone
from companion.play.failsafe import Failure, guarded
from companion.play.live import Running, Seen
from companion.play.requests import (
    CallHouse,
    CameraRequest,
    ForgetPictures,
    Hush,
    LookAgain,
    MarkStep,
    ReadAloud,
    Recover,
    Request,
    RunGlass,
    SayAgain,
    SpinOrDraw,
    StayWithReading,
    TakePicture,
    TeachPieces,
    TellTour,
    TrySoundCard,
    UseStick,
)
from companion.play.snapshot import Snapshot
from companion.rulebook.lessons.teach import LessonStep
from companion.screen.page.effects import HouseSays, Languages, Paused
from companion.screen.page.state import ScreenSettings
from companion.screen.window import Window
from companion.system import memory
from companion.system.settings import SettingsRefused, SettingValue
from companion.table.game import Game
from companion.table.phrase import phrase
from companion.table.questions.question import Question
from companion.voice.errors import Problem
from companion.words import Words
from hardware.colour import Frame
from hardware.finger import Event
from hardware.signals import Stroll
from sounds import Effect

LOG = logging.getLogger("companion")
BEFORE_ALL = ("evening.box", "evening.stick")
"""Questions at which the talk may begin anew: nothing has been answered that would be lost."""

Change = Callable[[str, SettingValue], bool | None]
"""Keeps a changed setting (`table.language`, `sound.speech`) for the next start; False where it could not."""


class Desk:
    """Brings together what the table sees, hears, touches and plays.

    `aloud` says that nobody can see the screen; then the focused answer is spoken. `calm` leaves out the ring's needless motion.
    `welcome` says that nobody has chosen a language yet; then that is asked first, even if one was guessed.
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
        calm: bool = False,
        welcome: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.partners = Partners(host)
        self.partners.newcomer = self._newcomer
        self.light_scene = LightScene(clock, calm=calm)
        self._presses = Presses(self.light_scene)
        self.snapshot: Snapshot | None = None
        self.failure: Failure | None = None
        self._last_failure: Failure | None = None
        self.over = False
        self._words_for = words_for
        self._change = change
        self._clock = clock
        self.lock = ChildLock(locked=locked)
        self._aloud = aloud
        self._prepared = False
        self._subtitle = Subtitle()
        self._unspoken: Question[Any] | None = None
        self._passing = Passing()
        self.plugged = Plugged()
        self.house = HouseLine()
        self._stalled = False
        self._lost = 0
        self._next_draw = 0.0
        self._beat = Beat(clock)
        self._idle = False
        self._welcome = welcome

    def connect(self, window: Window, settings: ScreenSettings, devices: Devices, runner: Runner, narrator: Narrator) -> None:
        """Put everything on the desk, before the first step."""
        self._window, self._settings, self._devices = window, settings, devices
        self.runner, self.narrator = runner, narrator
        self.light_scene.ring = devices.ring
        self._effects = SettingEffects(window, devices, runner, narrator, self.light_scene, aloud=self._aloud)
        self._effects.begin(settings.chosen)
        self._presses.connect(window, devices.speaker, devices.buttons, self._very_long)

    def words(self, language: str) -> Words:
        """Give the words of the game on the table, or of all before one."""
        return self._words_for(language, self.partners.game)

    def frame(self, now: float) -> Frame:
        """Give what the ring shows, for the ring drawn on the screen."""
        return self.light_scene.frame(now)

    @property
    def elsewhere(self) -> Handover | None:
        """What the table wants to go on with instead of this program; None usually."""
        return self.partners.elsewhere

    def post(self, event: Event) -> None:
        """Take an event of a button from any thread."""
        self._presses.post(event)
        self._beat.wake()

    def begin(self, decision: Decision | None = None, box: str | None = None) -> None:
        """Seat the game decided on, or begin the talk before one (about `box`, if given)."""
        self.partners.begin(decision, box)
        self.over = self.elsewhere is not None

    def _newcomer(self) -> None:
        self.failure = None
        self._prepared = False
        self.narrator.forget()
        memory.give_back()

    def run(self, ready: Callable[[], None]) -> None:
        """Go on until the table has had enough; `ready` is called when the first question is on show."""
        watchdog = Watchdog(self._clock, self.hung)
        waiting = True
        while not self.over:
            self.step()
            if waiting and self.snapshot is not None:
                waiting = False
                ready()
            watchdog.beat()
            self._beat.rest(self._next_draw)

    def hung(self) -> tuple[str, ...]:
        """Name what has not checked in within its own limit; the watchdog then restarts everything."""
        return hung(self.partners, self._devices)

    def step(self) -> None:
        """Take what has come in, let time pass, and show what is new."""
        changed = self._take_news() | self._note_stall() | self._note_sticks() | self._hear_the_house()
        changed |= self._see(pictures=self.runner.watch.kept)
        self.partners.host.library.rest(resting=isinstance(self._window.state.overlay, Paused))
        for act in self._window.events():
            self.do(act)
            changed = True
        changed |= self._presses.take()
        if changed:
            self._passing.stir(self._clock())
            self._beat.stir()
        live = self.runner.live
        for due in self.runner.pass_time():
            self.partners.do(due)
            changed = True
        changed |= self._pass_on()
        if self.runner.live is not live:
            changed = True
            self._tell_live()
        speaker, language = self._devices.speaker, self._settings.language
        if (spoken_focus := self._effects.spoken_focus) is not None:
            spoken_focus.tell(self.snapshot.step if self.snapshot else -1, self._window.page, speaker, language)
        self._show_idle()
        self.light_scene.pass_time()
        now = self._clock()
        if self._subtitle.changed(speaker):
            self._show()
            changed = True
        if changed or now >= self._next_draw:
            self._draw(now)
        elif self.partners.game is not None:
            self.words(self._settings.language).learn_next()

    def _show_idle(self) -> None:
        """Let the ring stroll while nobody seems to be here."""
        if self._window.idle is not self._idle:
            self._idle = self._window.idle
            self.light_scene.show(self.snapshot, (Stroll(), self._clock()) if self._idle else self.runner.animation())

    def _pass_on(self) -> bool:
        """Go on past what only informs, once it was said and could be read."""
        covered = self._window.state.overlay is not None or self.failure is not None
        due = self._passing.due(self._clock(), self.runner.live, held=covered or self._devices.speaker.speaking)
        if isinstance(due, SpinOrDraw):
            self._run(due)
        elif due is not None:
            self.partners.do(due)
        return due is not None

    def _tell_live(self) -> None:
        if isinstance(self.runner.live, Seen):
            seen, words = self.runner.live, self.words(self._settings.language)
            self._safely(lambda: self.narrator.tell_seen(seen, words), "speaking")

    def _note_stall(self) -> bool:
        """Say, once, that the card takes its time; answers wait in order meanwhile."""
        if self.partners.stalled == self._stalled:
            return False
        self._stalled = self.partners.stalled
        if self._stalled:
            LOG.warning("the card takes nothing")
            self._say("trouble-slow")
        self._show()
        return True

    def _note_sticks(self) -> bool:
        """Offer a stick that was plugged in: at once where a box is chosen, else in the menu, and that is said."""
        if not self.plugged.changed(self._clock()):
            return False
        self._see(stick=bool(self.plugged.here))
        if self.snapshot is not None and self.snapshot.question is not None and self.snapshot.question.id in BEFORE_ALL:
            self._offer_stick(new=bool(self.plugged.new))
        elif self.plugged.new:
            self._say("desk-stick")
        return True

    def _see(self, **told: Any) -> bool:
        """Let the screen know something else beside the snapshot; tell whether that is new."""
        if all(getattr(self._settings, name) == value for name, value in told.items()):
            return False
        self._settings = replace(self._settings, **told)
        self._window.set(self._settings)
        return True

    def _hear_the_house(self) -> bool:
        """Show whether the broker is there, and do what the house orders; none of it touches the game."""
        changed = self._see(broker=self.house.shown, calling=self.house.calling)
        paused = isinstance(self._window.state.overlay, Paused)
        orders = self.house.run(self.runner.live, paused=paused, brightness=self._settings.chosen.number("ring.brightness"))
        for order in orders:
            self._obey(order)
        return changed or bool(orders)

    def _obey(self, order: Order) -> None:
        if isinstance(order, DimRing):
            self._put("ring.brightness", order.level)
        elif isinstance(order, PauseTable):
            self._pause(paused=order.paused)
        else:
            words = self.words(self._settings.language)
            text = told(order, words)
            self._window.open(HouseSays(text))
            self._safely(lambda: self.narrator.say(text, words.language), "speaking")

    def _pause(self, *, paused: bool) -> None:
        """Lay the page of rest over a game, or take it off; sand that runs stands still under it."""
        live, snapshot = self.runner.live, self.snapshot
        if not paused and isinstance(self._window.state.overlay, Paused):
            self._window.close_page()
        if not paused or snapshot is None or snapshot.game is None:
            return
        if isinstance(live, Running) and live.running:
            self._run(RunGlass(snapshot.step, running=False))
        self._window.open(Paused())

    def _offer_stick(self, *, new: bool) -> None:
        """Begin the talk before a game, with what is plugged in now; a game on the table is left, as it is."""
        self.partners.host.stick_first = new
        self.begin()

    def _take_news(self) -> bool:
        self.over |= self.elsewhere is not None
        took = False
        while (news := self.partners.news()) is not None:
            self._failed(news) if isinstance(news, Failure) else self._arrived(news)
            took = True
        return took

    def _failed(self, failure: Failure) -> None:
        """Show the failsafe page; what failed stands in the log already."""
        self.failure = self._last_failure = failure
        self._window.fail(failure)

    def _safely(self, work: Callable[[], None], where: str) -> bool:
        """Do some work; a fault in it leads to the failsafe page. Tells whether it went well."""
        failure = guarded(work, where)
        if failure is not None:
            self._failed(failure)
        return failure is None

    def _tell(self, news: Snapshot) -> None:
        """Say a snapshot; where that failed, its question is shown in silence when the table goes on."""
        if self._silent(news):
            return
        words = self.words(self._settings.language)
        if not self._safely(lambda: self.narrator.tell(news, words), "speaking"):
            self._unspoken = news.question

    def _silent(self, news: Snapshot) -> bool:
        return news.question is not None and news.question == self._unspoken

    def _arrived(self, news: Snapshot) -> None:
        talk = self.partners.talk
        if talk is not None and talk.result is not None:
            self.over = isinstance(talk.result, Stop)
            if not self.over:
                self.begin(talk.result)
            return
        if news.question is None and news.outcome is None:
            self.begin()
            return
        if not self._prepared:
            self._prepared = True
            self._speak_its_language(news)
            self.narrator.prepare(self.words(self._settings.language), lesson=isinstance(news.question, LessonStep))
        self.snapshot = news
        self._note_lesson(news)
        self._devices.speaker.players(seat.name for seat in news.seats)
        self.runner.begin(news)
        self._tell(news)
        self._passing.begin(news, self.words(self._settings.language), self._clock())
        self._show_voice()
        self.light_scene.show(news, self.runner.animation())
        self.house.show(news, self.runner.live)
        self._show()

    def _speak_its_language(self, news: Snapshot) -> None:
        """Go on with a game in the language in which it was last played."""
        host = self.partners.host
        if news.game is None or self.partners.talk is not None or isinstance(news.question, LessonStep):
            return
        if host.language not in {"", self._settings.language}:
            self._put("table.language", host.language)
        host.note_language(self._settings.language)

    def _note_lesson(self, news: Snapshot) -> None:
        if isinstance(news.question, LessonStep) and news.game is not None:
            self.partners.host.note_progress(news.game.name, news.question.place)

    def _very_long(self) -> None:
        self._say(self.lock.gesture(in_game=self.partners.talk is None))

    def _say(self, message: str) -> None:
        language = self._settings.language
        self._safely(lambda: self.narrator.say(self.words(language)(phrase(message)), language), "speaking")

    def do(self, act: Act | Request) -> None:
        """Do what was asked at the screen or with the button."""
        if self.failure is None and self.lock.refuses(act):
            self._say("desk-locked")
            return
        match act:
            case Leave() | OneMore() | ToPhone() | Reseat():
                self._go_from_here(act)
            case UseStick() | CallHouse() | ForgetPictures():
                self._turn_outside(act)
            case Recover():
                self.partners.mend()
            case SetLanguage() | SetVolume() | SetSetting() | SetDepth():
                self._choose(act)
            case SayAgain() | Hush() | ReadAloud() | TellTour():
                self._ask_voice(act)
            case TrySoundCard():
                self._try_sound_card(lost=act.lost)
            case SpinOrDraw() | RunGlass() | TakePicture() | LookAgain() | StayWithReading() | TeachPieces() | MarkStep():
                self._run(act)
            case _:
                self._devices.speaker.cut()
                self._devices.speaker.play(Effect.CHOOSE)
                self.partners.do(act)

    def _turn_outside(self, act: UseStick | CallHouse | ForgetPictures) -> None:
        if isinstance(act, ForgetPictures):
            self.runner.watch.forget()
            return
        if isinstance(act, UseStick):
            self._offer_stick(new=True)
            return
        self.house.call(act.reason)
        if act.reason:
            self._say("desk-house-called" if self.house.shown == "here" else "desk-house-away")

    def _choose(self, act: SetLanguage | SetVolume | SetSetting | SetDepth) -> None:
        match act:
            case SetLanguage():
                self._put("table.language", act.language)
            case SetVolume():
                self._put(f"sound.{act.channel}", act.level)
            case SetSetting():
                self._put(act.name, act.value)
            case SetDepth():
                self._set_depth(act.depth)

    def _try_sound_card(self, *, lost: bool) -> None:
        """Let a lost card go, and look for one where none sounds; a card more beside one that sounds changes nothing."""
        speaker = self._devices.speaker
        if lost or speaker.problem == Problem.NO_OUTPUT:
            speaker.reopen()

    def _run(self, request: SpinOrDraw | RunGlass | CameraRequest | MarkStep) -> None:
        act = None
        if isinstance(request, SpinOrDraw):
            act = self.runner.throw(request.step)
        elif isinstance(request, RunGlass):
            act = self.runner.run_glass(request.step, running=request.running)
        elif not isinstance(request, MarkStep):
            self.runner.ask_camera(request)
        if act is not None:
            self.partners.do(act)
        self.light_scene.show(self.snapshot, self.runner.animation())
        self._show()

    def _go_from_here(self, act: Leave | OneMore | ToPhone | Reseat) -> None:
        """Leave what is on the table; after a game, also for one more or for its code."""
        match act:
            case OneMore():
                self.begin(PlayAgain())
            case ToPhone():
                self.begin(HistoryPage(newest=True, phone=True))
            case Reseat():
                self.partners.reseat()
            case _:
                self._leave()

    def _leave(self) -> None:
        """Leave the game for the talk before one; from there, the device. After a failure begin that talk in any case."""
        if self.partners.talk is not None and self.failure is None:
            self._leave_device()
        else:
            self.begin()

    def _leave_device(self) -> None:
        """End, if everything is on the card; where it is not, that is said first, and only who leaves again agrees to lose it."""
        waiting = self.partners.host.library.waiting
        self.over = waiting in {0, self._lost}
        if not self.over:
            self._lost = waiting
            language = self._settings.language
            self.narrator.say(self.words(language)(phrase("end-unsaved", n=waiting)), language)

    def _put(self, name: str, value: SettingValue) -> None:
        """Put a setting in force, show what it does, and keep it."""
        try:
            chosen = self._settings.chosen.changed(name, value)
        except SettingsRefused as refused:
            LOG.warning("%s", refused)
            return
        unkept = self._change(name, value) is False
        self._see(language=chosen.text("table.language"), unkept=unkept, **seen(chosen))
        words = self.words(self._settings.language)
        self._safely(lambda: self._effects.take(name, chosen, words, self.lock, self.partners.host.library.notebook), "a setting")
        if name == "table.language":
            if self.partners.talk is None:
                self.partners.host.note_language(self._settings.language)
            self._speak_anew()

    def _speak_anew(self) -> None:
        """Say the open question again: another language is spoken."""
        self.narrator.forget()
        if self.snapshot is not None:
            self._tell(self.snapshot)

    def _tell_tour(self, page: str) -> None:
        if page:
            self._say(f"tour-{page}-words")
        else:
            self._speak_anew()

    def _ask_voice(self, request: SayAgain | Hush | ReadAloud | TellTour) -> None:
        match request:
            case ReadAloud():
                self._safely(lambda: self.narrator.say(request.text, self._settings.language), "speaking")
                return
            case TellTour():
                self._tell_tour(request.page)
                return
            case SayAgain():
                self._safely(self.narrator.again, "speaking")
            case Hush():
                self.narrator.hush(or_repeat=request.or_repeat)
        self._show_voice()

    def _show_voice(self) -> None:
        """Show whether the voice is quiet for this round, how far it is prepared, and how much it says."""
        depth = self.narrator.familiarity.depth(self.snapshot) if self.snapshot is not None else self._settings.depth
        self._see(quiet=self.narrator.quiet, prepared=self.narrator.prepared, depth=depth)

    def _set_depth(self, depth: str) -> None:
        if self.snapshot is not None:
            self.narrator.familiarity.choose(self.snapshot, depth)
            self._show_voice()
            self._show()

    def _show(self) -> None:
        if self.snapshot is not None and self.failure is None:
            snapshot = self.snapshot
            self._safely(lambda: self._show_snapshot(snapshot), "showing")

    def _show_snapshot(self, snapshot: Snapshot) -> None:
        explains = self.narrator.explains(snapshot)
        subtitle = "" if self._silent(snapshot) else self._subtitle.beside(snapshot, self.words(self._settings.language))
        shown = replace(snapshot, trouble=phrase("trouble-slow")) if self._stalled else snapshot
        self._window.show(shown, live=self.runner.live, subtitle=subtitle, explain=explains)
        if self._welcome:
            self._welcome = False
            self._window.open(Languages(first=True))

    def _draw(self, now: float) -> None:
        """Draw, and note when to draw next: what moves on the screen and the lamps say when."""
        if self.runner.live is not None:
            self._show()
        self._window.draw()
        if (fault := self._window.failure) is not None and fault is not self._last_failure:
            self.failure = self._last_failure = fault
            self._window.draw()
        self._presses.mean()
        times = (self._window.due(), self.light_scene.due(now))
        self._next_draw = min((time for time in times if time is not None), default=float("inf"))

    def close(self) -> None:
        """Let go of everything; the game is safe as it is."""
        self.partners.close()
        self.house.close()
        self.runner.close()
        self.narrator.close()
        self._devices.close()
        self._window.close()
