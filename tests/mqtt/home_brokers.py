"""Homes that run a broker already: each keeps it, and everybody who is connected, when a house is set up beside it.

`make test-home` tries all of them; test_house_setup.py tries those of `SHORT`.
"""

import subprocess
from pathlib import Path

import pytest
from mosquitto import free_port, program, until

from companion.network.house.broker_here import is_answered
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.connection import Connection

PLUGINS = "/usr/lib/*/mosquitto_dynamic_security.so"
SHORT = ("Home Assistant's accounts", "each listener for itself", "with a bridge")
HOMES = {
    "open to the home": "listener {a}\nallow_anonymous true\n",
    "Home Assistant's accounts": "allow_anonymous false\nlistener {a}\npassword_file {passwords}\n",
    "as versions before 2 wrote it": "port {a}\npassword_file {passwords}\nallow_anonymous false\n",
    "Zigbee2MQTT on this machine alone": "bind_address 127.0.0.1\nport {a}\nallow_anonymous true\n",
    "Tasmota, with limits": "listener {a} 0.0.0.0\nallow_anonymous true\nmax_keepalive 240\nmax_queued_messages 5000\n",
    "Frigate's pictures": "listener {a}\nallow_anonymous true\nmax_packet_size 10000000\nmessage_size_limit 0\n",
    "with a page in the browser": "listener {a}\nprotocol mqtt\nlistener {b}\nprotocol websockets\nallow_anonymous true\n",
    "each listener for itself": "per_listener_settings true\nlistener {a}\npassword_file {passwords}\nlistener {b}\nallow_anonymous true\n",
    "here without a password": "per_listener_settings true\nlistener {a} 127.0.0.1\nallow_anonymous true\nlistener {b}\n"
    "password_file {passwords}\n",
    "with rules": "listener {a}\npassword_file {passwords}\nacl_file {rules}\nallow_anonymous false\n",
    "guests read": "listener {a}\npassword_file {passwords}\nacl_file {rules}\nallow_anonymous true\n",
    "with a bridge": "listener {a}\nallow_anonymous true\nconnection away\naddress 127.0.0.1:{b}\ntopic # out 0\n",
    "with a bridge that signs in": "listener {a}\nallow_anonymous true\nconnection cloud\naddress 127.0.0.1:{b}\nremote_username me\n"
    'remote_password x\ntopic home/# both 1 "" here/\nbridge_protocol_version mqttv311\ntry_private false\n',
    "a socket for programs": "listener 0 {folder}/mosquitto.sock\nlistener {a}\nallow_anonymous true\n",
    "IPv6": "listener {a} ::1\nlistener {b} 127.0.0.1\nallow_anonymous true\n",
    "few at once": "listener {a}\nmax_connections 20\nallow_anonymous true\nmax_inflight_messages 0\n",
    "persistent": "listener {a}\nallow_anonymous true\npersistence true\npersistent_client_expiration 2m\nautosave_interval 300\n",
    "encrypted": "listener {a} 127.0.0.1\nlistener {b}\ncertfile {folder}/home.crt\nkeyfile {folder}/home.key\nallow_anonymous true\n",
    "accounts kept by a plugin": "listener {a}\nplugin {plugin}\nplugin_opt_config_file {folder}/plugin.json\n",
    "nobody but its own user": "listener {a}\nallow_anonymous false\npassword_file {passwords}\nset_tcp_nodelay true\nretain_available true\n",
}
"""Forms of ordinary homes' configurations, as their projects' pages and forums show them; ours, with accounts `home` and `guest`."""


def everything_in(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".db"}


def call(*words):
    subprocess.run([str(word) for word in words], check=True, capture_output=True)


def live_there(home, folder):
    """Write what this home has beside the configuration; return the configuration and its two ports."""
    passwords, rules, a, b = folder / "their-passwords", folder / "their-rules", free_port(), free_port()
    passwords.touch()
    call(program("mosquitto_passwd"), "-b", passwords, "home", "emoh")
    rules.write_text("topic read #\nuser home\ntopic readwrite #\n")
    (plugin, *_) = *Path("/").glob(PLUGINS[1:]), None
    if home == "encrypted":
        made = folder / "home.key", folder / "home.crt"
        call("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=home", "-keyout", made[0], "-out", made[1])
    if home == "accounts kept by a plugin":
        if plugin is None:
            pytest.skip("Mosquitto's plugin for accounts is not installed (it comes with mosquitto)")
        call("mosquitto_ctrl", "dynsec", "init", folder / "plugin.json", "home", "emoh")
    return HOMES[home].format(a=a, b=b, passwords=passwords, rules=rules, folder=folder, plugin=plugin), (a, b)


@pytest.mark.parametrize("home", HOMES)
def test_a_home_that_has_a_broker_keeps_it_and_the_house_has_its_own(machine, home, tmp_path):
    broker, served = machine
    text, ports = live_there(home, tmp_path)
    (broker.place / "conf.d/home.conf").write_text(text)
    broker._serve("restart", "mosquitto")
    until(lambda: any(map(is_answered, ports)))
    before = everything_in(broker.place)
    served.clear()
    ports = [port for port in ports if is_answered(port)]
    client = Connection(BrokerConfig("127.0.0.1", ports[0], "home", "emoh"), "home-lights", []).start()
    until(lambda: client.connected)
    accounts = broker.set_up(1, tls=False)
    assert broker.apart
    assert client.connected, "who was there before was not even hung up on"
    assert served == ["daemon-reload", "enable", "restart"]
    assert len(broker.set_up(2, tls=False)) == len(accounts) + 1
    broker.undo()
    client.close()
    assert everything_in(broker.place) == before
    assert [path.name for path in broker.place.parents[1].rglob("*companion-broker*")] == []
    assert all(map(is_answered, ports))
