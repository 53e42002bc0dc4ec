"""The table's way into a house, where people are: which houses there are, the number to be compared, and how it ended."""

from companion.play.requests import CompareNumber, JoinHouse, SeekHouses
from companion.screen.layout import ColumnOf, Grow
from companion.screen.page.effects import Both, Close, Do, JoiningHouse, Open, SettingsGroup
from companion.screen.page.stage import Stage
from companion.screen.page.state import JoiningShown
from companion.screen.paint.text import KEPT
from companion.screen.widgets.paper import PaperEntry, Way, listing, paper, show_paper
from companion.screen.widgets.parts import words

SEEK = Both(Open(JoiningHouse()), Do(SeekHouses()))
"""Open the page and look for houses."""
BACK = Open(SettingsGroup("network"))
FAILED = "failed-"


def show_joining(stage: Stage, _overlay: JoiningHouse) -> None:
    """Show how far it is, and what can be done now."""
    now = stage.settings.joining or JoiningShown("seeking")
    form, title = stage.form, stage.say("join-title")
    back = Way("back", stage.say("screen-back"), BACK, "back")
    if now.step == "seeking" and now.houses:
        entries = [PaperEntry(f"house:{place}", name, Do(JoinHouse(place)), "hand") for place, name in enumerate(now.houses)]
        listing(stage, title, entries, [back], source=stage.say("join-which"), leads_back=False)
        return
    told = stage.say(f"join-{now.step}", table=now.table.replace(" ", KEPT))
    if now.step == "number":
        number = words(form, f"{now.number[:3]} {now.number[3:]}", "giant", align="centre")
        body = ColumnOf((Grow(number), words(form, told, "prompt", lines=3, align="centre")), form.gap)
        ways = [
            Way("same", stage.say("join-same"), Do(CompareNumber(same=True)), "check"),
            Way("differs", stage.say("join-differs"), Do(CompareNumber(same=False)), "cross"),
        ]
        page = paper(stage, title, body, ways)
        stage.builder.title = f"{told} {' '.join(now.number)}."
        show_paper(stage, page, Do(CompareNumber(same=False)))
        return
    ways = [back]
    if now.step == "joined":
        ways = [Way("done", stage.say("join-done"), Close(), "check")]
    elif now.step.startswith(FAILED):
        ways = [back, Way("again", stage.say("join-again"), SEEK, "search")]
    page = paper(stage, title, words(form, told, "prompt", lines=6), ways)
    stage.builder.title = told
    show_paper(stage, page, ways[0].effect)
