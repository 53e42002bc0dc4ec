"""Trains the cube network: `python -m tools.cubes.train SCENES WEIGHTS --steps 6000`; then writes WEIGHTS.onnx.

Needs what requirements.txt names; `make weights` does all of it. One set-up of twelve is kept from it and tells how well it does. The same
scenes, steps and seed give the same weights on the same machine. Beside the weights it writes what they were made of.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
import onnx
import onnx.numpy_helper
import torch
from torch import Tensor
from torch.nn import functional

from tools.cubes.cube_layers import CubeNetwork
from tools.cubes.cube_samples import Tray, load, sample

BATCH, RATE = 16, 2e-3
AGAIN = 4e-4
"""The rate for weights that were trained before."""
_KEPT, _EVERY = 12, 25
Batch = tuple[Tensor, Tensor, Tensor]


def scenes(folder: Path) -> tuple[list[Tray], list[Tray]]:
    """The trays of a folder to learn from, and those kept from it."""
    trays: tuple[list[Tray], list[Tray]] = ([], [])
    for file in sorted(folder.glob("[0-9]*[0-9].npz")):
        trays[int(file.stem) % _KEPT == 0].extend(load(file))
    return trays


def batch(trays: list[Tray], rng: np.random.Generator, size: int = BATCH) -> Batch:
    """Inputs, targets and weights of crops chosen at random."""
    chosen = [sample(trays[int(rng.integers(len(trays)))], rng) for _ in range(size)]
    given, wanted, weights = (torch.from_numpy(np.stack(part)) for part in zip(*chosen, strict=True))
    return given.to(memory_format=torch.channels_last), wanted, weights


def losses(out: Tensor, wanted: Tensor, weights: Tensor) -> dict[str, Tensor]:
    """The middles' focal loss to each cube, the cubes' and upper faces' cross entropy, the ways' absolute error."""
    heat, goal, sure, cube = out[:, 0], wanted[:, 0], weights[:, 0], weights[:, 1]
    chance = torch.sigmoid(heat).clamp(1e-5, 1 - 1e-5)
    hit = (goal >= 1).float()
    pull = -hit * (1 - chance) ** 2 * torch.log(chance)
    push = -(1 - hit) * (1 - goal) ** 4 * chance**2 * torch.log(1 - chance)
    each = (hit * sure).sum().clamp(min=1)
    face = functional.binary_cross_entropy_with_logits(out[:, 1], wanted[:, 1])
    upper = (functional.binary_cross_entropy_with_logits(out[:, 2], wanted[:, 2], reduction="none") * (0.2 + cube)).mean()
    way = ((out[:, 3:] - wanted[:, 3:]).abs().sum(dim=1) * cube).sum() / cube.sum().clamp(min=1)
    return {"middle": ((pull + push) * sure).sum() / each, "cube": face, "upper": upper, "way": way}


_WORTH = {"middle": 1.0, "cube": 1.0, "upper": 0.5, "way": 1.0}


def rate(share: float, most: float = RATE) -> float:
    """The learning rate after this share (0-1) of the steps."""
    return most * min(share / 0.03, 1.0) * (0.5 * (1 + math.cos(math.pi * share)) + 0.01)


class Trainer:
    """A network, its average over the last thousand steps, and how it is improved."""

    def __init__(self, after: Path | None, seed: int) -> None:
        torch.manual_seed(seed)
        self.net = CubeNetwork().to(memory_format=torch.channels_last)
        self.frozen = after is not None and after.suffix == ".onnx"
        if after is not None and self.frozen:
            take_over(self.net, after)
        elif after is not None:
            self.net.load_state_dict(torch.load(after))
        average = torch.optim.swa_utils.get_ema_multi_avg_fn(0.999 if after is None else 0.99)
        self.smooth = torch.optim.swa_utils.AveragedModel(self.net, multi_avg_fn=average, use_buffers=True)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=0.01)

    def step(self, shown: Batch, rate: float) -> dict[str, float]:
        """Learn from a batch at this rate; its losses."""
        given, wanted, weights = shown
        self.net.train(not self.frozen)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        parts = losses(self.net(given), wanted, weights)
        self.optimiser.zero_grad()
        sum((parts[name] * worth for name, worth in _WORTH.items()), torch.zeros(())).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        self.smooth.update_parameters(self.net)
        return {name: float(part.detach()) for name, part in parts.items()}

    def kept(self, file: Path, step: int) -> None:
        """Keep all that training goes on from."""
        state = {
            "step": step,
            "net": self.net.state_dict(),
            "smooth": self.smooth.state_dict(),
            "way": self.optimiser.state_dict(),
        }
        torch.save(state, file.with_suffix(".part"))
        file.with_suffix(".part").replace(file)

    def resumed(self, file: Path) -> int:
        """Go on from what was kept; the step it had reached."""
        state = torch.load(file)
        self.net.load_state_dict(state["net"])
        self.smooth.load_state_dict(state["smooth"])
        self.optimiser.load_state_dict(state["way"])
        return int(state["step"])


def take_over(net: CubeNetwork, file: Path) -> None:
    """The weights of an exported network, in which each layer's scaling is already part of its convolution."""
    model = onnx.load(str(file))
    values = {each.name: torch.from_numpy(onnx.numpy_helper.to_array(each).copy()) for each in model.graph.initializer}
    exported = iter([node.input[1:] for node in model.graph.node if node.op_type == "Conv"])
    order: list[tuple[torch.nn.Conv2d, torch.nn.BatchNorm2d | None]] = []

    def seen(conv: torch.nn.Module, *_: object) -> None:
        order.append((conv, norms.get(conv)))  # type: ignore[arg-type]

    layers = list(net.modules())
    norms = {a: b for a, b in pairwise(layers) if isinstance(a, torch.nn.Conv2d) and isinstance(b, torch.nn.BatchNorm2d)}
    hooks = [layer.register_forward_hook(seen) for layer in layers if isinstance(layer, torch.nn.Conv2d)]
    net.eval()(torch.zeros(1, 9, 64, 64))
    for hook in hooks:
        hook.remove()
    for (conv, norm), (weight, bias) in zip(order, exported, strict=True):
        with torch.no_grad():
            conv.weight.copy_(values[weight])
            if norm is None:
                conv.bias.copy_(values[bias])
                continue
            norm.bias.copy_(values[bias])
            norm.weight.fill_(1.0)
            norm.running_mean.zero_()
            norm.running_var.fill_(1.0 - norm.eps)


def train(trays: list[Tray], steps: int, weights: Path, after: Path | None, seed: int) -> Trainer:
    """Train for so many steps, on from what an interrupted training left; each step's crops follow from seed and step alone."""
    trainer, sums, state = Trainer(after, seed), Counter[str](), weights.with_suffix(".state")
    begun = trainer.resumed(state) if state.exists() else 0
    with ThreadPoolExecutor(1) as pool:
        coming = pool.submit(batch, trays, np.random.default_rng([seed, begun + 1]))
        for step in range(begun + 1, steps + 1):
            shown, coming = coming.result(), pool.submit(batch, trays, np.random.default_rng([seed, step + 1]))
            sums.update(trainer.step(shown, rate(step / steps, RATE if after is None else AGAIN)))
            if step % _EVERY == 0:
                _tell(f"{step} steps:", sums)
                trainer.kept(state, step)
                sums.clear()
    return trainer


def _tell(what: str, sums: Mapping[str, float]) -> None:
    print(what, " ".join(f"{name} {value / _EVERY:.4f}" for name, value in sums.items()), flush=True)


@torch.no_grad()
def judge(net: CubeNetwork, trays: list[Tray]) -> None:
    """Tell the losses on trays that were kept from training."""
    net.eval()
    rng, sums = np.random.default_rng(7), Counter[str]()
    for _ in range(_EVERY if trays else 0):
        given, wanted, weights = batch(trays, rng)
        sums.update({name: float(value) for name, value in losses(net(given), wanted, weights).items()})
    _tell("kept from training:", sums)


@torch.no_grad()
def settle(net: CubeNetwork, trays: list[Tray], batches: int = 40) -> None:
    """Take the layers' means and variances anew, for the averaged weights."""
    for layer in net.modules():
        if isinstance(layer, torch.nn.BatchNorm2d):
            layer.reset_running_stats()
            layer.momentum = None
    net.train()
    rng = np.random.default_rng(11)
    for _ in range(batches):
        net(batch(trays, rng)[0])


def export(net: CubeNetwork, file: Path) -> None:
    net.eval()
    sides = {2: "height", 3: "width"}
    torch.onnx.export(
        net,
        (torch.zeros(1, 9, 320, 320),),
        str(file),
        input_names=["seen"],
        output_names=["found"],
        dynamic_axes={"seen": sides, "found": sides},
        opset_version=13,
        dynamo=False,
    )


def tell_of(file: Path, scenes: int, heaps: int, steps: int, seed: int, after: Path | None) -> None:
    """Write beside the weights what they were made of."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False, cwd=Path(__file__).parent)
    facts = {
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "made": datetime.now(tz=UTC).date(),
        "commit": commit.stdout.strip() or "unknown",
        "seed": seed,
        "set_ups": scenes,
        "heaps": heaps,
        "steps": steps,
        "after": "" if after is None else hashlib.sha256(after.read_bytes()).hexdigest(),
        "licence": "GPL-3.0-or-later",
    }
    lines = (f"{name} = {value if isinstance(value, int | date) else json.dumps(value)}\n" for name, value in facts.items())
    file.with_suffix(".toml").write_text("".join(lines), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenes", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=Path, help="go on from these weights (.pt, or .onnx as they ship)")
    given = parser.parse_args()
    cv2.setNumThreads(1)
    trays, kept = scenes(given.scenes)
    trainer = train(trays, given.steps, given.weights, given.after, given.seed)
    net = trainer.smooth.module
    if not trainer.frozen:
        settle(net, trays)
    judge(net, kept)
    torch.save(net.state_dict(), given.weights.with_suffix(".pt"))
    export(net, given.weights.with_suffix(".onnx"))
    set_ups = len(list(given.scenes.glob("[0-9]*[0-9].npz")))
    tell_of(given.weights.with_suffix(".onnx"), set_ups, len(trays) + len(kept), given.steps, given.seed, given.after)
    return 0


if __name__ == "__main__":
    sys.exit(main())
