"""Trains a tagger with all our labels and pairs: the teacher (all layers of the encoder) or the student that ships (some of them).
usage: train_tagger.py MINUTES teacher|student [RATE] [START.pt] [TEACHER.pt]

START.pt: a fine-tuned network of twelve layers to begin from instead of the encoder (or `none`). TEACHER.pt: a checkpoint of the teacher, whose answers the student
learns beside the labels; a second thread computes them, on running text too, and needs a second core.

Every five minutes, and when the program is told to end, a checkpoint is written to NAME.pt in the work folder (floats; also the averaged weights). The
same command goes on from it, with the data as they are then. MINUTES of processor time count all runs together, so that a busy machine shortens nothing."""
import contextlib
import os
import signal
import sys
import time

import packages  # noqa: F401 (makes the folder above importable)
import json

import torch
from torch.nn import functional as F

from mixture import IGNORED, SHARES, SHARES_WITH_TEACHER, Mixture
from packages import PIECES, WORK
from answers import answered, averaged, loss_of_answers
from tagger import PAD, Masters, from_encoder, with_teacher

LAYERS = {"teacher": tuple(range(12)), "student": (0, 2, 4, 6, 8, 11)}
RATE, LEAST, WARM_STEPS = 2.5e-4, 0.02, 150
AVERAGED, CHECKPOINT_SECONDS, REPORT_STEPS = 0.003, 300, 100


def loss_of_labels(by_label, by_role, outside, batch):
    sets, _, labels, roles = batch
    by_label, by_role = by_label.flatten(0, 1), by_role.flatten(0, 1)
    wanted = labels.flatten()
    of_labels = F.cross_entropy(by_label, wanted.masked_fill(wanted == -1, IGNORED), ignore_index=IGNORED, reduction="sum")
    unmarked = (wanted == -1).nonzero().squeeze(1)
    if len(unmarked):
        scores, allowed = by_label[unmarked], outside[sets].repeat_interleave(labels.shape[1], 0)[unmarked]
        of_labels = of_labels + (scores.logsumexp(-1) - scores.masked_fill(~allowed, -1e9).logsumexp(-1)).sum()
    of_roles = F.cross_entropy(by_role, roles.flatten(), ignore_index=IGNORED, reduction="sum")
    return of_labels / max(1, int((wanted != IGNORED).sum())) + of_roles / max(1, int((roles != IGNORED).sum()))


def loss_of(model, outside, batch, answer):
    by_label, by_role = (scores.float() for scores in model(batch[1]))
    loss = loss_of_labels(by_label, by_role, outside, batch)
    return loss if answer is None else 0.5 * (loss + loss_of_answers(by_label, by_role, batch, answer))


def network(layers, first="none"):
    with open(PIECES, encoding="utf8") as file:
        model = from_encoder(json.load(file), layers)
    return model if first == "none" else with_teacher(model, first, layers)


def start(path, layers, first):
    model = network(layers, first)
    masters = Masters(model.bfloat16().train())
    masters.copy()
    average, steps, seconds = masters.state(), 0, 0.0
    if os.path.exists(path):
        kept = torch.load(path)
        masters.load(kept["state"])
        masters.optimiser.load_state_dict(kept["optimiser"])
        average, steps, seconds = kept["average"], kept["steps"], kept["seconds"]
    return model, masters, average, steps, seconds


def keep(path, masters, average, steps, seconds):
    torch.save({"state": masters.state(), "average": average, "optimiser": masters.optimiser.state_dict(), "steps": steps, "seconds": seconds}, f"{path}.new")
    os.replace(f"{path}.new", path)


def main(minutes, name, rate=RATE, first="none", teacher=None):
    torch.set_num_threads(1)
    path, whole = f"{WORK}/{name}.pt", float(minutes) * 60
    model, masters, average, steps, earlier = start(path, LAYERS[name], first)
    torch.manual_seed(steps)
    if earlier > whole:
        return
    mixture, ended = Mixture(1_000 + steps, shares=SHARES_WITH_TEACHER if teacher else SHARES), []
    answering = averaged(network(LAYERS["teacher"]), teacher) if teacher else None
    signal.signal(signal.SIGTERM, lambda *_: ended.append(True))
    began, kept, reported = time.thread_time(), time.time(), time.time()
    losses, seen = 0.0, 0
    with contextlib.closing(answered(answering, mixture)) as batches:
        for batch, answer in batches:
            seconds = earlier + time.thread_time() - began
            if seconds > whole or ended:
                break
            loss = loss_of(model, mixture.outside, batch, answer)
            loss.backward()
            masters.step(float(rate) * min(1, (steps + 1) / WARM_STEPS) * max(LEAST, 1 - seconds / whole))
            steps += 1
            with torch.no_grad():
                torch._foreach_lerp_(list(average.values()), masters.floats, max(AVERAGED, 1 / (steps + 1)))
            losses, seen = losses + loss.item() / REPORT_STEPS, seen + int((batch[1] != PAD).sum())
            if steps % REPORT_STEPS == 0:
                print(f"{seconds:6.0f} s  step {steps}  loss {losses:.3f}  {seen / (time.time() - reported):.0f} pieces a second", flush=True)
                losses, seen, reported = 0.0, 0, time.time()
            if time.time() - kept > CHECKPOINT_SECONDS:
                keep(path, masters, average, steps, seconds)
                kept = time.time()
    keep(path, masters, average, steps, earlier + time.thread_time() - began)
    if ended:
        sys.exit("Ended early. The same command goes on.")


if __name__ == "__main__":
    main(*sys.argv[1:])
