"""How long the desk rests: shortly while things happen, longer on a still table, and never when a button is pressed."""

import threading

import pytest

from companion.app.desk.desk import BEAT, CALM_AFTER, LONG_BEAT, STILL_AFTER, STILL_BEAT, Pacing

pytestmark = pytest.mark.timeout(60)  # who slept over a press would sleep for an hour


def test_rests_are_short_while_something_happens_and_long_when_nothing_has_for_a_while():
    now = [10.0]
    beat = Pacing(lambda: now[0])
    assert beat.seconds(float("inf")) == BEAT
    now[0] += CALM_AFTER
    assert beat.seconds(float("inf")) == LONG_BEAT
    assert beat.seconds(now[0] + 0.02) == pytest.approx(0.02), "what is to be drawn is not slept over"
    assert beat.seconds(now[0] - 1) == BEAT
    now[0] += STILL_AFTER
    assert beat.seconds(float("inf")) == STILL_BEAT <= 0.1
    assert beat.seconds(now[0] + 0.02) == pytest.approx(0.02)
    beat.stir()
    assert beat.seconds(float("inf")) == BEAT


def test_a_press_from_another_thread_or_before_the_rest_is_not_slept_over(monkeypatch):
    monkeypatch.setattr("companion.app.desk.desk.LONG_BEAT", 3600.0)
    now = [10.0]
    beat = Pacing(lambda: now[0])
    now[0] += CALM_AFTER
    resting = threading.Thread(target=beat.rest, args=(float("inf"),))
    resting.start()
    beat.wake()
    resting.join()
    assert beat.seconds(float("inf")) == BEAT, "a press is something that happens"
    now[0] += CALM_AFTER
    beat.wake()
    beat.rest(float("inf"))
