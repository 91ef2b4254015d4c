"""A decoder with Llama's architecture: RMSNorm, rotary positions, grouped heads, SwiGLU. Ours is small and has one table for input and output.

A steering vector is added to the output of each head before the heads are mixed (PrivacyRestore, equation 4): u + |u| R, at the last place of
the prompt and at every place after it."""
from dataclasses import asdict, dataclass

import torch
from torch import nn
from torch.nn import functional as F


@dataclass(frozen=True)
class Shape:
    pieces: int = 3072
    hidden: int = 256
    layers: int = 4
    heads: int = 8
    groups: int = 4
    inner: int = 640
    longest: int = 512
    theta: float = 10000.0
    eps: float = 1e-5
    # Some decoders from elsewhere have biases where heads are made (Qwen2's), or a table of their own for the output.
    biased: bool = False
    untied: bool = False

    @property
    def head(self):
        return self.hidden // self.heads


TINY = Shape(pieces=400, hidden=32, layers=2, heads=4, groups=2, inner=48)


def multiplies_bfloat16():
    """Whether this CPU has instructions for bfloat16. Without them a product takes 20 times as long as one of floats."""
    try:
        with open("/proc/cpuinfo", encoding="utf8") as told:
            flags = told.read()
    except OSError:
        return False
    return "avx512_bf16" in flags or "amx_bf16" in flags


class Bfloat16Product(torch.autograd.Function):
    """x W^T in bfloat16, which some CPUs multiply several times as fast as floats. Sums and weights stay floats."""

    @staticmethod
    def forward(ctx, x, weight):
        rows, weight = x.reshape(-1, x.shape[-1]).bfloat16(), weight.bfloat16()
        ctx.save_for_backward(rows, weight)
        return (rows @ weight.t()).float().view(*x.shape[:-1], -1)

    @staticmethod
    def backward(ctx, gradient):
        rows, weight = ctx.saved_tensors
        given = gradient.reshape(-1, gradient.shape[-1]).bfloat16()
        return (given @ weight).float().view(*gradient.shape[:-1], -1), (given.t() @ rows).float() if ctx.needs_input_grad[1] else None


class Linear(nn.Linear):
    """A linear layer, in bfloat16 during training on a CPU that supports it."""

    bfloat16 = False

    def __init__(self, wide, out, bias=False):
        super().__init__(wide, out, bias=bias)
        nn.init.normal_(self.weight, std=0.02)

    def forward(self, x):
        if not Linear.bfloat16:
            return F.linear(x, self.weight, self.bias)
        product = Bfloat16Product.apply(x, self.weight)
        return product if self.bias is None else product + self.bias


class Norm(nn.Module):
    def __init__(self, size, eps=Shape.eps):
        super().__init__()
        self.weight, self.eps = nn.Parameter(torch.ones(size)), eps

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps) * self.weight


def rotations(positions, shape):
    angles = positions.unsqueeze(-1).float() * shape.theta ** (-torch.arange(0, shape.head, 2, device=positions.device).float() / shape.head)
    return torch.cat([angles, angles], -1)


def rotated(x, cos, sin):
    left, right = x.chunk(2, -1)
    return x * cos + torch.cat([-right, left], -1) * sin


def steered(heads, vectors, at):
    """u + |u| R for heads u [batch, heads, places, size] and vectors R [batch, heads, size], at the places where `at` [batch, places] is true."""
    return heads + heads.norm(dim=-1, keepdim=True) * vectors.unsqueeze(2) * at.unsqueeze(1).unsqueeze(-1)


class Attention(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.q_proj, self.o_proj = Linear(shape.hidden, shape.hidden, shape.biased), Linear(shape.hidden, shape.hidden)
        self.k_proj, self.v_proj = (Linear(shape.hidden, shape.groups * shape.head, shape.biased) for _ in "kv")

    def forward(self, x, cos, sin, mask, past=None, steer=None, seen=None):
        batch, places, _ = x.shape
        shape = self.shape
        query, key, value = (part(x).view(batch, places, -1, shape.head).transpose(1, 2) for part in (self.q_proj, self.k_proj, self.v_proj))
        query, key = rotated(query, cos, sin), rotated(key, cos, sin)
        if past is not None:
            key, value = torch.cat([past[0], key], 2), torch.cat([past[1], value], 2)
        kept = (key, value)
        key, value = (part.unsqueeze(2).expand(-1, -1, shape.heads // shape.groups, -1, -1).flatten(1, 2) for part in kept)
        weights = (query @ key.transpose(-1, -2) * shape.head**-0.5 + mask).softmax(-1)
        heads = weights @ value
        if seen is not None:
            seen.append(heads)
        if steer is not None:
            heads = steered(heads, *steer)
        return self.o_proj(heads.transpose(1, 2).flatten(2)), kept


class Layer(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.input_layernorm, self.post_attention_layernorm = Norm(shape.hidden, shape.eps), Norm(shape.hidden, shape.eps)
        self.self_attn = Attention(shape)
        self.gate_proj, self.up_proj = (Linear(shape.hidden, shape.inner) for _ in "gu")
        self.down_proj = Linear(shape.inner, shape.hidden)

    def forward(self, x, *rest, **more):
        attended, kept = self.self_attn(self.input_layernorm(x), *rest, **more)
        x = x + attended
        inner = self.post_attention_layernorm(x)
        return x + self.down_proj(F.silu(self.gate_proj(inner)) * self.up_proj(inner)), kept


class Decoder(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.embed_tokens = nn.Embedding(shape.pieces, shape.hidden)
        nn.init.normal_(self.embed_tokens.weight, std=0.02)
        self.layers = nn.ModuleList(Layer(shape) for _ in range(shape.layers))
        self.norm = Norm(shape.hidden, shape.eps)
        if shape.untied:
            self.lm_head = Linear(shape.hidden, shape.pieces)
        for layer in self.layers:
            for last in (layer.self_attn.o_proj, layer.down_proj):
                nn.init.normal_(last.weight, std=0.02 / (2 * shape.layers) ** 0.5)

    def body(self, ids, steer=None, at=None, seen=None, places=None, mask=None, past=None, kept=None):
        """The last hidden states of rows that are padded on the right.
        steer: [batch, layers, heads, size]; at: the steered places.
        places and mask: [batch, places] and [batch, 1, places, keys], for rows in which a place does not see everything before it.
        past: keys and values of each layer for the places before the row.
        seen and kept: lists to which the heads' outputs, and the keys and values, are added."""
        if places is None:
            places = torch.arange(ids.shape[1], device=ids.device)
            mask = torch.zeros(len(places), len(places), device=ids.device).masked_fill(places[:, None] < places[None, :], -1e9)
        angles = rotations(places, self.shape)
        if angles.dim() == 3:
            angles = angles.unsqueeze(1)
        cos, sin = angles.cos(), angles.sin()
        x = self.embed_tokens(ids)
        for number, layer in enumerate(self.layers):
            before = None if past is None else past[number]
            x, present = layer(x, cos, sin, mask, past=before, steer=None if steer is None else (steer[:, number], at), seen=seen)
            if kept is not None:
                kept.append(present)
        return self.norm(x)

    def scores(self, hidden):
        table = self.lm_head.weight if self.shape.untied else self.embed_tokens.weight
        return Bfloat16Product.apply(hidden, table) if Linear.bfloat16 else F.linear(hidden, table)


def save(model, path, **more):
    torch.save({"shape": asdict(model.shape), "state": model.state_dict(), **more}, path)


def load(path):
    kept = torch.load(path, map_location="cpu")
    model = Decoder(Shape(**kept["shape"]))
    model.load_state_dict(kept["state"])
    return model.eval()
