"""The page of a rule: title, text with its important words set off, an example with this table's players, where it is printed."""

from dataclasses import replace

import pytest

from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.play.requests import ReadAloud
from companion.rulebook import rulebook
from companion.rulebook.likely import AT_ONCE, SHOWN, Occasion, chapters, choose_first, choose_following, rank_questions, reading
from companion.rulebook.look_up import question_text, rule_page
from companion.rulebook.search import find_rules, letters_of
from companion.system.languages import WHOLE
from companion.table.phrase import phrase
from companion.table.seats import Seat, Seats
from companion.ui.pages.effects import Do, Rules
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import Drawing, LineItem
from tools.gallery.laid import Screen
from tools.gallery.scenes import middle_of

ALL = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NAMES = ("Maximiliane", "Christopher", "Friederike")


def seats_of(game):
    return Seats(map(Seat, NAMES, game.colours))


@pytest.mark.parametrize(
    ("box", "case", "below"),
    [
        ("citadels", "CI-116", ""),  # "No, you still play this round out.": the rule says that again
        ("council_of_four", "CF-131", ""),  # "2 points and 2 gold.", asked about that space
        ("tumult_royale", "TR-152", ""),
        ("wallenstein", "WA-155", "Im gewonnenen Aufstand"),
    ],
)
def test_a_rule_is_told_below_its_answer_only_where_it_says_more(box, case, below):
    book, words = rulebook(find_game(box).folder), Words("de", [find_game(box).folder])
    assert below in rule_page(book, words, case).rule
    assert bool(below) == bool(rule_page(book, words, case).rule)


@ALL
@pytest.mark.parametrize("language", WHOLE)
def test_every_rule_has_a_title_important_words_and_an_example_that_names_a_player_even_at_a_table_of_two(game, language):
    book, words, table = rulebook(game.folder), Words(language, [game.folder]), seats_of(game)[: max(2, min(game.seats))]
    told = {name: rule_page(book, words, name, table) for name in book.rules}
    assert [name for name, page in told.items() if not page.parts()[1]] == [], "no important words"
    assert [name for name, page in told.items() if not any(isinstance(part, Seat) for part in page.example)] == []
    said = {name: "".join(map(str, page.example)) for name, page in told.items()}
    assert [name for name, text in said.items() if letters_of(text) in letters_of(told[name].text) or len(text) < 20] == []
    assert [name for name in said if not words.has(name, "example")] == []
    assert len(set(said.values())) == len(said)
    titles = [page.title for page in told.values()]
    assert {words(phrase(f"rules-chapter-{name}")) for name in book.chapters}.isdisjoint(titles)
    assert len(set(titles)) > 0.9 * len(titles)
    assert max(map(len, titles)) < 60


@ALL
def test_an_example_is_of_the_same_players_in_both_languages(game):
    german, english = (Words(language, [game.folder]) for language in WHOLE)
    names = rulebook(game.folder).rules
    assert [name for name in names if german.placeables(name, "example") != english.placeables(name, "example")] == []


@ALL
@pytest.mark.parametrize(("size", "language"), [((800, 480), "de"), ((480, 320), "en")], ids=["800x480", "480x320"])
def test_the_longest_rules_with_their_examples_find_room_on_one_page(game, size, language):
    book, words, snapshot = rulebook(game.folder), Words(language, [game.folder]), middle_of(game, 3)
    named = replace(snapshot, seats=seats_of(game), question=None)
    by_letters = sorted(book.rules, key=lambda name: len(rule_page(book, words, name, seats_of(game)).say(words)))
    for name in by_letters[-4:]:
        page = compose(Screen(name, named, overlay=Rules(rule=name)).scene(format_for(*size), words))
        assert page.faults == (), name
        shown = " ".join(item.text for item in page.items if isinstance(item, LineItem))
        assert any(seat[:8] in shown for seat in NAMES), name


def test_a_player_alone_gets_no_example_of_two():
    game = GAMES[0]
    book, words = rulebook(game.folder), Words("en", [game.folder])
    alone = [rule_page(book, words, name, seats_of(game)[:1]).example for name in book.cases]
    assert () in alone
    assert rule_page(book, words, next(iter(book.cases))).example == ()


@pytest.mark.parametrize("size", [(800, 480), (720, 1280)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_page_shows_it_all_and_is_read_aloud(size):
    game = next(game for game in GAMES if game.name == "tumult_royale")
    words = Words("en", [game.folder])
    snapshot = middle_of(game, 3)
    first = snapshot.question.seat or snapshot.seats[0]
    page = compose(Screen("page", snapshot, overlay=Rules(case="TR-E04")).scene(format_for(*size), words))
    assert page.faults == ()
    lines = [item for item in page.items if isinstance(item, LineItem)]
    bold = " ".join(item.text for item in lines if item.face is FontFace.SERIF_SEMIBOLD and item.colour == page.look.rubric)
    assert "with mercy he counts 2" in bold
    said = " ".join(item.text for item in lines)
    assert first.name in said
    assert "Mercy" in said
    assert sum(isinstance(item, Drawing) for item in page.items) >= 2
    read = [target.effect.act.text for target in page.targets if target.name == "read" and isinstance(target.effect, Do)]
    assert read
    assert first.name in read[0]
    assert isinstance(next(target for target in page.targets if target.name == "read").effect.act, ReadAloud)


@ALL
@pytest.mark.parametrize("language", WHOLE)
def test_every_question_has_important_words_and_an_example_with_these_players_and_says_what_the_rules_leave_open(game, language):
    book, words = rulebook(game.folder), Words(language, [game.folder])
    told = {name: rule_page(book, words, name, seats_of(game)) for name in book.cases}
    for name, page in told.items():
        before, key, after = page.parts()
        assert key or book.cases[name].plain, name
        assert before + key + after == page.text
        assert page.example, name
        assert all(part in page.say(words) for part in (page.title, page.text))
        assert "$" not in page.say(words)
    said = words(phrase("rule-open"))
    assert {name for name, page in told.items() if said in page.say(words)} == {
        case.id for case in book.cases.values() if case.open
    }
    assert all((page.where(words) == said) == page.open for page in told.values())


@ALL
def test_what_the_open_question_is_about_is_likeliest_and_what_is_shown_first_is_of_several_kinds(game):
    book = rulebook(game.folder)
    for rule in book.rules.values():
        if rule.id in book.cases and rule.chapter in book.chapters:
            assert rule.id in rank_questions(book, Occasion([rule.id]))[0].rules
            assert chapters(book, Occasion([rule.id]))[0] == rule.chapter
    behind = [rule.id for rule in book.chapter(list(book.chapters)[min(3, len(book.chapters) - 1)])]
    shown = choose_first(book, Occasion(behind), 6)
    assert len({case.id for case in shown}) == min(6, len(book.cases))
    near = {name: {book.chapter_of(case) for case in choose_first(book, Occasion([name]), 6)} for name in [*book.cases][::4]}
    there = {book.chapter_of(case) for case in book.cases.values()}
    assert [name for name, several in near.items() if len(several) < min(2, len(there))] == []
    assert [name for name, several in near.items() if book.chapter_of(book.cases[name]) not in several] == []
    assert {case.id for case in rank_questions(book, Occasion(behind))} == set(book.cases)


@ALL
def test_who_reads_on_comes_to_all_that_stands_behind_the_open_question_without_a_repetition(game):
    book = rulebook(game.folder)
    for chapter in book.chapters:
        behind = [rule.id for rule in book.chapter(chapter)][:7]
        shown = [case.id for case in choose_first(book, Occasion(behind), SHOWN)]
        for place, name in [*enumerate(shown)][:: max(1, len(shown) - 1)]:
            read = choose_following(book, Occasion(behind), name)
            assert read[: len(shown) - 1 - place] == shown[place + 1 :]
            assert len({*shown[: place + 1], *read}) == place + 1 + len(read)
        assert set(behind) <= {*shown, *choose_following(book, Occasion(behind))}
        likeliest = {*shown, *choose_following(book, Occasion(behind))[:AT_ONCE]}
        assert set(reading(book, Occasion(behind), chapter)[: len(behind)]) >= set(behind) - likeliest
        assert choose_following(book, Occasion(behind), "no question") == []


@ALL
def test_every_rule_and_question_is_read_in_its_chapter(game):
    book = rulebook(game.folder)
    for chapter in book.chapters:
        told = reading(book, Occasion(), chapter)
        assert len(set(told)) == len(told)
        assert {rule.id for rule in book.chapter(chapter)} <= set(told)
        assert {name for name, case in book.cases.items() if book.chapter_of(case) == chapter} <= set(told)


@ALL
def test_words_of_either_language_find_rules_and_questions_in_both(game):
    book = rulebook(game.folder)
    for number, language in enumerate(WHOLE):
        words = Words(language, [game.folder])
        # Every eighth question in German, another in English; of the rules, whose whole texts are looked for, every fortieth
        for name, case in [*book.cases.items()][number::8]:
            hits = [hit.name for hit in find_rules(game.folder, question_text(book, words, case), language)]
            assert name in hits[:4], (name, language, hits[:4])
        for name in [*book.rules][number::40]:
            assert name in [hit.name for hit in find_rules(game.folder, words(phrase(name)), language)][:12], (name, language)


@ALL
@pytest.mark.parametrize("language", WHOLE)
def test_every_question_can_be_asked_in_several_ways_and_by_one_name_only(game, language):
    book, words = rulebook(game.folder), Words(language, [game.folder])
    asked = {name: question_text(book, words, case) for name, case in book.cases.items()}
    assert len(set(asked.values())) == len(asked)
    assert all(text.endswith(("?", ".", ":")) for text in asked.values())
    few = [name for name, case in book.cases.items() if case.plain and words(phrase(name), "also").count(" / ") < 2]
    assert few == []


def test_typing_slips_compounds_and_other_words_for_the_same_are_forgiven():
    folder = find_game("citadels").folder
    for typed, name in (("ausetzen", "CI-078"), ("doppellt", "CI-069"), ("identicl", "CI-069"), ("Nachziehstapl", "CI-022")):
        assert name in [hit.name for hit in find_rules(folder, typed, "de")][:4], typed
    assert find_rules(folder, "", "de") == []
    assert find_rules(folder, "x", "de") == []


def test_a_word_that_stands_there_comes_before_what_only_has_letters_of_it_and_is_wanted_now():
    council = find_game("council_of_four").folder
    now = ("CF-049", "CF-050", "CF-051", "CF-054", "CF-056", "CF-057", "CF-058", "CF-055", "CF-116")
    hits = find_rules(council, "wildcard", "en", Occasion(now))
    assert hits[0].name == "CF-070", "what a joker is"
    assert [hit.named for hit in hits] == sorted((hit.named for hit in hits), reverse=True)
    assert find_rules(council, "wildcrad", "en", Occasion(now))[0].name == "CF-070", "a slip is mended"


@pytest.mark.parametrize(("name", "option"), [("citadels", "cards"), ("wallenstein", "court")])
def test_questions_about_what_is_not_on_the_table_are_not_listed(name, option):
    book = rulebook(find_game(name).folder)
    without, added = book.restrict_to({option: "no"}), book.restrict_to({option: "yes"})
    gone = added.cases.keys() - without.cases.keys()
    absent = {name for name, chapter in book.chapters.items() if option in chapter.needs}
    assert absent
    assert gone == {case.id for case in added.cases.values() if any(book.rules[rule].chapter in absent for rule in case.rules)}
    assert gone
    assert without.rules == book.rules
    assert book.restrict_to({}) is book
    rules = {rule.id for rule in book.rules.values() if rule.chapter in absent}
    typed = Words("en", [find_game(name).folder])(phrase(min(rules)))
    assert not rules.intersection(hit.name for hit in find_rules(find_game(name).folder, typed, "en", Occasion(), {option: "no"}))
    assert rules.intersection(hit.name for hit in find_rules(find_game(name).folder, typed, "en", Occasion(), {option: "yes"}))
