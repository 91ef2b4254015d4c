"""Randomly initialised decoders in transformers.js' ONNX layout, for the tests of steer.py and of the server."""
from dataclasses import asdict, dataclass

import numpy as np
from onnx import TensorProto, helper, numpy_helper

ROTARY_BASE = 10000.0
NORM_EPSILON = 1e-6


@dataclass(frozen=True)
class Shape:
    model_type: str = "llama"
    vocab_size: int = 96
    hidden_size: int = 32
    intermediate_size: int = 64
    num_hidden_layers: int = 2
    num_attention_heads: int = 4
    num_key_value_heads: int = 2
    head_dim: int = 8
    max_position_embeddings: int = 128
    eos_token_id: int = 2
    # How the graph computes attention: "plain" (as PyTorch exports it), "gqa" or "mha" (ONNX Runtime's fused operators).
    attention: str = "plain"
    # Whether attention and its cache are in float16, as in the exports named fp16 and q4f16.
    half: bool = False

    @property
    def cache_type(self):
        return TensorProto.FLOAT16 if self.half else TensorProto.FLOAT

    @property
    def has_bias(self):
        return self.model_type == "qwen2"

    @property
    def has_head_norms(self):
        return self.model_type == "qwen3"

    def config(self):
        return {key: value for key, value in asdict(self).items() if key not in ("attention", "half")}


def random_weights(shape, seed):
    rng = np.random.default_rng(seed)
    queries, keys = shape.num_attention_heads * shape.head_dim, shape.num_key_value_heads * shape.head_dim

    def matrix(rows, columns):
        return (rng.normal(size=(rows, columns)) * rows**-0.5).astype(np.float32)

    def around_one(size):
        return (1 + 0.1 * rng.normal(size=size)).astype(np.float32)

    weights = {"embed": matrix(shape.vocab_size, shape.hidden_size) * 4, "norm": around_one(shape.hidden_size)}
    weights["lm_head"] = 3 * matrix(shape.hidden_size, shape.vocab_size)
    for layer in range(shape.num_hidden_layers):
        name = f"layers.{layer}."
        for part, columns in (("q", queries), ("k", keys), ("v", keys)):
            weights[f"{name}{part}"] = matrix(shape.hidden_size, columns)
            if shape.has_bias:
                weights[f"{name}{part}_bias"] = (0.1 * rng.normal(size=columns)).astype(np.float32)
        if shape.has_head_norms:
            weights[f"{name}q_norm"] = around_one(shape.head_dim)
            weights[f"{name}k_norm"] = around_one(shape.head_dim)
        weights[f"{name}o"] = matrix(queries, shape.hidden_size)
        weights[f"{name}gate"] = matrix(shape.hidden_size, shape.intermediate_size)
        weights[f"{name}up"] = matrix(shape.hidden_size, shape.intermediate_size)
        weights[f"{name}down"] = matrix(shape.intermediate_size, shape.hidden_size)
        weights[f"{name}input_norm"] = around_one(shape.hidden_size)
        weights[f"{name}post_norm"] = around_one(shape.hidden_size)
    return weights


def rotary_tables(shape):
    frequencies = ROTARY_BASE ** (-np.arange(0, shape.head_dim, 2) / shape.head_dim)
    angles = np.outer(np.arange(shape.max_position_embeddings), frequencies)
    return np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)


class Builder:
    def __init__(self, shape, weights):
        self.shape = shape
        self.nodes = []
        self.initializers = [numpy_helper.from_array(array, name) for name, array in weights.items()]

    def op(self, operator, *inputs, name=None, outputs=1, **attributes):
        name = name or f"{operator}_{len(self.nodes)}"
        names = [name if index == 0 else f"{name}:{index}" for index in range(outputs)]
        self.nodes.append(helper.make_node(operator, list(inputs), names, name=f"/{name}", **attributes))
        return name if outputs == 1 else names

    def constant(self, array):
        name = f"constant_{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(np.asarray(array), name))
        return name

    def ints(self, *values):
        return self.constant(np.array(values, dtype=np.int64))

    def number(self, value):
        return self.constant(np.float32(value))

    def norm(self, tensor, weight):
        mean = self.op("ReduceMean", self.op("Mul", tensor, tensor), axes=[-1], keepdims=1)
        root = self.op("Sqrt", self.op("Add", mean, self.number(NORM_EPSILON)))
        return self.op("Mul", self.op("Div", tensor, root), weight)

    def axis(self, tensor, index):
        """One dimension of a tensor's shape, as a scalar."""
        return self.op("Gather", self.op("Shape", tensor), self.constant(np.int64(index)))

    def projection(self, tensor, layer, part):
        projected = self.op("MatMul", tensor, f"layers.{layer}.{part}")
        return self.op("Add", projected, f"layers.{layer}.{part}_bias") if self.shape.has_bias else projected

    def split(self, tensor, heads):
        """Reshapes batch x sequence x (heads * size) to batch x heads x sequence x size."""
        reshaped = self.op("Reshape", tensor, self.ints(0, 0, heads, self.shape.head_dim))
        return self.op("Transpose", reshaped, perm=[0, 2, 1, 3])

    def head_norm(self, tensor, layer, part, heads):
        if not self.shape.has_head_norms:
            return tensor
        split = self.op("Reshape", tensor, self.ints(0, 0, heads, self.shape.head_dim))
        normed = self.norm(split, f"layers.{layer}.{part}_norm")
        return self.op("Reshape", normed, self.ints(0, 0, heads * self.shape.head_dim))

    def rotate(self, tensor, cosine, sine):
        half = self.shape.head_dim // 2
        left, right = self.op("Split", tensor, self.ints(half, half), outputs=2, axis=-1)
        first = self.op("Sub", self.op("Mul", left, cosine), self.op("Mul", right, sine))
        second = self.op("Add", self.op("Mul", right, cosine), self.op("Mul", left, sine))
        return self.op("Concat", first, second, axis=-1)

    def narrow(self, tensor):
        return self.op("Cast", tensor, to=TensorProto.FLOAT16) if self.shape.half else tensor

    def repeat(self, tensor):
        """Repeats the heads of keys or values, each of which serves several heads of queries."""
        shape, times = self.shape, self.shape.num_attention_heads // self.shape.num_key_value_heads
        if times == 1:
            return tensor
        wide = self.op("Unsqueeze", tensor, self.ints(2))
        wide = self.op("Expand", wide, self.ints(1, 1, times, 1, 1))
        return self.op("Reshape", wide, self.ints(0, shape.num_attention_heads, -1, shape.head_dim))

    def bias(self):
        """A mask: 0 if a query may see a key, otherwise a large negative number; batch x 1 x sequence x total."""
        total, sequence = self.axis("attention_mask", 1), self.axis("input_ids", 1)
        zero, one = self.constant(np.int64(0)), self.constant(np.int64(1))
        keys = self.op("Range", zero, total, one)
        queries = self.op("Unsqueeze", self.op("Range", self.op("Sub", total, sequence), total, one), self.ints(1))
        causal = self.op("LessOrEqual", keys, queries)
        present = self.op("Unsqueeze", self.op("Cast", "attention_mask", to=TensorProto.BOOL), self.ints(1, 2))
        return self.op("Where", self.op("And", causal, present), self.number(0), self.number(-6e4))

    def plain_attention(self, layer, query, key, value, shared):
        shape = self.shape
        query = self.rotate(self.split(query, shape.num_attention_heads), *shared["rotary"])
        key = self.rotate(self.split(key, shape.num_key_value_heads), *shared["rotary"])
        value = self.split(value, shape.num_key_value_heads)
        query, key, value = (self.narrow(each) for each in (query, key, value))
        key = self.op("Concat", f"past_key_values.{layer}.key", key, axis=2, name=f"present.{layer}.key")
        value = self.op("Concat", f"past_key_values.{layer}.value", value, axis=2, name=f"present.{layer}.value")
        if shape.attention == "mha":
            return self.fused_mha(layer, query, key, value, shared)
        keys = self.op("Transpose", self.repeat(key), perm=[0, 1, 3, 2])
        scores = self.op("Mul", self.op("MatMul", query, keys), self.narrow(self.number(shape.head_dim**-0.5)))
        weights = self.op("Softmax", self.op("Add", scores, self.narrow(shared["bias"])), axis=-1)
        mixed = self.op("Transpose", self.op("MatMul", weights, self.repeat(value)), perm=[0, 2, 1, 3])
        return self.op("Reshape", mixed, self.ints(0, 0, shape.num_attention_heads * shape.head_dim))

    def fused_mha(self, layer, query, key, value, shared):
        shape = self.shape
        flat = self.op("Reshape", self.op("Transpose", query, perm=[0, 2, 1, 3]), self.ints(0, 0, -1))
        return self.op(
            "MultiHeadAttention", flat, self.repeat(key), self.repeat(value), "", "", shared["bias"],
            name=f"layers.{layer}.attention", domain="com.microsoft", num_heads=shape.num_attention_heads,
        )

    def grouped_attention(self, layer, query, key, value, shared):
        shape = self.shape
        names = [f"layers.{layer}.attention", f"present.{layer}.key", f"present.{layer}.value"]
        past = [f"past_key_values.{layer}.key", f"past_key_values.{layer}.value"]
        inputs = [query, key, value, *past, shared["lengths"], shared["total"], "cosine_table", "sine_table"]
        self.nodes.append(
            helper.make_node(
                "GroupQueryAttention", inputs, names, name=f"/{names[0]}", domain="com.microsoft", do_rotary=1,
                num_heads=shape.num_attention_heads, kv_num_heads=shape.num_key_value_heads,
            )
        )
        return names[0]

    def layer(self, layer, hidden, shared):
        shape, name = self.shape, f"layers.{layer}."
        normed = self.norm(hidden, f"{name}input_norm")
        query = self.head_norm(self.projection(normed, layer, "q"), layer, "q", shape.num_attention_heads)
        key = self.head_norm(self.projection(normed, layer, "k"), layer, "k", shape.num_key_value_heads)
        value = self.projection(normed, layer, "v")
        attend = self.grouped_attention if shape.attention == "gqa" else self.plain_attention
        mixed = attend(layer, query, key, value, shared)
        mixed = self.op("Cast", mixed, to=TensorProto.FLOAT) if shape.half else mixed
        hidden = self.op("Add", hidden, self.op("MatMul", mixed, f"{name}o"))
        normed = self.norm(hidden, f"{name}post_norm")
        gate = self.op("MatMul", normed, f"{name}gate")
        gated = self.op("Mul", self.op("Mul", gate, self.op("Sigmoid", gate)), self.op("MatMul", normed, f"{name}up"))
        return self.op("Add", hidden, self.op("MatMul", gated, f"{name}down"))

    def shared(self):
        """The inputs that all layers read."""
        cosine, sine = rotary_tables(self.shape)
        self.initializers += [numpy_helper.from_array(cosine, "cosine_table"), numpy_helper.from_array(sine, "sine_table")]
        if self.shape.attention == "gqa":
            present = self.op("ReduceSum", "attention_mask", self.ints(1), keepdims=0)
            lengths = self.op("Cast", self.op("Sub", present, self.ints(1)), to=TensorProto.INT32)
            return {"lengths": lengths, "total": self.op("Cast", self.axis("attention_mask", 1), to=TensorProto.INT32)}
        tables = [self.op("Unsqueeze", self.op("Gather", each, "position_ids"), self.ints(1)) for each in ("cosine_table", "sine_table")]
        return {"bias": self.bias(), "rotary": tables}


def values(name, kind, *axes):
    return helper.make_tensor_value_info(name, kind, list(axes))


def build(shape, weights):
    """The decoder's ONNX model."""
    builder = Builder(shape, weights)
    hidden = builder.op("Gather", "embed", "input_ids")
    shared = builder.shared()
    for layer in range(shape.num_hidden_layers):
        hidden = builder.layer(layer, hidden, shared)
    builder.op("MatMul", builder.norm(hidden, "norm"), "lm_head", name="logits")

    def cache(prefix, length):
        sizes = ("batch_size", shape.num_key_value_heads, length, shape.head_dim)
        parts = [(layer, part) for layer in range(shape.num_hidden_layers) for part in ("key", "value")]
        return [values(f"{prefix}.{layer}.{part}", shape.cache_type, *sizes) for layer, part in parts]

    inputs = [values("input_ids", TensorProto.INT64, "batch_size", "sequence_length")]
    inputs.append(values("attention_mask", TensorProto.INT64, "batch_size", "total_sequence_length"))
    if shape.attention != "gqa":
        inputs.append(values("position_ids", TensorProto.INT64, "batch_size", "sequence_length"))
    inputs += cache("past_key_values", "past_sequence_length")
    outputs = [values("logits", TensorProto.FLOAT, "batch_size", "sequence_length", shape.vocab_size)]
    outputs += cache("present", "total_sequence_length")
    graph = helper.make_graph(builder.nodes, "decoder", inputs, outputs, builder.initializers)
    opsets = [helper.make_opsetid("", 14), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=8)
