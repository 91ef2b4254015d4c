"""Two attacks on what leaves the client. Both attackers know the vectors, the heads and the budget, which are public, and try to name the hidden
span types.

Attribute inference: a network that is trained on generated cases. It is compared with one that sees only noise, whose score shows what the
frequencies of the types reveal.
Embedding inversion: no training. The attacker is even told how many spans are hidden, and explains the vector by as many types, the likeliest
first (orthogonal matching pursuit, Pati et al. 1993). It is compared with the same attacker on noise alone, which is as good as guessing."""
import random

import torch
from torch import nn
from torch.nn import functional as F

import vectors as restoration
from cases import Cases

CASES, STEPS, ROWS, HIDDEN, RATE = 6000, 600, 256, 256, 3e-3


def attacker(inputs, outputs):
    return nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, outputs))


def many_hot(types, count):
    rows = torch.zeros(len(types), count)
    for row, numbers in enumerate(types):
        rows[row, numbers] = 1
    return rows


def trained(draw_inputs, truth, size):
    torch.manual_seed(3)
    network = attacker(size, truth.shape[1])
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    for _ in range(STEPS):
        rows = torch.randint(0, len(truth), (ROWS,))
        loss = F.binary_cross_entropy_with_logits(network(draw_inputs(rows)), truth[rows])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return network


def best_f1(scores, truth):
    """F1 over all answers, at the threshold that is best for the attacker."""
    best = 0.0
    for threshold in torch.linspace(-6, 3, 37):
        guessed = scores > threshold
        hit = (guessed & (truth > 0)).sum().item()
        if hit:
            best = max(best, 2 * hit / (guessed.sum().item() + truth.sum().item()))
    return 100 * best


def training_types(knowledge_names, count=CASES, seed=31):
    made, number = Cases(random.Random(seed)), {name: at for at, name in enumerate(knowledge_names)}
    types = ([number[name] for name, _ in made.hidden_of(made.case())] for _ in range(2 * count))
    return [row for row in types if row][:count]


def cut(types, share, draw):
    """A random part of each row's spans, at least one."""
    return [draw.sample(row, max(1, round(share * len(row)))) for row in types]


def infer(names, vector_set, types_of_set, epsilon, share, seed, blind=False):
    """F1 in per cent of the attacker that reads the meta vector (or, if blind, noise alone)."""
    draw = random.Random(seed)
    generator = torch.Generator().manual_seed(seed)
    torch.manual_seed(seed)
    count = len(names)
    equal = lambda types: vector_set.meta(types, [[1.0] * len(row) for row in types]) * (0 if blind else 1)
    learned, tested = (cut(types, share, draw) for types in (training_types(names), types_of_set))
    clean, clean_test = equal(learned), equal(tested)
    size = clean.shape[1]
    scale = 1 / (1 + size**0.5 / epsilon)
    noised = lambda rows: (rows + restoration.noise(size, epsilon, len(rows), generator)) * scale
    network = trained(lambda rows: noised(clean[rows]), many_hot(learned, count), size)
    with torch.no_grad():
        return best_f1(network(noised(clean_test)), many_hot(tested, count))


def explained(received, vectors, counts):
    """For each received vector, the types whose sum is closest to its direction; as many type numbers as `counts` says."""
    directions = vectors / vectors.norm(dim=-1, keepdim=True).clamp(min=1e-9)
    found = []
    for target, count in zip(received, counts):
        chosen, rest = [], target
        for _ in range(count):
            likeness = directions @ rest
            likeness[chosen] = -torch.inf
            chosen.append(int(likeness.argmax()))
            # In a basis of few dimensions, the chosen types soon span all of it. Then nothing of the vector is left to explain.
            basis = vectors[chosen].T
            rest = target - basis @ torch.linalg.lstsq(basis, target.unsqueeze(-1), driver="gelsd").solution.squeeze(-1)
        found.append(chosen)
    return found


def invert(vector_set, types_of_set, epsilon, share, seed, blind=False):
    """F1 in per cent over all types of all questions. The attacker names as many types as there are, so precision and recall are equal."""
    truth = cut(types_of_set, share, random.Random(seed))
    meta = vector_set.meta(truth, [[1.0] * len(row) for row in truth]) * (0 if blind else 1)
    received = meta + restoration.noise(meta.shape[1], epsilon, len(meta), torch.Generator().manual_seed(seed))
    named = explained(received, vector_set.vectors, [len(set(row)) for row in truth])
    hits = sum(len(set(row) & set(found)) for row, found in zip(truth, named))
    return 100 * hits / sum(len(set(row)) for row in truth)
