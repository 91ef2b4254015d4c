"""Gives the language model that ships the words of a new models/words-en, without training it again.  usage: renumber_cloze.py OLD_WORDS

A word that the model knows keeps its row of the table, at its new number. A new word begins as the mean of the rows of the words that are nearest to
it in models/words-en, and as likely as the known words of its frequency. OLD_WORDS is the words.txt that the model was trained with."""
import os
import sys

import numpy as np
import onnx
from onnx import numpy_helper

from export_cloze import TARGET
from fewer_bits import rounded
from word_stream import TARGET as WORDS
from word_stream import known_words

NEAREST, SAME_FREQUENCY = 6, 60


def array_of(graph, name):
    return next(i for i in graph.initializer if i.name == name)


def main(old_words):
    with open(old_words, encoding="utf8") as lines:
        old = {w: i for i, w in enumerate(lines.read().split("\n")[:-1])}
    words = known_words()
    path = f"{TARGET}/onnx/model_quantized.onnx"
    model = onnx.load(path)
    parts = {name: array_of(model.graph, name) for name in ("table.rows", "table.scale", "bias")}
    rows, scale, bias = (numpy_helper.to_array(parts[name]) for name in ("table.rows", "table.scale", "bias"))
    vectors = np.fromfile(f"{WORDS}/vectors.bin", np.int8).reshape(len(words), -1).astype(np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    known = np.array([w in old for w in words])
    number = np.array([old.get(w, 0) for w in words])
    places = np.flatnonzero(known)
    new_rows, new_scale, new_bias = rows[number].copy(), scale[number].copy(), bias[number].copy()
    for at in np.flatnonzero(~known):
        near = number[places[np.argsort(-(vectors[places] @ vectors[at]))[:NEAREST]]]
        mean = (rows[near].astype(np.float32) * scale[near]).mean(0)
        new_scale[at] = max(np.abs(mean).max(), 1e-8) / 127
        new_rows[at] = rounded(mean / new_scale[at])
        first = np.searchsorted(places, at)
        new_bias[at] = bias[number[places[max(0, first - SAME_FREQUENCY) : first + SAME_FREQUENCY]]].mean()
    # Behind the words stand the marks and classes, which stay.
    new_rows, new_scale = np.concatenate([new_rows, rows[len(old) :]]), np.concatenate([new_scale, scale[len(old) :]])
    for name, content in (("table.rows", new_rows), ("table.scale", new_scale), ("bias", new_bias)):
        parts[name].CopyFrom(numpy_helper.from_array(content, name))
    onnx.save(model, path)
    print(f"{known.sum()} of {len(words)} words kept their rows")


if __name__ == "__main__":
    main(sys.argv[1])
