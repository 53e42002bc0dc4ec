"""The text on a draft, for the voice and the terminal: what would change and what counts differently, or the contradiction.

Also repeats answers for players who cannot see the screen.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from companion.language.words import Words
from companion.play.snapshot import Answered, Drafted
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import ReadTiles
from companion.table.questions.kinds import Symbols
from companion.table.questions.question import Question
from companion.ui.narration.offered import name_pieces, speak_name

PLAIN = "plain"


def describe_draft(draft: Drafted, words: Words, say: Callable[[Phrase], str]) -> Iterator[str]:
    """Yield sentences on the state of a draft; none while one of its questions is open."""
    if draft.over is not None:
        yield say(phrase("screen-draft-over", why=draft.over))
    if draft.against is not None:
        yield f"{say(phrase('screen-draft-against', n=draft.unfit))}:"
        yield describe_answer(draft.against, words)
        yield say(draft.why or phrase("screen-draft-asked-no-more"))
    elif draft.whole:
        told = [say(change.words) for change in draft.changes if words.has(change.words.id)]
        for each in draft.recounted:
            answer = describe_value(each.question, each.value, words)
            told.append(say(phrase("screen-draft-recounted", what=describe_question(each.question, words), answer=answer)))
        told += [say(phrase("screen-draft-fallen", what=describe_answer(each, words), n=0)) for each in draft.fallen]
        yield f"{say(phrase('screen-plan'))}:" if told else say(phrase("terminal-draft-same"))
        yield from filter(None, told)


def describe_answer(each: Answered, words: Words) -> str:
    """Return who was asked what, and the answer."""
    answer = describe_value(each.question, each.value, words)
    return f"{describe_question(each.question, words)}{answer and f' – {answer}'}"


def describe_question(question: Question[Any], words: Words) -> str:
    """Return who was asked what."""
    who = f"{question.seat.name}: " if question.seat is not None else ""
    return f"{who}{words(question.words)}"


def describe_value(question: Question[Any], value: Any, words: Words) -> str:
    """Return an answer as text, in the words of its options."""
    if isinstance(question, ReadTiles):
        # Equal tiles together: `Brot 2, 3 × Marmor 1 (grau)`.
        tiles = []
        for tile, number in Counter(value).items():
            kind = words.get_name(f"tile-{tile.kind}", tile.kind)
            frame = f" ({words(phrase(f'screen-frame-{tile.frame}'))})" if tile.frame != PLAIN else ""
            tiles.append(f"{f'{number} × ' if number > 1 else ''}{kind} {tile.symbols}{frame}")
        return ", ".join(tiles) or words(phrase("item-none"))
    return ", ".join(words(part) if isinstance(part, Phrase) else str(part) for part in question.tell(value))


def read_back(given: Answered, words: Words) -> str:
    """Return an answer as spoken text; "" if its question's message has no `.back`.

    `.back` has the question's own arguments, the `answer` in words and its `key`; tiles are summed up by kind.
    """
    if not words.has(given.question.words.id, "back"):
        return ""
    question = given.question
    args = {**question.words.args, "answer": tuple(_parts(question, given.value, words)), "key": str(given.value)}
    return words.say_aloud(Phrase(question.words.id, {"who": question.seat or "", **args}), "back")


def _parts(question: Question[Any], value: Any, words: Words) -> list[str]:
    if isinstance(question, ReadTiles):
        sums = Counter[str]()
        for tile in value:
            sums[tile.kind] += tile.symbols
        return [name_pieces(Symbols(kind, sums[kind]), words) for kind in question.kinds if sums[kind]] or [
            words.get_plain("item-none")
        ]
    options = question.choose_told(value)
    named = [speak_name(option, words) for option in options]
    if question.by_owner:
        return [f"{option.seat.name}: {name}" for option, name in zip(options, named, strict=True)]
    return named or [describe_value(question, value, words)]
