"""Two towers of gated convolutions over word pieces, one reading to the right and one to the left. Pretraining guesses each piece from
what both know around it (see cloze.py), so that every piece of the text teaches; the tagger then also reads the piece itself, which lists
hold its word, and the neighbours. It sees 18 pieces to each side, costs about 3 M multiplications a piece, and needs no recurrence or
attention, so it is quick in WebAssembly on one thread."""
import torch
from torch import nn
from torch.nn import functional as F

EMBEDDING, HIDDEN, STEPS, DILATIONS, LISTS = 120, 256, (1, 2, 4, 8), (1, 2), 8


class Embedding(nn.Module):
    """Piece + its lower-case form + its shape + list memberships. Every part depends on the piece alone, so that the
    sum is folded into one table before export: the extras help rare pieces in training and cost nothing after."""

    def __init__(self, lower, shape, lists):
        super().__init__()
        self.register_buffer("lower", lower)
        self.register_buffer("shape", shape)
        self.register_buffer("lists", lists)
        self.piece_table = nn.Embedding(len(lower), EMBEDDING, padding_idx=0)
        self.lower_table = nn.Embedding(int(lower.max()) + 1, EMBEDDING)
        self.shape_table = nn.Embedding(12, EMBEDDING)
        self.list_map = nn.Linear(lists.shape[1], EMBEDDING)
        for table in (self.piece_table, self.lower_table, self.shape_table):
            nn.init.normal_(table.weight, std=0.02)

    def start_from(self, vectors):
        """Begin with vectors of standard deviation 1; the network wants them small."""
        self.piece_table.weight.data.copy_(vectors * 0.1)

    def forward(self, ids):
        return self.piece_table(ids) + self.lower_table(self.lower[ids]) + self.shape_table(self.shape[ids]) + self.list_map(self.lists[ids])

    def folded(self):
        return self.forward(torch.arange(len(self.lower), device=self.lower.device))


class Step(nn.Module):
    """A gated convolution over a place and the one `distance` before it (below zero: after it)."""

    def __init__(self, distance, dropout):
        super().__init__()
        self.distance = distance
        self.norm = nn.LayerNorm(HIDDEN)
        self.mix = nn.Linear(2 * HIDDEN, 2 * HIDDEN)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask=1):
        here = self.norm(x) * mask
        return x + self.dropout(F.glu(self.mix(torch.cat([moved(here, self.distance), here], -1)), dim=-1))


def moved(x, distance):
    """What stands `distance` places before each place; nothing, outside the text."""
    if distance > 0:
        return F.pad(x, (0, 0, distance, 0))[:, : x.shape[1]]
    return F.pad(x, (0, 0, 0, -distance))[:, -distance:]


class Tower(nn.Module):
    """`way` 1 reads from left to right, -1 from right to left."""

    def __init__(self, way, dropout):
        super().__init__()
        self.steps = nn.ModuleList(Step(way * d, dropout) for d in STEPS)
        self.norm = nn.LayerNorm(HIDDEN)

    def forward(self, x, mask=1):
        for step in self.steps:
            x = step(x, mask)
        return self.norm(x) * mask


class Block(nn.Module):
    """A gated convolution over a place and those `dilation` before and after it. Written as one matrix product, because PyTorch's
    own convolution took six times as long to train on two cores."""

    def __init__(self, dilation, dropout):
        super().__init__()
        self.dilation = dilation
        self.norm = nn.LayerNorm(HIDDEN)
        self.mix = nn.Linear(3 * HIDDEN, 2 * HIDDEN)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask):
        here = self.norm(x) * mask
        three = torch.cat([moved(here, self.dilation), here, moved(here, -self.dilation)], -1)
        return x + self.dropout(F.glu(self.mix(three), dim=-1))


class Towers(nn.Module):
    """What is known before and after each place without the piece that stands there, and with it."""

    def __init__(self, embedding, dropout):
        super().__init__()
        self.embedding = embedding
        self.dropout = nn.Dropout(dropout)
        self.list_table = nn.Embedding(LISTS, EMBEDDING)
        nn.init.zeros_(self.list_table.weight)
        self.lift = nn.Linear(EMBEDDING, HIDDEN)
        self.towers = nn.ModuleList(Tower(way, dropout) for way in (1, -1))
        self.around = nn.Linear(2 * HIDDEN, HIDDEN)

    def forward(self, input_ids, mask, lists=None):
        x = self.embedding(input_ids) if lists is None else self.embedding(input_ids) + self.list_table(lists)
        x = self.lift(self.dropout(x)) * mask
        right, left = self.towers[0](x, mask), self.towers[1](x, mask)
        return self.around(torch.cat([moved(right, 1), moved(left, -1)], -1)), right, left


class Tagger(nn.Module):
    def __init__(self, embedding, labels, dropout=0.2):
        super().__init__()
        self.reader = Towers(embedding, dropout)
        self.own = nn.Linear(2 * HIDDEN, HIDDEN)
        self.blocks = nn.ModuleList(Block(d, dropout) for d in DILATIONS)
        self.norm = nn.LayerNorm(HIDDEN)
        self.out = nn.Linear(HIDDEN, labels)

    def forward(self, input_ids, attention_mask, token_type_ids):
        mask = attention_mask.unsqueeze(-1).float()
        around, right, left = self.reader(input_ids, mask, token_type_ids)
        x = around + self.own(torch.cat([right, left], -1))
        for block in self.blocks:
            x = block(x, mask)
        return self.out(self.norm(x))


class LanguageModel(nn.Module):
    """Guesses each piece from all others. The head gives a vector in the space of the embedding; a piece's logit is its product
    with that piece's row."""

    def __init__(self, embedding, dropout=0.0):
        super().__init__()
        self.reader = Towers(embedding, dropout)
        self.norm = nn.LayerNorm(HIDDEN)
        self.mix = nn.Linear(HIDDEN, 2 * HIDDEN)
        self.last = nn.LayerNorm(HIDDEN)
        self.head = nn.Linear(HIDDEN, EMBEDDING)
        self.bias = nn.Parameter(torch.zeros(len(embedding.lower)))

    def forward(self, input_ids):
        around, _, _ = self.reader(input_ids, torch.ones_like(input_ids).unsqueeze(-1).float())
        around = around + F.glu(self.mix(self.norm(around)), dim=-1)
        return self.head(self.last(around))

    def logits(self, heads, candidates, chance=0):
        return F.linear(heads, self.reader.embedding(candidates) * 10, self.bias[candidates] - chance)
