"""The start notices a package of somebody else's that has the name of one of our rooms."""

from __future__ import annotations

import os
import subprocess
import sys


def test_a_package_that_hides_a_room_of_ours_is_named(tmp_path):
    for made in ("hardware/led.py", "sounds.py"):
        path = tmp_path / made
        path.parent.mkdir(exist_ok=True)
        path.touch()
        script = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from companion.__main__ import main; sys.argv = ['companion', 'games']; sys.exit(main())"
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=os.environ)
        if made == "hardware/led.py":
            assert done.returncode == 0, "a folder that is no package goes after ours"
    assert done.returncode == 1
    assert done.stderr.startswith(f"companion: the package sounds in {tmp_path}")
    assert "pipx install" in done.stderr
    assert done.stderr.count("\n") == 1
