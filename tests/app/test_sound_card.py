"""Sound cards that come and go at the table: SDL tells the window, and the speaker lets go or looks again."""

from __future__ import annotations

import time

import pygame
import pytest
from at_the_desk import DeskTable
from mixer_here import needs_mixer
from pace import until

from companion.voice.errors import OutputMissing, Problem
from companion.voice.sound.mixer import MixerOutput
from companion.voice.sound.output import NullOutput


class Card(NullOutput):
    """A card that the test pulls out and puts back."""

    def __init__(self):
        super().__init__(time.monotonic)
        self.there = True
        self.opened = self.let_go = 0

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
def table(tmp_path, card):
    opened = DeskTable(tmp_path, output=card)
    opened.begin()
    yield opened
    opened.close()


def sdl_tells(table, kind):
    pygame.event.post(pygame.event.Event(kind, which=0, iscapture=0))
    table.let(0.2)


def test_a_lost_card_is_let_go_and_taken_again_when_it_comes_back(table, card):
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


def test_a_card_more_beside_one_that_sounds_interrupts_nothing(table, card):
    assert until(lambda: card.opened)
    sdl_tells(table, pygame.AUDIODEVICEADDED)
    assert card.let_go == 0


@needs_mixer
def test_opening_sdls_own_card_is_no_news(tmp_path):
    """SDL tells of every card it finds when it is opened; taking that for a new card would open it for ever."""

    class Counted(MixerOutput):
        opened = 0

        def _opened(self):
            Counted.opened += 1
            return super()._opened()

    table = DeskTable(tmp_path, output=Counted())
    table.begin()
    assert until(lambda: Counted.opened == 1)
    pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    table.let(1)
    assert until(lambda: Counted.opened == 2)
    table.let(3)
    assert Counted.opened == 2
    table.close()
