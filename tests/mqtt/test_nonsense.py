"""Whatever anybody says at the broker: named, ignored, never fatal. And what Home Assistant's schemas want."""

import json
import re
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from companion.games import GAMES
from companion.language.words import Words
from companion.library.history.document import DocumentRefused, Play, PlayedSeat, convert_play, read_foreign
from companion.library.history.plays import PlayOfAnother, Plays, collect
from companion.library.journal import IN_MEMORY, Journal
from companion.network.house.tables import Nonsense, Tables, board_lines, read_object
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.orders import OrderRefused, order_from
from companion.network.mqtt.outbox import Outbox
from companion.network.mqtt.telling import event_types
from companion.network.mqtt.topics import Topics, discovery, discovery_topic, owner, parse_topic, slug
from tools.gallery.season import season

WORDS = {language: Words(language, [game.folder for game in GAMES]) for language in ("de", "en")}


def nonsense(rng):
    """A topic and a payload as nobody would send them, or nearly as somebody would."""
    part = rng.choice(
        ["state", "availability", "play", "received", "command/pause", "command/closing", "x" * 300, "", "state/../x"]
    )
    table = rng.choice(["table-3-00ab", "", "+", "#", "Tisch", "a" * 70, "\u0000", "ü", f"t-{rng.randint(0, 3000)}"])
    root = rng.choice(["companion", "companion", "companion", "homeassistant", ""])
    return "/".join([root, table, part, *["deep"] * rng.choice([0, 0, 0, 40])]), payload(rng)


def payload(rng):
    value = rng.choice([
        {"box": rng.choice(["tumult_royale", 7, None, "\u202e" * 50]), "round": rng.choice([1, -5, 10**30, "three", True, 1.5])},
        {"box": "citadels", "standing": rng.choice([[{}], [{"colour": 5}], "all", [{"colour": "red", "figures": {"gold": "much"}}] * 30])},
        {"turn": rng.choice([{}, [], "Ada", {"colour": "blue", "name": ["Ada"]}])}, [], None, 5, "online",
        {"format": "companion-play", "version": 1, "uuid": rng.choice([5, "", "x" * 5000]), "seats": rng.choice([[], [{}], "all"])},
    ])  # fmt: skip
    text = json.dumps(value).encode()
    return rng.choice(
        [
            text,
            text[: rng.randint(0, len(text))],
            bytes(rng.randrange(256) for _ in range(rng.randint(0, 60))),
            b"[" * 5000,
            b"online",
        ]
    )


def test_thousands_of_strange_messages_are_left_and_the_board_can_still_be_written(caplog):
    rng, tables = Random(5), Tables()
    for number in range(3_000):
        topic, message = nonsense(rng)
        tables.hear(topic, message, float(number))
        for kind in ("pause", "message", "brightness", "closing", "else"):
            with suppress(OrderRefused):
                order_from(kind, message)
    assert len(tables.all) <= 2000
    assert len(caplog.records) <= 10
    for number in range(2_000):
        tables.hear(f"companion/ghost-{number}/availability", b"offline", 9_999.0)
    assert tables.hear("companion/table-5/availability", b"online", 10_000.0), "a table that is not there makes room"
    for words in WORDS.values():
        assert board_lines(tables, words, 10_000.0)


def test_a_play_that_was_changed_anywhere_is_let_in_whole_or_not_at_all():
    rng, plays = Random(3), list(season(40))
    for _ in range(600):
        value = json.loads(json.dumps(convert_play(rng.choice(plays))))
        assert read_foreign(value)
        place = rng.choice([value, rng.choice(value["seats"])])
        place[rng.choice(list(place))] = rng.choice([None, -1, 10**40, "x" * 900, [], {}, [1], True, 1.5, [["a"]], {"a": 1}])
        try:
            play = read_foreign(value)
        except DocumentRefused:
            continue
        assert json.loads(json.dumps(convert_play(play)))
        assert all(isinstance(seat.name, str) for seat in play.seats)


def test_what_is_no_object_is_nonsense():
    for bad in (b"", b"\xff\xfe", b"[1]", b"nan", b"9" * 5000, b'{"a":' * 2000):
        with pytest.raises(Nonsense):
            read_object(bad)


def test_a_table_has_a_place_of_its_own_whatever_it_is_called():
    assert Topics.of("Tisch Nr. 3 / Café", "00ab12cd").table == "tisch-nr-3-cafe-00ab12cd"
    assert slug("桌子") == "table"
    assert slug(f"{'a' * 23} b") == "a" * 23, "it ends in no dash where it is cut"
    assert parse_topic(Topics.of("桌子", "00ab12cd").command("pause")) == ("table-00ab12cd", "command/pause")


def test_a_damaged_list_of_what_was_received_means_that_all_is_sent_again(tmp_path):
    (tmp_path / "received.json").write_bytes(b"{torn")
    plays = list(season(3))
    assert len(Outbox(tmp_path).list_due(plays, plays[-1].ended)) == 3
    old = Outbox(tmp_path).list_due(plays, plays[-1].ended + 40 * 86_400_000)
    assert [play.ended for play in old] == [None] * sum(play.ended is None for play in plays)


# What Home Assistant's MQTT integration takes, by its own sources (components/mqtt/schemas.py and the platforms' modules).
DEVICE = {"identifiers", "connections", "manufacturer", "model", "name", "hw_version", "serial_number", "sw_version", "via_device",
          "suggested_area", "configuration_url"}  # fmt: skip
ENTITY = {"platform", "unique_id", "name", "icon", "state_topic", "value_template", "qos", "device_class", "availability_topic",
          "entity_category", "enabled_by_default", "json_attributes_topic", "unit_of_measurement", "expire_after"}  # fmt: skip
PLATFORMS = {
    "sensor": (ENTITY, {"state_topic"}),
    "binary_sensor": (ENTITY | {"payload_on", "payload_off", "off_delay"}, {"state_topic"}),
    "event": (ENTITY | {"event_types"}, {"state_topic", "event_types"}),
    "button": ((ENTITY - {"state_topic", "value_template"}) | {"command_topic", "payload_press"}, {"command_topic"}),
    "number": (ENTITY | {"command_topic", "min", "max", "step", "mode"}, {"command_topic"}),
    "switch": (ENTITY | {"command_topic", "payload_on", "payload_off", "state_on", "state_off"}, {"command_topic"}),
    "notify": ((ENTITY - {"state_topic", "value_template"}) | {"command_topic"}, {"command_topic"}),
}


def test_what_home_assistant_is_told_fits_its_schemas():
    topics = Topics.of("Table 3", "00ab12cd")
    told = discovery(topics, "Table 3", "00ab12cd", "0.2", event_types(GAMES), WORDS["de"])
    assert re.fullmatch(r"homeassistant/device/[a-zA-Z0-9_-]+/config", discovery_topic(topics))
    must = {"device", "origin", "components"}
    assert must <= set(told) <= must | {"availability_topic", "state_topic", "command_topic", "qos", "encoding"}
    assert set(told["device"]) <= DEVICE
    assert told["device"]["identifiers"]
    assert set(told["origin"]) <= {"name", "sw_version", "support_url"}
    gone = [part for part in told["components"].values() if set(part) == {"platform"}]
    here = [part for part in told["components"].values() if part not in gone]
    assert len(gone) == 3, "entities of 0.2.0 that are no more"
    uniques = [part["unique_id"] for part in here]
    assert len(set(uniques)) == len(uniques)
    assert [part for part in here if "availability_topic" not in part] == [told["components"]["event"]]
    for part in here:
        known, needed = PLATFORMS[part["platform"]]
        assert needed <= set(part) <= known, part
    assert {part["platform"] for part in here} == set(PLATFORMS)
    assert json.loads(json.dumps(told)) == told


def rules_of(name):
    return (Path(__file__).parents[2] / "companion" / "network" / "house" / "mosquitto" / name).read_text(encoding="utf-8")


def test_the_rules_for_mosquitto_name_every_topic_that_is_used():
    for name, topics in (("one-account.acl", Topics("+")), ("companion.acl", Topics("%u"))):
        for topic in (topics.availability, topics.state, topics.event, topics.play, topics.received):
            assert topic in rules_of(name)


def test_by_the_rules_a_table_writes_below_its_own_account_alone():
    told = [line.split() for line in rules_of("companion.acl").splitlines() if line and not line.startswith("#")]
    everybody = [words for words in told if words[0] == "pattern"]
    assert all(words[2].split("/").count("%u") == 1 for words in everybody)
    assert [words[1] for words in told if words[0] == "user"] == ["house", "homeassistant"]
    wish = BrokerConfig("broker", user="table-3", table="Window", serial="0123abcd")
    own = {words[2].replace("%u", "table-3") for words in everybody if "write" in words[1]}
    topics = wish.topics
    assert {topics.availability, topics.state, topics.event, topics.play, topics.here, discovery_topic(topics)} == own


def test_what_is_no_account_of_one_table_leaves_it_at_name_and_serial():
    for user in ("", "tables", "house", "table-", "table-x-0123abcd", "Table-3", "table-3/#"):
        assert BrokerConfig("broker", user=user, table="Window", serial="0123abcd").topics.table == "window-0123abcd", user


def test_a_play_is_changed_and_deleted_by_the_table_that_made_it_alone():
    play = Play(str(uuid4()), "tumult_royale", "1", (PlayedSeat("Ada", "blue"),), revision=1)
    with closing(Journal(IN_MEMORY)) as journal:
        plays = Plays(journal)
        assert collect(plays, play, f"table {owner('window-0123abcd')}")
        for other in ("window-99999999", "table-3", "0123abcd-x", "table-3-x"):
            with pytest.raises(PlayOfAnother):
                collect(plays, replace(play, revision=9, deleted=True), f"table {owner(other)}")
        assert plays.document(play.uuid) == play
        assert collect(plays, replace(play, revision=2, comment="late"), f"table {owner('renamed-0123abcd')}")
        with journal.transaction("as it was noted before") as db:
            db.execute("UPDATE games SET origin = 'table window-0123abcd'")
        assert collect(plays, replace(play, revision=3, comment="later"), f"table {owner('window-0123abcd')}")


def test_what_is_no_uuid_is_no_play():
    for uuid in ("", "x" * 36, "00000000-0000-0000-0000-00000000000", "\ud800", 5, "{" + "0" * 34 + "}"):
        value = convert_play(Play(str(uuid4()), "tumult_royale", "1", (PlayedSeat("Ada", "blue"),))) | {"uuid": uuid}
        with pytest.raises(DocumentRefused, match="uuid"):
            read_foreign(value)
