"""What a table has agreed on: the options with which it usually plays, and house rules, which are told at the start."""

from collections.abc import Iterable, Mapping

from companion.language.words import in_all_languages
from companion.table import Game, Option, OptionSpec, Phrase, Pick, Reason, Tell, phrase

SHARED = ("take-back", "two-minutes", "novice")
"""Rules that tables use with any game."""
WORDED = (*SHARED, "open-hands")
"""The rules whose texts fit any game; a game lists "open-hands" itself if its players hold cards."""


def rules_of(game: Game) -> tuple[str, ...]:
    """Return the house rules that a table can choose for a game, the game's own first."""
    return (*game.house_rules, *SHARED)


def rule_words(game: Game, key: str) -> Phrase:
    """Return the text of a house rule."""
    return phrase(f"house-{key}" if key in WORDED else f"{game.name}-house-{key}")


def which_rules(game: Game, kept: Iterable[str]) -> Pick[str]:
    """Ask which house rules hold; those that already hold come first."""
    held = [key for key in rules_of(game) if key in set(kept)]
    keys = (*held, *(key for key in rules_of(game) if key not in held))
    options = tuple(Option(key, rule_words(game, key)) for key in keys)
    return Pick("evening.house", options=options)


def tell_house_rules(game: Game, rules: Iterable[str]) -> Tell:
    """Tell the house rules before the game begins."""
    reasons = tuple(Reason(words=rule_words(game, key)) for key in rules)
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
