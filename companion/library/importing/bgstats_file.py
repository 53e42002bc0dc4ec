"""Reads the files of the app BG Stats: the play file (`.bgsplay`) and the full export (`BGStatsExport.json`), which are one form.

Known through public programs that read them, and seven public backups: four lists, in which plays refer by number to games,
players and locations; `expansionPlays` to games too. A `team` counts only where the play `usesTeams`; elsewhere something is
left there. A rank of 0 and an empty score are unknown; `ignored` plays are left out of the app's statistics. A score may be
the sum by which it was reckoned. `playDate` is local time.
"""

from collections.abc import Mapping
from typing import Any

from companion.library.history.document import LONGEST_KEY, Play, PlayedSeat
from companion.library.importing.found import ANY_BOX, MINUTE, Doubt, FoundPlays, flag, own_uuid, plain, seat_people, whole

Table = Mapping[int, Mapping[str, Any]]


def read_bgstats(content: Mapping[str, Any], found: FoundPlays) -> None:
    """Add all plays of a file's content; an entry that is no play is counted as left out."""
    games, players, places = (_index(content.get(name)) for name in ("games", "players", "locations"))
    for entry in content["plays"]:
        try:
            play = _read_play(entry, games, players, places, found)
        except (KeyError, TypeError, ValueError, AttributeError):
            found.doubts[Doubt.LEFT_OUT] += 1
        else:
            found.take(play)


def _index(rows: Any) -> Table:
    return {row["id"]: row for row in rows or () if isinstance(row, Mapping) and type(row.get("id")) is int}


def _read_play(entry: Mapping[str, Any], games: Table, players: Table, places: Table, found: FoundPlays) -> Play:
    game = games[entry["gameRefId"]]
    scores = sorted(entry.get("playerScores") or (), key=lambda score: whole(score.get("seatOrder")))
    teams = flag(entry.get("usesTeams"))
    seats = seat_people(_read_seat(score, players, found, teams=teams) for score in scores)
    title, ended = plain(game["name"], LONGEST_KEY), found.read_moment(entry.get("playDate"))
    if not title:
        raise ValueError("expected the name of a game, got none")
    aborted = flag(entry.get("ignored"))
    found.doubts[Doubt.UNCOUNTED] += aborted
    length = whole(entry.get("durationMin"))
    added = [(games[one["gameRefId"]], one) for one in entry.get("expansionPlays") or () if one.get("gameRefId") in games]
    return Play(
        uuid=own_uuid(entry.get("uuid"), "bgstats", entry.get("playDate"), title, seats),
        game=ANY_BOX,
        script="",
        seats=seats,
        rounds=whole(entry.get("rounds")),
        ended=ended,
        duration=length * MINUTE if length else None,
        aborted=aborted,
        place=plain(places.get(entry.get("locationRefId", 0), {}).get("name")),
        comment=plain(entry.get("comments")),
        title=title,
        cooperative=flag(game.get("cooperative")),
        bgg=whole(game.get("bggId")),
        bgg_play=whole(entry.get("bggId")),
        added={plain(one["name"], LONGEST_KEY): _number(one, play) for one, play in added},
        board=plain(entry.get("board")),
    )


def _number(game: Mapping[str, Any], play: Mapping[str, Any]) -> str:
    return str(whole(game.get("bggId")) or whole(play.get("bggId")) or "")


def _read_seat(score: Mapping[str, Any], players: Table, found: FoundPlays, *, teams: bool) -> PlayedSeat:
    player = players.get(score["playerRefId"], {})
    return PlayedSeat(
        name="" if flag(player.get("isAnonymous")) else plain(player.get("name")),
        colour="",
        rank=whole(score.get("rank")) or None,
        won=flag(score.get("winner")),
        starts=flag(score.get("startPlayer")),
        team=plain(score.get("team")) if teams else "",
        part=plain(score.get("role") or score.get("teamRole")),
        first=flag(score.get("newPlayer")),
        **found.read_score(score.get("score")),
    )
