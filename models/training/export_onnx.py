"""Writes models/ner-en in transformers.js' layout: 8-bit weights that the runtime unfolds when the session is made."""
import json
import os
import sys

import torch
from torch import nn
from torch.nn import functional as F

import vocabulary
from name_lists import NameLists
from read_data import LINE_BREAK
from train import LABELS, WORK, build

# What rules find better, or no set marks well enough, counts as "nothing found": its probability goes to O exactly.
SHIPPED = "PERSON LOCATION ADDRESS ORGANIZATION DATE AGE DEMOGRAPHIC OCCUPATION CONDITION DRUG".split()
SHIPPED_LABELS = ["O"] + [f"{mark}-{t}" for t in SHIPPED for mark in "BI"]
TARGET = os.path.join(os.path.dirname(__file__), "../ner-en")
MAX_POSITIONS = 512
LEAST_USED = 3
# What the logit of "nothing" is lowered by: a missed name leaves the machine, a wrong highlight costs a click.
RECALL_FIRST = 0.5


def eight_bit(weight, dims):
    """One scale for each slice along `dims`' complement; the error is below half a scale."""
    scale = weight.abs().amax(dim=dims, keepdim=True).clamp_min(1e-8) / 127
    return (weight / scale).round().to(torch.int8), scale


class Table(nn.Module):
    def __init__(self, weight):
        super().__init__()
        rows, scale = eight_bit(weight, (1,))
        self.register_buffer("rows", rows)
        self.register_buffer("scale", scale)

    def forward(self, ids):
        return F.embedding(ids, self.rows).float() * F.embedding(ids, self.scale)


class EightBit(nn.Module):
    """A linear map whose weight is kept in 8 bits."""

    def __init__(self, layer):
        super().__init__()
        weight, scale = eight_bit(layer.weight.data, (1,))
        self.register_buffer("weight", weight)
        self.register_buffer("scale", scale)
        self.register_buffer("bias", layer.bias.data)

    def forward(self, x):
        return F.linear(x, self.weight.float() * self.scale, self.bias)


class Shipped(nn.Module):
    """The labels that are shipped; divided by the temperature that makes the probabilities true on the development parts."""

    def __init__(self, out, temperature=1.0):
        super().__init__()
        self.out = out
        self.temperature = temperature
        self.register_buffer("kept", torch.tensor([LABELS.index(label) for label in SHIPPED_LABELS[1:]]))
        self.register_buffer("rest", torch.tensor([i for i, label in enumerate(LABELS) if label == "O" or label not in SHIPPED_LABELS]))

    def forward(self, x):
        logits = self.out(x)
        nothing = torch.logsumexp(logits.index_select(-1, self.rest), -1, keepdim=True) - RECALL_FIRST
        return torch.cat([nothing, logits.index_select(-1, self.kept)], -1) / self.temperature


def shrink_reader(reader):
    reader.embedding = Table(reader.embedding.weight.detach())
    reader.lift = EightBit(reader.lift)
    reader.around = EightBit(reader.around)
    for tower in reader.towers:
        for step in tower.steps:
            step.mix = EightBit(step.mix)


def shrink(model, temperature=1.0):
    shrink_reader(model.reader)
    model.own = EightBit(model.own)
    for block in model.blocks:
        block.mix = EightBit(block.mix)
    model.out = Shipped(EightBit(model.out), temperature)
    return model


def is_kept(piece, used):
    """A piece that training hardly met only hides better known, shorter ones. Single characters are what all words can be made of."""
    return used >= LEAST_USED or len(piece.removeprefix("##")) == 1


def load():
    """The trained tagger with one table for the pieces that are kept."""
    saved = torch.load(f"{WORK}/ner.pt", map_location="cpu")
    pieces, used = saved["pieces"], saved["used"].tolist()
    model = build(pieces)
    model.load_state_dict(saved["state"])
    kept = [i for i, piece in enumerate(pieces) if i < len(vocabulary.SPECIAL) or is_kept(piece, used[i])]
    model.reader.embedding = nn.Embedding.from_pretrained(model.reader.embedding.folded().detach()[kept])
    return model.eval(), [pieces[i] for i in kept]


def temperature():
    path = f"{WORK}/temperature.json"
    return json.load(open(path))["temperature"] if os.path.exists(path) else 1.0


def main(target):
    model, pieces = load()
    os.makedirs(f"{target}/onnx", exist_ok=True)
    ids = torch.randint(5, len(pieces), (2, 40))
    mask, lists = torch.ones_like(ids), torch.randint(0, 8, ids.shape)
    with torch.no_grad():
        full = model.out
        model.out = Shipped(full, temperature())
        exact = model(ids, mask, lists)
        model.out = full
        model = shrink(model, temperature()).eval()
        print(f"largest change of a logit by 8-bit weights: {(model(ids, mask, lists) - exact).abs().max().item():.3f}")
    axes = {0: "batch", 1: "sequence"}
    torch.onnx.export(
        model, (ids, mask, lists), f"{target}/onnx/model_quantized.onnx", opset_version=14, do_constant_folding=False,
        input_names=["input_ids", "attention_mask", "token_type_ids"], output_names=["logits"],
        dynamic_axes={name: axes for name in ("input_ids", "attention_mask", "token_type_ids", "logits")},
    )
    vocabulary.save(pieces, f"{target}/tokenizer.json")
    NameLists().save(f"{target}/names.bin")
    labels = {str(i): label for i, label in enumerate(SHIPPED_LABELS)}
    config = {
        "model_type": "bert", "architectures": ["BertForTokenClassification"], "vocab_size": len(pieces),
        "max_position_embeddings": MAX_POSITIONS, "line_break_piece": LINE_BREAK, "id2label": labels, "label2id": {label: int(i) for i, label in labels.items()},
    }
    tokenizer = {
        "tokenizer_class": "BertTokenizer", "do_lower_case": False, "strip_accents": False, "model_max_length": MAX_POSITIONS,
        "pad_token": "[PAD]", "unk_token": "[UNK]", "cls_token": "[CLS]", "sep_token": "[SEP]", "mask_token": "[MASK]",
    }
    for name, content in (("config", config), ("tokenizer_config", tokenizer)):
        with open(f"{target}/{name}.json", "w", encoding="utf8") as out:
            json.dump(content, out, indent=1)
            out.write("\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else TARGET)
