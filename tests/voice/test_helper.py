"""Engines in a process of their own: started, killed, hung, broken, and really speaking where they are installed."""

import os
import signal
import sys
import threading

import numpy as np
import pytest
from pace import SLOW, until

from companion.language.voice.clip import Clip
from companion.language.voice.engines.helper import HelperEngine
from companion.language.voice.notation import as_written
from companion.language.voice.voice_errors import EngineFailed, EngineTooSlow

HELPER = """
import os, sys, time
from companion.language.voice.engines.helpers.__main__ import KINDS, main
from companion.language.voice.engines.helpers.pipes import SpeechFailed

class Speech:
    def __init__(self, language, voice):
        print("a library prints what it likes")
        if voice == "broken":
            raise SpeechFailed("the model is cut off")
        if voice == "abort":
            os.abort()

    def render(self, text, rate):
        if text == "crash":
            os.abort()
        if text == "hang":
            time.sleep(60)
        if text == "fail":
            raise SpeechFailed("inference")
        return b"\\1\\0" * rate * len(text), 16000

KINDS["fake"] = Speech
sys.exit(main(["fake", "de", *sys.argv[1:]]))
"""


@pytest.fixture
def fake():
    made = []

    def make(voice="sound", limit=lambda text: 20.0 * SLOW):
        engine = HelperEngine(["fake"], "de", "fake|1", as_written, limit=limit)
        engine._arguments = [sys.executable, "-c", HELPER, voice]
        made.append(engine)
        return engine

    yield make
    for engine in made:
        engine.close()


def test_it_starts_when_needed_stays_also_after_a_failure_and_is_started_again_when_it_was_killed(fake):
    engine = fake()
    assert not engine.awake
    assert engine.render("abc", "de", 100) == Clip(b"\1\0" * 300, 16_000)
    pid = engine.pid
    assert engine.awake
    with pytest.raises(EngineFailed, match="inference"):
        engine.render("fail", "de", 100)
    assert engine.render("a", "de", 100).seconds
    assert engine.pid == pid
    os.kill(pid, signal.SIGKILL)
    assert engine.render("abc", "de", 100).seconds
    assert engine.pid != pid
    with pytest.raises(EngineFailed, match="en"):
        engine.render("abc", "en", 100)


def test_a_text_that_crashes_the_engine_is_tried_twice_and_the_next_works(fake, caplog):
    engine = fake()
    with pytest.raises(EngineFailed, match="its process ended"):
        engine.render("crash", "de", 100)
    assert "being restarted" in caplog.text
    assert engine.render("abc", "de", 100).seconds


def test_a_hung_process_is_ended(fake):
    engine = fake(limit=lambda text: 0.2)
    engine.wake()
    pid = engine.pid
    with pytest.raises(EngineTooSlow, match="gave no sound within"):
        engine.render("hang", "de", 100)
    assert engine.pid is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize(("voice", "why"), [("broken", "cut off"), ("abort", "does not start")])
def test_a_voice_that_cannot_be_opened(fake, voice, why):
    with pytest.raises(EngineFailed, match=why):
        fake(voice).render("abc", "de", 100)


def test_it_ends_with_the_one_who_started_it(fake):
    engine = fake()
    engine.wake()
    process = engine._process
    process.stdin.close()
    assert until(lambda: process.poll() is not None)


def test_threads_take_turns(fake):
    engine = fake()
    clips = {}
    threads = [
        threading.Thread(target=lambda count=count: clips.update({count: engine.render("a" * count, "de", 10)}))
        for count in range(1, 6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.frombuffer(clip.pcm, "<i2").size == 10 * count for count, clip in clips.items())
