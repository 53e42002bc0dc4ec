"""sign.py PACKAGE.deb KEY...: sign a package with private keys, so that devices that believe one of them take it as an update.

sign.py new KEY makes a pair: KEY, which stays secret and out of the repository, and KEY.pub, which belongs into tools/deb/keys.
"""

import base64
import os
import sys
import time
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

sys.path[:0] = [str(Path(__file__).parents[1])]

from companion.system.signed import MEMBER, digest, find_signatures  # noqa: E402


def make(file: Path) -> None:
    """Make a pair of keys; raises FileExistsError where there is one."""
    key = Ed25519PrivateKey.generate()
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as secret:
        secret.write(base64.b64encode(key.private_bytes_raw()) + b"\n")
    file.with_name(f"{file.name}.pub").write_bytes(base64.b64encode(key.public_key().public_bytes_raw()) + b"\n")


def sign(package: Path, keys: list[Path]) -> None:
    """Put the signatures of these keys behind the package, in the place of those it had."""
    with package.open("r+b") as file:
        size, _ = find_signatures(file)
        message = digest(file, size)
        file.truncate(size)
        file.seek(size)
        private = [Ed25519PrivateKey.from_private_bytes(base64.b64decode(key.read_bytes())) for key in keys]
        lines = b"".join(base64.b64encode(key.sign(message)) + b"\n" for key in private)
        made = int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
        head = b"%-16s%-12d%-6d%-6d%-8s%-10d`\n" % (MEMBER, made, 0, 0, b"100644", len(lines))
        file.write(head + lines + b"\n" * (len(lines) % 2))


if __name__ == "__main__":
    if sys.argv[1] == "new":
        make(Path(sys.argv[2]))
    else:
        sign(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
