"""What questions are asked with is parsed before it is wanted, while nothing happens at the table."""

import pytest

from companion.games import game as find_game
from companion.language import words as module
from companion.language.words import Words
from companion.table import Phrase, Seat


@pytest.fixture
def parsed(monkeypatch):
    """List the sources that were parsed."""
    sources = []
    monkeypatch.setattr(module, "parse_fluent", lambda text, parse=module.parse_fluent: sources.append(text) or parse(text))
    return sources


def test_one_message_is_parsed_at_a_time_and_afterwards_a_page_parses_nothing_and_says_the_same(parsed):
    words, fresh, most = (*(Words("de", [find_game("citadels").folder]) for _ in range(2)), 0)
    while words.learn_next():
        most = max(most, len(parsed))
        parsed.clear()
    assert 1 <= most < 20
    phrases = [
        Phrase("citadels-off-too-dear", {"gold": 1234}),
        Phrase("screen-round", {"round": 3}),
        Phrase("citadels-player", {"who": Seat("Ada", "blue")}),
    ]
    parsed.clear()
    said = [words(phrase) for phrase in phrases]
    assert parsed == []
    assert said == [fresh(phrase) for phrase in phrases]
    assert "1234" in said[0]


def test_like_values_share_their_text_and_unlike_ones_do_not():
    words = Words("en", [find_game("citadels").folder])
    for name in ("Ada", "Ben"):
        assert name in words(Phrase("citadels-player", {"who": Seat(name, "blue")}))
    listed = words(Phrase("list-and"))
    assert listed in words(Phrase("citadels-player", {"who": ("Ada", "Ben")}))
    assert words(Phrase("screen-round", {"round": 1})) != words(Phrase("screen-round", {"round": 2}))
