"""The errors of the screen."""


class ScreenError(Exception):
    """Something about the screen went wrong."""


class FontMissing(ScreenError):
    """A font package is not installed, or its file is gone."""


class DrawingMissing(ScreenError):
    """There is no drawing of this name, or it cannot be read."""


class ColoursRefused(ScreenError, ValueError):
    """A game's `colours.toml` cannot be read, or has an unknown colour or shape."""


class NoDisplay(ScreenError):
    """There is no display to open a window on."""


class NoView(ScreenError):
    """No view is registered for this kind of question."""
