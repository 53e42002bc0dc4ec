"""What a table has agreed on: the options with which it usually plays, and house rules, which are told at the start."""

from collections.abc import Iterable, Mapping, Sequence

from companion.language.words import in_all_languages
from companion.table import Game, Option, OptionSpec, Phrase, Pick, Reason, Tell, phrase
from companion.table.questions.writing import Write

TONIGHT = "tonight"
"""That the house rules hold for this game only: for the next one those of before are kept."""
SHARED = ("take-back", "two-minutes", "novice", TONIGHT)
"""Rules that tables use with any game."""
WORDED = (*SHARED, "open-hands")
"""The rules whose texts fit any game; a game lists "open-hands" itself if its players hold cards."""


OWN, WRITE = "own:", "write"
"""How the key of a rule begins that a table has written itself, and the answer with which it writes one."""


def rules_of(game: Game) -> tuple[str, ...]:
    """Return the house rules that a table can choose for a game, the game's own first."""
    return (*game.house_rules, *SHARED)


def rule_words(game: Game, key: str) -> Phrase:
    """Return the text of a house rule."""
    if key.startswith(OWN):
        return phrase("house-own", text=key.removeprefix(OWN))
    return phrase(f"house-{key}" if key in WORDED else f"{game.name}-house-{key}")


def list_known(game: Game, keys: Sequence[str]) -> tuple[str, ...]:
    """Return those of these keys that are house rules of a game or were written by the table."""
    return (*(key for key in rules_of(game) if key in keys), *dict.fromkeys(key for key in keys if key.startswith(OWN)))


def which_rules(game: Game, kept: Sequence[str]) -> Pick[str]:
    """Ask which house rules hold; those that already hold come first, and the way to write one down last."""
    held = list_known(game, kept)
    keys = (*held, *(key for key in rules_of(game) if key not in held))
    write = Option(WRITE, phrase("house-write"), icon="pen")
    return Pick("evening.house", options=(*(Option(key, rule_words(game, key)) for key in keys), write))


def write_rule() -> Write:
    """Ask for a house rule in the table's own words."""
    return Write("evening.house-own", longest=40)


async def agree_on_rules(game: Game, kept: Sequence[str]) -> tuple[str, ...]:
    """Ask which house rules hold, and for the words of one that the table writes down."""
    keys = await which_rules(game, kept)
    return add_rule((key for key in keys if key != WRITE), await write_rule()) if WRITE in keys else keys


def add_rule(keys: Iterable[str], text: str) -> tuple[str, ...]:
    """Return these house rules with one in the table's own words, which holds once even if it was written twice."""
    return tuple(dict.fromkeys((*keys, f"{OWN}{text}")))


def tell_agreed(game: Game, options: Mapping[str, str], rules: Iterable[str]) -> Tell:
    """Tell all that the table has agreed on, on one page before the game begins: its house rules, then its options."""
    chosen = describe_usual(game, [spec for spec in game.options if spec.name in options], options)
    reasons = tuple(Reason(words=said) for said in (*(rule_words(game, key) for key in rules), *chosen))
    return Tell("evening.house-told", reasons=reasons)


def describe_usual(game: Game, specs: Iterable[OptionSpec], usual: Mapping[str, str]) -> tuple[Phrase, ...]:
    """Return the chosen options in words: all that are suggested or expansions, and others that differ from the default.

    Where the game has no text for an option's choice, the words are the option's name and the choice.
    """
    said = []
    for spec in specs:
        choice = usual.get(spec.name, spec.default)
        if spec.suggested or (spec.name in usual and (spec.expansion or choice != spec.default)):
            message = f"{game.name}-choice-{spec.name}-{choice}"
            if all(words.has(message, "usual") for words in in_all_languages(game.folder)):
                said.append(phrase(f"{message}.usual"))
            else:
                option = phrase(f"{game.name}-option-{spec.name}")
                said.append(phrase("evening-agreed", option=option, choice=phrase(message)))
    return tuple(said)
