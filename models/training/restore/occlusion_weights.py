"""How much each hidden span matters, computed on the client with the network that ships (models/ner-multilingual): how far the probabilities of
the labels of the other words move when the span's pieces are masked. The ONNX file gives no attention, and this method needs none."""
import torch

# Training masks pieces as unknown ones now and then.
MASKED = 3
# The number of texts that are read at once.
ROWS = 16


class OcclusionWeights:
    def __init__(self, reader):
        self.reader = reader

    def probabilities(self, ids):
        with torch.no_grad():
            rows = [self.reader.network(part)[0] for part in ids.split(ROWS)]
        return torch.cat(rows).softmax(-1)

    def of(self, text, places):
        """A weight for each place [(start, end)]: the mean distance, over the other pieces, between their probabilities with and without the span."""
        ids, inside = self.reader.read(text, places)
        told = self.probabilities(torch.cat([ids[None], ids.repeat(len(places), 1).masked_fill(inside, MASKED)]))
        moved = (told[1:] - told[:1]).abs().sum(-1)
        others = (~inside).float()
        # The small number keeps the weight above zero if the fact changes no output.
        return ((moved * others).sum(-1) / others.sum(-1) + 1e-6).tolist()
