"""Finds the tensors in a decoder's graph that hold the outputs of its attention heads, just before o_proj."""
from collections import deque
from dataclasses import dataclass

FUSED = {"GroupQueryAttention", "MultiHeadAttention"}
# PyTorch's exporter adds these after a softmax, for rows in which everything is masked.
BETWEEN_SOFTMAX_AND_VALUES = {"Cast", "Where", "IsNaN", "Dropout", "Identity"}


class UnknownLayout(ValueError):
    """Raised if the graph is not laid out like those of transformers.js' decoders. The message says what was expected."""


@dataclass(frozen=True)
class AttentionPoint:
    layer: int
    # The tensor batch x sequence x (heads * head size) that o_proj reads.
    tensor: str
    fused: bool


class Wires:
    """Which node makes each tensor, and which nodes read it."""

    def __init__(self, graph):
        self.maker = {name: node for node in graph.node for name in node.output if name}
        self.readers = {}
        for node in graph.node:
            for name in node.input:
                if name:
                    self.readers.setdefault(name, []).append(node)

    def only_reader(self, tensor, operators):
        found = [node for node in self.readers.get(tensor, []) if node.op_type in operators]
        return found[0] if len(found) == 1 else None


def heads_output(wires, softmax):
    """Follows Softmax -> (the exporter's additions) -> MatMul with the values -> Transpose -> Reshape. Returns the output of the Reshape, or None."""
    tensor = softmax.output[0]
    while True:
        product = wires.only_reader(tensor, {"MatMul"})
        if product:
            break
        guards = [node for node in wires.readers.get(tensor, []) if node.op_type in BETWEEN_SOFTMAX_AND_VALUES - {"IsNaN"}]
        if len(guards) != 1:
            return None
        tensor = guards[0].output[0]
    transpose = wires.only_reader(product.output[0], {"Transpose"})
    reshape = transpose and wires.only_reader(transpose.output[0], {"Reshape"})
    return reshape.output[0] if reshape else None


def layer_of(wires, tensor):
    """The layer of a tensor is that of the nearest cache input upstream; cache inputs of earlier layers are behind its o_proj."""
    queue, seen = deque([tensor]), {tensor}
    while queue:
        name = queue.popleft()
        if name.startswith("past_key_values.") and name.endswith(".value"):
            return int(name.split(".")[1])
        node = wires.maker.get(name)
        for before in node.input if node else ():
            if before and before not in seen:
                seen.add(before)
                queue.append(before)
    return None


def attention_points(graph, layers):
    """One point per layer, in the order of the layers."""
    wires = Wires(graph)
    found = {}
    for node in graph.node:
        if node.op_type in FUSED:
            tensor = node.output[0]
        elif node.op_type == "Softmax":
            tensor = heads_output(wires, node)
        else:
            continue
        layer = tensor and layer_of(wires, tensor)
        if layer is None:
            continue
        if layer in found:
            raise UnknownLayout(f"two attentions read past_key_values.{layer}.value")
        found[layer] = AttentionPoint(layer, tensor, node.op_type in FUSED)
    missing = [layer for layer in range(layers) if layer not in found]
    if missing:
        raise UnknownLayout(
            f"no attention found in layers {missing}: expected GroupQueryAttention, MultiHeadAttention, "
            "or Softmax -> MatMul -> Transpose -> Reshape over past_key_values.N.value"
        )
    return [found[layer] for layer in range(layers)]
