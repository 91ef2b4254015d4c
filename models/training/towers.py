"""Two towers of gated convolutions, one reading to the right and one to the left, for the language model (cloze.py)."""
import torch
from torch import nn
from torch.nn import functional as F

HIDDEN, STEPS = 256, (1, 2, 4, 8)


class Step(nn.Module):
    """A gated convolution over a place and the place `distance` before it (after it, if `distance` is negative)."""

    def __init__(self, distance, dropout):
        super().__init__()
        self.distance = distance
        self.norm = nn.LayerNorm(HIDDEN)
        self.mix = nn.Linear(2 * HIDDEN, 2 * HIDDEN)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask=1):
        here = self.norm(x) * mask
        return x + self.dropout(F.glu(self.mix(torch.cat([moved(here, self.distance), here], -1)), dim=-1))


def moved(x, distance):
    """Shifts a row: each place gets the state `distance` places before it, and zeros come from outside the text."""
    if distance > 0:
        return F.pad(x, (0, 0, distance, 0))[:, : x.shape[1]]
    return F.pad(x, (0, 0, 0, -distance))[:, -distance:]


class Tower(nn.Module):
    """A tower that reads from left to right (`way` 1) or from right to left (`way` -1)."""

    def __init__(self, way, dropout):
        super().__init__()
        self.steps = nn.ModuleList(Step(way * d, dropout) for d in STEPS)
        self.norm = nn.LayerNorm(HIDDEN)

    def forward(self, x, mask=1):
        for step in self.steps:
            x = step(x, mask)
        return self.norm(x) * mask
