"""Restoration vectors, whose sum the client sends. They are trained by the paper's ORPO loss, and the decoder is not changed.
usage: vectors.py HEADS.json MINUTES [--loss orpo|sft] [--noise LOW:HIGH] [--start ridge|random] [--dimension N]
                  [--target model|truth] [--seed N] [--out FILE]

With --noise, each step of training draws new privacy noise for an epsilon between the two numbers, so that the vectors learn to have an effect
despite the noise. They start from a ridge regression: the vectors whose sums come closest to the change that hiding the spans makes in the
heads."""
import argparse
import json
import math
import os
import random
import time
from dataclasses import dataclass

import torch
from torch import nn

import decoder
import tokens
from cases import ANSWER, Cases
from heads import head_outputs
from knowledge import Knowledge
from prefixes import Prefixes, mask_after
from train_decoder import WORK

CASES, ROWS, RATE, LEAST_RATE, PREFERENCE = 4000, 32, 1e-2, 5e-4, 0.5
LONGEST_ANSWER, RIDGE, RIDGE_CASES = 24, 3.0, 4000
# Every WHOLE_EVERY steps the batch has whole answers instead of pairs of first sentences.
WHOLE_EVERY, LONGEST_WHOLE = 3, 44


def noise(size, epsilon, count, generator=None):
    """d_chi noise: its direction is uniform on the sphere, and its length is drawn from Gamma(size, 1 / epsilon)."""
    directions = torch.randn(count, size, generator=generator)
    lengths = -torch.rand(count, size, generator=generator, dtype=torch.float64).clamp(min=1e-300).log().sum(-1) / epsilon
    return directions / directions.norm(dim=-1, keepdim=True) * lengths.float().unsqueeze(-1)


@dataclass
class VectorSet:
    """The trained values: a vector per span type, and the mapping from a sum of such vectors to the heads.

    Without a basis the vectors are as wide as all heads together, as in the paper. Noise grows with the number of dimensions. So a basis of few
    dimensions, which belongs to the server and is the same for everybody, preserves more of the vectors at the same epsilon. `normalise` and
    `strength` are applied after the noise, which is post-processing and costs no budget."""

    vectors: torch.Tensor
    heads: list
    basis: object = None
    normalise: bool = False
    strength: object = 1.0

    @property
    def dimension(self):
        return self.vectors.shape[1]

    def meta(self, types, weights):
        """Z: for each row the weighted sum of its types' vectors, scaled to length 1; zero for a row without types. types: lists of type numbers."""
        rows = torch.tensor([row for row, of_row in enumerate(types) for _ in of_row], dtype=torch.long)
        numbers = torch.tensor([number for of_row in types for number in of_row], dtype=torch.long)
        weight = torch.tensor([weight for of_row in weights for weight in of_row]).unsqueeze(-1)
        total = torch.zeros(len(types), self.dimension).index_add(0, rows, self.vectors[numbers] * weight)
        return total / total.norm(dim=-1, keepdim=True).clamp(min=1e-9)

    def steering(self, received, shape):
        """[rows, layers, heads, size]: what the server adds at each head for a received vector."""
        if self.normalise:
            received = received / received.norm(dim=-1, keepdim=True).clamp(min=1e-9)
        received = received * self.strength
        return placed(received if self.basis is None else received @ self.basis, self.heads, shape)


def placed(meta, heads, shape):
    """[rows, layers, heads, size]: the part of the meta vector for each head."""
    steer = torch.zeros(len(meta), shape.layers, shape.heads, shape.head)
    layers, numbers = (torch.tensor(part) for part in zip(*heads))
    return steer.index_put((torch.arange(len(meta))[:, None], layers[None], numbers[None]), meta.view(len(meta), len(heads), shape.head))


def padded(rows):
    width = max(len(row) for row in rows)
    return torch.tensor([row + [tokens.PAD] * (width - len(row)) for row in rows])


def answer_scores(model, prefixes, rows, answers, steer):
    """Mean log probability of the answers' pieces after the prompts of `rows`; steering starts at the prompt's last place."""
    past, there = prefixes.batch(rows)
    # The last piece of the prompt, then all of the answer except its last piece.
    given = padded([[prefixes.prompts[at][-1], *answer[:-1]] for at, answer in zip(rows, answers)])
    wanted = padded(answers)
    new = torch.arange(given.shape[1])
    places = torch.tensor([len(prefixes.prompts[at]) - 1 for at in rows])[:, None] + new[None]
    mask = mask_after(there, (new[:, None] >= new[None, :]).unsqueeze(0))
    hidden = model.body(given, steer, torch.ones(given.shape), places=places, mask=mask, past=past)
    count = torch.tensor([len(answer) for answer in answers])[:, None]
    inside = new[None] < count
    row, _ = inside.nonzero(as_tuple=True)
    each = model.scores(hidden[inside]).log_softmax(-1).gather(-1, wanted[inside].unsqueeze(-1)).squeeze(-1)
    return torch.zeros(len(rows)).index_add(0, row, each) / count.squeeze(-1)


def orpo(chosen, rejected, differ, weight):
    """The loss of Hong et al. 2024 with mean log probabilities. If both answers are equal, only the first term is used."""
    odds = lambda logs: logs - torch.log1p(-torch.exp(logs.clamp(max=-1e-4)))
    preference = -nn.functional.logsigmoid(odds(chosen) - odds(rejected)) * differ
    return (-chosen + weight * preference).mean()


def greedy(model, words, prompts):
    """The model's own answers, up to the first full stop."""
    stop = words.encode(".")[0]
    answers = [words.encode(ANSWER.strip()) for _ in prompts]
    order = sorted(range(len(prompts)), key=lambda at: len(prompts[at]))
    for first in range(0, len(order), 128):
        left = order[first : first + 128]
        for _ in range(LONGEST_ANSWER):
            ids = padded([prompts[at] + answers[at] for at in left])
            last = torch.tensor([len(prompts[at]) + len(answers[at]) - 1 for at in left])
            with torch.no_grad():
                best = model.scores(model.body(ids)[torch.arange(len(left)), last]).argmax(-1).tolist()
            for at, piece in zip(left, best):
                answers[at].append(piece)
            left = [at for at, piece in zip(left, best) if piece not in (stop, words.end)]
            if not left:
                break
    return answers


def training_cases(model, words, count, target, seed=5):
    """Cases for training: the incomplete prompt, the types hidden from it, the answers to the complete and to the incomplete question, and the
    complete prompt."""
    made = Cases(random.Random(seed))
    number = {name: at for at, name in enumerate(made.knowledge.names_of_types())}
    complete, incomplete, types, truths = [], [], [], []
    while len(types) < count:
        case = made.case()
        hidden = made.hidden_of(case)
        if not hidden:
            continue
        complete.append(words.prompt(made.question(case)))
        incomplete.append(words.prompt(made.question(case, {wording for _, wording in hidden})))
        types.append([number[name] for name, _ in hidden])
        truths.append(words.encode(f"{ANSWER}{case.condition.name}."))
    chosen = greedy(model, words, complete) if target == "model" else truths
    return list(zip(incomplete, types, chosen, greedy(model, words, incomplete), complete))


def whole_answers(words, chosen):
    """Extends each first sentence by the advice for the condition that it names, because the vectors steer every place of an answer and not only
    its beginning."""
    advice = {name: condition.texts["advice"] for condition in Knowledge().conditions for name in condition.names}
    named = [words.decode(answer).removeprefix(ANSWER).rstrip(".") for answer in chosen]
    return [(answer + words.encode(f" {advice[name]}"))[:LONGEST_WHOLE] + [words.end] if name in advice else answer for answer, name in zip(chosen, named)]


def cached_cases(model, words, target):
    path = f"{WORK}/vector-cases-{target}.pt"
    if not os.path.exists(path):
        torch.save(training_cases(model, words, CASES, target), path)
    return torch.load(path)


def head_changes(model, cases, heads):
    """How much hiding the spans changes the heads' outputs at the last place, relative to the outputs' lengths: [cases, heads * size]."""
    chosen = [layer * model.shape.heads + head for layer, head in heads]
    without = head_outputs(model, [case[0] for case in cases])[:, chosen]
    given = head_outputs(model, [case[4] for case in cases])[:, chosen]
    return ((given - without) / without.norm(dim=-1, keepdim=True)).flatten(1)


def ridge_start(changes, cases, types):
    """The vectors whose sums come closest to the changes, and how many cases hide each type."""
    present = torch.zeros(len(cases), types)
    for row, case in enumerate(cases):
        present[row, case[1]] = 1
    solved = torch.linalg.solve(present.T @ present + RIDGE * torch.eye(types), present.T @ changes)
    # A type that no case hides has no vector yet. It gets a small random one, so that it can still be trained.
    return solved + torch.randn(solved.shape) * solved.std() * 0.01, present.sum(0)


class Trained(nn.Module):
    """The parameters from which a vector set is computed."""

    def __init__(self, changes, cases, heads, types, dimension, start):
        super().__init__()
        self.heads, wide = heads, changes.shape[1]
        solved, frequency = ridge_start(changes, cases, types) if start == "ridge" else (torch.randn(types, wide), torch.ones(types))
        if not dimension:
            self.vectors, self.basis = nn.Parameter(solved / solved.norm(dim=-1).mean()), None
            return
        directions = torch.linalg.svd(solved * frequency.sqrt()[:, None], full_matrices=False).Vh[:dimension]
        vectors = solved @ directions.T
        self.vectors = nn.Parameter(vectors / vectors.norm(dim=-1).mean())
        self.basis = nn.Parameter(directions.T.contiguous())
        self.strength = nn.Parameter(changes.norm(dim=-1).mean().log())

    def set(self):
        if self.basis is None:
            return VectorSet(self.vectors, self.heads)
        orthonormal, triangle = torch.linalg.qr(self.basis)
        # QR may reverse an axis. The sign keeps the basis near its parameter.
        return VectorSet(self.vectors, self.heads, (orthonormal * triangle.diagonal().sign()).T, True, self.strength.exp())


def drawn_epsilons(low, high, count):
    return torch.exp(torch.rand(count) * (math.log(high) - math.log(low)) + math.log(low))


def train(model, words, cases, heads, types, minutes, loss="orpo", epsilons=None, seed=1, start="ridge", dimension=0, report=print, most=None):
    """Trains for `minutes`, or for `most` steps, and returns the vector set; `model` itself is not trained."""
    for parameter in model.parameters():
        parameter.requires_grad_(False)
    torch.manual_seed(seed)
    draw = random.Random(seed)
    trained = Trained(head_changes(model, cases[:RIDGE_CASES], heads), cases[:RIDGE_CASES], heads, types, dimension, start)
    prefixes, whole = Prefixes(model, [case[0] for case in cases]), whole_answers(words, [case[2] for case in cases])
    optimiser = torch.optim.Adam(trained.parameters(), lr=RATE, betas=(0.9, 0.99))
    began, steps, total = time.time(), 0, 0.0
    while (share := steps / most if most else (time.time() - began) / (minutes * 60)) < 1:
        rows = draw.sample(range(len(cases)), min(ROWS, len(cases)))
        _, of_types, chosen, rejected, _ = (list(part) for part in zip(*(cases[row] for row in rows)))
        weights = [[draw.uniform(0.5, 1.5) for _ in of_row] for of_row in of_types]
        vector_set = trained.set()
        meta = vector_set.meta(of_types, weights)
        if epsilons:
            meta = meta + noise(meta.shape[1], 1.0, len(meta)) / drawn_epsilons(*epsilons, len(meta))[:, None]
        steer = vector_set.steering(meta, model.shape)
        is_whole = steps % WHOLE_EVERY == WHOLE_EVERY - 1
        right = answer_scores(model, prefixes, rows, [whole[row] for row in rows] if is_whole else chosen, steer)
        if loss == "orpo" and not is_whole:
            differ = torch.tensor([float(a != b) for a, b in zip(chosen, rejected)])
            value = orpo(right, answer_scores(model, prefixes, rows, rejected, steer), differ, PREFERENCE)
        else:
            value = -right.mean()
        optimiser.zero_grad()
        value.backward()
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - share) + LEAST_RATE
        optimiser.step()
        steps, total = steps + 1, total + value.item() / 50
        if steps % 50 == 0:
            report(f"{time.time() - began:5.0f} s  step {steps}  loss {total:.3f}", flush=True)
            total = 0.0
    with torch.no_grad():
        done = trained.set()
    detached = lambda value: value.detach() if isinstance(value, torch.Tensor) else value
    return VectorSet(detached(done.vectors), heads, detached(done.basis), done.normalise, float(done.strength))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("heads")
    parser.add_argument("minutes", type=float)
    parser.add_argument("--loss", choices=["orpo", "sft"], default="orpo")
    parser.add_argument("--noise", type=lambda text: tuple(map(float, text.split(":"))))
    parser.add_argument("--start", choices=["ridge", "random"], default="ridge")
    parser.add_argument("--target", choices=["model", "truth"], default="model")
    parser.add_argument("--dimension", type=int, default=0, help="of the basis; 0: none, as in the paper")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="vectors.pt")
    return parser.parse_args()


def main(given):
    torch.set_num_threads(1)
    decoder.Linear.bfloat16 = decoder.multiplies_bfloat16()
    model, words = decoder.load(f"{WORK}/decoder.pt"), tokens.load(f"{WORK}/tokenizer.json")
    with open(f"{WORK}/{given.heads}", encoding="utf8") as told:
        heads = json.load(told)
    cases = cached_cases(model, words, given.target)
    names = Cases(random.Random(0)).knowledge.names_of_types()
    done = train(model, words, cases, heads, len(names), given.minutes, given.loss, given.noise, given.seed, given.start, given.dimension)
    if not math.isfinite(done.vectors.norm().item()):
        raise SystemExit("The vectors are not finite.")
    torch.save({"names": names, "set": vars(done), "arguments": vars(given)}, f"{WORK}/{given.out}")


if __name__ == "__main__":
    main(arguments())
