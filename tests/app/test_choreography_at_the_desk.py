"""Light and sound tell what happens in step with the screen; whoever skips the one skips the others."""

from dataclasses import replace

import pytest

from companion.app.desk.choreography import SOUNDS
from companion.table import Seat, Seats, Symbols, phrase
from companion.table.questions.choreography import Choreography, Move, MoveKind, Station
from companion.table.table import Beginning
from hardware.lamps import SEAT_LAMPS, chair
from hardware.lights import Then
from hardware.ring_signals import Passing

ADA, BEN = Seat("Ada", "blue"), Seat("Ben", "yellow")
GOLD = Symbols("gold", 2)
SCENE = Choreography(
    phrase("screen-go-on"),
    (Station("ada", seat=ADA, holds=(GOLD,)), Station("ben", seat=BEN)),
    (Move(MoveKind.TRAVEL, (GOLD,), ("ada", "ben")), Move(MoveKind.FALL, (GOLD,), ("ben", ""), 0.8)),
)
TO_BEN, AWAY = (chair(0, 2), chair(1, 2)), (chair(1, 2), None)


@pytest.fixture
def table(table):
    table.begin(Beginning("tumult_royale", Seats((ADA, BEN)), {"books": "light"}, {}))
    return table


def shown(table):
    """Give from where to where something goes on the ring, and see that it is in the colour of whose it is."""
    animation = table.light_scene.scene.animation
    if not isinstance(animation, Then) or not isinstance(animation.signal, Passing):
        return None
    assert animation.signal.colour == SEAT_LAMPS["yellow"]
    return animation.signal.start, animation.signal.end


def tell(table):
    heard = []
    table.choreography.sounds = heard.append
    table.desk.tell(replace(table.snapshot, step=table.snapshot.step + 1, choreography=SCENE))
    table.desk.step()
    return heard


def test_each_leg_has_its_light_and_its_sound_when_it_sets_out(table):
    begins, heard = table.clock.now, tell(table)
    assert shown(table) == TO_BEN
    assert heard == [SOUNDS[MoveKind.TRAVEL]]
    while shown(table) != AWAY:
        table.clock.now += 0.01
        table.desk.step()
        assert table.clock.now < begins + 2
    assert 0.8 <= table.clock.now - begins <= 0.83
    assert heard == [SOUNDS[MoveKind.TRAVEL], SOUNDS[MoveKind.FALL]]


def test_a_press_skips_all_that_has_not_set_out(table):
    heard = tell(table)
    table.short()
    assert not table.window.plays
    table.let(2)
    assert shown(table) != AWAY
    assert heard == [SOUNDS[MoveKind.TRAVEL]]
