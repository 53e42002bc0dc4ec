"""The signals of a game: its events, as data, become kinds of light and sound that every game may use."""

from dataclasses import replace

import pytest

from companion.app.desk.lights import KINDS, animation_of, lamps
from companion.games import game as find_game
from companion.play.snapshot import Snapshot
from companion.rulebook import FileRefused
from companion.rulebook.lessons.lesson_plan import Cue, lesson_of
from companion.rulebook.lessons.lesson_signals import RingSignal, Signal, SoundSignal, signals_of
from companion.table import Tell
from companion.ui.narration.narrator import effect_for
from hardware.lights import Everybody
from hardware.ring_signals import Attention, Flames
from sounds import Effect

GAME = find_game("citadels")
STEP = '[[chapter]]\nid = "a"\n[[chapter.step]]\nid = "b"\ncue = "{cue}"\n'


def folder(tmp_path, text):
    (tmp_path / "signals.toml").write_text(text, encoding="utf-8")
    return tmp_path


def seen(game, picture):
    return Snapshot(game, 1, Tell("t.tell", picture=picture))


def test_an_event_is_lit_and_heard_as_its_game_says(tmp_path):
    game = replace(
        GAME, folder=folder(tmp_path, '[storm]\nring = "flames"\nsound = "roar"\n[calm]\nring = "rise"\ncolour = "#0A141E"\n')
    )
    assert lamps(seen(game, "storm")) == Flames()
    assert effect_for(seen(game, "storm")) is Effect.ROAR
    assert lamps(seen(game, "calm")) == Attention((10, 20, 30))
    assert effect_for(seen(game, "calm")) is None
    assert lamps(seen(game, "other")) == Everybody()
    assert lamps(seen(None, "storm")) == Everybody()


def test_every_kind_of_signal_shines_in_a_colour_of_its_own_or_the_game_s():
    assert set(KINDS) == set(RingSignal)
    for kind in RingSignal:
        usual, chosen = animation_of(Signal(kind)), animation_of(Signal(kind, (1, 2, 3)))
        assert usual is not None
        assert usual != chosen
        assert len(usual.frame(0.5, 24)) == 24
    assert animation_of(Signal(sound=SoundSignal.ROAR)) is None
    assert {sound.value for sound in SoundSignal} <= {effect.value for effect in Effect}


def test_a_step_s_cue_is_a_shared_one_or_the_game_s_own(tmp_path):
    folder(tmp_path, '[storm]\nring = "flames"\n')
    for name, cue in (("storm", Signal(RingSignal.FLAMES)), ("everybody", Cue.EVERYBODY)):
        own = tmp_path / name
        own.mkdir()
        folder(own, '[storm]\nring = "flames"\n')
        (own / "lesson.toml").write_text(STEP.format(cue=name), encoding="utf-8")
        assert lesson_of(own).chapters[0].steps[0].cue == cue
    (tmp_path / "lesson.toml").write_text(STEP.format(cue="calm"), encoding="utf-8")
    with pytest.raises(FileRefused, match="calm"):
        lesson_of(tmp_path)


def test_broken_signals_are_refused_by_name(tmp_path):
    for text, named in (
        ('[a]\nring = "boom"\n', "boom"),
        ('[a]\nsound = "boom"\n', "boom"),
        ('[a]\nlight = "rise"\n', "light"),
        ("[a\n", "signals.toml"),
        ('[a]\nring = "rise"\ncolour = "red"\n', "signals.toml"),
        ('a = "rise"\n', "signals.toml"),
    ):
        with pytest.raises(FileRefused, match=named):
            signals_of(folder(tmp_path, text))
