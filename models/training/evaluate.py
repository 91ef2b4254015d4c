"""Evaluates the trained network with 8-bit tables: exact-entity F1 and recall on the development parts, and roles and leaks on our own
development prompts.
usage: evaluate.py [RECORDS PER SET]"""
import collections
import sys

import torch

import annotations
from corpus import MAX_PIECES, tag
from export_onnx import SHIPPED, SHIPPED_LABELS, shrunk
from name_lists import NameLists
from network import ROLES
from read_data import EVALUATION_ONLY_SETS, EVALUATION_SETS, OTHER_LANGUAGE_SETS, records, running_text, scope_of, words_of
from vocabulary import WordPiece


def predict(model, split, lists, words):
    """The label of each word and the probabilities of its roles, taken from its first piece, in windows that do not overlap."""
    labels, roles, at = [], [], 0
    while at < len(words):
        ids, held, heads = [2], [0], []
        while at < len(words) and len(ids) + len(split(words[at])) < MAX_PIECES:
            heads.append(len(ids))
            ids += split(words[at])
            held += [lists(words[at])] * (len(ids) - len(held))
            at += 1
        if not heads:
            heads, ids, held, at = [1], [2, 1], [0, 0], at + 1
        row = torch.tensor([ids + [3]])
        scores, role_scores = model(row, torch.ones_like(row), torch.tensor([held + [0]]))
        labels += [SHIPPED_LABELS[i] for i in scores[0][heads].argmax(-1).tolist()]
        roles += role_scores[0][heads].softmax(-1).tolist()
    return labels, roles


def entities(labels):
    found, start, kind = set(), None, None
    for i, label in enumerate(labels + ["O"]):
        mark, _, name = label.partition("-")
        if start is not None and (mark != "I" or name != kind):
            found.add((start, i, kind))
            start = None
        if mark == "B" or (mark == "I" and start is None):
            start, kind = i, name
    return found


def score(model, split, lists, items, scope):
    counts = {t: [0, 0, 0, 0] for t in sorted(scope)}
    for record in items:
        words, gold_labels, _ = tag(record)
        labels, _ = predict(model, split, lists, words)
        gold, found = entities(gold_labels), entities(labels)
        for t in scope:
            g, f = {e for e in gold if e[2] == t}, {e for e in found if e[2] == t}
            covered = sum(all(labels[i] != "O" for i in range(a, b)) for a, b, _ in g)
            counts[t] = [x + y for x, y in zip(counts[t], [len(g & f), len(g), len(f), covered])]
    return counts


def f1(hit, gold, found, _):
    return 2 * hit / max(1, gold + found)


def row(title, counts, least=20):
    total = [sum(c[i] for c in counts.values()) for i in range(4)]
    each = "; ".join(f"{t} {f1(*c):.2f}, {c[3] / max(1, c[1]):.2f} ({c[1]})" for t, c in counts.items() if c[1] >= least)
    print(f"| {title} | {f1(*total):.3f} | {each} |", flush=True)


HIDDEN_TYPES = {"PERSON", "ORGANIZATION", "ADDRESS"}


def roles_on(model, split, lists, items):
    """How often the role of a found span is right. For people and organisations also, at several thresholds of "public": private ones that were
    taken for public (a leak), and public ones that were taken for private."""
    right, seen, taken = 0, 0, []
    for record in items:
        words, gold_labels, gold_roles = tag(record)
        labels, roles = predict(model, split, lists, words)
        for start, end, kind in entities(gold_labels):
            if kind not in SHIPPED or gold_roles[start] is None or all(label == "O" for label in labels[start:end]):
                continue
            mean = [sum(roles[i][r] for i in range(start, end)) / (end - start) for r in range(len(ROLES))]
            right += ROLES[mean.index(max(mean))] == gold_roles[start]
            seen += 1
            if kind in HIDDEN_TYPES:
                taken.append((gold_roles[start], mean[ROLES.index("public")]))
    hidden, public = [p for r, p in taken if r == "hide"], [p for r, p in taken if r == "public"]
    table = ", ".join(f"{t}: {sum(p >= t for p in hidden) / max(1, len(hidden)):.3f} leak, {sum(p >= t for p in public) / max(1, len(public)):.3f} kept" for t in (0.5, 0.7, 0.8, 0.9))
    print(f"role right {right / max(1, seen):.3f} of {seen}; people and organisations, {len(hidden)} hidden and {len(public)} public, taken for public from {table}")


def main(count=300):
    model, pieces = shrunk()
    split, lists = WordPiece(pieces), NameLists()
    with torch.no_grad():
        print("| our own prompts, by language | F1 | per type: F1, share of gold entities marked in full under any label (n) |\n| --- | --- | --- |")
        for source, items in (("written", annotations.parts(annotations.written(), True)), ("read", annotations.parts(annotations.read_passages(), True))):
            groups = collections.defaultdict(list)
            for record in items:
                groups[record["lang"] if record["lang"] == "en" or source == "written" else "other"].append(record)
            groups = sorted(groups.items(), key=lambda g: -len(g[1]))
            scope = {"PERSON", "ORGANIZATION", "LOCATION", "ADDRESS", "CONDITION", "DRUG"}
            row(f"{source}, all", score(model, split, lists, items, scope))
            for language, some in groups[:14]:
                row(f"{source}, {language}", score(model, split, lists, some, scope), 8)
            roles_on(model, split, lists, items)
        print("\n| dev part | F1 | per type |\n| --- | --- | --- |")
        for name in EVALUATION_SETS + OTHER_LANGUAGE_SETS + EVALUATION_ONLY_SETS:
            row(name + (" (evaluation only)" if name in EVALUATION_ONLY_SETS else ""), score(model, split, lists, list(records(name, "dev"))[:count], scope_of(name) & set(SHIPPED)))
        plain = [w for w, _, _ in words_of(running_text("en_utterances", 60_000).replace("User:", ""))]
        labels, _ = predict(model, split, lists, plain)
        kinds = {t: sum(label == f"B-{t}" for label in labels) for t in ("PERSON", "ORGANIZATION", "LOCATION")}
        print(f"\nShort requests with few names (en_utterances, {len(plain)} words), marked per 1,000 words: "
              + ", ".join(f"{t} {1000 * n / len(plain):.1f}" for t, n in kinds.items()))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
