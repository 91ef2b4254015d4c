"""How much each hidden span matters, computed on the client: the attention that it receives in the network that ships (models/ner-multilingual),
equation 15 of the paper."""
import torch


class AttentionWeights:
    def __init__(self, reader):
        self.reader = reader

    def received(self, ids):
        """The attention that each piece receives: the mean over layers, heads and attending pieces."""
        layers = self.reader.network.layers
        x, bias = self.reader.network.embedded(ids[None])
        total = torch.zeros(len(ids))
        for layer in layers:
            total += layer.attention(x, bias)[0].mean((0, 1, 2)) / len(layers)
            x = layer(x, bias)
        return total

    def of(self, text, places):
        """A weight for each place [(start, end)]: the sum over its pieces. So the weights of a text can be compared."""
        ids, inside = self.reader.read(text, places)
        with torch.no_grad():
            return (inside.float() @ self.received(ids) + 1e-6).tolist()
