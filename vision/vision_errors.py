"""What this package refuses, and why."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why a picture cannot be read; the values are stable keys, put into words elsewhere."""

    EMPTY_FILE = "empty-file"
    NOT_A_PICTURE = "not-a-picture"
    TRUNCATED = "truncated"
    TOO_LARGE = "too-large"
    TOO_SMALL = "too-small"
    NO_COLOUR = "no-colour"
    TOO_DARK = "too-dark"
    OVEREXPOSED = "overexposed"
    BLURRED = "blurred"
    HAND_IN_VIEW = "hand-in-view"
    FOREIGN_OBJECT = "foreign-object"
    MAT_NOT_IN_VIEW = "mat-not-in-view"
    TRAY_NOT_IN_VIEW = "tray-not-in-view"
    SETUP_MOVED = "setup-moved"
    NOT_SETTLED = "not-settled"


class VisionError(Exception):
    """Base of the errors about pictures, profiles or labels given to this package."""


class PictureRefused(VisionError):
    """A picture that cannot be read, with the reason."""

    def __init__(self, reason: Refusal, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else str(reason))
        self.reason = reason
        self.detail = detail


class ProfileRefused(VisionError):
    """A profile that is damaged, of another version or of another kind."""


class LabelsRefused(VisionError):
    """Labels that do not have the right form or do not fit their picture."""


class TrayUnclear(LabelsRefused):
    """Labels without the tray's corners where the picture does not show these clearly."""


class SizeRefused(VisionError):
    """A mat size, a cube size or a scale that makes no sense."""
