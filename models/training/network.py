"""The network: a small transformer over word pieces, with one head for labels and one for roles. The teacher and the shipped student differ only
in size.

Positions enter as a bias on attention by distance (Raffel et al. 2020, T5). The bias is computed once and shared by all layers, so that windows
of any length can be read. Layer norms come before each part (Xiong et al. 2020)."""
from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional as F

LISTS, FARTHEST = 8, 40
# The number of rows of the table of neighbouring pieces (a prime, which spreads the hashes), the numbers in a row, and the probability with
# which training leaves a row out.
GRAM_ROWS, GRAM_SIZE, GRAM_DROPOUT = 16_381, 48, 0.25
ROLES = ("hide", "fact", "public")


@dataclass(frozen=True)
class Size:
    embedding: int
    hidden: int
    layers: int
    heads: int
    inner: int


STUDENT = Size(embedding=96, hidden=320, layers=6, heads=5, inner=960)
TEACHER = Size(embedding=192, hidden=512, layers=9, heads=8, inner=1792)
TINY = Size(embedding=32, hidden=64, layers=2, heads=2, inner=128)
SIZES = {"student": STUDENT, "teacher": TEACHER, "tiny": TINY}


class Embedding(nn.Module):
    """The sum of a piece's vector, its lower-case form's and its shape's. Each part depends on the piece alone, so the sum is stored as one
    table for export: the extra parts help rare pieces in training and cost nothing later."""

    def __init__(self, lower, shape, size):
        super().__init__()
        self.register_buffer("lower", lower)
        self.register_buffer("shape", shape)
        self.piece_table = nn.Embedding(len(lower), size, padding_idx=0)
        self.lower_table = nn.Embedding(int(lower.max()) + 1, size)
        self.shape_table = nn.Embedding(12, size)
        for table in (self.piece_table, self.lower_table, self.shape_table):
            nn.init.normal_(table.weight, std=0.02)

    def forward(self, ids):
        return self.piece_table(ids) + self.lower_table(self.lower[ids]) + self.shape_table(self.shape[ids])

    def folded(self):
        return self.forward(torch.arange(len(self.lower), device=self.lower.device))


class Layer(nn.Module):
    def __init__(self, size, dropout):
        super().__init__()
        self.heads = size.heads
        self.before_attention, self.before_inner = nn.LayerNorm(size.hidden), nn.LayerNorm(size.hidden)
        self.query_key_value = nn.Linear(size.hidden, 3 * size.hidden)
        self.mix = nn.Linear(size.hidden, size.hidden)
        self.widen, self.narrow = nn.Linear(size.hidden, size.inner), nn.Linear(size.inner, size.hidden)
        self.dropout = nn.Dropout(dropout)

    def attend(self, x, bias):
        batch, length, hidden = x.shape
        parts = self.query_key_value(x).view(batch, length, 3, self.heads, hidden // self.heads).permute(2, 0, 3, 1, 4)
        query, key, value = parts[0], parts[1], parts[2]
        if hasattr(F, "scaled_dot_product_attention") and not torch.jit.is_tracing():
            mixed = F.scaled_dot_product_attention(query, key, value, attn_mask=bias.to(query.dtype).expand(batch, -1, -1, -1))
        else:
            scores = query @ key.transpose(-1, -2) * (hidden // self.heads) ** -0.5 + bias
            mixed = scores.softmax(-1) @ value
        return self.mix(mixed.transpose(1, 2).reshape(batch, length, hidden))

    def forward(self, x, bias):
        x = x + self.dropout(self.attend(self.before_attention(x), bias))
        return x + self.dropout(self.narrow(F.gelu(self.widen(self.before_inner(x)))))


class Grams(nn.Module):
    """Embeddings of neighbouring pieces: two pairs and two triples around each piece, hashed into one table. The layers are too small to learn
    the words of scripts that are read by character, or rare words of several pieces. At the start this part has no effect."""

    def __init__(self, size):
        super().__init__()
        self.table = nn.Embedding(GRAM_ROWS, GRAM_SIZE)
        self.lift = nn.Linear(4 * GRAM_SIZE, size, bias=False)
        nn.init.normal_(self.table.weight, std=0.02)
        nn.init.zeros_(self.lift.weight)

    def rows(self, ids):
        """The table rows for each piece: the piece with the one before it, with the one after it, with both, and with the two before it."""
        before, after = F.pad(ids, (1, 0))[:, :-1], F.pad(ids, (0, 1))[:, 1:]
        earlier = F.pad(before, (1, 0))[:, :-1]
        left, right = before * 31_337 + ids, ids * 31_337 + after
        hashes = left, right, left % GRAM_ROWS * 7_919 + after * 31_337 + 17, earlier * 104_729 + before * 31_337 + ids * 7_919 + 5
        return torch.stack(hashes, -1) % GRAM_ROWS

    def forward(self, ids):
        found = self.table(self.rows(ids))
        if self.training:
            found = found * (torch.rand(*found.shape[:-1], 1, device=found.device) >= GRAM_DROPOUT).float().div(1 - GRAM_DROPOUT)
        return self.lift(found.flatten(-2))


class Reader(nn.Module):
    def __init__(self, embedding, size, dropout=0.1):
        super().__init__()
        self.embedding = embedding
        self.list_table = nn.Embedding(LISTS, size.embedding)
        nn.init.zeros_(self.list_table.weight)
        self.grams = Grams(size.embedding)
        self.lift = nn.Linear(size.embedding, size.hidden)
        self.distance = nn.Embedding(2 * FARTHEST + 1, size.heads)
        nn.init.zeros_(self.distance.weight)
        self.layers = nn.ModuleList(Layer(size, dropout) for _ in range(size.layers))
        self.norm = nn.LayerNorm(size.hidden)
        self.dropout = nn.Dropout(dropout)

    def bias_of(self, input_ids, mask):
        """For each head, how much each place attends to each other place by their distance; padding is never attended to. No mask means no
        padding."""
        place = torch.cumsum(torch.ones_like(input_ids[0]), 0)
        distance = (place.unsqueeze(0) - place.unsqueeze(1)).clamp(-FARTHEST, FARTHEST) + FARTHEST
        near = self.distance(distance).permute(2, 0, 1).unsqueeze(0)
        return near if mask is None else near + (mask.float() - 1).unsqueeze(1).unsqueeze(1) * 1e4

    def forward(self, input_ids, mask, lists=None):
        x = self.embedding(input_ids) + self.grams(input_ids)
        x = self.lift(self.dropout(x if lists is None else x + self.list_table(lists)))
        bias = self.bias_of(input_ids, mask)
        for layer in self.layers:
            x = layer(x, bias)
        return self.norm(x)


class Tagger(nn.Module):
    """For each piece, the scores of the labels (B-PERSON …) and of the roles (hide, fact, public)."""

    def __init__(self, embedding, size, labels, dropout=0.1):
        super().__init__()
        self.reader = Reader(embedding, size, dropout)
        self.out = nn.Linear(size.hidden, labels)
        self.role = nn.Linear(size.hidden, len(ROLES))

    def forward(self, input_ids, attention_mask, token_type_ids):
        x = self.reader(input_ids, attention_mask, token_type_ids)
        return self.out(x), self.role(x)


class LanguageModel(nn.Module):
    """Predicts masked pieces. It gives a vector in the space of the embedding; its product with a piece's row is the logit of that piece."""

    def __init__(self, embedding, size, dropout=0.0):
        super().__init__()
        self.reader = Reader(embedding, size, dropout)
        self.head = nn.Linear(size.hidden, size.embedding)
        self.last = nn.LayerNorm(size.embedding)
        self.bias = nn.Parameter(torch.zeros(len(embedding.lower)))

    def forward(self, input_ids, lists, wanted):
        """The logits of all pieces at the `wanted` places."""
        x = self.reader(input_ids, None, lists)[wanted]
        return F.linear(self.last(F.gelu(self.head(x))), self.embedding_rows(), self.bias)

    def embedding_rows(self):
        return self.reader.embedding.folded() * 5
