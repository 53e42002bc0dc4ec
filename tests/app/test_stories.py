"""After a game: each player's story in one line; and the choice of boxes: what it says of each, and what an empty room sees."""

from dataclasses import replace
from random import Random

import pytest
from at_the_desk import DeskTable

from companion.app.lobby.evening import LobbyState, which_box
from companion.games import GAMES
from companion.games import game as find_game
from companion.games.any_box.box import SHEETS, shipped
from companion.games.any_box.box_sheet import read_sheet
from companion.language.words import Words
from companion.library.history.stats import PlayRow
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot
from companion.play.stories import stories
from companion.table.seats import Seat, Seats
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem
from tools.gallery.scenes import screens_of

TUMULT = GAMES[0]
THREE = Seats(map(Seat, ("Ada", "Ben", "Clara"), TUMULT.colours))


@pytest.mark.parametrize("size", [(480, 320), (800, 480), (720, 1280)])
def test_every_player_has_a_line_of_their_own_at_the_end_the_level_ones_what_decided(size):
    end = list(screens_of(TUMULT, 4))[-1]
    broken = {line.seat: line.note for line in end.snapshot.outcome.standing if line.note is not None}
    assert len(broken) == 2
    assert len(end.snapshot.stories) == 4
    for language in ("de", "en"):
        words = Words(language, [TUMULT.folder])
        scene = end.scene(format_for(*size), words)
        made = compose(scene)
        assert made.faults == ()
        shown = " ".join(item.text for item in made.items if isinstance(item, LineItem))
        for seat, line in end.snapshot.stories.items():
            assert words(broken.get(seat, line)) in shown


@pytest.mark.parametrize("sheet", [name for name in SHEETS if read_sheet(shipped(name)).players[0] == 1])
def test_who_plays_alone_leads_nobody_and_the_end_is_told_all_the_same(sheet):
    """All shipped sheets, each to its end; what the table sees of it then is made, the line of the player too."""
    game = find_game("any_box")
    facts = game.read_facts({"sheet": shipped(sheet)})
    for seed in range(3):
        session = Session.begin(
            game, Beginning(game.name, Seats([Seat("Ada", "blue")]), game.default_options(), facts), MemoryLog()
        )
        play_out(session, Random(seed))
        end = Controller(session).snapshot()
        assert end.outcome is not None
        assert all(line.id != "story-led" for line in end.stories.values())


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


def test_after_two_quiet_minutes_boxes_and_ring_show_themselves_and_the_first_press_only_wakes_them(tmp_path):
    table = DeskTable(tmp_path)
    table.begin()
    table.let(119)
    assert not table.window.idle
    before = table.window.page
    table.let(3, beat=0.5)
    assert table.window.idle
    first = texts(table)
    lamps = table.light_scene.frame(table.clock())
    table.let(9, beat=0.5)
    assert texts(table) != first
    assert table.light_scene.frame(table.clock()) != lamps
    step = table.snapshot.step
    table.short()
    assert not table.window.idle
    assert table.snapshot.step == step
    assert [target.name for target in table.window.page.targets] == [target.name for target in before.targets]
    table.close()


def test_pictures_that_are_to_stand_still_do_so_in_an_empty_room_too(tmp_path):
    table = DeskTable(tmp_path)
    table.begin()
    table.window.set(replace(table.window._holder.settings, reduced=True))
    table.let(130, beat=0.5)
    assert not table.window.idle
    table.close()


def texts(table):
    return [item.text for item in table.window.page.items if isinstance(item, LineItem)]


def test_a_snapshot_of_no_game_tells_no_stories():
    assert Snapshot(None, 0, None).stories == {}
