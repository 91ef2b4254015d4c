"""A convolutional reader of word pieces, with a head for labels and one for masked words. It sees 16 pieces to each side, costs
about 2 M multiplications a piece, and needs no recurrence or attention, so it is quick in WebAssembly on one thread."""
import torch
from torch import nn
from torch.nn import functional as F

EMBEDDING, HIDDEN, DILATIONS = 144, 256, (1, 2, 4, 8, 1)


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
        around = F.pad(here, (0, 0, self.dilation, self.dilation))
        three = torch.cat([around[:, : x.shape[1]], here, around[:, 2 * self.dilation :]], -1)
        return x + self.dropout(F.glu(self.mix(three), dim=-1))


class Reader(nn.Module):
    def __init__(self, embedding, dropout):
        super().__init__()
        self.embedding = embedding
        self.dropout = nn.Dropout(dropout)
        self.lift = nn.Linear(EMBEDDING, HIDDEN)
        self.blocks = nn.ModuleList(Block(d, dropout) for d in DILATIONS)
        self.norm = nn.LayerNorm(HIDDEN)

    def forward(self, input_ids, attention_mask):
        mask = attention_mask.unsqueeze(-1).float()
        x = self.lift(self.dropout(self.embedding(input_ids)))
        for block in self.blocks:
            x = block(x, mask)
        return self.norm(x)


class Tagger(nn.Module):
    def __init__(self, embedding, labels, dropout=0.2):
        super().__init__()
        self.reader = Reader(embedding, dropout)
        self.out = nn.Linear(HIDDEN, labels)

    def forward(self, input_ids, attention_mask):
        return self.out(self.reader(input_ids, attention_mask))


class LanguageModel(nn.Module):
    """The head gives a vector in the space of the embedding; a piece's logit is its product with that piece's row."""

    def __init__(self, embedding, dropout=0.1):
        super().__init__()
        self.reader = Reader(embedding, dropout)
        self.head = nn.Linear(HIDDEN, EMBEDDING)
        self.bias = nn.Parameter(torch.zeros(len(embedding.lower)))

    def forward(self, input_ids, attention_mask):
        return self.head(self.reader(input_ids, attention_mask))

    def logits(self, heads, candidates):
        return heads @ (self.reader.embedding(candidates) * 10).T + self.bias[candidates]
