"""After a game: each player's story in one line; and the choice of boxes: what it says of each, and what an empty room sees."""

from dataclasses import replace
from random import Random

from companion.app.lobby.evening import LobbyState, which_box
from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.library.history.stats import PlayRow
from companion.play.stories import stories
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem
from tools.gallery.scenes import screens_of

TUMULT = GAMES[0]


def test_every_player_has_a_line_of_their_own_at_the_end_the_level_ones_what_decided():
    end = list(screens_of(TUMULT, 4))[-1]
    broken = {line.seat: line.note for line in end.snapshot.outcome.standing if line.note is not None}
    assert len(broken) == 2
    assert len(end.snapshot.stories) == 4
    for language, size in (("de", (480, 320)), ("en", (800, 480))):
        words = Words(language, [TUMULT.folder])
        made = compose(end.scene(format_for(*size), words))
        assert made.faults == ()
        shown = " ".join(item.text for item in made.items if isinstance(item, LineItem))
        assert all(words(broken.get(seat, line)) in shown for seat, line in end.snapshot.stories.items())


def test_who_only_shares_the_lead_is_not_told_to_have_led():
    seats = Seats(map(Seat, ("Ada", "Ben"), find_game("any_box").colours))
    for ben, led in ((5, 0), (4, 3)):
        session = Session.begin(find_game("any_box"), Beginning("any_box", seats, {}, {"sheet": "rounds"}), MemoryLog())
        while session.question is not None:
            question = session.question
            points = {"any.count-of": 5 if question.seat == seats[0] else ben, "any.more": "over"}
            over = question.id == "any.more" and session.table.place.round < 3
            session.answer("more" if over else points.get(question.id, question.sample(Random(1))))
        told = [line for line in stories(session).values() if line.id == "story-led"]
        assert [line.args["n"] for line in told] == [led] * (led > 0)


def test_a_box_says_how_many_can_play_and_who_won_last():
    play = PlayRow(3, "u", TUMULT.name, "", 42, aborted=False, winners=("Ada",), players=("Ada", "Ben"))
    notes = which_box(LobbyState(last={TUMULT.name: play})).notes
    assert notes[TUMULT.name].last.args == {"winner": "Ada", "minutes": 42}
    assert notes["citadels"].last is None
    assert notes["citadels"].players.args == {"low": 2, "high": 7}


def test_after_two_quiet_minutes_boxes_and_ring_show_themselves_and_the_first_press_only_wakes_them(table):
    table.begin()
    table.let(119, beat=0.5)
    assert not table.window.idle
    before = table.window.page
    table.let(3, beat=0.5)
    assert table.window.idle
    first, lamps = texts(table), table.lamps()
    table.let(9, beat=0.5)
    assert texts(table) != first
    assert table.lamps() != lamps
    step = table.snapshot.step
    table.short()
    assert not table.window.idle
    assert table.snapshot.step == step
    assert [target.name for target in table.window.page.targets] == [target.name for target in before.targets]
    table.window.set(replace(table.window._holder.settings, reduced=True))
    table.let(130, beat=0.5)
    assert not table.window.idle, "pictures that are to stand still do so in an empty room too"


def texts(table):
    return [item.text for item in table.window.page.items if isinstance(item, LineItem)]
