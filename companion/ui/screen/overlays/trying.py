"""Places to try the device's parts: presses, and the outputs of sound."""

from companion.play import SetSetting, TryOutput
from companion.ui.pages import effects
from companion.ui.screen.layout import ColumnOf, Grow, Sized
from companion.ui.screen.page import Both, Do, Effect, Enter, Open, Pressable, Stage
from companion.ui.screen.widgets import Way, frame, paper, show_paper, words

TRIES = 6


def show_try(stage: Stage, _overlay: effects.TryPresses) -> None:
    """Show what each press was; after six it goes back, so that nobody whose presses are misread is stuck here."""
    form = stage.form
    tried: tuple[str, ...] = stage.entry or ()

    def noted(press: str) -> Effect:
        return Open(effects.SettingsGroup("button")) if len(tried) + 1 >= TRIES else Enter((*tried, press), "try")

    said = stage.say(f"settings-try-{tried[-1]}" if tried else "settings-try-nothing")
    told = " · ".join(stage.say(f"settings-try-{press}") for press in tried)
    big = frame(form, words(form, said, "prompt", align="centre"), Pressable("try", noted("long"), short=noted("short")))
    body = ColumnOf((Grow(big), Sized(words(form, told, "label", lines=2, align="centre"), high=form.touch)), form.gap)
    show_paper(stage, paper(stage, stage.say("settings-try"), body, (), stage.say("settings-try-note")), noted("double"))


def show_output(stage: Stage, overlay: effects.TryingOutput) -> None:
    """Name the output being heard: a long press takes it, a short one goes to the next, a double one leaves all as it was."""
    form, back = stage.form, Open(effects.SettingsGroup("volume"))
    onward = Do(TryOutput(overlay.place + 1))
    taken = Both(Do(SetSetting("sound.output", overlay.name)), back)
    told = stage.say("settings-listen-place", place=overlay.place + 1, of=overlay.of)
    called = words(form, stage.say(f"settings-output-{overlay.kind}"), "prompt", lines=2, align="centre")
    of = words(form, f"{overlay.card} · {told}" if overlay.card else told, "label", lines=2, align="centre")
    heard = frame(form, ColumnOf((called, of), form.gap, "middle"), Pressable("heard", taken, short=onward))
    ways = [
        Way("next", stage.say("settings-listen-next"), onward, "next"),
        Way("back", stage.say("screen-back"), back, "back"),
    ]
    show_paper(stage, paper(stage, stage.say("settings-listen"), heard, ways, stage.say("settings-listen-note")), back)
