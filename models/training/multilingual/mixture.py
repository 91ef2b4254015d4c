"""What training reads: written prompts, read passages, the other annotated sets, generated texts and pairs, each with other names and letter cases,
as windows of pieces with a label and a role."""
import os
import random
import re

import numpy
import torch

import annotations
from corpus import GENERATED_SCOPE, REPEAT, private_organisations, role_of, without_title
from generate import Filler
from names_in import LATIN, NamePools
from packages import TOKENIZER
from pairs import Pairs
from pieces import pieces_of, tokenizer
from plain_words import PlainWords, snippets
from read_data import TRAIN_SETS, records, scope_of, words_of
from texts import TEXTS
from tagger import END, LABELS, LINE_BREAK, PAD, ROLES, START, TYPES, UNKNOWN

IGNORED = -100
LONGEST, TOKENS_A_STEP, UNKNOWN_SHARE = 190, 3_000, 0.015
RENAMED, OTHER_NAMES = 0.6, 0.25
# The shares of the pieces that are read.
SHARES = {"written": 0.52, "read": 0.2, "others": 0.15, "pairs": 0.13}
# Beside a teacher also running text, which has no labels but the teacher's answers.
SHARES_WITH_TEACHER = {"written": 0.44, "read": 0.12, "others": 0.15, "pairs": 0.1, "running": 0.19}
RUNNING_TEXTS = ("prompts", "web", "tweets", "reviews", "chat", "advice", "counsel", "support", "agents", "utterances", "logs", "config", "sql")
# Prompts of files with at least this number are read more often: those that were written last, because the network failed on their kind.
FRESH_FROM, FRESH_TIMES = int(os.environ.get("COATCHECK_FRESH", 1857)), int(os.environ.get("COATCHECK_FRESH_TIMES", 2))
# A sampled chunk of this many pieces is sorted by length and cut into steps.
CHUNK = 150_000
LONGEST_TEXT = 2_000_000
# A window is padded to a multiple of this: the softmax of other lengths takes twice as long in bfloat16.
WIDTHS = 16
TYPE_IDS = {t: i for i, t in enumerate(TYPES)}
# Types of the sets that say nothing about ours: a place with one has no loss.
UNCLEAR = {"MISC"}


def marks(record, offsets, name, plain=None):
    """A label and a role for each piece: those of the span that it touches."""
    text = record["text"]
    spans = sorted((without_title(text, span) for span in record["spans"]), key=lambda span: span["start"])
    labels, roles, at, inside = numpy.zeros(len(offsets), numpy.int64), numpy.zeros(len(offsets), numpy.int64), 0, -1
    for i, (start, end) in enumerate(offsets):
        while at < len(spans) and spans[at]["end"] <= start:
            at += 1
        if start < end and at < len(spans) and spans[at]["start"] < end:
            kind, role = spans[at]["label"], role_of(name, spans[at])
            if kind in TYPE_IDS:
                labels[i] = 1 + 2 * TYPE_IDS[kind] + (inside == at)
                roles[i] = IGNORED if role is None else ROLES.index(role)
            elif kind in UNCLEAR:
                labels[i] = roles[i] = IGNORED
            inside = at
        elif start == end or (plain is not None and not plain[start]):
            # A set that does not mark everything: whether this is something private is not known.
            roles[i] = IGNORED if start < end else 0
    return labels, roles


def plain_places(text, plain):
    """For each character whether it stands in a plain word."""
    found = numpy.zeros(len(text) + 1, bool)
    words = words_of(text)
    for (_, start, end), flag in zip(words, plain.flags([w for w, _, _ in words])):
        found[start:end] = flag
    return found


def prompt_like_texts():
    """Files of running text that are written as prompts, messages and pasted texts are."""
    return [file for files in TEXTS.values() for file in files if re.search(f"_({'|'.join(RUNNING_TEXTS)})", file)]


class Source:
    """Endless records of one group, pass after pass."""

    def __init__(self, group, rng, sets, pools):
        self.group, self.rng, self.sets, self.pools, self.queue = group, rng, sets, pools, []
        self.filler, self.pairs = Filler(rng.randrange(1 << 30)), None

    def fill(self):
        r = self.rng
        if self.group in ("written", "read", "running"):
            self.queue = [(self.group, record) for record in self.sets[self.group]]
        else:
            for name in (*TRAIN_SETS, "text"):
                items = self.sets[name]
                self.queue += [(name, record) for record in r.sample(items, int(len(items) * min(1, REPEAT.get(name, 1) * 0.25)))]
            self.queue += [("generated", None)] * 2_500
        r.shuffle(self.queue)

    def next(self):
        r = self.rng
        if self.group == "pairs":
            self.pairs = self.pairs or Pairs(r)
            return "pairs", self.pairs.draw()
        if not self.queue:
            self.fill()
        name, record = self.queue.pop()
        if name == "generated":
            record = {"lang": "en", **self.filler.document()}
        if name in ("written", "read"):
            record = self.pools.renamed(record) if r.random() < RENAMED else record
        elif r.random() < OTHER_NAMES:
            record = self.other_names(record)
        return name, self.other_case(record)

    def other_names(self, record):
        """Other names in Latin letters for people in sets that others annotated."""
        text, spans, at = "", [], 0
        for span in sorted(record["spans"], key=lambda s: s["start"]):
            text += record["text"][at : span["start"]]
            value = record["text"][span["start"] : span["end"]]
            words = value.split(" ")
            if span["label"] == "PERSON" and all(LATIN.match(word) for word in words):
                value = " ".join(self.pools.any_latin(i == 0) if len(word) > 2 else word for i, word in enumerate(words))
                span = {**span, "role": None} if span.get("role") == "public" else span
            spans.append({**span, "start": len(text), "end": len(text) + len(value)})
            text += value
            at = span["end"]
        return {**record, "text": text + record["text"][at:], "spans": spans}

    def other_case(self, record):
        chance, text = self.rng.random(), record["text"]
        changed = text.lower() if chance < 0.12 else text.upper() if chance < 0.15 else re.sub(r"\b\w", lambda m: m.group().lower() if self.rng.random() < 0.5 else m.group(), text) if chance < 0.18 else text
        return {**record, "text": changed} if len(changed) == len(text) else record


class Mixture:
    def __init__(self, seed, development=False, shares=SHARES):
        self.rng, self.cutter, self.plain = random.Random(seed), tokenizer(TOKENIZER), PlainWords()
        self.sets = {name: list(records(name, "train")) for name in TRAIN_SETS}
        self.sets["written"] = annotations.parts(annotations.written(), development)
        self.sets["written"] += annotations.parts(annotations.written(FRESH_FROM), development) * (FRESH_TIMES - 1)
        self.sets["read"] = annotations.parts(annotations.read_passages(), development)
        self.sets["text"] = [{"text": text, "spans": [], "lang": "en"} for text in snippets()]
        scopes = {name: scope_of(name) & set(TYPES) for name in TRAIN_SETS}
        if "running" in shares:
            self.sets["running"] = [{"text": text, "spans": [], "lang": file[:2]} for file in prompt_like_texts() for text in snippets({file: LONGEST_TEXT})]
        scopes |= {"running": set(), "written": annotations.WRITTEN_SCOPE, "read": annotations.READ_SCOPE, "generated": GENERATED_SCOPE, "text": set(), "pairs": set(TYPES)}
        self.scopes, self.shares = scopes, shares
        self.set_names = list(scopes)
        self.outside = torch.tensor([[True] + [label[2:] not in scopes[name] for label in LABELS[1:]] for name in self.set_names])
        pools = NamePools(self.rng, private_organisations(self.sets["written"]))
        self.sources = {group: Source(group, self.rng, self.sets, pools) for group in shares}
        self.read = dict.fromkeys(shares, 1.0)

    def records_of_a_chunk(self):
        drawn, size = [], 0
        while size < CHUNK:
            group = min(self.shares, key=lambda g: self.read[g] / self.shares[g])
            name, record = self.sources[group].next()
            # Estimated by characters, since the pieces are cut later, all together.
            length = min(len(record["text"]) / 3.5 + 2, 1_000)
            self.read[group] += length
            size += length
            drawn.append((name, record))
        return drawn

    def windows(self, drawn):
        rows = []
        for (name, record), (ids, offsets) in zip(drawn, pieces_of([record["text"] for _, record in drawn], self.cutter)):
            whole = self.scopes[name] == annotations.WRITTEN_SCOPE or name in ("read", "pairs")
            labels, roles = marks(record, offsets, name, None if whole else plain_places(record["text"], self.plain))
            if not whole:
                # Unmarked plain words are certainly nothing; other unmarked ones may be what the set does not mark.
                labels = numpy.where((labels == 0) & (roles == IGNORED), -1, labels)
            if name == "running":
                labels[:] = roles[:] = IGNORED
            at = self.set_names.index(name)
            first = self.rng.randrange(min(LONGEST, len(ids))) if len(ids) > LONGEST and self.rng.random() < 0.5 else 0
            cuts = ([0] if first else []) + list(range(first, max(1, len(ids)), LONGEST))
            for a, b in zip(cuts, [*cuts[1:], len(ids)]):
                if b > a:
                    rows.append((at, ids[a:b], labels[a:b], roles[a:b]))
        return rows

    def __iter__(self):
        """Steps: windows of similar length together."""
        while True:
            rows = sorted(self.windows(self.records_of_a_chunk()), key=lambda row: len(row[1]) + self.rng.random() * 3)
            steps, step = [], []
            for row in rows:
                if step and (len(row[1]) + 2) * (len(step) + 1) > TOKENS_A_STEP:
                    steps.append(step)
                    step = []
                step.append(row)
            steps.append(step)
            self.rng.shuffle(steps)
            yield from map(self.filled, steps)

    def filled(self, rows):
        """Tensors: the set of each row, pieces, labels (-1: any label that the set does not mark), roles."""
        width = -(-(max(len(row[1]) for row in rows) + 2) // WIDTHS) * WIDTHS
        columns = numpy.full((3, len(rows), width), IGNORED, numpy.int64)
        columns[0] = PAD
        for at, (_, ids, labels, roles) in enumerate(rows):
            n = len(ids)
            columns[0, at, 0], columns[0, at, n + 1] = START, END
            for column, values in zip(columns, (ids, labels, roles)):
                column[at, 1 : n + 1] = values
        ids, labels, roles = map(torch.from_numpy, columns)
        unknown = (torch.rand(ids.shape) < UNKNOWN_SHARE) & (ids > LINE_BREAK)
        return torch.tensor([row[0] for row in rows]), ids.masked_fill(unknown, UNKNOWN), labels, roles
