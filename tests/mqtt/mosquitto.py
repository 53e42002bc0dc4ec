"""A real Mosquitto on a loopback port of its own, with the access rules that come with the house; killed and started at will."""

import getpass
import shutil
import socket
import subprocess
from pathlib import Path

import pace

SHIPPED = Path(__file__).parents[2] / "companion" / "network" / "house" / "mosquitto"
RULES = SHIPPED / "one-account.acl"
USERS = ("tables", "house", "homeassistant")
TRIES = 5


def program(name):
    """Find a program of Mosquitto's; None where it is not installed."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(condition):
    """Wait until something holds."""
    assert pace.until(condition), "nothing came of it"


class Mosquitto:
    """A broker; each user's password is the user's name backwards."""

    def __init__(self, folder, shipped=RULES, users=USERS):
        passwords = folder / "passwords"
        passwords.touch(mode=0o600)
        for user in users:
            subprocess.run([program("mosquitto_passwd"), "-b", str(passwords), user, user[::-1]], check=True, capture_output=True)
        rules = folder / "rules.acl"
        shutil.copy(shipped, rules)
        rules.chmod(0o600)
        self._conf = folder / "mosquitto.conf"
        lines = ("allow_anonymous false", f"password_file {passwords}", f"acl_file {rules}",
                 "max_inflight_messages 50", "max_queued_messages 5000", "message_size_limit 70000", f"user {getpass.getuser()}",
                 "persistence true", f"persistence_location {folder}/", "autosave_interval 1")  # fmt: skip
        self._lines = lines
        self._log = folder / "mosquitto.log"
        self._process, self._started = None, False
        self._take_port()

    def _take_port(self):
        self.port = free_port()
        self._conf.write_text("\n".join((f"listener {self.port} 127.0.0.1", *self._lines)) + "\n", encoding="utf-8")

    def start(self):
        """Start it, the first time on another port where somebody was faster; afterwards always on the same."""
        for _ in range(TRIES):
            with self._log.open("ab") as log:
                self._process = subprocess.Popen([program("mosquitto"), "-c", str(self._conf)], stdout=log, stderr=log)
            until(lambda: self._process.poll() is not None or self._answers())
            if self._process.poll() is None:
                self._started = True
                return self
            if not self._started:
                self._take_port()
        raise AssertionError(self._log.read_text(encoding="utf-8", errors="replace")[-500:])

    def _answers(self):
        with socket.socket() as probe:
            probe.settimeout(0.2)
            there = probe.connect_ex(("127.0.0.1", self.port)) == 0
            return there and probe.getsockname() != probe.getpeername()  # a port that nobody holds can meet itself

    def kill(self):
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
