"""What is usual before a game: suggested by what is there the first time, then what these people chose last."""

from contextlib import closing

import pytest

from companion.app.desk.app import words_of
from companion.app.lobby.evening import LobbyState, evening
from companion.app.lobby.host import Host
from companion.games import game
from companion.library.history.stats import PlayRow
from companion.library.library import Library
from companion.play.acts import Answer
from companion.play.agreed import rules_of
from companion.play.dialogue import Dialogue
from companion.table import Seat, Seats

TUMULT = game("tumult_royale")
ADA_AND_BEN = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))
SEATED = [[seat.name, seat.colour] for seat in ADA_AND_BEN]


@pytest.fixture
def host(tmp_path):
    with closing(Library(tmp_path)) as library:
        yield Host(library)


def talked(host, *answers):
    dialogue = host.dialogue()
    for value in ("tumult_royale", "new", SEATED, *answers):
        snapshot = dialogue.do(Answer(value, dialogue.snapshot().step))
        assert snapshot.refusal is None
    return dialogue


def test_light_books_and_the_ring_are_suggested_first_and_full_books_where_a_camera_knows_the_pieces():
    three = Seats((*ADA_AND_BEN, Seat("Clara", "red")))
    for name in ("tumult_royale", "citadels", "council_of_four", "wallenstein"):
        assert LobbyState().find_usual_options(game(name), three)["books"] == "light"
        assert "open-hands" not in rules_of(game(name)) or name != "tumult_royale", "a house rule where there are hands"
    for taught, books in ((frozenset(), "light"), (frozenset({"tumult_royale"}), "full")):
        assert LobbyState(taught=taught).find_usual_options(TUMULT, ADA_AND_BEN) == {"books": books, "spinner": "house"}
    assert all("open-hands" in rules_of(game(name)) for name in ("citadels", "council_of_four", "wallenstein"))


def test_what_is_usual_is_a_suggestion_then_what_these_people_chose_and_each_company_has_its_own(host):
    asked = talked(host).question
    assert asked.id == "evening.options"
    assert words_of("en", TUMULT)(asked.words, "hint").startswith("My suggestion:")
    usual = ["tumult_royale-choice-books-light.usual", "tumult_royale-choice-spinner-house.usual"]
    assert [words.id for words in asked.args["usual"]] == usual
    host.game(talked(host, "change", "full", "none", "disc", "whole").result)
    assert words_of("en", TUMULT)(talked(host).question.words, "hint").startswith("Usual here:")
    lobby = LobbyState(chosen={"tumult_royale": host.library.notebook.page("options tumult_royale")})
    house = {"books": "full", "variant": "none", "spinner": "disc", "last-field": "whole"}
    assert lobby.find_usual_options(TUMULT, ADA_AND_BEN) == house
    others = Seats((Seat("Ada", "blue"), Seat("Mia", "yellow")))
    assert lobby.find_usual_options(TUMULT, others) == {"books": "light", "spinner": "house"}


def test_the_areas_of_the_spinner_are_asked_once_before_the_second_game_that_the_ring_spins(host):
    first = talked(host, "usual").result
    assert "sectors" not in first.facts
    host.game(first)
    asked = talked(host, "usual")
    assert asked.question.id == "tumult.fact.sectors"
    areas = {"2": 2, "3": 3, "4": 2, "5": 1}
    asked.do(Answer(areas, asked.snapshot().step))
    assert host.game(asked.result).session.table.facts["sectors"] == areas
    assert host.library.notebook.facts("tumult_royale")["sectors"] == areas
    assert talked(host, "usual").result is not None
    by_hand = talked(host, "change", "light", "none", "disc", "open").result
    assert host.game(by_hand).session.table.facts.get("sectors") is None


def test_who_is_new_to_a_game_is_asked_only_where_it_was_played_before():
    play = PlayRow(3, "u", TUMULT.name, "", 42, aborted=False, winners=("Ada",), players=("Ada", "Ben"))
    for last, answers, learners in (
        ({}, (), ("blue", "yellow")),
        ({TUMULT.name: play}, ("all",), ("blue", "yellow")),
        ({TUMULT.name: play}, ("some", ("yellow",)), ("yellow",)),
    ):
        talk = Dialogue(lambda last=last: evening(LobbyState(last=last)))
        for value in ("tumult_royale", "learn", SEATED, "usual", *answers):
            assert talk.do(Answer(value, talk.snapshot().step)).refusal is None
        assert talk.result.taught.learners == learners
