"""The installer in a real Debian that is only a folder, where one is kept: `COMPANION_CHROOT=FOLDER`, as root."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

KEPT = os.environ.get("COMPANION_CHROOT")


@pytest.mark.skipif(KEPT is None, reason="COMPANION_CHROOT names no folder for a Debian")
@pytest.mark.skipif(os.getuid() != 0 or shutil.which("debootstrap") is None, reason="needs root and debootstrap")
@pytest.mark.parametrize("codename", ["bookworm", "trixie"])
def test_first_again_update_uninstall(codename: str) -> None:
    script = Path(__file__).with_name("in-chroot.sh")
    environment = os.environ | {"CODENAME": codename}
    done = subprocess.run([str(script), str(KEPT)], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"all well on {codename}" in done.stdout
