"""Exact-entity F1 and recall on dev parts, of the trained network in its exported 8-bit form."""
import sys

import torch

from export_onnx import SHIPPED, SHIPPED_LABELS, load, shrink
from read_data import EVALUATION_ONLY_SETS, EVALUATION_SETS, OTHER_LANGUAGE_SETS, records, running_text, scope_of, words_of
from name_lists import NameLists
from train import MAX_PIECES, tag
from vocabulary import WordPiece

RECORDS_PER_SET = 300


def predict(model, split, lists, words):
    """The label of each word, from its first piece, in windows that do not overlap."""
    labels, at = [], 0
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
        best = model(row, torch.ones_like(row), torch.tensor([held + [0]]))[0].argmax(-1).tolist()
        labels += [SHIPPED_LABELS[best[h]] for h in heads]
    return labels


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


def score(model, split, lists, name):
    scope = scope_of(name) & set(SHIPPED)
    counts = {t: [0, 0, 0, 0] for t in sorted(scope)}
    for record in list(records(name, "dev"))[:RECORDS_PER_SET]:
        words, gold_labels = tag(record)
        labels = predict(model, split, lists, words)
        gold, found = entities(gold_labels), entities(labels)
        for t in scope:
            g, f = {e for e in gold if e[2] == t}, {e for e in found if e[2] == t}
            covered = sum(all(labels[i] != "O" for i in range(a, b)) for a, b, _ in g)
            counts[t] = [x + y for x, y in zip(counts[t], [len(g & f), len(g), len(f), covered])]
    return counts


def f1(hit, gold, found, _):
    return 2 * hit / max(1, gold + found)


def main():
    model, pieces = load()
    model, split, lists = shrink(model).eval(), WordPiece(pieces), NameLists()
    print("| dev part | F1 | per type: F1, share of gold entities marked in full under any label (n) |\n| --- | --- | --- |")
    with torch.no_grad():
        for name in EVALUATION_SETS + OTHER_LANGUAGE_SETS + EVALUATION_ONLY_SETS:
            counts = score(model, split, lists, name)
            total = [sum(c[i] for c in counts.values()) for i in range(4)]
            each = "; ".join(f"{t} {f1(*c):.2f}, {c[3] / max(1, c[1]):.2f} ({c[1]})" for t, c in counts.items() if c[1] >= 20)
            print(f"| {name}{' (evaluation only)' if name in EVALUATION_ONLY_SETS else ''} | {f1(*total):.3f} | {each} |", flush=True)
        plain = [w for w, _, _ in words_of(running_text("en_utterances", 60_000).replace("User:", ""))]
        labels = predict(model, split, lists, plain)
        kinds = {t: sum(label == f"B-{t}" for label in labels) for t in ("PERSON", "ORGANIZATION", "LOCATION")}
        print(f"\nShort requests with few names (en_utterances, {len(plain)} words), marked per 1,000 words: "
              + ", ".join(f"{t} {1000 * n / len(plain):.1f}" for t, n in kinds.items()))


if __name__ == "__main__":
    sys.exit(main())
