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
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import packages  # noqa: F401 (makes the folder above importable)
import json

import torch
from torch.nn import functional as F

from mixture import IGNORED, SHARES, SHARES_WITH_TEACHER, Mixture
from packages import PIECES, WORK
from answers import answered, averaged, loss_of_answers
from tagger import LABELS, PAD, ROLES, SHIPPED_LABELS, Masters, from_encoder, with_teacher

LAYERS = {"teacher": tuple(range(12)), "student": (0, 2, 4, 6, 8, 11)}
RATE, LEAST, WARM_STEPS = 2.5e-4, 0.02, 150
AVERAGED, CHECKPOINT_SECONDS, REPORT_STEPS = 0.003, 300, 100
THREADS = 2
# The weight of a fact's label in the loss. A fact that is read as "nothing", or as another fact, is kept all the same.
FACT_WEIGHT = 0.4
HIDE, FACT = ROLES.index("hide"), ROLES.index("fact")
OTHER_ROLES = [i for i in range(len(ROLES)) if i != HIDE]
NAMED = [LABELS.index(label) for label in SHIPPED_LABELS[1:]]
REST = [i for i in range(len(LABELS)) if i not in NAMED]
PLACE_OF = torch.tensor([1 + NAMED.index(i) if i in NAMED else 0 for i in range(len(LABELS))])


def with_rest_as_nothing(by_label, wanted):
    """Labels that do not ship count as "nothing", as in the exported network, so that telling them from it is not learned."""
    rest = by_label[:, REST].logsumexp(-1, keepdim=True)
    return torch.cat([rest, by_label[:, NAMED]], -1), torch.where(wanted >= 0, PLACE_OF[wanted.clamp(min=0)], wanted)


def loss_of_roles(by_role, roles):
    """The cross-entropy of the roles, and again of `hide` against all others: what must be told apart before anything else."""
    marked = roles != IGNORED
    chances, wanted = by_role[marked].log_softmax(-1), roles[marked]
    others = chances[:, OTHER_ROLES].logsumexp(-1)
    binary = -torch.where(wanted == HIDE, chances[:, HIDE], others)
    return 0.5 * F.nll_loss(chances, wanted, reduction="sum") + binary.sum()


def loss_of_labels(by_label, by_role, outside, batch):
    sets, _, labels, roles = batch
    by_label, by_role = by_label.flatten(0, 1), by_role.flatten(0, 1)
    wanted = labels.flatten()
    shipped, of_shipped = with_rest_as_nothing(by_label, wanted)
    each = F.cross_entropy(shipped, of_shipped.masked_fill(wanted == -1, IGNORED), ignore_index=IGNORED, reduction="none")
    of_labels = (each * torch.where(roles.flatten() == FACT, FACT_WEIGHT, 1.0)).sum()
    unmarked = (wanted == -1).nonzero().squeeze(1)
    if len(unmarked):
        scores, allowed = by_label[unmarked], outside[sets].repeat_interleave(labels.shape[1], 0)[unmarked]
        of_labels = of_labels + (scores.logsumexp(-1) - scores.masked_fill(~allowed, -1e9).logsumexp(-1)).sum()
    of_roles = loss_of_roles(by_role, roles.flatten())
    return of_labels / max(1, int((wanted != IGNORED).sum())) + of_roles / max(1, int((roles != IGNORED).sum()))


def loss_of(model, outside, batch, answer):
    by_label, by_role = (scores.float() for scores in model(batch[1]))
    loss = loss_of_labels(by_label, by_role, outside, batch)
    return loss if answer is None else 0.5 * (loss + loss_of_answers(by_label, by_role, batch, answer))


def network(layers, first="none"):
    with open(PIECES, encoding="utf8") as file:
        model = from_encoder(json.load(file), layers)
    return model if first == "none" else with_teacher(model, first, layers)


class Run:
    """A training run: its weights, their average, and how far it is."""

    def __init__(self, path, model, whole, rate):
        self.path, self.whole, self.rate, self.lock = path, whole, rate, threading.Lock()
        self.masters, self.steps, self.seconds, self.ended = Masters(model), 0, 0.0, False
        self.average = self.masters.state()
        if os.path.exists(path):
            kept = torch.load(path)
            self.masters.load(kept["state"])
            self.masters.optimiser.load_state_dict(kept["optimiser"])
            self.average, self.steps, self.seconds = kept["average"], kept["steps"], kept["seconds"]
        self.losses, self.seen, self.kept, self.reported = 0.0, 0, time.time(), time.time()

    def keep(self):
        state = {"state": self.masters.state(), "average": self.average, "optimiser": self.masters.optimiser.state_dict(), "steps": self.steps, "seconds": self.seconds}
        torch.save(state, f"{self.path}.new")
        os.replace(f"{self.path}.new", self.path)
        self.kept = time.time()

    def step(self, model, loss, pieces):
        self.masters.step(model, self.rate * min(1, (self.steps + 1) / WARM_STEPS) * max(LEAST, 1 - self.seconds / self.whole))
        self.steps += 1
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.values()), self.masters.floats, max(AVERAGED, 1 / (self.steps + 1)))
        self.losses, self.seen = self.losses + loss / REPORT_STEPS, self.seen + pieces
        if self.steps % REPORT_STEPS == 0:
            print(f"{self.seconds:6.0f} s  step {self.steps}  loss {self.losses:.3f}  {self.seen / (time.time() - self.reported):.0f} pieces a second", flush=True)
            self.losses, self.seen, self.reported = 0.0, 0, time.time()
        if time.time() - self.kept > CHECKPOINT_SECONDS:
            self.keep()

    def learn(self, model, batches, outside, threads):
        """What one of `threads` threads does, each with a network of its own, until the run has had its time."""
        try:
            self.steps_of(model, batches, outside, threads)
        except BaseException:
            # An error in one thread stops the other threads too.
            self.ended = True
            raise

    def steps_of(self, model, batches, outside, threads):
        with self.lock:
            self.masters.give(model)
        while True:
            began = time.thread_time()
            batch, answer = next(batches)
            loss = loss_of(model, outside, batch, answer)
            loss.backward()
            with self.lock:
                if self.ended or self.seconds > self.whole:
                    return
                self.step(model, loss.item(), int((batch[1] != PAD).sum()))
                self.seconds += (time.thread_time() - began) / threads


class Shared:
    """An iterator for several threads."""

    def __init__(self, items):
        self.items, self.lock = items, threading.Lock()

    def __next__(self):
        with self.lock:
            return next(self.items)


def main(minutes, name, rate=RATE, first="none", teacher=None):
    torch.set_num_threads(1)
    # Beside a teacher the second core is busy with its answers.
    models = [network(LAYERS[name], first).bfloat16().train() for _ in range(1 if teacher else THREADS)]
    run = Run(f"{WORK}/{name}.pt", models[0], float(minutes) * 60, float(rate))
    torch.manual_seed(run.steps)
    if run.seconds > run.whole:
        return
    mixture = Mixture(1_000 + run.steps, shares=SHARES_WITH_TEACHER if teacher else SHARES)
    answering = averaged(network(LAYERS["teacher"]), teacher) if teacher else None
    signal.signal(signal.SIGTERM, lambda *_: setattr(run, "ended", True))
    with contextlib.closing(answered(answering, mixture)) as batches, ThreadPoolExecutor(len(models)) as threads:
        shared = Shared(batches)
        list(threads.map(lambda model: run.learn(model, shared, mixture.outside, len(models)), models))
    run.keep()
    if run.ended:
        sys.exit("Ended early. The same command goes on.")


if __name__ == "__main__":
    main(*sys.argv[1:])
