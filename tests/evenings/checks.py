"""What an onlooker checks after every input; each check has a name that a player would say, and yields what is wrong.

A check looks at two looks at the device: how it stood `before` the input, and how it stands `now`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import pygame
from person import uncovered
from picture import alike, composed_anew, drawn_anew, moments, scene_of, shakes
from plans import NAMES

from companion.play import Answer
from companion.play.live import Drawn, Turning
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import Draw, Hourglass, Lot, Spin
from companion.table.questions.kinds import Choose, label_options
from companion.table.questions.one_each import OneEach
from companion.table.questions.question import Question
from companion.ui.pages.effects import Do, Effect, Focus, Open, TurnPage
from companion.ui.screen.compose import PageScene
from companion.ui.screen.failsafe import PlainLine
from companion.ui.screen.page import Page, Target, focus
from companion.ui.screen.page.state import apply_effect
from companion.ui.screen.paint import fonts, format_for, rests_at, sign_number
from companion.ui.screen.paint.game_look import look_of
from companion.ui.screen.paint.items import Fill, LineItem, Pictogram
from companion.ui.terminal.options import key_named
from hardware.lamps import chair, measure_distance
from hardware.lights import Breath, Everybody, Fade
from tools.gallery.laid import broken, shields

LEAST, ROUNDING = 8.0, 0.6
"""The least height of capitals for the far chair in minutes of arc, and what whole pixels lose of it."""


@dataclass(frozen=True)
class Look:
    """What the onlooker saw at one moment."""

    place: str
    page: Page
    state: object
    snapshot: object
    shown: object
    now: float
    refusal: object = None

    @property
    def asked(self):
        """The question that people see and can answer; None on a page over it, in a failure, and at the end."""
        return None if self.snapshot is None or self.place.startswith(("over ", "fail")) else self.snapshot.question

    @property
    def lines(self) -> list[LineItem]:
        """All lines of text of the page."""
        return [item for item in self.page.items if isinstance(item, LineItem)]


def look_at(device) -> Look:
    """Look at the device as it stands now."""
    window = device.parts.window
    return Look(device.place, window.page, window.state, device.desk.snapshot, device.screen.shown, device.clock.now)


@dataclass
class Onlooker:
    """What one onlooker knows of an evening: what was seen where, and what happened last."""

    device: object
    phones: object = None
    before: Look | None = None
    did: list = field(default_factory=list)
    known: set = field(default_factory=set)
    stood: dict = field(default_factory=dict)
    pages: dict = field(default_factory=dict)
    """What stood on the page of each step of the game, by the number of answers before it."""
    last: Look | None = None
    """The last look at a question of a game, before the device was started anew too."""
    restarted: bool = False
    vain: int = 0
    logged: list[str] = field(default_factory=list)
    phones_show: dict = field(default_factory=dict)
    large: bool = False
    """Whether the costly looks at each new page (texts, large type) are taken."""

    def starts(self, device, phones) -> None:
        """Take a device that was started, for the first time or anew."""
        self.device, self.phones, self.before, self.vain = device, phones, None, 0
        self.phones_show = {}

    def note(self, look: Look) -> None:
        """Keep what later looks are compared with."""
        if look.asked is not None and look.snapshot.game is not None and look.now >= look.state.played:
            self.last, self.restarted = look, False
            self.pages[len(look.snapshot.history)] = look


HIDDEN = 2
"""So often at most is something drawn of which nothing is seen: what moves can lie behind another thing for a frame."""
Check = Callable[[Onlooker, Look], Iterator[str]]
SOON: dict[str, Check] = {}
"""The checks within a tenth of a second after each input."""
CALM: dict[str, Check] = {}
"""The checks once the page has come to rest."""


def soon(check: Check) -> Check:
    """Register a check that looks within a tenth of a second."""
    SOON[check.__name__] = check
    return check


def calm(check: Check) -> Check:
    """Register a check that looks once the page has come to rest."""
    CALM[check.__name__] = check
    return check


@soon
def what_i_see_is_what_is_so(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """The picture is, to the byte, the one drawn from scratch at a moment of the last tenth of a second."""
    device = onlooker.device
    if look.shown is None or shakes(device):
        return
    shown = pygame.display.get_surface()
    if not any(alike(drawn_anew(device, moment), shown) for moment in moments(device)):
        yield "the picture is another than that of the state"


@soon
def nothing_is_drawn_when_nothing_changed(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """No part of the display is sent again with the pixels that it has."""
    vain, onlooker.vain = onlooker.device.in_vain - onlooker.vain, onlooker.device.in_vain
    if (
        vain > HIDDEN and onlooker.did[:1] != ["window"] and look.place != "failsafe"
    ):  # this page is painted as a whole each time, whatever may have failed
        yield f"drawn {vain} times without a change"


@calm
def what_is_lit_has_the_focus(_onlooker: Onlooker, look: Look) -> Iterator[str]:
    """The ring of the focus lies round the plate that a long press takes."""
    here, group = focus.find_focused(look.page), look.page.groups.get("focus")
    if here is None or here.name.startswith(("tool:", "seat:")):
        return
    rings = [] if group is None else [item.box for item in look.page.items[slice(*group)]]
    if rings and not any(ring.holds(here.box.inset(here.box.w // 8)) for ring in rings):
        yield f"lit is something other than {here.name}"


@calm
def holding_takes_what_is_lit(_onlooker: Onlooker, look: Look) -> Iterator[str]:
    """A long press does what a touch on the lit plate does; on a page that counts it goes on to the next row, or out."""
    here = focus.find_focused(look.page)
    if here is None or any(target.counts for target in look.page.targets):
        return
    held = focus.find_long_press(look.page)
    if held != here.effect:
        yield f"holding {here.name} does {_named(held)}"


def _named(effect: Effect | None) -> str:
    match effect:
        case Open(overlay):
            return f"open {type(overlay).__name__}"
        case Do(act):
            return type(act).__name__
        case None:
            return "nothing"
    return type(effect).__name__


@calm
def a_short_press_goes_where_the_focus_goes_next(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """After a short press the focus stands on the next stop of the page, or what a short press means there has happened."""
    before = onlooker.before
    if before is None or onlooker.did not in (["press", "short"], ["space", "short"]) or before.page.reveals is not None:
        return
    effect = focus.find_short_press(before.page)
    if not isinstance(effect, Focus) or before.state.idle is not None or before.place != look.place:
        return
    here = focus.find_focused(look.page)
    if before.snapshot is look.snapshot and (here is None or here.name != effect.name) and not before.page.dial:
        yield f"the focus went to {here.name if here else 'nothing'} and not to {effect.name}"


@calm
def it_says_whose_turn_it_is(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """Where one person acts, name, shield, rail and lamps are theirs."""
    asked, seats = look.asked, look.snapshot.seats if look.snapshot is not None else ()
    seat = who_acts(look)
    if seat is None or seat not in seats or asked is None or look.now < look.state.played:
        return
    if not any(seat.name in line.text for line in look.lines):
        yield "the name of who acts is not there"
    fields = {target.name: target.box for target in look.page.targets if target.name.startswith("seat:")}
    if seat.colour not in shields(look.page, fields.values()):
        yield "the shield of who acts is not there"
    bars = [item.box for item in look.page.items if isinstance(item, Fill) and item.colour == look.page.look.rubric]
    raised = {name for name, box in fields.items() if any(bar.meets(box.top_part(3)) and bar.w == box.w for bar in bars)}
    if fields and raised != {f"seat:{seat.colour}"}:
        yield f"the rail raises {sorted(raised)}"
    animation = onlooker.device.parts.light_scene.scene.animation
    animation = animation.after if isinstance(animation, Fade) else animation
    if isinstance(animation, Everybody) and not isinstance(asked, Hourglass | Spin | Lot):
        yield "the lamps glow for all"
    if isinstance(animation, Breath) and measure_distance(animation.direction, chair(seats.index(seat), len(seats))) > 1e-6:
        yield "the lamps are at another chair"


def who_acts(look: Look):
    """Return the one person who acts on this page, None where all do: the question's, or the one whose answers it shows."""
    asked = look.asked
    if asked is None or asked.seat is not None:
        return None if asked is None else asked.seat
    if isinstance(asked, OneEach):
        names = {target.name for target in look.page.targets}
        owners = {option.seat for option in asked.options if f"option:{option.key}" in names}
        return owners.pop() if len(owners) == 1 else None
    return None


@calm
def nobody_acts_for_somebody_else(_onlooker: Onlooker, look: Look) -> Iterator[str]:
    """On a page of one person no answer belongs to another: what another does is asked on their own page."""
    asked = look.asked
    if asked is None or asked.seat is None or not isinstance(asked, Choose):
        return
    names = {target.name for target in look.page.targets}
    others = [option.key for option in asked.ahead if f"option:{option.key}" in names]
    if others:
        yield "among the answers are those of the next player"


@calm
def each_open_answer_can_be_reached(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """A finger and the one button come to each open answer, at once or by what opens or turns a leaf; so does a line, and the right phone."""
    asked, scene = look.asked, scene_of(onlooker.device, look.now)
    if asked is None or scene is None or look.now < look.state.played or isinstance(asked, NEW_EACH_TIME):
        return
    options = [option for option in getattr(asked, "options", ()) if option.off is None]
    wanted = {f"option:{option.key}" for option in options} | {f"row:{row.key}" for row in getattr(asked, "rows", ())}
    role = f"seat:{asked.seat.name}" if asked.seat is not None else ""
    phone = role in onlooker.phones_show and onlooker.phones.ahead(role) is None and not onlooker.phones.leafed(role)
    settings = scene.settings
    like = "reached", asked.id, frozenset(wanted), phone, settings.language, settings.large, settings.by_ear
    if not wanted or like in onlooker.known:
        return
    onlooker.known.add(like)
    doors = {"a finger": reached(scene, by_finger), "the button": reached(scene, by_button)}
    if phone:
        doors["the phone"] = reached(onlooker.phones.scene(role), by_finger)
    if isinstance(asked, Choose):
        labels = label_options(asked.options)
        doors["a line"] = {f"option:{key_named(asked, label, scene.words)}" for label in labels}
    for door, there in doors.items():
        if lost := wanted - there:
            yield f"{door} does not reach {sorted(lost)}"


LEAVES = 60
"""The most leaves of one question that are looked through."""


def reached(scene: PageScene, hand: Callable[[Page], list[Target]]) -> set[str]:
    """Collect what a hand reaches from a scene, on its page and on the leaves that open from there."""
    found, seen, states = set(), set(), deque([scene.state])
    asked = scene.snapshot.question
    while states and len(seen) < LEAVES:
        state = states.popleft()
        # Where several are chosen, a leaf is the same with whatever is chosen so far
        if (leaf := (state.layer.page, state.layer.focus, repr(state.layer.entry) * isinstance(asked, Choose))) in seen:
            continue
        seen.add(leaf)
        page = composed_anew(replace(scene, state=state))
        there = {target.name for target in page.targets}
        for target in hand(page):
            after, acts = apply_effect(state, target.effect)
            found |= {target.name, *(f"option:{act.value}" for act in acts if isinstance(act, Answer))}
            holds = target.name.removeprefix("option:") in getattr(asked, "within", ())
            turns = not acts and after.layer.page != state.layer.page
            if holds or turns or target.name in {"more", "back"} or target.name.startswith(("group:", "area:")):
                states.append(after)
            onward = (way for way in (target.effect, target.short, target.long) if isinstance(way, Focus))
            states += [apply_effect(state, way)[0] for way in onward if way.name not in there]  # the rows follow the focus
    return found


def by_finger(page: Page) -> list[Target]:
    """List what a finger can touch: what is on and not covered."""
    return [target for target in page.targets if not target.off and any(True for _ in uncovered(page, target))]


def by_button(page: Page) -> list[Target]:
    """List what presses come to: short ones go round, and where they count, long ones go on to the next row."""
    found: list[Target] = []
    pages = [page]
    while pages:
        page = pages.pop()
        if (here := focus.find_focused(page)) is not None and here not in found:
            found.append(here)
            ways = (focus.find_short_press(page), focus.find_long_press(page))
            pages += [replace(page, focus=way.name) for way in ways if isinstance(way, Focus)]
    return found


@calm
def every_picture_is_there(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """Each drawing and message that the question, its answers and what may be prepared name exists, in both languages."""
    yield from (f"no drawing {fault.text}" for fault in look.page.faults if fault.what == "no drawing")
    snapshot = look.snapshot
    named = "named", look.place, snapshot and (snapshot.step, tuple(one.question.identity for one in snapshot.ahead))
    if snapshot is None or look.asked is None or named in onlooker.known:
        return
    onlooker.known.add(named)
    game = snapshot.game or snapshot.about
    drawings = look_of(game.folder if game else None)
    for question in (look.asked, *(one.question for one in snapshot.ahead)):
        icons, phrases = named_in(question)
        yield from (f"{question.id}: no drawing {icon}" for icon in sorted(icons) if not drawings.has(icon))
        for language in ("de", "en"):
            words = onlooker.device.desk.words(language)
            yield from (
                f"{question.id}: no message {one} ({language})" for one in sorted(phrases) if not words.has(*one.split("."))
            )


def named_in(question: Question) -> tuple[set[str], set[str]]:
    """Collect the drawings and the messages that a question and its answers name."""
    icons, phrases, stack = set(), {question.words.id}, [*question.args.values()]
    for option in getattr(question, "options", ()):
        icons.add(option.icon)
        stack += [option.words, option.off]
    for row in getattr(question, "rows", ()):
        icons.add(row.icon)
        stack.append(row.words)
    icons.add(getattr(question, "icon", ""))
    while stack:
        one = stack.pop()
        if isinstance(one, Phrase):
            phrases.add(one.id)
            stack += one.args.values()
        elif isinstance(one, tuple):
            stack += one
    return icons - {""}, phrases


@calm
def no_text_is_cut_or_covered(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """No text lies on another or on a picture, is cut to letters or leaves the screen; no plate is too small for a finger."""
    if _seen_before(onlooker, "texts", look):
        return
    scene = scene_of(onlooker.device, max(look.now, (rests_at(look.page.items) or 0.0) + 1.0))  # what moves comes to rest
    lines = [item for item in look.page.items if isinstance(item, PlainLine)]
    for fault in () if scene is None or lines else broken(scene, look.page):
        if fault.what != "no drawing":
            yield f"{fault.what}: {fault.text}"
    for line in look.lines:
        whole = next((name for name in NAMES if line.text[2:].endswith(".") and name.startswith(line.text[:-1])), None)
        if whole is not None and _finds_room(look, line, whole):
            yield f"a name is cut: {line.text}"


def _finds_room(look: Look, line: LineItem, text: str) -> bool:
    """Tell whether a longer text finds room where a line stands; in a player's field, up to the next sign or figure."""
    at = line.box.centre
    within = next((each.box for each in look.page.targets if each.name.startswith("seat:") and each.box.has(at)), None)
    if within is None:
        return True
    drawn = (item.box for item in look.page.items if isinstance(item, LineItem | Pictogram))
    ends = min((box.x for box in drawn if within.has(box.centre) and box.x >= line.box.right), default=within.right)
    return line.box.x + fonts.width(text, line.face, line.size) < ends


def _seen_before(onlooker: Onlooker, what: str, look: Look) -> bool:
    """Tell whether a page like this was looked at already this evening: the same place, leaf, language and letters."""
    settings = look.shown.settings if look.shown is not None else None
    like = what, look.place, look.state.layer.page, settings and (settings.language, settings.large, settings.by_ear)
    known = like in onlooker.known or not onlooker.large
    onlooker.known.add(like)
    return known


@calm
def nothing_is_too_small_to_read(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """No line is smaller than the floor, seen from the far chair."""
    if _seen_before(onlooker, "sizes", look) or look.shown is None:
        return
    form = format_for(*onlooker.device.size, look.shown.settings.height_mm)
    least = [line for line in look.lines if line.size < form.arc(LEAST - ROUNDING, line.face)]
    if least:
        small = min(least, key=lambda line: line.size)
        yield f"{small.size} px of {form.arc(LEAST, small.face)}: {small.text}"


@calm
def large_type_loses_no_words(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """With large letters each word of the page stands there too, or on a leaf of it that one press turns to."""
    scene = scene_of(onlooker.device, look.now)
    if _seen_before(onlooker, "large", look) or scene is None or look.place == "failsafe":
        return
    usual, large = (_words_of(onlooker, scene, large=flag) for flag in (False, True))
    if lost := usual - large:
        yield f"lost are {sorted(lost)[:4]}"


def _words_of(onlooker: Onlooker, scene, *, large: bool) -> set[str]:
    form = format_for(scene.form.width, scene.form.height, scene.settings.height_mm, large=large)
    scene = replace(scene, form=form, settings=replace(scene.settings, large=large))
    page = composed_anew(scene)
    pages = [page]
    for target in page.targets:
        if isinstance(target.effect, TurnPage):
            state, _ = apply_effect(scene.state, target.effect)
            pages.append(composed_anew(replace(scene, state=state)))
    return {word for page in pages for item in page.items if isinstance(item, LineItem) for word in item.text.split()}


@calm
def things_stay_where_they_were(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """The same question with the same answers has them in the same places as the time before."""
    asked, settings = look.asked, look.shown.settings if look.shown is not None else None
    options = tuple(sorted(str(option.key) for option in getattr(asked, "options", ()) if option.off is None))
    if not options or settings is None:
        return
    where = {target.name: target.box for target in look.page.targets if target.name.startswith("option:")}
    like = (
        asked.id,
        options,
        look.state.layer.page,
        repr(look.state.layer.entry),
        settings.language,
        settings.large,
        settings.by_ear,
    )
    before = onlooker.stood.setdefault(like, where)
    onlooker.stood[like] = where
    moved = [name for name in where if name in before and where[name] != before[name]]
    if moved or set(where) != set(before):
        yield f"{len(moved)} of {len(where)} answers stand elsewhere"


@calm
def nobody_is_left_hanging(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """Each page has a way on and a way out, and what is off or refused says why."""
    page, window = look.page, onlooker.device.parts.window
    ways = [target for target in page.targets if not target.off]
    if not ways and page.wake is None and not window.plays and look.shown is not None and look.shown.live is None:
        yield "there is nothing to press"
    out = [target for target in ways if target.name in OUT or target.name.startswith(("tool:", "language:"))]
    if look.place != "failsafe" and not out and page.back is None and page.wake is None and not window.plays:
        yield "there is no way out"
    yield from (f"{target.name} is off without a reason" for target in page.targets if target.off and not target.off.strip())
    refusal = look.snapshot.refusal if look.snapshot is not None else None
    if refusal is not None and not onlooker.device.screen.words(refusal).strip():
        yield "a refusal without words"


OUT = {
    "close",
    "back",
    "all",
    "option:back",
    "option:stop",
    "option:next",
    "done",
    "start",
    "stop",
    "keep",
    "let",
    "leave",
    "new",
}


@calm
def nothing_fails(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """No part of the device fails, and no failure stands in the log."""
    if onlooker.device.desk.failure is not None:
        yield f"{onlooker.device.desk.failure.what}"
    yield from onlooker.logged
    onlooker.logged.clear()


@calm
def back_is_back(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """After an undo, and after a start in the midst of a game, the page is the one from before, but for what is new each time."""
    snapshot = look.snapshot
    if look.asked is None or snapshot.game is None or look.now < look.state.played:
        return
    if onlooker.restarted:
        yield from (f"after the start: {what}" for what in differences(onlooker.last, look))
    before = onlooker.last
    if before is None or before.snapshot.game is not snapshot.game or before.snapshot.step == snapshot.step:
        return
    stood = onlooker.pages.get(len(snapshot.history))
    if snapshot.can_redo and len(snapshot.history) < len(before.snapshot.history) and stood is not None:
        yield from (f"after the undo: {what}" for what in differences(stood, look))


NEW_EACH_TIME = (Spin, Lot, Draw, Hourglass)
"""Kinds of question whose page shows what the device does at that moment."""


def differences(stood: Look, look: Look) -> Iterator[str]:
    """Yield in what a page differs from how it stood; focus, hints, subtitles, what the first game is told besides, and who waits at the door may."""
    one, other = stood.snapshot, look.snapshot
    if one.question.identity != other.question.identity:
        yield f"{other.question.identity} is asked, not {one.question.identity}"
        return
    for name in ("values", "scoreboard", "place", "seats", "options"):
        if getattr(one, name) != getattr(other, name):
            yield f"other {name}"
    if isinstance(one.question, NEW_EACH_TIME) or one.page != other.page:
        return
    told = [
        (each.shown.settings, each.shown.explain, each.state.layer.page, repr(each.state.layer.entry)) for each in (stood, look)
    ]
    if told[0][1:] == told[1][1:] and told[0][0].language == told[1][0].language and told[0][0].large == told[1][0].large:
        names = [{target.name for target in each.page.targets} - {"tool:voice", "tool:door"} for each in (stood, look)]
        if names[0] != names[1]:
            yield f"other answers: {sorted(names[0] ^ names[1])[:4]}"


@calm
def what_is_written_is_what_the_books_say(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """The figures on the rail are those of the game played again from the card, and stand in their player's field."""
    snapshot = look.snapshot
    if look.asked is None or snapshot.game is None or snapshot.draft is not None or snapshot.page is not None:
        return
    fields = {target.name.removeprefix("seat:"): target.box for target in look.page.targets if target.name.startswith("seat:")}
    for score in snapshot.scoreboard if look.now >= look.state.moves + 3 else ():
        box = fields.get(score.seat.colour)
        written = [line.text for line in look.lines if box is not None and box.has(line.box.centre)]
        if box is not None and score.figures and sign_number(score.figures[0].number) not in written:
            yield f"{score.seat.colour} has {score.figures[0].number}, and the rail says {written}"
    phrases = [phrase.text for phrase in onlooker.device.parts.devices.speaker.phrases]
    if look.shown.subtitle not in {"", *phrases}:
        yield f"the subtitle says {look.shown.subtitle!r}, the voice {phrases[:3]}"
    books = len(snapshot.history), len(snapshot.changes)
    if ("books", books) in onlooker.known or (books[0] % 8 and not snapshot.changes and not snapshot.can_redo):
        return
    onlooker.known.add(("books", books))
    library = onlooker.device.parts.workers.host.library
    session = library.replay_for_viewing(library.journal.game(library.at_table))
    if session is None:
        yield "the card's game cannot be played again"
    elif session.game.scoreboard(session.table) != snapshot.scoreboard:
        yield "the rail differs from the game on the card"
    elif session.table.ledger.snapshot() != snapshot.values:
        yield "the books differ from the game on the card"


@calm
def the_voice_names_what_is_lit(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """For who plays by ear, the words last spoken are those of the plate to which a press has led."""
    before, here = onlooker.before, focus.find_focused(look.page)
    if look.shown is None or not look.shown.settings.by_ear or before is None or here is None or here.name == before.page.focus:
        return
    same = before.place == look.place and before.page.title == look.page.title and before.snapshot is look.snapshot
    if not same or onlooker.did[0] not in {"press", "space", "knob", "further", "key"} or look.page.dial is not None:
        return
    spoken = " ".join(phrase.text for phrase in onlooker.device.parts.devices.speaker.phrases)
    named, was = focus.speak_target(look.page, here), focus.find_focused(before.page)
    anew = was is None or focus.speak_target(before.page, was) != named
    if anew and _letters(named) not in _letters(spoken):
        yield f"lit is {named!r}, said is {spoken[-80:]!r}"


def _letters(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


ANSWERS = ("option:", "row:", "done", "value:", "plus:", "throw", "start", "take", "go-on")
"""How the names of what answers a question begin."""


@calm
def who_is_not_asked_presses_nothing(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """A player's phone has answers to press where they are asked, or where they may prepare one, which says that it is for later."""
    asked, phones = look.asked, onlooker.phones
    if asked is None or look.snapshot.game is None:
        return
    for seat in look.snapshot.seats:
        seen = onlooker.phones_show.get(role := f"seat:{seat.name}")
        if seen is None or phones.leafed(role):
            continue
        answers = [name for name in seen.live if name.startswith(ANSWERS)]
        if phones.ahead(role) is not None:
            if not phones.says_later(role):
                yield "what may be prepared does not say that it is for later"
        elif asked.seat is None or isinstance(look.shown.live, Turning | Drawn):
            continue
        elif seat == asked.seat and not answers:
            yield "the phone of who is asked has nothing to press"
        elif seat != asked.seat and answers:
            yield f"a phone that is not asked has {answers[:3]}"


@calm
def a_phone_shows_what_is_there(onlooker: Onlooker, look: Look) -> Iterator[str]:
    """Each drawing of a phone's page exists, and no text of it is cut."""
    for role in onlooker.phones_show:
        page = onlooker.phones.page(role)
        kind = role.partition(":")[0]
        yield from (f"{kind}: {fault.what} {fault.text}" for fault in (page.faults if page is not None else ()))
