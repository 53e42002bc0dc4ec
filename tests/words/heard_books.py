"""The books of somebody who only hears: kept from the sentences that are said and the answers that are pressed, in English."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from companion.language.words import Words
from companion.play.snapshot import Snapshot

NONE = {"no": 0, "none": 0, "one": 1}
TITLES = {"duke": 2, "prince": 3, "earl": 4}
PERMITS = re.compile(r"Which permit\?|face-up permits and|Take a face-up permit|which one do you take")
FIELDS = {
    "palace": r"[Pp]alace field|Palace: your",
    "church": r"[Cc]hurch field|Church: your",
    "house": r"house field|house: your",
}
COUNCILLORS = 4

Books = dict[str, Any]


def number(text: str) -> int:
    return NONE[text] if text in NONE else int(text)


class Ear:
    """Hears one game; `books` holds what it knows by the entries' names, beginning with what everybody sees after the set-up."""

    def __init__(self, snapshot: Snapshot, words: Words) -> None:
        self.seats = {seat.name: seat.colour for seat in snapshot.seats}
        self.names = "|".join(map(re.escape, self.seats))
        self.game = snapshot.game.name
        self.said = Said(snapshot, words)
        self.books: Books = dict(snapshot.values)
        self.sums = {name: self._sum(parts) + self.books.get(name, 0) for name, parts in DERIVED.items() if name in self.books}
        self.colour, self.doing, self.before = "", "", {}

    def _sum(self, parts: tuple[str, ...]) -> int:
        return sum(value for name, value in self.books.items() if name.partition(".")[0] in parts)

    def hear(self, prompt: str, pressed: str, text: str) -> None:
        """Take what was asked, what was pressed then, and what was said to it."""
        OWN[self.game](self, prompt, pressed, text)
        for said in re.finditer(rf"(?:^|(?<=[.!?] ))({self.names}): ([^.!?]*)[.!?]", text):
            for part in said[2].split("; "):
                self._counts(self.seats[said[1]], part)
        self.books |= {name: whole - self._sum(DERIVED[name]) for name, whole in self.sums.items()}

    def who(self, text: str, end: int) -> str:
        """Give the colour of who was addressed last before a place in a text."""
        return self.seats[re.findall(rf"({self.names}):", text[:end])[-1]]

    def _counts(self, colour: str, part: str) -> None:
        """Take a total; where none is said, how many more."""
        for group, pattern in COUNTS[self.game].items():
            name = f"{group}.{colour}"
            if name in self.books and (found := re.search(pattern, part)):
                if now := re.search(r"now (?:space )?(none|no|one|-?\d+)", part):
                    self.books[name] = number(now[1])
                elif " more" in part:
                    self.books[name] += number(found[1])


class Said:
    """Which key a spoken name stands for, by the group that holds it."""

    def __init__(self, snapshot: Snapshot, words: Words) -> None:
        self._named = snapshot.names
        self._words = words
        self._places = {(entry.group, entry.place) for entry in snapshot.entries.values() if entry.place}
        self._choices = {entry.group: entry.choices or () for entry in snapshot.entries.values()}

    def values(self, group: str, text: str) -> list[str]:
        """Find the values of a group that are named in a text, in their order there; of two the longer name."""
        return self._found(
            {self._words.say_aloud(self._named[group].items(key).words): key for key in self._choices[group] if key}, text
        )

    def places(self, group: str, text: str) -> list[str]:
        """Find the places of a group that are named in a text."""
        keys = self._named[group].keys
        return self._found({self._words.say_aloud(keys(place)): place for held, place in self._places if held == group}, text)

    def _found(self, named: Mapping[str, str], text: str) -> list[str]:
        pattern = "|".join(re.escape(name) for name in sorted(named, key=len, reverse=True))
        return [named[found[1]] for found in re.finditer(rf"(?<!\w)({pattern})(?!\w)", text)]


def tumult_royale(ear: Ear, prompt: str, pressed: str, text: str) -> None:
    if "How many statues" in prompt:
        for name, colour in ear.seats.items():
            if found := re.search(rf"{name} (\d+)", pressed):
                ear.books[f"statues.{colour}"] = int(found[1])
    if swap := re.search(r"wear the crown\. (.*?)\. Swap", text):
        ear.books[f"rank.{ear.who(text, swap.start())}"] = 1
        ear.books |= {f"rank.{ear.seats[name]}": TITLES[title] for name, title in re.findall(r"(\w+) is (\w+) or", swap[1])}
    if mercy := re.search(r"Mercy for ([^.]*)|([^.]*) ha(?:s|ve) the fewest|(No mercy for|Nobody gets mercy)", text):
        lucky = re.findall(r"\w+", mercy[1] or mercy[2] or "")
        ear.books |= {f"mercy.{colour}": name in lucky for name, colour in ear.seats.items()}


def citadels(ear: Ear, prompt: str, pressed: str, text: str) -> None:
    for said in re.finditer(rf"({ear.names}): ([^.!?]*?) (built|gone),", text):
        name = f"city.{ear.seats[said[1]]}"
        for district in ear.said.values("city", said[2].rpartition("; ")[2]):
            held = [each for each in ear.books[name] if each != district]
            ear.books[name] = (*held, district) if said[3] == "built" else tuple(held)
    if crowned := re.search(r"Long live the king|The king figure comes to you", text):
        ear.books["crown"] = ear.who(text, crowned.start())
    if "murdered king" in prompt or "The king was murdered" in prompt:
        ear.books["crown"] = ear.seats.get(pressed, ear.books["crown"])


def council_of_four(ear: Ear, prompt: str, pressed: str, text: str) -> None:
    # Whoever gets a city's reward has an emporium there
    rewarded = re.findall(rf"What does ([^?]*) bring, ({ear.names})\?|({ear.names}) gets the reward from ([^:]*):", text)
    there = [(first or last, ear.seats[one or other]) for first, one, other, last in rewarded]
    built = re.finditer(r"[Ee]mporium (?:in|to) ([^.!,]*?)(?: and turn|[.!,])", text)
    for city_said, colour in (*there, *((each[1], ear.who(text, each.start())) for each in built)):
        name, city = f"emporiums.{colour}", ear.said.values("king", city_said)
        if city and city[0] not in ear.books[name]:
            ear.books[name] = (*ear.books[name], city[0])
    if gone := re.search(r"The king (?:travels: ([^.]*)\.|and your emporium to ([^!]*)!)", text):
        ear.books["king"] = ear.said.values("king", gone[1] or gone[2])[-1]
    if prize := re.search(r"Take the (?:bonus )?tile for the ([^.]*?)( and the top royal|\.)", text):
        colour = ear.who(text, prize.start())
        tile = next(name for name in ear.books if name.startswith("tile.") and name.removeprefix("tile.") in TILES[prize[1]])
        ear.books[tile] = colour
        left = [name for name in sorted(ear.books) if name.startswith("royal.") and not ear.books[name]]
        if "royal" in prize[2]:
            ear.books[left[0]] = colour
    if re.search(r"Which councillor|councillors beside the board", prompt):
        ear.colour = pressed
    if (seated := re.search(r"([A-Z]\w+)(?:: which colour|, place)", prompt)) and (found := ear.said.values("balcony", pressed)):
        balcony = f"balcony.{ear.said.places('balcony', seated[1])[0]}"
        ear.books[balcony] = (*ear.books[balcony], found[0])
    if re.search(r"which balcony", prompt, re.IGNORECASE) and (place := ear.said.places("balcony", pressed.partition(";")[0])):
        pushed = re.search(r"balcony does (\w+) go", prompt)
        colour = ear.said.values("balcony", pushed[1] if pushed else ear.colour)[0]
        ear.books[f"balcony.{place[0]}"] = (colour, *ear.books[f"balcony.{place[0]}"])[:COUNCILLORS]
    if asked := re.search(r"What does (\w+) bring|reward from (\w+):", prompt):
        ear.books[f"token.{ear.said.values('king', asked[1] or asked[2])[0]}"] = pressed


def wallenstein(ear: Ear, prompt: str, pressed: str, text: str) -> None:
    if re.search(r"your cards?\b", prompt):
        ear.doing = ""
    for kind, asked in FIELDS.items():
        if re.search(asked, prompt) and (lands := ear.said.places("armies", pressed)):
            ear.doing, ear.before = kind, {land: ear.books[f"{kind}.{land}"] for land in lands}
            ear.books |= {f"{kind}.{land}": True for land in lands}
    for lost in re.finditer(r"The action in (.*?) is lost", text):
        for land in ear.said.places("armies", lost[1]):
            if ear.doing and land in ear.before:
                ear.books[f"{ear.doing}.{land}"] = ear.before[land]
    if chosen := re.search(r"(\w+) takes Space (\d)", text):
        ear.books[f"place.{ear.seats[chosen[1]]}"] = int(chosen[2])
    if "Which five are face up" in prompt:
        ear.books |= {f"place.{colour}": 0 for colour in ear.seats.values()}
    _lands(ear, text)


def _lands(ear: Ear, text: str) -> None:
    for taken in re.finditer(r"(\w+) (?:wins and )?takes ([^:]*?) with (?:one|\d+) arm", text):
        ear.books |= {f"owner.{land}": ear.seats[taken[1]] for land in ear.said.places("armies", taken[2])}
    for freed in re.finditer(r"loses ([^:]*?)(?:: clear|\. All cubes)|Nobody wins: (.*?) becomes|supply: (.*?) is neutral", text):
        for land in ear.said.places("armies", freed[1] or freed[2] or freed[3]):
            ear.books |= {f"owner.{land}": "", **{f"{kind}.{land}": False for kind in FIELDS}}
    for group, what in (("armies", "arm(?:y|ies)"), ("unrest", "unrest")):
        for now in re.finditer(rf"(?:^|[.!?] )([^:;?!]*?): now (\w+) {what}", text):
            for land in ear.said.places("armies", now[1])[-1:]:
                ear.books[f"{group}.{land}"] = number(now[2])


def any_box(_ear: Ear, _prompt: str, _pressed: str, _text: str) -> None:
    """Only counts are told."""


OWN: dict[str, Callable[[Ear, str, str, str], None]] = {
    each.__name__: each for each in (tumult_royale, citadels, council_of_four, wallenstein, any_box)
}
COUNTS = {
    "tumult_royale": {"statues": r"(one|\d+) (?:more )?statue", "supporters": r"(one|\d+) (?:more )?supporter"},
    "citadels": {"gold": r"(\d+) (?:more )?gold", "hand": r"(a|\d+) cards?,|in hand"},
    "council_of_four": {
        "gold": r"(\d+) gold",
        "points": r"(one|\d+) points? (?:more|fewer)",
        "nobility": r"(one|\d+) steps?",
        "assistants": r"(one|\d+) assistant",
        "hand": r"(a|one|no|\d+) cards?",
    },
    "wallenstein": {"taler": r"(\d+) Taler", "grain": r"(\d+) grain", "points": r"(one|\d+) points?"},
    "any_box": {"points": r"(one|-?\d+) (?:points?|more|fewer)"},
}
"""What is said of a player's counts, with how many more or fewer."""
DERIVED = {"supply": ("supporters",), "supply.gold": ("gold", "wagon-gold"), "bank": ("taler",), "unrest-left": ("unrest",)}
"""What lies in the middle, which nobody has to say: the rest of what is somewhere."""
TILES = {
    f"{name} cities": kind
    for kind, names in (("gold", ["gold"]), ("silver", ["silver"]), ("bronze", ["bronze"]), ("iron", ["iron"]))
    for name in names
} | {"coast cities": "coast", "hill cities": "hills", "mountain cities": "mountains"}
PUBLIC = {
    "tumult_royale": {"statues", "supporters", "rank", "mercy", "supply"},
    "citadels": {"gold", "hand", "city", "crown", "supply"},
    "council_of_four": {
        *("gold", "points", "nobility", "assistants", "hand"),
        *("emporiums", "king", "tile", "royal", "balcony"),
    },
    "wallenstein": {
        *("taler", "grain", "points", "armies", "unrest", "owner"),
        *("palace", "church", "house", "place", "bank", "unrest-left"),
    },
    "any_box": {"points"},
}
"""The groups of each game's books that all can see and that must be right at each round's end."""
