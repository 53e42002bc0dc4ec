"""The walk through the parts of the device: the button, the ring, the voice, the camera, the touch screen, one thing a page.

At a first start it follows the language, and it stands in the settings. Parts that the device has not are passed over; a double
press passes over all that is left.
"""

from companion.play.requests import TellTour
from companion.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, RowOf, Sized
from companion.screen.page import Pressable, Stage
from companion.screen.page.effects import TOUR, Both, Close, Do, Effect, Enter, Open, SettingsGroup, Touring
from companion.screen.pictures.ring_drawing import ring_art
from companion.screen.views.read.shot import finder, pictured
from companion.screen.widgets.paper import Way, paper, show_paper
from companion.screen.widgets.parts import framed, sign, words
from companion.screen.widgets.signs import Icon

OVER = Both(Close(), Do(TellTour("")))
LINES = 9
CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")


def tour_step(step: str) -> Effect:
    """Open a step of the walk, and say it."""
    return Both(Open(Touring(step)), Do(TellTour(step)))


def show_tour(stage: Stage, overlay: Touring) -> None:
    """Show what there is to try, and the ways on: the press that is tried leads to the next page, a double one past them all."""
    form, step = stage.form, overlay.step
    side = form.size("picture")
    # The next part that the device has
    there = {"ring": stage.settings.ring, "camera": stage.settings.camera, "corners": stage.settings.touch}
    onward = next((tour_step(name) for name in TOUR[TOUR.index(step) + 1 :] if there.get(name, True)), OVER)
    told = words(form, stage.say(f"tour-{step}-words", count=stage.settings.chosen.whole("ring.count")), "rule", lines=LINES)
    mends = {"ring": ("ring", "points"), "sound": ("volume", "voice")}
    group, icon = mends.get(step, ("", ""))
    if step == "short":
        ways = [Way("next", stage.say("screen-go-on"), onward, "next", told=True), Way("skip", stage.say("tour-skip"), OVER)]
    elif step == "long":
        ways = [Way("next", stage.say("tour-chosen"), onward, "check")]
    else:
        ways = [Way("done", stage.say(f"tour-{step}-well"), onward, "check")]
    if group:
        ways.append(Way("mend", stage.say("tour-no"), Open(SettingsGroup(group)), icon))
    if step == "camera":
        ways.append(Way("again", stage.say("tour-camera-again"), tour_step(step), "camera"))
    if step == "corners":
        body = _corners(stage, onward, told)
    elif step == "camera":
        body = pictured(stage, finder(overlay.seen), told)
    else:
        picture = Art(Icon("voice") if step == "sound" else ring_art(step == "long"), side // 2, side)
        beside = RowOf((Sized(picture, wide=side), Grow(told)), form.gap * 2)
        body = ColumnOf((picture, Grow(told)), form.gap) if form.tall else beside
    show_paper(stage, paper(stage, stage.say(f"tour-{step}"), body, ways), OVER)


def _corners(stage: Stage, onward: Effect, told: LayoutPart) -> LayoutPart:
    """Describe a plate in each corner, for fingers alone; the last one that is touched leads on."""
    form = stage.form
    touched: tuple[str, ...] = stage.entry or ()

    def corner(name: str) -> LayoutPart:
        after = (*touched, name)
        last = set(after) >= set(CORNERS)
        plate = sign(form, "check" if name in touched else "hand")
        pressed = Pressable(f"corner:{name}", onward if last else Enter(after, "done"), halts=False)
        return Sized(framed(form, plate, pressed), wide=2 * form.touch, high=form.touch)

    rows = [RowOf((corner(left), Grow(Blank()), corner(right))) for left, right in (CORNERS[:2], CORNERS[2:])]
    return ColumnOf((rows[0], Grow(told), rows[1]), form.gap)
