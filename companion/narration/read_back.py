"""What was answered, said again for those who do not see it: a question's message says in `.back` whether and how."""

from collections import Counter
from typing import Any

from companion.narration.drafted import said
from companion.narration.offered import named, spoken_name
from companion.play.snapshot import Answered
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import ReadTiles
from companion.table.questions.kinds import Symbols
from companion.table.questions.one_each import OneEach
from companion.table.questions.question import Question
from companion.words import Words


def read_back(given: Answered, words: Words) -> str:
    """Say an answer; "" where its question's message has no `.back`.

    `.back` is filled in with the question's own arguments, the `answer` in words and its `key`; of tiles each kind is summed up.
    """
    if not words.has(given.question.words.id, "back"):
        return ""
    question = given.question
    args = {**question.words.args, "answer": tuple(_parts(question, given.value, words)), "key": str(given.value)}
    return words.aloud(Phrase(question.words.id, {"who": question.seat or "", **args}), "back")


def _parts(question: Question[Any], value: Any, words: Words) -> list[str]:
    if isinstance(question, ReadTiles):
        sums = Counter[str]()
        for tile in value:
            sums[tile.kind] += tile.symbols
        return [named(Symbols(kind, sums[kind]), words) for kind in question.kinds if sums[kind]] or [words.plain("item-none")]
    if isinstance(question, OneEach):
        given = {option.seat: spoken_name(option, words) for option in question.options if option.key in value}
        return [f"{seat.name}: {given.get(seat) or words.aloud(question.none)}" for seat in question.by_seat()]
    options = {option.key: option for option in getattr(question, "options", ())}
    keys = value if isinstance(value, tuple) else (value,)
    return [spoken_name(options[key], words) for key in keys] if options else [said(question, value, words)]
