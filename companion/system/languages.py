"""The languages in which everything is written and spoken."""

import os

LANGUAGES = ("de", "en")


def language_of_machine() -> str:
    """Return this machine's language, found as gettext finds it; English where Companion does not have that language."""
    wished = next(filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((locale[:2] for locale in wished.split(":") if locale[:2] in LANGUAGES), "en")
