"""Trains the tagger from the pretrained reader and writes .work/ner.pt.  usage: train.py MINUTES [SEED] [LEARNING_RATE]
[WEIGHTS]. WEIGHTS: those of an earlier training, to go on from."""
import copy
import os
import random
import re
import sys
import time

import torch

import vocabulary
from name_lists import NameLists
from generate import Filler
from network import Embedding, Tagger
from plain_words import TELLING_TYPES, PlainWords, snippets
from read_data import TRAIN_SETS, names, records, scope_of, words_of
from schedule import descend, rate_at

WORK = os.path.join(os.path.dirname(__file__), ".work")
TYPES = ("PERSON USERNAME LOCATION ADDRESS ORGANIZATION DATE TIME AGE EMAIL PHONE URL IP ID FINANCIAL PASSWORD QUANTITY "
         "DEMOGRAPHIC OCCUPATION CONDITION DRUG PRODUCT WORK EVENT MISC").split()
LABELS = ["O"] + [f"{mark}-{t}" for t in TYPES for mark in "BI"]
LABEL_ID = {label: i for i, label in enumerate(LABELS)}
GENERATED_SCOPE = {"PERSON", "LOCATION", "ADDRESS", "ORGANIZATION", "DATE", "TIME", "AGE", "DEMOGRAPHIC", "OCCUPATION", "CONDITION", "DRUG"}
MAX_PIECES, TOKENS_PER_BATCH = 160, 4096
WORDLESS, LISTLESS = 0.04, 0.2
# How often a set is seen in a pass: small chat-like sets more, the large news set less.
REPEAT = {"gmb": 0.35, "lifebench_pii": 0.5, "sgd_slots": 0.3, "restaurants8k": 0.2, "nlu_eval": 0.4, "wnut17": 2, "wikigold": 3, "uner_ewt": 3,
          "tweebank_ner": 2, "ctx_anonymizer": 1, "nano_pii": 2, "tab": 2, "crossner": 1.5, "bc5cdr": 0.7, "echr_es": 0.5, "echr_fr": 0.5}
GENERATED_PER_PASS, SNIPPETS_PER_PASS = 16_000, 5_000
# Marks beside the labels: not looked at; unmarked, but too plain a word to tell anything.
IGNORED, PLAIN = -1, -2


TITLE = re.compile(r"^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Madam|Lord|Lady|Rev|Judge|Justice|Herrn?|Frau|Mme|Mlle|MM?|Señora?|Sra?|Don|Doña)\.?\s+)+(?=\w)")


def without_title(text, span):
    """Some sets mark "Mr Smith", some "Smith": here, the name."""
    if span["label"] != "PERSON":
        return span
    title = TITLE.match(text[span["start"] : span["end"]])
    return {**span, "start": span["start"] + title.end()} if title else span


def tag(record):
    """Words with their labels; a word belongs to the span that holds its first character."""
    words = words_of(record["text"])
    labels, spans, at, last = [], [without_title(record["text"], span) for span in record["spans"]], 0, -1
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


NOT_TELLING = torch.tensor([label[2:] in TELLING_TYPES for label in LABELS])


class Corpus:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.filler, self.plain = Filler(seed), PlainWords()
        english = self.filler.locales["en"]
        self.firsts = [n for group in english.firsts for n in self.random.sample(group, min(3000, len(group)))]
        self.lasts = [n for group in english.lasts for n in self.random.sample(group, min(8000, len(group)))]
        self.sets = {name: [self.marked(*tag(r)) for r in records(name, "train")] for name in TRAIN_SETS}
        self.outside = {name: allowed_outside(scope_of(name) & set(TYPES)) for name in TRAIN_SETS}
        self.outside["generated"] = allowed_outside(GENERATED_SCOPE)
        self.outside["text"] = allowed_outside(set())
        self.snippets = [self.unmarked(text) for text in snippets()]

    def marked(self, words, labels):
        plain = self.plain.flags(words)
        return words, [PLAIN if label == "O" and p else LABEL_ID[label] for label, p in zip(labels, plain)]

    def unmarked(self, text):
        """Running text: only its plain words say something, namely that they tell nothing."""
        words = [w for w, _, _ in words_of(text)]
        return words, [PLAIN if p else IGNORED for p in self.plain.flags(words)]

    def one_pass(self):
        items = []
        for name, rows in self.sets.items():
            times = REPEAT.get(name, 1)
            picked = rows * int(times) + self.random.sample(rows, int(len(rows) * (times % 1)))
            items += [(name, words, tags) for words, tags in picked]
        items += [("generated", *self.marked(*tag(self.filler.document()))) for _ in range(GENERATED_PER_PASS)]
        items += [("text", words, tags) for words, tags in self.random.sample(self.snippets, SNIPPETS_PER_PASS)]
        self.random.shuffle(items)
        return [(name, self.vary(words, tags), tags) for name, words, tags in items]

    def vary(self, words, tags):
        """Other names, lower case, capitals: the context must decide, not the word."""
        r, words = self.random, list(words)
        rename, first, inner = r.random() < 0.25, LABEL_ID["B-PERSON"], LABEL_ID["I-PERSON"]
        for i, label in enumerate(tags):
            if rename and label in (first, inner) and words[i].istitle() and len(words[i]) > 2:
                words[i] = r.choice(self.firsts if label == first else self.lasts).split(" ")[0]
        case = r.random()
        if case < 0.12:
            words = [w.lower() for w in words]
        elif case < 0.18:
            words = [w.upper() for w in words]
        elif case < 0.22:
            words = [w.lower() if r.random() < 0.5 else w for w in words]
        return words


def windows(items, split, lists, rng):
    """Pieces, which lists hold the word that each is of, and marks. Words and lists are left out now and then: the rest must do."""
    for name, words, marks in items:
        listless = rng.random() < LISTLESS
        ids, held, tags = [2], [0], [IGNORED]
        for word, mark in zip(words, marks):
            pieces = split(word)
            if len(ids) + len(pieces) >= MAX_PIECES:
                if len(ids) > 1:
                    yield name, ids + [3], held + [0], tags + [IGNORED]
                ids, held, tags = [2], [0], [IGNORED]
                pieces = pieces[: MAX_PIECES - 3]
            if rng.random() < WORDLESS:
                pieces = [1]
            ids += pieces
            held += [0 if listless or rng.random() < WORDLESS else lists(word)] * len(pieces)
            tags += [mark] + [IGNORED] * (len(pieces) - 1)
        if len(ids) > 1:
            yield name, ids + [3], held + [0], tags + [IGNORED]


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
    longest = max(len(row[1]) for row in rows)
    ids, lists = (torch.zeros(len(rows), longest, dtype=torch.long) for _ in range(2))
    tags = torch.full((len(rows), longest), IGNORED)
    free = torch.stack([outside[row[0]] for row in rows])
    for i, (_, row, held, marks) in enumerate(rows):
        ids[i, : len(row)] = torch.tensor(row)
        lists[i, : len(held)] = torch.tensor(held)
        tags[i, : len(marks)] = torch.tensor(marks)
    return ids, (ids != 0).long(), lists, tags, free


def loss_of(logits, tags, free):
    """-log of the probability of all labels that the marking allows: the set's scope decides what an unmarked word may be, and a
    plain word tells nothing in any set."""
    at = tags != IGNORED
    logp = torch.log_softmax(logits[at], -1)
    gold = tags[at]
    allowed = free.unsqueeze(1).expand(-1, tags.shape[1], -1)[at]
    allowed = torch.where((gold == PLAIN).unsqueeze(1) & NOT_TELLING.to(gold.device), torch.zeros_like(allowed), allowed)
    outside = torch.logsumexp(logp + torch.log(allowed + 1e-30), -1)
    marked = logp.gather(1, gold.clamp(min=0).unsqueeze(1)).squeeze(1)
    return -torch.where(gold <= 0, outside, marked).mean()


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


def embedding_for(pieces):
    low = {}
    lower = torch.tensor([low.setdefault(p.lower(), len(low)) for p in pieces])
    shape = torch.tensor([vocabulary.shape_of(p) for p in pieces])
    return Embedding(lower, shape, memberships(pieces))


def build(pieces):
    return Tagger(embedding_for(pieces), len(LABELS))


def main(minutes, seed, rate, weights=None):
    os.makedirs(WORK, exist_ok=True)
    torch.manual_seed(seed)
    # The matrix products have OpenBLAS' own threads; more here only make the two wait for each other.
    torch.set_num_threads(1)
    rng = random.Random(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    before = torch.load(weights or f"{WORK}/language.pt", map_location="cpu")
    pieces = before["pieces"]
    split, lists, corpus, model = vocabulary.WordPiece(pieces), NameLists(), Corpus(seed), build(pieces)
    if weights:
        model.load_state_dict(before["state"])
    else:
        model.reader.load_state_dict({k[len("reader."):]: v for k, v in before["state"].items() if k.startswith("reader.")}, strict=False)
    model.to(device)
    print(f"{len(pieces)} pieces, {sum(p.numel() for p in model.parameters()) / 1e6:.2f} M parameters, {device}", flush=True)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=0.01)
    average, steps, began, budget = None, 0, time.time(), minutes * 60
    used = before.get("used", torch.zeros(len(pieces), dtype=torch.long))

    def save():
        torch.save({"state": average or model.state_dict(), "pieces": pieces, "used": used}, f"{WORK}/ner.pt")

    while time.time() - began < budget:
        for rows in batches(list(windows(corpus.one_pass(), split, lists, rng)), rng):
            done = (time.time() - began) / budget
            if done >= 1:
                break
            rows = tensors(rows, corpus.outside)
            used += torch.bincount(rows[0].flatten(), minlength=len(pieces))
            ids, mask, held, tags, free = (t.to(device) for t in rows)
            loss = loss_of(model(ids, mask, held), tags, free)
            descend(model, optimiser, loss, rate_at(rate, steps, done))
            steps += 1
            if done > 0.6:
                average = copy.deepcopy(model.state_dict()) if average is None else average
                for name, value in model.state_dict().items():
                    if value.is_floating_point():
                        average[name].lerp_(value, 0.01)
            if steps % 100 == 0:
                print(f"{time.time() - began:6.0f} s  step {steps}  loss {loss.item():.4f}", flush=True)
            if steps % 1000 == 0:
                save()
    save()


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main(float(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 1, float(arguments[2]) if len(arguments) > 2 else 1.5e-3, *arguments[3:4])
