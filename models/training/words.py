"""Writes vectors for whole English words in lower case, with 8 bits per number: models/words-en.  usage: words.py

The word mechanisms use them to find words that can replace each other. The arithmetic is that of vectors.py, over words.
"""
import collections
import os

import torch

import vectors
from read_data import words_of
from word_pairs import CATEGORIES, PAIRS, PROBES
from word_stream import LEAST_OFTEN, MARKS, TARGET, WORDS, documents, spoken

DIMENSIONS = 96
OTHER, BREAK = 0, 1


def stream():
    """The known words by frequency, the text as ids of words and of frequent marks, and the number of ids."""
    lines = [[w.lower() for w, _, _ in words_of(text)] for text in documents()]
    counts = collections.Counter(w for line in lines for w in line)
    known = [w for w, n in counts.most_common(2 * WORDS) if spoken(w) and n >= LEAST_OFTEN][:WORDS]
    marks = [w for w, n in counts.most_common(2000) if not spoken(w)][:MARKS]
    ids = {w: i + 2 for i, w in enumerate(known + marks)}
    flat = []
    for line in lines:
        flat += [ids.get(w, OTHER) for w in line]
        flat.append(BREAK)
    return known, torch.tensor(flat), len(ids) + 2


def spearman(a, b):
    ranks = [torch.tensor(x, dtype=torch.float64).argsort().argsort().double() for x in (a, b)]
    x, y = (r - r.mean() for r in ranks)
    return (x @ y / (x.norm() * y.norm())).item()


def report(known, table):
    unit = torch.nn.functional.normalize(table.float(), dim=1)
    at = {w: i for i, w in enumerate(known)}
    near = lambda word, k: [known[i] for i in (unit @ unit[at[word]]).topk(k + 1).indices.tolist() if known[i] != word][:k]
    print(f"{len(known)} words, {table.shape[1]} numbers each\n\n| word | its six nearest |\n| --- | --- |")
    for word in PROBES:
        if word in at:
            print(f"| {word} | {', '.join(near(word, 6))} |")
    pairs = [(a, b, s) for a, b, s in PAIRS if a in at and b in at]
    cosine = [(unit[at[a]] @ unit[at[b]]).item() for a, b, _ in pairs]
    print(f"\nSpearman's rank correlation with our own judgement of {len(pairs)} pairs: {spearman(cosine, [s for _, _, s in pairs]):.2f}")
    for name, members in CATEGORIES.items():
        members = [m for m in members if m in at]
        hits = sum(sum(n in members for n in near(m, 5)) for m in members)
        print(f"{name}: {hits / (5 * len(members)):.2f} of the five nearest are of the same list ({len(members)} words)")


def main():
    known, ids, size = stream()
    print(f"{len(ids) / 1e6:.1f} M words of text")
    made = vectors.build(ids, size, dimensions=DIMENSIONS)[2 : len(known) + 2]
    made = torch.nn.functional.normalize(made, dim=1)
    table = ((made / made.abs().max() * 63).round() * 2).to(torch.int8)  # even numbers only: a zip packs them better
    os.makedirs(TARGET, exist_ok=True)
    with open(f"{TARGET}/words.txt", "w", encoding="utf8") as out:
        out.write("\n".join(known) + "\n")
    with open(f"{TARGET}/vectors.bin", "wb") as out:
        out.write(table.numpy().tobytes())
    report(known, table)


if __name__ == "__main__":
    main()
