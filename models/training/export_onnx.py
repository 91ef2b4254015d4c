"""Writes models/ner-en in transformers.js' layout, with tables in 8 bits and matrix products in 8-bit integers (each input row is quantised when
it arrives, by ONNX's DynamicQuantizeLinear and MatMulInteger). In WebAssembly this is twice as fast as floats."""
import json
import os
import shutil
import sys

import numpy
import onnx
import torch
from onnx import helper, numpy_helper
from torch import nn

import ordinary_words
import vocabulary
from corpus import LABELS
from eight_bit import Table
from name_lists import NameLists
from network import ROLES
from prepare import WORK, pieces as all_pieces
from read_data import LINE_BREAK
from train import build

# The labels that are shipped. Labels that rules find better, or that no set marks well enough, count as O: their probability is added to that of
# O.
SHIPPED = "PERSON LOCATION ADDRESS ORGANIZATION DATE AGE DEMOGRAPHIC OCCUPATION CONDITION DRUG USERNAME ID PASSWORD IP PHONE FINANCIAL".split()
SHIPPED_LABELS = ["O"] + [f"{mark}-{t}" for t in SHIPPED for mark in "BI"]
TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../ner-en")
MAX_POSITIONS = 512
LEAST_USED = 4
# The tables are half of the file. Only even numbers are used in them, so that the packed extension stays under its size limit.
TABLE_STEP = 2
# By how much the logit of O is lowered: a missed name leaves the device, but a wrong highlight costs only a click.
RECALL_FIRST = 0.6
# Smaller matrices (the two heads) are not quantised.
LEAST_QUANTISED = 50_000


class Shipped(nn.Module):
    """The tagger with only the shipped labels, whose logits are divided by the temperature of calibrate.py, and the roles."""

    def __init__(self, tagger, temperature=1.0):
        super().__init__()
        self.tagger = tagger
        self.temperature = temperature
        self.register_buffer("kept", torch.tensor([LABELS.index(label) for label in SHIPPED_LABELS[1:]]))
        self.register_buffer("rest", torch.tensor([i for i, label in enumerate(LABELS) if label == "O" or label not in SHIPPED_LABELS]))

    def forward(self, input_ids, attention_mask, token_type_ids):
        logits, roles = self.tagger(input_ids, attention_mask, token_type_ids)
        nothing = torch.logsumexp(logits.index_select(-1, self.rest), -1, keepdim=True) - RECALL_FIRST
        return torch.cat([nothing, logits.index_select(-1, self.kept)], -1) / self.temperature, roles


def integer_products(path):
    """Replaces each product with a large constant matrix by a product of 8-bit integers. Each column of the matrix has a scale, and the input
    has one per call."""
    model = onnx.load(path)
    graph, constants = model.graph, {}
    for initializer in graph.initializer:
        constants[initializer.name] = initializer
    nodes, quantised, dropped = [], set(), set()
    for node in graph.node:
        weight = constants.get(node.input[1]) if node.op_type == "MatMul" else None
        if weight is None or numpy.prod(weight.dims) < LEAST_QUANTISED:
            nodes.append(node)
            continue
        matrix, here, given = numpy_helper.to_array(weight), node.output[0], node.input[0]
        scale = numpy.maximum(numpy.abs(matrix).max(0), 1e-8) / 127
        graph.initializer.append(numpy_helper.from_array(numpy.round(matrix / scale).astype(numpy.int8), f"{here}.weight"))
        graph.initializer.append(numpy_helper.from_array(scale.astype(numpy.float32), f"{here}.scale"))
        dropped.add(weight.name)
        if given not in quantised:
            nodes.append(helper.make_node("DynamicQuantizeLinear", [given], [f"{given}.bytes", f"{given}.scale", f"{given}.zero"]))
            quantised.add(given)
        nodes.append(helper.make_node("MatMulInteger", [f"{given}.bytes", f"{here}.weight", f"{given}.zero"], [f"{here}.sum"]))
        nodes.append(helper.make_node("Cast", [f"{here}.sum"], [f"{here}.float"], to=onnx.TensorProto.FLOAT))
        nodes.append(helper.make_node("Mul", [f"{given}.scale", f"{here}.scale"], [f"{here}.unit"]))
        nodes.append(helper.make_node("Mul", [f"{here}.float", f"{here}.unit"], [here]))
    del graph.node[:]
    graph.node.extend(nodes)
    for name in dropped:
        graph.initializer.remove(constants[name])
    onnx.checker.check_model(model)
    onnx.save(model, path)


def is_kept(piece, used):
    """Whether a piece is kept. A piece that training rarely met only hides shorter pieces that are known better. Single characters are always
    kept, because every word can be composed of them."""
    return used >= LEAST_USED or len(piece.removeprefix("##")) == 1


def counts_of(size):
    """How often each piece occurs in what training read."""
    path = f"{WORK}/used.json"
    return json.load(open(path)) if os.path.exists(path) else [LEAST_USED] * size


def load():
    """Loads the trained student, with a table of only the pieces that are kept."""
    pieces = all_pieces()
    model = build("tagger", "student", pieces, 0.0)
    model.load_state_dict(torch.load(f"{WORK}/student.tagger.pt", map_location="cpu")["state"])
    used = counts_of(len(pieces))
    kept = [i for i, piece in enumerate(pieces) if i < len(vocabulary.SPECIAL) + 1 or is_kept(piece, used[i])]
    model.reader.embedding = nn.Embedding.from_pretrained(model.reader.embedding.folded().detach()[kept])
    return model.eval(), [pieces[i] for i in kept]


def temperature():
    path = f"{WORK}/temperature.json"
    return json.load(open(path))["temperature"] if os.path.exists(path) else 1.0


def shrunk():
    model, pieces = load()
    model.reader.embedding, model.reader.grams.table = (Table(part.weight.detach(), TABLE_STEP) for part in (model.reader.embedding, model.reader.grams.table))
    return Shipped(model, temperature()).eval(), pieces


def main(target):
    model, pieces = shrunk()
    os.makedirs(f"{target}/onnx", exist_ok=True)
    weights = f"{target}/onnx/model_quantized.onnx"
    ids = torch.randint(5, len(pieces), (2, 40))
    mask, lists = torch.ones_like(ids), torch.randint(0, 8, ids.shape)
    axes = {0: "batch", 1: "sequence"}
    torch.onnx.export(
        model, (ids, mask, lists), weights, opset_version=14, input_names=["input_ids", "attention_mask", "token_type_ids"], output_names=["logits", "roles"],
        dynamic_axes={name: axes for name in ("input_ids", "attention_mask", "token_type_ids", "logits", "roles")},
    )
    integer_products(weights)
    vocabulary.save(pieces, f"{target}/tokenizer.json")
    NameLists().save(f"{target}/names.bin")
    if not os.path.exists(f"{target}/ordinary.bin"):
        shutil.copyfile(ordinary_words.TARGET, f"{target}/ordinary.bin")
    labels = {str(i): label for i, label in enumerate(SHIPPED_LABELS)}
    config = {
        "model_type": "bert", "architectures": ["BertForTokenClassification"], "vocab_size": len(pieces), "max_position_embeddings": MAX_POSITIONS,
        "line_break_piece": LINE_BREAK, "roles": list(ROLES), "id2label": labels, "label2id": {label: int(i) for i, label in labels.items()},
    }
    tokenizer = {
        "tokenizer_class": "BertTokenizer", "do_lower_case": False, "strip_accents": False, "model_max_length": MAX_POSITIONS,
        "pad_token": "[PAD]", "unk_token": "[UNK]", "cls_token": "[CLS]", "sep_token": "[SEP]", "mask_token": "[MASK]",
    }
    for name, content in (("config", config), ("tokenizer_config", tokenizer)):
        with open(f"{target}/{name}.json", "w", encoding="utf8") as out:
            json.dump(content, out, indent=1)
            out.write("\n")
    print(f"{os.path.getsize(weights) / 1e6:.1f} MB, {len(pieces)} pieces")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else TARGET)
