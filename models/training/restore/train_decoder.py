"""Trains the decoder on generated cases, questions about conditions and some running text.
usage: train_decoder.py MINUTES [RATE]

Every five minutes, and when the program is told to end, the averaged weights are written to .work/decoder.pt and a checkpoint to
.work/decoder-training.pt. The same command continues from the checkpoint; MINUTES counts all runs together. Runs on one CPU thread, or on a GPU
if there is one."""
import copy
import lzma
import os
import random
import signal
import sys
import time

import torch
from torch.nn import functional as F

import tokens
from cases import Cases
from decoder import Decoder, Linear, Shape, multiplies_bfloat16, save

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("RESTORE_WORK", os.path.join(HERE, "../.work/restore"))
DATA = os.environ.get("COATCHECK_DATA", os.path.join(HERE, "../../../../shared/data"))
TEXTS, TEXT_SHARE, TEXT_PIECES = ("en_medquad", "en_medical_dialogue"), 0.08, 96
RATE, LEAST_RATE, WARM_STEPS, DECAY, AVERAGED = 2e-3, 5e-5, 200, 0.05, 0.005
STEP_PIECES, POOL, LONGEST = 2048, 512, 160
CHECKPOINT_SECONDS, REPORT_STEPS = 300, 50
IGNORED = -100


def running_text():
    return [line for name in TEXTS for line in lzma.open(f"{DATA}/text/{name}.txt.xz", "rt", encoding="utf8").read().split("\n") if len(line) > 60]


def tokenizer(texts):
    path = f"{WORK}/tokenizer.json"
    if not os.path.exists(path):
        draw = random.Random(1)
        made = Cases(draw)
        sample = [part for _ in range(30000) for part in made.example()] + draw.sample(texts, 6000)
        tokens.Tokenizer(tokens.learn_merges(sample, Shape().pieces)).save(path)
    return tokens.load(path)


class Examples:
    """Rows of pieces and labels, in batches of similar length."""

    def __init__(self, words, texts, seed):
        self.words, self.texts, self.random = words, texts, random.Random(seed)
        self.cases = Cases(self.random)

    def row(self):
        if self.random.random() < TEXT_SHARE:
            ids = self.words.encode(self.random.choice(self.texts))[:TEXT_PIECES]
            return [tokens.USER, *ids], [*ids, tokens.END]
        question, answer = self.cases.example()
        prompt = self.words.prompt(question)
        ids = self.words.encode(answer)
        return ([*prompt, *ids])[:LONGEST], ([IGNORED] * (len(prompt) - 1) + [*ids, tokens.END])[:LONGEST]

    def batches(self):
        while True:
            pool = sorted((self.row() for _ in range(POOL)), key=lambda row: len(row[0]))
            cuts, at = [], 0
            while at < len(pool):
                count = max(1, STEP_PIECES // len(pool[min(at + 40, POOL - 1)][0]))
                cuts.append(pool[at : at + count])
                at += count
            self.random.shuffle(cuts)
            for rows in cuts:
                width = max(len(ids) for ids, _ in rows)
                yield (torch.tensor([list(part) + [filler] * (width - len(part)) for part in parts]) for parts, filler in zip(zip(*rows), (tokens.PAD, IGNORED)))


def loss_of(model, ids, labels):
    wanted = labels != IGNORED
    return F.cross_entropy(model.scores(model.body(ids)[wanted]), labels[wanted])


def start(device):
    torch.manual_seed(7)
    model = Decoder(Shape()).to(device)
    matrices = [p for p in model.parameters() if p.dim() > 1]
    groups = [{"params": matrices, "weight_decay": DECAY}, {"params": [p for p in model.parameters() if p.dim() == 1], "weight_decay": 0}]
    optimiser = torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.98))
    path = f"{WORK}/decoder-training.pt"
    if not os.path.exists(path):
        return model, optimiser, copy.deepcopy(model.state_dict()), 0, 0
    kept = torch.load(path, map_location=device)
    model.load_state_dict(kept["state"])
    optimiser.load_state_dict(kept["optimiser"])
    return model, optimiser, kept["average"], kept["steps"], kept["seconds"]


def keep(model, optimiser, average, steps, seconds):
    path = f"{WORK}/decoder-training.pt"
    torch.save({"state": model.state_dict(), "optimiser": optimiser.state_dict(), "average": average, "steps": steps, "seconds": seconds}, f"{path}.new")
    os.replace(f"{path}.new", path)
    averaged = Decoder(model.shape)
    averaged.load_state_dict(average)
    save(averaged, f"{WORK}/decoder.pt.new", steps=steps, seconds=seconds)
    os.replace(f"{WORK}/decoder.pt.new", f"{WORK}/decoder.pt")


def main(minutes, rate=RATE):
    torch.set_num_threads(1)
    os.makedirs(WORK, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    Linear.bfloat16 = device == "cpu" and multiplies_bfloat16()
    texts = running_text()
    words = tokenizer(texts)
    model, optimiser, average, steps, earlier = start(device)
    print(f"{sum(p.numel() for p in model.parameters()) / 1e6:.2f} M parameters, {len(words)} pieces, from step {steps}", flush=True)
    batches = Examples(words, texts, 1000 + steps).batches()
    began = kept = reported = time.time()
    total, seen, ended = 0.0, 0, []
    signal.signal(signal.SIGTERM, lambda *_: ended.append(True))
    while (seconds := earlier + time.time() - began) < minutes * 60 and not ended:
        now = rate * min(1, (steps + 1) / WARM_STEPS) * max(0, 1 - seconds / (minutes * 60)) + LEAST_RATE
        ids, labels = next(batches)
        loss = loss_of(model, ids.to(device), labels.to(device))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        for group in optimiser.param_groups:
            group["lr"] = now
        optimiser.step()
        steps += 1
        with torch.no_grad():
            for name, value in model.state_dict().items():
                average[name].lerp_(value, max(AVERAGED, 1 / steps))
        total, seen = total + loss.item() / REPORT_STEPS, seen + ids.numel()
        if steps % REPORT_STEPS == 0:
            print(f"{seconds:6.0f} s  step {steps}  rate {now:.1e}  loss {total:.3f}  {seen / (time.time() - reported):.0f} pieces a second", flush=True)
            total, seen, reported = 0.0, 0, time.time()
        if time.time() - kept > CHECKPOINT_SECONDS:
            keep(model, optimiser, average, steps, seconds)
            kept = time.time()
    keep(model, optimiser, average, steps, seconds)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
