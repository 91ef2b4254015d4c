"""A language model that predicts every word of a text from all its other words in one pass.

One tower reads to the right and one to the left. At each place their states are joined, and attention looks at all states that do not contain
the word itself (Baevski et al. 2019, "Cloze-driven pretraining"). So training learns from every place, whereas masking learns from one in seven,
and all places are predicted at once, as if each were the only hidden one.
"""
import torch
from torch import nn
from torch.nn import functional as F

from towers import HIDDEN, Tower

EMBEDDING, HEADS = 112, 4
# The word vectors have standard deviation 1. The network needs them small, and the logits need them large.
SMALL, LARGE = 0.1, 1.0


class Meeting(nn.Module):
    """Joins the states before and after a place, and lets the place attend to the whole rest of the text."""

    def __init__(self, dropout):
        super().__init__()
        self.join = nn.Linear(2 * HIDDEN, HIDDEN)
        self.query = nn.Linear(HIDDEN, HIDDEN)
        self.keys = nn.ModuleList(nn.Linear(HIDDEN, 2 * HIDDEN) for _ in range(2))
        self.out = nn.Linear(HIDDEN, HIDDEN)
        self.norm = nn.LayerNorm(HIDDEN)
        self.mix = nn.Linear(HIDDEN, 2 * HIDDEN)
        self.last = nn.LayerNorm(HIDDEN)
        self.dropout = nn.Dropout(dropout)

    def forward(self, right, left):
        """`right` and `left` are the states of n + 2 places, the first and last of which are outside the text. Returns n states, and n x (n + 2)
        attention weights."""
        batch, length, _ = right.shape
        known = self.join(torch.cat([right[:, :-2], left[:, 2:]], -1))
        split = lambda x: x.view(batch, -1, HEADS, HIDDEN // HEADS).transpose(1, 2)
        query = split(self.query(known)) / (HIDDEN // HEADS) ** 0.5
        (key_r, value_r), (key_l, value_l) = (map(split, keys(side).chunk(2, -1)) for keys, side in zip(self.keys, (right, left)))
        place = torch.arange(length, device=right.device)
        here, there = place[1:-1].unsqueeze(1), place.unsqueeze(0)
        earlier, later = (there < here).float(), (there > here).float()
        scores = (query @ key_r.transpose(-1, -2)) * earlier + (query @ key_l.transpose(-1, -2)) * later - 1e4 * (there == here).float()
        weights = torch.softmax(scores, -1)
        seen = (weights * earlier) @ value_r + (weights * later) @ value_l
        known = known + self.dropout(self.out(seen.transpose(1, 2).reshape(batch, length - 2, HIDDEN)))
        known = known + self.dropout(F.glu(self.mix(self.norm(known)), dim=-1))
        return self.last(known), weights.mean(1)


class Cloze(nn.Module):
    def __init__(self, words, dropout=0.0):
        super().__init__()
        self.table = nn.Embedding(words, EMBEDDING)
        self.dropout = nn.Dropout(dropout)
        self.lift = nn.Linear(EMBEDDING, HIDDEN)
        self.towers = nn.ModuleList(Tower(way, dropout) for way in (1, -1))
        self.meeting = Meeting(dropout)
        self.head = nn.Linear(HIDDEN, EMBEDDING)
        self.bias = nn.Parameter(torch.zeros(words))

    def start_from(self, vectors):
        self.table.weight.data.copy_(vectors * SMALL)

    def forward(self, ids):
        """A vector in the space of the word table for each place except the first and the last, and the attention weights."""
        x = self.lift(self.dropout(self.table(ids)))
        known, weights = self.meeting(self.towers[0](x), self.towers[1](x))
        return self.head(known), weights

    def logits(self, vectors, candidates, chance=0):
        """`chance`: the logarithm of the probability that a candidate was drawn, if `candidates` are not all words."""
        return F.linear(vectors, self.table(candidates) * (LARGE / SMALL), self.bias[candidates] - chance)
