"""The one family of errors this package raises."""


class HardwareError(Exception):
    """A part of the device cannot do what was asked; the message says which part and why."""


class LightsError(HardwareError, ValueError):
    """An animation, colour or disc was described with values that make no sense."""
