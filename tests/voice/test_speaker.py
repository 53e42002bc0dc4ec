"""The speaker: the newest text wins, a press cuts, nothing queues, and no caller waits."""

import time

import pytest
from pace import until
from stand_in_engines import Failing, Held, Humming

from companion.voice.cache import ClipCache
from companion.voice.errors import OutputMissing, Problem, UnknownLanguage
from companion.voice.levels import FLOOR, Level, Levels, Part
from companion.voice.output import Act, NullOutput
from companion.voice.speaker import Speaker
from companion.voice.studio import Studio
from sounds import Effect


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


class Table:
    """A speaker with its surroundings, for as long as a test lasts."""

    def __init__(self, *engines, output=None, levels=None, folder=None):
        self.clock = Clock()
        self.output = output or NullOutput(self.clock)
        self.studio = Studio(engines, ClipCache(folder))
        self.speaker = Speaker(self.studio, self.output, levels, clock=self.clock)

    def wait(self, *acts):
        """Wait for the last acts recorded to be these (cuts that found silence left out)."""
        for _ in range(1000):
            told = [heard.act for heard in self.output.heard]
            if told[-len(acts) :] == list(acts):
                return self.output.heard[-len(acts) :]
            self.output.wait_for(len(told) + 1, 0.01)
        raise AssertionError(told)


@pytest.fixture
def table():
    made = []

    def make(*engines, **more):
        made.append(Table(*engines, **more))
        return made[-1]

    yield make
    for one in made:
        one.speaker.close()


def test_first_sentence_then_the_rest(table):
    here = table(Humming())
    here.speaker.say("Ada ist dran. Sie nimmt ein Brot. Dann Ben.", "de")
    first, rest = here.wait(Act.SPEAK, Act.FOLLOW)
    assert first.seconds == pytest.approx(1.3, abs=0.01)
    assert rest.seconds == pytest.approx(2.9, abs=0.01)


def test_the_newest_text_wins_even_while_an_older_one_is_rendered(table):
    engine = Held()
    here = table(engine)
    here.speaker.say("Das wird lang", "de")
    assert engine.entered.wait(5)
    for text in ["Zwei", "Drei", "Ende"]:
        here.speaker.say(text, "de")
    engine.go_on.set()
    (heard,) = here.wait(Act.SPEAK)
    assert heard.seconds == pytest.approx(0.4, abs=0.01)
    assert engine.rendered == ["Das wird lang", "Ende"]
    assert [one.act for one in here.output.heard].count(Act.SPEAK) == 1


def test_a_press_cuts_what_sounds_and_what_is_still_being_rendered(table):
    engine = Held()
    here = table(engine)
    here.speaker.say("Das wird lang", "de")
    assert engine.entered.wait(5)
    here.speaker.cut()
    engine.go_on.set()
    here.speaker.prefetch(["Danach"], "de")
    assert engine.wait_for("Danach")
    assert {one.act for one in here.output.heard} == {Act.CUT}
    assert here.speaker.subtitle() is None


def test_no_caller_waits_for_a_stuck_engine(table):
    engine = Held()
    here = table(engine)
    began = time.monotonic()
    here.speaker.say("Hallo", "de")
    here.speaker.prefetch(["Eins", "Zwei"], "de")
    here.speaker.play(Effect.PRESS)
    here.speaker.volume(Part.SPEECH, 0.3)
    here.speaker.cut()
    assert time.monotonic() - began < 0.2  # a stuck engine would cost 3 s
    engine.go_on.set()


def test_rendered_ahead_is_said_without_rendering(table):
    engine = Humming()
    here = table(engine)
    here.speaker.prefetch(["Ada ist dran. Los!", "Ben ist dran."], "de")
    assert engine.wait_for("Ben ist dran.")
    here.speaker.say("Ben ist dran.", "de")
    here.wait(Act.SPEAK)
    assert engine.rendered == ["Ada ist dran.", "Los!", "Ben ist dran."]


def test_what_was_to_be_rendered_ahead_is_replaced_not_lengthened(table):
    engine = Held()
    here = table(engine)
    here.speaker.prefetch(["Eins", "Zwei", "Drei"], "de")
    assert engine.entered.wait(5)
    here.speaker.prefetch(["Vier"], "de")
    engine.go_on.set()
    assert engine.wait_for("Vier")
    assert engine.rendered == ["Eins", "Vier"]


def test_clips_reach_the_disk_by_the_time_it_is_closed(table, tmp_path):
    here = table(Humming(), folder=tmp_path)
    here.speaker.say("Hallo", "de")
    here.wait(Act.SPEAK)
    here.speaker.close()
    assert len(list(tmp_path.glob("*.wav"))) == 1


def test_players_names_reach_the_engine_as_written(table):
    engine = Humming()
    here = table(engine)
    here.speaker.players(["Herzog"])
    here.speaker.say("Herzog und Magier", "de")
    here.wait(Act.SPEAK)
    assert engine.rendered == ["Herzog und Mahgijer"]


def test_each_part_has_its_own_volume_and_switch(table):
    here = table(Humming(), levels=Levels(Level(0.0), Level(1.0), Level(0.5)))
    here.speaker.say("eins", "de")
    assert here.wait(Act.SPEAK)[0].gain == pytest.approx(FLOOR)
    here.speaker.say("zwei", "de", Part.ANNOUNCEMENTS)
    assert FLOOR < here.wait(Act.CUT, Act.SPEAK)[1].gain < 1
    here.speaker.play(Effect.CROWN)
    assert here.wait(Act.EFFECT)[0].gain == 1.0
    here.speaker.volume(Part.EFFECTS, on=False)
    here.speaker.play(Effect.CROWN)
    here.speaker.volume(Part.SPEECH, on=False)
    here.speaker.say("drei", "de")
    here.speaker.volume(Part.SPEECH, on=True)
    here.speaker.say("vier!", "de")
    assert here.wait(Act.CUT, Act.CUT, Act.SPEAK)[2].seconds == pytest.approx(0.5, abs=0.01)


def test_subtitles_go_with_the_voice_and_stay(table):
    here = table(Humming())
    here.speaker.say("Ada ist dran. Ben wartet noch.", "de")
    here.wait(Act.SPEAK, Act.FOLLOW)
    seen = []
    for step in range(6):
        here.clock.now = 100.0 + step
        seen.append(here.speaker.subtitle())
    assert seen[0] == "Ada ist dran."
    assert seen[2:] == ["Ben wartet noch."] * 4
    here.speaker.cut()
    assert here.speaker.subtitle() is None


def test_unspoken_words_are_shown_a_third_longer(table):
    here = table(Humming())
    here.speaker.volume(Part.SPEECH, on=False)
    here.speaker.say("Ada ist dran.", "de")
    silent = here.speaker.phrases[-1].end
    engine = Held()
    spoken = table(engine).speaker
    spoken.say("Ada ist dran.", "de")
    assert silent == pytest.approx(spoken.phrases[-1].end * 4 / 3)
    engine.go_on.set()


def test_without_an_engine_everything_else_goes_on(table):
    here = table(Failing())
    for text in "abcd":
        here.speaker.say(text, "de")
        here.speaker.play(Effect.TICK)
    here.speaker.prefetch("efghijkl", "de")
    assert until(lambda: here.speaker.problem == Problem.NO_ENGINE)
    here.speaker.say("noch", "de")
    assert here.speaker.phrases
    assert [one.effect for one in here.output.heard if one.act is Act.EFFECT] == [Effect.TICK] * 4


class Unplugged(NullOutput):
    """A sound card that the test plugs in and out."""

    def __init__(self, clock=time.monotonic):
        super().__init__(clock)
        self.there = False
        self.tried = 0

    def open(self):
        self.tried += 1
        if not self.there:
            raise OutputMissing("no card")


def test_no_sound_card_is_said_once_and_looked_for_again(table, caplog):
    output = Unplugged()
    here = table(Humming(), output=output)
    assert until(lambda: here.speaker.problem == Problem.NO_OUTPUT)
    here.speaker.say("eins", "de")
    here.speaker.say("zwei", "de")
    assert here.speaker.subtitle() == "zwei"
    assert output.tried == 1
    output.there = True
    here.clock.now += 11
    here.speaker.say("drei!", "de")
    assert here.wait(Act.SPEAK)[0].seconds == pytest.approx(0.5, abs=0.01)
    assert here.speaker.problem is None
    assert len([record for record in caplog.records if "no sound" in record.message]) == 1


def test_a_card_plugged_in_is_taken_at_once(table):
    output = Unplugged()
    here = table(Humming(), output=output)
    assert until(lambda: here.speaker.problem == Problem.NO_OUTPUT)
    output.there = True
    here.speaker.reopen()
    here.speaker.say("eins", "de")
    assert here.wait(Act.SPEAK)


def test_a_card_pulled_out_and_put_back_speaks_again_and_its_effects_sound_before(table):
    output = Unplugged()
    output.there = True
    here = table(Humming(), output=output)
    here.speaker.say("eins", "de")
    here.wait(Act.SPEAK)
    output.there = False
    here.speaker.reopen()
    assert until(lambda: here.speaker.problem == Problem.NO_OUTPUT)
    assert here.speaker.subtitle() == "eins", "what was being said stays to be read"
    tried = output.tried
    output.there = True
    here.speaker.reopen()
    assert until(lambda: output.tried > tried), "it must not wait for the next text"
    here.speaker.say("zwei", "de")
    assert here.wait(Act.SPEAK)
    assert here.speaker.problem is None


def test_a_card_lost_between_two_texts(table):
    class Lost(NullOutput):
        def prepared(self, clip, *, after=False):
            raise OutputMissing("gone")

    here = table(Humming(), output=Lost(time.monotonic))
    here.speaker.say("eins", "de")
    assert until(lambda: here.speaker.problem == Problem.NO_OUTPUT)
    assert here.speaker.subtitle() == "eins"


def test_unknown_language_is_refused_at_the_door(table):
    here = table(Humming())
    with pytest.raises(UnknownLanguage):
        here.speaker.say("oui", "fr")
    with pytest.raises(UnknownLanguage):
        here.speaker.prefetch(["oui"], "fr")


def test_closing_twice_and_speaking_after_it_do_no_harm(table):
    here = table(Humming())
    here.speaker.close()
    here.speaker.close()
    here.speaker.say("Hallo", "de")
    here.speaker.cut()
    assert Act.SPEAK not in {one.act for one in here.output.heard}
