"""Teaching at the desk: pictures from a folder, one button, and profiles that are whole or not there."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pygame
import pytest
from at_the_desk import DeskTable
from drawn_boxes import save, sheet, tray

from companion.camera.paints import guess_colours
from companion.camera.profiles import CUBES, MENDED, MENDED_CUBES, TILES, InterruptedLesson, TaughtProfiles
from companion.camera.teacher import EqualPieces, Teacher
from companion.camera.teaching.learnt import LearntBox
from companion.camera.teaching.lessons import confirm_outlines
from companion.camera.teaching.teach_cubes import ask_for_empty_tray
from companion.camera.teaching.teaching_talk import ask_mended, teach_pieces
from companion.camera.teaching_kinds import ConfirmColours, Finds, Kept, MoveCorners, NamePiece, PointOut, Shot, ShowToCamera
from companion.games import game
from companion.play.acts import Answer
from companion.play.live import Piece, Seen
from companion.play.own_questions import Work
from companion.system.settings import Settings
from companion.table import Choose, Number, Tally, Tile
from companion.table.errors import AnswerRejected
from companion.table.phrase import Phrase, phrase
from companion.ui.screen.page import focus
from vision.cube_lessons.mended import MendedCube, pack_mended
from vision.cubes.colour import CubeColour
from vision.profile import save_profile
from vision.whole_reading import Face

pytestmark = pytest.mark.slow

TUMULT, WALLENSTEIN = game("tumult_royale"), game("wallenstein")
FACES = [Face("bread", 1, "plain"), Face("marble", 2, "plain"), Face("tools", 3, "grey")]
SHOT = Shot(np.zeros((4, 4, 3), np.uint8), Seen(bytes(48), (4, 4)))
CROP = Seen(bytes(12), (2, 2))


def at_the_box(table: DeskTable, box: str) -> None:
    table.begin()
    for name in (f"option:{box}", "option:more", "option:teach"):
        table.there(name)
        table.choose(name)


def take(table: DeskTable) -> None:
    """Wait for the live picture, and take it."""
    table.look()
    table.there("take")
    table.choose("take")
    table.look()


def off(table: DeskTable, name: str) -> str:
    return next(target.off for target in table.window.page.targets if target.name == name)


@pytest.fixture
def with_camera(at_desk, tmp_path):
    """Open a desk with these pictures under the camera; without any with those of before, as after a power cut."""

    def desk(*pictures):
        return at_desk(pictures=save(tmp_path / "pictures", *pictures))

    return desk


def named(table: DeskTable, face: Face) -> None:
    """Say what a tile is; each question comes once the camera's thread has done what was asked of it."""
    for answer in (face.kind, f"{face.kind} {face.symbols} {face.frame}"):
        name = f"option:{answer}"
        table.there(name)
        asked = table.snapshot.question.id
        while table.snapshot.question.id == asked and any(target.name == name for target in table.window.page.targets):
            table.choose(name)


def test_a_box_of_tiles_is_taught_with_one_button_and_an_interrupted_lesson_goes_on_with_its_pictures_and_names(
    with_camera, tmp_path
):
    table = with_camera(sheet([FACES[0], FACES[1], FACES[0]]), sheet([FACES[2]], seed=2))
    at_the_box(table, "tumult_royale")
    take(table)
    assert (table.snapshot.question.id, table.snapshot.question.args["tiles"]) == ("teaching.more-tiles", 3)
    take(table)
    table.there("enough")
    table.choose("enough")
    table.look()
    named(table, FACES[0])
    table.until(lambda: table.snapshot.question.args.get("number") == 2)
    table = with_camera()
    at_the_box(table, "tumult_royale")
    assert (table.snapshot.question.id, table.snapshot.question.args["pictures"]) == ("teaching.resume", 2)
    table.choose("option:go-on")
    table.look()
    table.look()
    for number, face in ((2, FACES[1]), (3, FACES[2])):
        table.until(lambda number=number: table.snapshot.question.args.get("number") == number)
        assert table.snapshot.question.id == "teaching.kind"
        named(table, face)
    table.look()
    assert table.snapshot.question.id == "teaching.learnt"
    assert TaughtProfiles(tmp_path).tiles().profile.faces == tuple(FACES)
    assert InterruptedLesson(tmp_path / "unfinished").count(Finds.TILES) == 0
    assert not (tmp_path / MENDED).exists()
    reading = TaughtProfiles(tmp_path).tiles().read(sheet([*FACES, FACES[0]], seed=9))
    assert reading.counts == {FACES[0]: 2, FACES[1]: 1, FACES[2]: 1}


def test_an_interrupted_lesson_is_begun_anew_without_its_pictures(with_camera, tmp_path):
    unfinished = InterruptedLesson(tmp_path / "unfinished")
    unfinished.keep(Finds.TILES, 0, sheet(FACES[:2]))
    table = with_camera(sheet(FACES[:2]))
    at_the_box(table, "tumult_royale")
    assert table.snapshot.question.id == "teaching.resume"
    table.choose("option:anew")
    table.look()
    assert table.snapshot.question.id == "teaching.tiles"
    assert unfinished.count(Finds.TILES) == 0


def test_a_lesson_cut_off_by_the_power_keeps_moved_corners_cubes_and_what_was_said_of_them(with_camera):
    def again(table):
        table = with_camera()
        at_the_box(table, "wallenstein")
        table.choose("option:go-on")
        table.look()
        return table

    table = with_camera(tray(), tray(("red", 200, 150), ("blue", 300, 300), seed=4))
    at_the_box(table, "wallenstein")
    take(table)
    found = table.snapshot.question.shot.seen.pieces[0].corners
    moved = ((found[0][0] - 0.01, found[0][1]), *found[1:])
    table.choose("option:corners")
    table.desk.do(Answer(moved, table.snapshot.step))
    table.until(lambda: table.snapshot.question.id == "teaching.cubes")
    table = again(table)
    table.until(lambda: table.snapshot.question.id == "teaching.cubes")
    assert table.snapshot.question.empty.seen.pieces[0].corners == moved
    table.devices.camera.advance()
    take(table)
    assert table.snapshot.question.args["colour"] == Phrase("colour-yellow")
    touch(table, 420, 200)
    assert table.snapshot.question.args["colour"] == Phrase("colour-black")
    shot, named = table.snapshot.question.shot, table.snapshot.question.named
    table = again(table)
    assert table.snapshot.question.args["colour"] == Phrase("colour-black")
    assert table.snapshot.question.named == named
    assert [piece.corners for piece in table.snapshot.question.shot.seen.pieces] == [piece.corners for piece in shot.seen.pieces]


def test_a_damaged_kept_picture_begins_where_it_was_lost_and_a_disk_that_keeps_nothing_costs_no_lesson(tmp_path, caplog):
    unfinished, outline = InterruptedLesson(tmp_path / "a"), ((0.1, 0.1), (0.3, 0.1), (0.3, 0.3), (0.1, 0.3))
    unfinished.keep_names(Finds.TILES, {0: Tile("bread", 1), 1: None})
    assert unfinished.names(Finds.TILES) == {0: Tile("bread", 1), 1: None}
    for number in range(2):
        unfinished.keep(Finds.TILES, number, sheet(FACES))
        unfinished.keep_outlines(Finds.TILES, number, [outline])
    assert unfinished.outlines(Finds.TILES, 1) == (outline,)
    for name, half in (("00.json", b"[[[0.1"), ("01.png", b"half a pic"), ("names.json", b'{"0": 7')):
        (tmp_path / "a" / "tiles" / name).write_bytes(half)
    assert unfinished.outlines(Finds.TILES, 0) is None
    assert len(unfinished.pictures(Finds.TILES)) == 1
    assert unfinished.names(Finds.TILES) == {}
    unfinished.keep(Finds.TILES, 1, sheet(FACES))
    assert unfinished.outlines(Finds.TILES, 1) is None  # they were of another picture
    (tmp_path / "tiles").write_text("a file where the folder would be")
    unfinished = InterruptedLesson(tmp_path)
    unfinished.keep(Finds.TILES, 0, sheet(FACES))
    unfinished.keep_names(Finds.TILES, {0: None})
    assert unfinished.count(Finds.TILES) == 0
    assert "could not be kept" in caplog.text


def test_without_a_camera_teaching_is_off_with_its_reason(table):
    table.begin()
    table.choose("option:tumult_royale")
    assert [option.key for option in table.snapshot.question.options] == ["new", "learn", "more"]
    table.choose("option:more")
    offered = {option.key: option.off for option in table.snapshot.question.options}
    assert offered["teach"].id == "teaching-no-camera"
    assert offered["joined"] is None


def test_a_dark_picture_cannot_be_taken_and_a_bare_table_is_refused(with_camera):
    table = with_camera(sheet(FACES) // 12)
    at_the_box(table, "tumult_royale")
    table.look()
    assert off(table, "take") == "More light, please."
    assert focus.find_focused(table.window.page).name == "enough"
    table = with_camera(tray()[:80, :120].repeat(4, 0).repeat(4, 1) // 2 + 60)
    at_the_box(table, "tumult_royale")
    take(table)
    assert table.snapshot.question.id == "teaching.tiles", "the talk stays where it is"
    assert table.runner.live.refused.id in {"teaching-no-tiles", "refusal-blurred"}


def test_cubes_are_taught_in_few_answers_as_their_colours_are_guessed(with_camera, tmp_path):
    places = {"blue": (200, 150), "yellow": (300, 150), "red": (400, 150), "black": (250, 300), "purple": (420, 300)}
    table = with_camera(tray(), tray(*((colour, *place) for colour, place in places.items()), seed=4))
    at_the_box(table, "wallenstein")
    tray_shown(table)
    assert table.snapshot.question.id == "teaching.cubes"
    take(table)
    assert table.snapshot.question.args["colour"] == Phrase("colour-green")
    table.choose("option:missing")
    question = table.snapshot.question
    assert isinstance(question, ConfirmColours)
    assert question.named == {str(_nearest(question.shot, place)): colour for colour, place in places.items()}
    assert question.options[1].words.args["mm"] == pytest.approx(350 * 8 / 23, rel=0.08)
    table.there("option:right")
    assert focus.find_focused(table.window.page).name == "option:right"
    table.choose("option:right")
    table.until(lambda: TaughtProfiles(tmp_path).folder.joinpath(CUBES).exists())
    profile = TaughtProfiles(tmp_path).cubes().profile
    assert sorted(profile.names) == sorted(places)
    table.until(lambda: table.snapshot.question.id == "teaching.learnt")
    table.let(12)
    assert table.snapshot.question.id != "teaching.learnt"  # nobody has to confirm it


def test_a_wrong_guess_is_put_right_by_the_button_and_its_cubes_follow(with_camera):
    table = with_camera(tray(), tray(("blue", 200, 150), ("blue", 300, 150), ("purple", 400, 300), ("red", 250, 300), seed=4))
    at_the_box(table, "wallenstein")
    tray_shown(table)
    take(table)
    for colour in ("yellow", "black", "green"):
        assert table.snapshot.question.args["colour"] == Phrase(f"colour-{colour}")
        table.choose("option:missing")
    shot = table.snapshot.question.shot
    one, other, purple = (str(_nearest(shot, place)) for place in ((200, 150), (300, 150), (400, 300)))
    table.choose(f"piece:{one}")
    table.there("option:purple")
    table.choose("option:purple")
    assert isinstance(table.snapshot.question, PointOut)  # the other paint may be blue, or may be none of these
    assert table.snapshot.question.args["colour"] == Phrase("colour-blue")
    named = table.snapshot.question.named
    assert (named[one], named[other], named.get(purple)) == ("purple", "purple", None)
    table.choose(f"piece:{purple}")
    named = table.snapshot.question.named
    assert (named[one], named[other], named[purple]) == ("purple", "purple", "blue")
    table.choose("option:side")
    assert isinstance(table.snapshot.question, Number)


def test_a_paint_between_two_colours_is_left_to_the_table():
    picture = tray(("red", 200, 150), ("blue", 300, 150), seed=4)
    cv2.rectangle(picture, (389, 139), (411, 161), (150, 60, 70), -1)  # neither blue nor purple for sure
    places = [(200.0, 150.0), (300.0, 150.0), (400.0, 150.0)]
    assert guess_colours(picture, places, ("red", "blue", "purple"), {})[0] == "red"
    assert guess_colours(picture, places[:1] + places[2:], ("red", "blue", "purple"), {}) == {0: "red"}
    assert guess_colours(picture, places, ("red", "green"), {}) == {0: "red"}


def test_a_finger_points_at_a_cube_that_was_not_found(with_camera):
    """The purple cube lies in the pale tray's shadow colour; only a finger tells where it is."""
    cubes = tray(("red", 200, 150), ("blue", 400, 300), seed=4)
    cubes[250:272, 290:312] = np.clip(cubes[250:272, 290:312].astype(int) - 20, 0, 255)
    table = with_camera(tray(), cubes)
    at_the_box(table, "wallenstein")
    tray_shown(table)
    take(table)
    assert len(table.snapshot.question.shot.seen.pieces) == 2
    touch(table, 303, 259)
    shot = table.snapshot.question.shot
    assert len(shot.seen.pieces) == 3
    assert middle(shot, 2) == pytest.approx((300.5, 260.5), abs=3)
    assert table.snapshot.question.named["2"] == "yellow"
    touch(table, 202, 149)
    assert sorted(table.snapshot.question.named.values()) == ["black", "blue", "yellow"]
    assert len(table.snapshot.question.shot.seen.pieces) == 3
    assert table.snapshot.question.args["colour"] == Phrase("colour-red")  # it was red before, so red is asked for


def tray_shown(table: DeskTable) -> None:
    """Show the tray empty, and say that its outline is right."""
    take(table)
    table.there("option:right")
    table.choose("option:right")


def test_corners_of_the_tray_are_drawn_by_a_finger_and_moved_by_the_button(with_camera):
    table = with_camera(tray())
    at_the_box(table, "wallenstein")
    take(table)
    found = table.snapshot.question.shot.seen.pieces[0].corners
    table.choose("option:corners")
    table.there("corner:0")
    table.let(0.6)
    corner = next(target for target in table.window.page.targets if target.name == "corner:0")
    x, y = corner.box.centre
    events = ((pygame.MOUSEBUTTONDOWN, (x, y)), (pygame.MOUSEMOTION, (x + 9, y + 9)), (pygame.MOUSEMOTION, (x - 20, y + 10)))
    for kind, place in events:
        more = {"button": 1} if kind == pygame.MOUSEBUTTONDOWN else {"rel": (1, 1), "touch": False}
        pygame.event.post(pygame.event.Event(kind, pos=place, **more))
        table.let(0.1)
    wide, high = corner.effect.size
    drawn = (found[0][0] - 20 / wide, found[0][1] + 10 / high)
    assert table.window.state.layer.entry[0][0] == pytest.approx(drawn)  # it follows the finger
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x - 20, y + 10), button=1))
    table.let(0.6)
    table.choose("following")
    table.choose("following")
    for name in ("plus:next", "plus:next", "plus:up", "done"):
        table.choose(name)
    table.until(lambda: table.snapshot.question.id == "teaching.cubes")
    moved = table.snapshot.question.empty.seen.pieces[0].corners
    assert moved[0] == pytest.approx(drawn)
    assert (moved[1], moved[3]) == (found[1], found[3])
    picture = table.snapshot.question.empty.seen.size
    sides = [(np.subtract(after, before) * picture).round(1).tolist() for after, before in zip(moved, found, strict=True)]
    longest = max(np.hypot(*(np.subtract(a, b) * picture)) for a, b in zip(moved, (*moved[1:], moved[0]), strict=True))
    assert sides[2] == pytest.approx([longest / 40, -longest / 80], abs=0.3)  # 4 mm and 2 mm of a tray of 160 mm


def test_corners_that_make_no_outline_are_refused():
    corners = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
    asked = MoveCorners("t", shot=replace(SHOT, seen=replace(SHOT.seen, pieces=(Piece(corners, ()),))), number=0)
    assert asked.parse(corners) == corners
    assert asked.parse(corners[::-1]) == corners[::-1]
    for wrong, why in (
        (corners[:3], "four"),
        ((*corners[:3], (0.1, 1.2)), "four"),
        ((*corners[:3], (0.8, 0.7)), "dented"),
        ((corners[0], corners[2], corners[1], corners[3]), "dented"),
    ):
        with pytest.raises(AnswerRejected) as refused:
            asked.parse(wrong)
        assert refused.value.reason.id == f"teaching-corners-{why}"


def touch(table, x, y):
    """Put a finger on this pixel of the camera's picture."""
    table.let(0.5)
    ((x, y),) = table.snapshot.question.shot.part.spots([(x, y)])
    box = next(target for target in table.window.page.targets if target.name == "point").box
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        point = (box.x + round(x * box.w), box.y + round(y * box.h))
        pygame.event.post(pygame.event.Event(kind, pos=point, button=1))
    table.let(0.6)


def middle(shot, number):
    return shot.part.places(shot.seen.pieces[number].corners).mean(axis=0)


def _nearest(shot, place):
    middles = [middle(shot, number) for number in range(len(shot.seen.pieces))]
    return int(np.argmin([np.hypot(*(one - place)) for one in middles]))


class Quick:
    """A teacher who needs no pictures."""

    scaled = True

    def __init__(self, *counts, trouble=None):
        self.counts = counts
        self.trouble = trouble
        self.likes = ()
        self.kept = []
        self.interrupted = Kept()

    def groups(self, shots):
        likes = (*self.likes, *[None] * len(self.counts))
        return tuple(EqualPieces(CROP, count, None, like) for count, like in zip(self.counts, likes, strict=False))

    def keep_tiles(self, shots, named):
        self.kept.append([tile for _, tile in named])
        return self.trouble

    def keep_cubes(self, empty, shot, named, side_mm):
        self.kept.append(dict(named))
        return self.trouble

    def pointed(self, shot, spot):
        raise AssertionError("nobody pointed")

    def unfinished(self, finds):
        return self.interrupted

    def keep_names(self, finds, named):
        self.names = dict(named)

    def keep_outlines(self, finds, number, shot):
        self.kept.append(shot)

    def forget_unfinished(self, finds):
        self.forgotten = finds

    def learn_mended(self, *, tiles):
        self.kept.append("mended tiles" if tiles else "mended cubes")
        return self.trouble

    def forget_mended(self, *, tiles):
        self.kept.append("forgotten")


def talk(script, answers):
    """Answer by the question's id; what the device works out it works out at once. Give the result and the questions."""
    coroutine, reply, asked = script, None, []
    while True:
        try:
            question = coroutine.send(reply)
        except StopIteration as end:
            return end.value, asked
        asked.append(question)
        value = question.task() if isinstance(question, Work) else answers(question)
        reply = question.read(value)


def tiles_shown(faces, *, mix="later"):
    """Show one picture, then name the groups as these faces."""
    names = iter(faces)

    def answers(question):
        if isinstance(question, ShowToCamera):
            return SHOT if question.id == "teaching.tiles" else None
        if question.id == "teaching.kind":
            face = next(names)
            return face if isinstance(face, str) else " ".join(map(str, face))
        if isinstance(question, Choose):
            return mix
        if isinstance(question, Tally):
            return {row.key: question.total if place == 0 else 0 for place, row in enumerate(question.rows)}
        return None

    return answers


def test_a_whole_mix_is_filled_in_without_a_question_and_a_part_of_one_completed_from_what_was_seen():
    total = TUMULT.fact("mix-grey").ask.total
    grey = [Tile("bread", 1, "grey"), Tile("tools", 2, "grey"), Tile("bread", 2, "plain")]
    result, asked = talk(teach_pieces(TUMULT, Quick(total - 4, 4, 3)), tiles_shown(grey))
    assert isinstance(result, LearntBox)
    assert result.facts.keys() == {"mix-grey"}
    assert result.facts["mix-grey"]["bread-1"] == total - 4
    assert TUMULT.read_facts(result.facts) == result.facts
    assert [question.args["frame"] for question in asked if question.id == "teaching.mix"] == [Phrase("screen-frame-plain")]
    result, asked = talk(teach_pieces(TUMULT, Quick(5)), tiles_shown([Tile("bread", 1, "plain")], mix="complete"))
    tally = next(question for question in asked if isinstance(question, Tally))
    assert {row.key: row.likely for row in tally.rows if row.likely} == {"bread-1": 5}
    assert sum(result.facts["mix-plain"].values()) == tally.total


def test_each_group_is_named_once_and_what_is_no_tile_is_left_out():
    teacher = Quick(3, 2, 1)
    _, asked = talk(teach_pieces(TUMULT, teacher), tiles_shown(["back", "nothing", Tile("tools", 3, "black")]))
    assert teacher.kept == [[Tile("back", 0), Tile("tools", 3, "black")]]
    assert [question.id for question in asked if isinstance(question, NamePiece)] == ["teaching.kind"] * 3


def test_of_a_tile_that_looks_like_one_named_before_only_the_frame_is_asked():
    def named_in_turn(counts, likes, frame, *faces):
        """Teach groups of so many, of which some look like others; give what was kept and which pieces were asked about."""
        teacher, shown = Quick(*counts), tiles_shown(faces)
        teacher.likes = likes
        script = teach_pieces(TUMULT, teacher)
        _, asked = talk(script, lambda question: frame if question.id == "teaching.frame-like" else shown(question))
        return teacher.kept, [question for question in asked if isinstance(question, NamePiece)]

    tools, bread = Tile("tools", 3, "black"), Tile("bread", 1, "plain")
    kept, asked = named_in_turn((3, 2, 1, 1), (None, 0, None, 2), "grey", tools, "back", bread)
    assert kept == [[tools, Tile("tools", 3, "grey"), Tile("back", 0), bread]]
    assert [question.id.partition(".")[2] for question in asked] == ["kind", "frame-like", "kind", "kind"]
    assert (asked[1].args["n"], asked[1].args["number"]) == (3, 2)
    assert named_in_turn((3, 2), (None, 0), "other", tools, bread)[0] == [[tools, bread]]


def test_what_cannot_be_kept_is_said_and_without_a_picture_nothing_changes():
    teacher = Quick(TUMULT.fact("mix-grey").ask.total, trouble=phrase("reader-disk", why="no space"))
    result, asked = talk(teach_pieces(TUMULT, teacher), tiles_shown([Tile("bread", 1, "grey")]))
    assert (result, asked[-1].id) == (None, "teaching.not-learnt")
    teacher = Quick(1)
    assert talk(teach_pieces(TUMULT, teacher), lambda _question: None)[0] is None
    assert teacher.kept == []


def test_mended_pieces_are_offered_to_be_learnt():
    for box, learnt in ((TUMULT, "mended tiles"), (WALLENSTEIN, "mended cubes")):
        for wish, kept in (("learn", [learnt]), ("later", []), ("forget", ["forgotten"])):
            teacher = Quick()
            talk(ask_mended(box, teacher, (CROP, CROP)), lambda _question, wish=wish: wish)
            assert teacher.kept == kept


def test_a_game_of_cubes_begins_with_the_offer_to_learn_what_was_corrected(with_camera, tmp_path):
    colour = CubeColour("red", (0.3, 0.3, 0.9), 0.02, -1.0, -0.8)
    save_profile(tmp_path / MENDED_CUBES, pack_mended([MendedCube(colour, np.full((60, 60, 3), 90, np.uint8))]))
    table = with_camera(tray())
    table.begin()
    table.choose("option:wallenstein")
    assert table.snapshot.question.id == "teaching.mended"
    assert len(table.snapshot.question.crops) == 1
    table.choose("option:forget")
    table.look()
    assert table.snapshot.question.id == "evening.how"
    assert not (tmp_path / MENDED_CUBES).exists()


def test_a_lesson_that_fails_leaves_the_old_profile_and_one_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / CUBES).write_bytes(b"an old profile")
    teacher = Teacher(Settings(), tmp_path)
    empty = teacher.find(ShowToCamera("t", finds=Finds.TRAY), tray())
    near = teacher.find(ShowToCamera("t", finds=Finds.CUBES, empty=empty), tray(("red", 160, 100), ("red", 300, 200)))
    assert teacher.keep_cubes(empty, near, {0: "red", 1: "blue"}, 175).id == "reader-labels"
    assert (tmp_path / CUBES).read_bytes() == b"an old profile"
    assert sorted(path.name for path in tmp_path.iterdir()) == [CUBES, "unfinished"]
    (tmp_path / TILES).mkdir()
    shot = teacher.find(ShowToCamera("t", finds=Finds.TILES), sheet(FACES))
    groups = teacher.groups([shot])
    assert teacher.keep_tiles([shot], [(group, Tile("bread", 1)) for group in groups]).id == "reader-disk"
    assert sum(group.count for group in groups) == len(FACES)
    fewer = replace(shot, seen=replace(shot.seen, pieces=shot.seen.pieces[1:]))
    assert sum(group.count for group in teacher.groups((fewer,))) == len(FACES) - 1, "what was left out is not sorted"


def answered(dialogue, *answers):
    """What a talk comes to: each answer is given to its next question."""
    asked = dialogue.send(None)
    try:
        for answer in answers:
            asked = dialogue.send(asked.parse(answer))
    except StopIteration as over:
        return over.value
    raise AssertionError(f"{asked.id} is still asked")


def test_a_doubtful_outline_is_shown_and_confirmed_left_out_or_taken_again():
    corners = ((0.1, 0.1), (0.2, 0.1), (0.2, 0.2), (0.1, 0.2))
    clear, doubtful = Piece(corners, ()), Piece(corners, (), doubtful=True)
    shot = Shot(SHOT.picture, replace(SHOT.seen, pieces=(clear, doubtful)))

    def confirmed(shot, *answers):
        return answered(confirm_outlines(shot, kept.append).__await__(), *answers)

    kept = []
    with pytest.raises(StopIteration):
        confirm_outlines(SHOT, kept.append).send(None)
    assert (confirmed(shot, "right").seen, [each.seen for each in kept]) == (shot.seen, [shot.seen])
    moved = ((0.1, 0.1), (0.3, 0.1), (0.3, 0.3), (0.1, 0.3))
    assert [piece.corners for piece in confirmed(shot, "corners", moved).seen.pieces] == [corners, moved]
    assert confirmed(shot, "without").seen.pieces == (clear,)
    assert confirmed(shot, "again") is None
    alone = replace(shot, seen=replace(shot.seen, pieces=(doubtful,)))
    with pytest.raises(AnswerRejected):
        confirmed(alone, "without")


def test_a_doubtful_tray_is_shown_to_be_confirmed_or_taken_anew():
    corners = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
    plain, doubtful = (
        Shot(SHOT.picture, replace(SHOT.seen, pieces=(Piece(corners, (), doubtful=unsure),))) for unsure in (False, True)
    )

    def taken(kept, *answers):
        return answered(ask_for_empty_tray(Quick(), kept).__await__(), *answers)

    assert taken(None, doubtful, "again", doubtful, "right").picture is doubtful.picture
    assert taken(None, doubtful, "again", plain) is plain
    assert taken(doubtful, "again", None) is None
    with pytest.raises(StopIteration):
        ask_for_empty_tray(Quick(), plain).send(None)
