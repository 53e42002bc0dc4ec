"""Sticks are found in the kernel's table of mounts, whoever mounted them."""

from __future__ import annotations

from companion.system.sticks import Stick, mounted

TABLE = """\
22 1 259:2 / / rw,relatime shared:1 - ext4 /dev/nvme0n1p2 rw
30 22 0:25 / {media}/net rw shared:2 - nfs4 server:/games rw
31 22 8:1 / {media}/ada/GAMES\\040OLD rw,nosuid,nodev shared:3 - vfat /dev/sda1 rw,uid=1000
32 22 8:17 / {media}/companion/sdb1 rw,nosuid,nodev,noexec shared:4 - exfat /dev/sdb1 rw
33 22 8:33 / {media}/companion/sdc1 ro,nosuid shared:5 - vfat /dev/sdc1 ro
34 22 11:0 / {media}/cdrom ro - iso9660 /dev/sr0 ro
short line
"""


def test_sticks_are_told_from_the_machine_s_own_disks_and_from_the_network(tmp_path):
    table, media = tmp_path / "mountinfo", tmp_path / "media"
    for name in ("ada/GAMES OLD", "companion/sdb1", "companion/sdc1"):
        (media / name).mkdir(parents=True)
    table.write_text(TABLE.format(media=media))
    assert mounted(table, (media,)) == (
        Stick("GAMES OLD", media / "ada" / "GAMES OLD", writable=True),
        Stick("sdb1", media / "companion" / "sdb1", writable=True),
        Stick("sdc1", media / "companion" / "sdc1", writable=False),
    )


def test_without_such_a_table_there_is_no_stick(tmp_path):
    assert mounted(tmp_path / "none") == ()
