"""docs/house.md executed as it stands: its commands are run by a shell, its bridge by two brokers.

What belongs to the machine has a stand-in: `sudo`, `apt`, `systemctl`, `install` (which gives the file to nobody), and the prompt for
a password. `companion` is the real program, with another folder in the place of /etc/mosquitto.
"""

import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from mosquitto import Mosquitto, program, until

from companion.network.house.house_setup import HouseBroker
from companion.network.mqtt.broker_config import read_broker_config
from companion.network.mqtt.connection import Connection
from companion.network.mqtt.nearby import HouseSearch, list_own_addresses
from companion.system.settings import load

HOUSE = Path(__file__).parents[2] / "docs" / "house.md"
SHELL = re.findall(r"```sh\n(.*?)```", HOUSE.read_text(encoding="utf-8"), re.DOTALL)
BRIDGE = re.search(r"((?:    .*\n)*    connection chain\n(?:    .*\n)+)", HOUSE.read_text(encoding="utf-8"))
COMPANION = """#!{python}
import sys
from companion.network.house import house_setup
from companion.start import main
from pathlib import Path
house_setup.HouseBroker.__init__.__defaults__ = (Path({root!r}), house_setup._call_systemd, {port})
sys.argv[0] = "companion"
sys.exit(main())
"""
STAND_INS = {
    "sudo": 'exec "$@"',
    "apt": 'test "$*" = "install mosquitto"',
    "systemctl": 'echo "$@" >>"$SERVED"',
    "systemd-ask-password": 'sed -n "s/^table-3 = .\\\\(.*\\\\).$/\\\\1/p" "$PLACE/companion-accounts.toml"',
    "install": 'for last; do :; done; test "$1 $2 $3 $4" = "-o companion -m 600"; cat >"$last"',
}


@pytest.fixture
def shell(machine, tmp_path, monkeypatch):
    """Give a function that runs a block of commands on a machine of its own; systemd's part is done by `machine`."""
    broker, _ = machine
    tools = tmp_path / "bin"
    tools.mkdir()
    served, etc = tmp_path / "served", tmp_path / "etc-companion"
    etc.mkdir()
    for name, text in STAND_INS.items():
        (tools / name).write_text(f"#!/bin/sh\nset -e\n{text}\n")
    place = {"python": sys.executable, "root": str(tmp_path), "port": broker.port}
    (tools / "companion").write_text(COMPANION.format(**place))
    for tool in tools.iterdir():
        tool.chmod(0o755)
    env = {
        **os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "SERVED": str(served), "PLACE": str(broker.place),
        "COMPANION_SETTINGS": str(etc / "companion.toml"), "STATE_DIRECTORY": str(tmp_path / "state"), "SDL_VIDEODRIVER": "dummy",
        "PYTHONPATH": str(HOUSE.parents[1]), "CACHE_DIRECTORY": str(tmp_path / "cache"),
    }  # fmt: skip
    env.pop("SUDO_USER", None)

    def begun(text):
        text = text.replace("/etc/companion/", f"{etc}/")
        return subprocess.Popen(["bash", "-ec", text], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    return broker, served, etc, begun


def test_the_commands_set_a_house_up_show_its_board_and_join_a_table_by_hand(shell):
    broker, served, etc, begun = shell
    setup, by_hand = SHELL
    first, second, board = setup.strip().splitlines()
    assert (second, board) == ("sudo companion house setup", "companion house --screen")
    with begun(f"{first}\n{second}") as running:
        until(served.exists)
        broker._serve(*served.read_text().split())
        said = running.stdout.read()
    assert running.returncode == 0, said
    assert len(broker.list_known()) == 52
    with begun(board) as running, closing(HouseSearch(list_own_addresses)) as search:
        until(lambda: search.houses or running.poll() is not None)
        running.terminate()
    assert search.houses, "the board is announced"
    by_hand = by_hand.replace("192.168.1.10", "127.0.0.1")
    with begun(by_hand) as running:
        said = running.stdout.read()
    assert running.returncode == 0, said
    assert served.read_text().splitlines()[-1] == "restart companion"
    settings = load(etc / "companion.toml").change("mqtt.port", broker.port)
    wish = read_broker_config(settings, etc)
    assert (wish.user, wish.table) == ("table-3", "Table 3")
    with closing(Connection(wish, "table-3", []).start()) as line:
        until(lambda: line.connected)


def test_the_bridge_brings_a_cafes_tables_to_the_chain_and_no_order_back(tmp_path):
    if program("mosquitto") is None:
        pytest.skip("Mosquitto is not installed (apt install mosquitto)")
    shipped = HOUSE.parents[1] / "companion" / "network" / "house" / "mosquitto" / "companion.acl"
    for name in ("chain", "cafe"):
        (tmp_path / name).mkdir()
    rules = tmp_path / "chain.acl"
    rules.write_text("user cafe-7\ntopic write cafe-7/#\nuser house\ntopic readwrite #\n")
    chain = Mosquitto(tmp_path / "chain", shipped=rules, users=("cafe-7", "house")).start()
    cafe = Mosquitto(tmp_path / "cafe", shipped=shipped, users=("table-1", "house"))
    lines = BRIDGE.group(1).replace("chain.example:8883", f"127.0.0.1:{chain.port}").replace("what-the-chain-gave-you", "7-efac")
    lines = "".join(line.strip() + "\n" for line in lines.splitlines() if "bridge_capath" not in line)
    cafe._lines = (*cafe._lines, lines)
    cafe._take_port()
    cafe.start()
    wish = HouseBroker(tmp_path).make_config
    try:
        from companion.network.house.house_setup import Account

        above = Connection(wish(Account("house", "esuoh"))._replace(host="127.0.0.1", port=chain.port), "above", ["#"]).start()
        here = wish(Account("table-1", "1-elbat"))._replace(host="127.0.0.1", port=cafe.port)
        table = Connection(here, "table-1", ["companion/table-1/command/#"]).start()
        until(lambda: above.connected and table.connected)
        heard = []

        def told():
            table.publish("companion/table-1/state", "{}", retain=True)
            heard.extend(above.take())
            return ("cafe-7/companion/table-1/state", b"{}") in heard

        until(told)
        for topic in ("companion/table-1/command/pause", "cafe-7/companion/table-1/command/pause"):
            above.publish(topic, "on")
        table.publish("companion/table-1/play", "last")
        until(lambda: heard.extend(above.take()) or ("cafe-7/companion/table-1/play", b"last") in heard)
        assert table.take() == []
        above.close()
        table.close()
    finally:
        cafe.kill()
        chain.kill()
