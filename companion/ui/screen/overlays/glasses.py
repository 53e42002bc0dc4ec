"""Other screens: the code with which a browser joins the table, and the guests, each of whom can be sent away."""

from collections.abc import Sequence

from companion.play.requests import SendAway, ShutDoor
from companion.ui.pages.effects import Glasses, WantsIn
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, RowOf, Sized
from companion.ui.screen.page import Do, Enter, Guest, Open, Pressable, Stage
from companion.ui.screen.views.history.pages import code_art
from companion.ui.screen.widgets import Way, back_way, entry, leaf, paper, show_paper, words

SEAT = "seat:"
"""The prefix of a player's role."""


def show_glasses(stage: Stage, _overlay: Glasses) -> None:
    """Show the address and code to type and the guests below them, or why nobody can join."""
    form, door = stage.form, stage.settings.door
    if door is None or door.trouble or door.drawn is None:
        why = stage.say(f"glass-trouble-{door.trouble}" if door is not None and door.trouble else "glass-trouble-off")
        reason = words(form, why, "rule", lines=6)
        show_paper(stage, paper(stage, stage.say("glass-page"), reason, [back_way(stage)]))
        return
    side = round(min(stage.box.w, stage.box.h) * form.of(0.5, 0.36, 0.5))
    drawn = Sized(Art(code_art(door.drawn), side, side), wide=side)
    address = words(form, door.address.removeprefix("http://"), "answer", lines=2)
    code = words(form, door.code, "prompt", ink="rubric")
    state = "pressed" if door.pressed else "shut" if door.shut else "page-note"
    how = words(form, stage.say(f"glass-{state}"), "label", lines=4, ink="rubric" if door.pressed else "soft")
    told = ColumnOf((how, address, code), form.gap)
    top: LayoutPart = ColumnOf((drawn, told), form.gap) if form.tall else RowOf((drawn, Grow(told)), form.pad)

    def page(shown: slice, more: Sequence[Way]) -> LayoutPart:
        listed = ColumnOf((top, *rows[shown], Grow(Blank())), form.gap)
        return paper(stage, stage.say("glass-page"), listed, [back_way(stage), *more])

    ways = "glass-let-new" if door.shut else "glass-shut-out"
    shutting = entry(stage, Pressable("shut", Do(ShutDoor(not door.shut))), stage.say(ways), icon="lock")
    rows = [_wish(stage, guest) for guest in door.guests if guest.wants and guest.here]
    rows += [shutting] if door.pressed or door.shut else []
    for guest in door.guests:
        # The first press asks, the second one sends the guest away
        name = f"guest:{guest.number}"
        sure = stage.entry == name
        role = guest.role.removeprefix(SEAT) if guest.role.startswith(SEAT) else stage.say(f"glass-{guest.role}")
        note = stage.say("glass-send-away-sure" if sure else "glass-here" if guest.here else "glass-gone")
        effect = Do(SendAway(guest.number)) if sure else Enter(name, name)
        rows.append(entry(stage, Pressable(name, effect), role, note=note, icon="cross" if sure else "hand"))
    rows += [] if door.pressed or door.shut else [shutting]
    show_paper(stage, leaf(stage, rows, page))
    # A device without a screen spells the code letter by letter
    stage.builder.title = stage.say("glass-page-said", address=address.text, code=", ".join(door.code))


def _wish(stage: Stage, guest: Guest) -> LayoutPart:
    """Describe the line that leads to what a visitor wishes."""
    wanted = guest.wants.removeprefix(SEAT) if guest.wants.startswith(SEAT) else stage.say(f"glass-{guest.wants}")
    effect = Open(WantsIn(guest.number, guest.role, guest.wants))
    return entry(stage, Pressable(f"wish:{guest.number}", effect), wanted, note=stage.say("glass-asks-in"), icon="hand")
