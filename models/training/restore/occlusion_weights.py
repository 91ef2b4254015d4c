"""How much each hidden span matters, computed on the client with our shipped network (models/ner-en): how much its outputs for the other words
change when the span's pieces are masked. The ONNX file gives no attention, and this method needs none."""
import torch

from attention_weights import LONGEST

START, END, MASKED = 2, 3, 4
# The number of texts that are read at once.
ROWS = 16


class OcclusionWeights:
    """`output`: "labels" (the probabilities of the labels) or "roles" (the probabilities of hide, fact and public)."""

    def __init__(self, output="labels"):
        # The network's modules are imported late, because they need its data folders.
        from read_data import words_of
        from rebuild import rebuilt
        from vocabulary import WordPiece

        self.tagger, pieces = rebuilt()
        self.words_of, self.split, self.output = words_of, WordPiece(pieces), ("labels", "roles").index(output)

    def probabilities(self, ids):
        with torch.no_grad():
            rows = [self.tagger(part, None, None)[self.output] for part in ids.split(ROWS)]
        return torch.cat(rows).softmax(-1)

    def of(self, text, places):
        """A weight for each place [(start, end)]: the mean distance, over the other pieces, between their probabilities with and without the span."""
        ids, starts = [START], [-1]
        for word, start, _ in self.words_of(text):
            pieces = self.split(word)
            ids += pieces
            starts += [start] * len(pieces)
        ids, starts = torch.tensor([*ids[:LONGEST], END]), torch.tensor([*starts[:LONGEST], -1])
        inside = torch.stack([(starts >= start) & (starts < end) for start, end in places]) if places else torch.zeros(0, len(ids), dtype=torch.bool)
        told = self.probabilities(torch.cat([ids[None], ids.repeat(len(places), 1).masked_fill(inside, MASKED)]))
        moved = (told[1:] - told[:1]).abs().sum(-1)
        others = (~inside).float()
        # The small number keeps the weight above zero if the fact changes no output.
        return ((moved * others).sum(-1) / others.sum(-1) + 1e-6).tolist()
