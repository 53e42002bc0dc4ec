"""Play by ear at the desk: whatever happens, what was said last of the button is what a press does now."""

from __future__ import annotations

import os
import re
from random import Random

import pytest

from companion.games import game
from companion.play.acts import SetDepth
from companion.play.requests import SayAgain
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning
from companion.ui.screen.page import focus

PRESSES = {"de": ("Halten: ", "Kurz drücken: "), "en": ("Hold: ", "Press briefly: ")}


def listening(made):
    """Note what a table says."""
    made.said, say = [], made.devices.speaker.say
    made.devices.speaker.say = lambda text, *rest: (made.said.append(text), say(text, *rest))
    return made


@pytest.fixture
def table(at_desk):
    return listening(at_desk(aloud=True))


def begin(table, name: str, **options: str):
    chosen = game(name)
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), chosen.colours))
    table.begin(Beginning(name, seats, {**chosen.default_options(), **options}, {}))


def test_a_prompt_that_is_known_is_explained_again_with_all_that_belongs_to_it(table):
    begin(table, "council_of_four", books="full")
    table.desk.do(SetDepth("short"))
    while not table.narrator.explains(table.snapshot) and "council.turn" not in table.snapshot.question.id:
        table.answer()
    words, question = table.screen.words, table.snapshot.question
    why = words.say_aloud(question.words, "why") or words.say_aloud(question.words)
    assert why not in table.said[-1]
    table.desk.do(SayAgain())
    assert why in table.said[-1]
    assert focus.list_offered(table.window.page).here in table.said[-1]
    table.let(0.5)
    assert why in table.said[-1]


def test_whoever_hears_the_first_question_can_choose_to_play_by_ear(at_desk):
    """Twice, once briefly, and a hold, as it says: from then on the voice names what the button stands on."""
    made = listening(at_desk())
    made.begin()
    made.let(1.0)
    assert "by ear, press twice" in made.said[-1]
    made.double()
    made.let(1.0)
    made.short()
    made.long()
    made.let(8.0)
    assert made.screen.settings.chosen.flag("voice.answers")
    assert focus.list_offered(made.window.page).here in made.said[-1]
    assert "by ear" not in made.said[-1]


class Listener:
    """Somebody who sees nothing: hears what is said, presses the one button, and knows no more of the game."""

    def __init__(self, table, seed: int):
        self.table, self.rng, self.at = table, Random(seed), 0
        self.asked = None
        self.long, self.short = PRESSES[table.screen.language]
        words = table.screen.words.get_plain
        self.only = {"de": "Drücken: ", "en": "Press: "}[table.screen.language]
        self.aside = [words("screen-help"), words("ear-groups")]
        self.counts = words("prompt-count-how")

    def tells(self, change) -> bool:
        return change.before is not None and self.table.screen.words.has(f"told-{change.group}") and change.before != 0

    def hear(self) -> str:
        """Give what was said since the last time; after a long silence it is what the voice adds by itself."""
        for wait in (0.1, 8.0, 70.0):
            self.table.let(wait, beat=0.05 if wait < 1 else 0.5)
            new, self.at = self.table.said[self.at :], len(self.table.said)
            if new:
                return " ".join(new)
        return ""

    def sit_down(self, box: str) -> None:
        """Choose a box and seats by their names alone, from the first word after switching on until the game begins."""
        for _ in range(60):
            if self.table.snapshot.game is not None:
                return
            named = self.hear().rpartition(self.long)[2].strip()
            self.table.long() if named.startswith((box, "Play", "As ", "All ")) else self.table.short()
        raise AssertionError(f"no game began: {self.table.said[-5:]}")

    def go_on(self) -> None:
        """Press as what was heard asks for: what is only told goes on, a count is taken, of a list something is chosen.

        Of each new prompt it can be said who acts and what has happened.
        """
        heard, now = self.hear(), self.table.snapshot
        if now.question is not None and now.question is not self.asked:
            self.asked = now.question
            told = [self.table.screen.words.say_aloud(change.told).rstrip(".") for change in now.happened if self.tells(change)]
            named = [now.question.seat.name] if now.question.seat is not None else []
            assert all(part in heard for part in (*named, *told)), (named, told, heard)
        named = heard.rpartition(self.long)[2] if self.long in heard else heard
        if self.only in heard and self.long not in heard:
            self.table.short()
        elif self.counts in heard or re.search(r": \d+\.?$", heard):
            self.table.short() if self.rng.random() < 0.1 else self.table.long()
        elif any(named.startswith(aside) for aside in self.aside) or named.startswith(("Why ", "Page ")):
            self.table.short()
        elif self.rng.random() < 0.6:
            self.table.long()
        else:
            self.table.short()


LISTENED = [("any_box", ""), ("council_of_four", "The Council of Four")]
if os.environ.get("COMPANION_EAR_GAMES"):
    LISTENED += [("tumult_royale", "Tumult Royale"), ("citadels", "Citadels"), ("wallenstein", "Wallenstein")]
MOST_TURNS = 6000


@pytest.mark.parametrize(("name", "box"), LISTENED)
def test_somebody_who_only_hears_and_presses_finishes_a_game(table, name, box):
    """From switching on to the result; only a box that nobody knows needs what is written down about it first."""
    if box:
        table.begin()
    else:
        begin(table, name)
    listener = Listener(table, 3)
    if box:
        listener.sit_down(box)
    assert table.snapshot.game.name == name
    for _ in range(MOST_TURNS):
        listener.go_on()
        if table.snapshot.outcome is not None:
            break
    assert table.snapshot.outcome is not None, table.said[-5:]
    assert any(winner.name in text for text in table.said[-3:] for winner in table.snapshot.outcome.winners)


def test_what_an_answer_costs_is_heard_before_it_is_taken(table):
    begin(table, "council_of_four", books="full")
    while not any(target.name == "option:hire" for target in table.window.page.targets):
        table.answer()
    while table.focused != "option:hire":
        table.short()
    assert "costs 3 gold" in table.said[-1]


def test_after_a_silence_the_answers_are_said_once_and_then_nothing_more(table):
    begin(table, "council_of_four", books="full")
    table.short()
    heard = len(table.said)
    table.let(90.0, 0.5)
    assert [PRESSES["en"][0] in text for text in table.said[heard:]] == [True]
