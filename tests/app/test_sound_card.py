"""Sound cards that come and go at the table: SDL tells the window, and the speaker lets go or looks again."""

from __future__ import annotations

import time

import pygame
import pytest
from at_the_desk import DeskTable
from mixer_here import needs_mixer
from pace import until
from recording_output import RecordingOutput, SoundAct

from companion.app.desk import setting_effects
from companion.language.voice.sound.mixer import MixerOutput
from companion.language.voice.sound.output import OutputKind, SoundOutput
from companion.language.voice.voice_errors import OutputMissing, Problem
from companion.play.requests import TryOutput
from companion.ui.pages import effects
from sounds import Effect


class Card(RecordingOutput):
    """A card that the test pulls out and puts back."""

    def __init__(self):
        super().__init__(time.monotonic)
        self.there, self.opened, self.let_go, self.chosen = True, 0, 0, []

    def choose(self, device):
        self.chosen.append(device)

    def open(self):
        if not self.there:
            raise OutputMissing("no card")
        self.opened += 1

    def close(self):
        self.let_go += 1


@pytest.fixture
def card():
    return Card()


@pytest.fixture
def table(at_desk, card):
    opened = at_desk(output=card)
    opened.begin()
    return opened


def sdl_tells(table, kind):
    pygame.event.post(pygame.event.Event(kind, which=0, iscapture=0))
    table.let(0.2)


def test_a_lost_card_is_let_go_and_taken_again_when_it_comes_back_and_one_more_interrupts_nothing(table, card):
    assert until(lambda: card.opened)
    sdl_tells(table, pygame.AUDIODEVICEADDED)
    assert card.let_go == 0
    speaker = table.devices.speaker
    card.there = False
    sdl_tells(table, pygame.AUDIODEVICEREMOVED)
    assert card.let_go == 1
    assert until(lambda: speaker.problem == Problem.NO_OUTPUT)
    table.short()
    assert table.snapshot is not None, "the game goes on in silence"
    card.there, before = True, card.opened
    sdl_tells(table, pygame.AUDIODEVICEADDED)
    assert until(lambda: card.opened > before)
    assert speaker.problem != Problem.NO_OUTPUT


@needs_mixer
def test_opening_sdls_own_card_is_no_news(tmp_path):
    """SDL tells of every card it finds when it is opened; taking that for a new card would open it for ever."""

    class Counted(MixerOutput):
        opened = 0

        def _open_mixer(self):
            Counted.opened += 1
            return super()._open_mixer()

    table = DeskTable(tmp_path, output=Counted())
    table.begin()
    assert until(lambda: Counted.opened == 1)
    pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    table.let(1)
    assert until(lambda: Counted.opened == 2)
    table.let(3)
    assert Counted.opened == 2
    table.close()


TWO = (
    SoundOutput("sysdefault:CARD=vc4hdmi0", OutputKind.HDMI, "vc4-hdmi-0"),
    SoundOutput("plughw:CARD=Device,DEV=0", OutputKind.USB, "USB Audio Device"),
)


@pytest.fixture
def listening(table, monkeypatch):
    """The page on which outputs are tried, reached by the one button."""
    monkeypatch.setattr(setting_effects, "outputs", lambda: TWO)
    table.double()
    for name in ("settings", "group:volume"):
        table.choose(name)
    while table.focused.startswith("set:"):
        table.long()  # a short press would turn the volume up
    table.choose("listen")
    return table


def chimes(card):
    return sum(heard.act is SoundAct.EFFECT and heard.effect is Effect.CHIME for heard in card.heard)


def test_the_loudspeaker_is_found_by_listening_with_the_button_alone(listening, card):
    table = listening
    assert table.window.state.overlay == effects.TryingOutput("auto", "auto", "", 0, 3)
    table.short()
    assert table.window.state.overlay == effects.TryingOutput("sysdefault:CARD=vc4hdmi0", "hdmi", "vc4-hdmi-0", 1, 3)
    table.short()
    assert table.window.state.overlay.name == "plughw:CARD=Device,DEV=0"
    assert until(lambda: chimes(card) >= 1)
    table.short()
    assert table.window.state.overlay.name == "auto", "after the last the first is heard again"
    table.short()
    table.long()
    assert table.changes == [("sound.output", "sysdefault:CARD=vc4hdmi0")]
    assert table.window.state.overlay == effects.SettingsGroup("volume")
    assert card.chosen == [None, "sysdefault:CARD=vc4hdmi0", "plughw:CARD=Device,DEV=0", None, *2 * ["sysdefault:CARD=vc4hdmi0"]]


def test_an_output_that_does_not_open_is_passed_over_who_goes_back_keeps_the_one_in_force_and_the_child_lock_too(listening, card):
    table = listening
    card.there = False
    table.short()
    assert until(lambda: table.devices.speaker.problem == Problem.NO_OUTPUT)
    card.there = True
    table.double()
    table.let(0.2)
    assert table.window.state.overlay == effects.SettingsGroup("volume")
    assert table.changes == []
    chosen = [None, "sysdefault:CARD=vc4hdmi0", None]
    assert card.chosen == chosen
    table.desk.lock.locked = True
    table.desk.do(TryOutput(1))
    assert card.chosen == chosen
