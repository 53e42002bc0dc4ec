"""Typing a name: names that it may become, the letters that probably follow in four groups, and all letters in rows.

The one button chooses a group or row and then its letter, or stops a dial that runs over them; a finger or a key takes a letter
of a row at once. Four groups of likely letters come first: an unlisted name costs five presses a letter, with one group six.
"""

from dataclasses import replace

from companion.play.own_questions import LONGEST_NAME
from companion.table import Seat, Write, unchanging
from companion.ui.screen.layout import Blank, ColumnOf, Grid, Grow, LayoutPart, Pad, Pads, RowOf, Sized
from companion.ui.screen.page import Effect, Enter, Pressable, Stage, View, show
from companion.ui.screen.views.lobby.first_names import choose_likely_letters, complete_name, list_accented
from companion.ui.screen.widgets import ask, cut_line, offer_words, sign, words

ROWS = ("ABCDEF", "GHIJKL", "MNOPQR", "STUVWX", "YZÄÖÜẞ", "ÅÉÈÑÇØ")
KEYS = {"done": "check", "back": "back", "space": "space", "accent": "", "dial": "button", "cancel": "cross"}
"""The keys other than letters, each with its icon; "dial" stops the running dial."""
NAMES, GROUPS, WITHIN = 2, 4, 5
"""How many names are offered, how many groups of likely letters, and how many letters a group has."""
SHOWN = 3
"""How many accented forms of a letter the key that leads to them shows."""
ACROSS = 6
"""Letters in a row."""
STEP = 0.42
"""Seconds for which the running dial stays on each target."""


@unchanging
class Sitting:
    """Who sits so far, the next player's name once it is given, and the name being typed (None while none is).

    `row` holds the letters of the open row or group; `nameless` says that the next player is named by the colour chosen now.
    `runs` is the clock time at which the dial began to run over the targets, None if it does not run.
    """

    seats: tuple[Seat, ...] = ()
    name: str = ""
    typed: str | None = None
    row: str = ""
    nameless: bool = False
    runs: float | None = None


@unchanging
class Typing:
    """What a page of letters offers: the text so far, the effect of taking it, why it cannot be taken, and the dial's target.

    `at` is the target on which the running dial stays now, None if no dial runs.
    """

    sitting: Sitting
    done: Effect
    missing: str
    groups: tuple[str, ...]
    names: tuple[str, ...] = ()
    at: str | None = None

    def pressable(
        self, name: str, effect: Effect, *, halts: bool = True, off: str = "", heard: str = "", link: bool = False
    ) -> Pressable:
        """Describe a target; while the dial runs, the focus halts only at the dial's target, and a short press takes that."""
        if self.at is None:
            return Pressable(name, effect, off=off, halts=halts, heard=heard, link=link)
        return Pressable(name, effect, off=off, halts=name == self.at, short=effect, long=effect, heard=heard, link=link)


def show_typing(stage: Stage, sitting: Sitting, asks: str = "", done: Effect | None = None, known: tuple[str, ...] = ()) -> None:
    """Lay out the typed text (while there is none, what it `asks` for) and below it what may follow.

    `done` is the effect of taking the text; without it the text names who sits down, and names are offered, `known` ones first.
    """
    form, typed = stage.form, sitting.typed or ""
    letters = "".join(ROWS)
    likely = "".join(dict.fromkeys(choose_likely_letters(typed, stage.words.language, letters, GROUPS * WITHIN) + letters))
    groups = tuple(likely[at : at + WITHIN] for at in range(0, GROUPS * WITHIN, WITHIN))
    taken, missing = {seat.name for seat in sitting.seats}, ""
    if not typed.strip():
        missing = stage.say("screen-text-missing" if asks else "screen-name-missing")
    elif typed.strip() in taken:
        missing = stage.say("screen-name-taken")
    names = () if asks else complete_name(typed, known, stage.words.language, NAMES + len(taken))
    # A name in no list is itself offered as a name: there the button reaches it sooner than the key that ends typing
    names = tuple(name for name in names if name not in taken)[:NAMES] or ((typed,) if not asks and not missing else ())
    takes = done or _name_player(sitting, typed.strip())
    typing = Typing(sitting, takes, missing, groups, names)
    typing = replace(typing, at=_find_dialled(stage, typing))
    stage.builder.title = f"{typed}." if typed else ""
    rest = (names[0][len(typed) :] if names else "") or "_"
    begun = RowOf((words(form, typed, "prompt"), Grow(words(form, rest, "prompt", ink="soft"))))
    shown = begun if typed else cut_line(form, asks or stage.say("screen-type-name"), "prompt", ink="soft")
    rows = [Sized(_row(stage, letters, typing), high=form.touch) for letters in ROWS]
    across, gaps = (1, 0) if form.tall else (2, form.pad)
    opened = (sitting.row,) if sitting.row and sitting.row not in ROWS else groups
    first, *others = [_row(stage, group, typing) for group in opened]
    plates = [_plate(stage, name, typing.pressable(f"name:{name}", _name_player(sitting, name))) for name in typing.names]
    if not asks and not typed and sitting.runs is None:
        dial = Pressable("letter:dial", Enter(replace(sitting, row="", runs=stage.now), ""), heard=stage.say("ear-letter-dial"))
        plates = [_plate(stage, stage.say("screen-running-light"), dial)]
    lines = [[first], plates, others[:2], others[2:]] if form.tall else [[first, *plates], others]
    if len(opened) == 1:
        lines = [[first], [Blank()]]
    parts: list[LayoutPart] = [shown]
    high, most = form.touch, form.touch_answer
    parts += [Sized(Grid(tuple(line), len(line), 0, form.gap), high=high, most_high=most) for line in lines if line]
    parts.append(Grow(Grid(tuple(rows), across, form.unit, gaps)))
    there = {"dial": sitting.runs is not None, "accent": len(list_accented(typed[-1:])) > 1 and sitting.runs is None}
    offered = [name for name in KEYS if there.get(name, True)]
    keys = Grid(tuple(_key(stage, name, typing) for name in offered), len(offered), 0, form.gap)
    show(stage, ColumnOf((*parts, Sized(keys, high=form.touch, most_high=form.touch_answer)), form.unit))


def _plate(stage: Stage, label: str, answer: Pressable) -> LayoutPart:
    return replace(offer_words(stage, "", label, answer.effect), what=answer)


def _name_player(sitting: Sitting, name: str) -> Effect:
    return Enter(replace(sitting, name=name[:LONGEST_NAME], typed=None, row=""), "")


def _find_dialled(stage: Stage, typing: Typing) -> str | None:
    """Return the target on which the running dial stays, and ask for a new layout when the dial moves on."""
    sitting, now = typing.sitting, stage.now
    if sitting.runs is None:
        return None
    if sitting.row:
        offered = [*(_target(sitting.row, letter) for letter in sitting.row), "letter:cancel"]
    else:
        first, *others = [f"letters:{row}" for row in (*typing.groups, *ROWS)]
        ends = [] if typing.missing else ["letter:done"]
        offered = [first, *(f"name:{name}" for name in typing.names), *others, *ends, "letter:back", "letter:dial"]
    steps = max(0, int((now - sitting.runs) / STEP))
    stage.builder.wake_at(sitting.runs + (steps + 1) * STEP)
    stage.builder.dial = (steps % len(offered), len(offered))
    return offered[steps % len(offered)]


def _restart_dial(stage: Stage, sitting: Sitting) -> Sitting:
    """Restart a running dial at the end of the step in which it was stopped."""
    if sitting.runs is None:
        return sitting
    steps = max(0, int((stage.now - sitting.runs) / STEP))
    return replace(sitting, runs=sitting.runs + (steps + 1) * STEP)


def _target(row: str, letter: str) -> str:
    """Name a letter's target by whether it stands in a row or in a likely group."""
    return f"{'letter' if row in ROWS else 'likely'}:{letter}"


def _row(stage: Stage, row: str, typing: Typing) -> LayoutPart:
    """Describe a row or likely group: a single stop while none is open; in an open one each letter is a stop.

    Within a word a chosen letter is in lower case; after each choice the focus returns to the rows. A letter of a closed group
    is too narrow to touch; it can be touched in its row.
    """
    form, sitting, in_rows = stage.form, typing.sitting, row in ROWS
    typed, shown = sitting.typed or "", list[LayoutPart]()
    for letter in row:
        longer = f"{typed}{letter if not typed or typed.endswith((' ', '-')) else letter.lower()}"
        effect = Enter(_restart_dial(stage, replace(sitting, typed=longer[:LONGEST_NAME], row="")), "")
        said = words(form, letter, "focus", align="centre", ink="ink" if in_rows else "rubric")
        taken = typing.pressable(_target(row, letter), effect, halts=sitting.row == row)
        shown.append(Pad(said, Pads(), taken) if in_rows or sitting.row == row else said)
    cells = Grid(tuple(shown), ACROSS if in_rows else max(WITHIN, len(row)), 0, form.unit)
    if sitting.row:
        return cells
    opened = Enter(_restart_dial(stage, replace(sitting, row=row)), _target(row, row[:1]))
    return Pad(cells, Pads(), typing.pressable(f"letters:{row}", opened, link=in_rows, heard=" ".join(row)))


def _key(stage: Stage, name: str, typing: Typing) -> LayoutPart:
    """Describe a key other than a letter; while a row is open, "cancel" leads back to the rows."""
    form, sitting, typed = stage.form, typing.sitting, typing.sitting.typed or ""
    accents = list_accented(typed[-1:])
    spaced = f"{typed[:-1]}-" if typed.endswith(" ") else f"{typed} "  # a second press makes it a hyphen, as in Jan-Philipp
    effects: dict[str, Effect] = {
        "done": typing.done,
        "back": Enter(_restart_dial(stage, replace(sitting, typed=typed[:-1], row=""))),
        "accent": Enter(replace(sitting, typed=typed[:-1], row=accents), _target(accents, accents[1:2])),
        "space": Enter(_restart_dial(stage, replace(sitting, typed=spaced[:LONGEST_NAME], row=""))),
        "dial": Enter(replace(sitting, row="", runs=None), ""),
        "cancel": Enter(_restart_dial(stage, replace(sitting, row="")) if sitting.row else replace(sitting, typed=None), ""),
    }
    off = typing.missing if name == "done" else ""
    answer = typing.pressable(f"letter:{name}", effects[name], off=off, heard=off or stage.say(f"ear-letter-{name}"))
    shown = sign(form, KEYS[name], "focus") if KEYS[name] else words(form, accents[1 : 1 + SHOWN], "focus", align="centre")
    return Pad(shown, Pads(), answer)


def show_writing(stage: Stage, question: Write) -> None:
    """Lay out the offered texts, or the letters once a new one is typed."""
    form, sitting = stage.form, stage.entry
    if sitting.typed is not None:
        show_typing(stage, sitting, stage.words(question.words), stage.answer((sitting.typed or "").strip()))
        return
    offered = [offer_words(stage, f"text:{text}", text, stage.answer(text)) for text in question.offered]
    new = offer_words(stage, "new", stage.say("screen-new-name"), Enter(Sitting(typed=""), ""))
    grid = Grid((*offered, new), 2, form.gap, form.gap, form.size("card"))
    show(stage, ColumnOf((ask(stage, question, size="far"), Grow(grid)), form.gap))


VIEW = View(show_writing, lambda _snapshot, question: Sitting(typed=None if question.offered else ""), board=False)
