"""Random corrections of one to four entries in random games, and all that must hold after each; for a test and for `make torture`."""

from collections import Counter
from random import Random

from every import beginning, state

from companion.games import GAMES
from companion.play.acts import Adopt, Answer, Correct
from companion.play.controller import Controller
from companion.table.errors import TableError
from companion.table.session import MemoryLog, Session

DEPTHS = (30, 80, 200)
"""Answers before the first correction, at most."""
SAMPLES = 6
"""Legal answers that are tried on the question after a correction."""
AFTER = 25
"""Answers given after a correction that was taken."""
AT_ONCE = 4


def changed(session, rng):
    """Draw other values for one to four entries, mostly of one kind or one place, as a table would mend them."""
    ledger = session.table.ledger
    free = [entry for entry in ledger.entries.values() if entry.name not in ledger.fixed]
    first = rng.choice(free)
    near = [entry for entry in free if entry.group == first.group or (first.key and entry.key == first.key)]
    entries = [first, *(rng.choice(near if rng.random() < 0.6 else free) for _ in range(rng.randint(0, AT_ONCE - 1)))]
    return {entry.name: other_value(entry, ledger.held[entry.name], rng) for entry in entries}


def other_value(entry, value, rng):
    """Draw another value for an entry: often a near one, sometimes the farthest."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        high = entry.high if entry.high is not None else value + 12
        return rng.choice([max(entry.low, value - 1), min(high, value + 1), rng.randint(entry.low, high)])
    choices = sorted(entry.choices or ())
    if isinstance(value, str):
        return rng.choice(choices) if choices else value
    items = list(value)
    if items and rng.random() < 0.5:
        items.pop(rng.randrange(len(items)))
    if choices and rng.random() < 0.7:
        items.insert(rng.randint(0, len(items)), rng.choice(choices))
    return tuple(items)


def broken(game, table):
    """Name the invariant that does not hold; "" where all do."""
    for invariant in game.invariants:
        try:
            invariant(table)
        except AssertionError as what:
            return f"{invariant.__name__}: {what}"
    return ""


def begun(seed, rng, log):
    """Begin a game of this seed, light or full, with or without what may be added, and play it to a random depth."""
    game = GAMES[seed % len(GAMES)]
    options = {}
    for option in game.options:
        if option.name == "books":
            options["books"] = rng.choice(option.choices)
        elif option.expansion or option.name == "lands":
            options[option.name] = rng.choice(option.choices)
    controller = Controller(Session.begin(game, beginning(game, rng.choice(game.seats), **options), log))
    controller.go_on()
    for _ in range(rng.randint(0, rng.choice(DEPTHS))):
        now = controller.snapshot()
        if now.question is None:
            break
        controller.do(Answer(now.question.sample(rng), now.step))
    return game, controller


def tried(session, rng):
    """Give some legal answers of the open question, each to a run of its own; say which fails and how."""
    for value in {repr(value): value for value in (session.question.sample(rng) for _ in range(SAMPLES))}.values():
        run = session.run.branch_at(session.step)
        try:
            run.answer(run.question.read(value))
            what = broken(session.game, run.table)
        except TableError as fault:
            what = f"{type(fault).__name__} {fault}"
        run.close()
        if what:
            return f"{session.question.identity} = {value!r}: {what}"
    return ""


def corrected(seed, count: Counter, corrections=3):
    """Play and correct one game; count what was tried, and give a line for each thing that does not hold."""
    rng, log = Random(seed), MemoryLog()
    game, controller = begun(seed, rng, log)
    for _ in range(corrections):
        if controller.session.question is None:
            return
        what = changed(controller.session, rng)
        where = f"{game.name}, seed {seed}, at {controller.session.question.identity}, {what}"
        count["tried"] += 1
        refused = given(controller, what, count)
        count["taken" if refused is None else f"refused {refused.id}"] += 1
        if refused is None and (wrong := what_is_wrong(controller, rng)):
            count["wrong"] += 1
            yield f"{where}: {wrong}"
            return
    session = controller.session
    if session.can_undo():
        session.undo(insist=True)
        session.redo()
    if state(Session.resume(game, log.rows, MemoryLog())) != state(session):
        yield f"{game.name}, seed {seed}: another game after a restart"


def given(controller, values, count: Counter):
    """Correct, and adopt what was shown to move along; give why it was refused, None where it was taken."""
    now = controller.do(Correct(values))
    if now.draft is not None:
        count["shown before"] += 1
        now = controller.do(Adopt())
    return now.refusal


def what_is_wrong(controller, rng):
    """Look at the invariants, at legal answers to what is asked now, and at the answers after; "" where all holds."""
    session = controller.session
    wrong = broken(session.game, session.table)
    if not wrong and session.question is not None:
        wrong = tried(session, rng)
    for _ in range(AFTER):
        if wrong or session.question is None:
            break
        now = controller.do(Answer(session.question.sample(rng), session.step))
        wrong = broken(session.game, session.table) or (now.refusal.id if now.refusal else "")
    return wrong
