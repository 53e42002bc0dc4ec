"""The pages of the history, asked, drawn and written; the code is read back from the screen's own pixels."""

import json
from collections import Counter
from urllib.parse import unquote

import cv2
import numpy as np
import pygame
import pygame.surfarray
import pytest

from companion.app.desk.app import words_of
from companion.language.words import Words
from companion.library.history import stats
from companion.library.history.bgstats import ADDRESS, LINK, Texts, link_data
from companion.library.history.history import History, HistoryPage
from companion.library.history.looking_back import Effects, LookingBack, look_back
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.library.logged import day
from companion.play.acts import Answer, Undo
from companion.play.dialogue import Dialogue
from companion.play.own_questions import CodePage, PlayPage, Work
from companion.table import Option, phrase
from companion.table.seats import Seat, Seats
from companion.ui.screen.compose import compose
from companion.ui.screen.page import focus
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.painter import paint_page
from companion.ui.terminal.terminal import Left, Terminal
from companion.ui.terminal.terminal_pages import play_shown, text_shown
from tools.gallery.history_screens import history_screens
from tools.gallery.keeping import import_screens
from tools.gallery.laid import Screen, laid
from tools.gallery.season import fill, season

PLAYS = tuple(season(60))


class Kept:
    def __init__(self, journal):
        self.journal, self.folder = journal, IN_MEMORY


@pytest.fixture
def history():
    journal = Journal(IN_MEMORY)
    fill(Plays(journal), iter(PLAYS))
    opened = History(Kept(journal))
    opened.refresh()
    yield opened
    opened.close()
    journal.close()


def talk(history, page=None, *answers):
    dialogue = Dialogue(lambda: LookingBack(Effects(history)).look(page or HistoryPage()))
    return say(dialogue, *answers)


def say(dialogue, *answers):
    for answer in answers:
        dialogue.do(Answer(answer, dialogue.snapshot().step))
        work(dialogue)
    return dialogue


def work(dialogue):
    while isinstance(dialogue.question, Work):
        dialogue.do(Answer(dialogue.question.task(), dialogue.snapshot().step))


def pixels(snapshot, size, language="de"):
    page = compose(Screen("it", snapshot).scene(format_for(*size), words_of(language)))
    surface = paint_page(page, page.look, size)
    return page, np.transpose(pygame.surfarray.array3d(surface), (1, 0, 2))


def decoded(image):
    """Read a code with OpenCV's newer detector; "" where it finds none, as it does with one sharp large code in four."""
    return cv2.QRCodeDetectorAruco().detectAndDecode(np.ascontiguousarray(image))[0]


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (4, "en"), (7, "de")])
def test_the_code_on_the_smallest_screen_says_field_by_field_what_was_played(history, players, language):
    plays = [play for play in PLAYS if len(play.seats) == players and play.winners][:9]
    read = any(code_is_read(history, play, language) for play in plays)
    assert read, "not one of nine codes is read from the screen's pixels"


def code_is_read(history, play, language):
    dialogue = talk(history, HistoryPage(uuid=play.uuid, phone=True), "show")
    assert isinstance(dialogue.question, CodePage)
    _, image = pixels(dialogue.snapshot(), (800, 480), language)
    text = decoded(image)
    if not text:
        return False
    assert text.startswith(LINK)
    seen = json.loads(unquote(text.removeprefix(LINK)))
    wanted = link_data(play, Texts(words_of(language)), 0)
    left_out = dialogue.question.code(words_of(language)).left_out
    for number, player in enumerate(wanted["players"]):
        for name, value in player.items():
            assert name in left_out or seen["players"][number][name] == value
    for name, value in wanted.items():
        assert name == "players" or name in left_out or seen[name] == value
    assert (len(play.seats) < 7) or left_out, "seven players' roles do not fit, and that is known"
    return True


def test_before_the_code_is_shown_a_sentence_names_whom_and_the_address(history):
    play = PLAYS[-1] if PLAYS[-1].winners else PLAYS[-2]
    dialogue = talk(history, HistoryPage(uuid=play.uuid, phone=True))
    page, _ = pixels(dialogue.snapshot(), (800, 480))
    shown = " ".join(item.text for item in page.items if hasattr(item, "text"))
    assert ADDRESS in shown
    assert all(seat.name in shown for seat in play.seats)
    assert not isinstance(dialogue.question, CodePage)


def test_a_game_that_was_broken_off_says_that_it_has_no_code(history):
    for aborted, language, said in ((True, "de", "keinen Code fürs Handy"), (False, "en", "no code for the phone")):
        play = next(play for play in reversed(PLAYS) if play.aborted is aborted and (aborted or play.winners))
        dialogue = talk(history, HistoryPage(uuid=play.uuid))
        page, _ = pixels(dialogue.snapshot(), (800, 480), language)
        shown = " ".join(item.text for item in page.items if hasattr(item, "text"))
        assert (said in shown) is aborted
        assert (said in " ".join(play_shown(dialogue.question, words_of(language)))) is aborted
        assert ("phone" in {option.key for option in dialogue.question.options}) is not aborted


def test_when_what_and_who_against_whom_are_drawn_with_their_figures_and_told_in_words(history):
    done = [play for play in PLAYS if not play.aborted]
    for answers, wanted in (
        ((), Counter(day(play.ended)[:7] for play in done if play.ended)),
        (("shares",), Counter(play.game for play in done)),
    ):
        dialogue = talk(history, None, "calendar", *answers)
        assert sorted(bar.figure for bar in dialogue.question.bars) == sorted(wanted.values())
        page, _ = pixels(dialogue.snapshot(), (800, 480))
        shown = [item.text.partition(" ")[0] for item in page.items if hasattr(item, "text")]
        assert not Counter(map(str, wanted.values())) - Counter(shown), "each figure stands at its bar"
        assert len(text_shown(dialogue.question, words_of("de"))) >= len(wanted)
    dialogue = talk(history, None, "calendar", "pairs")
    page, _ = pixels(dialogue.snapshot(), (800, 480))
    shown = {item.text for item in page.items if hasattr(item, "text")}
    pair = next(each for each in stats.pairs(history.db) if {each.name, each.other} <= set(dialogue.question.people))
    assert {f"{pair.won} : {pair.lost}", f"{pair.lost} : {pair.won}", pair.name, pair.other} <= shown


def test_every_page_fits_a_small_and_an_upright_screen_in_both_languages():
    for screen in (*history_screens(80), *import_screens()):
        for size, language in (((800, 480), "de"), ((800, 480), "en"), ((720, 1280), "de")):
            for name, _, page in laid(screen, format_for(*size), words_of(language)):
                assert page.faults == (), (name, size, language)
                assert page.targets, name


def test_every_way_on_is_reached_by_the_one_button(history):
    dialogue = talk(history, HistoryPage(uuid=PLAYS[0].uuid))
    page, _ = pixels(dialogue.snapshot(), (800, 480))
    reached = {target.name for target in page.targets if target.stop}
    assert {f"option:{option.key}" for option in dialogue.question.options} <= reached
    assert focus.find_focused(page) is not None


def test_a_name_is_mended_a_play_deleted_and_both_taken_back(history):
    play = next(play for play in PLAYS if len(play.seats) == 3 and play.winners)
    colour = play.seats[1].colour
    say(talk(history, HistoryPage(uuid=play.uuid)), "mend", colour, "Quirin")
    assert history.play(play.uuid).seats[1].name == "Quirin"
    dialogue = say(talk(history, HistoryPage(uuid=play.uuid)), "mend", "delete", "yes")
    assert history.play(play.uuid) is None
    assert stats.count_plays(history.db) == len(PLAYS) - 1
    assert dialogue.question.id == "history.home"
    say(dialogue, "undo", "undo")
    assert history.play(play.uuid) == play


def test_going_back_after_something_was_done_does_not_do_it_again(history):
    play = PLAYS[0]
    dialogue = say(talk(history, HistoryPage(uuid=play.uuid)), "mend", "comment", "spät geworden")
    edits = len(history.plays.edits().done)
    dialogue.do(Undo())
    dialogue.do(Undo())
    assert len(history.plays.edits().done) == edits == 1


def test_two_players_become_one_only_when_somebody_agrees(history):
    dialogue = say(talk(history, HistoryPage(name="Ada")), "rename", "Ben", "back")
    assert stats.player_stats(history.db, "Ada") is not None
    say(dialogue, "rename", "Ben", "yes")
    assert stats.player_stats(history.db, "Ada") is None
    assert dialogue.question.args["who"] == "Ben"


def test_the_list_is_leafed_through_to_its_end(history):
    dialogue = talk(history, None, "plays")
    seen = [option.key for option in dialogue.question.options if option.key not in dialogue.question.tools]
    say(dialogue, "older")
    seen += [option.key for option in dialogue.question.options if option.key not in dialogue.question.tools]
    assert seen == [play.uuid for play in reversed(PLAYS)]


def test_the_terminal_shows_it_all_with_the_code_in_blocks(history):
    play = next(play for play in PLAYS if len(play.seats) == 2 and play.winners)
    typed = ["phone", "show", "back", "details", "back", "back", "players", "Ada", "q"]
    written = []

    def read(_prompt):
        return typed.pop(0)

    dialogue = Dialogue(lambda: LookingBack(Effects(history)).look(HistoryPage(uuid=play.uuid)))
    with pytest.raises(Left):
        Terminal(words_of("en"), read, written.append).play(dialogue)
    text = "\n".join(written)
    assert LINK in text
    rows = [line.strip() for line in written if set(line.strip()) <= set("█▀▄ ") and len(line.strip()) > 40]
    image = np.array([[module for cell in row for module in (cell,)] for row in rows])
    light = np.stack([np.isin(image, ["█", "▀"]), np.isin(image, ["█", "▄"])], axis=1).reshape(-1, image.shape[1])
    drawn = np.kron(light.astype(np.uint8) * 255, np.ones((6, 6), np.uint8))
    assert decoded(drawn).startswith(LINK)
    assert "of thought" in text


def test_an_unknown_day_is_said_beside_the_code(history):
    play = next(play for play in PLAYS if play.ended is None and play.winners)
    dialogue = talk(history, HistoryPage(uuid=play.uuid, phone=True), "show")
    page, _ = pixels(dialogue.snapshot(), (800, 480), "en")
    assert "unknown" in " ".join(item.text for item in page.items if hasattr(item, "text"))


def test_a_card_that_fails_while_the_table_looks_back_is_told(history):
    dialogue = Dialogue(lambda: look_back(Effects(history), HistoryPage()))
    history.plays.journal.close()
    history.close()
    say(dialogue, "plays")
    assert dialogue.question.id == "history.told"
    assert dialogue.question.args["what"].id == "history-unreadable"


def test_a_terminal_heads_the_course_of_scores_with_its_rounds():
    seats = Seats((Seat("Ada", "blue"), Seat("Oma Helga", "yellow")))
    page = PlayPage(
        "history.play",
        args={"game": "x"},
        options=(Option("back", phrase("history-back")),),
        seats=seats,
        course=((3, 10), (5, 12)),
    )
    assert play_shown(page, Words("de"))[1:5] == [
        "Punkte nach Runden",
        "              1   2",
        "  Ada         3   5",
        "  Oma Helga  10  12",
    ]


def test_going_back_behind_a_person_renamed_since_leads_as_far_as_the_answers_still_fit(history):
    dialogue = Dialogue(lambda: look_back(Effects(history), HistoryPage()))
    say(dialogue, "players", "player Ada", "rename", "Zoe", "back", "back", "boxes")
    after = dialogue.do(Undo())
    assert (after.question.id, after.step) == ("history.players", 1)
    assert "player Zoe" in {option.key for option in after.question.options}
