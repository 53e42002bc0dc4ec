"""Which evenings are played: the boxes, the settings and doors in which they differ, ways through the pages, and those of `make test`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from mosquitto import program
from person import HANDS

from companion.games import GAMES
from companion.play import TablePage, ValuesPage
from companion.system.settings import SETTINGS
from companion.table import ThrowDice
from companion.ui.pages.pages import PAGES
from companion.ui.pages.settings import GROUPS
from companion.ui.screen.overlays import OVERLAYS
from companion.ui.screen.views import VIEWS

NAMES = ("Ada", "Ben", "Annalena", "Maximilian", "Zoe")
BOXES = (
    ("tumult_royale", "light", 76), ("tumult_royale", "full", 211), ("citadels", "light", 212), ("citadels", "full", 429),
    ("council_of_four", "light", 25), ("council_of_four", "full", 662), ("wallenstein", "light", 624), ("wallenstein", "full", 639),
    ("any_box", "", 12),
)  # fmt: skip
"""Each box with its books, and about how many answers a game of it has."""
VARIED = {
    "screen.size": ("800x480", "1280x720", "720x1280", "480x320"),
    "table.language": ("de", "en"),
    "screen.theme": ("auto", "day", "evening"),
    "screen.reduced_motion": (False, True),
    "screen.large_text": (False, True),
    "screen.contrast": (False, True),
    "screen.brightness": (1.0, 0.5),
    "screen.rotation": (0, 90, 180, 270),
    "ring.driver": ("none", "ddp"),
    "ring.reduced_motion": (False, True),
    "voice.answers": (False, True),
    "table.first_game": (True, False),
}
"""The settings in which evenings differ, with values that people have."""
FURTHER_PINS = {"button.next_pin": 22, "button.choose_pin": 23, "button.back_pin": 24}
KNOB_PINS = {"button.encoder_pins": (5, 6)}
DOORS = ("phones", "kill", "terminal", "stick", "house", "camera")


@dataclass(frozen=True)
class Plan:
    """What makes one evening: `answers` were given before it begins; `hand` is how the person operates the device.

    `likes` are names of what the person wants first wherever it is offered; `first` are the inputs with which they begin.
    """

    game: str = "tumult_royale"
    books: str = ""
    seed: int = 1
    hand: str = "touch"
    answers: int = 0
    players: int = 3
    curious: float = 0.3
    settings: dict = field(default_factory=dict)
    doors: tuple[str, ...] = ()
    likes: tuple[str, ...] = ()
    first: tuple = ()


def fresh(seed: int) -> Plan:
    """Draw an evening: a box and how far its game has come, a way of operating the device, settings and doors, and where to look."""
    rng = Random(f"plan {seed}")
    game, books, length = BOXES[seed % len(BOXES)]
    settings = {name: rng.choice(values) for name, values in VARIED.items() if rng.random() < 0.25}
    hand = rng.choice(HANDS)
    settings |= {"knob": KNOB_PINS, "further": FURTHER_PINS}.get(hand, {})
    answers = rng.choice((0, rng.randint(1, length), rng.randint(length * 9 // 10, length)))
    doors = tuple(door for door in DOORS if rng.random() < 0.3)
    likes = TEACHING if "camera" in doors else ()
    first = ways(rng.choice((*WAYS, TOGGLED)), *(("option:resume",) if answers and not likes else ()))
    return Plan(
        game, books, seed, hand, answers, rng.choice((2, 3, 4)), rng.choice((0.1, 0.3, 0.6)), settings, doors, likes, first
    )


def ways(path: str, *before: str) -> tuple:
    """Return the inputs of a path: for each word a touch on the first target of that name or pattern, or a character that is typed (`=x`).

    `F1` is that key, which opens the leaf of help; `F2` leads on to the menu, on whose pages the next word is looked for.
    """
    inputs, words = [], [*before, *path.split()]
    for last, word in zip(["", *words], words, strict=False):
        inputs += [["type", word[1:]]] if word[0] == "=" else [["key", "F1"]] if word in {"F1", "F2"} else [["touch", word]]
        inputs += [["touch", "menu"]] if word == "F2" else []
        inputs[-1][0] = "find" if last == "F2" else inputs[-1][0]
    return tuple(inputs)


TEACHING = ("option:more", "option:teach", "take", "enough")
CUBES = "option:wallenstein option:more option:teach take option:corners done take option:missing option:missing option:right"
LOOKING_UP = "F1 lookup chapters chapter:* more F1 lookup search row:* letter:* letter:* F1 lookup case:* close"
MENDING = (
    "F2 correct group:* thing:* option:* done tool:undo undo undo close F2 scores overview close F2 correct more group:* row:* done "
    "F2 earlier step:* option:* adopt F2 drop F2 people began seat:* colour colour:* tool:undo undo close F2 earlier forgotten step:* option:* F2 drop close"
)
JOINING = "option:open option:join again as as:* done done done option:* done"
TRYING = (
    "F2 settings group:ring signals F2 settings group:button try try try F2 settings group:volume listen heard F2 settings more parts next next next "
    "next F2 settings group:network join F2 glasses F2 settings group:language depth depth:known F2 announce say:* F2 scores times F2 pause close"
)
BACK_THEN = (
    "option:history option:plays option:*-*-* option:phone option:show option:back option:details option:back option:mend option:back option:back "
    "option:back option:players option:player* option:plays option:back option:back option:back option:boxes option:box* option:back option:back "
    "option:calendar option:shares option:pairs option:back"
)
LETTERS = "option:any_box option:new option:new letters:* likely:* =b letter:done option:guessing option:keep again as as as done option:*"
NAMED = "option:any_box option:new option:letters:6 option:game:azul again as as as done option:* row:* digit:* row:* digit:* done option:*"
LEARNING = "option:tumult_royale option:learn as as as done option:usual option:next option:next option:next"
LOCKS = ("table.child_lock", "table.lock_corrections")
SET = {group: [one.name for one in SETTINGS if one.at_once and one.group == group and one.name not in LOCKS] for group in GROUPS}
TOGGLED = " ".join(
    f"F2 settings group:{group} " + " ".join(f"set:{name} minus:{name} plus:{name} {'more' if at % 3 == 2 else ''}" for at, name in enumerate(names))
    for group, names in SET.items()
)  # fmt: skip
LOCKED = (
    "F2 settings group:game set:table.child_lock F2 unlock unlock F2 settings group:game set:table.lock_corrections "
    "set:table.lock_corrections set:table.child_lock F2 lock F2 unlock unlock close"
)
WAYS = (LOOKING_UP, MENDING, TRYING, BACK_THEN, LETTERS)
"""Ways through pages that people seldom see, as the names of what is touched one after the other."""

EVENINGS = {
    "a first evening": (Plan("tumult_royale", seed=1, curious=0.4, settings={"table.language": None}, first=ways(f"language:* next skip F2 off close {LEARNING}")), 60),
    "still lamps, looking up": (
        Plan("citadels", "full", 3, answers=30, settings={"ring.reduced_motion": True, "ring.driver": "none"}, first=ways(LOOKING_UP, "option:resume")),
        40,
    ),
    "every setting": (Plan("council_of_four", "full", 14, answers=40, first=ways(f"{LOCKED} {TOGGLED}", "option:resume")), 120),
    "trying the parts": (Plan("wallenstein", "light", 15, answers=300, doors=("phones",), first=ways(TRYING, "option:resume")), 60),
    "mending": (Plan("citadels", "full", 16, answers=80, first=ways(MENDING, "option:resume")), 45),
    "a newcomer": (Plan("citadels", "full", 16, answers=55, players=4, first=ways(JOINING)), 16),
    "prepared on phones": (
        Plan(
            "tumult_royale", "full", 21, answers=36, doors=("phones",),
            first=(["touch", "option:resume"], ["come", "seat:Ada"], ["phone", "seat:Ada", "done"], *ways("start stop done take")),
        ),
        25,
    ),
    "what was played": (Plan("tumult_royale", "light", 17, "keys", answers=70, first=ways(BACK_THEN)), 36),
    "a sheet": (Plan("any_box", seed=18, first=ways(LETTERS)), 30),
    "a named game": (Plan("any_box", seed=20, first=ways(NAMED)), 20),
    "all hands": (Plan("council_of_four", "full", 6, "all", answers=200), 50),
    "by ear": (Plan("council_of_four", "light", 7, "button", settings={"voice.answers": True, "table.language": "en"}), 50),
    "a knob, upside down": (
        Plan("wallenstein", "full", 5, "knob", answers=500, settings={"screen.rotation": 180, **KNOB_PINS}),
        45,
    ),
    "the end of a game": (Plan("tumult_royale", "full", 8, "space", answers=205, settings={"screen.size": "1280x720"}), 40),
    "the smallest glass": (
        Plan("tumult_royale", "light", 1008, answers=53, settings={"screen.size": "480x320", "screen.theme": "evening", "ring.driver": "none"}),
        40,
    ),
    "secret choices on phones": (
        Plan("citadels", "full", 21, answers=43, doors=("phones",), first=(["touch", "option:resume"], ["come", "seat:Ada"], ["come", "looks-on"], ["come", "screen"])),
        40,
    ),
    "every door": (
        Plan(
            "council_of_four", "full", 22, "button", answers=100, doors=("kill", "stick", "house"),
            first=(*ways("F2 announce call call:*", "option:resume"), ["house", "message", "Die Küche schließt!"], ["touch", "tool:door"], ["touch", "close"], ["stick", "in"], ["stick", "out"], ["kill"], ["touch", "option:resume"], ["terminal", "?", "a", "1", "x", "u", "s"], ["touch", "option:resume"]),
        ),
        50,
    ),
    "tiles for the camera": (Plan("tumult_royale", "full", 32, doors=("camera",), likes=("option:tumult_royale", *TEACHING)), 18),
    "cubes for the camera": (Plan("wallenstein", "full", 33, doors=("camera",), first=ways(CUBES)), 16),
    "calm and large": (
        Plan("any_box", seed=9, hand="further", settings={"screen.reduced_motion": True, "screen.large_text": True, **FURTHER_PINS}),
        40,
    ),
}  # fmt: skip
"""The evenings of `make test`, with how many inputs each has; a game that was added since has one of its own."""
EVENINGS |= {
    f"an evening of {game.name}": (Plan(game.name, seed=41, answers=3, first=ways("option:resume")), 30)
    for game in GAMES
    if game.name not in {plan.game for plan, _ in EVENINGS.values()}
}
INPUTS = (
    "touch",
    "mouse",
    "press",
    "space",
    "key",
    "type",
    "knob",
    "further",
    "swipe",
    "window",
    "kill",
    "terminal",
    "stick",
    "house",
)
VISITS = ("seat", "looks-on", "screen")
AT_A_HOUSE = {"door house", "over CallingHouse", "over HouseSays"}
"""What nobody reaches where there is no broker to set up a house with."""


NOT_AT_A_TABLE = {TablePage, ValuesPage, ThrowDice}
"""Kinds of question that only pages over the question ask, and what the device itself does before anybody sees it asked."""


def wanted() -> set[str]:
    """Return the names of all that evenings should reach."""
    kinds = {f"kind {kind.__name__}" for kind in VIEWS if kind not in NOT_AT_A_TABLE}
    overlays = {f"over {overlay.__name__}" for overlay in (*OVERLAYS, *PAGES)}
    settings = {f"setting {setting.name}" for setting in SETTINGS if setting.at_once}
    doors = {f"door {door}" for door in INPUTS} | {f"phone {role}" for role in VISITS}
    everything = kinds | overlays | settings | doors | {f"box {game.name}" for game in GAMES}
    return everything if program("mosquitto") else everything - AT_A_HOUSE


def never(reached: Counter) -> list[str]:
    """Return what was never reached, in the order of its names."""
    return sorted(wanted() - set(reached))
