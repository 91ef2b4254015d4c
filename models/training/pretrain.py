"""Trains the reader to fill in masked words of the running text and writes .work/language.pt.  usage: pretrain.py MINUTES [SEED]"""
import json
import os
import random
import sys
import time

import torch
from torch.nn import functional as F

import stream
import vectors
import vocabulary
from network import Embedding, LanguageModel
from schedule import descend, rate_at

WORK = os.path.join(os.path.dirname(__file__), ".work")
LENGTH, ROWS, MASKED, NEGATIVES, RATE = 128, 32, 0.18, 4000, 2e-3
MASK, FIRST_ORDINARY = 4, 5
# The last part of training looks at every piece of the vocabulary, so that the logits are comparable.
FULL_FROM = 0.85
HELD_OUT = 0.01


def mask_words(rows, heads, generator, size):
    """Hides whole words: mostly by [MASK], now and then by another piece or not at all, as BERT does."""
    hidden = (torch.rand(rows.shape, generator=generator) < MASKED) & heads
    for _ in range(6):
        hidden[:, 1:] |= hidden[:, :-1] & ~heads[:, 1:]
    hidden &= rows >= FIRST_ORDINARY
    shown, how = rows.clone(), torch.rand(rows.shape, generator=generator)
    shown[hidden & (how < 0.8)] = MASK
    swap = hidden & (how > 0.9)
    shown[swap] = torch.randint(FIRST_ORDINARY, size, (int(swap.sum()),), generator=generator)
    return shown, hidden


def loss_of(model, shown, hidden, rows, noise, full):
    vectors_at = model(shown, torch.ones_like(shown))[hidden]
    gold = rows[hidden]
    if full:
        return F.cross_entropy(model.logits(vectors_at, torch.arange(len(noise), device=rows.device)), gold)
    # Sampled softmax: the batch's own words and noise, each corrected by how likely it was to be drawn.
    drawn = torch.multinomial(noise, NEGATIVES, replacement=False)
    candidates = torch.unique(torch.cat([gold, drawn]))
    place = torch.searchsorted(candidates, gold)
    chance = (noise[candidates] * NEGATIVES).clamp(max=1).log()
    chance[place] = 0
    return F.cross_entropy(model.logits(vectors_at, candidates) - chance, place)


def accuracy(model, ids, heads, size, device, batches=40):
    """Share of masked words' first pieces on held-out text that come first, and among the first five."""
    model.eval()
    generator, hit, five, seen = torch.Generator().manual_seed(5), 0, 0, 0
    every = torch.arange(size, device=device)
    with torch.no_grad():
        for i in range(min(batches, len(ids) // (LENGTH * ROWS))):
            part = slice(i * LENGTH * ROWS, (i + 1) * LENGTH * ROWS)
            rows, first = ids[part].view(ROWS, LENGTH).long(), heads[part].view(ROWS, LENGTH)
            shown, hidden = mask_words(rows, first, generator, size)
            at = hidden & first
            best = model.logits(model(shown.to(device), torch.ones_like(shown, device=device))[at.to(device)], every).topk(5).indices.cpu()
            same = best == rows[at].unsqueeze(1)
            hit, five, seen = hit + int(same[:, 0].sum()), five + int(same.any(1).sum()), seen + len(best)
    model.train()
    return hit / seen, five / seen


def shuffled_blocks(ids, seed=1):
    starts = torch.arange(0, len(ids) - LENGTH, LENGTH)
    return starts[torch.randperm(len(starts), generator=torch.Generator().manual_seed(seed))]


def held_out(ids):
    """Beginnings of the blocks that training never reads."""
    blocks = shuffled_blocks(ids)
    return blocks[: int(len(blocks) * HELD_OUT)]


def main(minutes, seed):
    from train import embedding_for

    os.makedirs(WORK, exist_ok=True)
    torch.manual_seed(seed)
    random.seed(seed)
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
    held, blocks = held_out(ids), shuffled_blocks(ids)
    blocks = blocks[len(held) :]
    offsets = torch.arange(LENGTH)
    held_ids, held_heads = ids[(held.unsqueeze(1) + offsets).flatten()], heads[(held.unsqueeze(1) + offsets).flatten()]
    noise = torch.bincount(ids.long(), minlength=len(pieces)).float() ** 0.75
    noise = (noise / noise.sum()).to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=0.01)
    generator, steps, began, budget, at = torch.Generator().manual_seed(seed), 0, time.time(), minutes * 60, 0
    while (done := (time.time() - began) / budget) < 1:
        if at + ROWS > len(blocks):
            at = 0
        where = blocks[at : at + ROWS].unsqueeze(1) + offsets
        at += ROWS
        rows, first = ids[where].long(), heads[where]
        shown, hidden = mask_words(rows, first, generator, len(pieces))
        loss = loss_of(model, shown.to(device), hidden.to(device), rows.to(device), noise, done > FULL_FROM)
        descend(model, optimiser, loss, rate_at(RATE, steps, done))
        steps += 1
        if steps % 100 == 0:
            print(f"{time.time() - began:6.0f} s  step {steps}  loss {loss.item():.4f}", flush=True)
        if steps % 1000 == 0:
            torch.save({"state": model.state_dict(), "pieces": pieces}, f"{WORK}/language.pt")
            print("held-out masked words: first %.3f, among five %.3f" % accuracy(model, held_ids, held_heads, len(pieces), device), flush=True)
    torch.save({"state": model.state_dict(), "pieces": pieces}, f"{WORK}/language.pt")
    print("held-out masked words: first %.3f, among five %.3f" % accuracy(model, held_ids, held_heads, len(pieces), device), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
