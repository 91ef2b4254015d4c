"""What a pretrained encoder (multilingual-e5-small) knows of each word of a list, as a table of 384 numbers a word:

    static    the vectors of its pieces
    alone     what the encoder makes of the word as a text of its own, at each chosen layer
    pooled    what it makes of the word where it stands in the running text, the mean of a few dozen places, at each chosen layer"""
import random
import sys
import time

import numpy as np
import torch

sys.path.insert(0, __file__.rsplit("/", 1)[0] + "/multilingual")
import e5  # noqa: E402
from packages import ENCODER, FULL_TOKENIZER  # noqa: E402
from pieces import tokenizer  # noqa: E402
from tagger import END, LINE_BREAK, PAD, START, from_encoder  # noqa: E402

PLACES, LONGEST, BATCH = 12, 64, 64
ALONE_LAYERS, POOLED_LAYERS = (8, 12), (4, 8)


class Encoder:
    def __init__(self):
        meta, _ = e5.read(ENCODER)
        # Piece n of the encoder is n + 1 here, since the tagger's table holds a line break at 4.
        self.model = from_encoder(list(range(LINE_BREAK, len(meta["pieces"]))), range(meta["NL"])).eval()
        self.model.layers.bfloat16()
        self.cutter = tokenizer(FULL_TOKENIZER)

    def cut(self, texts):
        """The pieces of each text and the place at which each begins, spaces left out."""
        for text, made in zip(texts, self.cutter.encode_batch(texts, add_special_tokens=False)):
            ids, starts = [], []
            for piece, (a, b) in zip(made.ids, made.offsets):
                while a < b and text[a].isspace():
                    a += 1
                ids.append(piece + (piece >= LINE_BREAK))
                starts.append(a)
            yield ids[: LONGEST - 2], starts[: LONGEST - 2]

    @torch.no_grad()
    def states(self, rows, layers):
        """What the chosen layers make of rows of pieces, which get the two borders: a list of (rows, pieces, 384)."""
        length = max(len(row) for row in rows) + 2
        ids = torch.full((len(rows), length), PAD)
        for at, row in enumerate(rows):
            ids[at, : len(row) + 2] = torch.tensor([START, *row, END])
        x, bias = self.model.embedded(ids)
        x, bias, found = x.bfloat16(), bias.bfloat16(), []
        for number, layer in enumerate(self.model.layers, 1):
            x = layer(x, bias)
            if number in layers:
                found.append(x[:, 1:].float())
            if number == layers[-1]:
                break
        return found


def static(encoder, words):
    rows = [ids for ids, _ in encoder.cut(words)]
    return torch.stack([encoder.model.word.weight[torch.tensor(row)].mean(0) for row in rows]).float()


def alone(encoder, words):
    tables = [torch.zeros(len(words), 384) for _ in ALONE_LAYERS]
    rows = [ids for ids, _ in encoder.cut(words)]
    order = sorted(range(len(words)), key=lambda at: len(rows[at]))
    for part in np.array_split(order, max(1, len(order) // 256)):
        for table, states in zip(tables, encoder.states([rows[at] for at in part], ALONE_LAYERS)):
            for line, at in zip(states, part):
                table[at] = line[: len(rows[at])].mean(0)
    return tables


def windows(lines, known, seed=1):
    """Parts of lines, chosen so that each word stands in `PLACES` of them, or in as many as there are: (text, words with their places)."""
    parts, need = [], {}
    for line, words in lines:
        for at in range(0, len(words), 40):
            some = words[at : at + 40]
            ids = {known[w.lower()] for w, _, _ in some if w.lower() in known}
            if len(ids) > 2:
                parts.append((line, some, ids))
                for n in ids:
                    need[n] = need.get(n, 0) + 1
    random.Random(seed).shuffle(parts)
    # Parts with rare words first, so that frequent words are counted in passing.
    rarity = lambda ids: min(need[n] for n in ids)  # noqa: E731
    parts.sort(key=lambda part: rarity(part[2]) > PLACES)
    seen = {}
    for line, some, ids in parts:
        if any(seen.get(n, 0) < PLACES for n in ids):
            for n in ids:
                seen[n] = seen.get(n, 0) + 1
            start = some[0][1]
            yield line[start : some[-1][2]], [(known[w.lower()], a - start, b - start) for w, a, b in some if w.lower() in known]


def pooled(encoder, words, lines, minutes):
    """The means at each layer, and in how many places each word was seen. It stops after so many minutes."""
    known = {w: at for at, w in enumerate(words)}
    sums, seen = [torch.zeros(len(words), 384) for _ in POOLED_LAYERS], torch.zeros(len(words))
    chosen = list(windows(lines, known))
    random.Random(2).shuffle(chosen)
    start, done = time.time(), 0
    for at in range(0, len(chosen), 2048):
        if time.time() - start > 60 * minutes:
            break
        some = chosen[at : at + 2048]
        cut = list(encoder.cut([text for text, _ in some]))
        order = sorted(range(len(some)), key=lambda n: len(cut[n][0]))
        for first in range(0, len(order), BATCH):
            part = order[first : first + BATCH]
            owners, places, rows = [], [], []
            for row, n in enumerate(part):
                ids, starts = cut[n]
                piece = 0
                for word, a, b in some[n][1]:
                    while piece < len(starts) and starts[piece] < a:
                        piece += 1
                    from_piece = piece
                    while piece < len(starts) and starts[piece] < b:
                        piece += 1
                    for p in range(from_piece, piece):
                        owners.append(word), places.append(p), rows.append(row)
            states = encoder.states([cut[n][0] for n in part], POOLED_LAYERS)
            owners, rows, places = torch.tensor(owners), torch.tensor(rows), torch.tensor(places)
            for total, state in zip(sums, states):
                total.index_add_(0, owners, state[rows, places])
            seen.index_add_(0, owners, torch.ones(len(owners)))
        done = at + len(some)
    print(f"{done} of {len(chosen)} windows in {time.time() - start:.0f} s", file=sys.stderr)
    return [total / seen.clamp_min(1).unsqueeze(1) for total in sums], seen
