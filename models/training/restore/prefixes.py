"""The keys and values of prompts up to their last place. Steering starts at the last place, so everything before it is computed only once."""
import torch

import tokens

ROWS = 64


class Prefixes:
    def __init__(self, model, prompts):
        self.prompts, self.kept = prompts, [None] * len(prompts)
        order = sorted(range(len(prompts)), key=lambda at: len(prompts[at]))
        for first in range(0, len(order), ROWS):
            part = order[first : first + ROWS]
            width = max(len(prompts[at]) for at in part) - 1
            ids = torch.tensor([prompts[at][:-1] + [tokens.PAD] * (width + 1 - len(prompts[at])) for at in part])
            kept = []
            with torch.no_grad():
                model.body(ids, kept=kept)
            for row, at in enumerate(part):
                self.kept[at] = torch.stack([torch.stack([key[row], value[row]])[:, :, : len(prompts[at]) - 1] for key, value in kept])

    def batch(self, rows):
        """The keys and values of each layer, padded on the right, and which of the keys exist: [rows, keys]."""
        parts = [self.kept[at] for at in rows]
        width = max(part.shape[3] for part in parts)
        layers, _, groups, _, size = parts[0].shape
        joined = torch.zeros(len(rows), layers, 2, groups, width, size)
        there = torch.zeros(len(rows), width, dtype=torch.bool)
        for row, part in enumerate(parts):
            joined[row, :, :, :, : part.shape[3]] = part
            there[row, : part.shape[3]] = True
        return [(joined[:, layer, 0], joined[:, layer, 1]) for layer in range(layers)], there


def mask_after(there, sees):
    """A mask [rows, 1, new, keys + new] for new places: they see the keys that exist, and of each other those that `sees` [rows or 1, new, new]
    allows."""
    rows, new = len(there), sees.shape[1]
    whole = torch.cat([there[:, None].expand(rows, new, -1), sees.expand(rows, -1, -1)], -1)
    return torch.zeros(whole.shape).masked_fill(~whole, -1e9).unsqueeze(1)
