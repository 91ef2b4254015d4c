"""What the network alone does on the development part of our annotations, written and read, and on pairs that training never saw.
usage: measure.py teacher|student [THRESHOLD …]

hidden: private strings of which every piece is marked; kept: facts and public names of which no piece is marked; clean: prompts without anything
private in which nothing is marked; false: marked words per 1,000 outside private strings. A piece is marked if the role `hide` has at least the threshold.
Pairs: unknown people hidden, widely known ones kept."""
import collections
import random
import sys

import torch

import packages  # noqa: F401
import annotations
from mixture import LONGEST
from packages import TOKENIZER, WORK
from pairs import Pairs
from pieces import pieces_of, tokenizer
from tagger import END, PAD, START
from train_tagger import LAYERS, network

WRITTEN, READ, PAIRS, STEP = 1_200, 400, 1_500, 6_000


def load(name, which="average"):
    model = network(LAYERS[name])
    model.load_state_dict(torch.load(f"{WORK}/{name}.pt", map_location="cpu")[which], strict=False)
    return model.eval().bfloat16()


def hide_scores(model, found):
    """For each text the probability of the role `hide` of each piece. Longer texts are read in windows that overlap by a quarter."""
    windows = []
    for number, (ids, _) in enumerate(found):
        step = LONGEST - LONGEST // 4
        windows += [(number, at, ids[at : at + LONGEST]) for at in range(0, max(1, len(ids) - LONGEST // 4), step) if ids]
    scores = [torch.zeros(len(ids)) for ids, _ in found]
    windows.sort(key=lambda window: len(window[2]))
    at = 0
    while at < len(windows):
        count = max(1, min(len(windows) - at, STEP // (len(windows[min(at + 60, len(windows) - 1)][2]) + 2)))
        part = windows[at : at + count]
        at += count
        ids = torch.full((len(part), max(len(w[2]) for w in part) + 2), PAD)
        for row, (_, _, pieces) in enumerate(part):
            ids[row, : len(pieces) + 2] = torch.tensor([START, *pieces, END])
        with torch.no_grad():
            hide = model(ids)[1].float().softmax(-1)[..., 1]
        for row, (number, first, pieces) in enumerate(part):
            here = hide[row, 1 : len(pieces) + 1]
            scores[number][first : first + len(pieces)] = torch.maximum(scores[number][first : first + len(pieces)], here)
    return scores


def outcome(record, offsets, scores, threshold):
    text, marked = record["text"], [o for o, s in zip(offsets, scores.tolist()) if s >= threshold]
    covered = bytearray(len(text) + 1)
    for a, b in marked:
        covered[a:b] = b"\1" * (b - a)
    counts, hidden = collections.Counter(), {}
    for span in record["spans"]:
        value = text[span["start"] : span["end"]]
        letters = [i for i in range(span["start"], span["end"]) if text[i].isalnum()]
        if span.get("role") == "hide":
            hidden[value] = hidden.get(value, True) and all(covered[i] for i in letters)
            for i in range(span["start"], span["end"]):
                covered[i] = covered[i] and 2
        elif span.get("role") in ("fact", "public"):
            counts["keep"] += 1
            counts["kept"] += not any(covered[i] for i in letters)
    counts["hide"], counts["hidden"] = len(hidden), sum(hidden.values())
    counts["false"] = sum(any(covered[i] == 1 for i in range(a, b)) for a, b in marked)
    counts["words"] = len(text.split())
    if not hidden:
        counts["clean"], counts["unchanged"] = 1, not marked
    return counts


def report(title, model, records, thresholds, cutter, kinds=None):
    found = pieces_of([record["text"] for record in records], cutter)
    scores = hide_scores(model, found)
    for threshold in thresholds:
        total, by = collections.Counter(), collections.defaultdict(collections.Counter)
        for record, (_, offsets), s in zip(records, found, scores):
            counts = outcome(record, offsets, s, threshold)
            total += counts
            by[record["lang"]] += counts
        share = lambda c, a, b: f"{100 * c[a] / max(1, c[b]):.1f}"  # noqa: E731
        print(f"{title} at {threshold}: hidden {share(total, 'hidden', 'hide')} of {total['hide']}, kept {share(total, 'kept', 'keep')} of {total['keep']}, "
              f"clean unchanged {share(total, 'unchanged', 'clean')} of {total['clean']}, false {1000 * total['false'] / total['words']:.1f} per 1,000", flush=True)
        if kinds:
            print("   " + "  ".join(f"{lang} {share(c, 'hidden', 'hide')}/{share(c, 'kept', 'keep')}" for lang, c in sorted(by.items())))


def main(name, *thresholds):
    torch.set_num_threads(1)
    thresholds = [float(t) for t in thresholds] or [0.5, 0.3]
    model, cutter, rng = load(name), tokenizer(TOKENIZER), random.Random(7)
    pairs = Pairs(rng, held_out=True)
    report("pairs", model, [pairs.draw() for _ in range(PAIRS)], thresholds, cutter, kinds=True)
    for title, records, count in (("written", annotations.written(), WRITTEN), ("read", annotations.read_passages(), READ)):
        kept = annotations.parts(records, True)
        report(title, model, random.Random(7).sample(kept, min(count, len(kept))), thresholds, cutter)
    for folder in ("everyday", "unseen"):
        import glob
        records = [r for path in sorted(glob.glob(f"{annotations.HERE}/annotated/{folder}/*.mark")) for r in annotations.read_marked_file(path)]
        report(folder, model, random.Random(7).sample(records, min(500, len(records))), thresholds, cutter)


if __name__ == "__main__":
    main(*sys.argv[1:])
