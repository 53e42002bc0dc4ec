"""What is usual before a game: suggested by what is there the first time, then what these people chose last."""

from companion.app.desk.app import words_of
from companion.app.lobby.agreed import rules_of
from companion.app.lobby.evening import LobbyState
from companion.app.lobby.host import Host
from companion.games import game
from companion.library.library import Library
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
    assert LobbyState().find_usual_options(TUMULT, ADA_AND_BEN) == {"books": "light", "spinner": "house"}
    assert LobbyState(taught=frozenset({"tumult_royale"})).find_usual_options(TUMULT, ADA_AND_BEN) == {
        "books": "full",
        "spinner": "house",
    }
    assert TUMULT.default_options()["books"] == "full"


def test_what_is_usual_is_said_and_each_company_has_its_own(tmp_path):
    library = Library(tmp_path)
    host = Host(library)
    asked = talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN)).question
    assert asked.id == "evening.options"
    assert [words.id for words in asked.args["usual"]] == [
        "tumult_royale-choice-books-light.usual",
        "tumult_royale-choice-spinner-house.usual",
    ]
    chosen = talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN), "change", "full", "none", "disc", "whole").result
    host.game(chosen)
    house = {"books": "full", "variant": "none", "spinner": "disc", "last-field": "whole"}
    assert (
        LobbyState(chosen={"tumult_royale": library.notebook.page("options tumult_royale")}).find_usual_options(
            TUMULT, ADA_AND_BEN
        )
        == house
    )
    others = Seats((Seat("Ada", "blue"), Seat("Mia", "yellow")))
    assert LobbyState(chosen={"tumult_royale": library.notebook.page("options tumult_royale")}).find_usual_options(
        TUMULT, others
    ) == {
        "books": "light",
        "spinner": "house",
    }
    library.close()


def test_the_areas_of_the_spinner_are_asked_once_before_the_second_game_that_the_ring_spins(tmp_path):
    library = Library(tmp_path)
    host, usual = Host(library), ("tumult_royale", "new", seated(*ADA_AND_BEN), "usual")
    first = talked(host, *usual).result
    assert "sectors" not in first.facts
    host.game(first)
    asked = talked(host, *usual)
    assert asked.question.id == "tumult.fact.sectors"
    areas = {"2": 2, "3": 3, "4": 2, "5": 1}
    asked.do(Answer(areas, asked.snapshot().step))
    controller = host.game(asked.result)
    assert controller.session.table.facts["sectors"] == areas
    assert library.notebook.facts("tumult_royale")["sectors"] == areas
    assert talked(host, *usual).result is not None
    by_hand = talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN), "change", "light", "none", "disc", "open").result
    assert host.game(by_hand).session.table.facts.get("sectors") is None
    library.close()


def test_light_books_are_suggested_in_every_box_and_full_ones_where_a_camera_knows_the_pieces():
    three = Seats((*ADA_AND_BEN, Seat("Clara", "red")))
    for name in ("tumult_royale", "citadels", "council_of_four", "wallenstein"):
        assert LobbyState().find_usual_options(game(name), three)["books"] == "light"
    assert LobbyState(taught=frozenset({"wallenstein"})).find_usual_options(game("wallenstein"), three)["books"] == "full"
    assert game("council_of_four").default_options()["books"] == "full"


def test_what_nobody_has_chosen_yet_is_a_suggestion(tmp_path):
    library = Library(tmp_path)
    host = Host(library)
    first = talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN)).question
    assert words_of("en", TUMULT)(first.words, "hint").startswith("My suggestion:")
    host.game(talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN), "usual").result)
    again = talked(host, "tumult_royale", "new", seated(*ADA_AND_BEN)).question
    assert words_of("en", TUMULT)(again.words, "hint").startswith("Usual here:")
    library.close()


def test_open_hands_are_a_house_rule_where_there_are_hands():
    assert "open-hands" not in rules_of(TUMULT)
    assert all("open-hands" in rules_of(game(name)) for name in ("citadels", "council_of_four", "wallenstein"))
