"""Trains the language model on whole English words and writes .work/cloze.pt.  usage: train_cloze.py MINUTES [SEED]"""
import os
import sys
import time

import torch
from torch.nn import functional as F

import vectors
import word_stream
from cloze import EMBEDDING, Cloze
from schedule import descend, rate_at
from word_stream import WORK

LENGTH, ROWS, NEGATIVES, RATE = 130, 32, 2000, 2.5e-3
# In the last part of training, one place in eight is compared with every word of the vocabulary, so that the logits become comparable.
FULL_FROM, FULL_AT = 0.9, 8
HELD_OUT = 0.01


def parts_of(ids, seed=1):
    """The starts of the parts for training, in random order, and of the parts that training never reads."""
    starts = torch.arange(0, len(ids) - LENGTH, LENGTH - 2)
    starts = starts[torch.randperm(len(starts), generator=torch.Generator().manual_seed(seed))]
    held = int(len(starts) * HELD_OUT)
    return starts[held:], starts[:held]


def rows_at(ids, starts, outside):
    """Rows of text, each between two breaks."""
    rows = ids[starts.unsqueeze(1) + torch.arange(LENGTH)].long()
    rows[:, 0] = rows[:, -1] = outside
    return rows


def loss_of(model, rows, noise, full):
    guesses, _ = model(rows)
    guesses, gold = guesses.flatten(0, 1), rows[:, 1:-1].flatten()
    if full:
        some = torch.randperm(len(gold), device=rows.device)[: len(gold) // FULL_AT]
        return F.cross_entropy(model.logits(guesses[some], torch.arange(len(noise), device=rows.device)), gold[some])
    # Sampled softmax: the candidates are the batch's words and random words, each corrected by the probability with which it was drawn.
    candidates = torch.unique(torch.cat([gold, torch.multinomial(noise, NEGATIVES)]))
    place = torch.searchsorted(candidates, gold)
    chance = (noise[candidates] * NEGATIVES).clamp(max=1).log()
    chance[place] = 0
    return F.cross_entropy(model.logits(guesses, candidates, chance), place)


def accuracy(model, rows, words):
    """The share of held-out words that are the first guess, and the share that are among the first five."""
    model.eval()
    hit, five, seen, every = 0, 0, 0, torch.arange(words)
    with torch.no_grad():
        for part in rows.split(8):
            gold = part[:, 1:-1].flatten()
            asked = gold < words
            best = model.logits(model(part)[0].flatten(0, 1)[asked], every.to(part.device)).topk(5).indices
            same = best == gold[asked].unsqueeze(1)
            hit, five, seen = hit + int(same[:, 0].sum()), five + int(same.any(1).sum()), seen + len(best)
    model.train()
    return hit / seen, five / seen


def main(minutes, seed):
    torch.manual_seed(seed)
    # OpenBLAS uses several threads for the matrix products. More threads here would only make both wait for each other (1.25 s a step instead of
    # 0.83 s).
    torch.set_num_threads(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    known = word_stream.known_words()
    ids, marks = word_stream.load(known)
    size = len(known) + len(marks) + len(word_stream.CLASSES)
    starts, held = parts_of(ids)
    if not os.path.exists(f"{WORK}/word_vectors.pt"):
        torch.save(vectors.build(ids, size, dimensions=EMBEDDING), f"{WORK}/word_vectors.pt")
    model = Cloze(size)
    model.start_from(torch.load(f"{WORK}/word_vectors.pt"))
    model = model.to(device)
    counts = torch.bincount(ids.long(), minlength=size).float()
    model.bias.data.copy_((counts + 1).log() - (counts + 1).log().mean())
    noise = (counts**0.75 / (counts**0.75).sum()).to(device)
    held_rows = rows_at(ids, held[:100], size - 1).to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    steps, began, at = 0, time.time(), 0

    def save():
        torch.save({"state": model.state_dict(), "marks": marks}, f"{WORK}/cloze.pt")
        print("held-out words: first %.3f, among five %.3f" % accuracy(model, held_rows, len(known)), flush=True)

    while (done := (time.time() - began) / (minutes * 60)) < 1:
        if at + ROWS > len(starts):
            at = 0
        rows = rows_at(ids, starts[at : at + ROWS], size - 1).to(device)
        at += ROWS
        loss = loss_of(model, rows, noise, done > FULL_FROM)
        descend(model, optimiser, loss, rate_at(RATE, steps, done))
        steps += 1
        if steps % 100 == 0:
            print(f"{time.time() - began:6.0f} s  step {steps}  loss {loss.item():.4f}", flush=True)
        if steps % 1000 == 0:
            save()
    save()


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
