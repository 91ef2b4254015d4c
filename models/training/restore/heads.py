"""Chooses the heads to which the restoration vectors are added: a probe per span type and head, and the paper's common top-K selector.
usage: heads.py K [CASES] [sum|paper]; writes .work/restore/heads-K.json, and probes.pt, which the next call reuses

A probe (equation 13) tells, from the output of one head at the last place of a complete question, whether a span of the type was in the
question. Types are rare, so both answers weigh the same, and a probe's accuracy is the mean of its two shares of right answers on held-out
questions.

The selector as printed (Algorithm 1) averages a head's ranks over only the types that rank it. So a head that a single type ranks highest comes
before heads that matter for all types. "sum" adds up the ranks instead."""
import json
import os
import random
import sys

import torch
from torch.nn import functional as F

import decoder
import tokens
from cases import Cases
from train_decoder import WORK

CASES, HELD_OUT, LEAST_POSITIVES, STEPS, ROWS = 4000, 0.25, 20, 120, 64


def head_outputs(model, prompts):
    """[prompts, layers * heads, size]: the output of each head at the last place."""
    order = sorted(range(len(prompts)), key=lambda at: len(prompts[at]))
    kept = [None] * len(prompts)
    for first in range(0, len(order), ROWS):
        part = order[first : first + ROWS]
        width = max(len(prompts[at]) for at in part)
        ids = torch.tensor([prompts[at] + [tokens.PAD] * (width - len(prompts[at])) for at in part])
        seen = []
        with torch.no_grad():
            model.body(ids, seen=seen)
        for row, at in enumerate(part):
            kept[at] = torch.cat([layer[row, :, len(prompts[at]) - 1] for layer in seen])
    return torch.stack(kept)


def questions(words, knowledge_cases, count):
    """Complete questions as pieces, and the types that each contains."""
    cases = [knowledge_cases.case() for _ in range(count)]
    return [words.prompt(knowledge_cases.question(case)) for case in cases], [{name for name, _ in case.past + case.signs} for case in cases]


def trained_probes(outputs, present):
    """The probes' accuracies, [heads, types]: the mean of the two shares of right answers on held-out questions; nan for types with too few
    positives."""
    count = len(outputs)
    held = int(count * HELD_OUT)
    size = outputs[held:].reshape(-1, outputs.shape[-1]).std(0)
    outputs = outputs / size
    weights = torch.zeros(outputs.shape[1], present.shape[1], outputs.shape[2], requires_grad=True)
    positives = present[held:].sum(0)
    balance = ((len(present) - held - positives) / positives.clamp(min=1)).clamp(max=500)
    optimiser = torch.optim.Adam([weights], lr=0.05)
    for step in range(STEPS):
        rows = torch.randint(held, count, (512,))
        logits = torch.einsum("mhd,hcd->mhc", outputs[rows], weights)
        loss = F.binary_cross_entropy_with_logits(logits, present[rows, None].expand_as(logits), pos_weight=balance)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    with torch.no_grad():
        guessed = torch.einsum("mhd,hcd->mhc", outputs[:held], weights) > 0
        truth = present[:held, None].bool()
        right_when_there = (guessed & truth).sum(0) / truth.sum(0).clamp(min=1)
        right_when_not = (~guessed & ~truth).sum(0) / (~truth).sum(0)
        accuracy = (right_when_there + right_when_not) / 2
    accuracy[:, (positives < LEAST_POSITIVES) | (present[:held].sum(0) == 0)] = float("nan")
    return accuracy


def common_heads(accuracy, count, way="paper"):
    """Algorithm 1: each type ranks its `count` best heads from `count` (best) down to 1. The heads with the highest mean (or sum) of ranks are
    edited."""
    ranks = [[] for _ in range(len(accuracy))]
    for of_type in accuracy.T:
        if torch.isnan(of_type).any():
            continue
        best = of_type.argsort(descending=True)[:count].tolist()
        for rank, head in enumerate(best):
            ranks[head].append(count - rank)
    score = [(sum(given) / (len(given) if way == "paper" else 1)) if given else 0 for given in ranks]
    return sorted(range(len(score)), key=lambda head: -score[head])[:count], score


def probes(model, words, count):
    draw = random.Random(21)
    cases = Cases(draw)
    types = cases.knowledge.names_of_types()
    number = {name: at for at, name in enumerate(types)}
    prompts, holds = questions(words, cases, count)
    present = torch.zeros(count, len(types))
    for row, names in enumerate(holds):
        present[row, [number[name] for name in names]] = 1
    return trained_probes(head_outputs(model, prompts), present)


def main(count, cases=CASES, way="paper"):
    torch.set_num_threads(1)
    torch.manual_seed(21)
    count, cases = int(count), int(cases)
    model, words = decoder.load(f"{WORK}/decoder.pt"), tokens.load(f"{WORK}/tokenizer.json")
    path = f"{WORK}/probes.pt"
    if not os.path.exists(path):
        torch.save(probes(model, words, cases), path)
    accuracy = torch.load(path)
    chosen, score = common_heads(accuracy, count, way)
    per_layer = model.shape.heads
    known = ~torch.isnan(accuracy[0])
    for head in chosen:
        print(f"layer {head // per_layer} head {head % per_layer}: score {score[head]:.2f}, mean accuracy {accuracy[head, known].mean():.3f}")
    with open(f"{WORK}/heads-{count}.json", "w", encoding="utf8") as out:
        json.dump([[head // per_layer, head % per_layer] for head in sorted(chosen)], out)


if __name__ == "__main__":
    main(*sys.argv[1:])
