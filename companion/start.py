"""The program's entry point: if a screen will be opened, the first frame is shown before everything else is loaded."""

import sys
from collections.abc import Sequence
from contextlib import suppress

from companion.system import memory, safe_start, service
from companion.system.display import choose_video_driver, has_display, named_display
from companion.system.extras import describe_missing

PLAYED = {"play", "resume"}
"""The commands that play a game; without a command the program also plays."""
LISTENS = {"doctor", "say", "test"}
"""The commands that open the sound card without a screen: `doctor`, `say`, `voices test`."""
WITH_VALUE = {"--language", "--camera"}
AT_ONCE = 0.4
"""Seconds within which a window system that is there answers."""


def main() -> int:
    """Show the first frame where there is a screen to play on, then run the command line."""
    safe_start.begin()
    screen = opens_screen(sys.argv[1:]) and has_display() and not describe_missing("screen")
    service.heed(screen=screen)
    memory.bound_memory()
    if screen:
        from companion.system import files, logs  # noqa: PLC0415 - only a screen needs them so early

        logs.hush_libraries(files.data_folder())
        from companion.ui.screen import reach  # noqa: PLC0415
        from companion.ui.screen.paint.screen_errors import NoDisplay  # noqa: PLC0415 - SDL's own messages go to the log by now
        from companion.ui.screen.splash import show_first  # noqa: PLC0415

        choose_video_driver()
        tried = reach.trial(named_display())
        if tried is not None and not tried.ends_within(AT_ONCE):
            with memory.loading():
                import companion.app.commands.play_command  # noqa: F401, PLC0415 - what a terminal needs, while it is waited for
        with suppress(NoDisplay):
            show_first(safe_start.settings(), files.data_folder())
    elif LISTENS.intersection(sys.argv[1:3]):
        from companion.system.logs import hush_libraries  # noqa: PLC0415 - other commands do not need it

        hush_libraries()  # ALSA tells in eight lines of its own that there is no sound card
    from companion.app import cli  # noqa: PLC0415 - loaded while the splash is shown

    return cli.main()


def opens_screen(arguments: Sequence[str]) -> bool:
    """Return whether these arguments ask for play on the screen."""
    if {"--terminal", "--browser", "--help", "-h", "--version"}.intersection(arguments):
        return False
    before = ("", *arguments)
    words = [word for word, last in zip(arguments, before, strict=False) if not word.startswith("-") and last not in WITH_VALUE]
    return not words or words[0] in PLAYED
