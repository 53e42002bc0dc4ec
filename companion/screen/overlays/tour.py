"""The tour of the device: the button, the ring, the voice, the camera and the touch screen, each on a page of its own.

It follows the choice of language at the first start, and the settings offer it too. Parts that the device lacks are skipped;
a double press skips all that are left.
"""

from companion.play.requests import TellTour
from companion.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, RowOf, Sized
from companion.screen.page import Both, Close, Do, Effect, Enter, Open, Pressable, Stage
from companion.screen.page.effects import TOUR, SettingsGroup, Touring
from companion.screen.pictures.ring_drawing import ring_art
from companion.screen.views.read.shot import finder, pictured
from companion.screen.widgets import Icon, Way, framed, paper, show_paper, sign, words

OVER = Both(Close(), Do(TellTour("")))
LINES = 9
CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")


def tour_step(step: str) -> Effect:
    """Return the effect that opens a step of the tour and speaks it."""
    return Both(Open(Touring(step)), Do(TellTour(step)))


def show_tour(stage: Stage, overlay: Touring) -> None:
    """Show what to try and the ways on: the press being tried leads to the next page, a double press ends the tour."""
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
        # A plate in each corner, for fingers only; touching the last one leads on
        touched: tuple[str, ...] = stage.entry or ()

        def corner(name: str) -> LayoutPart:
            after = (*touched, name)
            plate = sign(form, "check" if name in touched else "hand")
            effect = onward if set(after) >= set(CORNERS) else Enter(after, "done")
            pressed = Pressable(f"corner:{name}", effect, halts=False)
            return Sized(framed(form, plate, pressed), wide=2 * form.touch, high=form.touch)

        rows = [RowOf((corner(left), Grow(Blank()), corner(right))) for left, right in (CORNERS[:2], CORNERS[2:])]
        body: LayoutPart = ColumnOf((rows[0], Grow(told), rows[1]), form.gap)
    elif step == "camera":
        body = pictured(stage, finder(overlay.seen), told)
    else:
        picture = Art(Icon("voice") if step == "sound" else ring_art(step == "long"), side // 2, side)
        beside = RowOf((Sized(picture, wide=side), Grow(told)), form.gap * 2)
        body = ColumnOf((picture, Grow(told)), form.gap) if form.tall else beside
    show_paper(stage, paper(stage, stage.say(f"tour-{step}"), body, ways), OVER)
