"""The errors of the screen."""


class ScreenError(Exception):
    """Base of the screen's errors."""


class FontMissing(ScreenError):
    """A font package is not installed, or its file is gone."""


class DrawingMissing(ScreenError):
    """There is no drawing of this name, or it cannot be read."""


class ColoursRefused(ScreenError, ValueError):
    """A game's `colours.toml` cannot be read, or has an unknown colour or shape."""


class NoDisplay(ScreenError):
    """No window can be opened; `where` is the display that the environment names, "" if it names none."""

    def __init__(self, why: str, where: str = "") -> None:
        super().__init__(f"no window can be opened: {why}")
        self.where = where


class NoView(ScreenError):
    """No view is registered for this kind of question."""
