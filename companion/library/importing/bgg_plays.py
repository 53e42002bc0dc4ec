"""Reads plays as BoardGameGeek gives them: the pages of `/xmlapi2/plays`, up to 100 plays each, in XML.

Source: the site's page "BGG XML API2", and public answers of it. `quantity` plays of a kind are one element; `incomplete`
plays were broken off, and those with `nowinstats` do not count. `color` holds a colour, a team or a character, as people like.
"""

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree as ET

from companion.library.history.document import LONGEST_KEY, Play, PlayedSeat
from companion.library.importing.found import (
    ANY_BOX,
    MINUTE,
    Doubt,
    FoundPlays,
    ImportRefused,
    flag,
    known_colour,
    plain,
    seat_people,
    uuid_of,
    whole,
)

MOST_AT_ONCE = 1_000
"""The most plays that one element may stand for."""


def read_bgg(text: str, found: FoundPlays) -> None:
    """Add all plays of a page. Raises `ImportRefused` if it is no XML, declares entities, or holds no plays."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise ImportRefused("expected plain XML, got declarations of its own, which are not read")
    try:
        page = ET.fromstring(text)  # noqa: S314 - bounded in size, and without declarations nothing can be expanded
    except ET.ParseError as error:
        raise ImportRefused(f"expected whole XML, got something else: {error}") from error
    if page.tag != "plays":
        raise ImportRefused(f"expected plays of BoardGameGeek, got <{page.tag[:40]}>: {plain(''.join(page.itertext()))[:100]}")
    entries = page.findall("play")
    for entry in entries:
        try:
            plays = _read_play(entry, found)
        except (KeyError, ValueError):
            found.doubts[Doubt.LEFT_OUT] += 1
        else:
            for play in plays:
                found.take(play)
    found.pages["held"] += sum(max(1, whole(entry.get("quantity"))) for entry in entries)
    found.pages["total"] = max(found.pages["total"], whole(page.get("total")))


def _read_play(entry: ET.Element, found: FoundPlays) -> list[Play]:
    item = entry.find("item")
    title = plain(item.get("name"), LONGEST_KEY) if item is not None else ""
    if item is None or not title:
        raise ValueError("expected the name of a game, got none")
    number, ended = whole(entry.get("id")), found.read_moment(entry.get("date"))
    if ended is None and not number:
        raise ValueError("expected a play with a number or a day, got neither")
    aborted = flag(entry.get("incomplete")) or flag(entry.get("nowinstats"))
    found.doubts[Doubt.UNCOUNTED] += flag(entry.get("nowinstats"))
    length, players = whole(entry.get("length")), entry.findall("players/player")
    told = Counter(plain(player.get("color")) for player in players)
    seats = seat_people(_read_seat(player, told, len(players), found) for player in players)
    play = Play(
        uuid=uuid_of("bgg", number or (entry.get("date"), title, seats)),
        game=ANY_BOX,
        script="",
        seats=seats,
        ended=ended,
        duration=length * MINUTE if length else None,
        aborted=aborted,
        place=plain(entry.get("location")),
        comment=plain(entry.findtext("comments")),
        title=title,
        bgg=whole(item.get("objectid")),
        bgg_play=number,
    )
    again = range(2, min(whole(entry.get("quantity")), MOST_AT_ONCE) + 1)
    return [play, *(replace(play, uuid=uuid_of("bgg", number or play.uuid, time)) for time in again)]


def _read_seat(player: ET.Element, told: Counter[str], players: int, found: FoundPlays) -> PlayedSeat:
    """Read a player; what stands under `color` is a colour, a team if several but not all share it, or else a character."""
    text = plain(player.get("color"))
    coloured = bool(known_colour(text)) and told[text] == 1
    team = bool(text) and not coloured and 1 < told[text] < players
    return PlayedSeat(
        name=plain(player.get("name")) or plain(player.get("username")),
        colour=text if coloured else "",
        won=flag(player.get("win")),
        starts=plain(player.get("startposition")) == "1",
        team=text if team else "",
        part="" if team or coloured else text,
        first=flag(player.get("new")),
        **found.read_score(player.get("score")),
    )
