"""Plays in the formats of the app BG Stats: the data of its import link, and the play file (`.bgsplay`).

Sources: the makers' pages "Linking and pushing to BG Stats from other apps or websites" and "Importing own files into Board
Game Stats", known only through programs that follow them. According to these, `sourceName`,
`sourcePlayId`, `playDate` (UTC of the end, `yyyy-MM-dd HH:mm:ss`) and the game's and players' names and ids are required;
`bggId` is a number, never a text (which crashes the app); every truth value must be present, although it is called optional
(the Android app says "No value for winner"); ids must stay the same, so that matches made by the user persist. In files,
scores are texts, an unknown rank is 0, and references are numbers within the file; `meRefId` is the player who owns the app,
0 for nobody. A team is the text `team` of each of its players.
"""

import base64
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, UUID, uuid5

from companion.games import find
from companion.language.words import Words
from companion.library.history.document import NOBODY, Play, PlayedSeat
from companion.library.logged import convert_to_local, minutes, utc_text
from companion.play.own_questions import PhoneCode, phone_code
from companion.table import unchanging

ADDRESS = "app.bgstatsapp.com"
LINK = f"https://{ADDRESS}/createPlay.html?data="
SOURCE = "Companion"
MOST_ROLES = 2
"""The most characters that are named per player: in nine rounds a player has most of them."""
ABOUT = "A play file for Board Game Stats, written by Companion: open or share it with the app."
_UNESCAPED = ",:!'()*;@/?~"
"""The characters that need no escaping in the query of an address (RFC 3986), so that the code stays small."""


@unchanging
class Texts:
    """The words for a play's box, expansions, characters and colours, in one language."""

    words: Words

    def box(self, name: str, title: str = "", titles: Mapping[str, str] = MappingProxyType({})) -> str:
        """Name the box: by the title that the table gave it, else by the game's name (in code if it is not installed)."""
        return titles.get(self.words.language, title) or self.words.get_name(f"game-{name}", name)

    def board(self, play: Play) -> str:
        """Name the expansions on the table, and the variant or the house rules that change what counts."""
        named = (self.words.get_name(f"{play.game}-option-{name}", name) for name in play.expansions)
        by_house = "" if play.title else play.titles.get(self.words.language, "")
        return ", ".join((*named, *play.added, *filter(None, (play.board, by_house))))

    def role(self, play: Play, seat: PlayedSeat) -> str:
        """Name a player's most frequent characters, at most `MOST_ROLES`, each once; of an imported play as it was written."""
        roles = sorted(dict.fromkeys(seat.roles), key=seat.roles.count, reverse=True)
        named = (self.words.get_name(f"{play.game}-character-{role}", role) for role in roles[:MOST_ROLES])
        return seat.part or ", ".join(named)

    def colour(self, seat: PlayedSeat) -> str:
        """Name a player's colour; "" if it is unknown."""
        return "" if not seat.coloured else self.words.get_name(f"colour-{seat.colour}", seat.colour)


def player_id(name: str) -> str:
    """Return a player's id: it is always the same for a name, and does not reveal it."""
    return base64.urlsafe_b64encode(uuid5(NAMESPACE_URL, f"companion:player:{name}").bytes[:4]).decode().rstrip("=")


def bgg_id(name: str, *plays: Play) -> int:
    """Return the number at BoardGameGeek of a box and its plays; 0 if unknown."""
    found = find(name)
    return next((play.bgg for play in plays if play.bgg), found.bgg_id if found is not None else 0)


def link_data(play: Play, texts: Texts, now: int) -> dict[str, Any]:
    """Build the data of the import link; `now` (milliseconds since 1970) replaces an unknown day, as a day is required."""
    bgg, length = bgg_id(play.game, play), minutes(play.duration)
    game = {
        "name": texts.box(play.game, play.title, play.titles if play.title else {}),
        "sourceGameId": f"{play.game}:{play.title}" if play.title else play.game,
        **({"bggId": bgg} if bgg else {}),
        "highestWins": play.direction >= 0,
        "noPoints": all(seat.score is None for seat in play.seats),
    }
    players = []
    for name, seat in play.people:
        player = {
            "name": name,
            "sourcePlayerId": player_id(name),
            "startPlayer": seat.starts,
            "winner": seat.won,
        }
        known = {"score": seat.score, "rank": seat.rank, "role": texts.role(play, seat) or None}
        players.append(player | {key: value for key, value in known.items() if value is not None})
    data: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": shorten_id(play.uuid),
        "playDate": utc_text(play.ended if play.ended is not None else now),
        "game": game,
        "players": players,
    }
    more = {"durationMin": length, "location": play.place, "board": texts.board(play), "comments": play.comment}
    return data | {name: value for name, value in more.items() if value}


def shorten_id(uuid: str) -> str:
    """Write a UUID in 22 characters instead of 36, for the code."""
    return base64.urlsafe_b64encode(UUID(uuid).bytes).decode().rstrip("=")


def link(data: dict[str, Any]) -> str:
    """Build the import link from its data."""
    return LINK + quote(json.dumps(data, ensure_ascii=False, separators=(",", ":")), safe=_UNESCAPED)


def play_file(plays: Iterable[Play], texts: Texts, now: int, me: str = "") -> str:
    """Write plays as a play file, `.bgsplay`; `me` is the player who owns the app, "" for nobody."""
    by_box: dict[tuple[str, str], list[Play]] = {}
    plays = tuple(plays)
    for play in plays:
        by_box.setdefault((play.game, play.title), []).append(play)
    games = []
    for number, ((name, title), played) in enumerate(by_box.items(), start=1):
        named = _make_named("game", number, f"{name}:{title}" if title else name)
        games.append(
            named
            | {
                "name": texts.box(name, title, played[-1].titles if title else {}),
                "bggId": bgg_id(name, *played),
                "cooperative": any(play.cooperative for play in played),
                "highestWins": sum(play.direction for play in played) >= 0,
                "noPoints": all(seat.score is None for play in played for seat in play.seats),
                "usesTeams": any(map(_uses_teams, played)),
            }
        )
    added = {name: number for play in plays for name, number in play.added.items()}
    for number, (name, bgg) in enumerate(added.items(), start=len(games) + 1):
        games.append(_make_named("game", number, name) | {"bggId": int(bgg or 0), "isExpansion": 1, "isBaseGame": 0})
    people = list(dict.fromkeys(name for play in plays for name, _ in play.people))
    places = list(dict.fromkeys(play.place for play in plays if play.place))
    content = {
        "about": ABOUT,
        "games": games,
        "players": [
            _make_named("player", number, name) | {"isAnonymous": name.startswith(NOBODY)}
            for number, name in enumerate(people, start=1)
        ],
        "locations": [_make_named("location", number, name) for number, name in enumerate(places, start=1)],
        "plays": [_file_play(play, texts, ([*by_box, *(("", name) for name in added)], people, places), now) for play in plays],
        "userInfo": {"meRefId": people.index(me) + 1 if me in people else 0},
    }
    return json.dumps(content, ensure_ascii=False, indent=1)


def _make_named(kind: str, number: int, name: str) -> dict[str, Any]:
    return {"id": number, "uuid": str(uuid5(NAMESPACE_URL, f"companion:{kind}:{name}")), "name": name}


_Known = tuple[list[tuple[str, str]], list[str], list[str]]
"""The games (with their titles; an expansion has nothing but that), people and places of a file, in the order of their ids."""


def _uses_teams(play: Play) -> bool:
    return play.teams or any(seat.team for seat in play.seats)


def _file_play(play: Play, texts: Texts, known: _Known, now: int) -> dict[str, Any]:
    games, people, places = known
    moment = convert_to_local(play.ended if play.ended is not None else now)
    scores = [
        {
            "playerRefId": people.index(name) + 1,
            "score": seat.written or ("" if seat.score is None else str(seat.score)),
            "rank": seat.rank or 0,
            "winner": seat.won,
            "startPlayer": seat.starts,
            "newPlayer": seat.first,
            "seatOrder": number,
            "role": texts.role(play, seat),
            "team": seat.name if play.teams else seat.team,
        }
        for number, (name, seat) in enumerate(play.people, start=1)
    ]
    data: dict[str, Any] = {
        "uuid": play.uuid,
        "gameRefId": games.index((play.game, play.title)) + 1,
        "playDate": moment.strftime("%Y-%m-%d %H:%M:%S"),
        "playDateYmd": int(moment.strftime("%Y%m%d")),
        "durationMin": minutes(play.duration) or 0,
        "rounds": play.rounds,
        "ignored": play.aborted,
        "manualWinner": True,
        "usesTeams": _uses_teams(play),
        "rating": 0,
        "scoringSetting": 0,
        "playImages": "[]",
        "board": texts.board(replace(play, added={})),
        "comments": play.comment,
        "playerScores": scores,
    }
    if play.added:
        plays = [{"gameRefId": games.index(("", name)) + 1, "bggId": int(bgg or 0)} for name, bgg in play.added.items()]
        data["expansionPlays"] = plays
    more = {"locationRefId": places.index(play.place) + 1 if play.place else 0, "bggId": play.bgg_play}
    return data | {name: value for name, value in more.items() if value}


LARGEST, ROOM = 25, 1273
"""The largest version of the QR code, and the bytes it holds with the lowest error correction (ISO/IEC 18004, table 7).

With the quiet zone it has 125 modules; on a screen 480 pixels high each is 3 pixels wide, or 4 up to version 21 (five players
at most). On the official 7-inch display (0.19 mm per pixel) a module is over half a millimetre: three pixels of a phone's
camera that sees 64 cm in 4000 pixels at half a metre. On a 5-inch display it is 0.4 mm, and the phone must come nearer.
"""
SHORT_COMMENT, SHORT_NAME = 60, 12

Data = dict[str, Any]


def code_of(play: Play, texts: Texts, now: int) -> PhoneCode | None:
    """Draw the QR code of a play; None if not even the fewest fields fit."""
    data = link_data(play, texts, now)
    left_out: list[str] = []
    for step, shorten in _SHORTER:
        if len(link(data)) <= ROOM:
            break
        shorter = shorten(data)
        if shorter != data:
            left_out.append(step)
        data = shorter
    address = link(data)
    return phone_code(address, *left_out) if len(address) <= ROOM else None


def _shorten_comment(data: Data) -> Data:
    comment = data.get("comments", "")
    return data | {"comments": f"{comment[: SHORT_COMMENT - 1]}…"} if len(comment) > SHORT_COMMENT else data


def _without(name: str) -> Callable[[Data], Data]:
    return lambda data: {key: value for key, value in data.items() if key != name}


def _players_without(name: str) -> Callable[[Data], Data]:
    return lambda data: data | {"players": [_without(name)(player) for player in data["players"]]}


def _shorten_names(data: Data) -> Data:
    players: list[Data] = []
    for number, player in enumerate(data["players"], start=1):
        name = player["name"][:SHORT_NAME]
        if any(name == other["name"] for other in players):
            name = f"{name[: SHORT_NAME - 1]}{number}"
        players.append(player | {"name": name})
    return data | {"players": players}


_SHORTER: tuple[tuple[str, Callable[[Data], Data]], ...] = (
    ("comment-short", _shorten_comment),
    ("comment", _without("comments")),
    ("board", _without("board")),
    ("role", _players_without("role")),
    ("rank", _players_without("rank")),
    ("location", _without("location")),
    ("durationMin", _without("durationMin")),
    ("names", _shorten_names),
    ("score", _players_without("score")),
)
"""What is shortened or left out, step by step, until the code fits: what is easiest to look up comes first."""


def code_drawer(play: Play, now: int) -> Callable[[Words], PhoneCode | None]:
    """Return a function that draws the code of a play, cached by its words; it returns None if the code would be too large."""
    return cache(lambda words: code_of(play, Texts(words), now))
