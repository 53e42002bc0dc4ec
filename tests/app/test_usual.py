"""What is usual before a game: suggested by what is there the first time, then what these people chose last."""

from companion.games import game
from companion.library.library import Library
from companion.lobby.evening import House
from companion.lobby.host import Host
from companion.play.acts import Answer
from companion.table import Seat, Seats

TUMULT = game("tumult_royale")
ADA_AND_BEN = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))


def talked(host, *answers):
    dialogue = host.dialogue()
    for value in answers:
        snapshot = dialogue.do(Answer(value, dialogue.snapshot().step))
        assert snapshot.refusal is None
    return dialogue


def seated(*seats):
    return [[seat.name, seat.colour] for seat in seats]


def test_light_books_and_the_ring_are_suggested_first():
    assert House().usual(TUMULT, ADA_AND_BEN) == {"books": "light", "spinner": "house"}
    assert House(taught=frozenset({"tumult_royale"})).usual(TUMULT, ADA_AND_BEN) == {"books": "full", "spinner": "house"}
    assert TUMULT.default_options()["books"] == "full"


def test_what_is_usual_is_said_and_each_company_has_its_own(tmp_path):
    library = Library(tmp_path)
    host = Host(library)
    asked = talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN)).question
    assert asked.id == "evening.options"
    assert [words.id for words in asked.args["usual"]] == [
        "tumult_royale-choice-books-light",
        "tumult_royale-choice-spinner-house",
    ]
    chosen = talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN), "change", "full", "none", "disc", "whole").result
    host.game(chosen)
    house = {"books": "full", "variant": "none", "spinner": "disc", "last-field": "whole"}
    assert House(chosen={"tumult_royale": library.notebook.page("options tumult_royale")}).usual(TUMULT, ADA_AND_BEN) == house
    others = Seats((Seat("Ada", "blue"), Seat("Mia", "yellow")))
    assert House(chosen={"tumult_royale": library.notebook.page("options tumult_royale")}).usual(TUMULT, others) == {
        "books": "light",
        "spinner": "house",
    }
    library.close()
