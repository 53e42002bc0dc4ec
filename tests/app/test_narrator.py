"""The narrator: who calls, quiet for a round, what was cut off, and preparing what a game is going to say."""

import sys
from dataclasses import replace

import pytest
from at_the_desk import Clock
from pace import until
from recording_output import RecordingOutput, SoundAct
from stand_in_engines import Humming

from companion.games import game
from companion.language.voice.cache import ClipCache
from companion.language.voice.levels import Channel
from companion.language.voice.speaker import Speaker
from companion.language.voice.studio import Studio
from companion.language.words import Words
from companion.library.notebook import Notebook
from companion.play.snapshot import Snapshot
from companion.table import Choose, Option, Tell, phrase
from companion.table.seats import Seat, Seats
from companion.table.table import Place
from companion.ui.narration.narrator import Narrator
from companion.ui.narration.voice_preparation import Preparation
from sounds import Effect

CITADELS = game("citadels")
WORDS = Words("en", [CITADELS.folder])
SEATS = Seats([Seat("Ada", CITADELS.colours[0]), Seat("Ben", CITADELS.colours[1])])


class Company:
    """A narrator with a humming voice, on a table that the test lays."""

    def __init__(self, folder):
        self.clock = Clock()
        self.clock.now = 0.0
        self.output = RecordingOutput(self.clock)
        self.speaker = Speaker(Studio([Humming()], ClipCache(None), clock=self.clock), self.output, clock=self.clock)
        self.narrator = Narrator(self.speaker, Notebook(folder / "notebook.json"), first_game=False)
        self.said = []
        say = self.speaker.say
        self.speaker.say = lambda text, language, channel: (self.said.append((text, channel)), say(text, language, channel))

    def tell(self, step, question, **more):
        place = Place(round=more.pop("round", 1))
        self.narrator.tell(Snapshot(CITADELS, step, question, seats=SEATS, place=place, **more), WORDS)

    def heard(self):
        return sum(one.act is SoundAct.SPEAK for one in self.output.heard)


@pytest.fixture
def company(tmp_path):
    one = Company(tmp_path)
    yield one
    one.narrator.close()
    one.speaker.close()


def prompt(occurrence=1):
    return Tell("citadels.setup.cards", args={"cards": 65}, occurrence=occurrence)


def call(character="thief"):
    options = (Option("nobody", phrase("citadels-nobody")),)
    args = {"who": phrase(f"citadels-character-{character}"), "character": character, "number": 2, "suspense": "none"}
    return Choose("citadels.call", args=args, options=options, picture=f"call-{character}")


def test_a_herald_s_call_has_a_channel_of_its_own_and_why_an_answer_to_it_is_refused_is_no_call(company):
    company.tell(1, prompt())
    company.tell(2, call())
    company.tell(2, call(), refusal=phrase("stale"))
    assert [channel for _, channel in company.said] == [Channel.SPEECH, Channel.ANNOUNCEMENTS, Channel.SPEECH]


def test_quiet_lasts_until_the_next_round(company):
    company.tell(1, prompt())
    assert until(lambda: company.heard() == 1)
    company.narrator.hush(or_repeat=False)
    assert company.narrator.quiet
    company.tell(2, prompt(2))
    assert company.speaker.subtitle(), "it is shown all the same"
    company.tell(3, prompt(3), round=2)
    assert not company.narrator.quiet
    assert until(lambda: company.heard() == 2)


def test_the_sign_of_the_voice_hushes_what_is_heard_and_repeats_what_was(company):
    company.tell(1, prompt())
    assert until(lambda: company.speaker.speaking and company.heard() == 1)
    company.narrator.hush(or_repeat=True)
    assert company.narrator.quiet
    company.narrator.hush(or_repeat=True)
    assert not company.narrator.quiet
    assert until(lambda: company.heard() == 2)
    company.clock.now += 600
    company.narrator.hush(or_repeat=True)
    assert not company.narrator.quiet
    assert until(lambda: company.heard() == 3)
    assert len({text for text, _ in company.said}) == 1


def test_by_ear_a_chime_says_that_somebody_else_is_asked_and_only_that(company):
    company.narrator.reads_answers = True
    ada, ben = SEATS
    for step, (seat, chimes) in enumerate([(ada, 1), (ada, 1), (None, 1), (ben, 2), (ben, 2), (ada, 3)], start=1):
        company.tell(step, replace(prompt(step), seat=seat))
        heard = [one for one in company.output.heard if one.act is SoundAct.EFFECT and one.effect is Effect.CHIME]
        assert len(heard) == chimes, (step, seat)


def test_after_a_refusal_the_sentence_that_it_cut_off_is_said_again(company):
    company.tell(1, prompt())
    assert until(lambda: company.heard() == 1)
    company.speaker.cut()
    left = company.speaker.left
    assert left
    company.tell(1, prompt(), refusal=phrase("stale"))
    assert company.said[-1][0].endswith(left)
    company.clock.now += 600
    company.tell(1, prompt(), refusal=phrase("not-heard"))
    assert not company.said[-1][0].endswith(left)


STAND_IN = "import sys, time; print('3 40', flush=True); print(sys.argv[1:], file=sys.stderr); time.sleep(60)"


def test_a_game_is_prepared_once_for_its_people_and_language():
    preparation = Preparation([sys.executable, "-c", STAND_IN])
    table = Snapshot(CITADELS, 1, prompt(), seats=SEATS, options={"books": "light"})
    preparation.begin(table, "en")
    first = preparation._process
    assert first.args[-8:] == ["--game", "citadels", "--language", "en", "--names", "Ada,Ben", "--options", "books=light"]
    assert until(lambda: preparation.progress == (3, 40))
    preparation.begin(table, "en")
    assert preparation._process is first
    preparation.begin(table, "de")
    assert first.poll() is not None
    preparation.begin(table, "de", answers=True)
    second = preparation._process
    assert "--answers" in second.args  # play by ear was chosen meanwhile
    preparation.close()
    assert second.poll() is not None
    assert preparation.progress is None


def test_only_a_slow_voice_is_prepared(company):
    begun = []
    company.narrator._preparation.begin = lambda snapshot, language, **_: begun.append(language)
    company.tell(1, prompt())
    assert begun == []
    company.speaker._studio.speeds._found["hum|en|1"] = 0.5
    company.tell(2, prompt(2))
    assert begun == ["en"]


def test_a_prompt_that_comes_again_after_a_refusal_is_said_as_fully_as_to_whoever_made_no_mistake(company):
    company.tell(1, prompt())
    company.tell(1, prompt(), refusal=phrase("stale"))
    company.tell(2, prompt(2))
    (first, _), _, (again, _) = company.said
    assert again == first
