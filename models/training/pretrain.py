"""Trains the reader to guess each piece of the running text from all others and writes .work/language.pt.  usage: pretrain.py MINUTES [SEED]"""
import json
import os
import sys
import time

import torch
from torch.nn import functional as F

import stream
import vectors
import vocabulary
from network import LanguageModel
from schedule import descend, rate_at

WORK = os.path.join(os.path.dirname(__file__), ".work")
LENGTH, ROWS, NEGATIVES, RATE = 128, 32, 2500, 2.5e-3
# What share of rows is read in lower case: chats are written so, the running text is not.
LOWERED = 0.12
HELD_OUT = 0.01


def lower_of(pieces):
    """The id of each piece's lower-case form, or its own where there is none."""
    known = {piece: at for at, piece in enumerate(pieces)}
    return torch.tensor([known.get(piece.lower(), at) for at, piece in enumerate(pieces)])


def loss_of(model, rows, noise):
    """Sampled softmax: the batch's own pieces and noise, each corrected by how likely it was to be drawn."""
    guesses, gold = model(rows).flatten(0, 1), rows.flatten()
    candidates = torch.unique(torch.cat([gold, torch.multinomial(noise, NEGATIVES)]))
    place = torch.searchsorted(candidates, gold)
    chance = (noise[candidates] * NEGATIVES).clamp(max=1).log()
    chance[place] = 0
    return F.cross_entropy(model.logits(guesses, candidates, chance), place)


def accuracy(model, rows, heads, size):
    """Share of held-out words' first pieces that come first, and among the first five."""
    model.eval()
    hit, five, seen, every = 0, 0, 0, torch.arange(size, device=rows.device)
    with torch.no_grad():
        for part, first in zip(rows.split(8), heads.split(8)):
            best = model.logits(model(part)[first], every).topk(5).indices
            same = best == part[first].unsqueeze(1)
            hit, five, seen = hit + int(same[:, 0].sum()), five + int(same.any(1).sum()), seen + len(best)
    model.train()
    return hit / seen, five / seen


def main(minutes, seed):
    from train import embedding_for

    os.makedirs(WORK, exist_ok=True)
    torch.manual_seed(seed)
    # The matrix products have OpenBLAS' own threads; more here only make the two wait for each other.
    torch.set_num_threads(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if not os.path.exists(f"{WORK}/pieces.json"):
        json.dump(vocabulary.build(), open(f"{WORK}/pieces.json", "w"))
    pieces = json.load(open(f"{WORK}/pieces.json"))
    ids, heads = stream.load(vocabulary.WordPiece(pieces), WORK)
    if not os.path.exists(f"{WORK}/vectors.pt"):
        torch.save(vectors.build(ids, len(pieces)), f"{WORK}/vectors.pt")
    embedding = embedding_for(pieces)
    embedding.start_from(torch.load(f"{WORK}/vectors.pt"))
    model = LanguageModel(embedding).to(device)
    starts = torch.arange(0, len(ids) - LENGTH, LENGTH)
    starts = starts[torch.randperm(len(starts), generator=torch.Generator().manual_seed(1))]
    offsets, held = torch.arange(LENGTH), starts[:160].unsqueeze(1)
    held_rows, held_heads = ids[held + offsets].long().to(device), heads[held + offsets].to(device)
    starts = starts[int(len(starts) * HELD_OUT) :]
    counts = torch.bincount(ids.long(), minlength=len(pieces)).float()
    model.bias.data.copy_((counts + 1).log() - (counts + 1).log().mean())
    noise = (counts**0.75 / (counts**0.75).sum()).to(device)
    lower = lower_of(pieces)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    steps, began, at = 0, time.time(), 0

    def save():
        torch.save({"state": model.state_dict(), "pieces": pieces}, f"{WORK}/language.pt")
        print("held-out words: first %.3f, among five %.3f" % accuracy(model, held_rows, held_heads, len(pieces)), flush=True)

    while (done := (time.time() - began) / (minutes * 60)) < 1:
        if at + ROWS > len(starts):
            at = 0
        rows = ids[starts[at : at + ROWS].unsqueeze(1) + offsets].long()
        at += ROWS
        rows[: int(ROWS * LOWERED)] = lower[rows[: int(ROWS * LOWERED)]]
        loss = loss_of(model, rows.to(device), noise)
        descend(model, optimiser, loss, rate_at(RATE, steps, done))
        steps += 1
        if steps % 100 == 0:
            print(f"{time.time() - began:6.0f} s  step {steps}  loss {loss.item():.4f}", flush=True)
        if steps % 1000 == 0:
            save()
    save()


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
