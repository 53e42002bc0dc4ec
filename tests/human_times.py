"""How long a person's moves take at the device, in seconds: stated once for all that counts what a game costs the table.

A hold is never one press for free: it lasts what it lasts.
"""

TAP = 0.35
"""A short press."""
HOLD = 0.7
"""A press that chooses: `Timing.long`, and the finger is off again."""
LOOK = 0.8
"""To take in a new page."""
TOUCH = 0.9
"""To move a finger to a place on the glass and touch it."""
ADVICE = 5.0
"""To do what a doubt advises: push cubes apart, turn a lamp away."""
COUNT = 0.3
"""To count a piece by eye."""
LAY = 1.5
"""To take a piece out of its heap and lay it apart under the camera."""
TRAY = 5.0
"""To lay an empty tray under the camera."""
WRITE = 0.6
"""To write a digit or a sign on paper: an assumption, not measured."""
ADD = 2.0
"""To add a number to a sum in one's head: an assumption, not measured."""
