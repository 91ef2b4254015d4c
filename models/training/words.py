"""Writes vectors for whole words, with 8 bits per number: models/words-en and models/words-zh.  usage: words.py en|zh [MINUTES]

The word mechanisms use them to find words that can replace each other. A word's vector is put together from how it keeps company in the running
text (vectors.py) and from what a pretrained encoder makes of it, alone and where it stands in the text (word_contexts.py, which reads text for so
many minutes), reduced to 96 directions. It prints the measures of each part alone and of all together. What has been computed is kept in .work."""
import array
import os
import sys

import torch
from torch.nn.functional import normalize

import vectors
import word_contexts
import word_lists
import word_pairs
import word_pairs_zh
from word_stream import MARKS, WORK

HERE = os.path.dirname(os.path.abspath(__file__))
DIMENSIONS = 96
OTHER, BREAK = 0, 1
# Between the directions as they are (0) and all of one length (1).
WHITENING = 0.25
# The weights of the text, of the encoder's view of a word in the text, and of the word alone. There is little Chinese text, so that what the encoder
# knows of a word counts for more; in English the encoder alone puts the forms of one word together (doctor, doctors), and the text words of one kind.
WEIGHTS = {"en": (1.25, 1, 0.25), "zh": (1, 1, 1)}
# A word that was seen in few places of the text leans on what its other vectors predict: as on so many more places.
PREDICTED_PLACES, FEWEST_TO_LEARN, RIDGE = 4, 3, 30
# The numbers of the vectors are multiples of it, for the size of the package.
STEP = {"en": 10, "zh": 12}
MEASURES = {"en": word_pairs, "zh": word_pairs_zh}


def kept(name, make):
    """What an earlier run computed, or computes it now."""
    path = f"{WORK}/{name}.pt"
    if not os.path.exists(path):
        os.makedirs(WORK, exist_ok=True)
        torch.save(make(), path)
    return torch.load(path)


def company(language, words):
    """The vectors of positive pointwise mutual information, over the known words and the most frequent others."""
    numbers, row = {}, array.array("i")
    for _, lines in word_lists.cut(language):
        for _, found in lines:
            row.extend(numbers.setdefault(w.lower(), len(numbers)) for w, _, _ in found)
            row.append(-1)
    print(f"{len(row) / 1e6:.1f} M words of text", file=sys.stderr)
    row = torch.tensor(row, dtype=torch.int64)
    ids = {w: i + 2 for i, w in enumerate(words)}
    counts = torch.bincount(row[row >= 0], minlength=len(numbers)).tolist()
    others = sorted((w for w in numbers if w not in ids), key=lambda w: -counts[numbers[w]])[:MARKS]
    ids |= {w: len(ids) + 2 + i for i, w in enumerate(others)}
    # The last place stands for the break, whose number is -1.
    id_of = torch.full((len(numbers) + 1,), OTHER)
    id_of[-1] = BREAK
    for word, number in numbers.items():
        id_of[number] = ids.get(word, OTHER)
    row = id_of[row]
    return vectors.build(row, len(ids) + 2, dimensions=DIMENSIONS)[2 : len(words) + 2]


def even(table):
    """Vectors of one length around 0."""
    table = normalize(table - table.mean(0), dim=1)
    return table - table.mean(0)


def filled(pooled, seen, known):
    """The pooled vectors, in which words of few places or none are predicted from the vectors that all words have."""
    have = seen > 0
    own = normalize(pooled - pooled[have].mean(0), dim=1) * have.unsqueeze(1)
    features = torch.cat([*(even(table) for table in known), torch.ones(len(seen), 1)], 1)
    learned = seen >= FEWEST_TO_LEARN
    weight = seen[learned].clamp_max(word_contexts.PLACES).sqrt().unsqueeze(1)
    left, right = features[learned] * weight, own[learned] * weight
    predicted = features @ torch.linalg.solve(left.T @ left + RIDGE * torch.eye(left.shape[1]), left.T @ right)
    places = seen.unsqueeze(1)
    return (places * own + PREDICTED_PLACES * predicted) / (places + PREDICTED_PLACES)


def reduced(tables, weights):
    """Puts vectors side by side, each table with its weight, and takes the directions that tell most."""
    parts = [even(table) for table in tables]
    joined = even(torch.cat([weight * part / part.pow(2).sum(1).mean().sqrt() for part, weight in zip(parts, weights)], 1))
    directions, strength, _ = torch.linalg.svd(joined.T @ joined)
    return joined @ directions[:, :DIMENSIONS] / strength[:DIMENSIONS].sqrt() ** WHITENING


def eight_bit(table, step):
    """Whole numbers in steps: a zip packs few different numbers better, and the nearest words hardly change."""
    unit = normalize(table, dim=1)
    even_numbers = (unit / unit.abs().max() * 63).round() * 2
    return ((even_numbers / step).round() * step).clamp(-120, 120).to(torch.int8)


def spearman(a, b):
    ranks = [torch.tensor(x, dtype=torch.float64).argsort().argsort().double() for x in (a, b)]
    x, y = (r - r.mean() for r in ranks)
    return (x @ y / (x.norm() * y.norm())).item()


class Neighbours:
    def __init__(self, words, table):
        self.words, self.at = words, {w: i for i, w in enumerate(words)}
        self.unit = normalize(table.float(), dim=1)

    def of(self, word, count):
        row = self.unit @ self.unit[self.at[word]]
        return [self.words[i] for i in row.topk(count + 1).indices.tolist() if self.words[i] != word][:count]

    def correlation(self, pairs):
        pairs = [pair for pair in pairs if pair[0] in self.at and pair[1] in self.at]
        cosines = [(self.unit[self.at[a]] @ self.unit[self.at[b]]).item() for a, b, _ in pairs]
        return spearman(cosines, [judged for *_, judged in pairs]), len(pairs)

    def share_of_list(self, members):
        members = [m for m in members if m in self.at]
        hits = sum(sum(n in members for n in self.of(m, 5)) for m in members)
        return hits / max(1, 5 * len(members)), len(members)


def report(words, variants, measures, step):
    found = {name: Neighbours(words, eight_bit(table, step)) for name, table in variants.items()}
    print(f"| {' | '.join(['measure', *found])} |\n|{' --- |' * (len(found) + 1)}")
    pairs = {name: near.correlation(measures.PAIRS) for name, near in found.items()}
    count = next(iter(pairs.values()))[1]
    print(f"| Spearman, {count} pairs | {' | '.join(f'{value:.2f}' for value, _ in pairs.values())} |")
    for name, members in measures.CATEGORIES.items():
        shares = [near.share_of_list(members) for near in found.values()]
        if shares[0][1] > 2:
            print(f"| {name} ({shares[0][1]}) | {' | '.join(f'{value:.2f}' for value, _ in shares)} |")
    print(f"\n| {' | '.join(['word', *found])} |\n|{' --- |' * (len(found) + 1)}")
    for word in measures.PROBES:
        if word in next(iter(found.values())).at:
            print(f"| {word} | {' | '.join(', '.join(near.of(word, 6)) for near in found.values())} |")


def main(language, minutes):
    words = kept(f"words-{language}-list", lambda: word_lists.chosen(language))
    text = kept(f"words-{language}-company", lambda: company(language, words))
    encoder = word_contexts.Encoder()
    pieces, alone = kept(f"words-{language}-alone", lambda: (word_contexts.static(encoder, words), word_contexts.alone(encoder, words)))
    lines = (line for _, some in word_lists.cut(language) for line in some)
    pooled, seen = kept(f"words-{language}-pooled", lambda: word_contexts.pooled(encoder, words, lines, minutes))
    middle = filled(pooled[-1], seen, [pieces, *alone])
    tables = [text, middle, alone[0]]
    variants = {
        "text alone": reduced([text], [1]), "encoder alone": reduced([middle, alone[0]], [1, 1]), "both alike": reduced(tables, [1, 1, 1]),
        "shipped": reduced(tables, WEIGHTS[language]),
    }
    target = f"{HERE}/../words-{language}"
    os.makedirs(target, exist_ok=True)
    with open(f"{target}/words.txt", "w", encoding="utf8") as out:
        out.write("\n".join(words) + "\n")
    with open(f"{target}/vectors.bin", "wb") as out:
        out.write(eight_bit(variants["shipped"], STEP[language]).numpy().tobytes())
    report(words, variants, MEASURES[language], STEP[language])


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 15)
