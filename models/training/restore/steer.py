#!/usr/bin/env python3
"""Adds steering inputs to a decoder in transformers.js' ONNX layout.

    steer.py IN_FOLDER OUT_FOLDER --heads 3.0,3.4,7.1 [--head-outputs]

IN_FOLDER holds config.json and onnx/model.onnx (or model.onnx, or the file that --model names). At each head LAYER.HEAD of --heads ("all" for
every head) the graph then computes u + mask * |u| * steering[head] before o_proj. A zero vector changes nothing. --head-outputs also adds the
outputs head_outputs.LAYER (batch x sequence x heads x head size), after steering, which the probes of the preparation stage read.
"""
import argparse
import json
import shutil
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from attention_points import UnknownLayout, attention_points

OLDEST_OPSET = 13
SIDE_FILES = ("config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json", "chat_template.jinja")


def shape_of_heads(config):
    heads = config["num_attention_heads"]
    return config["num_hidden_layers"], heads, config.get("head_dim") or config["hidden_size"] // heads


def parse_heads(text, layers, heads):
    if text == "all":
        return [(layer, head) for layer in range(layers) for head in range(heads)]
    chosen = [tuple(int(part) for part in each.split(".")) for each in text.split(",")]
    if len(set(chosen)) != len(chosen):
        raise ValueError("a head is named twice")
    for layer, head in chosen:
        if not (0 <= layer < layers and 0 <= head < heads):
            raise ValueError(f"there is no head {layer}.{head}: the model has {layers} layers of {heads} heads")
    return chosen


class Surgeon:
    """Appends nodes to a graph, under names that no other node has."""

    def __init__(self, graph):
        self.graph = graph
        self.added = []
        self.count = 0

    def constant(self, array):
        name = f"steering/constant_{self.count}"
        self.count += 1
        self.graph.initializer.append(numpy_helper.from_array(array, name))
        return name

    def node(self, operator, inputs, output=None, **attributes):
        output = output or f"steering/{operator}_{self.count}"
        self.count += 1
        self.added.append(helper.make_node(operator, inputs, [output], name=f"{output}_node", **attributes))
        return output

    def ints(self, *values):
        return self.constant(np.array(values, dtype=np.int64))


def element_type(graph, layer):
    """The element type of the heads' outputs. It is that of the values that they mix, and so that of the cache."""
    name = f"past_key_values.{layer}.value"
    for each in graph.input:
        if each.name == name:
            return each.type.tensor_type.elem_type
    raise UnknownLayout(f"the graph has no input {name}")


def shift(surgeon, point, heads_here, shape, kind, shared):
    """Returns the steered tensor of one layer, batch x sequence x heads x head size."""
    heads, size = shape
    split = surgeon.node("Reshape", [point.tensor, surgeon.ints(0, 0, heads, size)])
    if not heads_here:
        return split
    # A norm may overflow in float16, so the shift is computed in float32 whatever the model's type is.
    wide = split if kind == TensorProto.FLOAT else surgeon.node("Cast", [split], to=TensorProto.FLOAT)
    square = surgeon.node("ReduceSum", [surgeon.node("Mul", [wide, wide]), surgeon.ints(-1)], keepdims=1)
    norm = surgeon.node("Sqrt", [square])
    # Heads that are not edited use the row of zeros after the row of the last edited head.
    rows = np.full(heads, shared["zero_row"], dtype=np.int64)
    for head, row in heads_here.items():
        rows[head] = row
    direction = surgeon.node("Gather", [shared["padded"], surgeon.constant(rows)], axis=1)
    direction = surgeon.node("Unsqueeze", [direction, surgeon.ints(1)])
    amount = surgeon.node("Mul", [norm, shared["mask"]])
    change = surgeon.node("Mul", [amount, direction])
    if kind != TensorProto.FLOAT:
        change = surgeon.node("Cast", [change], to=kind)
    return surgeon.node("Add", [split, change])


def reconnect(graph, old, new):
    """Makes every reader of the tensor `old` read `new`. Called before the new nodes are in the graph, so that they still read `old`."""
    for node in graph.node:
        for index, name in enumerate(node.input):
            if name == old:
                node.input[index] = new


def sort_nodes(graph):
    """Sorts the nodes, because a node must come after the nodes that make its inputs."""
    waiting, known, ordered = list(graph.node), {each.name for each in graph.input} | {each.name for each in graph.initializer}, []
    readers, missing = {}, {}
    for index, node in enumerate(waiting):
        needs = {name for name in outer_inputs(node) if name and name not in known}
        missing[index] = len(needs)
        for name in needs:
            readers.setdefault(name, []).append(index)
    ready = [index for index in range(len(waiting)) if missing[index] == 0]
    for index in ready:
        ordered.append(waiting[index])
        for name in waiting[index].output:
            for reader in readers.pop(name, []):
                missing[reader] -= 1
                if missing[reader] == 0:
                    ready.append(reader)
    if len(ordered) != len(waiting):
        raise UnknownLayout("the graph has a circle, or a node reads a tensor that nothing makes")
    del graph.node[:]
    graph.node.extend(ordered)


def outer_inputs(node):
    """The inputs of a node, including what the bodies of If and Loop read from outside."""
    names = set(node.input)
    for attribute in node.attribute:
        for body in [attribute.g, *attribute.graphs]:
            inner = {name for each in body.node for name in each.output} | {each.name for each in body.input}
            inner |= {each.name for each in body.initializer}
            for each in body.node:
                names |= outer_inputs(each) - inner
            names |= {each.name for each in body.output} - inner
    return names - {""}


def steer(model, config, heads_text, head_outputs=False):
    """Changes `model` in place and returns the list of edited heads."""
    version = next((each.version for each in model.opset_import if each.domain in ("", "ai.onnx")), 0)
    if version < OLDEST_OPSET:
        raise UnknownLayout(f"opset {version}: export with {OLDEST_OPSET} or newer")
    graph = model.graph
    if any(each.name == "steering" for each in graph.input):
        raise UnknownLayout("this decoder already has steering inputs")
    layers, heads, size = shape_of_heads(config)
    chosen = parse_heads(heads_text, layers, heads)
    points = attention_points(graph, layers)
    surgeon = Surgeon(graph)
    graph.input.append(helper.make_tensor_value_info("steering", TensorProto.FLOAT, ["batch_size", len(chosen), size]))
    graph.input.append(helper.make_tensor_value_info("steering_mask", TensorProto.FLOAT, ["batch_size", "sequence_length"]))
    zero = surgeon.constant(np.zeros((), dtype=np.float32))
    shared = {
        "padded": surgeon.node("Pad", ["steering", surgeon.ints(0, 0, 0, 0, 1, 0), zero], mode="constant"),
        "zero_row": len(chosen),
        "mask": surgeon.node("Unsqueeze", ["steering_mask", surgeon.ints(2, 3)]),
    }
    for point in points:
        here = {head: row for row, (layer, head) in enumerate(chosen) if layer == point.layer}
        if not here and not head_outputs:
            continue
        kind = element_type(graph, point.layer)
        split = shift(surgeon, point, here, (heads, size), kind, shared)
        if here:
            reconnect(graph, point.tensor, surgeon.node("Reshape", [split, surgeon.ints(0, 0, heads * size)]))
        if head_outputs:
            surgeon.node("Identity", [split], output=f"head_outputs.{point.layer}")
            graph.output.append(
                helper.make_tensor_value_info(f"head_outputs.{point.layer}", kind, ["batch_size", "sequence_length", heads, size])
            )
    graph.node.extend(surgeon.added)
    sort_nodes(graph)
    return chosen, points


def find_model(folder, name):
    for path in [folder / name] if name else [folder / "onnx" / "model.onnx", folder / "model.onnx"]:
        if path.is_file():
            return path
    raise FileNotFoundError(f"no decoder in {folder}: expected {name or 'onnx/model.onnx or model.onnx'}")


def external_files(graph):
    return {
        entry.value
        for tensor in graph.initializer
        if tensor.data_location == TensorProto.EXTERNAL
        for entry in tensor.external_data
        if entry.key == "location"
    }


def write(model, source, folder, target):
    """Weights in external files are copied and never loaded, so that a model of any size can be changed."""
    (target / "onnx").mkdir(parents=True, exist_ok=True)
    for name in external_files(model.graph):
        shutil.copyfile(source.parent / name, target / "onnx" / name)
    onnx.save_model(model, str(target / "onnx" / "model.onnx"))
    for name in SIDE_FILES:
        if (folder / name).is_file() and folder != target:
            shutil.copyfile(folder / name, target / name)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--heads", required=True)
    parser.add_argument("--model", help="the file of the decoder inside IN_FOLDER")
    parser.add_argument("--head-outputs", action="store_true")
    options = parser.parse_args()
    path = find_model(options.source, options.model)
    if options.source.resolve() == options.target.resolve():
        parser.error("OUT_FOLDER must be another folder")
    config = json.loads((options.source / "config.json").read_text("utf-8"))
    model = onnx.load_model(str(path), load_external_data=False)
    chosen, points = steer(model, config, options.heads, options.head_outputs)
    write(model, path, options.source, options.target)
    # A fused attention operator reads its rows from the left, whatever the mask says, so the server must pad them on the right.
    described = {"heads": chosen, "head_dim": shape_of_heads(config)[2], "padding": "right" if any(p.fused for p in points) else "left"}
    (options.target / "steer.json").write_text(json.dumps(described) + "\n", "utf-8")
    print(f"{len(chosen)} heads can be steered: {options.target / 'onnx' / 'model.onnx'}")


if __name__ == "__main__":
    main()
