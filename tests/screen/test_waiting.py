"""What a player sees on their own phone while somebody else is asked."""

from __future__ import annotations

from dataclasses import replace

from samples import SCORES, scene

from companion.app.desk.app import words_of
from companion.games.tumult_royale import GAME
from companion.play.waiting import waiting
from companion.table import Choose, Option, Seat, phrase
from companion.table.questions.illustrations import Tableaux
from companion.table.questions.question import Announcement
from companion.ui.screen.compose import compose, receive_snapshot
from companion.ui.screen.page import ScreenSettings, ScreenState, Visit
from companion.ui.screen.page.visits import NOT_ASKED
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import LineItem

ASKED = Choose("tumult.place", seat=Seat("Maximilian", "blue"), options=(Option("yes", phrase("screen-help")),))
WAYS = ["undo", "overview", "scores", "announce", "lookup"]


def test_who_acts_and_all_there_is_to_look_at_stand_whole_on_every_phone():
    for size, language in (((480, 320), "de"), ((480, 320), "en"), ((800, 480), "de"), ((780, 1688), "en")):
        told = scene(ASKED, size, language)
        now = waiting(
            replace(
                told.snapshot, game=GAME, scoreboard=SCORES, overview=Tableaux(()), announcements=(Announcement("tumult.place"),)
            )
        )
        settings = ScreenSettings(language, "day", large=True, visits=Visit(NOT_ASKED, plays=True, prepared=True))
        state, form = receive_snapshot(ScreenState(), now), format_for(*size, large=True)
        laid = compose(replace(told, snapshot=now, state=state, settings=settings, form=form, words=words_of(language, GAME)))
        assert laid.faults == (), (size, language)
        assert [target.name for target in laid.targets][: len(WAYS)] == WAYS
        assert any("Maximilian" in item.text for item in laid.items if isinstance(item, LineItem))
