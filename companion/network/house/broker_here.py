"""What Mosquitto on this machine does already: what others have configured, who is connected, which ports are free.

Mosquitto's configuration is many settings for the whole broker and some for one listener, by an order of lines that only its
author knows; so the house shares a broker only where nobody has configured anything that matters, and else has one of its own.
"""

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from companion.system.written import read_text

MOST_BYTES = 100_000
HARMLESS = {
    "autosave_interval", "autosave_on_changes", "connection_messages", "include_dir", "log_dest", "log_facility", "log_timestamp",
    "log_timestamp_format", "log_type", "persistence", "persistence_file", "persistence_location", "pid_file",
    "retain_available", "set_tcp_nodelay", "sys_interval", "user", "websockets_log_level",
}  # fmt: skip
"""What may be configured without anybody being served: no listener, account, bridge, plugin or limit (mosquitto.conf(5))."""
OWN_FOLDER = {"pid_file", "persistence_location", "include_dir"}
"""What a copy of a configuration must not have in common with it, beside a log in a file."""
LISTENS, CONNECTED = "0A", "01"
"""The states of a socket in /proc/net/tcp (Linux, include/net/tcp_states.h)."""


def read_settings(path: Path, own: Path) -> Iterator[list[str]]:
    """Yield the words of each line of a configuration and of what it includes, in their order, but for the file `own`.

    Raises `OSError` or `ValueError` where a file cannot be read.
    """
    if path == own or not path.is_file():
        return
    for line in read_text(path, MOST_BYTES).splitlines():
        words = line.split(maxsplit=1)
        if not words or words[0].startswith("#"):
            continue
        yield words
        if words[0] == "include_dir" and len(words) > 1:
            for included in sorted(Path(words[1].strip()).glob("*.conf")):
                yield from read_settings(included, own)


def list_ports(path: Path, own: Path) -> list[int]:
    """Return the ports of all listeners in a configuration, but for those in the file `own`. Raises as `read_settings`."""
    said = [(words[0], words[1].split()[0]) for words in read_settings(path, own) if len(words) > 1]
    return [int(port) for what, port in said if what in {"listener", "port"} and port.isdigit()]


def is_harmless(settings: list[list[str]]) -> bool:
    """Return whether with these settings Mosquitto serves nobody but, without a password, this machine."""
    return all(words[0] in HARMLESS for words in settings)


def copy_settings(settings: list[list[str]], folder: Path) -> str:
    """Write these settings as those of a copy that keeps everything in a folder of its own and says nothing elsewhere."""
    kept = [words for words in settings if words[0] not in OWN_FOLDER and words[0] != "log_dest"]
    mine = [["persistence_location", f"{folder}/"], ["log_dest", "stderr"], ["include_dir", f"{folder}/conf.d"]]
    return "".join(f"{' '.join(words)}\n" for words in (*kept, *mine))


def is_used_by_others(port: int) -> bool:
    """Return whether somebody is connected to this port, or something listens there for more than this machine alone."""
    for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")):
        with suppress(OSError):
            for line in table.read_text(encoding="ascii").splitlines()[1:]:
                address, state = line.split()[1], line.split()[3]
                here, at = address.rsplit(":", 1)
                alone = here in {"0100007F", "0" * 24 + "01000000"}
                if int(at, 16) == port and (state == CONNECTED or (state == LISTENS and not alone)):
                    return True
    return False


def find_free_port(first: int) -> int:
    """Return the first port from here on at which nothing listens."""
    return next(port for port in range(first, first + 100) if not is_answered(port) and _can_be_had(port))


def _can_be_had(port: int) -> bool:
    with suppress(OSError), socket.create_server(("", port)):
        return True
    return False


def is_answered(port: int) -> bool:
    """Return whether something listens at this port of this machine."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
        return True
    return False
