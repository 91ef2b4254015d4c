#!/usr/bin/env python3
"""Writes a complete model folder with a random steered decoder.  usage: tiny_model.py OUT_FOLDER [plain|gqa] [WIDTHxLAYERS]

Its answers mean nothing. The server's tests and its load test run on it; 384x8 has 15 million parameters.
"""
import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx

import steer
from model_folder import write_vector_set
from tiny_decoder import Shape, build, random_weights

SPECIALS = ["<unk>", "<|user|>", "<|end|>", "<|assistant|>", "<|system|>"]
SHAPE = Shape(vocab_size=len(SPECIALS) + 256, hidden_size=64, intermediate_size=128, head_dim=16, max_position_embeddings=512)
HEADS = [(0, 1), (1, 0), (1, 3)]
SPAN_TYPES = [
    {"id": "fever", "name": "fever", "phrases": ["fever", "a high temperature", "feeling feverish"]},
    {"id": "cough", "name": "cough", "phrases": ["cough", "coughing a lot"]},
    {"id": "hiv", "name": "HIV", "phrases": ["HIV", "diagnosed with HIV"]},
    {"id": "chest-pain", "name": "chest pain", "phrases": ["chest pain", "my chest hurts"]},
]
TEMPLATE = "{% for m in messages %}<|{{ m.role }}|>{{ m.content }}<|end|>{% endfor %}<|assistant|>"


def byte_letters():
    """GPT-2's letters for the 256 bytes."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = (chr(256 + index) for index in range(256))
    return [chr(byte) if byte in plain else next(others) for byte in range(256)]


def tokenizer():
    """One token per byte."""
    vocabulary = {letter: len(SPECIALS) + byte for byte, letter in enumerate(byte_letters())}
    added = [
        {"id": index, "content": name, "special": True, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
        for index, name in enumerate(SPECIALS)
    ]
    pieces = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True}
    return {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": added, "normalizer": None, "post_processor": None,
        "pre_tokenizer": pieces, "decoder": pieces,
        "model": {"type": "BPE", "dropout": None, "unk_token": None, "vocab": {**{n: i for i, n in enumerate(SPECIALS)}, **vocabulary}, "merges": []},
    }


def read_shape(attention="plain", size=None):
    if size is None:
        return replace(SHAPE, attention=attention)
    width, layers = map(int, size.split("x"))
    heads = {"num_attention_heads": width // 64, "num_key_value_heads": width // 128, "head_dim": 64}
    return replace(SHAPE, attention=attention, hidden_size=width, intermediate_size=width * 3, num_hidden_layers=layers, **heads)


def main():
    folder = Path(sys.argv[1])
    shape = read_shape(*sys.argv[2:])
    model = build(shape, random_weights(shape, 7))
    _, points = steer.steer(model, shape.config(), ",".join(f"{layer}.{head}" for layer, head in HEADS))
    (folder / "onnx").mkdir(parents=True)
    onnx.save_model(model, str(folder / "onnx" / "model.onnx"))
    padding = "right" if any(point.fused for point in points) else "left"
    vectors = np.random.default_rng(8).normal(size=(len(SPAN_TYPES), len(HEADS) * shape.head_dim))
    files = {
        "config.json": shape.config(),
        "steer.json": {"heads": HEADS, "head_dim": shape.head_dim, "padding": padding},
        "tokenizer.json": tokenizer(),
        "tokenizer_config.json": {"tokenizer_class": "PreTrainedTokenizerFast", "eos_token": "<|end|>", "chat_template": TEMPLATE},
    }
    for name, content in files.items():
        (folder / name).write_text(json.dumps(content, ensure_ascii=False), "utf-8")
    write_vector_set(folder, "tiny", HEADS, shape.head_dim, vectors, SPAN_TYPES, epsilon=75)


if __name__ == "__main__":
    main()
