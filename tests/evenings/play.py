"""Fresh evenings for as long as asked: `make evenings SECONDS=600`; an evening that was written down: `make evenings AGAIN=FILE`.

What is found is made shorter and written to `build/evenings`; at the end it is said what was never reached.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
sys.path += [str(HERE.parents[1]), *(str(HERE.parent / room) for room in ("", "app", "glass", "mqtt", "evenings"))]
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

from evening import Evening, read, shorter, written  # noqa: E402 - the paths come first
from expected import unexpected  # noqa: E402
from plans import fresh, never  # noqa: E402

KEPT, SHORTENED, LONGEST = Path("build/evenings"), 60.0, 900
"""Where findings are kept, the seconds of CPU that each is made shorter for, and the seconds after which an evening hangs."""


def hangs(_signal, _frame) -> None:
    """End an evening that hangs, after the stacks of all its threads."""
    faulthandler.dump_traceback()
    raise AssertionError(f"the evening has not ended after {LONGEST} s")


def main(seconds: float, again: str = "", first: int = 0) -> int:
    """Play; return how many kinds of fault were found that nobody expects."""
    signal.signal(signal.SIGALRM, hangs)
    if again:
        signal.alarm(LONGEST)
        plan, inputs = read(Path(again).read_text(encoding="utf-8"))
        found = Evening(plan, inputs, len(inputs)).play().found
        print(*dict.fromkeys(one.line for one in found), sep="\n")
        return len(unexpected(found))
    until, reached, known, seed = time.monotonic() + seconds, Counter(), set(), first or int(time.time())
    while time.monotonic() < until:
        plan, seed = fresh(seed), seed + 1
        signal.alarm(LONGEST)
        try:
            played = Evening(plan, most=120, large=seed % 4 == 0).play()
        except AssertionError as stuck:
            known.add(("hangs", str(seed)))
            print(f"seed {seed - 1}: {stuck}", flush=True)
            continue
        reached += played.reached
        for found in unexpected(played.found):
            if (found.check, found.where) not in known:
                known.add((found.check, found.where))
                KEPT.mkdir(parents=True, exist_ok=True)
                path = KEPT / f"{found.check}-{len(known)}.txt"
                path.write_text(written(plan, shorter(plan, played.inputs, found, SHORTENED), found), encoding="utf-8")
                print(f"{found.line}\n  again: make evenings AGAIN={path}", flush=True)
    print(f"{reached['evenings']} evenings, {sum(n for name, n in reached.items() if name.startswith('input '))} inputs")
    print("never reached:", *never(reached), sep="\n  ")
    return len(known)


if __name__ == "__main__":
    sys.exit(main(float(os.environ.get("SECONDS") or 60), os.environ.get("AGAIN", ""), int(os.environ.get("SEED") or 0)) > 0)
