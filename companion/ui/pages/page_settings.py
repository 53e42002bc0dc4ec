"""What pages know besides the game: the table's settings, who else looks on, and how far joining a house has come."""

from dataclasses import field

from companion.play import PhoneCode
from companion.system.settings import Settings
from companion.table import unchanging
from companion.ui.pages.visits import Visit


@unchanging
class Guest:
    """A visitor with a browser: their number, their role (a seat or another), whether they are connected, and a wanted role."""

    number: int
    role: str
    here: bool
    wants: str = ""


@unchanging
class Door:
    """How other screens join the table: the address, the code to type there, the drawn code, and the visitors.

    `trouble` names why nobody can join: `port`, `network` or `extra`; "" if all is well. `shut` tells that nobody new may
    join, `pressed` that somebody guesses codes or crowds the door, and the table has not been told yet.
    """

    address: str = ""
    code: str = ""
    drawn: PhoneCode | None = None
    guests: tuple[Guest, ...] = ()
    trouble: str = ""
    shut: bool = False
    pressed: bool = False

    @property
    def wish(self) -> Guest | None:
        """The first visitor who is here and wants a role that the table has not allowed yet."""
        return next((guest for guest in self.guests if guest.wants and guest.here), None)


@unchanging
class JoiningShown:
    """Joining a house: the step (`join-STEP` is its message), the houses found, the number to compare, the table's new name."""

    step: str
    houses: tuple[str, ...] = ()
    number: str = ""
    table: str = ""


@unchanging
class ScreenSettings:
    """The table's settings for the screen: language, theme (`day`, `evening`, `auto`), volumes 0 to 10, and operation.

    `ring` tells whether a real ring with its button is connected; then no ring is drawn beside the scoreboard.
    `rotation` turns picture and touch clockwise (0, 90, 180 or 270 degrees) on the display; `touch_rotation` turns touch
    further, for a panel whose touch is turned against its picture. `reduced` leaves out all movement that carries no
    meaning. `camera` and `touch` tell whether the device has them, `heard` whether it has a voice and an output; `height_mm` is
    the height of the display, 0 if unknown. `large` sets letters one step larger, `contrast` is black and white only,
    `brightness` (0 to 1) dims the picture; `chosen` are all settings in force, `unkept` tells that the last change could not be
    written.
    `quiet` tells that the voice is only shown for this round; `prepared` is how many sentences the voice has ready and the
    total; `depth` is how much is explained to the group; `stick` tells that a USB stick is plugged in; `broker` is "here" or
    "away", or "" if none is wanted, and `broker_trouble` the kind of reason why it is away; `calling` tells that somebody of
    the house has been called, `said` what the house has said and nobody has read yet; `joining` is how far joining a house has
    come; `pictures` is the number of pictures of readings and lessons that the camera has kept. `by_ear` tells that people play
    by ear: no list is longer than they can remember, and no answer of the next player is offered ahead.
    `door` is how other screens join, None if none may; `visits` is set on the screen of a visitor who is not the table's second
    screen. `choosing` are the players who are preparing an answer on their own screens.
    """

    language: str = "de"
    theme: str = "auto"
    volumes: tuple[tuple[str, int], ...] = (("speech", 7), ("effects", 6), ("announcements", 7))
    ring: bool = False
    rotation: int = 0
    touch_rotation: int = 0
    reduced: bool = False
    camera: bool = False
    heard: bool = True
    touch: bool = False
    height_mm: float = 0.0
    quiet: bool = False
    prepared: tuple[int, int] | None = None
    large: bool = False
    contrast: bool = False
    brightness: float = 1.0
    unkept: bool = False
    chosen: Settings = field(default_factory=Settings)
    depth: str = "auto"
    stick: bool = False
    broker: str = ""
    broker_trouble: str = ""
    calling: bool = False
    said: str = ""
    joining: JoiningShown | None = None
    pictures: int = 0
    by_ear: bool = False
    locked: bool = False
    door: Door | None = None
    visits: Visit | None = None
    choosing: tuple[str, ...] = ()
