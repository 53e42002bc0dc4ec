"""Signatures of Debian packages, which a device checks before it installs an update.

They are the archive's last member, a line for each key. dpkg leaves members alone whose names begin with "_" (deb(5)), so a
signed package is a package as any other. What is signed is the SHA-512 of all that stands before that member, by Ed25519
(RFC 8032), as the library `cryptography` has it. The unit `companion-update` runs this module as the user nobody, before root
installs anything: so it imports nothing of ours.
"""

import base64
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

MEMBER = b"_companion"
"""The name of the member that holds the signatures."""
KEYS = (Path("/usr/share/companion/keys"), Path("/etc/companion-table/keys"))
"""Where public keys lie, each in a file NAME.pub: those of the package, and those that the machine's owner adds."""
BEGINS, HEAD, ENDS = b"!<arch>\n", 60, b"`\n"
"""What an archive of ar(5) begins with, how long a member's head is, and what it ends with."""
MOST, CHUNK = 10_000, 1 << 20
"""The most bytes of a signature member; how many bytes are read at once."""
SAID = b"Companion package\n"
"""Stands before the digest in what is signed, so that no signature of anything else fits."""


def is_signed(package: BinaryIO, keys: Iterable[bytes]) -> bool:
    """Return whether one of these public keys (32 bytes each) has signed the whole package. It may be any file at all."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - an extra, and few starts look at a package
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    signed_to, signatures = find_signatures(package)
    if not signatures:
        return False
    message = digest(package, signed_to)
    for key in keys:
        for signature in signatures:
            try:
                Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
            except (InvalidSignature, ValueError):
                continue
            return True
    return False


def find_signatures(package: BinaryIO) -> tuple[int, list[bytes]]:
    """Return where the member with the signatures begins, and these; the file's end and none where there is no such member."""
    end = package.seek(0, os.SEEK_END)
    package.seek(0)
    place = len(BEGINS)
    if package.read(place) != BEGINS:
        return end, []
    while place + HEAD <= end:
        package.seek(place)
        head = package.read(HEAD)
        size = head[48:58].strip()
        if not head.endswith(ENDS) or not size.isdigit():
            return end, []
        after = place + HEAD + int(size) + int(size) % 2
        if head[:16].rstrip(b" /") == MEMBER:
            # It must be the last one: what stands behind it would not be signed
            return place, _read(package.read(int(size))) if after == end and int(size) <= MOST else []
        place = after
    return end, []


def _read(lines: bytes) -> list[bytes]:
    found = []
    for line in lines.split():
        try:
            found.append(base64.b64decode(line, validate=True))
        except ValueError:
            continue
    return found


def digest(package: BinaryIO, size: int) -> bytes:
    """Return what is signed of a package's first bytes, which are this many."""
    package.seek(0)
    found, left = hashlib.sha512(), size
    while left > 0 and (part := package.read(min(CHUNK, left))):
        found.update(part)
        left -= len(part)
    return SAID + found.digest()


def known_keys(folders: Iterable[Path] = KEYS) -> Iterator[bytes]:
    """Yield the public keys that this machine believes."""
    for folder in folders:
        for file in sorted(folder.glob("*.pub")):
            yield from _read(file.read_bytes())


if __name__ == "__main__":
    sys.exit(0 if is_signed(sys.stdin.buffer, known_keys()) else 1)
