"""The network that finds cubes: what it is given, and its layers."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

INPUTS, OUTPUTS = 9, 5
"""Channels: now, empty, their log ratio (three each); a cube's middle, cube, its upper face, way to the middle (x, y)."""


class _Layer(nn.Sequential):
    def __init__(self, given: int, wide: int, stride: int = 1) -> None:
        super().__init__(nn.Conv2d(given, wide, 3, stride, 1, bias=False), nn.BatchNorm2d(wide), nn.ReLU(inplace=True))


class _Residual(nn.Module):
    def __init__(self, wide: int) -> None:
        super().__init__()
        self.first = _Layer(wide, wide)
        self.second = nn.Sequential(nn.Conv2d(wide, wide, 3, 1, 1, bias=False), nn.BatchNorm2d(wide))

    def forward(self, seen: Tensor) -> Tensor:
        return functional.relu(seen + self.second(self.first(seen)))


class CubeNetwork(nn.Module):
    """Four scales (2, 4, 8 and 16 pixels), down and up again; its answers are as wide as the second."""

    def __init__(self) -> None:
        super().__init__()
        self.edges = _Layer(INPUTS, 16, 2)
        self.fine = nn.Sequential(_Layer(INPUTS + 16, 24, 2), _Layer(24, 32), _Residual(32), _Residual(32))
        self.middle = nn.Sequential(_Layer(32, 64, 2), _Residual(64), _Layer(64, 64))
        self.coarse = nn.Sequential(_Layer(64, 96, 2), _Residual(96), _Residual(96))
        self.to_middle, self.to_fine = nn.Conv2d(96, 64, 1), nn.Conv2d(64, 32, 1)
        self.middle_again = nn.Sequential(_Layer(64, 64), _Layer(64, 64))
        self.fine_again = nn.Sequential(_Layer(32, 32), _Layer(32, 32))
        self.out = nn.Conv2d(32, OUTPUTS, 1)
        nn.init.constant_(self.out.bias, 0.0)
        with torch.no_grad():
            self.out.bias[0] = -3.0

    def forward(self, seen: Tensor) -> Tensor:
        fine = self.fine(torch.cat([functional.avg_pool2d(seen, 2), self.edges(seen)], dim=1))
        middle = self.middle(fine)
        coarse = self.coarse(middle)
        middle = self.middle_again(middle + functional.interpolate(self.to_middle(coarse), scale_factor=2.0, mode="nearest"))
        return self.out(self.fine_again(fine + functional.interpolate(self.to_fine(middle), scale_factor=2.0, mode="nearest")))
