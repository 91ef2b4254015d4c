"""Writes models/lm-en: the language model with 8-bit weights as ONNX, and the punctuation marks whose numbers follow those of the words of
models/words-en.

`input_ids` is one text between two breaks; `places` selects places of the text. `logits` has one row over all words for each selected place, and
`attention` has its attention weights.
"""
import json
import os
import sys

import torch
from torch import nn
from torch.nn import functional as F

import word_stream
from cloze import LARGE, SMALL, Cloze
from eight_bit import EightBit, Table
from train_cloze import parts_of, rows_at
from word_stream import WORK

TARGET = os.path.join(os.path.dirname(__file__), "../lm-en")
OPSET, ROWS_FOR_RANGE = 14, 60


class ChosenPlaces(nn.Module):
    """The word table is stored once: it is both the input embedding and the output layer."""

    def __init__(self, model, words):
        super().__init__()
        self.table, self.words = Table(model.table.weight.detach()), words
        self.lift, self.towers, self.meeting, self.head = EightBit(model.lift), model.towers, model.meeting, EightBit(model.head)
        for tower in self.towers:
            for step in tower.steps:
                step.mix = EightBit(step.mix)
        for name in ("join", "query", "out", "mix"):
            setattr(self.meeting, name, EightBit(getattr(self.meeting, name)))
        self.meeting.keys = nn.ModuleList(EightBit(keys) for keys in self.meeting.keys)
        self.register_buffer("bias", model.bias.detach()[:words])

    def forward(self, input_ids, places):
        x = self.lift(self.table(input_ids))
        known, attention = self.meeting(self.towers[0](x), self.towers[1](x))
        guesses = self.head(known[0].index_select(0, places))
        rows = self.table.rows[: self.words].float() * self.table.scale[: self.words] * (LARGE / SMALL)
        return F.linear(guesses, rows, self.bias), attention[0].index_select(0, places)


def load():
    saved = torch.load(f"{WORK}/cloze.pt", map_location="cpu")
    known = word_stream.known_words()
    model = Cloze(len(known) + len(saved["marks"]) + len(word_stream.CLASSES))
    model.load_state_dict(saved["state"])
    return model.eval(), known, saved["marks"]


def range_of_logits(small, known, size):
    """The range to which Cape clips logits, measured on held-out text: from the median of all words' logits to the 95th percentile of the right
    words' logits."""
    ids = word_stream.load(known)[0]
    every, right = [], []
    with torch.no_grad():
        for row in rows_at(ids, parts_of(ids)[1][:ROWS_FOR_RANGE], size - 1):
            places = torch.arange(len(row) - 2)
            logits = small(row.unsqueeze(0), places)[0]
            gold = row[1:-1]
            asked = gold < len(known)
            right.append(logits[asked].gather(1, gold[asked].unsqueeze(1)).flatten())
            every.append(logits[asked][:, ::37].flatten())
    low, high = torch.cat(every).median().item(), torch.cat(right).kthvalue(int(0.95 * sum(len(r) for r in right)))[0].item()
    return {"low": round(low, 2), "high": round(high, 2)}


def main(target):
    model, known, marks = load()
    os.makedirs(f"{target}/onnx", exist_ok=True)
    ids, places = torch.randint(0, len(known), (1, 40)), torch.tensor([3, 9])
    with torch.no_grad():
        exact = model.logits(model(ids)[0][0, places], torch.arange(len(known)))
        small = ChosenPlaces(model, len(known)).eval()
        print(f"largest change of a logit by 8-bit weights: {(small(ids, places)[0] - exact).abs().max().item():.3f}")
        torch.onnx.export(
            small, (ids, places), f"{target}/onnx/model_quantized.onnx", opset_version=OPSET, do_constant_folding=False,
            input_names=["input_ids", "places"], output_names=["logits", "attention"],
            dynamic_axes={"input_ids": {1: "sequence"}, "places": {0: "places"}, "logits": {0: "places"}, "attention": {0: "places", 1: "sequence"}},
        )
    with open(f"{target}/vocabulary.json", "w", encoding="utf8") as out:
        content = {"words": len(known), "marks": marks, "classes": word_stream.CLASSES, "range": range_of_logits(small, known, model.table.num_embeddings)}
        json.dump(content, out, ensure_ascii=False, indent=1)
        out.write("\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else TARGET)
