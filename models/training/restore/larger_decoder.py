"""Reads a decoder of Llama's architecture from disk in the usual layout (config.json, *.safetensors, tokenizer.json, tokenizer_config.json), so
that heads.py and vectors.py prepare it as they prepare ours.
usage: larger_decoder.py FOLDER (writes decoder.pt and the tokenizer's files into $RESTORE_WORK)

Supported: Llama, Mistral and Qwen2 with rotary positions that are not rescaled; heads of hidden_size / num_attention_heads. Anything else is
refused. Nothing is downloaded."""
import glob
import json
import os
import shutil
import sys

import torch

import decoder
from train_decoder import WORK

KINDS = {"llama", "mistral", "qwen2"}
TYPES = {"F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16}
TOKENIZER = ("tokenizer.json", "tokenizer_config.json")


def tensors_in(path):
    """The tensors of a safetensors file, as floats: 8 bytes with the length of a JSON header, the header, the numbers."""
    with open(path, "rb") as content:
        header = json.loads(content.read(int.from_bytes(content.read(8), "little")))
        start = content.tell()
        for name, told in header.items():
            if name == "__metadata__":
                continue
            if told["dtype"] not in TYPES:
                raise SystemExit(f"{name} is of type {told['dtype']}; only {', '.join(TYPES)} are read.")
            first, end = told["data_offsets"]
            content.seek(start + first)
            numbers = torch.frombuffer(bytearray(content.read(end - first)), dtype=TYPES[told["dtype"]])
            yield name, numbers.reshape(told["shape"]).float()


def shape_of(config, names):
    if config.get("model_type") not in KINDS:
        raise SystemExit(f"A decoder of the kind {config.get('model_type')} is not supported: only {', '.join(sorted(KINDS))}.")
    hidden, heads = config["hidden_size"], config["num_attention_heads"]
    if config.get("head_dim", hidden // heads) != hidden // heads:
        raise SystemExit("The heads are not as wide as hidden_size / num_attention_heads.")
    if config.get("rope_scaling"):
        raise SystemExit("Rescaled rotary positions (rope_scaling) are not supported.")
    return decoder.Shape(
        config["vocab_size"], hidden, config["num_hidden_layers"], heads, config.get("num_key_value_heads", heads), config["intermediate_size"],
        config["max_position_embeddings"], config.get("rope_theta", decoder.Shape.theta), config.get("rms_norm_eps", decoder.Shape.eps),
        biased=any(name.endswith("q_proj.bias") for name in names), untied=not config.get("tie_word_embeddings", False),
    )


def read(folder):
    """The decoder of a folder."""
    with open(f"{folder}/config.json", encoding="utf8") as content:
        config = json.load(content)
    files = sorted(glob.glob(f"{folder}/*.safetensors"))
    if not files:
        raise SystemExit(f"{folder} holds no *.safetensors file.")
    state = {name.removeprefix("model.").replace(".mlp.", "."): value for file in files for name, value in tensors_in(file)}
    shape = shape_of(config, state)
    if not shape.untied:
        state.pop("lm_head.weight", None)
    model = decoder.Decoder(shape)
    model.load_state_dict(state)
    return model.eval()


def main(folder):
    os.makedirs(WORK, exist_ok=True)
    decoder.save(read(folder), f"{WORK}/decoder.pt")
    for name in TOKENIZER:
        shutil.copyfile(f"{folder}/{name}", f"{WORK}/{name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
