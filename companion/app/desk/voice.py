"""The voice at the desk: it speaks each question, texts on request, and, if nobody sees the screen, the focused answer."""

from collections.abc import Callable

from companion.app.desk.desk import Desk, DeskListener, Order, Say
from companion.app.desk.screen import ScreenAtDesk
from companion.language.words import Words
from companion.play import Hush, ReadAloud, SayAgain, Snapshot, TellTour
from companion.play.acts import GAME_ACTS, SetDepth
from companion.play.live import Live, Seen
from companion.table import Question, phrase
from companion.ui.narration.narrator import Narrator
from companion.ui.narration.offered import Offered, describe_offered
from companion.ui.screen.page import Page, focus
from hardware.press import ButtonEvent, Event, Press
from sounds import Effect

LINGERS = 6.0
"""Seconds of silence after which people who play by ear hear the focused answer again, with all others."""


class SpokenFocus:
    """Speaks the focused answer whenever it changes; after `LINGERS` seconds of silence, again with all other answers."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._page: Page | None = None
        self._said = Offered()
        self._lingers: float | None = None

    def knows(self, page: Page, *, whole: bool = False) -> Offered:
        """Note the page whose question is now spoken; return its answers. With `whole`, they are spoken now and not repeated."""
        self._page, self._said = page, focus.list_offered(page)
        self._lingers = None if whole else self._clock() + LINGERS
        return self._said

    def describe_focus(self, page: Page, words: Words) -> str:
        """Return what to say of the page now; "" for nothing."""
        before = self._said
        if page is self._page:
            return ""
        self._page, now = page, focus.list_offered(page)
        if now == before:
            return ""
        self._said, self._lingers = now, self._clock() + LINGERS
        if now.title != before.title:
            self._lingers = None
            return f"{now.title} {describe_offered(now, words, whole=True)}".strip()
        return now.here if now.here != before.here else ""

    def remind_of_focus(self, words: Words, *, speaking: bool) -> str:
        """Return, once, what to say after a while without speech or activity; "" for nothing."""
        if speaking or self._lingers is None:
            self._lingers = self._lingers and max(self._lingers, self._clock() + LINGERS)
            return ""
        if self._clock() < self._lingers:
            return ""
        self._lingers = None
        return describe_offered(self._said, words, whole=True)


def subtitle(said: str, snapshot: Snapshot, words: Words) -> str:
    """Return the spoken text, unless the prompt on the screen already says it."""
    question = snapshot.question
    if question is None:
        return said
    who = question.seat.name if question.seat else ""
    return "" if said.removeprefix(f"{who}: ") in words(question.words) else said


class VoiceAtDesk(DeskListener):
    """Speaks through a narrator. With `unseen` nobody can see the screen, so the focused answer is spoken.

    If speaking a question fails, it is shown without speech when the table goes on.
    """

    acts = (*GAME_ACTS, Say, SayAgain, Hush, ReadAloud, TellTour, SetDepth)

    def __init__(self, desk: Desk, screen: ScreenAtDesk, narrator: Narrator, *, unseen: bool) -> None:
        self.narrator = narrator
        self.spoken_focus: SpokenFocus | None = None
        """Speaks the focused answer; None if nobody plays by ear."""
        self._desk, self._screen, self._unseen = desk, screen, unseen
        self._speaker = narrator.speaker
        self._prepared = False
        self._telling: Question[object] | None = None
        self._said = ""
        self.read_answers(on=screen.settings.chosen.flag("voice.answers"))

    def read_answers(self, *, on: bool) -> None:
        """Turn the speaking of answers on or off; it stays on if nobody can see the screen."""
        aloud = on or self._unseen
        self.narrator.reads_answers = aloud
        self.spoken_focus = SpokenFocus(self._desk.clock) if aloud else None
        self._screen.tell(by_ear=aloud)

    def welcome_newcomer(self) -> None:
        """Speak the next question, even if it is the same."""
        self._prepared = False
        self.narrator.forget()

    def notice_press(self, event: Event) -> None:
        """Stop speaking, and let the press be heard, before its meaning is known."""
        if isinstance(event, ButtonEvent) and event.press is Press.DOWN:
            self._speaker.cut()
            self._speaker.play(Effect.PRESS)

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Speak a new question."""
        if not self._prepared:
            self._prepared = True
            words = self._screen.words
            self._speaker.prefetch(words.list_fixed(lesson=snapshot.page is not None), words.language)
        self._speaker.set_players(seat.name for seat in snapshot.seats)
        self._tell(snapshot)
        self._show()

    def _tell(self, snapshot: Snapshot) -> None:
        if self._is_silent(snapshot) or not self.narrator.has_news(snapshot):
            return
        self._telling = snapshot.question  # it stays set if the narrator fails
        spoken, whole = self.spoken_focus, self.narrator.explains(snapshot)
        self.narrator.tell(
            snapshot, self._screen.words, spoken.knows(self._screen.page(snapshot), whole=whole) if spoken else None
        )
        self._telling = None

    def _is_silent(self, snapshot: Snapshot) -> bool:
        return snapshot.question is not None and snapshot.question == self._telling

    def say_anew(self) -> None:
        """Speak the open question again, as after a change of language."""
        self.narrator.forget()
        if self._desk.snapshot is not None:
            self._tell(self._desk.snapshot)

    def receive_live(self, live: Live | None) -> None:
        """Tell what the camera has seen."""
        if isinstance(live, Seen):
            self.narrator.tell_seen(live, self._screen.words)

    def do(self, act: Order) -> None:
        """Speak, repeat, hush, or set how much is said; any game act plays a sound and cuts the speech."""
        language, words = self._screen.language, self._screen.words
        match act:
            case Say():
                self.narrator.say(words(act.words), language)
            case ReadAloud():
                self.narrator.say(act.text, language)
            case TellTour():
                if act.page:
                    lamps = self._screen.settings.chosen.get_whole("ring.count")
                    title, told = words(phrase(f"tour-{act.page}")), words(phrase(f"tour-{act.page}-words", count=lamps))
                    self.narrator.say(f"{title}{'' if title.endswith('?') else '.'} {told}", language)
                else:
                    self.say_anew()
            case SayAgain():
                self.narrator.explain()
            case Hush():
                self.narrator.hush(or_repeat=act.or_repeat)
            case SetDepth():
                if self._desk.snapshot is not None:
                    self.narrator.familiarity.choose(self._desk.snapshot, act.depth)
            case _:
                self._speaker.cut()
                self._speaker.play(Effect.CHOOSE)
                self._said = ""
                return  # the next snapshot removes the subtitle: the page is not laid out again just for this
        if self.spoken_focus is not None and isinstance(act, SayAgain | ReadAloud):
            self.spoken_focus.knows(self._screen.window.page)  # a page that closes with the act must not cut this speech
        self._show()

    def _show(self) -> None:
        """Show the spoken text, whether the voice is quiet for this round, its progress of preparing, and how much it says."""
        snapshot, screen = self._desk.snapshot, self._screen
        depth = self.narrator.familiarity.depth(snapshot) if snapshot is not None else screen.settings.depth
        screen.tell(quiet=self.narrator.quiet, prepared=self.narrator.prepared, depth=depth)
        if snapshot is not None:
            said = "" if self._is_silent(snapshot) else subtitle(self._said, snapshot, screen.words)
            screen.show_caption(said, explains=self.narrator.explains(snapshot))

    def step(self) -> bool:
        """Show the phrase being spoken; if people play by ear, speak the focused answer."""
        said = self._speaker.subtitle() or ""
        if said != self._said:
            self._said = said
            self._show()
        spoken, screen = self.spoken_focus, self._screen
        if spoken is not None and self._desk.snapshot is not None:
            text = spoken.describe_focus(screen.window.page, screen.words)
            text = text or spoken.remind_of_focus(screen.words, speaking=self._speaker.speaking)
            if text:
                self._speaker.say(text, screen.language)
        return False

    def close(self) -> None:
        """Close the narrator."""
        self.narrator.close()
