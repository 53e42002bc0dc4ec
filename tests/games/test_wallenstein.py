"""Wallenstein: winters recomputed piece by piece, incomes, names of lands, whole games in both depths."""

from itertools import product
from random import Random

import pytest
from every import begin

from companion.games.wallenstein import GAME
from companion.games.wallenstein.box import BUILDINGS, EVENTS, LANDS, REGIONS, START, hunger, in_play
from companion.games.wallenstein.course import armies_placed, grain_income, tax_income
from companion.games.wallenstein.lands import in_range, letters
from companion.games.wallenstein.scoring import majority, standing
from companion.table.selfplay import play_out
from companion.ui.screen.board.ground import find_grounds
from companion.ui.screen.paint import Box

# ---- the printed facts


def test_the_box_holds_what_the_rulebook_counts():
    assert len(LANDS) == 45
    assert [sum(land.region == region for land in LANDS.values()) for region in REGIONS] == [9] * 5
    assert (len(in_play(3)), len(in_play(4)), len(in_play(5))) == (37, 45, 45)
    assert sum(event.loss for event in EVENTS.values()) == 40
    assert (sum(land.tax for land in LANDS.values()), sum(land.grain for land in LANDS.values())) == (216, 135)
    assert sum(len(land.neighbours) for land in LANDS.values()) == 2 * 114
    assert sum(land.sites for land in LANDS.values()) == 88


def test_borders_run_both_ways():
    assert all(land.key in LANDS[other].neighbours for land in LANDS.values() for other in land.neighbours)


def test_line_ups_give_everybody_the_same_groups():
    for players, armies, lands in ((3, 27, 9), (4, 25, 8), (5, 23, 7)):
        start = START[players]
        assert sum(start.groups) == armies
        assert all(len(column) == lands for column in start.line_ups)
        named = [land for column in start.line_ups for land in column if land != "?"]
        assert len(set(named)) == len(named) == players * lands - (players == 3)
        assert set(named) <= set(in_play(players))


def test_the_supply_table_line_by_line():
    found = [(hunger(short).revolts, hunger(short).peasants) for short in range(10)]
    assert found == [(0, 0), (1, 1), (1, 2), (2, 2), (2, 2), (2, 3), (2, 3), (3, 3), (3, 3), (3, 3)]


# ---- lands found by their first letter


def test_each_land_lies_in_one_range_of_letters():
    for lands in (in_play(3), in_play(4)):
        ranges = letters(lands)
        assert all(sum(in_range(land, span) for span in ranges) == 1 for land in lands)
        assert max(sum(in_range(land, span) for land in lands) for span in ranges) <= 11


# ---- winters, point by point over a list of pieces


def point_by_point(lands, pieces):
    """Score from plain lists: lands [(owner, region)], pieces [(owner, kind, region)]."""
    players = sorted({owner for owner, _ in lands} | {owner for owner, _, _ in pieces} | {"blue", "yellow", "red"})
    points = dict.fromkeys(players, 0)
    for owner, *_ in [*lands, *pieces]:
        points[owner] += 1
    for value, kind in ((3, "palace"), (2, "church"), (1, "house")):
        for region in REGIONS:
            row = [owner for owner, what, where in pieces if (what, where) == (kind, region)]
            ranking = sorted(((row.count(player), player) for player in players), reverse=True)
            best = [player for number, player in ranking if number == ranking[0][0] and number]
            for player in best:
                points[player] += value - 1 if best[1:] else value
    return points


def test_nobody_has_a_majority_of_nothing():
    assert majority("palace", "bayern", {"blue": 0, "yellow": 0}) is None
    shared = majority("house", "bayern", {"blue": 1, "yellow": 1, "red": 0})
    assert shared is not None
    assert (shared.holders, shared.points) == (("blue", "yellow"), 0)


def test_the_standing_counts_taler_only_between_equals():
    points, taler = {"blue": 40, "yellow": 55, "red": 55, "black": 55}, {"blue": 99, "yellow": 4, "red": 7, "black": 4}
    assert standing(points, taler) == ((1, "red"), (2, "yellow"), (2, "black"), (4, "blue"))


# ---- incomes and armies under events and tiles


def test_events_bound_an_income_before_the_tile_adds():
    for land, tile in product(LANDS, (False, True)):
        tax, grain = LANDS[land].tax, LANDS[land].grain
        assert tax_income(land, "", tile=tile) == tax + tile
        assert tax_income(land, "taxes-low", tile=tile) == min(tax, 5) + tile
        assert tax_income(land, "taxes-high", tile=tile) == max(tax, 6) + tile
        assert grain_income(land, "grain-low", tile=tile) == min(grain, 3) + tile
        assert grain_income(land, "grain-high", tile=tile) == max(grain, 4) + tile
        assert grain_income(land, "taxes-low", tile=tile) == grain + tile


def test_armies_placed():
    assert [armies_placed(action, "", tile=False) for action in ("five", "three", "one")] == [5, 3, 1]
    assert [armies_placed(action, "armies-few", tile=False) for action in ("five", "three", "one")] == [3, 2, 1]
    assert armies_placed("five", "armies-few", tile=True) == 6
    assert armies_placed("three", "armies-few", tile=True) == 2


# ---- whole games

COMBINATIONS = [
    (3, {"books": "full", "court": "yes", "landsknechte": "no", "lands": "choice"}),
    (4, {"books": "full", "court": "no", "landsknechte": "yes", "odds": "off"}),
    (5, {"books": "full", "start": "joined"}),
    (3, {"books": "light", "start": "joined", "court": "yes", "landsknechte": "yes"}),
]


class Watch:
    """Victory points never fall, and the colours' cubes are all there, counted without the ledger's own laws."""

    def __init__(self):
        self.points = {}

    def __call__(self, table):
        held = table.ledger.held
        for seat in table.seats:
            points = held[f"points.{seat.colour}"]
            assert points >= self.points.get(seat, 0)
            self.points[seat] = points
            board = sum(
                held[name.replace("owner", "armies")] for name in held if name.startswith("owner.") and held[name] == seat.colour
            )
            assert sum(held[f"{where}.{seat.colour}"] for where in ("supply", "tray", "tower")) + board == 62
        assert held["peasants"] + held["tray.green"] + held["tower.green"] == 20


@pytest.mark.parametrize(("players", "options"), COMBINATIONS)
def test_whole_games_keep_all_pieces(players, options):
    session = begin(GAME, players, **options)
    play_out(session, Random(players), (*GAME.invariants, Watch()))
    assert session.outcome is not None
    assert session.table.place.round == 8
    assert session.outcome.winners


def test_winters_of_whole_games_score_as_counted_piece_by_piece():
    session = begin(GAME, 5, books="full", court="yes", odds="off")
    rng, winters = Random(5), 0
    while session.question is not None:
        held = session.table.ledger.snapshot()
        scoring = session.question.id == "wallenstein.scores"
        session.answer(session.question.sample(rng))
        if scoring:
            winters += 1
            now, expected = session.table.ledger.held, counted_on_the_board(held)
            gained = {seat.colour: now[f"points.{seat.colour}"] - held[f"points.{seat.colour}"] for seat in session.table.seats}
            assert gained == {colour: expected.get(colour, 0) for colour in gained}
    assert winters == 2


def counted_on_the_board(held):
    owners = {name.removeprefix("owner."): held[name] for name in held if name.startswith("owner.") and held[name]}
    lands = [(owner, LANDS[land].region) for land, owner in owners.items()]
    pieces = [(owner, kind, LANDS[land].region) for land, owner in owners.items() for kind in BUILDINGS if held[f"{kind}.{land}"]]
    return point_by_point(lands, pieces)


def test_on_the_drawn_board_lands_lie_beside_their_neighbours_and_none_on_another():
    places = tuple(LANDS.values())
    centres = tuple((24 + round(land.at[0] * 712), 24 + round(land.at[1] * 182)) for land in places)
    assert len(set(centres)) == len(places)
    grounds = find_grounds(centres, Box(0, 0, 760, 230))
    beside = {
        (land.key, places[other].key)
        for land, ground in zip(places, grounds, strict=True)
        for _, _, other in ground
        if other >= 0
    }
    neighbours = {(land.key, other) for land in places for other in land.neighbours}
    assert len(neighbours & beside) >= 0.85 * len(neighbours)
