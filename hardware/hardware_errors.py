"""The errors that this package raises."""


class HardwareError(Exception):
    """A part of the device cannot do what was asked; the message says which part and why."""


class LightsError(HardwareError, ValueError):
    """A value that describes an animation, colour, ring or disc is out of range."""
