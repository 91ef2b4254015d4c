"""Layers whose weights are stored in 8 bits, for export. The runtime expands them when it creates the session."""
import torch
from torch import nn
from torch.nn import functional as F


def eight_bit(weight):
    """Quantises a weight to 8 bits, with one scale for each row."""
    scale = weight.abs().amax(dim=1, keepdim=True).clamp_min(1e-8) / 127
    return (weight / scale).round().to(torch.int8), scale


class Table(nn.Module):
    def __init__(self, weight):
        super().__init__()
        rows, scale = eight_bit(weight)
        self.register_buffer("rows", rows)
        self.register_buffer("scale", scale)

    def forward(self, ids):
        return F.embedding(ids, self.rows).float() * F.embedding(ids, self.scale)


class EightBit(nn.Module):
    """A linear layer whose weight is stored in 8 bits."""

    def __init__(self, layer):
        super().__init__()
        weight, scale = eight_bit(layer.weight.data)
        self.register_buffer("weight", weight)
        self.register_buffer("scale", scale)
        self.register_buffer("bias", layer.bias.data)

    def forward(self, x):
        return F.linear(x, self.weight.float() * self.scale, self.bias)
