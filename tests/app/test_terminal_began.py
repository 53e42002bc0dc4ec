"""In a terminal who plays, colours and options are mended like a count, and looking at an entry changes nothing."""

from typing_answers import CITADELS, begun, typed_into

from companion.app.desk.app import words_of
from companion.games import GAMES
from companion.play.acts import Undo
from companion.table import Choose, Option, phrase
from companion.ui.terminal.options import key_named


def test_names_colours_and_options_are_mended_by_typing_and_taken_back():
    controller = begun(CITADELS, "Ada", "Ben", "Clara")
    text = typed_into(controller, "", "c", "c name.blue=Bea", "c colour.ben=blau", "c cards=Ja", "c actions=yes", game=CITADELS)
    seats = [(seat.name, seat.colour) for seat in controller.session.table.seats]
    assert seats == [("Bea", "yellow"), ("Ben", "blue"), ("Clara", "red")]
    assert "name.blue" in text, "what can be mended is listed"
    assert "Every count" not in text
    assert text.count("That is put right") == 2
    controller.do(Undo())
    controller.do(Undo())
    assert [seat.name for seat in controller.session.table.seats] == ["Ada", "Ben", "Clara"]


def test_later_seats_are_taken_as_they_are_shown_and_each_keeps_a_colour():
    controller = begun(CITADELS, "Oma Helga", "Ben", "Clara")
    typed_into(controller, "", "c colour.ben=red", game=CITADELS)
    held = {seat.name: seat.colour for seat in controller.session.table.seats}
    shown = next(line for line in typed_into(controller, "c", game=CITADELS).splitlines() if "seats.later" in line)
    names = shown.rpartition(": ")[2]
    for typed in (names, ", ".join(reversed(names.split(", ")))):
        text = typed_into(controller, f"c seats.later={typed}", game=CITADELS)
        assert "✗" not in text, text
    awaited = controller.session.table.awaited
    assert [(seat.name, seat.colour) for seat in awaited] == list(reversed(held.items()))


def test_looking_at_an_entry_shows_what_it_holds_and_what_fits_and_changes_nothing():
    controller = begun(CITADELS, "Ada", "Ben", "Clara")
    typed_into(controller, "", "c city.blue=Tavern,Market", game=CITADELS)
    step = controller.session.step
    text = typed_into(controller, "c city.blue", game=CITADELS)
    assert "Tavern, Market" in text
    assert "+NAME adds one" in text
    assert controller.session.step == step
    text = typed_into(controller, "c left.red=nobody", "c left.red=The chair is empty", game=CITADELS)
    assert "What fits: " in text
    assert controller.session.table.ledger.held["left.red"] == "empty"


def test_an_earlier_answer_that_is_only_looked_at_is_shown_with_what_fits_and_stays():
    controller = begun(CITADELS, "Ada", "Ben", "Clara", "Dora", "Emil")
    typed_into(controller, "", "", "", game=CITADELS)
    rows = controller.session.rows()
    step = next(row.step for row in rows if row.question.startswith("citadels.oldest"))
    text = typed_into(controller, f"= {step}", game=CITADELS)
    assert "Clara" in text, "what else fits is listed"
    assert controller.session.rows() == rows
    assert controller.snapshot().draft is None


def test_a_correction_that_changes_nothing_says_so_and_a_fact_that_is_noted_too():
    controller = begun(CITADELS, "Ada", "Ben", "Clara")
    text = typed_into(controller, "", "c city.blue=Tavern", "c city.blue=Tavern", "c fact.smithy-price=2", game=CITADELS)
    assert text.count("So it is already.") == 1
    assert "Noted" in text
    step = controller.session.step
    typed_into(controller, "c city.blue=Tavern", game=CITADELS)
    assert controller.session.step == step


def test_more_gold_than_the_box_has_is_asked_about():
    controller = begun(CITADELS, "Ada", "Ben", "Clara", books="full")
    text = typed_into(controller, "", "c gold.blue=40", "x", game=CITADELS)
    assert "The box has 14 pieces fewer" in text or "pieces fewer than that" in text
    assert controller.session.table.ledger.held["gold.blue"] == 0
    typed_into(controller, "c gold.blue=40", "ok", game=CITADELS)
    assert controller.session.table.ledger.held["gold.blue"] == 40


def test_a_box_is_found_by_either_of_its_names():
    boxes = Choose("evening.box", options=tuple(Option(game.name, phrase(f"game-{game.name}")) for game in GAMES))
    for typed in ("Konzil", "Rat der Vier", "der rat der vier"):
        assert key_named(boxes, typed, words_of("de")) == "council_of_four", typed


def test_the_printing_is_typed_like_an_option_and_said_back():
    controller = begun(CITADELS, "Ada", "Ben", "Clara")
    text = typed_into(controller, "", "c", "c printing=engl", "c edition=nothing", game=CITADELS)
    assert "edition" in text
    assert controller.session.table.facts["smithy-cards"] == 3
    assert "What fits: european (65 cards" in text
