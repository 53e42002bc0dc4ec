import getpass
import signal
import socket
import subprocess

import pytest

pytest.importorskip("paho", reason="the extra mqtt is not installed")
pytest.importorskip("cryptography", reason="the extra mqtt is not installed")
pytest.importorskip("zeroconf", reason="the extra mqtt is not installed")

from mosquitto import Mosquitto, free_port, program, until

from companion.library.library import Library
from companion.network.house.house_setup import HouseBroker
from companion.network.house.listening_house import HouseHost
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.connection import Connection


@pytest.fixture(autouse=True)
def names(monkeypatch):
    """Nobody answers for a name ending in .local: the network of whoever runs the tests may take a second to say so of each."""
    ask = socket.getaddrinfo

    def asked(host, *words, **more):
        if isinstance(host, str) and host.endswith(".local"):
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return ask(host, *words, **more)

    monkeypatch.setattr(socket, "getaddrinfo", asked)


@pytest.fixture
def broker(tmp_path_factory):
    """A broker that runs; skipped by name where Mosquitto is not installed."""
    if program("mosquitto") is None or program("mosquitto_passwd") is None:
        pytest.skip("Mosquitto is not installed (apt install mosquitto)")
    started = Mosquitto(tmp_path_factory.mktemp("broker")).start()
    yield started
    started.kill()


@pytest.fixture
def wish(broker):
    """Give a wish for the broker, as a user."""

    def of(user, serial="0000abcd", **more):
        return BrokerConfig("127.0.0.1", broker.port, user, user[::-1], table=more.pop("table", "Table 3"), serial=serial, **more)

    return of


@pytest.fixture
def machine(tmp_path):
    """A machine with /etc/mosquitto and its services; what systemd would do is done to Mosquittos of its own."""
    if program("mosquitto") is None:
        pytest.skip("Mosquitto is not installed (apt install mosquitto)")
    served, running = [], {}
    place = tmp_path / "etc/mosquitto"
    (place / "conf.d").mkdir(parents=True)
    (tmp_path / "var/lib/companion-broker").mkdir(parents=True)
    me = f"user {getpass.getuser()}\n"
    (place / "mosquitto.conf").write_text(f"{me}persistence_location {tmp_path}/\ninclude_dir {place}/conf.d\n")

    def serve(what, *words):
        served.append(what)
        stop = running.get(words[-1]) if words else None
        if what == "reload":
            stop.send_signal(signal.SIGHUP)
        elif what in {"restart", "disable"}:
            if stop is not None:
                stop.kill()
                stop.wait()
            if what == "restart":
                conf = place / f"{words[-1]}.conf"
                if words[-1] == "companion-broker":
                    conf = tmp_path / "as-mosquitto.conf"
                    conf.write_text((place / "companion-broker.conf").read_text() + me)
                running[words[-1]] = subprocess.Popen([program("mosquitto"), "-c", str(conf)], stderr=subprocess.DEVNULL)

    yield HouseBroker(tmp_path, serve, free_port()), served
    for process in running.values():
        process.kill()
        process.wait()


@pytest.fixture
def houses(wish, tmp_path):
    """Open houses with a library each at the broker; all are closed at the end."""
    made = []

    def house(name="house"):
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        made.append((HouseHost(wish("house", name.ljust(8, "0")), kept := Library(folder)).start(), kept))
        until(lambda: made[-1][0].problem is None)
        return made[-1][0]

    yield house
    for one, kept in made:
        one.close()
        kept.close()


@pytest.fixture
def told(monkeypatch):
    """List what tables tell, as topic and value, that believe to be connected; no broker is there."""
    heard = []
    monkeypatch.setattr(Connection, "connected", True)
    monkeypatch.setattr(Connection, "publish", lambda _line, topic, value, **_: bool(heard.append((topic, value)) or True))
    return heard
