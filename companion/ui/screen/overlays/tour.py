"""The tour of the device: the hand of its one button, the ring, the voice, the camera and the touch screen, a page for each.

It follows the choice of language at the first start, and the settings offer it too. Parts that the device lacks are skipped;
pressing twice skips all that are left, except on the page that teaches it. A drawn button can be pressed like the real one.
"""

from companion.play import TellTour
from companion.ui.pages.effects import TOUR, SettingsGroup, Touring, tour_step
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, Pad, Pads, RowOf, Sized
from companion.ui.screen.page import Both, Close, Do, Enter, Open, Pressable, Stage
from companion.ui.screen.pictures.ring_drawing import ring_art
from companion.ui.screen.views.read.shot import finder, lay_pictured
from companion.ui.screen.widgets import Icon, Way, frame, paper, show_paper, sign, words

OVER = Both(Close(), Do(TellTour("")))
LINES = 9
HAND = ("short", "long", "twice")
"""The steps at which a press is tried."""
CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")


def show_tour(stage: Stage, overlay: Touring) -> None:
    """Show what to try and the ways on: the press being tried leads to the next page."""
    form, step = stage.form, overlay.step
    side = form.size("picture")
    # The next part that the device has
    has = stage.settings
    there = {"ring": has.ring, "sound": has.heard, "camera": has.camera, "corners": has.touch}
    onward = next((tour_step(name) for name in TOUR[TOUR.index(step) + 1 :] if there.get(name, True)), OVER)
    told = words(form, stage.say(f"tour-{step}-words", count=stage.settings.chosen.get_whole("ring.count")), "rule", lines=LINES)
    mends = {"ring": ("ring", "points"), "sound": ("volume", "voice")}
    group, icon = mends.get(step, ("", ""))
    skip = Way("skip", stage.say("tour-skip"), OVER)
    if step == "short":
        ways = [Way("next", stage.say("screen-go-on"), onward, "next"), skip._replace(halts=False)]
    elif step in HAND:
        ways = [Way("next", stage.say("tour-chosen" if step == "long" else "screen-go-on"), onward, "check"), skip]
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
            return Sized(frame(form, plate, pressed), wide=2 * form.touch, high=form.touch)

        rows = [RowOf((corner(left), Grow(Blank()), corner(right))) for left, right in (CORNERS[:2], CORNERS[2:])]
        body: LayoutPart = ColumnOf((rows[0], Grow(told), rows[1]), form.gap)
    elif step == "camera":
        body = lay_pictured(stage, finder(overlay.seen), told)
    else:
        picture: LayoutPart = Art(Icon("voice") if step == "sound" else ring_art(step == "long"), side // 2, side)
        if step in HAND:
            picture = Pad(picture, Pads(), Pressable("button", Close(), halts=False, link=True))
        beside = RowOf((Sized(picture, wide=side), Grow(told)), form.gap * 2)
        body = ColumnOf((picture, Grow(told)), form.gap) if form.tall else beside
    show_paper(stage, paper(stage, stage.say(f"tour-{step}"), body, ways), onward if step == "twice" else OVER)
