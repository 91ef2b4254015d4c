"""Trains the tagger and writes models/training/.work/ner.pt.  usage: train.py MINUTES [SEED] [LEARNING_RATE]

Where .work/ner.pt is there already, training goes on from it."""
import copy
import json
import math
import os
import random
import sys
import time

import torch

import vocabulary
from generate import Filler
from network import Embedding, Tagger
from read_data import TRAIN_SETS, names, records, scope_of, words_of

WORK = os.path.join(os.path.dirname(__file__), ".work")
TYPES = ("PERSON USERNAME LOCATION ADDRESS ORGANIZATION DATE TIME AGE EMAIL PHONE URL IP ID FINANCIAL PASSWORD QUANTITY "
         "DEMOGRAPHIC OCCUPATION CONDITION DRUG PRODUCT WORK EVENT MISC").split()
LABELS = ["O"] + [f"{mark}-{t}" for t in TYPES for mark in "BI"]
LABEL_ID = {label: i for i, label in enumerate(LABELS)}
GENERATED_SCOPE = {"PERSON", "LOCATION", "ADDRESS", "ORGANIZATION", "DATE", "TIME", "AGE", "DEMOGRAPHIC", "OCCUPATION", "CONDITION", "DRUG"}
MAX_PIECES, TOKENS_PER_BATCH = 160, 4096
# How often a set is seen in a pass: small chat-like sets more, the large news set less.
REPEAT = {"gmb": 0.35, "lifebench_pii": 0.5, "sgd_slots": 0.3, "restaurants8k": 0.2, "nlu_eval": 0.4, "wnut17": 2, "wikigold": 3, "uner_ewt": 3,
          "tweebank_ner": 2, "ctx_anonymizer": 1, "nano_pii": 2, "tab": 2, "crossner": 1.5}
GENERATED_PER_PASS = 14_000


def tag(record):
    """Words with their labels; a word belongs to the span that holds its first character."""
    words = words_of(record["text"])
    labels, spans, at, last = [], record["spans"], 0, -1
    for _, start, _ in words:
        while at < len(spans) and spans[at]["end"] <= start:
            at += 1
        if at < len(spans) and spans[at]["start"] <= start:
            labels.append(f"{'I' if last == at else 'B'}-{spans[at]['label']}")
            last = at
        else:
            labels.append("O")
    return [w for w, _, _ in words], labels


# How much a label that the set does not mark throughout counts for an unmarked word. 1: as good as O; what it moves away from
# O is summed back when the model is exported. Going on for 12 minutes with 0.02 lost recall on every dev part but one.
OUTSIDE_WEIGHT = 1.0


def allowed_outside(scope):
    """Where a set's text is unmarked, a label that the set does not mark throughout may be right too, but seldom is."""
    mask = torch.zeros(len(LABELS))
    mask[0] = 1
    for t in TYPES:
        if t not in scope:
            mask[LABEL_ID[f"B-{t}"]] = mask[LABEL_ID[f"I-{t}"]] = OUTSIDE_WEIGHT
    return mask


class Corpus:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.filler = Filler(seed)
        self.firsts = [n for group in self.filler.firsts for n in self.random.sample(group, min(3000, len(group)))]
        self.lasts = [n for group in self.filler.lasts for n in self.random.sample(group, min(8000, len(group)))]
        self.sets = {name: [tag(r) for r in records(name, "train")] for name in TRAIN_SETS}
        self.outside = {name: allowed_outside(scope_of(name) & set(TYPES)) for name in TRAIN_SETS}
        self.outside["generated"] = allowed_outside(GENERATED_SCOPE)

    def one_pass(self):
        items = []
        for name, rows in self.sets.items():
            times = REPEAT.get(name, 1)
            picked = rows * int(times) + self.random.sample(rows, int(len(rows) * (times % 1)))
            items += [(name, words, labels) for words, labels in picked]
        items += [("generated", *tag(self.filler.document())) for _ in range(GENERATED_PER_PASS)]
        self.random.shuffle(items)
        return [(name, *self.vary(words, labels)) for name, words, labels in items]

    def vary(self, words, labels):
        """Other names, lower case, capitals: the context must decide, not the word."""
        r, words = self.random, list(words)
        rename = r.random() < 0.25
        for i, label in enumerate(labels):
            if rename and label.endswith("-PERSON") and words[i].istitle() and len(words[i]) > 2:
                words[i] = r.choice(self.firsts if label[0] == "B" else self.lasts).split(" ")[0]
        case = r.random()
        if case < 0.12:
            words = [w.lower() for w in words]
        elif case < 0.15:
            words = [w.upper() for w in words]
        elif case < 0.2:
            words = [w.lower() if r.random() < 0.5 else w for w in words]
        return words, labels


def windows(items, split, rng, drop):
    for name, words, labels in items:
        ids, tags = [2], [-1]
        for word, label in zip(words, labels):
            pieces = split(word)
            if len(ids) + len(pieces) >= MAX_PIECES:
                if len(ids) > 1:
                    yield name, ids + [3], tags + [-1]
                ids, tags = [2], [-1]
                pieces = pieces[: MAX_PIECES - 3]
            if rng.random() < drop:
                pieces = [1]
            ids += pieces
            tags += [LABEL_ID[label]] + [-1] * (len(pieces) - 1)
        if len(ids) > 1:
            yield name, ids + [3], tags + [-1]


def batches(rows, rng):
    rows = sorted(rows, key=lambda row: len(row[1]) + rng.random() * 8)
    made, at = [], 0
    while at < len(rows):
        size = max(1, TOKENS_PER_BATCH // len(rows[min(at + 24, len(rows) - 1)][1]))
        made.append(rows[at : at + size])
        at += size
    rng.shuffle(made)
    return made


def tensors(rows, outside):
    longest = max(len(ids) for _, ids, _ in rows)
    ids = torch.zeros(len(rows), longest, dtype=torch.long)
    tags = torch.full((len(rows), longest), -1)
    free = torch.stack([outside[name] for name, _, _ in rows])
    for i, (_, row, marks) in enumerate(rows):
        ids[i, : len(row)] = torch.tensor(row)
        tags[i, : len(marks)] = torch.tensor(marks)
    return ids, (ids != 0).long(), tags, free


def loss_of(logits, tags, free):
    """-log of the probability of all labels that the marking allows (the set's scope decides what an unmarked word may be)."""
    at = tags >= 0
    logp = torch.log_softmax(logits[at], -1)
    gold = tags[at]
    allowed = free.unsqueeze(1).expand(-1, tags.shape[1], -1)[at]
    outside = torch.logsumexp(logp + torch.log(allowed + 1e-30), -1)
    marked = logp.gather(1, gold.unsqueeze(1)).squeeze(1)
    return -torch.where(gold == 0, outside, marked).mean()


def memberships(pieces):
    groups = [
        names("person_names_by_country", {"first_m", "first_f"}) + names("person_first_names", {"first_m", "first_f"}),
        names("person_names_by_country", {"last"}), names("person_first_names", {"first"}), names("person_last_names", {"last"}),
        names("places", {"city", "capital", "state"}), names("places", {"country"}), names("places", {"nationality"}),
    ]
    groups = [{w for n in group for w in n.split()} for group in groups]
    groups.append({w for n in names("medical", {"disease", "drug", "symptom"}) for w in n.split()})
    groups.append({w for n in names("occupations", {"occupation"}) for w in n.lower().split()})
    return torch.tensor([[float(p in g) for g in groups] for p in pieces])


def build(pieces):
    low = {}
    lower = torch.tensor([low.setdefault(p.lower(), len(low)) for p in pieces])
    shape = torch.tensor([vocabulary.shape_of(p) for p in pieces])
    return Tagger(Embedding(lower, shape, memberships(pieces)), len(LABELS))


def main(minutes, seed, rate):
    os.makedirs(WORK, exist_ok=True)
    torch.manual_seed(seed)
    torch.set_num_threads(os.cpu_count() or 1)
    rng = random.Random(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    path = f"{WORK}/pieces.json"
    if not os.path.exists(path):
        json.dump(vocabulary.build(), open(path, "w"))
    pieces = json.load(open(path))
    split, corpus, model = vocabulary.WordPiece(pieces), Corpus(seed), build(pieces).to(device)
    print(f"{len(pieces)} pieces, {sum(p.numel() for p in model.parameters()) / 1e6:.2f} M parameters, {device}", flush=True)
    if os.path.exists(f"{WORK}/ner.pt"):
        model.load_state_dict(torch.load(f"{WORK}/ner.pt", map_location=device)["state"])
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=0.01)
    average, steps, began, budget = None, 0, time.time(), minutes * 60
    while time.time() - began < budget:
        drop = 0.04
        for rows in batches(list(windows(corpus.one_pass(), split, rng, drop)), rng):
            done = (time.time() - began) / budget
            if done >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = rate * min(1, (steps + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-5
            ids, mask, tags, free = (t.to(device) for t in tensors(rows, corpus.outside))
            loss = loss_of(model(ids, mask), tags, free)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            steps += 1
            if done > 0.6:
                average = copy.deepcopy(model.state_dict()) if average is None else average
                for name, value in model.state_dict().items():
                    if value.is_floating_point():
                        average[name].lerp_(value, 0.01)
            if steps % 100 == 0:
                print(f"{time.time() - began:6.0f} s  step {steps}  loss {loss.item():.4f}", flush=True)
            if steps % 1000 == 0:
                torch.save({"state": average or model.state_dict(), "pieces": pieces}, f"{WORK}/ner.pt")
    torch.save({"state": average or model.state_dict(), "pieces": pieces}, f"{WORK}/ner.pt")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main(float(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 1, float(arguments[2]) if len(arguments) > 2 else 2e-3)
