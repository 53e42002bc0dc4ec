"""`companion language`: list the languages, begin one, and check one against the English."""

from argparse import ArgumentParser, Namespace

from companion.app.commands.common import Commands
from companion.games import BUILT_IN
from companion.language.translating import CheckedFile, begin_language, check_language
from companion.language.words import HERE
from companion.system.files import data_folder
from companion.system.languages import CODE, FOLDER, LANGUAGES, WHOLE, LanguageRefused, read_language

MOST_TOLD = 40
"""The most faults that are listed without `--all`."""


def _add_language(language: ArgumentParser) -> None:
    language.set_defaults(func=run_list)
    what = language.add_subparsers(title="what", metavar="WHAT")
    new = what.add_parser("new", help="write the files of a new language, with the English beside each message")
    check = what.add_parser("check", help="say how much is translated, and what is wrong")
    for command, run in ((new, run_new), (check, run_check)):
        command.add_argument("code", metavar="CODE", help="the language's two or three small letters, such as fr")
        command.set_defaults(func=run)
    check.add_argument(
        "--all",
        action="store_true",
        help=f"every fault, not only the first {MOST_TOLD}, and what a file that was begun still lacks",
    )


COMMANDS: Commands = {"language": _add_language}
FOLDERS = (HERE, *(game.folder for game in BUILT_IN))
"""The folders with texts that a language has its own of."""


def run_list(_arguments: Namespace) -> int:
    """List the languages with how much of each is translated."""
    for language in map(LANGUAGES.find, LANGUAGES):
        told = "whole" if language.code in WHOLE else _describe_share(list(check_language(language, FOLDERS)))
        print(f"{language.code}  {language.name:<12} {told}")
    for fault in LANGUAGES.faults:
        print(f"✗ {fault}")
    return 1 if LANGUAGES.faults else 0


def run_new(arguments: Namespace) -> int:
    """Write the files of a language into the data folder. Raises LanguageRefused."""
    code = arguments.code
    if not CODE.fullmatch(code) or code in WHOLE:
        raise LanguageRefused(f"expected the two or three small letters of a language that is not whole yet, got {code!r}")
    folder = data_folder() / FOLDER / code
    begun = begin_language(folder, FOLDERS)
    print(f"{folder}: {len(begun)} files written" if begun else f"{folder} has all its files already")
    print(f"docs/translating.md says how to go on. Then:  companion language check {code}")
    return 0


def run_check(arguments: Namespace) -> int:
    """Print how much of each file is translated and what is wrong; 1 where anything is. Raises LanguageRefused."""
    code = arguments.code
    here = data_folder() / FOLDER / code
    if not here.is_dir() and code not in LANGUAGES:
        raise LanguageRefused(f"there is no language {code}; companion language new {code} begins it")
    language = read_language(here) if here.is_dir() else LANGUAGES.find(code)
    files = list(check_language(language, FOLDERS))
    for file in files:
        print(f"{file.whole - len(file.missing):5} of {file.whole:4}  {file.name}")
    print(f"{_describe_share(files)} in {language.folder}")
    wrong = [f"✗ {file.name}: {fault}" for file in files for fault in file.wrong]
    for line in wrong if arguments.all else wrong[:MOST_TOLD]:
        print(line)
    if arguments.all:
        for file in files:
            for message in file.missing if len(file.missing) < file.whole else ():
                print(f"– {file.name}: {message} is missing")
    elif len(wrong) > MOST_TOLD:
        print(f"… and {len(wrong) - MOST_TOLD} more: --all")
    return 1 if wrong else 0


def _describe_share(files: list[CheckedFile]) -> str:
    whole = sum(file.whole for file in files)
    done = whole - sum(len(file.missing) for file in files)
    return f"{done} of {whole} messages ({100 * done // whole} %), the others are said in English"
