"""What is said of a draft, aloud and in a terminal: what would change and what now counts otherwise, or what it contradicts."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from companion.play.snapshot import Answered, Drafted
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import Hourglass, ReadCubes, ReadTiles, Tile
from companion.table.questions.kinds import Tally, Tell
from companion.table.questions.question import Question
from companion.words import Words

PLAIN = "plain"


def drafted(draft: Drafted, words: Words, say: Callable[[Phrase], str]) -> Iterator[str]:
    """Say how a draft stands, a sentence for each thing; nothing as long as a question of it is open."""
    if draft.against is not None:
        yield f"{say(phrase('screen-draft-against'))}:"
        yield answered(draft.against, words)
        yield say(draft.why or phrase("screen-draft-asked-no-more"))
    elif draft.whole:
        told = [say(change.words) for change in draft.changes if words.has(change.words.id)]
        told += [_recounted(each, words, say) for each in draft.recounted]
        told += [say(phrase("screen-draft-fallen", what=answered(each, words), n=0)) for each in draft.fallen]
        yield f"{say(phrase('screen-plan'))}:" if told else say(phrase("terminal-draft-same"))
        yield from filter(None, told)


def _recounted(each: Answered, words: Words, say: Callable[[Phrase], str]) -> str:
    answer = said(each.question, each.value, words)
    return say(phrase("screen-draft-recounted", what=asked(each.question, words), answer=answer))


def answered(each: Answered, words: Words) -> str:
    """Say who was asked what, and the answer."""
    answer = said(each.question, each.value, words)
    return f"{asked(each.question, words)}{answer and f' – {answer}'}"


def asked(question: Question[Any], words: Words) -> str:
    """Say who was asked what."""
    who = f"{question.seat.name}: " if question.seat is not None else ""
    return f"{who}{words(question.words)}"


def said(question: Question[Any], value: Any, words: Words) -> str:
    """Say an answer in the words that were on offer."""
    if isinstance(question, Tell | Hourglass):
        return ""
    if isinstance(question, ReadTiles):
        # Name tiles, those alike together: `Brot 2, 3 × Marmor 1 (grau)`.
        return ", ".join(_tile(tile, number, words) for tile, number in Counter(value).items()) or words(phrase("item-none"))
    if isinstance(question, ReadCubes):
        # Name cubes by their colours: `Blau 3, Rot 1`.
        return ", ".join(f"{words(phrase(f'colour-{colour}'))} {number}" for colour, number in value.items())
    if isinstance(question, Tally):
        names = {row.key: words(row.words) if row.words else row.seat.name if row.seat else row.key for row in question.rows}
        return ", ".join(f"{name} {value[key]}" for key, name in names.items() if key in value)
    options = {option.key: words(option.words) for option in getattr(question, "options", ())}
    parts = value if isinstance(value, list | tuple) else (value,)
    if not parts:
        return words(phrase("item-none"))
    return ", ".join("–" if part is None else str(options.get(part, part)) for part in parts)


def _tile(tile: Tile, number: int, words: Words) -> str:
    kind = words.called(f"tile-{tile.kind}", tile.kind)
    frame = f" ({words(phrase(f'screen-frame-{tile.frame}'))})" if tile.frame != PLAIN else ""
    return f"{f'{number} × ' if number > 1 else ''}{kind} {tile.symbols}{frame}"
