"""Table and house: what the house tells, and why somebody is to come."""

from __future__ import annotations

from companion.play.requests import CallHouse
from companion.screen.page.effects import Both, CallingHouse, Close, Do, HouseSays
from companion.screen.page.stage import Stage
from companion.screen.widgets.paper import PaperEntry, back_way, listing, paper, show_paper
from companion.screen.widgets.parts import words

REASONS = ("order", "pay", "question", "help")
"""Why somebody is to come, as the house reads it; words are `screen-call-REASON`."""
LINES = 9


def show_says(stage: Stage, overlay: HouseSays) -> None:
    """Show a message of the house, as large as it finds room."""
    said = words(stage.form, overlay.text, "prompt", lines=LINES)
    show_paper(stage, paper(stage, stage.say("screen-house"), said, [back_way(stage)]))


def show_calling(stage: Stage, _overlay: CallingHouse) -> None:
    """Show the reasons; where somebody was called already, first that nobody need come any more."""
    reasons = ("", *REASONS) if stage.settings.calling else REASONS
    entries = [
        PaperEntry(f"call:{reason}", stage.say(f"screen-call-{reason or 'none'}"), Both(Do(CallHouse(reason)), Close()))
        for reason in reasons
    ]
    listing(stage, stage.say("screen-menu-call"), entries)
