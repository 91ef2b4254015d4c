"""Writes a trained network in transformers.js' layout: the encoder's own 4-bit vectors, 8-bit integer products (each input is quantised when it arrives, by
ONNX's DynamicQuantizeLinear and MatMulInteger), tokenizer and config.  usage: export_tagger.py NAME TARGET [average|state]

The graph is written node by node, with standard operators only, since an exporter would split norms and activations into many."""
import json
import os
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

import packages  # noqa: F401
import e5
from packages import ENCODER, PIECES, TOKENIZER, WORK
from read_data import LINE_BREAK
from tagger import END, LABELS, PAD, POSITIONS, ROLES, SHIPPED_LABELS, START, UNKNOWN
from tagger import LINE_BREAK as LINE_BREAK_AT

# "Nothing" is lowered because a missed name leaves the device and a wrong highlight costs a click.
SHIPPED_ROLES = ROLES[1:]
RECALL_FIRST, HIDE_FIRST = float(os.environ.get("RECALL_FIRST", 0.2)), float(os.environ.get("HIDE_FIRST", 0))
# Our prompts mark a place only where the answer needs it. The rules want to know every place ("my friend Paris is moving to Paris").
PLACE_FIRST = float(os.environ.get("PLACE_FIRST", 1.5))
# A mistaken fact costs little in training, so the network is shy of facts.
FIRST = {"LOCATION": PLACE_FIRST} | dict.fromkeys("DATE AGE DEMOGRAPHIC OCCUPATION CONDITION DRUG".split(), float(os.environ.get("FACTS_FIRST", 1.2)))
# Added for each step from "nothing" to "nothing", and within an entity: the network often sees one word of a name and doubts the next.
STEPS = ("background_stay", -0.4), ("background_to_start", 0), ("inside_to_continue", 1.6), ("inside_to_end", 0), ("end_to_background", 0), ("end_to_start", 0)
CALIBRATION = {"operating_points": {"default": {"biases": {f"transition_bias_{step}": bias for step, bias in STEPS}}}}
# Weights are rounded to every fourth of 255 values, which a zip packs in six bits.
WEIGHT_STEP = 2
BLOCK = 32


class Graph:
    def __init__(self):
        self.nodes, self.constants, self.count = [], [], 0

    def constant(self, name, array):
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def node(self, operator, inputs, outputs=1, **attributes):
        self.count += 1
        names = [f"{operator.lower()}.{self.count}" + (f".{i}" if outputs > 1 else "") for i in range(outputs)]
        self.nodes.append(helper.make_node(operator, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def product(self, name, given, matrix, bias):
        """given (quantised) x matrix + bias; each output has its scale."""
        return self.biased(name, self.scaled(name, given, matrix), bias)

    def biased(self, name, given, bias):
        return self.node("Add", [given, self.constant(f"{name}.bias", bias.astype(np.float32))])

    def scaled(self, name, given, matrix):
        quantised, scale, zero = given if isinstance(given, (tuple, list)) else self.node("DynamicQuantizeLinear", [given], 3)
        largest = 127 // WEIGHT_STEP * WEIGHT_STEP
        unit = np.maximum(np.abs(matrix).max(1), 1e-8) / largest
        whole = np.clip(np.rint(matrix / unit[:, None] / WEIGHT_STEP) * WEIGHT_STEP, -largest, largest).astype(np.int8)
        summed = self.node("MatMulInteger", [quantised, self.constant(f"{name}.weight", whole.T), zero])
        floats = self.node("Cast", [summed], to=TensorProto.FLOAT)
        return self.node("Mul", [floats, self.node("Mul", [scale, self.constant(f"{name}.scale", unit.astype(np.float32))])])

    def product_by_rows(self, name, given, matrix, bias):
        """The same with each row of `given` divided by its largest value first. A few pieces of a text have values ten times as large as all others,
        which would leave the others three of the eight bits."""
        largest = self.node("ReduceMax", [self.node("Abs", [given]), self.constant(f"{name}.columns", np.array([-1], np.int64))], keepdims=1)
        largest = self.node("Add", [largest, self.constant(f"{name}.least", np.float32(1e-6))])
        scaled = self.scaled(name, self.node("Div", [given, largest]), matrix)
        return self.biased(name, self.node("Mul", [scaled, largest]), bias)

    def norm(self, name, given, state, eps):
        weight, bias = (self.constant(f"{name}.{part}", state[f"{name}.{part}"]) for part in ("weight", "bias"))
        return self.node("LayerNormalization", [given, weight, bias], axis=-1, epsilon=eps)


def four_bit_rows(kept, hidden, line_break):
    """The encoder's own 4-bit numbers (two in a byte, the first half of a block in the low bits) and scales of the kept pieces, and the learned
    vector of the line break, rounded alike."""
    meta, weights = e5.read(ENCODER, packed={"emb.word"})
    chosen, parts = [START, PAD, END, UNKNOWN, END, *kept], hidden // BLOCK
    numbers, scales = (part.reshape(meta["VOC"], parts, -1)[chosen] for part in weights["emb.word"])
    row = line_break.reshape(parts, BLOCK)
    scales[LINE_BREAK_AT] = np.abs(row).max(1, keepdims=True) / 7
    numbers[LINE_BREAK_AT] = np.rint(row / scales[LINE_BREAK_AT]) + 8
    half = BLOCK // 2
    return (numbers[..., :half] | numbers[..., half:] << 4).reshape(len(chosen), -1), scales[..., 0].astype(np.float16), meta["eps"]


def vectors(graph, state, hidden, kept):
    table, scales, eps = four_bit_rows(kept, hidden, state["line_break"])
    parts = hidden // BLOCK
    rows = graph.node("Cast", [graph.node("Gather", [graph.constant("vectors", table), "input_ids"])], to=TensorProto.FLOAT)
    high = graph.node("Floor", [graph.node("Mul", [rows, graph.constant("sixteenth", np.float32(1 / 16))])])
    low = graph.node("Sub", [rows, graph.node("Mul", [high, graph.constant("sixteen", np.float32(16))])])
    shape = graph.constant("block.shape", np.array([0, 0, parts, BLOCK // 2], np.int64))
    halves = graph.node("Concat", [graph.node("Reshape", [half, shape]) for half in (low, high)], axis=3)
    scale = graph.node("Cast", [graph.node("Gather", [graph.constant("vector.scales", scales), "input_ids"])], to=TensorProto.FLOAT)
    scale = graph.node("Reshape", [scale, graph.constant("scale.shape", np.array([0, 0, parts, 1], np.int64))])
    values = graph.node("Mul", [graph.node("Sub", [halves, graph.constant("eight", np.float32(8))]), scale])
    return graph.node("Reshape", [values, graph.constant("vector.shape", np.array([0, 0, hidden], np.int64))]), eps


def network(graph, state, kept, heads=12):
    hidden = state["kind"].shape[0]
    words, eps = vectors(graph, state, hidden, kept)
    length = graph.node("Slice", [graph.node("Shape", ["input_ids"]), graph.constant("one", np.array([1], np.int64)), graph.constant("two", np.array([2], np.int64))])
    table = graph.constant("positions", (state["position"] + state["kind"]).astype(np.float16))
    places = graph.node("Cast", [graph.node("Slice", [table, graph.constant("zero", np.array([0], np.int64)), length])], to=TensorProto.FLOAT)
    x = graph.norm("norm", graph.node("Add", [words, places]), state, eps)
    mask = graph.node("Cast", ["attention_mask"], to=TensorProto.FLOAT)
    bias = graph.node("Mul", [graph.node("Sub", [mask, graph.constant("unit", np.float32(1))]), graph.constant("far", np.float32(1e4))])
    bias = graph.node("Unsqueeze", [bias, graph.constant("axes", np.array([1, 2], np.int64))])
    split = graph.constant("heads.shape", np.array([0, 0, heads, hidden // heads], np.int64))
    joined = graph.constant("joined.shape", np.array([0, 0, hidden], np.int64))
    for at in range(sum(key.endswith(".mix.weight") for key in state)):
        name = f"layers.{at}"
        weight, offset = state[f"{name}.query_key_value.weight"].reshape(3, hidden, hidden), state[f"{name}.query_key_value.bias"].reshape(3, hidden)
        given = graph.node("DynamicQuantizeLinear", [x], 3)
        factor = (hidden // heads) ** -0.5
        query, key, value = (
            graph.node("Transpose", [graph.node("Reshape", [graph.product(f"{name}.{part}", given, weight[i] * times, offset[i] * times), split])], perm=order)
            for i, (part, times, order) in enumerate((("query", factor, [0, 2, 1, 3]), ("key", 1, [0, 2, 3, 1]), ("value", 1, [0, 2, 1, 3]))))
        chances = graph.node("Softmax", [graph.node("Add", [graph.node("MatMul", [query, key]), bias])], axis=-1)
        mixed = graph.node("Reshape", [graph.node("Transpose", [graph.node("MatMul", [chances, value])], perm=[0, 2, 1, 3]), joined])
        part = lambda which: (state[f"{name}.{which}.weight"], state[f"{name}.{which}.bias"])  # noqa: B023, E731
        x = graph.norm(f"{name}.after_attention", graph.node("Add", [x, graph.product(f"{name}.mix", mixed, *part("mix"))]), state, eps)
        inner = graph.node("Gelu", [graph.product_by_rows(f"{name}.widen", x, *part("widen"))])
        x = graph.norm(f"{name}.after_inner", graph.node("Add", [x, graph.product_by_rows(f"{name}.narrow", inner, *part("narrow"))]), state, eps)
    return x


def head(graph, name, x, weight, bias):
    product = graph.node("MatMul", [x, graph.constant(f"{name}.weight", weight.T.astype(np.float32))])
    return graph.node("Add", [product, graph.constant(f"{name}.bias", bias.astype(np.float32))])


def with_facts_first(graph, nothing, named):
    """Raises places and facts where they compete with "nothing", but not where they compete with people and firms: by the share of "nothing"
    against those."""
    first = np.array([FIRST.get(label[2:], 0) for label in SHIPPED_LABELS[1:]], np.float32)
    without = graph.node("Add", [named, graph.constant("no.facts", np.where(first > 0, -1e4, 0).astype(np.float32))])
    others = graph.node("ReduceLogSumExp", [without, graph.constant("last.axis", np.array([-1], np.int64))], keepdims=1)
    share = graph.node("Sigmoid", [graph.node("Sub", [nothing, others])])
    return graph.node("Add", [named, graph.node("Mul", [share, graph.constant("facts", first)])])


def build(state, kept):
    graph = Graph()
    x = network(graph, state, kept)
    rest = [i for i, label in enumerate(LABELS) if label not in SHIPPED_LABELS[1:]]
    named = [LABELS.index(label) for label in SHIPPED_LABELS[1:]]
    weight, bias = state["label_of.weight"], state["label_of.bias"]
    # What is not shipped counts as "nothing": the logarithm of the sum of its exponentials.
    nothing = graph.node("ReduceLogSumExp", [head(graph, "rest", x, weight[rest], bias[rest] - RECALL_FIRST), graph.constant("last", np.array([-1], np.int64))], keepdims=1)
    something = with_facts_first(graph, nothing, head(graph, "label_of", x, weight[named], bias[named]))
    graph.nodes.append(helper.make_node("Concat", [nothing, something], ["logits"], axis=-1))
    roles = [ROLES.index(role) for role in SHIPPED_ROLES]
    role_bias = state["role_of.bias"][roles] + np.array([HIDE_FIRST * (role == "hide") for role in SHIPPED_ROLES], np.float32)
    graph.nodes.append(helper.make_node("Identity", [head(graph, "role_of", x, state["role_of.weight"][roles], role_bias)], ["roles"]))
    axes = ["batch", "sequence"]
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, axes) for name in ("input_ids", "attention_mask")]
    outputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [*axes, count]) for name, count in (("logits", len(SHIPPED_LABELS)), ("roles", len(SHIPPED_ROLES)))]
    model = helper.make_model(helper.make_graph(graph.nodes, "tagger", inputs, outputs, graph.constants), opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
    onnx.checker.check_model(model)
    return model


def main(name, target, which="average"):
    import torch

    with open(PIECES, encoding="utf8") as file:
        kept = json.load(file)
    state = {key: value.float().numpy() for key, value in torch.load(f"{WORK}/{name}.pt", map_location="cpu")[which].items()}
    os.makedirs(f"{target}/onnx", exist_ok=True)
    onnx.save(build(state, kept), f"{target}/onnx/model_quantized.onnx")
    with open(TOKENIZER, encoding="utf8") as file, open(f"{target}/tokenizer.json", "w", encoding="utf8") as out:
        tokenizer = json.load(file)
        # Three digits after the point cut the texts of training into the same pieces, and pack into half as much.
        tokenizer["model"]["vocab"] = [[piece, round(score, 3)] for piece, score in tokenizer["model"]["vocab"]]
        json.dump(tokenizer, out, ensure_ascii=False, separators=(",", ":"))
    labels = {str(i): label for i, label in enumerate(SHIPPED_LABELS)}
    config = {
        "model_type": "bert", "architectures": ["BertForTokenClassification"], "vocab_size": len(kept) + 5, "max_position_embeddings": POSITIONS, "line_break_piece": LINE_BREAK,
        "labels_every_piece": True, "roles": list(SHIPPED_ROLES), "id2label": labels, "label2id": {label: int(i) for i, label in labels.items()},
    }
    tokenizer = {"tokenizer_class": "XLMRobertaTokenizer", "model_max_length": POSITIONS, "bos_token": "<s>", "cls_token": "<s>", "eos_token": "</s>", "sep_token": "</s>",
                 "pad_token": "<pad>", "unk_token": "<unk>"}
    for part, content in (("config", config), ("tokenizer_config", tokenizer), ("viterbi_calibration", CALIBRATION)):
        with open(f"{target}/{part}.json", "w", encoding="utf8") as out:
            json.dump(content, out, indent=1)
            out.write("\n")
    print(f"{os.path.getsize(f'{target}/onnx/model_quantized.onnx') / 1e6:.1f} MB, {len(kept) + 5} pieces")


if __name__ == "__main__":
    main(*sys.argv[1:])
