"""How a game began is mended at any step: people, colours, places, options; figures stay, and what no longer fits is asked."""

import json
import os
from contextlib import closing
from random import Random

import correcting
import pytest
from every import begin, beginning, state, until
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import GAMES
from companion.games import game as find_game
from companion.games.any_box.state import State
from companion.language.words import Words
from companion.library.game_log import begin_log
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.library.logged import ASIDE
from companion.play import Adopt, Answer, Controller, Correct, DropDraft, MendOn, Rebegin, Redo, Undo
from companion.play.acts import GoOnWith, LeaveOut, MendNext
from companion.system.languages import WHOLE
from companion.table import AnswerRejected, Hourglass, Seat, Seats, Tell
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.table.undo_history import JournalRow, RowKind
from companion.ui.narration.prompt import tell_snapshot
from companion.ui.pages.earlier import list_decided

EXAMPLES = 250 if os.environ.get("COMPANION_EXAMPLES") == "fresh" else 1
MOST = 2000


def as_written(rows):
    """Return entries as a journal gives them: their values are plain JSON."""
    return [row._replace(value=json.loads(json.dumps(row.value))) for row in rows]


def controller_in(game, rng, most=150):
    """Play some way into a random game, options and all, and open it again from what was written."""
    log = MemoryLog()
    options = {option.name: rng.choice(option.choices) for option in game.options}
    controller = Controller(Session.begin(game, beginning(game, rng.choice([n for n in game.seats if n > 1]), **options), log))
    controller.go_on()
    for _ in range(rng.randint(0, most)):
        question = controller.session.question
        if question is None:
            break
        try:
            question.read(answer := question.sample(rng))
        except AnswerRejected:
            continue
        assert controller.do(Answer(answer, controller.session.step)).refusal is None
    written = MemoryLog(as_written(log.rows))
    return Controller(Session.resume(game, written.rows, written)), written


def changed(session, rng):
    """What a table can want otherwise: somebody was missing or never there, another order, another option."""
    game, seats = session.game, list(session.table.seats)
    free = [colour for colour in game.colours if colour not in session.table.seats.colours]
    ways = ["order", *(["option"] if game.options else [])]
    ways += ["out"] if len(seats) - 1 in game.seats else []
    ways += ["in"] if len(seats) + 1 in game.seats else []
    match rng.choice(ways):
        case "order":
            rng.shuffle(seats)
        case "out":
            seats.remove(rng.choice(seats))
        case "in":
            seats.insert(rng.randint(0, len(seats)), Seat("Zoe", rng.choice(free)))
        case "option":
            option = rng.choice([each for each in game.options if each.name != "start"])
            return Rebegin(options={option.name: rng.choice(option.choices)})
    return Rebegin(tuple(seats))


def settle(controller, snapshot, rng, most=MOST):
    """Give every answer that the draft asks for, and leave out or mend what no longer fits, until it is the game.

    After the most steps the table leaves all as it was.
    """
    for _ in range(most):
        draft = snapshot.draft
        if draft is None:
            return
        if draft.whole:
            snapshot = controller.do(Adopt())
        elif draft.against is not None:
            act = MendNext() if draft.why is not None and rng.random() < 0.5 else LeaveOut()
            snapshot = controller.do(act)
            assert act == MendNext() or snapshot.draft is None or snapshot.draft.against != draft.against, "it is left out"
        else:
            snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    assert most < MOST, "the draft comes to no end"
    controller.do(DropDraft())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES)
def test_colours_and_names_change_in_one_step_and_every_figure_stays_with_its_player(game, seed):
    rng = Random(seed)
    controller, log = controller_in(game, rng)
    session, before, rows = controller.session, controller.snapshot(), controller.session.rows()
    colours = rng.sample(game.colours, len(before.seats))
    seats = tuple(Seat(f"{seat.name} II", colour) for seat, colour in zip(before.seats, colours, strict=True))
    exchange = {old.colour: new for old, new in zip(before.seats, seats, strict=True)}
    shown = controller.do(Rebegin(tuple(Seat(old.name, exchange[old.colour].colour) for old in before.seats)))
    shown = controller.do(Rebegin(seats)) if shown.draft is None else shown
    assert (shown.draft, shown.refusal, shown.seats) == (None, None, Seats(seats))
    told = {score.seat: (score.figures, score.badges) for score in shown.scoreboard}
    numbers = {seat: [figure.number for figure in figures] for seat, (figures, _) in told.items()}
    for score in before.scoreboard:
        assert numbers[exchange[score.seat.colour]] == [figure.number for figure in score.figures]
    asked = shown.question.seat if shown.question is not None else None
    was = before.question.seat if before.question is not None else None
    assert asked == (exchange[was.colour] if was is not None else None)
    again = Session.resume(game, log.rows, MemoryLog())
    assert (state(again), again.table.seats) == (state(session), Seats(seats))
    for _ in range(2):
        controller.do(Undo())
    assert (session.rows(), session.table.seats) == (rows, before.seats)


def test_colours_change_also_where_an_earlier_version_told_what_is_told_no_more():
    """Its entry stands where another message is told now, and is no answer to that one."""
    controller, rng = Controller(begin(find_game("citadels"), 3)), Random(1)
    controller.go_on()
    session = controller.session
    while not (isinstance(session.question, Tell) and session.table.place.round):
        controller.do(Answer(session.question.sample(rng), session.step))
    told = JournalRow(RowKind.ANSWER, session.step, "citadels.murdered-king@blue#1", None, "touch", "1")
    session.rewrite([*session.rows(), told])
    controller.do(Answer(None, session.step))
    ada, ben, clara = session.table.seats
    shown = controller.do(Rebegin((Seat("Ada", ben.colour), Seat("Ben", ada.colour), clara)))
    assert (shown.draft, shown.refusal, shown.noted.id) == (None, None, "rebegin-done")


def test_whoever_is_named_wrongly_or_twice_is_refused_in_the_table_s_words():
    controller = Controller(begin(find_game("citadels"), 3))
    ada, ben, clara = controller.session.table.seats
    shown = controller.do(Rebegin((Seat("Ben", ada.colour), ben, clara)))
    assert (shown.refusal.id, shown.seats) == ("reject-name-twice", Seats((ada, ben, clara)))
    assert controller.do(Rebegin((ada, ben, clara))).noted.id == "rebegin-already"


def swapped(seats, rng):
    """Two hold each other's colours."""
    one, two = rng.sample(list(seats), 2)
    colours = {one.colour: two.colour, two.colour: one.colour}
    return tuple(Seat(seat.name, colours.get(seat.colour, seat.colour)) for seat in seats)


def meddle(controller, rng):
    """Do one of the things that people do beside answering: come, go, come back, swap, change an option, mend, take back."""
    session = controller.session
    game, seats = session.game, session.table.seats
    free = [colour for colour in game.colours if colour not in seats.colours]
    match rng.choice(("join", "leave", "back", "swap", "otherwise", "mend", "undo", "redo")):
        case "join" if free and len(seats) + 1 in game.seats:
            names = {seat.name for seat in seats}
            name = next(name for name in map("Guest {}".format, range(9)) if name not in names)
            return controller.do(GoOnWith((*seats, Seat(name, rng.choice(free)))))
        case "leave" if sum(session.table.left[seat] == "" for seat in seats) > 1:
            return controller.do(Correct({f"left.{rng.choice(seats).colour}": rng.choice(("empty", "others"))}))
        case "back":
            return controller.do(Correct({f"left.{rng.choice(seats).colour}": ""}))
        case "swap" if len(seats) > 1:
            return controller.do(Rebegin(swapped(seats, rng)))
        case "otherwise":
            return controller.do(changed(session, rng))
        case "mend":
            decided = [each for each in list_decided(controller.snapshot())[:20] if not isinstance(each.question, Hourglass)]
            if decided:
                chosen = rng.choice(decided)
                return controller.do(MendOn(chosen.step, chosen.question.sample(rng)))
        case "undo":
            return controller.do(Undo(insist=True))
        case "redo":
            return controller.do(Redo())
    return controller.snapshot()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES)
def test_whoever_comes_goes_swaps_and_mends_at_any_step_the_game_is_whole_and_so_are_resume_and_play(game, seed):
    rng = Random(seed)
    with closing(Journal(IN_MEMORY)) as journal:
        log = begin_log(journal, game.name)
        few = [number for number in game.seats if 1 < number < game.seats[-1]]
        options = {option.name: rng.choice(option.choices) for option in game.options}
        controller = Controller(Session.begin(game, beginning(game, rng.choice(few), **options), log))
        controller.go_on()
        for _ in range(rng.randint(20, 120)):
            session = controller.session
            if session.question is None:
                break
            if rng.random() < 0.12:
                settle(controller, meddle(controller, rng), rng, 12)
            else:
                controller.do(Answer(session.question.sample(rng), session.step))
            assert correcting.broken(game, controller.session.table) == ""
        again = Session.resume(game, journal.entries(log.game).list_whole(log.game), MemoryLog())
        assert (state(again), again.beginning) == (state(controller.session), controller.session.beginning)
        assert journal.players(log.game) == tuple(seat.name for seat in controller.session.table.seats)
        journal.set_state(log.game, ASIDE)
        plays = Plays(journal)
        plays.bring_up_to_date()
        [(_, play)] = plays.documents()
        assert {(seat.name, seat.colour) for seat in play.seats} == {
            (one.name, one.colour) for one in controller.session.table.seats
        }
        assert all(len(scores) == len(play.seats) for scores in play.course)


def test_an_expansion_laid_in_the_middle_of_a_game_asks_nothing_of_the_rounds_before_it():
    game, rng = find_game("citadels"), Random(1)
    controller = Controller(begin(game, 5))
    controller.go_on()
    while controller.session.table.place.round < 4 or controller.session.question.id != "citadels.turn":
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
    before = controller.session.table.ledger.held
    shown = controller.do(Rebegin(options={"cards": "yes"}))
    shown = controller.do(Adopt()) if shown.draft is not None else shown
    assert (shown.draft, shown.options["cards"], shown.question.id) == (None, "yes", "citadels.turn")
    assert all(shown.values[name] == before[name] for name in before if name.startswith("city."))


def test_a_draft_says_that_the_game_was_over_with_it():
    game, rng = find_game("tumult_royale"), Random(2)
    controller = Controller(begin(game, 3, books="light"))
    controller.go_on()
    while controller.session.table.place.round < 8:
        asked = controller.session.question
        usual = {row.key: row.likely for row in asked.rows} if asked.id == "tumult.statues" else asked.sample(rng)
        assert controller.do(Answer(usual, controller.session.step)).refusal is None
    counted = [each for each in controller.snapshot().history if each.question.id == "tumult.statues"][-1]
    shown = controller.do(MendOn(counted.step, {**counted.value, "blue": counted.value["blue"] + 7}))
    assert shown.draft.over.id == "tumult-over-apart"
    for language, told in (("de", "vorbei"), ("en", "was over")):
        assert told in tell_snapshot(shown, Words(language, [game.folder]))


def test_a_mistake_in_a_running_game_s_sheet_is_mended_and_the_scores_follow():
    game, log = find_game("any_box"), MemoryLog()
    sheet = {"title": "Golf", "score": [{"name": "Holes", "when": "round", "each": 1, "high": 9}], "ends": {"rounds": 9}}
    seats = Seats(map(Seat, ("Ada", "Ben"), game.colours))
    controller, rng = Controller(Session.begin(game, Beginning(game.name, seats, {}, {"sheet": sheet}), log)), Random(1)
    controller.go_on()
    while controller.session.table.place.round < 3:
        controller.do(Answer(controller.session.question.sample(rng), controller.session.step))
    before = controller.session.table.view(State).points.values()
    parts = {part.key: part for part in game.fact_parts(controller.snapshot().facts)}
    settle(controller, controller.do(Rebegin(facts=parts["score.0.each"].mend(3))), rng)
    assert controller.session.table.view(State).points.values() == tuple(3 * points for points in before)
    refused = controller.do(Rebegin(facts=parts["score.0.high"].mend(-5)))
    assert refused.refusal.id.startswith("any-bad-")
    assert state(Session.resume(game, log.rows, MemoryLog())) == state(controller.session)


@pytest.mark.parametrize("name", ["tumult_royale", "citadels", "wallenstein", "council_of_four"])
def test_a_founder_is_taken_out_after_somebody_joined_even_where_too_few_began_without_them(name):
    game, rng = find_game(name), Random(4)
    few = min(number for number in game.seats if number > 1)
    controller = Controller(Session.begin(game, beginning(game, few), MemoryLog()))
    controller.go_on()
    comer = Seat("Zora", next(colour for colour in game.colours if colour not in controller.session.table.seats.colours))
    for _ in range(MOST):
        session = controller.session
        if comer not in session.table.seats and session.table.place.round == 1:
            controller.do(GoOnWith((*session.table.seats, comer)))
        if comer in session.table.seats:
            break
        controller.do(Answer(session.question.sample(rng), session.step))
    founder, *stay = controller.session.table.seats
    now = controller.do(Rebegin(tuple(stay)))
    assert now.refusal is None
    assert set(now.seats) == set(stay)
    if not now.draft.whole:
        now = controller.do(Adopt(cut=True))
    assert (controller.do(Adopt()) if now.draft is not None else now).refusal is None
    assert set(controller.session.table.seats) == set(stay)
    controller.do(Undo())
    assert founder in controller.session.table.seats


@pytest.mark.parametrize("out", [False, True], ids=["colours swapped", "taken out"])
def test_tiles_read_before_the_device_was_off_are_no_trouble_when_people_are_mended(out):
    game, rng, log = find_game("tumult_royale"), Random(2), MemoryLog()
    session = Session.begin(game, beginning(game, 3, books="full"), log)
    until(session, "tumult.place", rng)
    controller = Controller(Session.resume(game, as_written(log.rows), MemoryLog()))
    ada, ben, clara = controller.session.table.seats
    now = controller.do(Rebegin((ada, ben) if out else (Seat("Ada", ben.colour), Seat("Ben", ada.colour), clara)))
    for language in WHOLE:
        assert tell_snapshot(now, Words(language, [game.folder]))
    while now.draft is not None and not now.draft.whole and now.draft.against is not None and now.refusal is None:
        now = controller.do(LeaveOut())
        assert tell_snapshot(now, Words("de", [game.folder]))
