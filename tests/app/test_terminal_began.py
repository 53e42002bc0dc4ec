"""In a terminal who plays, colours and options are mended like a count, and looking at an entry changes nothing."""

from typing_answers import CITADELS, begun, typed_into

from companion.play.acts import Undo


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
