"""Scenarios: TOML files that play part of a game and check it, for tests, rulebook examples and bug reports."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.table import draft, table
from companion.table.errors import AnswerRejected, CorrectionRejected, ScenarioFailed, ScenarioRefused, SeatsRefused, TableError
from companion.table.game import Game
from companion.table.questions.kinds import Tell
from companion.table.questions.question import Question
from companion.table.session import MemoryLog, Session
from companion.table.unchanging import unchanging

MOST_BYTES = 4_000_000
VERBS = ("answer", "reject", "correct", "expect", "undo", "redo", "repair", "announce", "asked", "ended")


@unchanging
class Scenario:
    """A scenario as read from its file: how the game begins, the steps, and the rules that it claims to show."""

    path: Path
    beginning: table.Beginning
    steps: tuple[Mapping[str, Any], ...]
    rules: tuple[str, ...] = ()


@dataclass
class Played:
    """A scenario after play: the session at its end, and the ids of all rules that it met."""

    session: Session
    rules: set[str] = field(default_factory=set)


def load(path: Path) -> Scenario:
    """Read a scenario file; raises `ScenarioRefused` if it is not TOML, lacks a key, or has a step of an unknown kind."""
    try:
        plain = tomllib.loads(_text_of(path))
        beginning = table.beginning_from(plain)
    except (OSError, ValueError, TableError) as error:
        raise ScenarioRefused(f"{path} cannot be read as a scenario: {error}") from error
    except KeyError as error:
        raise ScenarioRefused(f"{path} cannot be read as a scenario: expected the key {error}, which is missing") from error
    except RecursionError as error:
        raise ScenarioRefused(f"{path} cannot be read as a scenario: its tables are nested too deeply") from error
    except Exception as error:  # the file can hold anything
        raise ScenarioRefused(f"{path} cannot be read as a scenario: expected a game, seats and options ({error!r})") from error
    steps = tuple(step if isinstance(step, Mapping) else {} for step in plain.get("step", ()))
    for number, step in enumerate(steps, start=1):
        if sum(verb in step for verb in VERBS if verb != "asked") > 1 or not any(verb in step for verb in VERBS):
            raise ScenarioRefused(f"{path}: expected one of {', '.join(VERBS)} in step {number}, got {', '.join(step) or 'none'}")
    return Scenario(path, beginning, steps, tuple(plain.get("rules", ())))


def _text_of(path: Path) -> str:
    if not path.is_file():
        raise OSError(f"expected a file at {path}")
    if path.stat().st_size > MOST_BYTES:
        raise OSError(f"expected at most {MOST_BYTES} bytes in {path}; it holds more")
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise OSError("expected letters in UTF-8; an editor can save it so") from error


def play(scenario: Scenario, game: Game) -> Played:
    """Play all steps of a scenario; raises `ScenarioFailed` at the first step that does not hold."""
    begun = scenario.beginning
    try:
        game.check(begun.seats, begun.options)
    except TableError as refused:
        raise ScenarioRefused(f"{scenario.path}, line {_line_refused(scenario, game)}: {refused}") from refused
    played = Played(Session.begin(game, begun, MemoryLog()))
    for number, step in enumerate(scenario.steps, start=1):
        try:
            if "asked" in step and "answer" not in step and "reject" not in step:
                _pass_tells(played, step["asked"].get("id"))
            for verb, act in _ACTS.items():
                if verb in step:
                    act(played, step)
        except TableError as error:
            raise ScenarioFailed(f"{scenario.path}: step {number} {dict(step)}: {error}") from error
    return played


def _line_refused(scenario: Scenario, game: Game) -> int:
    """Find the line (from 1) of the seats or the option that the game does not have; 1 if it is not found."""
    wanted = r"\s*(\[\[)?seats\b"
    with suppress(SeatsRefused):
        for name, choice in scenario.beginning.options.items():
            try:
                game.check(scenario.beginning.seats, {name: choice})
            except SeatsRefused:
                raise
            except TableError:
                wanted = rf"\s*(options\b.*\b)?{re.escape(name)}\s*="
                break
    lines = enumerate(_text_of(scenario.path).splitlines(), start=1)
    return next((number for number, line in lines if re.match(wanted, line)), 1)


def _answer(played: Played, step: Mapping[str, Any]) -> None:
    question = _reach(played, step, step["answer"])
    played.session.answer(step.get("value"), source="scenario")
    played.rules.update(question.rules)
    _note(played)


def _reject(played: Played, step: Mapping[str, Any]) -> None:
    question = _reach(played, step, step.get("of"))
    before = played.session.table.ledger.snapshot()
    try:
        played.session.answer(step["reject"], source="scenario")
    except AnswerRejected as refused:
        played.rules.update(refused.rules)
        _check_same("reason", step.get("reason", refused.reason.id), refused.reason.id)
        _check_same("ledger", before, played.session.table.ledger.snapshot())
        return
    raise ScenarioFailed(f"expected {question.identity} to reject {step['reject']!r}, but it was accepted")


def _correct(played: Played, step: Mapping[str, Any]) -> None:
    what = step["correct"]
    values = what if isinstance(what, Mapping) else {what: step["value"]}
    try:
        played.session.correct(played.session.table.ledger.complete(values), source="scenario")
    except CorrectionRejected as refused:
        _check_same("refused", step.get("refused", False), refused.reason.id)
        return
    if "refused" in step:
        raise ScenarioFailed(f"expected the correction {dict(values)} to be rejected, but it was accepted")
    _note(played)


def _expect(played: Played, step: Mapping[str, Any]) -> None:
    if played.session.question is not None:
        _pass_tells(played, None)
    held = played.session.table.ledger.held
    for name, value in step["expect"].items():
        if name not in held:
            raise ScenarioFailed(f"the ledger has no {name}; it has {', '.join(held)}")
        _check_same(name, tuple(value) if isinstance(value, list) else value, held[name])


def _repair(played: Played, step: Mapping[str, Any]) -> None:
    where, asked = step["repair"], [question for question, _ in played.session.history()]
    if not isinstance(where, int):
        steps = [number for number, question in enumerate(asked) if where in {question.id, question.identity}]
        if not steps:
            raise ScenarioFailed(f"expected an earlier answer to {where}; it has none")
        where = steps[-1]
    draft.mend(played.session, where, step["value"], cut=step.get("cut", False), source="scenario")


def _announce(played: Played, step: Mapping[str, Any]) -> None:
    if "before" in step:
        _pass_tells(played, step["before"])
    announcement, _ = played.session.run.find(step["announce"])
    played.session.announce(step["announce"], step.get("seat"), source="scenario")
    played.rules.update(announcement.rules)
    _note(played)


def _check_ended(played: Played, step: Mapping[str, Any]) -> None:
    if played.session.question is not None:
        _pass_tells(played, None)
    while played.session.question is not None and played.session.question.follows:
        played.session.answer(played.session.question.implied, source="scenario")
        _pass_tells(played, None)
    outcome = played.session.outcome
    if outcome is None:
        raise ScenarioFailed(f"expected the end of the game, but {_describe_asked(played.session)} is asked")
    wanted = step["ended"]
    winners = wanted.get("winner", [seat.colour for seat in outcome.winners])
    _check_same("winner", [winners] if isinstance(winners, str) else winners, [seat.colour for seat in outcome.winners])
    _check_same("reason", wanted.get("reason", outcome.reason.id), outcome.reason.id)
    played.rules.update(outcome.rules)


_ACTS: Mapping[str, Callable[[Played, Mapping[str, Any]], object]] = {
    "answer": _answer,
    "reject": _reject,
    "correct": _correct,
    "expect": _expect,
    "undo": lambda played, step: played.session.undo(step["undo"], insist=step.get("insist", False), source="scenario"),
    "redo": lambda played, step: played.session.redo(step["redo"], source="scenario"),
    "repair": _repair,
    "announce": _announce,
    "ended": _check_ended,
    "asked": lambda played, step: _check_asked(played, step["asked"]) if "answer" not in step and "reject" not in step else None,
}


def _reach(played: Played, step: Mapping[str, Any], wanted: str | None) -> Question[Any]:
    """Confirm messages up to the question wanted, check it and its seat, and return it; raises `ScenarioFailed`."""
    _pass_tells(played, wanted)
    question = played.session.question
    if question is None or (wanted is not None and wanted not in {question.id, question.identity}):
        raise ScenarioFailed(f"expected {wanted}, but {_describe_asked(played.session)} is asked")
    if "seat" in step:
        _check_same("seat asked", step["seat"], question.seat.colour if question.seat else None)
    if "asked" in step:
        _check_asked(played, step["asked"])
    return question


def _pass_tells(played: Played, wanted: str | None) -> None:
    """Confirm messages up to the question wanted; if one is, also send the answers that follow."""
    question = played.session.question
    while (
        question is not None
        and wanted not in {question.id, question.identity}
        and (isinstance(question, Tell) or (question.follows and wanted is not None))
    ):
        played.session.answer(question.implied if question.follows else None, source="scenario")
        _note(played, question)
        question = played.session.question


def _note(played: Played, told: Question[Any] | None = None) -> None:
    """Remember the rules of the message told, of the open question, and of the outcome."""
    for question in (told, played.session.question):
        if question is not None:
            played.rules.update(question.rules)
    if played.session.outcome is not None:
        played.rules.update(played.session.outcome.rules)


def _check_asked(played: Played, wanted: Mapping[str, Any]) -> None:
    """Compare the open question with what is wanted: `offered`, `off`, `rows`, `seat`, an argument of its words, or a field."""
    question = played.session.question
    if question is None:
        raise ScenarioFailed("expected a question, but the game is over")
    played.rules.update(question.rules)
    options = getattr(question, "options", ())
    found: Any
    for name, value in wanted.items():
        if name == "offered":
            found = [option.key for option in options if option.off is None]
        elif name == "off":
            found = {option.key: option.off.id for option in options if option.off is not None}
        elif name == "rows":
            found = [row.key for row in getattr(question, "rows", ())]
        elif name == "seat":
            found = question.seat.colour if question.seat else ""
        else:
            found = question.args[name] if name in question.args else getattr(question, name)
        _check_same(name, _convert_plain(value), _convert_plain(found))


def _convert_plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_convert_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _convert_plain(item) for key, item in value.items()}
    return str(value) if isinstance(value, str) or not isinstance(value, bool | int | float | None) else value


def _check_same(what: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise ScenarioFailed(f"{what}: expected {wanted!r}, found {found!r}")


def _describe_asked(session: Session) -> str:
    return session.question.identity if session.question is not None else "nothing"


def find(folder: Path) -> Iterator[Path]:
    """List the scenario files below a folder, in order; if any folder there is named `scenarios`, only those in such folders."""
    homes = [below for below in folder.rglob("scenarios") if below.is_dir()] or [folder]
    return iter(sorted(file for home in homes for file in home.rglob("*.toml")))
