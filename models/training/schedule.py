"""One step of a training that is limited by time, and its learning rate."""
import math

import torch

WARM_STEPS = 200


def rate_at(peak, step, done):
    """The learning rate: a linear warm-up, then a cosine to almost zero. `done` is the share of the time that has passed."""
    return peak * min(1, (step + 1) / WARM_STEPS) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-5


def descend(model, optimiser, loss, rate):
    """One step down the gradient of `loss`; the gradient is clipped to length 1."""
    for group in optimiser.param_groups:
        group["lr"] = rate
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimiser.step()
