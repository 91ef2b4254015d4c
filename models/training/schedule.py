"""The learning rate over a training that is bounded by time."""
import math

WARM_STEPS = 200


def rate_at(peak, step, done):
    """Linear warm-up, then a cosine to almost nothing; `done` is the share of the time that is over."""
    return peak * min(1, (step + 1) / WARM_STEPS) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-5
