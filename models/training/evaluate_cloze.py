"""Compares the exported language model on held-out words with word frequency and a 5-gram with back-off, on the same text.
Each word is guessed alone. The model sees all other words, and the 5-gram sees the four words to the left.
"""
import torch

import word_stream
from export_cloze import ChosenPlaces, load
from train_cloze import LENGTH, parts_of, rows_at

GUESSES, ORDER, PER_ROW = 4000, 5, 6
# Words nearer than this to the edge of a row are not asked for: the 5-gram would have too little to its left.
EDGE = 8


class Grams:
    """A 5-gram with back-off: the most frequent next words after the longest known context of up to four words, filled up from shorter contexts."""

    def __init__(self, ids):
        self.sorted = {}
        for size in range(1, ORDER):
            keys, order = self.keys(ids, size).sort()
            self.sorted[size] = keys, ids[size:][order]
        self.common = torch.bincount(ids).argsort(descending=True).tolist()

    @staticmethod
    def keys(ids, size):
        key = torch.zeros(len(ids) - size, dtype=torch.int64)
        for step in range(size):
            key = key * 32_768 + ids[step : len(ids) - size + step]
        return key

    def five(self, left, words):
        found = []
        for size in range(ORDER - 1, 0, -1):
            key = self.keys(torch.tensor(left[-size:] + [0]), size)
            keys, following = self.sorted[size]
            a, b = torch.searchsorted(keys, key).item(), torch.searchsorted(keys, key, right=True).item()
            if b > a:
                seen, counts = following[a:b].unique(return_counts=True)
                found += [w for w in seen[counts.argsort(descending=True)[:20]].tolist() if w not in found and w < words]
            if len(found) >= 5:
                break
        return (found + [w for w in self.common[:50] if w not in found and w < words])[:5]


def main():
    model, known, marks = load()
    words, size = len(known), len(known) + len(marks) + len(word_stream.CLASSES)
    ids = word_stream.load(known)[0].long()
    _, held = parts_of(ids)
    seen = torch.ones(len(ids), dtype=torch.bool)
    for at in held.tolist():
        seen[at : at + LENGTH] = False
    grams, small = Grams(ids[seen]), ChosenPlaces(model, words).eval()
    generator, hits, done = torch.Generator().manual_seed(3), {}, 0
    with torch.no_grad():
        for row in rows_at(ids, held, size - 1):
            asked = [i for i in range(EDGE, LENGTH - EDGE) if row[i] < words]
            places = [asked[i] for i in torch.randperm(len(asked), generator=generator)[:PER_ROW].tolist()]
            if not places:
                continue
            guesses = {
                "frequency": [[w for w in grams.common if w < words][:5]] * len(places),
                "5-gram": [grams.five(row[:p].tolist(), words) for p in places],
                "lm-en": small(row.unsqueeze(0), torch.tensor(places) - 1)[0].topk(5).indices.tolist(),
            }
            for name, fives in guesses.items():
                first, among = hits.get(name, (0, 0))
                gold = [row[p].item() for p in places]
                hits[name] = first + sum(f[0] == g for f, g in zip(fives, gold)), among + sum(g in f for f, g in zip(fives, gold))
            done += len(places)
            if done >= GUESSES:
                break
    print(f"{done} words, hidden one at a time\n\n| | first guess | among five |\n| --- | --- | --- |")
    for name, (first, among) in hits.items():
        print(f"| {name} | {first / done:.3f} | {among / done:.3f} |")


if __name__ == "__main__":
    main()
