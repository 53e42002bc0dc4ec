"""What ends a longer answer, beside the name of who is asked or on the tall screen at the foot."""

from companion.screen.layout import Afterwards, LayoutPart
from companion.screen.page import Stage
from companion.screen.page.effects import Effect
from companion.screen.widgets.parts import button
from companion.unchanging import unchanging


@unchanging
class Corner:
    """An answer that ends (`label`, its target's `name`), `off` with its reason, and one more (`extra`) before it.

    `extra` has a name, words, an effect and an icon.
    """

    label: str = ""
    off: str = ""
    effect: Effect | None = None
    name: str = "done"
    extra: tuple[str, str, Effect, str] | None = None


def corner_parts(stage: Stage, corner: Corner) -> tuple[LayoutPart, ...]:
    """Describe its answers, to which the focus comes last; one that is off shows its reason."""
    found: list[LayoutPart] = []
    if corner.extra is not None:
        name, label, effect, icon = corner.extra
        heard = "" if label else stage.say(f"screen-extra-{name}")
        found.append(Afterwards(button(stage, name, label, effect, icon=icon, heard=heard)))
    if corner.effect is not None:
        found.append(Afterwards(button(stage, corner.name, corner.off or corner.label, corner.effect, off=corner.off)))
    return tuple(found)
