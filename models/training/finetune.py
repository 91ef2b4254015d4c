"""Trains the student further on our own annotations, on one CPU core, starting from the weights that rebuild.py makes.
usage: finetune.py MINUTES [RATE] [LAYERS]

With LAYERS, only the last so many layers, the norm after them and the heads are trained. All other weights are then exported as the same bytes,
so that a new set of weights adds about 1 MB per layer to the repository's history instead of 11 MB, and a step takes half the time.

Each step reads a batch of written prompts, one of read passages and one of the other annotated sets. On the last two, the answers of the
starting weights count in addition to the labels (only for types), so that less is forgotten. Every ten minutes, and when the program is told to
end, the new weights are written to .work/student.tagger.pt and a checkpoint to .work/finetune.pt. The same command then continues from the
checkpoint, with the annotations as they are at that time; MINUTES counts all runs together."""
import copy
import os
import random
import signal
import sys
import time

import torch
from torch import nn

import annotations
import vocabulary
from corpus import IGNORED, REPEAT, Corpus, packed
from network import Layer
from prepare import WORK, pieces
from train import OWN_SETS, build, divergence, own_sets, supervised

CHECKPOINT = f"{WORK}/finetune.pt"
RATE, LEAST_RATE, WARM_STEPS, WEIGHT_DECAY = 2e-4, 4e-6, 100, 0.01
DROPOUT, AVERAGED = 0.08, 0.004
# A row of the table of neighbouring pieces is rarely used, so its learning rate is higher by this factor.
GRAM_RATE = 4
# How far the stored weights are moved from the shipped ones towards the averaged ones (Wortsman et al. 2022, WiSE-FT). With less than 1, less is
# forgotten about texts unlike ours. models/ner-en/README.md has the results of 0.7 and 1.
MOVED = 1.0
# For each group of sets: the pieces per step, the weight of its loss, and within that loss the weights of the labels and of the answers of the
# starting weights.
GROUPS = {"written": (900, 0.5, 1, 0), "read": (300, 0.22, 1, 1), "others": (300, 0.28, 0.5, 1)}
OTHERS_SHARE = 0.1
CHECKPOINT_SECONDS, REPORT_STEPS = 600, 50


def multiplies_bfloat16():
    """Whether this CPU has instructions for bfloat16. Without them a product takes 20 times as long as one of floats."""
    with open("/proc/cpuinfo", encoding="utf8") as told:
        flags = told.read()
    return "avx512_bf16" in flags or "amx_bf16" in flags


class Bfloat16Product(torch.autograd.Function):
    """x W^T in bfloat16, which some CPUs multiply several times as fast as floats. Sums and weights stay floats."""

    @staticmethod
    def forward(ctx, x, weight):
        rows, weight = x.reshape(-1, x.shape[-1]).bfloat16(), weight.bfloat16()
        ctx.save_for_backward(rows, weight)
        return (rows @ weight.t()).float().view(*x.shape[:-1], -1)

    @staticmethod
    def backward(ctx, gradient):
        rows, weight = ctx.saved_tensors
        given = gradient.reshape(-1, gradient.shape[-1]).bfloat16()
        return (given @ weight).float().view(*gradient.shape[:-1], -1), (given.t() @ rows).float()


class Bfloat16Linear(nn.Linear):
    def forward(self, x):
        return Bfloat16Product.apply(x, self.weight) + self.bias


class WindowDropout(nn.Module):
    """Dropout that drops the same dimensions at all places of a window: on a CPU, drawing a mask for each place takes longer than a product in
    bfloat16."""

    def forward(self, x):
        if not self.training:
            return x
        return x * (torch.rand(x.shape[0], 1, x.shape[2]) >= DROPOUT).float().div(1 - DROPOUT)


def faster(model):
    """The same network with cheap dropout and, if the CPU supports it, products in bfloat16. The names in its state dict stay the same."""
    linear = Bfloat16Linear if multiplies_bfloat16() else nn.Linear
    model.reader.dropout = WindowDropout()
    for layer in (module for module in model.modules() if isinstance(module, Layer)):
        layer.dropout = WindowDropout()
        for name in ("query_key_value", "mix", "widen", "narrow"):
            getattr(layer, name).__class__ = linear
    for table in (model.reader.embedding.lower_table, model.reader.embedding.shape_table):
        table.weight.requires_grad_(False)
    return model


def freeze_all_but(model, layers):
    """Leaves only the last layers, the norm after them and the heads to be trained. A frozen part has no dropout."""
    learned = [*model.reader.layers[-layers:], model.reader.norm, model.out, model.role]
    model.requires_grad_(False).eval()
    for part in learned:
        part.requires_grad_(True).train()


class Batches:
    """Endless batches of one group of sets, pass after pass."""

    def __init__(self, corpus, group, seed):
        self.corpus, self.group, self.seed = corpus, group, seed
        self.tokens = GROUPS[group][0]
        self.names = [group] if group in OWN_SETS else [name for name in corpus.set_names if name not in OWN_SETS]
        self.share = 1 / REPEAT[group] if group in OWN_SETS else OTHERS_SHARE
        self.outside = torch.from_numpy(corpus.outside)

    def __iter__(self):
        while True:
            self.seed += 1
            arrays = packed(self.corpus.one_pass(self.seed, self.names, self.share))
            cuts = []
            for width, (sets, rows) in arrays.items():
                order = torch.randperm(len(sets))
                cuts += [(width, part) for part in order.split(max(1, self.tokens // width))]
            random.Random(self.seed).shuffle(cuts)
            for width, part in cuts:
                sets, rows = (torch.from_numpy(array)[part].long() for array in arrays[width])
                yield self.outside[sets], sets, rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3]


def group_loss(model, before, batch, own, weights):
    """The loss of a group: from the labels, and from how far the answers are from those of the starting weights."""
    of_labels, of_answers = weights
    loss, (logits, _, mask) = supervised(model, batch, own)
    if not of_answers:
        return of_labels * loss
    with torch.no_grad():
        wanted, _ = before(batch[2], mask, batch[3])
    at = batch[4] != IGNORED
    return of_labels * loss + of_answers * divergence(logits[at], wanted[at])


def training_corpus():
    corpus = Corpus(vocabulary.WordPiece(pieces()))
    for name in OWN_SETS:
        if any(annotations.is_development(record["text"]) for record in corpus.sets[name]):
            raise SystemExit(f"A development text is among the {name} ones.")
    return corpus


def weights_before():
    model = faster(build("tagger", "student", pieces(), 0.0)).eval()
    model.load_state_dict(torch.load(f"{WORK}/shipped.tagger.pt")["state"])
    return model


def start(rate, layers):
    """The model, the optimiser, the averaged weights, and the steps and seconds so far."""
    model = faster(build("tagger", "student", pieces(), 0.0)).train()
    model.load_state_dict(torch.load(f"{WORK}/shipped.tagger.pt")["state"])
    if layers:
        freeze_all_but(model, layers)
    grams = {p for p in model.reader.grams.parameters() if p.requires_grad}
    learned = [p for p in model.parameters() if p.requires_grad and p not in grams]
    groups = [{"params": [p for p in learned if (p.dim() > 1) == is_matrix], "weight_decay": WEIGHT_DECAY * is_matrix, "times": 1} for is_matrix in (True, False)]
    groups.append({"params": sorted(grams, key=len), "weight_decay": WEIGHT_DECAY, "times": GRAM_RATE})
    optimiser = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99))
    if not os.path.exists(CHECKPOINT):
        return model, optimiser, copy.deepcopy(model.state_dict()), 0, 0
    kept = torch.load(CHECKPOINT)
    model.load_state_dict(kept["state"])
    optimiser.load_state_dict(kept["optimiser"])
    return model, optimiser, kept["average"], kept["steps"], kept["seconds"]


def keep(model, before, optimiser, average, steps, seconds):
    torch.save({"state": model.state_dict(), "optimiser": optimiser.state_dict(), "average": average, "steps": steps, "seconds": seconds}, f"{CHECKPOINT}.new")
    os.replace(f"{CHECKPOINT}.new", CHECKPOINT)
    shipped = before.state_dict()
    moved = {name: shipped[name].lerp(value, MOVED) if value.is_floating_point() else value for name, value in average.items()}
    torch.save({"state": moved}, f"{WORK}/student.tagger.pt.new")
    os.replace(f"{WORK}/student.tagger.pt.new", f"{WORK}/student.tagger.pt")


def add_to_average(average, model):
    with torch.no_grad():
        for name, value in model.state_dict().items():
            if value.is_floating_point():
                average[name].lerp_(value, AVERAGED)


def main(minutes, rate=RATE, layers=0):
    torch.set_num_threads(1)
    model, optimiser, average, steps, earlier = start(rate, int(layers))
    before = weights_before()
    torch.manual_seed(steps)
    corpus, own = training_corpus(), own_sets()
    print(f"from step {steps}: {len(corpus.sets['written'])} written, {len(corpus.sets['read'])} read", flush=True)
    streams = {group: iter(Batches(corpus, group, 1000 * at + steps)) for at, group in enumerate(GROUPS)}
    began = kept = reported = time.time()
    losses, seen = dict.fromkeys(GROUPS, 0.0), 0
    ended = []
    signal.signal(signal.SIGTERM, lambda *_: ended.append(True))
    while (seconds := earlier + time.time() - began) < minutes * 60 and not ended:
        now = rate * min(1, (steps + 1) / WARM_STEPS) * (1 - seconds / (minutes * 60)) + LEAST_RATE
        optimiser.zero_grad(set_to_none=True)
        for group, stream in streams.items():
            batch = next(stream)
            _, weight, *weights = GROUPS[group]
            loss = group_loss(model, before, batch, own, weights)
            # If no word of a batch has a usable label, the loss is not finite and the batch is skipped.
            if not torch.isfinite(loss):
                continue
            (loss * weight).backward()
            losses[group] += loss.item() / REPORT_STEPS
            seen += int((batch[2] != 0).sum())
        torch.nn.utils.clip_grad_norm_([p for p in model.parameters() if p.grad is not None], 1.0)
        for parameters in optimiser.param_groups:
            parameters["lr"] = now * parameters["times"]
        optimiser.step()
        add_to_average(average, model)
        steps += 1
        if steps % REPORT_STEPS == 0:
            means = ", ".join(f"{group} {loss:.3f}" for group, loss in losses.items())
            print(f"{seconds:6.0f} s  step {steps}  rate {now:.1e}  {means}  {seen / (time.time() - reported):.0f} pieces a second", flush=True)
            losses, seen, reported = dict.fromkeys(GROUPS, 0.0), 0, time.time()
        if time.time() - kept > CHECKPOINT_SECONDS:
            keep(model, before, optimiser, average, steps, seconds)
            kept = time.time()
    keep(model, before, optimiser, average, steps, seconds)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
