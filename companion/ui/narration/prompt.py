"""What the voice says about a snapshot: the prompt, its reasons for beginners, and the result of the last act."""

from collections.abc import Sequence

from companion.language.words import Words
from companion.play.snapshot import CountedOtherwise, Snapshot
from companion.rulebook.lessons.course import LessonStep
from companion.table import Question, Seat, Tell, phrase
from companion.ui.narration.drafted import describe_draft, read_back
from companion.ui.narration.offered import Offered, describe_offered

HEARD_OFTEN = 1
"""The number of times after which a prompt is said without its reasons."""
KNOWN_WELL = 2
"""The number of times after which a prompt is shortened: the player and the verb."""


def tell_snapshot(
    snapshot: Snapshot, words: Words, heard: int = HEARD_OFTEN, *, by_ear: bool = False, offered: Offered | None = None
) -> str:
    """Return a snapshot as spoken text; `heard` is how often this prompt was heard, `offered` what the single button does.

    With `by_ear` the text repeats the last answer and has the full outcome, however well it is known.
    If a page lies over the question, the text describes that page.
    """
    parts = [words.say_aloud(reason) for reason in (snapshot.refusal, snapshot.stopped_at) if reason is not None]
    if parts:  # for a page that asks for confirmation, say also what the button does there
        if offered is not None and offered.title:
            parts.append(describe_offered(offered, words, whole=True))
        return " ".join(parts)
    parts = [text for change in snapshot.changes if words.has(change.words.id) and (text := words.say_aloud(change.words))]
    if by_ear and snapshot.answered is not None:
        parts.append(read_back(snapshot.answered, words))
    happened = outcomes(snapshot, words, short=heard >= KNOWN_WELL and not by_ear)
    parts.extend(text for _, text in happened)
    parts.append(describe_otherwise(snapshot.otherwise, words))
    drafting = snapshot.draft is not None and snapshot.draft.decides
    parts.extend(describe_draft(snapshot.draft, words, words.say_aloud) if snapshot.draft is not None else ())
    over = drafting or (offered is not None and offered.title != "")
    if snapshot.outcome is not None:
        parts.append(outcome_text(snapshot, words))
    elif over:
        parts.append("" if drafting or offered is None else offered.title)
    elif snapshot.question is not None:
        named = happened[-1][0] if happened else None
        parts.append(prompt_text(snapshot.question, words, heard, named))
    if snapshot.question is not None and not (by_ear or over or snapshot.can_undo):
        parts.append(_part(snapshot.question, words, "unheard"))
    if offered is not None:
        taught = isinstance(snapshot.question, LessonStep) and offered.way == "tell"
        known = isinstance(snapshot.question, Tell) and offered.way == "tell" and heard >= HEARD_OFTEN
        parts.append(
            "" if (taught or known) and not over else describe_offered(offered, words, whole=heard < HEARD_OFTEN or over)
        )
    return " ".join(" ".join(parts).split())


def prompt_text(question: Question[object], words: Words, heard: int = HEARD_OFTEN, named: Seat | None = None) -> str:
    """Return who is asked (unless just `named`), the prompt and, while it is new, why and what comes next."""
    who = [f"{question.seat.name}:"] if question.seat and question.seat != named else []
    spoken = _sentence(_speak_prompt(question, words, short=heard >= KNOWN_WELL))
    doing = _part(question, words, "do")
    learning = [] if heard >= HEARD_OFTEN else _reasons(question, words)
    # The second line, as a sentence, unless a longer text of the prompt already says it
    hint = "" if heard >= KNOWN_WELL or words.has(question.words.id, "spoken") else _part(question, words, "hint")
    hint = _sentence(f"{hint[:1].upper()}{hint[1:]}")
    return " ".join([*who, spoken, *(part for part in (hint, doing, *learning) if part)])


def prompt_lines(question: Question[object], words: Words, heard: int = HEARD_OFTEN) -> list[str]:
    """Return the lines of the prompt besides its headline, for reading."""
    headline, spoken = words(question.words), _speak_prompt(question, words, short=heard >= KNOWN_WELL)
    doing, hint = (_part(question, words, part) for part in ("do", "hint"))
    learning = [] if heard >= HEARD_OFTEN else _reasons(question, words)
    lines = [part for part in (spoken, doing, hint, *learning) if part]
    return [line for line in dict.fromkeys(lines) if line not in headline]


def _part(question: Question[object], words: Words, attribute: str) -> str:
    return words.say_aloud(question.words, attribute) if words.has(question.words.id, attribute) else ""


def _speak_prompt(question: Question[object], words: Words, *, short: bool) -> str:
    """Return the prompt's text; with `short` its short text, or its headline if the long text adds nothing about this moment."""
    if short and (brief := _part(question, words, "short")):
        return brief
    if short and words.placeables(question.words.id, "spoken") <= words.placeables(question.words.id):
        return words.say_aloud(question.words, "")
    return words.say_aloud(question.words)


def _sentence(text: str) -> str:
    """Return a line with a full stop, so that a voice pauses after it."""
    return f"{text}." if text[-1:].isalnum() else text


def _reasons(question: Question[object], words: Words) -> list[str]:
    why, following = (_part(question, words, part) for part in ("why", "next"))
    return [*([why] if why else []), *([words(phrase("prompt-next", what=following))] if following else [])]


def outcome_text(snapshot: Snapshot, words: Words) -> str:
    """Return how the game ended and who won, as text."""
    assert snapshot.outcome is not None
    winners = snapshot.outcome.winners
    won = words(phrase("outcome-won", winners=winners, count=len(winners))) if winners else ""
    return f"{words.say_aloud(snapshot.outcome.reason)} {won}".strip()


def outcomes(snapshot: Snapshot, words: Words, *, short: bool = False) -> list[tuple[Seat | None, str]]:
    """Return what happened: a sentence for each player, and one for each entry without a player.

    A game has a message `told-GROUP` for each group to be spoken: part of a sentence for a player's entries, a whole sentence
    for others; its `.short` is for those who know the game well, and is empty if they need not hear it.
    What players are dealt at the start is left out, as the prompt has said it.
    """
    noted = [(None, words.say_aloud(snapshot.noted))] if snapshot.noted is not None else []
    sentences: dict[Seat | str, list[str]] = {}
    setting_up = bool(snapshot.history) and snapshot.history[-1].place.round == 0
    for change in snapshot.happened:
        dealt = change.before is None or (setting_up and not change.before)
        heard = not dealt and words.has(f"told-{change.group}")
        if heard and (text := words.say_aloud(change.told, "short" if short else "spoken")):
            sentences.setdefault(change.seat or change.name, []).append(text)
    told: list[tuple[Seat | None, str]] = [*noted]
    for who, parts in sentences.items():
        what = "; ".join(parts)
        told.append((None, what) if isinstance(who, str) else (who, words(phrase("prompt-seat", who=who, what=what))))
    return told


def describe_otherwise(otherwise: Sequence[CountedOtherwise], words: Words) -> str:
    """Return which counts differ from the books, and that the players' counts apply; "" if none differs."""
    if not otherwise:
        return ""
    rows = tuple(
        phrase("prompt-otherwise-row", who=row.seat or row.words or row.key, counted=counted, noted=noted)
        for row, noted, counted in otherwise
    )
    return words(phrase("prompt-otherwise", rows=rows))
