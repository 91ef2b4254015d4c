"""Finds the temperature at which the shipped model's probabilities equal its accuracy on the development parts and our own texts, and writes
.work/temperature.json.
The words of every second record decide the temperature. The other words show the gap between confidence and accuracy, before and after."""
import json

import torch

import annotations
from corpus import tag
from export_onnx import SHIPPED_LABELS, shrunk
from name_lists import NameLists
from prepare import WORK
from read_data import EVALUATION_SETS, records, scope_of
from vocabulary import WordPiece

RECORDS_PER_SET, MAX_WORDS, BINS = 150, 120, 10


def scored_words(model, split, lists, items, scope):
    """The logits and the gold label of each word. Labels that the set does not mark are merged with O."""
    open_labels = torch.tensor([label == "O" or label[2:] not in scope for label in SHIPPED_LABELS])
    for at, record in enumerate(items):
        words, labels, _ = tag(record)
        ids, held, heads = [2], [0], []
        for word in words[:MAX_WORDS]:
            heads.append(len(ids))
            ids += split(word)
            held += [lists(word)] * (len(ids) - len(held))
        row = torch.tensor([ids + [3]])
        logits = model(row, torch.ones_like(row), torch.tensor([held + [0]]))[0][0][heads]
        nothing = torch.logsumexp(logits.masked_fill(~open_labels, -1e9), -1, keepdim=True)
        logits = torch.cat([nothing, logits.masked_fill(open_labels, -1e9)[:, 1:]], -1)
        gold = torch.tensor([SHIPPED_LABELS.index(l) if l in SHIPPED_LABELS and l[2:] in scope else 0 for l in labels[:MAX_WORDS]])
        yield at % 2, logits, gold


def distance(logits, gold):
    """The mean gap between confidence and accuracy, over bins of confidence. Only words that were given an entity label count, because most
    words are clearly O."""
    best, guess = torch.softmax(logits, -1).max(-1)
    at = guess > 0
    best, right = best[at], (guess == gold)[at].float()
    bins = (best * BINS).long().clamp(max=BINS - 1)
    return sum(abs((best[bins == b].mean() - right[bins == b].mean()).item()) * (bins == b).float().mean().item() for b in range(BINS) if (bins == b).any())


def main():
    model, pieces = shrunk()
    model.temperature = 1.0
    split, lists = WordPiece(pieces), NameLists()
    sources = [(list(records(name, "dev"))[:RECORDS_PER_SET], scope_of(name)) for name in EVALUATION_SETS]
    sources += [(annotations.parts(annotations.written(), True), annotations.WRITTEN_SCOPE), (annotations.parts(annotations.read_passages(), True), annotations.READ_SCOPE)]
    with torch.no_grad():
        rows = [row for items, scope in sources for row in scored_words(model, split, lists, items, scope)]
        fit, held = ([torch.cat([r[i] for r in rows if r[0] == half]) for i in (1, 2)] for half in (0, 1))
        steps = [0.8 + 0.05 * i for i in range(50)]
        temperature = min(steps, key=lambda t: torch.nn.functional.cross_entropy(fit[0] / t, fit[1]).item())
        before, after = distance(*held), distance(held[0] / temperature, held[1])
    print(f"temperature {temperature:.2f}; confidence is off by {before:.3f} before and {after:.3f} after, on words that it did not see")
    with open(f"{WORK}/temperature.json", "w") as out:
        json.dump({"temperature": round(temperature, 2), "before": round(before, 3), "after": round(after, 3)}, out)


if __name__ == "__main__":
    main()
