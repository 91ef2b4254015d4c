"""The network that ships (models/ner-multilingual) in PyTorch, as both ways of weighing spans read with it."""
import os
import sys

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "../multilingual"))
# The network has places for 512 pieces.
LONGEST = 510


class Reader:
    def __init__(self):
        # Imported here, since it needs packages that the other scripts do without (onnx, tokenizers).
        import pieces
        import shipped

        self.network, self.cut = shipped.shipped(), pieces.pieces_of
        self.tokenizer = pieces.tokenizer(f"{shipped.MODEL}/tokenizer.json")

    def read(self, text, places):
        """The pieces of a text, [pieces], and which of them belong to each place [(start, end)], [places, pieces]."""
        from tagger import END, START

        ids, offsets = self.cut([text], self.tokenizer)[0]
        offsets = torch.tensor([(-1, -1), *offsets[:LONGEST], (-1, -1)])
        starts, ends = offsets.T
        inside = [(starts < ends) & (starts < end) & (ends > start) for start, end in places]
        return torch.tensor([START, *ids[:LONGEST], END]), torch.stack(inside) if places else torch.zeros(0, len(offsets), dtype=torch.bool)
