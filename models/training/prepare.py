"""Makes the input of training: .work/stream.npz (running text) and .work/passes/N.npz (labelled windows, with new names in each pass).
usage: prepare.py PASSES [PROCESSES] [LANGUAGE ...]"""
import json
import multiprocessing
import os
import sys
import time

import numpy

import stream
import vocabulary
from corpus import Corpus, packed

WORK = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".work")


def pieces():
    with open(f"{WORK}/pieces.json", encoding="utf8") as text:
        return json.load(text)


def make_pass(seed):
    arrays = packed(CORPUS.one_pass(seed))
    numpy.savez(f"{WORK}/passes/{seed}.npz", **{f"{part}{width}": array for width, arrays_of in arrays.items() for part, array in zip(("set", "rows"), arrays_of)})
    return sum(int((rows[:, 0] != 0).sum()) for _, rows in arrays.values())


def main(passes, processes=2, *languages):
    global CORPUS
    began = time.time()
    os.makedirs(f"{WORK}/passes", exist_ok=True)
    split = vocabulary.WordPiece(pieces())
    texts = stream.load(split, int(processes), languages or stream.LANGUAGES)
    numpy.savez(f"{WORK}/stream.npz", **{f"{language}_{kind}": array for language, arrays in texts.items() for kind, array in zip(("ids", "lists"), arrays)})
    print(f"{time.time() - began:.0f} s: " + ", ".join(f"{language} {len(ids) / 1e6:.2f} M" for language, (ids, _) in texts.items()), flush=True)
    del texts
    CORPUS = Corpus(split)
    numpy.save(f"{WORK}/outside.npy", CORPUS.outside)
    print(f"{time.time() - began:.0f} s: {len(CORPUS.sets['written'])} written, {len(CORPUS.sets['read'])} read", flush=True)
    with multiprocessing.Pool(int(processes)) as pool:
        sizes = pool.map(make_pass, range(1, int(passes) + 1), chunksize=1)
    print(f"{time.time() - began:.0f} s: passes of {sizes[0]} pieces", flush=True)
    with open(f"{WORK}/used.json", "w") as out:
        json.dump(used(len(split.ids)).tolist(), out)


def used(size):
    """How often each piece occurs in the running text and in one pass."""
    counts = numpy.zeros(size, dtype=numpy.int64)
    with numpy.load(f"{WORK}/stream.npz") as arrays:
        for key in arrays.files:
            if key.endswith("_ids"):
                counts += numpy.bincount(arrays[key], minlength=size)
    with numpy.load(f"{WORK}/passes/1.npz") as arrays:
        for key in arrays.files:
            if key.startswith("rows"):
                counts += numpy.bincount(arrays[key][:, 0].ravel(), minlength=size)
    return counts


if __name__ == "__main__":
    main(*sys.argv[1:])
