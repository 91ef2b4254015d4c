"""How much each hidden span matters, computed on the client: the attention that it receives in our small network (models/ner-en), equation 15."""
import os
import sys

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, ".."))
LONGEST = 480


class AttentionWeights:
    def __init__(self):
        # The network's modules are imported late, because they need its data folders.
        from read_data import words_of
        from rebuild import rebuilt
        from vocabulary import WordPiece

        tagger, pieces = rebuilt()
        self.reader, self.words_of, self.split = tagger.reader, words_of, WordPiece(pieces)

    def received(self, ids):
        """The attention that each piece receives: the mean over layers, heads and attending pieces."""
        reader = self.reader
        x = reader.lift(reader.embedding(ids))
        bias = reader.bias_of(ids, None)
        total = torch.zeros(ids.shape[1])
        for layer in reader.layers:
            before = layer.before_attention(x)
            parts = layer.query_key_value(before).view(1, ids.shape[1], 3, layer.heads, -1).permute(2, 0, 3, 1, 4)
            scores = (parts[0] @ parts[1].transpose(-1, -2) * parts[0].shape[-1] ** -0.5 + bias).softmax(-1)
            total += scores.mean((0, 1, 2)) / len(reader.layers)
            x = layer(x, bias)
        return total

    def of(self, text, places):
        """A weight for each place [(start, end)]: the sum over its pieces. So the weights of a text can be compared."""
        ids, starts = [2], [-1]
        for word, start, _ in self.words_of(text):
            pieces = self.split(word)
            ids += pieces
            starts += [start] * len(pieces)
        ids, starts = [*ids[:LONGEST], 3], [*starts[:LONGEST], -1]
        with torch.no_grad():
            received = self.received(torch.tensor([ids])).tolist()
        return [sum(weight for weight, at in zip(received, starts) if start <= at < end) + 1e-6 for start, end in places]
