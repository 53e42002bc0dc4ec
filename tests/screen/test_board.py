"""The scoreboard with two to ten seats: every name and figure stays in its own field, and no field covers another."""

from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest
from samples import CHOOSE, NOW, NUMBER, SIZES, TELL, scene

from companion.table import Choose, Figure, Option, Outcome, Placing, Row, ScoreTrack, Seat, Seats, SeatScore, Tally, phrase
from companion.ui.pages.effects import Open, TurnPage
from companion.ui.screen.compose import compose
from companion.ui.screen.frame.changes import HANDED, SECONDS
from companion.ui.screen.page.state import ScreenState
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem, Pictogram
from companion.ui.screen.paint.moving import Track, freeze, rests_at
from companion.ui.screen.paint.svg import shield
from companion.ui.screen.paint.text import fit_name

COLOURS = ("blue", "yellow", "purple", "grey", "red", "green", "white", "black", "orange", "pink")
NAMES = ("Ada", "Benedikta", "Maximilian", "Karl Otto", "Wolfgang", "Mia", "Zoe", "Ingeborg", "Jo", "Quirin")
FIGURES = {
    "small": (Figure("statue", 0), Figure("points", 0)),
    "usual": (Figure("statue", 8), Figure("points", 42), Figure("gold", 11)),
    "large": (Figure("points", 128), Figure("gold", 100)),
    "below nothing": (Figure("points", -760),),
}
FAR = {(800, 480), (1024, 600), (1280, 720), (720, 1280)}


def table(count):
    return Seats(Seat(name, colour) for name, colour in zip(NAMES[:count], COLOURS, strict=False))


def scores(seats, figures):
    badges = {0: (Figure("crown", 1),), 1: (Figure("coronet", 2), Figure("mercy", 1, counted=False))}
    return tuple(SeatScore(seat, figures, badges.get(place, ())) for place, seat in enumerate(seats))


def fields_of(page):
    return [target.box for target in page.targets if target.name.startswith("seat:")]


def lines_of(page):
    return [item for item in page.items if isinstance(item, LineItem)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_written_of_a_seat_stays_in_its_field_and_the_number_that_counts_is_read_from_the_far_chair(size):
    form = format_for(*size)
    for name, count in ((name, count) for name in FIGURES for count in (2, 4, 5, 7, 10)):
        seats, about = table(count), f"{count} seats, {name} figures"
        board = scores(seats, FIGURES[name])
        page = compose(scene(replace(TELL, seat=seats[1]), size, seats=seats, scoreboard=board, explain=False))
        fields = fields_of(page)
        assert page.faults == (), about
        assert [page.heard[f"seat:{seat.colour}"] for seat in seats] == [seat.name for seat in seats]
        assert len(fields) == count
        assert not any(a.meets(b) for a, b in combinations(fields, 2)), about
        least = form.choose_size("focus" if count <= 4 or size[0] > size[1] else "answer", FontFace.SANS_SEMIBOLD)
        for field in fields:
            inside = [line for line in lines_of(page) if line.ink.meets(field)]
            assert inside, f"{about}: no number that counts"
            assert [line.text for line in inside if not field.holds(line.ink)] == [], about
            assert [(a.text, b.text) for a, b in combinations(inside, 2) if a.ink.meets(b.ink)] == [], about
            if name == "usual" and count <= 7 and size in FAR:
                assert max(line.size for line in inside if line.text == "8") >= least, about


def test_a_field_answers_for_a_seat_that_can_be_chosen_and_shows_the_scores_of_one_that_cannot():
    seats = table(3)
    options = tuple(
        Option(seat.colour, phrase("t-name", who=seat), seat=seat, off=phrase("t-off") if seat == seats[1] else None)
        for seat in seats
    )
    question = Choose("t.choose", options=options)
    page = compose(scene(question, (800, 480), seats=seats, scoreboard=scores(seats, FIGURES["usual"]), explain=False))
    touched = {target.name: target.effect for target in page.targets if target.name.startswith("seat:")}
    assert isinstance(touched["seat:yellow"], Open)
    assert not isinstance(touched["seat:purple"], Open)


def test_a_voice_that_is_quiet_for_the_round_has_its_sign_crossed_out():
    speaks = scene(TELL, explain=False)
    speaks = replace(speaks, settings=replace(speaks.settings, volumes=(("speech", 5),), heard=True))
    quiet = replace(speaks, settings=replace(speaks.settings, quiet=True))

    def sign(page):
        voice = next(target.box for target in page.targets if target.name == "tool:voice")
        return [item.text for item in page.items if isinstance(item, Pictogram) and voice.holds(item.box)]

    assert sign(compose(quiet)) != sign(compose(speaks)) != []


def test_the_rail_is_slim_and_always_in_the_same_place():
    seats = table(4)
    for size in ((480, 320), *SIZES):
        pages = [
            compose(scene(question, size, seats=seats, scoreboard=scores(seats, FIGURES["usual"]), explain=False))
            for question in (TELL, CHOOSE, NUMBER)
        ]
        first, *others = map(fields_of, pages)
        assert others == [first, first], size
        assert all(box.h <= 0.155 * size[1] for box in first), size


def test_the_track_lies_above_the_rail_on_every_page_with_who_is_ahead_further_on_and_leaves_nothing_out():
    seats = table(5)
    come = dict(zip(seats, (12, 3, 25, 12, 0), strict=True))
    track = ScoreTrack(tuple(come.items()), 25, goal=True, icon="statue")
    tally = Tally("t.tally", rows=tuple(Row(seat.colour, seat=seat, high=9) for seat in seats))
    for size in SIZES:
        tops = set()
        for question in (TELL, CHOOSE, NUMBER, tally):
            drawn = [
                compose(
                    scene(replace(question, illustration=each), size, seats=seats, scoreboard=scores(seats, ()), explain=False)
                )
                for each in (track, None)
            ]
            page, bare = drawn
            assert page.faults == ()
            assert {target.name for target in page.targets} == {target.name for target in bare.targets}
            top, side = min(box.y for box in fields_of(page)), round(format_for(*size).type("strong").least * 1.38)
            found = (item.box for item in page.items if isinstance(item, Pictogram) and top - item.box.bottom in range(side))
            shields = [box for box in found if abs(box.h - side) <= 1]
            if [line.text for line in lines_of(page) if line.text == "25"] == []:
                continue  # there was no room for it
            tops.add(tuple(box.y for box in shields))
            lefts = [box.x for box in shields]
            assert lefts == sorted(lefts)
            assert lefts[-1] - lefts[-2] > 2 * (lefts[1] - lefts[0]), "the leader is far ahead"
            assert not any(target.box.meets(box) for target in page.targets for box in shields)
        assert len(tops) == 1, "in the same place on each page"


def changed(before, after, now=0.0):
    """Compose the scoreboard some seconds after these figures and badges of each of four seats have become those."""
    boards = [tuple(SeatScore(seat, *one) for seat, one in zip(table(4), rows, strict=True)) for rows in (before, after)]
    state = ScreenState(step=7, asked=TELL, scores=boards[1], before=boards[0], moves=NOW)
    told = scene(TELL, (800, 480), seats=table(4), scoreboard=boards[1], explain=False)
    return compose(replace(told, state=state, now=NOW + now))


def points(*numbers):
    return [((Figure("points", number),), ()) for number in numbers]


def test_a_figure_stands_as_it_was_until_its_pieces_travel_and_then_tells_by_how_much_it_has_changed():
    before, after = ([(seat.figures, seat.badges) for seat in scores(table(4), (Figure("points", n),))] for n in (8, 12))
    waits, begun, later = (changed(before, after, now) for now in (-0.01, 0.01, 2.01))
    for page, text, ink in ((waits, "8", waits.look.ink), (begun, "12", begun.look.rubric)):
        written = [item for item in lines_of(page) if item.text in {"8", "12"}]
        assert [(item.text, item.colour) for item in written] == [(text, ink)] * 4
    assert begun.wake is not None
    assert begun.wake <= NOW + 2
    assert later.look.rubric not in {item.colour for item in lines_of(later) if item.text == "12"}
    told = changed(points(5, 5, 5, 5), points(9, 9, 9, 9), 1)
    assert [item.text for item in lines_of(told)].count("+4") == 4, "by how much"
    pieces = [item for item in begun.items if isinstance(item, Track) and not item.keys[-1].seen]
    assert len(pieces) == 4 * 3
    assert rests_at(begun.items) == NOW + SECONDS <= NOW + 0.4
    assert all(item not in pieces for item in freeze(begun.items, NOW + SECONDS))
    assert rests_at(changed(before, after, 0.41).items) is None


def test_what_one_seat_loses_and_another_gains_crosses_the_table():
    page = changed(points(5, 2, 4, 4), points(0, 7, 4, 4))
    fields = fields_of(page)
    pieces = [item for item in page.items if isinstance(item, Track)]
    assert len(pieces) == 3
    for piece in pieces:
        assert fields[0].holds(piece.at(piece.keys[0].second).box), "it comes from who has lost it"
        assert fields[1].meets(piece.item.box)
    assert rests_at(page.items) == NOW + HANDED


def test_ranks_and_the_crown_change_hands_at_once_and_nothing_that_moves_passes_over_a_number():
    ranks = [((), (Figure("coronet", number),) if number else ()) for number in (0, 2, 3, 4)]
    crowned, bare = ((), (Figure("crown", 1),)), ((), ())
    for before, after in (
        (ranks, [ranks[0], ranks[3], ranks[2], ranks[1]]),
        ([bare, bare, crowned, bare], [crowned, bare, bare, bare]),
    ):
        waits, begun = changed(before, after, -0.01), changed(before, after, 0.01)
        assert [item for page in (waits, begun) for item in page.items if isinstance(item, Track)] == []
        assert waits.items != begun.items
    for before, after in (((5, 2, 4, 4), (0, 2, 4, 9)), ((5, 5, 5, 5), (9, 5, 2, 5))):
        page = changed(points(*before), points(*after))
        pieces = [item for item in page.items if isinstance(item, Track)]
        numbers = [line.ink for line in lines_of(page) if line.text in set("0249")]
        assert pieces
        for moment in range(20):
            now = NOW + HANDED * moment / 20
            there = [piece.at(now).box for piece in pieces if piece.at(now) is not None]
            assert [box for box in there for number in numbers if box.meets(number)] == [], moment


def fields_with_shields(page, seats):
    """Give each field with its shield and the ink of its numbers."""
    drawn = [item for item in page.items if isinstance(item, Pictogram)]
    for field, seat in zip(fields_of(page), seats, strict=True):
        text = shield(seat.colour, page.look.shield_edge)
        numbers = [line.ink for line in lines_of(page) if field.holds(line.ink) and line.text.isdecimal()]
        own = next(item.box for item in drawn if item.text == text and field.meets(item.box))
        icons = [item.box for item in drawn if field.holds(item.box) and item.box.x >= own.right]
        yield field, own, numbers, icons


def test_a_figure_with_its_icon_stands_nearer_to_its_own_shield_than_to_the_next():
    for size, name, count in product(SIZES, ("small", "usual"), (2, 3, 4, 5, 7)):
        seats, board = table(count), scores(table(count), FIGURES[name])
        page = compose(scene(TELL, size, seats=seats, scoreboard=board, explain=False))
        for (field, own, numbers, icons), (beside, other, *_) in pairwise(fields_with_shields(page, seats)):
            if field.y == beside.y:
                first, last = min(box.x for box in (*numbers, *icons)), max(ink.right for ink in numbers)
                assert first - own.right <= other.x - last, (size, name, count)


def test_no_figure_and_no_name_goes_because_another_figure_has_grown():
    for size, count in product(FAR, (2, 3, 4, 5, 7)):
        seats, told = table(count), []
        for numbers in ((1, 9, 9), (9, 12, 10), (10, 99, 45)):
            figures = tuple(map(Figure, ("statue", "points", "gold"), numbers))
            page = compose(scene(TELL, size, seats=seats, scoreboard=scores(seats, figures), explain=False))
            names = [line.text for line in lines_of(page) if line.text in NAMES and any(map(line.ink.meets, fields_of(page)))]
            told.append(([len(numbers) for _, _, numbers, _ in fields_with_shields(page, seats)], names))
        assert told == [told[0]] * 3, (size, count)
        assert told[0][1] in ([], list(NAMES[:count])), "names of all, or of none"


def ended(count, size=(800, 480), *, winners=(0,), placings=None, line="", **more):
    """The scene of an end with so many seats, each with a line of its story if there is one."""
    seats = tuple(table(count))
    standing = placings or tuple(Placing(place + 1, seat, 220 - 20 * place) for place, seat in enumerate(seats))
    over = Outcome(phrase("t-over"), tuple(seats[place] for place in winners), standing)
    stories = {seat: phrase("t-name", who=f"{line} {n}") for n, seat in enumerate(seats)} if line else {}
    return scene(None, size, seats=Seats(seats), scoreboard=(), outcome=over, stories=stories, **more)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_banner_at_the_end_bears_place_figure_and_whole_name(size):
    for count in (3, 5, 6, 7, 10):
        page = compose(ended(count, size))
        lines = lines_of(page)
        assert page.faults == (), count
        assert {str(220 - 20 * place) for place in range(count)} | set(NAMES[:count]) <= {line.text for line in lines}, count
        assert [(a.text, b.text) for a, b in combinations(lines, 2) if a.ink.inset(0, 1).meets(b.ink.inset(0, 1))] == [], count


def test_who_has_won_is_told_when_all_banners_hang_and_why_it_is_over_before():
    begun = ended(4, line="Kette")
    page = compose(replace(begun, state=replace(begun.state, began=NOW)))
    early, late = ({item.text for item in freeze(page.items, NOW + at) if isinstance(item, LineItem)} for at in (0.1, 9))
    headline = {text for text in late if NAMES[0] in text and text != NAMES[0]}
    reason = {item.text for item in lines_of(page)}
    assert len(headline) == 1
    assert not early & headline
    assert early & reason, "what is not moved is there at once"
    assert page.reveals == rests_at(page.items)


def test_many_players_have_a_line_of_their_story_each_on_an_upright_screen_on_two_pages():
    cases = [(size, count) for size in ((480, 320), (800, 480), (1280, 720), (720, 1280)) for count in (6, 7, 8)]
    for size, count in (*cases, ((720, 1280), 9), ((720, 1280), 10)):
        first = ended(count, size, line="Baute lange Ketten")
        pages = [compose(first)]
        if count > 8:
            turned = pages[0].targets[0].effect
            assert isinstance(turned, TurnPage)
            assert turned.focus == "again", "having seen all, one goes on"
            pages.append(
                compose(replace(first, state=replace(first.state, question=replace(first.state.question, page=turned.page))))
            )
        assert [page.faults for page in pages] == [()] * len(pages), (size, count)
        written = [{item.text for item in lines_of(page)} for page in pages]
        assert {f"Baute lange Ketten {n}" for n in range(count)} <= set().union(*written), (size, count)
        assert len(pages) == 1 or {"Ada", "1."} <= written[0] - written[1]


def test_the_lines_stand_in_the_order_of_the_banners_and_what_broke_a_tie_for_the_win_in_place_of_stories():
    upwards = tuple(Placing(4 - n, seat, 10 * n) for n, seat in enumerate(table(4)))
    page = compose(ended(4, placings=upwards, winners=(3,), line="Kette"))
    assert [item.text for item in lines_of(page) if "Kette" in item.text] == [f"Kette {n}" for n in (3, 2, 1, 0)]
    figures = (7, 7, 4)
    tied = tuple(Placing(n + 1, seat, figures[n], phrase("t-name", who=f"Rang {n}")) for n, seat in enumerate(table(3)))
    for winners, told in (((0,), {"Rang 0", "Rang 1", "Kette 2"}), ((0, 1), {"Kette 0", "Kette 1", "Kette 2"})):
        written = {item.text for item in lines_of(compose(ended(3, placings=tied, winners=winners, line="Kette")))}
        assert written & {f"{what} {n}" for what in ("Rang", "Kette") for n in range(3)} == told


def test_a_name_keeps_as_many_letters_as_find_room():
    kind = format_for(800, 480).type("heading")
    assert [fit_name(name, kind, 400) for name in ("Ada", "Maximilian")] == ["Ada", "Maximilian"]
    assert fit_name("Karl Otto", kind, 70) == "Karl"
    lengths = [len(fit_name("Wolfgang", kind, width)) for width in (200, 90, 60, 20)]
    assert lengths == sorted(lengths, reverse=True)
