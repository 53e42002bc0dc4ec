"""The speaker: the newest text wins, a press cuts, nothing queues, and no caller waits."""

import time

import pytest
from pace import LOST, Clock, until
from recording_output import RecordingOutput, SoundAct
from stand_in_engines import Failing, Held, Humming

from companion.language.voice.cache import ClipCache
from companion.language.voice.levels import FLOOR, Channel, Level, Levels
from companion.language.voice.speaker import DUCKED, Speaker
from companion.language.voice.studio import Studio
from companion.language.voice.text.utterances import AFTER_LEAD, AFTER_SENTENCE, BEFORE_QUESTION, utterances
from companion.language.voice.voice_errors import OutputMissing, Problem, UnknownLanguage
from sounds import Effect


class Table:
    """A speaker with its surroundings, for as long as a test lasts."""

    def __init__(self, *engines, output=None, levels=None, folder=None):
        self.clock = Clock(100.0)
        self.output = output or RecordingOutput(self.clock)
        self.studio = Studio(engines, ClipCache(folder), clock=self.clock)
        self.speaker = Speaker(self.studio, self.output, levels, clock=self.clock)

    def wait(self, *acts):
        """Wait for the last acts recorded to be these (cuts that found silence left out)."""
        assert until(lambda: [heard.act for heard in self.output.heard][-len(acts) :] == list(acts)), self.output.heard
        return self.output.heard[-len(acts) :]


@pytest.fixture
def table():
    made = []

    def make(*engines, **more):
        made.append(Table(*engines, **more))
        return made[-1]

    yield make
    for one in made:
        one.speaker.close()


def test_sentence_after_sentence_with_a_longer_pause_before_a_question(table):
    here = table(Humming())
    here.speaker.say("Ada: Sie nimmt ein Brot. Dann Ben. Wer noch?", "de")
    heard = here.wait(SoundAct.SPEAK, SoundAct.FOLLOW, SoundAct.FOLLOW, SoundAct.FOLLOW)
    spoken = [0.4, 1.9, 0.9, 0.9]
    pauses = [one.seconds - seconds for one, seconds in zip(heard, spoken, strict=True)]
    assert pauses == pytest.approx([AFTER_LEAD, AFTER_SENTENCE, BEFORE_QUESTION, 0], abs=0.03)


def test_the_next_sentence_is_rendered_while_one_is_heard(table):
    class Patient(RecordingOutput):
        """Has one place behind what is heard, as pygame has; the test says when the first sentence is over."""

        def __init__(self, clock):
            super().__init__(clock)
            self.full = False

        def is_waiting(self):
            return self.full

    engine = Humming()
    output = Patient(time.monotonic)
    here = table(engine, output=output)
    here.speaker.say("Eins. Zwei. Drei. Vier.", "de")
    here.wait(SoundAct.SPEAK, SoundAct.FOLLOW, SoundAct.FOLLOW, SoundAct.FOLLOW)
    output.full = True
    here.speaker.say("Ein Satz. Zwei mehr. Drei mehr.", "de")
    assert engine.wait_for("Zwei mehr.")
    here.wait(SoundAct.CUT, SoundAct.SPEAK)
    output.full = False
    here.wait(SoundAct.SPEAK, SoundAct.FOLLOW, SoundAct.FOLLOW)


def test_a_prompt_whose_voice_dies_in_the_middle_is_said_again_whole_in_the_next_voice(table):
    class Dying(Humming):
        def render(self, text, language, rate):
            if text == "Drei.":
                return Failing().render(text, language, rate)
            return super().render(text, language, rate)

    best, fast = Dying("best"), Humming("fast")
    here = table(best, fast)
    for text in ("Eins.", "Zwei."):
        here.studio.renderers[0].clip(utterances(text, "de")[0], 155)
    here.studio.speeds._found["best|de|1"] = 0.01
    here.speaker.say("Eins. Zwei. Drei.", "de")
    assert fast.wait_for("Drei.")
    here.wait(*[SoundAct.SPEAK, *[SoundAct.FOLLOW] * 4])
    assert fast.rendered == ["Eins.", "Zwei.", "Drei."]


def test_what_the_best_voice_could_not_say_in_time_it_says_the_next_time(table):
    class Slow(Humming):
        awake = False

    best, fast = Slow("best"), Humming("fast")
    here = table(best, fast)
    here.speaker.say("Ada ist dran.", "de")
    here.wait(SoundAct.SPEAK)
    assert fast.rendered == ["Ada ist dran."]
    assert best.wait_for("Ada ist dran.")
    assert until(lambda: here.studio.choose(utterances("Ada ist dran.", "de")).engine is best)
    here.speaker.say("Ada ist dran.", "de")
    here.wait(SoundAct.SPEAK, SoundAct.CUT, SoundAct.SPEAK)
    assert fast.rendered == ["Ada ist dran."]


def test_the_second_voice_is_woken_and_says_what_the_best_cannot(table):
    class Slow(Humming):
        awake = False

    class Waking(Humming):
        awake = False

        def render(self, text, language, rate):
            self.awake = True
            return super().render(text, language, rate)

    best, second, fast = Slow("best"), Waking("second"), Humming("fast")
    here = table(best, second, fast)
    here.speaker.prefetch(["Ada nimmt ein Brot."], "de")
    assert second.wait_for("Ada nimmt ein Brot.")
    here.studio.speeds._found["second|de|1"] = 0.01
    assert until(lambda: here.studio.renderers[1].engine.awake)
    here.speaker.say("Ben ist dran.", "de")
    here.wait(SoundAct.SPEAK)
    assert "Ben ist dran." in second.rendered
    assert "Ben ist dran." not in fast.rendered


def test_effects_are_softer_while_something_is_said(table):
    here = table(Humming())
    here.speaker.play(Effect.TICK)
    here.speaker.say("Ada ist dran.", "de")
    here.wait(SoundAct.SPEAK)
    assert until(lambda: here.speaker._ends_at > 0)
    here.speaker.play(Effect.TICK)
    here.clock.now += 60
    here.speaker.play(Effect.TICK)
    before, under, after = [one.gain for one in here.output.heard if one.act is SoundAct.EFFECT]
    assert under == pytest.approx(before * DUCKED)
    assert after == before


def test_the_newest_text_wins_even_while_an_older_one_is_rendered(table):
    engine = Held()
    here = table(engine)
    here.speaker.say("Das wird lang", "de")
    assert engine.entered.wait(LOST)
    for text in ["Zwei", "Drei", "Ende"]:
        here.speaker.say(text, "de")
    engine.go_on.set()
    (heard,) = here.wait(SoundAct.SPEAK)
    assert heard.seconds == pytest.approx(0.4, abs=0.01)
    assert engine.rendered == ["Das wird lang", "Ende"]
    assert [one.act for one in here.output.heard].count(SoundAct.SPEAK) == 1


def test_a_press_cuts_what_sounds_and_what_is_still_being_rendered(table):
    engine = Held()
    here = table(engine)
    here.speaker.say("Das wird lang", "de")
    assert engine.entered.wait(LOST)
    here.speaker.cut()
    engine.go_on.set()
    here.speaker.prefetch(["Danach"], "de")
    assert engine.wait_for("Danach")
    assert {one.act for one in here.output.heard} == {SoundAct.CUT}
    assert here.speaker.subtitle() is None


@pytest.mark.timeout(60)
def test_no_caller_waits_for_a_stuck_engine(table, monkeypatch):
    """Who did would wait until the test lets the engine go, and that is only afterwards."""
    monkeypatch.setattr("companion.language.voice.studio.limit_seconds", lambda _text: float(LOST))
    engine = Held()
    here = table(engine)
    here.speaker.say("Hallo", "de")
    here.speaker.prefetch(["Eins", "Zwei"], "de")
    here.speaker.play(Effect.PRESS)
    here.speaker.set_volume(Channel.SPEECH, 0.3)
    here.speaker.cut()
    engine.go_on.set()


def test_what_was_to_be_rendered_ahead_is_replaced_not_lengthened_and_said_without_rendering(table):
    engine = Held()
    here = table(engine)
    here.speaker.prefetch(["Eins", "Zwei", "Drei"], "de")
    assert engine.entered.wait(LOST)
    here.speaker.prefetch(["Vier"], "de")
    engine.go_on.set()
    assert engine.wait_for("Vier")
    here.speaker.say("Vier", "de")
    here.wait(SoundAct.SPEAK)
    assert engine.rendered == ["Eins", "Vier"]
    for refused in (lambda: here.speaker.say("oui", "xx"), lambda: here.speaker.prefetch(["oui"], "xx")):
        with pytest.raises(UnknownLanguage):
            refused()


def test_clips_reach_the_disk_by_the_time_it_is_closed_and_closing_twice_and_speaking_after_it_do_no_harm(table, tmp_path):
    here = table(Humming(), folder=tmp_path)
    here.speaker.say("Hallo", "de")
    here.wait(SoundAct.SPEAK)
    here.speaker.close()
    assert len(list(tmp_path.glob("*.wav"))) == 1
    here.speaker.close()
    here.speaker.say("Hallo", "de")
    here.speaker.cut()
    assert [one.act for one in here.output.heard].count(SoundAct.SPEAK) == 1


def test_players_names_reach_the_engine_as_written(table):
    engine = Humming()
    here = table(engine)
    engine.notation = staticmethod(lambda tokens, language: " ".join(str(token) for token in tokens))
    here.speaker.set_players(["Tumult"])
    here.speaker.say("Tumult", "de")
    here.wait(SoundAct.SPEAK)
    assert engine.rendered == ["Tumult"]


def test_each_part_has_its_own_volume_and_switch(table):
    here = table(Humming(), levels=Levels(Level(0.0), Level(1.0), Level(0.5)))
    here.speaker.say("eins", "de")
    assert here.wait(SoundAct.SPEAK)[0].gain == pytest.approx(FLOOR)
    here.speaker.say("zwei", "de", Channel.ANNOUNCEMENTS)
    assert FLOOR < here.wait(SoundAct.CUT, SoundAct.SPEAK)[1].gain < 1
    here.speaker.play(Effect.CROWN)
    assert here.wait(SoundAct.EFFECT)[0].gain == DUCKED
    here.speaker.set_volume(Channel.EFFECTS, on=False)
    here.speaker.play(Effect.CROWN)
    here.speaker.set_volume(Channel.SPEECH, on=False)
    here.speaker.say("drei", "de")
    here.speaker.set_volume(Channel.SPEECH, on=True)
    here.speaker.say("vier!", "de")
    assert here.wait(SoundAct.CUT, SoundAct.CUT, SoundAct.SPEAK)[2].seconds == pytest.approx(0.5, abs=0.01)


def test_subtitles_go_with_the_voice_and_stay(table):
    here = table(Humming())
    here.speaker.say("Ada ist dran. Ben wartet noch.", "de")
    here.wait(SoundAct.SPEAK, SoundAct.FOLLOW)
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
    here.speaker.set_volume(Channel.SPEECH, on=False)
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
        strikes = here.studio.renderers[0].strikes
        here.clock.now += 60
        here.speaker.say(text, "de")
        here.speaker.play(Effect.TICK)
        assert until(lambda strikes=strikes: here.studio.renderers[0].strikes > strikes)
    assert until(lambda: here.speaker.problem == Problem.NO_ENGINE)
    here.speaker.say("noch", "de")
    assert here.speaker.phrases
    assert [one.effect for one in here.output.heard if one.act is SoundAct.EFFECT] == [Effect.TICK] * 4


class Unplugged(RecordingOutput):
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
    assert here.wait(SoundAct.SPEAK)[0].seconds == pytest.approx(0.5, abs=0.01)
    assert here.speaker.problem is None
    assert len([record for record in caplog.records if "no sound" in record.message]) == 1


def test_a_card_pulled_out_and_put_back_says_what_was_cut_off_again_and_goes_on(table):
    output = Unplugged()
    output.there = True
    here = table(Humming(), output=output)
    here.speaker.say("Eins. Zwei. Drei.", "de")
    here.wait(SoundAct.SPEAK, SoundAct.FOLLOW, SoundAct.FOLLOW)
    here.clock.now += 1.0
    output.there = False
    here.speaker.reopen()
    assert until(lambda: here.speaker.problem == Problem.NO_OUTPUT)
    assert here.speaker.subtitle(), "what was being said stays to be read"
    assert until(lambda: here.speaker._lost is not None)
    output.there, before, tried = True, len(output.heard), output.tried
    here.speaker.reopen()
    assert until(lambda: output.tried > tried), "it must not wait for the next text"
    assert until(lambda: len([one for one in output.heard[before:] if one.act in (SoundAct.SPEAK, SoundAct.FOLLOW)]) == 2)
    here.speaker.say("zwei", "de")
    assert here.wait(SoundAct.SPEAK)
    assert here.speaker.problem is None


def test_what_was_cut_off_is_known_from_the_sentence_on_that_was_being_said(table):
    here = table(Humming())
    here.speaker.say("Ada: Nimm ein Brot. Fertig?", "de")
    here.wait(SoundAct.SPEAK, SoundAct.FOLLOW, SoundAct.FOLLOW)
    assert until(lambda: here.speaker.speaking)
    here.clock.now += 1.0
    here.speaker.cut()
    assert here.speaker.left == "Nimm ein Brot. Fertig?"
    here.speaker.say("Das geht nicht.", "de")
    here.wait(SoundAct.SPEAK)
    here.clock.now += 60
    here.speaker.cut()
    assert here.speaker.left == ""
    assert not here.speaker.speaking


def test_quiet_shows_what_is_said_and_lets_calls_be_heard(table):
    here = table(Humming())
    here.speaker.set_quiet(on=True)
    here.speaker.say("Ada ist dran.", "de")
    assert here.speaker.subtitle() == "Ada ist dran."
    here.speaker.say("Ich rufe den Dieb!", "de", Channel.ANNOUNCEMENTS)
    assert here.wait(SoundAct.SPEAK)[0].seconds == pytest.approx(1.8, abs=0.01)
    here.speaker.set_quiet(on=False)
    here.speaker.say("Hallo", "de")
    assert here.wait(SoundAct.SPEAK)[0].seconds == pytest.approx(0.5, abs=0.01)
