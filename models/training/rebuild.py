"""Rebuilds the student from the shipped ONNX file, so that training can continue although its float weights were not kept.
usage: rebuild.py [MODEL]; writes .work/pieces.json, .work/names.bin and .work/shipped.tagger.pt, and deletes the checkpoint of finetune.py

The 8-bit tables and products are converted to floats. The lower-case and shape tables of the embedding were added into the piece table before
export and cannot be separated again: they start at zero, and the piece table holds the sum."""
import json
import os
import sys

import onnx
import torch
from onnx import numpy_helper

from name_lists import copy_with_native_names
from prepare import WORK
from train import build

MODEL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../ner-en")
PREFIX = "tagger."


def pieces_of(model):
    with open(f"{model}/tokenizer.json", encoding="utf8") as text:
        ids = json.load(text)["model"]["vocab"]
    return sorted(ids, key=ids.get)


def matrices(graph, constants):
    """The weight of each linear layer, by the layer's name. Torch stores as rows what ONNX stores as columns."""
    for node in graph.node:
        if node.op_type not in ("MatMul", "MatMulInteger") or node.input[1] not in constants:
            continue
        weight = constants[node.input[1]].float()
        if node.op_type == "MatMulInteger":
            weight = weight * constants[node.input[1].removesuffix(".weight") + ".scale"]
        # "/tagger/reader/layers.0/mix/MatMul_output_0" belongs to tagger.reader.layers.0.mix. Integer products end in ".weight" or ".sum".
        layer = node.output[0].split("/MatMul")[0].strip("/").replace("/", ".")
        yield f"{layer}.weight", weight.T.contiguous()


def weights_of(model):
    """The tagger's state, without the two tables that were added into the piece table."""
    graph = onnx.load(f"{model}/onnx/model_quantized.onnx").graph
    constants = {i.name: torch.from_numpy(numpy_helper.to_array(i).copy()) for i in graph.initializer}
    state = {name: value for name, value in constants.items() if name.startswith(PREFIX) and not name.endswith((".rows", ".scale"))}
    state.update(matrices(graph, constants))
    for rows, table in (("embedding", "embedding.piece_table"), ("grams.table", "grams.table")):
        state[f"{PREFIX}reader.{table}.weight"] = constants[f"{PREFIX}reader.{rows}.rows"].float() * constants[f"{PREFIX}reader.{rows}.scale"]
    return {name.removeprefix(PREFIX): value for name, value in state.items()}


def rebuilt(model=MODEL):
    pieces = pieces_of(model)
    tagger = build("tagger", "student", pieces, 0.0)
    embedding = tagger.reader.embedding
    folded = {"reader.embedding.lower", "reader.embedding.shape", "reader.embedding.lower_table.weight", "reader.embedding.shape_table.weight"}
    missing, unexpected = tagger.load_state_dict(weights_of(model), strict=False)
    if set(missing) != folded or unexpected:
        raise SystemExit(f"{model} is not the student of network.py: {missing} missing, {unexpected} unexpected.")
    torch.nn.init.zeros_(embedding.lower_table.weight)
    torch.nn.init.zeros_(embedding.shape_table.weight)
    return tagger.eval(), pieces


def main(model=MODEL):
    tagger, pieces = rebuilt(model)
    os.makedirs(WORK, exist_ok=True)
    with open(f"{WORK}/pieces.json", "w", encoding="utf8") as out:
        json.dump(pieces, out, ensure_ascii=False)
    copy_with_native_names(f"{model}/names.bin", f"{WORK}/names.bin")
    torch.save({"state": tagger.state_dict()}, f"{WORK}/shipped.tagger.pt")
    if os.path.exists(f"{WORK}/finetune.pt"):
        os.remove(f"{WORK}/finetune.pt")
    print(f"{len(pieces)} pieces, {sum(p.numel() for p in tagger.parameters()) / 1e6:.1f} M parameters")


if __name__ == "__main__":
    main(*sys.argv[1:])
