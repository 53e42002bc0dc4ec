"""Games that wait are shown with players, round and day; each goes on, is put aside or thrown away."""

from __future__ import annotations

from random import Random

import pytest

from companion.app.desk.app import words_of
from companion.app.desk.workers import Workers
from companion.app.lobby.host import Host
from companion.app.lobby.open_games import Resume, ThrowAway, day_words
from companion.games import game as find_game
from companion.library.logged import ASIDE, GONE, OPEN
from companion.play.acts import Adopt, Announce, Answer, GoOnWith, MendOn, Rebegin
from companion.play.joining import can_join
from companion.play.snapshot import Snapshot
from companion.table.errors import JournalDamaged
from companion.table.questions.kinds import Tally
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning, beginning_from


def begin(library, name, *names):
    game = find_game(name)
    controller = library.begin(Beginning(name, Seats(map(Seat, names, game.colours)), {}, {}))
    controller.do(Answer(controller.session.question.sample(Random(1)), 0))
    return library.journal.games()[0].id


def said(snapshot):
    words = words_of("en")
    return words(snapshot.question.words), words(snapshot.question.words, "hint")


def answered(dialogue, *values):
    for value in values:
        snapshot = dialogue.do(Answer(value, dialogue.snapshot().step))
        assert snapshot.refusal is None
    return snapshot


def test_every_open_game_is_shown_and_one_goes_on(library):
    first = begin(library, "citadels", "Ada", "Ben", "Clara")
    begin(library, "wallenstein", "Karl", "Mia", "Otto")
    host = Host(library)
    dialogue = host.dialogue()
    assert {"resume", "open"} <= {option.key for option in dialogue.question.options}
    title, hint = said(answered(dialogue, "open"))
    assert title == "Wallenstein"
    assert hint.startswith("Karl, Mia, Otto")
    title, hint = said(answered(dialogue, "next"))
    assert title == "Citadels"
    assert "Ada, Ben, Clara" in hint
    answered(dialogue, "on")
    assert dialogue.result == Resume(first)
    assert host.game(dialogue.result).session.game.name == "citadels"


def test_a_game_is_put_aside_comes_back_and_is_thrown_away_only_when_sure(library):
    number = begin(library, "citadels", "Ada", "Ben", "Clara")
    host = Host(library)
    dialogue = host.dialogue()
    answered(dialogue, "open", "aside")
    host.game(dialogue.result)
    assert library.journal.game(number).state == ASIDE
    dialogue = host.dialogue()
    assert "resume" not in {option.key for option in dialogue.question.options}
    assert "put aside" in said(answered(dialogue, "open"))[1]
    answered(dialogue, "on")
    controller = host.game(dialogue.result)
    controller.do(Answer(controller.session.question.sample(Random(2)), controller.session.step))
    assert library.journal.game(number).state == OPEN
    dialogue = host.dialogue()
    answered(dialogue, "open", "away", "no", "away", "yes")
    assert dialogue.result == ThrowAway(number)
    host.game(dialogue.result)
    assert library.journal.game(number).state == GONE
    assert "open" not in {option.key for option in host.dialogue().question.options}


def test_a_day_is_said_as_people_do():
    assert words_of("de")(day_words("2026-03-14 19:30:00")) == "14. März"
    assert day_words("long ago") == "long ago"


def test_the_last_company_sits_down_again_in_its_colours_unless_nobody_is_to_be_remembered(library):
    begin(library, "citadels", "Ada", "Ben", "Clara")
    host = Host(library)
    dialogue = host.dialogue()
    answered(dialogue, "wallenstein", "new")
    seating = dialogue.question
    assert [seat.name for seat in seating.company] == ["Ada", "Ben", "Clara"]
    assert len({seat.colour for seat in seating.company} & set(seating.colours)) == 3
    was = {seat.name: seat.colour for seat in seating.company if seating.usual[seat.name] in seating.colours}
    assert all(seating.usual[name] == colour for name, colour in was.items())
    answered(dialogue, seating.company)
    assert dialogue.question.id != "evening.seats"
    library.notebook.remembers = False
    dialogue = host.dialogue()
    answered(dialogue, "wallenstein", "new")
    assert (dialogue.question.company, dict(dialogue.question.usual)) == ((), {})


def test_a_game_that_was_just_begun_is_begun_anew_with_other_seats(library):
    game = find_game("citadels")
    workers = Workers(Host(library))
    workers.begin(Beginning("citadels", Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours)), {}, {}))
    number = library.at_table
    workers.reseat()
    news = None
    while workers.talk is None or not isinstance(news, Snapshot):
        news = workers.news()
    assert news.question.id == "evening.how"
    assert library.journal.game(number).state == GONE
    workers.close()


def test_house_rules_are_written_down_told_and_remembered_for_these_people(library):
    host = Host(library)
    dialogue = host.dialogue()
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), find_game("citadels").colours))
    answered(dialogue, "citadels", "more", "house", seats, ("take-back",), "house", ("gentle-warlord", "take-back"))
    words = words_of("en", find_game("citadels"))
    assert words(dialogue.question.words, "hint").endswith("with your 2 house rules")
    told = answered(dialogue, "usual").question
    said = [words(reason.words) for reason in told.reasons]
    assert (said[0].startswith("Warlord"), said[2:]) == (True, ["only the cities counted"]), "all on one page"
    answered(dialogue, None)
    assert dialogue.result.house == ("gentle-warlord", "take-back")
    controller = host.game(dialogue.result)
    assert beginning_from(library.journal.games()[0].beginning).house == controller.session.beginning.house
    again = host.dialogue()
    answered(again, "citadels", "new", seats, "usual")
    assert again.question.id == "evening.house-told"


def test_rules_for_tonight_only_are_not_kept_and_one_in_the_table_s_own_words_is(library):
    host, game = Host(library), find_game("citadels")
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    dialogue = host.dialogue()
    answered(dialogue, "citadels", "more", "house", seats, ("take-back", "write"), "Zeo pays the pizza", "house")
    answered(dialogue, ("take-back", "own:Zeo pays the pizza", "write"), "Zeo pays the pizza", "usual")  # once is enough
    words = words_of("en", game)
    assert "Zeo pays the pizza" in [words(reason.words) for reason in dialogue.question.reasons]
    answered(dialogue, None)
    controller = host.game(dialogue.result)
    kept = ("take-back", "own:Zeo pays the pizza")
    assert controller.session.beginning.house == kept
    controller.do(Rebegin(house=("tonight", "seven-districts")))
    again = host.dialogue()
    answered(again, "citadels", "new", seats, "usual", None)
    assert (controller.session.beginning.house, again.result.house) == (("tonight", "seven-districts"), kept)


def test_a_name_that_was_misspelt_or_never_sat_there_is_remembered_no_more(library):
    game = find_game("citadels")
    library.begin(Beginning("citadels", Seats(map(Seat, ("Ann", "Zoe", "Bill"), game.colours)), {}, {}))
    controller = library.begin(Beginning("citadels", Seats(map(Seat, ("Ann", "Zeo", "Bill", "Guest"), game.colours)), {}, {}))
    ann, zeo, bill, _guest = controller.session.table.seats
    shown = controller.do(Rebegin((ann, Seat("Zoe", zeo.colour), bill)))
    assert (controller.do(Adopt()) if shown.draft is not None else shown).refusal is None
    assert library.notebook.names() == ("Ann", "Zoe", "Bill")
    assert "Zeo" not in library.notebook.colours()


@pytest.mark.parametrize("reading", ["games", "players"])
def test_nobody_is_forgotten_where_it_cannot_be_read_who_else_played(library, monkeypatch, reading):
    def fails(*_):
        raise JournalDamaged("a page is lost")

    seats = Seats(map(Seat, ("Ann", "Zeo", "Bill"), find_game("citadels").colours))
    library.begin(Beginning("wallenstein", seats, {}, {}, house=("novice",)))
    controller = library.begin(Beginning("citadels", seats, {}, {}))
    monkeypatch.setattr(library.journal, reading, fails)
    ann, zeo, bill = seats
    assert controller.do(Rebegin((ann, Seat("Zoe", zeo.colour), bill))).refusal is None
    assert set(library.notebook.names()) == {"Ann", "Zeo", "Zoe", "Bill"}
    assert seats.group in library.notebook.page("house rules wallenstein")


def test_what_a_table_settles_in_a_game_is_kept_for_these_people_and_mended_like_any_answer(library):
    game, rng = find_game("council_of_four"), Random(1)
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    controller = library.begin(Beginning(game.name, seats, {"books": "light", "turns": "free"}, {}))
    controller.go_on()

    def settled():
        """Play to the scoring, all alike, and return what is asked about those who are tied for most permits."""
        while (asked := controller.session.question) is not None and asked.id != "council.settle.tied":
            equal = {row.key: 3 for row in asked.rows} if isinstance(asked, Tally) else asked.sample(rng)
            controller.do(Answer("council.stop" if asked.id == "council.stop" else equal, controller.session.step))
            if asked.id == "council.light-meanwhile":
                controller.do(Announce("council.stop"))
        return asked

    assert settled() is not None
    controller.do(Answer("no", controller.session.step))
    host = Host(library)
    dialogue = host.dialogue()
    answered(dialogue, game.name, "new", seats)
    words = words_of("en", game)
    assert "tied for most permits: nobody scores" in words(dialogue.question.words, "hint")
    answered(dialogue, "usual")
    controller = host.game(dialogue.result)
    controller.go_on()
    assert settled() is None, "it is not asked a second time"
    assert controller.session.table.ledger.held["agreed.tied"] == "no"
    given = next(each for each in controller.snapshot().history if each.question.id == "council.settle.tied")
    controller.do(MendOn(given.step, "yes"))
    controller.do(Adopt())
    assert controller.session.table.ledger.held["agreed.tied"] == "yes"
    answered(again := host.dialogue(), game.name, "new", seats)
    assert "3 points each" in words(again.question.words, "hint")


def to_the_next_round(controller, rng):
    """Play on until somebody can join."""
    while not (can_join(controller.session) and controller.session.table.place.round > 1):
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
        controller.go_on()


def test_somebody_joins_a_game_in_light_books_between_two_rounds_and_nobody_pushes_somebody_out(library):
    game, rng = find_game("citadels"), Random(2)
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    controller = library.begin(Beginning(game.name, seats, {"books": "light"}, {}))
    for _ in range(13):
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
    assert not can_join(controller.session), "not in the middle of a round"
    others = controller.do(GoOnWith(tuple(map(Seat, ("Ada", "Ben", "Mia", "Otto"), game.colours))))
    assert (others.refusal.id, others.seats) == ("rebegin-refused", seats)
    to_the_next_round(controller, rng)
    before, number = controller.snapshot(), library.at_table
    host = Host(library)
    dialogue = host.dialogue()
    answered(dialogue, "open", "join")
    assert dialogue.question.company == tuple(seats)
    answered(dialogue, (*seats, Seat("Karl", game.colours[3])))
    now = host.game(dialogue.result).snapshot()
    assert now.place.round == before.place.round
    assert [seat.name for seat in now.seats] == ["Ada", "Ben", "Clara", "Karl"]
    kept = {entry: value for entry, value in before.values.items() if entry.partition(".")[2] in seats.colours}
    assert sum(now.values.get(entry, value) == value for entry, value in kept.items()) >= len(kept) - 3
    assert library.at_table == number, "it is the same game, and its line is whole"
    assert len(host.library.journal.players(number)) == 4


def test_who_sits_down_between_two_players_has_the_last_rank(library):
    game = find_game("tumult_royale")
    ada, ben = seats = Seats(map(Seat, ("Ada", "Ben"), game.colours))
    controller = library.begin(Beginning(game.name, seats, {"books": "light"}, {}))
    to_the_next_round(controller, Random(1))
    before = controller.snapshot().values
    controller.do(GoOnWith((ada, Seat("Karl", game.colours[3]), ben)))
    begun = controller.session.beginning
    ranks = {seat.name: begun.start.ledger[f"rank.{seat.colour}"] for seat in begun.seats}
    assert ranks == {"Ada": before[f"rank.{ada.colour}"], "Ben": before[f"rank.{ben.colour}"], "Karl": 3}
