"""Reads the network that ships, as export_tagger.py wrote it, into the module of tagger.py with float weights, so that PyTorch shows its attention.

The outputs are those of the file: labels that do not ship are summed up as "nothing", and the role "none" is left out. The file rounds the input
of each product to 8 bits, which this network does not do, so the outputs differ a little."""
import os

import onnx
import torch
from onnx import numpy_helper
from torch import nn

from packages import HERE
from tagger import LINE_BREAK, Tagger

MODEL = os.path.join(HERE, "../../ner-multilingual")
NORMS, PRODUCTS = ("after_attention", "after_inner"), ("mix", "widen", "narrow")


class Labels(nn.Module):
    """`first`, `lowered`: what the export adds for places and facts, and what leaves them out (`with_facts_first`)."""

    def __init__(self, rest, named, first, lowered):
        super().__init__()
        self.rest, self.named, self.first, self.lowered = rest, named, first, lowered

    def forward(self, x):
        nothing, named = self.rest(x).logsumexp(-1, keepdim=True), self.named(x)
        share = (nothing - (named + self.lowered).logsumexp(-1, keepdim=True)).sigmoid()
        return torch.cat([nothing, named + share * self.first], -1)


def table_of(constants):
    """The 4-bit vectors as floats: in each block of a row, the low halves of the bytes come before the high ones, and 8 stands for zero."""
    scales = constants["vector.scales"].float().unsqueeze(-1)
    blocks = constants["vectors"].view(*scales.shape[:2], -1)
    return ((torch.cat([blocks & 15, blocks >> 4], -1).float() - 8) * scales).flatten(1)


def product(constants, name):
    """The weight and the bias of an 8-bit product. Torch stores as rows what ONNX stores as columns."""
    return constants[f"{name}.weight"].float().T * constants[f"{name}.scale"][:, None], constants[f"{name}.bias"]


def head(constants, name):
    weight, bias = constants[f"{name}.weight"].T, constants[f"{name}.bias"]
    layer = nn.Linear(weight.shape[1], weight.shape[0])
    layer.weight.data, layer.bias.data = weight.contiguous(), bias
    return layer


def layer_state(constants, name, head_size):
    parts = {part: product(constants, f"{name}.{part}") for part in ("query", "key", "value")}
    # The file holds the query divided by the root of a head's size, by which the module divides the scores.
    parts["query"] = tuple(value * head_size**0.5 for value in parts["query"])
    state = {"query_key_value": tuple(map(torch.cat, zip(*parts.values())))}
    state |= {part: product(constants, f"{name}.{part}") for part in PRODUCTS}
    state |= {part: (constants[f"{name}.{part}.weight"], constants[f"{name}.{part}.bias"]) for part in NORMS}
    return {f"{part}.{kind}": value for part, both in state.items() for kind, value in zip(("weight", "bias"), both)}


def shipped(folder=MODEL):
    graph = onnx.load(f"{folder}/onnx/model_quantized.onnx").graph
    constants = {constant.name: torch.from_numpy(numpy_helper.to_array(constant).copy()) for constant in graph.initializer}
    table, count = table_of(constants), len({name.split(".")[1] for name in constants if name.startswith("layers.")})
    *_, heads, head_size = constants["heads.shape"].tolist()
    model = Tagger(table, count, table.shape[1], constants["layers.0.widen.bias"].shape[0], heads)
    model.line_break.data, model.position.data = table[LINE_BREAK].clone(), constants["positions"].float()
    model.norm.weight.data, model.norm.bias.data = constants["norm.weight"], constants["norm.bias"]
    for at, layer in enumerate(model.layers):
        layer.load_state_dict(layer_state(constants, f"layers.{at}", head_size))
    model.label_of = Labels(head(constants, "rest"), head(constants, "label_of"), constants["facts"], constants["no.facts"])
    model.role_of = head(constants, "role_of")
    return model.eval()
