"""Vector sets in a model folder: model_folder.py writes the one that clients use, and those of the bench's other seeds are in folders beside it.
usage: vector_sets.py EPSILON FILE.pt... [--folder FOLDER] [--model NAME]
Writes restore.json of the folder (models/restore-en) from the first file, seeds/2 of it from the second, and so on. NAME is the model's name in
restore.json."""
import argparse
import json
import os
import re

import numpy
import torch

from export_decoder import TARGET
from knowledge import Knowledge
from model_folder import vector_set_hash, write_vector_set
from train_decoder import WORK
from vectors import VectorSet

MODEL = "coatcheck-restore-en"


def span_types(names):
    findings = Knowledge().findings
    return [{"id": re.sub("[^a-z0-9]+", "-", name.lower()).strip("-"), "name": name, "phrases": findings[name].wordings} for name in names]


def write(folder, names, done, epsilon, head_dim, model=MODEL):
    os.makedirs(folder, exist_ok=True)
    return write_vector_set(
        folder, model=model, heads=done.heads, head_dim=head_dim, vectors=done.vectors.numpy(), span_types=span_types(names), epsilon=epsilon,
        basis=None if done.basis is None else done.basis.numpy(), normalise=done.normalise, strength=done.strength,
    )


def read(folder):
    with open(f"{folder}/restore.json", encoding="utf8") as told:
        content = json.load(told)
    numbers = lambda name: torch.from_numpy(numpy.fromfile(f"{folder}/{name}", dtype="<f4").reshape(-1, wide)).clone()
    wide = content["dimension"]
    vectors = numbers(content["vectors"])
    public = {key: content[key] for key in ("format", "model", "dimension", "epsilon", "language", "span_types")}
    if vector_set_hash(public, vectors.numpy()) != content["vector_set"]:
        raise ValueError(f"{folder} holds other vectors than restore.json tells of.")
    wide = len(content["heads"]) * content["head_dim"]
    basis = numbers(content["basis"]) if content["basis"] else None
    return [each["name"] for each in content["span_types"]], VectorSet(vectors, content["heads"], basis, content["normalise"], content["strength"])


def read_all(folder):
    """The names of the types, and one vector set for each seed."""
    names, first = read(folder)
    more = sorted(os.listdir(f"{folder}/seeds")) if os.path.isdir(f"{folder}/seeds") else []
    return names, [first, *(read(f"{folder}/seeds/{seed}")[1] for seed in more)]


def main(given):
    for seed, file in enumerate(given.files, 1):
        kept = torch.load(f"{WORK}/{file}")
        done = VectorSet(**kept["set"])
        head_dim = (done.basis if done.basis is not None else done.vectors).shape[1] // len(done.heads)
        folder = given.folder if seed == 1 else f"{given.folder}/seeds/{seed}"
        print(seed, write(folder, kept["names"], done, given.epsilon, head_dim, given.model))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("epsilon", type=float)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--folder", default=TARGET)
    parser.add_argument("--model", default=MODEL)
    main(parser.parse_args())
