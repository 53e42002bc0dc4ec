"""Who is who in a round: crown, draft, who showed which character, who was murdered and robbed, what this turn has seen."""

from __future__ import annotations

from companion.games.citadels.box import Character
from companion.games.citadels.draft import CHARACTERS, kept
from companion.table import Seat, Table

CALLED_FROM = {character: tuple(Character)[character.number - 1 :] for character in Character}
"""Who is still to be called when a character is, itself included."""

MOST_BUILT = 5
"""Districts of one turn, at most: the architect's three, and two by cards."""


class Characters:
    """What the herald remembers. Characters are unknown until shown: `shown` has the seat of a character only from then on."""

    def __init__(self, table: Table) -> None:
        ledger = table.ledger
        colours = table.seats.colours
        self._seats = table.seats
        self.crown = ledger.choice("crown", colours)
        self.open = ledger.list("open", Character)
        self.passed = ledger.number("passed", high=CHARACTERS, initial=CHARACTERS)
        self.cards = ledger.numbers("draft", ("aside", "open"), high=CHARACTERS)
        self.kept = ledger.numbers("kept", table.seats, high=2)
        ledger.conserve("characters", CHARACTERS, ["passed", "draft", "kept"], balance="passed")
        self.shown = ledger.choices("character", Character, colours)
        self.murdered = ledger.choice("murdered", Character)
        self.robbed = ledger.choice("robbed", Character)
        self.acrobat = ledger.flag("acrobat")
        self.built = ledger.number("built", high=MOST_BUILT)
        self.used = ledger.list("used")
        self.swapped = ledger.choice("swapped", colours)
        ledger.fix("swapped")

    def begin_round(self) -> None:
        """Take all eight character cards together again."""
        self.open.value = ()
        self.passed.value, self.cards["aside"], self.cards["open"] = CHARACTERS, 0, 0
        for seat in self._seats:
            self.kept[seat] = 0
        for character in Character:
            self.shown[character] = ""
        self.murdered.value, self.robbed.value, self.acrobat.value = "", "", False

    def note_built(self) -> None:
        """Count a district; one that the table asked for stays allowed where a correction has meanwhile counted the most."""
        self.built.value = min(MOST_BUILT, self.built.value + 1)

    def begin_turn(self) -> None:
        """Forget the turn before."""
        self.built.value, self.used.value, self.swapped.value = 0, (), ""

    def king(self) -> Seat:
        """Find who has the crown: the first seat as long as nobody was given it."""
        return self._seats.of(self.crown.value) if self.crown.value else self._seats[0]

    def in_order(self) -> tuple[Seat, ...]:
        """List the seats clockwise from the king."""
        return tuple(self._seats.clockwise_from(self.king()))

    def owner(self, character: Character) -> Seat | None:
        """Find who showed this character; None while nobody has."""
        return self._seats.of(self.shown[character]) if self.shown[character] else None

    def shown_by(self, seat: Seat) -> int:
        """Count the characters a seat has shown this round."""
        return self.shown.values().count(seat.colour)

    def hidden(self) -> tuple[Seat, ...]:
        """List the seats that still have a character face down."""
        shown, most = self.shown.values(), kept(len(self._seats))
        return tuple([seat for seat in self.in_order() if shown.count(seat.colour) < most])

    def may_answer(self, character: Character) -> tuple[Seat, ...]:
        """List the seats that may hold this character: none if it lies open."""
        return () if character in self.open.value else self.hidden()

    def surely_held(self, character: Character) -> bool:
        """Tell whether somebody must have this character: there are as many hidden ones as can still be called.

        One of the hidden ones may be the murdered, who was called and is not shown.
        """
        open_, victim = self.open.value, self.murdered.value
        callable_ = [other for other in CALLED_FROM[character] if other not in open_]
        silent = 1 if victim and victim not in CALLED_FROM[character] and not self.shown[victim] else 0
        hidden = kept(len(self._seats)) * len(self._seats) - len([colour for colour in self.shown.values() if colour])
        return hidden - silent >= len(callable_)

    def only_holder(self, character: Character) -> Seat | None:
        """Find who must have this character, as nobody else can; None where somebody must be asked."""
        seats = self.may_answer(character)
        return seats[0] if len(seats) == 1 and self.surely_held(character) else None

    def use(self, act: str) -> None:
        """Note that something that may be done once in a turn was done (CI-071)."""
        self.used.value = (*self.used.value, act)

    def has_used(self, act: str) -> bool:
        """Tell whether this turn has seen it."""
        return act in self.used.value
