"""`companion rules GAME`: prints the rules, or which of them the lesson teaches and which can be looked up."""

from argparse import ArgumentParser, Namespace
from collections import Counter

from companion.app.commands import common, players
from companion.games import game as find_game
from companion.language.words import Words
from companion.rulebook import rulebook
from companion.rulebook.lessons.lesson_plan import lesson_of
from companion.rulebook.look_up import example_text, rule_page
from companion.system.languages import LANGUAGES, WHOLE
from companion.table import Phrase, Seat, phrase

EXAMPLE_PLAYERS = (Seat("Ada", ""), Seat("Ben", ""), Seat("Clara", ""))


def _add_rules(rules: ArgumentParser) -> None:
    players.add_game(rules)
    rules.add_argument("ids", nargs="*", metavar="ID", help="only these rules or cases")
    rules.add_argument("--language", choices=LANGUAGES, default="en")
    rules.add_argument("--coverage", action="store_true", help="list which rules are taught and which can be looked up")
    rules.set_defaults(func=run)


COMMANDS: common.Commands = {"rules": _add_rules}


def run(arguments: Namespace) -> int:
    """Print rules, or the coverage. Return 1 if a rule to be explained is not taught and cannot be looked up."""
    game = find_game(arguments.game)
    book = rulebook(game.folder)
    words = Words(arguments.language, [game.folder])
    if arguments.coverage:
        taught = lesson_of(game.folder).rules()
        readable = {language: Words(language, [game.folder]) for language in WHOLE}
        lost = []
        served: Counter[str] = Counter()
        for rule in book.rules.values():
            look_up = all(words.has(rule.id) for words in readable.values())
            where = [name for name, here in (("lesson", rule.id in taught), ("look-up", look_up)) if here]
            print(f"{rule.id}  {rule.serve:8} {', '.join(where) or 'nowhere'}")
            served[rule.serve] += 1
            if rule.serve == "explain" and not where:
                lost.append(rule.id)
        explained = served["explain"]
        share = 100 * (explained - len(lost)) // max(1, explained)
        print(f"{dict(served)}; explain: {explained - len(lost)} of {explained} reachable ({share} %)")
        return 1 if lost else 0
    for chapter in book.chapters:
        chosen = [rule for rule in book.chapter(chapter) if not arguments.ids or rule.id in arguments.ids]
        if chosen:
            print(f"\n{words(phrase(f'rules-chapter-{chapter}'))}")
        for rule in chosen:
            print(f"  {rule.id}  {words(Phrase(rule.id))}  ({rule.page})")
    for case in book.cases.values():
        if not case.plain and (not arguments.ids or case.id in arguments.ids):
            page = rule_page(book, words, case.id, EXAMPLE_PLAYERS)
            print(f"\n  {case.id}  {page.title}\n    {page.text}  ({page.where(words)})")
            if page.example:
                print(f"    {example_text(page.example, words)}")
    return 0
