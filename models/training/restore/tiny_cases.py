#!/usr/bin/env python3
"""Writes random decoders, their steered copies and the results that numpy computes for them.  usage: tiny_cases.py OUT_FOLDER

server/test/steer.test.ts runs the graphs in ONNX Runtime and compares.
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx

import steer
import tiny_reference
from tiny_decoder import Shape, build, random_weights

SHAPES = {
    "llama-small": Shape(),
    "llama-larger": Shape(hidden_size=48, num_hidden_layers=4, num_attention_heads=6, num_key_value_heads=3, head_dim=16),
    "llama-half": Shape(half=True),
    "llama-gqa": Shape(attention="gqa", head_dim=16, num_hidden_layers=3),
    "llama-mha": Shape(attention="mha", num_key_value_heads=4),
    "qwen2-small": Shape(model_type="qwen2", num_key_value_heads=1),
    "qwen2-gqa": Shape(model_type="qwen2", attention="gqa", hidden_size=64, head_dim=16),
    # Together its heads are wider than the hidden state, as in Qwen3-0.6B.
    "qwen3-wide-heads": Shape(model_type="qwen3", hidden_size=32, num_attention_heads=4, head_dim=16, num_hidden_layers=3),
}
EDITED = "1.2,0.1,1.0"


def save(folder, shape, weights):
    (folder / "onnx").mkdir(parents=True)
    # One of the decoders has its weights in a second file, as decoders above 2 GB must.
    outside = {"save_as_external_data": True, "location": "model.onnx_data"} if shape.num_hidden_layers == 4 else {}
    onnx.save_model(build(shape, weights), str(folder / "onnx" / "model.onnx"), **outside)
    (folder / "config.json").write_text(json.dumps(shape.config()), "utf-8")


def write_case(out, name, shape, seed):
    weights, rng = random_weights(shape, seed), np.random.default_rng(seed + 1000)
    folder = out / name
    save(folder, shape, weights)
    sys.argv = ["steer.py", str(folder), str(out / f"{name}-steered"), "--heads", EDITED, "--head-outputs"]
    steer.main()
    heads = steer.parse_heads(EDITED, shape.num_hidden_layers, shape.num_attention_heads)
    steering = rng.normal(size=(len(heads), shape.head_dim)).astype(np.float32)
    ids = rng.integers(3, shape.vocab_size, size=11)
    # The prompt has 7 tokens; its last one and the four after it are steered.
    prompt, edits = 7, [(layer, head, steering[row]) for row, (layer, head) in enumerate(heads)]
    plain, plain_heads = tiny_reference.logits(shape, weights, ids)
    steered, steered_heads = tiny_reference.logits(shape, weights, ids, edits, range(prompt - 1, len(ids)))
    case = {
        "name": name, "half": shape.half, "config": shape.config(), "ids": ids.tolist(), "prompt": prompt,
        "heads": heads, "steering": steering.ravel().tolist(),
        "plain": plain.ravel().tolist(), "steered": steered.ravel().tolist(),
        "plainHeads": [each.ravel().tolist() for each in plain_heads],
        "steeredHeads": [each.ravel().tolist() for each in steered_heads],
    }
    return case


def main():
    out = Path(sys.argv[1])
    cases = [write_case(out, name, shape, seed) for seed, (name, shape) in enumerate(SHAPES.items())]
    (out / "cases.json").write_text(json.dumps(cases), "utf-8")


if __name__ == "__main__":
    main()
