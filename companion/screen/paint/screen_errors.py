"""What can go wrong with the screen."""


class ScreenError(Exception):
    """Something about the screen went wrong."""


class FontMissing(ScreenError):
    """A font package is not installed, or its file is gone."""


class DrawingMissing(ScreenError):
    """There is no drawing of this name, or it cannot be read."""


class ColoursRefused(ScreenError, ValueError):
    """A game's `colours.toml` cannot be read, or names what is not there."""


class NoDisplay(ScreenError):
    """There is no display to open a window on."""


class NoView(ScreenError):
    """No view is registered for this kind of question."""
