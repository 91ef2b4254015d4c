"""Restoration vectors: what the client sums up, and how they are trained by the paper's ORPO loss while the decoder stays as it is.
usage: vectors.py HEADS.json MINUTES [--loss orpo|sft] [--noise LOW:HIGH] [--start ridge|random] [--target model|truth] [--seed N] [--out FILE]

With --noise the privacy noise is drawn anew in each step of training, for an epsilon between the two, so that the vectors learn to be heard over it. They
start from a ridge regression: which sum of vectors of the hidden types comes closest to what hiding the spans took from the heads."""
import argparse
import json
import math
import os
import random
import time

import torch
from torch import nn

import decoder
import tokens
from cases import ANSWER, Cases
from heads import head_outputs
from train_decoder import WORK

CASES, ROWS, RATE, LEAST_RATE, PREFERENCE = 6000, 32, 1e-2, 5e-4, 0.5
LONGEST_ANSWER, RIDGE, START_LENGTH = 24, 3.0, 1.0


def noise(size, epsilon, count, generator=None):
    """d_chi noise: a direction uniform on the sphere, a length from Gamma(size, 1 / epsilon)."""
    directions = torch.randn(count, size, generator=generator)
    lengths = -torch.rand(count, size, generator=generator, dtype=torch.float64).clamp(min=1e-300).log().sum(-1) / epsilon
    return directions / directions.norm(dim=-1, keepdim=True) * lengths.float().unsqueeze(-1)


def meta_vectors(vectors, types, weights):
    """Z: for each row the weighted sum of its types' vectors, normalised. types: lists of numbers; a row without any is zero."""
    rows = torch.tensor([row for row, of_row in enumerate(types) for _ in of_row], dtype=torch.long)
    numbers = torch.tensor([number for of_row in types for number in of_row], dtype=torch.long)
    weight = torch.tensor([weight for of_row in weights for weight in of_row]).unsqueeze(-1)
    flat = vectors.flatten(1)
    total = torch.zeros(len(types), flat.shape[1]).index_add(0, rows, flat[numbers] * weight)
    return total / total.norm(dim=-1, keepdim=True).clamp(min=1e-9)


def placed(meta, heads, shape):
    """[rows, layers, heads, size]: each part of the meta vector at its head."""
    steer = torch.zeros(len(meta), shape.layers, shape.heads, shape.head)
    layers, numbers = (torch.tensor(part) for part in zip(*heads))
    return steer.index_put((torch.arange(len(meta))[:, None], layers[None], numbers[None]), meta.view(len(meta), len(heads), shape.head))


def padded(rows):
    width = max(len(row) for row in rows)
    return torch.tensor([row + [tokens.PAD] * (width - len(row)) for row in rows])


def answer_scores(model, prompts, answers, steer):
    """Mean log probability of the answers' pieces after the prompts, steered from the prompt's last place on."""
    ids = padded([prompt + answer for prompt, answer in zip(prompts, answers)])
    order = torch.arange(ids.shape[1])[None]
    first, count = torch.tensor([len(prompt) for prompt in prompts])[:, None], torch.tensor([len(answer) for answer in answers])[:, None]
    hidden = model.body(ids, steer, (order >= first - 1).float())[:, :-1]
    wanted = ((order >= first) & (order < first + count))[:, 1:]
    row, _ = wanted.nonzero(as_tuple=True)
    logs = model.scores(hidden[wanted]).log_softmax(-1)
    each = logs.gather(-1, ids[:, 1:][wanted].unsqueeze(-1)).squeeze(-1)
    return torch.zeros(len(prompts)).index_add(0, row, each) / count.squeeze(-1)


def orpo(chosen, rejected, differ, weight):
    """Hong et al. 2024 with mean log probabilities; where both answers are the same, only the first term is left."""
    odds = lambda logs: logs - torch.log1p(-torch.exp(logs.clamp(max=-1e-4)))
    preference = -nn.functional.logsigmoid(odds(chosen) - odds(rejected)) * differ
    return (-chosen + weight * preference).mean()


def greedy(model, words, prompts):
    """The model's own answers up to the first full stop."""
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
            left = [at for at, piece in zip(left, best) if piece not in (stop, tokens.END)]
            if not left:
                break
    return answers


def training_cases(model, words, count, target, seed=5):
    """Incomplete prompts, the types hidden from each, the answers to the complete and to the incomplete question, the complete prompts."""
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


def cached_cases(model, words, target):
    path = f"{WORK}/vector-cases-{target}.pt"
    if not os.path.exists(path):
        torch.save(training_cases(model, words, CASES, target), path)
    return torch.load(path)


def ridge_start(model, cases, heads, types):
    """The vectors whose sums come closest to the change of the heads' outputs at the last place, each in lengths of that output."""
    chosen = [layer * model.shape.heads + head for layer, head in heads]
    without = head_outputs(model, [case[0] for case in cases])[:, chosen]
    change = (head_outputs(model, [case[4] for case in cases])[:, chosen] - without) / without.norm(dim=-1, keepdim=True)
    present = torch.zeros(len(cases), types)
    for row, case in enumerate(cases):
        present[row, case[1]] = 1
    solved = torch.linalg.solve(present.T @ present + RIDGE * torch.eye(types), present.T @ change.flatten(1))
    # A type that no case hides has no vector yet: a faint random one can still be trained.
    solved = solved + torch.randn(solved.shape) * solved.std() * 0.01
    return solved.view(types, len(heads), model.shape.head)


def drawn_epsilons(low, high, count):
    return torch.exp(torch.rand(count) * (math.log(high) - math.log(low)) + math.log(low))


def train(model, cases, heads, types, minutes, loss="orpo", epsilons=None, seed=1, start="ridge", report=print):
    """The vectors [types, heads, size]; `model` gets no gradient."""
    for parameter in model.parameters():
        parameter.requires_grad_(False)
    torch.manual_seed(seed)
    draw = random.Random(seed)
    given = ridge_start(model, cases, heads, types) if start == "ridge" else torch.randn(types, len(heads), model.shape.head)
    vectors = nn.Parameter(given / given.flatten(1).norm(dim=-1).mean() * START_LENGTH)
    optimiser = torch.optim.Adam([vectors], lr=RATE, betas=(0.9, 0.99))
    began, steps, total = time.time(), 0, 0.0
    while (share := (time.time() - began) / max(minutes * 60, 1e-9)) < 1:
        batch = draw.sample(cases, min(ROWS, len(cases)))
        prompts, of_types, chosen, rejected, _ = (list(part) for part in zip(*batch))
        weights = [[draw.uniform(0.5, 1.5) for _ in of_row] for of_row in of_types]
        meta = meta_vectors(vectors, of_types, weights)
        if epsilons:
            meta = meta + noise(meta.shape[1], 1.0, len(meta)) / drawn_epsilons(*epsilons, len(meta))[:, None]
        steer = placed(meta, heads, model.shape)
        right = answer_scores(model, prompts, chosen, steer)
        if loss == "orpo":
            differ = torch.tensor([float(a != b) for a, b in zip(chosen, rejected)])
            value = orpo(right, answer_scores(model, prompts, rejected, steer), differ, PREFERENCE)
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
    return vectors.detach()


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("heads")
    parser.add_argument("minutes", type=float)
    parser.add_argument("--loss", choices=["orpo", "sft"], default="orpo")
    parser.add_argument("--noise", type=lambda text: tuple(map(float, text.split(":"))))
    parser.add_argument("--start", choices=["ridge", "random"], default="ridge")
    parser.add_argument("--target", choices=["model", "truth"], default="model")
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
    vectors = train(model, cases, heads, len(names), given.minutes, given.loss, given.noise, given.seed, given.start)
    if not math.isfinite(vectors.norm().item()):
        raise SystemExit("The vectors are not finite.")
    torch.save({"names": names, "heads": heads, "vectors": vectors, "arguments": vars(given)}, f"{WORK}/{given.out}")


if __name__ == "__main__":
    main(arguments())
