"""Self-play: whole games of random legal answers, with the invariants checked after each answer."""

from collections.abc import Iterator, Sequence
from typing import Any

from companion.table import errors, game
from companion.table.entry import Entry, Value
from companion.table.questions.question import Rng
from companion.table.session import Session
from companion.table.undo_history import JournalRow, RowKind

NEAREST = 4
"""How many other choices of an entry are tried in its place."""


class SelfPlayFailed(errors.TableError):
    """Self-play failed: the message says what did not hold; `rows` are the answers up to there."""

    def __init__(self, what: str, rows: Sequence[JournalRow]) -> None:
        super().__init__(f"after {len(rows)} answers: {what}")
        self.rows = rows


def play_out(session: Session, rng: Rng, invariants: Sequence[game.Invariant] = (), most: int = 20_000) -> int:
    """Answer at random until the game is over; return the number of answers.

    Raises `SelfPlayFailed` if an invariant, the ledger or the script fails, an identity comes twice, or `most` is exceeded.
    """
    seen: set[str] = set()
    answers, answer, sending = 0, None, False
    try:
        while (question := session.question) is not None:
            identity = question.identity
            assert identity not in seen, f"{identity} was asked before: its occurrence must tell the two apart"
            seen.add(identity)
            answer, sending = question.sample(rng), True
            session.answer(answer, source="selfplay")
            answers, sending = answers + 1, False
            table = session.table
            for invariant in invariants:
                invariant(table)
            assert answers <= most, f"no end after {most} answers"
    except (AssertionError, errors.TableError) as error:
        rows = [row for _, row in session.history()]
        if sending and question is not None:  # the script failed on this answer
            rows.append(JournalRow(RowKind.ANSWER, len(rows), question.identity, answer, "selfplay", session.game.version))
        raise SelfPlayFailed(f"{type(error).__name__}: {error}", rows) from error
    return answers


def find_breaking_corrections(session: Session) -> Iterator[tuple[str, bool]]:
    """Correct each entry to its nearest other values; yield its group, and whether an invariant of the game failed for it.

    An invariant that says its refusal in the words of the table (a `Phrase`) does not count: people read why. Each correction
    is taken back.
    """
    for entry in session.table.ledger.entries.values():
        ledger = session.table.ledger
        if entry.name in ledger.fixed:
            continue
        for value in _list_near(entry, ledger.held[entry.name]):
            try:
                session.correct(session.table.ledger.complete({entry.name: value}))
            except errors.CorrectionRejected as refused:
                yield entry.group, refused.reason.id == "correction-breaks"
                continue
            session.undo(insist=True)
            yield entry.group, False


def _list_near(entry: Entry, value: Value) -> Sequence[Value]:
    """Return one piece more and one less, or another choice, as far as the entry's bounds allow."""
    choices = sorted(entry.choices or ())
    near: Sequence[Value]
    if isinstance(value, bool):
        near = [not value]
    elif isinstance(value, int):
        near = [value + 1, value - 1]
    elif isinstance(value, tuple):
        near = [*([value[:-1]] if value else []), *((*value, choice) for choice in choices[:NEAREST])]
    else:
        near = [choice for choice in choices if choice != value][:NEAREST]
    return [other for other in near if entry.fault(other) is None]


def scenario_text(session: Session, rows: Sequence[JournalRow], why: str, rules: Sequence[str] = ()) -> str:
    """Return the entries as the text of a scenario file that replays them and claims to show these rules."""
    import tomlkit  # noqa: PLC0415 - only a broken game needs it

    document = tomlkit.document()
    document.add(tomlkit.comment(why))
    document["game"] = session.game.name
    if rules:
        document["rules"] = list(rules)
    document["options"] = dict(session.beginning.options)
    document["facts"] = dict(session.beginning.facts)
    document["seats"] = [{"name": seat.name, "colour": seat.colour} for seat in session.beginning.seats]
    steps = tomlkit.aot()
    for row in rows:
        step: dict[str, Any] = {"answer": row.question, "value": dict(row.value) if isinstance(row.value, dict) else row.value}
        if row.kind is RowKind.ANNOUNCE:
            step = {"announce": row.value["id"], "seat": row.value["seat"]}
        steps.append(tomlkit.item({name: value for name, value in step.items() if value is not None}))
    document["step"] = steps
    return tomlkit.dumps(document)
