"""A language model that guesses every word of a text from all the others in one pass.

One tower reads to the right, one to the left; what they know on either side of a place meets there, and looks back by attention
at everything that does not hold the word itself (Baevski et al. 2019, "Cloze-driven pretraining"). So each place is trained on,
where masking trains on one in seven, and all places are answered at once, as if each alone were hidden.
"""
import torch
from torch import nn
from torch.nn import functional as F

from towers import HIDDEN, Tower

EMBEDDING, HEADS = 112, 4
# Vectors have standard deviation 1; the network wants them small, the logits large.
SMALL, LARGE = 0.1, 1.0


class Meeting(nn.Module):
    """What is known before and after a place, and attention from there over the whole rest of the text."""

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
        """Both of n + 2 places, the first and last of which stand outside; returns n places, and n x (n + 2) weights."""
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
        """A vector for each place but the first and last, in the space of the table; and where it looked."""
        x = self.lift(self.dropout(self.table(ids)))
        known, weights = self.meeting(self.towers[0](x), self.towers[1](x))
        return self.head(known), weights

    def logits(self, vectors, candidates, chance=0):
        """`chance`: log of how likely a candidate was to be drawn, where not all words are."""
        return F.linear(vectors, self.table(candidates) * (LARGE / SMALL), self.bias[candidates] - chance)
