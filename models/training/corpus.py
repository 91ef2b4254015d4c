"""Labelled windows of pieces for the tagger: the annotated sets, our own annotations with other names put in, generated texts and plain snippets."""
import random
import re

import numpy

import annotations
from generate import Filler
from name_lists import NameLists
from names_in import INFLECTED, NamePools
from network import ROLES
from plain_words import PlainWords, snippets
from read_data import TRAIN_SETS, records, scope_of, words_of

TYPES = ("PERSON USERNAME LOCATION ADDRESS ORGANIZATION DATE TIME AGE EMAIL PHONE URL IP ID FINANCIAL PASSWORD QUANTITY "
         "DEMOGRAPHIC OCCUPATION CONDITION DRUG PRODUCT WORK EVENT MISC").split()
LABELS = ["O"] + [f"{mark}-{t}" for t in TYPES for mark in "BI"]
LABEL_ID = {label: i for i, label in enumerate(LABELS)}
ROLE_ID = {role: i for i, role in enumerate(ROLES)}
GENERATED_SCOPE = {"PERSON", "LOCATION", "ADDRESS", "ORGANIZATION", "DATE", "TIME", "AGE", "DEMOGRAPHIC", "OCCUPATION", "CONDITION", "DRUG"}
# The extension reads windows of 190 pieces and two special ones.
MAX_PIECES = 192
WORDLESS, LISTLESS = 0.03, 0.2
# How often each set is seen in a pass: our own annotations and small chat-like sets more often, the large news set less often.
REPEAT = {"written": 6, "read": 2.5, "gmb": 0.3, "lifebench_pii": 0.5, "sgd_slots": 0.3, "restaurants8k": 0.15, "nlu_eval": 0.4, "wnut17": 2, "wikigold": 3,
          "uner_ewt": 3, "tweebank_ner": 2, "ctx_anonymizer": 0.7, "nano_pii": 2, "tab": 2, "crossner": 1.5, "bc5cdr": 0.6, "echr_es": 0.4, "echr_fr": 0.4,
          "uner_hr": 0.5, "uner_sk": 0.4, "uner_sv": 0.7, "uner_da": 0.7, "uner_sr": 0.5, "uner_pt": 0.8, "stockmark_ja": 1.2, "uner_zh": 1.2, "weibo_zh": 2}
GENERATED_PER_PASS, SNIPPETS_PER_PASS = 9_000, 5_000
# Values in place of a label. IGNORED: the piece has no loss. PLAIN: an unmarked word that is too ordinary to be an entity.
IGNORED, PLAIN = -1, -2
# Sets whose people are private unless the text says otherwise. Names in news and encyclopaedias get no role: when they were taught as public,
# any plain sentence made a name public ("Heike Sommer comes tomorrow").
PRIVATE_SETS = set("ctx_anonymizer lifebench_pii nano_pii restaurants8k panorama meddocan_es generated".split())
FACTS = {"LOCATION", "CONDITION", "DRUG", "OCCUPATION", "DEMOGRAPHIC", "AGE", "DATE"}
HIDDEN = {"ADDRESS", "EMAIL", "PHONE", "ID", "FINANCIAL", "PASSWORD", "USERNAME"}
RENAMED, JOINED = 0.6, 0.35

TITLE = re.compile(r"^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Madam|Lord|Lady|Rev|Judge|Justice|Herrn?|Frau|Mme|Mlle|MM?|Señora?|Sra?|Don|Doña)\.?\s+)+(?=\w)")


def without_title(text, span):
    """Removes a title from a name, because some sets mark "Mr Smith" and others only "Smith"."""
    if span["label"] != "PERSON":
        return span
    title = TITLE.match(text[span["start"] : span["end"]])
    return {**span, "start": span["start"] + title.end()} if title else span


def role_of(name, span):
    if span.get("role"):
        return span["role"]
    if span["label"] in FACTS:
        return "fact"
    if span["label"] in HIDDEN:
        return "hide"
    if span["label"] in ("PERSON", "ORGANIZATION"):
        return "hide" if name in PRIVATE_SETS and span["label"] == "PERSON" else None
    return "public" if span["label"] in ("PRODUCT", "WORK", "EVENT") else None


def tag(record, name=""):
    """The words of a record with their labels and roles. A word belongs to the span that contains its first character."""
    words = words_of(record["text"])
    spans = sorted((without_title(record["text"], span) for span in record["spans"]), key=lambda span: span["start"])
    labels, roles, at, last = [], [], 0, -1
    for _, start, _ in words:
        while at < len(spans) and spans[at]["end"] <= start:
            at += 1
        if at < len(spans) and spans[at]["start"] <= start:
            labels.append(f"{'I' if last == at else 'B'}-{spans[at]['label']}")
            roles.append(role_of(name, spans[at]))
            last = at
        else:
            labels.append("O")
            roles.append(None)
    return [w for w, _, _ in words], labels, roles


def allowed_outside(scope):
    """The labels that may be right for an unmarked word of a set: O, and each label that the set does not mark throughout."""
    return numpy.array([1] + [float(label[2:] not in scope) for label in LABELS[1:]], dtype=numpy.float32)


def private_organisations(records_):
    """The names of private organisations by language, for languages in which names are not inflected."""
    found = {}
    for record in records_:
        for span in record["spans"]:
            if span["label"] == "ORGANIZATION" and span["role"] == "hide" and record["lang"] not in INFLECTED:
                found.setdefault(record["lang"], set()).add(record["text"][span["start"] : span["end"]])
    return {language: sorted(listed) for language, listed in found.items()}


class Corpus:
    """`one_pass` gives windows; each pass has other names, letter cases and generated texts."""

    def __init__(self, split, development=False):
        self.split, self.lists, self.plain = split, NameLists(), PlainWords()
        self.sets = {name: list(records(name, "train")) for name in TRAIN_SETS}
        self.sets["written"] = annotations.parts(annotations.written(), development)
        self.sets["read"] = annotations.parts(annotations.read_passages(), development)
        scopes = {name: scope_of(name) & set(TYPES) for name in TRAIN_SETS}
        scopes |= {"written": annotations.WRITTEN_SCOPE, "read": annotations.READ_SCOPE, "generated": GENERATED_SCOPE, "text": set()}
        self.set_names = list(scopes)
        self.outside = numpy.stack([allowed_outside(scopes[name]) for name in self.set_names])
        self.snippets = list(snippets())
        self.organisations = private_organisations(self.sets["written"])

    def one_pass(self, seed, names=None, share=1):
        """One pass over all sets, or over those in `names`. `share` multiplies how often each set is seen."""
        rng = random.Random(seed)
        chosen = self.set_names if names is None else names
        filler, pools, rows = Filler(seed), NamePools(rng, self.organisations), []
        for name, items in self.sets.items():
            if name not in chosen:
                continue
            times = REPEAT.get(name, 1) * share
            picked = items * int(times) + rng.sample(items, int(len(items) * (times % 1)))
            rng.shuffle(picked)
            documents = []
            for record in picked:
                if name in ("written", "read") and rng.random() < RENAMED:
                    record = pools.renamed(record)
                marked = self.marked(name, *self.vary(*tag(record, name), name, pools, rng))
                if documents and name != "written" and rng.random() < JOINED:
                    documents[-1] = tuple(a + b for a, b in zip(documents[-1], marked))
                else:
                    documents.append(marked)
            rows += [(name, *document) for document in documents]
        for _ in range(int(GENERATED_PER_PASS * share) if "generated" in chosen else 0):
            rows.append(("generated", *self.marked("generated", *self.vary(*tag(filler.document(), "generated"), "generated", pools, rng))))
        for text in rng.sample(self.snippets, min(int(SNIPPETS_PER_PASS * share), len(self.snippets))) if "text" in chosen else ():
            words = [w for w, _, _ in words_of(text)]
            rows.append(("text", words, [PLAIN if p else IGNORED for p in self.plain.flags(words)], [IGNORED] * len(words)))
        return [window for row in rows for window in self.windows(*row, rng)]

    def marked(self, name, words, labels, roles):
        # Our own annotations mark everything, so plain words need not be declared in them.
        plain = [False] * len(words) if name in ("written", "read") else self.plain.flags(words)
        return words, [PLAIN if label == "O" and p else LABEL_ID[label] for label, p in zip(labels, plain)], [IGNORED if role is None else ROLE_ID[role] for role in roles]

    def vary(self, words, labels, roles, name, pools, rng):
        """Puts in other names, lower case or capitals, so that the network learns from the context and not from the word."""
        words, roles = list(words), list(roles)
        if name not in ("written", "read") and rng.random() < 0.25:
            for i, label in enumerate(labels):
                if label in ("B-PERSON", "I-PERSON") and words[i].istitle() and len(words[i]) > 2:
                    words[i] = pools.any_latin(label[0] == "B")
                    roles[i] = None if roles[i] == "public" else roles[i]
        case = rng.random()
        if case < 0.12:
            words = [w.lower() for w in words]
        elif case < 0.17:
            words = [w.upper() for w in words]
        elif case < 0.20:
            words = [w.lower() if rng.random() < 0.5 else w for w in words]
        return words, labels, roles

    def windows(self, name, words, marks, roles, rng):
        """Windows of pieces, with the lists that hold each piece's word, labels and roles. Now and then a word or the lists are left out, so
        that the network learns to do without them."""
        listless, at_set = rng.random() < LISTLESS, self.set_names.index(name)
        ids, held, tags, parts = [2], [0], [IGNORED], [IGNORED]
        for word, mark, role in zip(words, marks, roles):
            pieces = self.split(word)
            if len(ids) + len(pieces) >= MAX_PIECES:
                if len(ids) > 1:
                    yield at_set, ids + [3], held + [0], tags + [IGNORED], parts + [IGNORED]
                ids, held, tags, parts = [2], [0], [IGNORED], [IGNORED]
                pieces = pieces[: MAX_PIECES - 3]
            if rng.random() < WORDLESS:
                pieces = [1]
            ids += pieces
            held += [0 if listless or rng.random() < WORDLESS else self.lists(word)] * len(pieces)
            tags += [mark] + [IGNORED] * (len(pieces) - 1)
            parts += [role] + [IGNORED] * (len(pieces) - 1)
        if len(ids) > 1:
            yield at_set, ids + [3], held + [0], tags + [IGNORED], parts + [IGNORED]


WIDTHS = (24, 48, 80, 128, 200)


def packed(windows):
    """Packs windows into arrays, one for each width: the set's number, and rows of pieces, lists, labels and roles."""
    arrays = {}
    for width in WIDTHS:
        rows = [w for w in windows if len(w[1]) <= width and not any(len(w[1]) <= smaller for smaller in WIDTHS if smaller < width)]
        filled = numpy.zeros((len(rows), 4, width), dtype=numpy.int32)
        filled[:, 2:] = IGNORED
        for at, (_, *columns) in enumerate(rows):
            for column, values in enumerate(columns):
                filled[at, column, : len(values)] = values
        arrays[width] = (numpy.array([w[0] for w in rows], dtype=numpy.int32), filled)
    return arrays
