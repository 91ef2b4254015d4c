"""Writes the decoder in transformers.js' layout: config.json, tokenizer.json, onnx/model.onnx with past_key_values.
usage: export_decoder.py [TARGET] [HEADS.json]

With the list of heads, the graph gets the inputs `steering` and `steering_mask`, which the server feeds. steer.py adds the same inputs to
decoders that others exported."""
import json
import os
import sys

import onnx
import torch
from onnx import helper, numpy_helper
from torch import nn

import decoder
import tokens
from train_decoder import HERE, WORK

TARGET = os.path.join(HERE, "../../restore-en")
STORED = ".stored"
TEMPLATE = (
    "{% for message in messages %}{% if message['role'] == 'assistant' %}{{ '<|assistant|>' + message['content'] + '<|end|>' }}"
    "{% else %}{{ '<|user|>' + message['content'] }}{% endif %}{% endfor %}{% if add_generation_prompt %}{{ '<|assistant|>' }}{% endif %}"
)


class Model(nn.Module):
    """One call of the decoder: new pieces, and the cache of those before. Padding is on the left. If heads are edited, the last two inputs are
    the vectors [batch, edited, size] and the steered places [batch, sequence]."""

    def __init__(self, model, heads=()):
        super().__init__()
        self.model, self.heads = model, heads

    def steering_of(self, layer, vectors, at):
        """The vectors of all heads of a layer, zero for heads that are not edited; None if no head of the layer is edited."""
        edited = {head: number for number, (where, head) in enumerate(self.heads) if where == layer}
        if not edited:
            return None
        none = torch.zeros_like(vectors[:, 0])
        return torch.stack([vectors[:, edited[head]] if head in edited else none for head in range(self.model.shape.heads)], 1), at

    def forward(self, input_ids, attention_mask, position_ids, *rest):
        shape = self.model.shape
        past, steering = (rest[:-2], rest[-2:]) if self.heads else (rest, None)
        angles = decoder.rotations(position_ids, shape).unsqueeze(1)
        cos, sin = angles.cos(), angles.sin()
        keys = torch.cumsum(torch.ones_like(attention_mask), 1) - 1
        queries = keys[:, -input_ids.shape[1] :]
        sees = (keys[:, None, :] <= queries[:, :, None]) & (attention_mask[:, None, :] > 0)
        mask = (1 - sees.float()).unsqueeze(1) * -1e9
        x, kept = self.model.embed_tokens(input_ids), []
        for number, layer in enumerate(self.model.layers):
            steer = self.steering_of(number, *steering) if steering else None
            x, present = layer(x, cos, sin, mask, past=(past[2 * number], past[2 * number + 1]), steer=steer)
            kept += present
        return (self.model.scores(self.model.norm(x)), *kept)


def share_table(path, shape):
    """Makes one table in 16 bits serve as input and output: the output's is the input's, transposed."""
    model = onnx.load(path)
    graph = model.graph
    table = next(i for i in graph.initializer if list(i.dims) == [shape.pieces, shape.hidden])
    for copy in [i for i in graph.initializer if list(i.dims) == [shape.hidden, shape.pieces]]:
        graph.initializer.remove(copy)
        graph.node.insert(0, helper.make_node("Transpose", [table.name], [copy.name], perm=[1, 0], name=f"{copy.name}.table"))
    stored = numpy_helper.from_array(numpy_helper.to_array(table).astype("float16"), f"{table.name}{STORED}")
    graph.initializer.remove(table)
    graph.initializer.append(stored)
    graph.node.insert(0, helper.make_node("Cast", [stored.name], [table.name], to=onnx.TensorProto.FLOAT, name=f"{table.name}.float"))
    onnx.checker.check_model(model)
    onnx.save(model, path)


def export(model, path, heads=()):
    shape = model.shape
    names = [f"{number}.{part}" for number in range(shape.layers) for part in ("key", "value")]
    batch, past, new = 2, 3, 4
    ids = torch.randint(4, shape.pieces, (batch, new))
    kept = [torch.randn(batch, shape.groups, past, shape.head) for _ in names]
    inputs = ["input_ids", "attention_mask", "position_ids", *(f"past_key_values.{name}" for name in names)]
    outputs = ["logits", *(f"present.{name}" for name in names)]
    axes = {"input_ids": {0: "batch", 1: "sequence"}, "position_ids": {0: "batch", 1: "sequence"}, "attention_mask": {0: "batch", 1: "total"}, "logits": {0: "batch", 1: "sequence"}}
    axes.update({f"past_key_values.{name}": {0: "batch", 2: "past"} for name in names}, **{f"present.{name}": {0: "batch", 2: "total"} for name in names})
    if heads:
        inputs += ["steering", "steering_mask"]
        kept += [torch.randn(batch, len(heads), shape.head), torch.ones(batch, new)]
        axes.update({"steering": {0: "batch"}, "steering_mask": {0: "batch", 1: "sequence"}})
    torch.onnx.export(
        Model(model, heads).eval(), (ids, torch.ones(batch, past + new, dtype=torch.long), torch.arange(past, past + new).expand(batch, -1), *kept), path,
        opset_version=14, input_names=inputs, output_names=outputs, dynamic_axes=axes,
    )
    share_table(path, shape)


def from_onnx(path, shape):
    """The decoder with the weights of an exported file, so that the weights need not be stored twice."""
    graph = onnx.load(path).graph
    constants = {i.name: torch.from_numpy(numpy_helper.to_array(i).copy()) for i in graph.initializer}
    model = decoder.Decoder(shape)
    state = {name.removeprefix("model.").removesuffix(STORED): value.float() for name, value in constants.items() if name.startswith("model.")}
    for node in graph.node:
        if node.op_type == "MatMul" and node.name.endswith("_proj/MatMul") and node.input[1] in constants:
            state[node.name.strip("/").replace("/", ".").removesuffix("MatMul").removeprefix("model.") + "weight"] = constants[node.input[1]].T.contiguous()
    model.load_state_dict(state)
    return model.eval()


def shape_of(config):
    return decoder.Shape(
        config["vocab_size"], config["hidden_size"], config["num_hidden_layers"], config["num_attention_heads"], config["num_key_value_heads"],
        config["intermediate_size"], config["max_position_embeddings"], config["rope_theta"],
    )


def shipped(folder=TARGET):
    """The decoder of a model folder."""
    with open(f"{folder}/config.json", encoding="utf8") as told:
        return from_onnx(f"{folder}/onnx/model.onnx", shape_of(json.load(told)))


def configs(shape):
    special = {"bos_token": tokens.SPECIAL[tokens.USER], "eos_token": tokens.SPECIAL[tokens.END], "pad_token": tokens.SPECIAL[tokens.PAD]}
    return {
        "config": {
            "model_type": "llama", "architectures": ["LlamaForCausalLM"], "vocab_size": shape.pieces, "hidden_size": shape.hidden, "intermediate_size": shape.inner,
            "num_hidden_layers": shape.layers, "num_attention_heads": shape.heads, "num_key_value_heads": shape.groups, "head_dim": shape.head,
            "max_position_embeddings": shape.longest, "rms_norm_eps": 1e-5, "rope_theta": shape.theta, "hidden_act": "silu", "tie_word_embeddings": True,
            "bos_token_id": tokens.USER, "eos_token_id": tokens.END, "pad_token_id": tokens.PAD, "torch_dtype": "float32",
        },
        "generation_config": {"bos_token_id": tokens.USER, "eos_token_id": tokens.END, "pad_token_id": tokens.PAD, "max_new_tokens": 80},
        "tokenizer_config": {"tokenizer_class": "PreTrainedTokenizer", "model_max_length": shape.longest, "add_bos_token": False, "chat_template": TEMPLATE,
                             "clean_up_tokenization_spaces": False, **special},
    }


def main(target=TARGET, heads_file=None):
    heads = ()
    if heads_file:
        with open(f"{WORK}/{heads_file}", encoding="utf8") as told:
            heads = json.load(told)
    model, words = decoder.load(f"{WORK}/decoder.pt"), tokens.load(f"{WORK}/tokenizer.json")
    os.makedirs(f"{target}/onnx", exist_ok=True)
    export(model, f"{target}/onnx/model.onnx", heads)
    words.save(f"{target}/tokenizer.json")
    contents = configs(model.shape)
    if heads:
        contents["steer"] = {"heads": heads, "head_dim": model.shape.head, "padding": "left"}
    for name, content in contents.items():
        with open(f"{target}/{name}.json", "w", encoding="utf8") as out:
            json.dump(content, out, indent=None if name == "steer" else 1)
            out.write("\n")
    print(f"{os.path.getsize(f'{target}/onnx/model.onnx') / 1e6:.1f} MB, {sum(p.numel() for p in model.parameters()) / 1e6:.2f} M parameters")


if __name__ == "__main__":
    main(*sys.argv[1:])
