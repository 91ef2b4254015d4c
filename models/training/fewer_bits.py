"""Rounds the 8-bit weights of an exported model to 64 evenly spaced values, which a zip packs in about six bits each.  usage: fewer_bits.py FILE

The format and the size of the file stay the same, and so do loading and speed.
"""
import sys

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper

STEP = 4
LARGEST = 127 // STEP * STEP


def rounded(weight):
    return np.clip(np.rint(weight / STEP) * STEP, -LARGEST, LARGEST).astype(np.int8)


def main(path):
    model = onnx.load(path)
    for tensor in model.graph.initializer:
        if tensor.data_type == TensorProto.INT8:
            tensor.CopyFrom(numpy_helper.from_array(rounded(numpy_helper.to_array(tensor)), tensor.name))
    onnx.checker.check_model(model)
    onnx.save(model, path)


if __name__ == "__main__":
    main(sys.argv[1])
