"""The network that ships: some layers of multilingual-e5-small (BERT's layers, norms after each part) with one head for labels and one for roles.

It computes in bfloat16 where the CPU multiplies that faster; `Masters` keeps the weights as floats and moves them. Dropout leaves out the same
dimensions at all places of a window: drawing a mask for each place takes longer than a product in bfloat16."""
import math

import torch
from torch import nn
from torch.nn import functional as F

import e5
from packages import ENCODER

TYPES = ("PERSON USERNAME LOCATION ADDRESS ORGANIZATION DATE AGE EMAIL PHONE IP ID FINANCIAL PASSWORD DEMOGRAPHIC OCCUPATION CONDITION DRUG PRODUCT").split()
LABELS = ["O"] + [f"{mark}-{t}" for t in TYPES for mark in "BI"]
# The types that the shipped network labels. It gives all other types, which rules find better, the label "nothing".
SHIPPED = "PERSON LOCATION ADDRESS ORGANIZATION DATE AGE DEMOGRAPHIC OCCUPATION CONDITION DRUG USERNAME ID PASSWORD IP PHONE FINANCIAL".split()
SHIPPED_LABELS = ["O"] + [f"{mark}-{t}" for t in SHIPPED for mark in "BI"]
ROLES = ("none", "hide", "fact", "public")
START, PAD, END, UNKNOWN, LINE_BREAK = 0, 1, 2, 3, 4
POSITIONS, DROPOUT = 512, 0.08


class WindowDropout(nn.Module):
    def forward(self, x):
        if not self.training:
            return x
        return x * (torch.rand(x.shape[0], 1, x.shape[2]) >= DROPOUT).to(x.dtype).div_(1 - DROPOUT)


class Layer(nn.Module):
    def __init__(self, hidden, inner, heads, eps):
        super().__init__()
        self.heads = heads
        self.query_key_value, self.mix = nn.Linear(hidden, 3 * hidden), nn.Linear(hidden, hidden)
        self.widen, self.narrow = nn.Linear(hidden, inner), nn.Linear(inner, hidden)
        self.after_attention, self.after_inner = nn.LayerNorm(hidden, eps=eps), nn.LayerNorm(hidden, eps=eps)
        self.dropout = WindowDropout()

    def attention(self, x, bias):
        """How much each place attends to each other place in each head, and the values that are mixed."""
        batch, length, hidden = x.shape
        query, key, value = self.query_key_value(x).view(batch, length, 3, self.heads, hidden // self.heads).permute(2, 0, 3, 1, 4)
        # Written out: the backward pass of PyTorch's own attention in bfloat16 takes ten times as long on a CPU.
        scores = query @ key.transpose(-1, -2) * (hidden // self.heads) ** -0.5 + bias
        return scores.softmax(-1), value

    def attend(self, x, bias):
        chances, value = self.attention(x, bias)
        return self.mix((chances @ value).transpose(1, 2).reshape(x.shape))

    def forward(self, x, bias):
        x = self.after_attention(x + self.dropout(self.attend(x, bias)))
        return self.after_inner(x + self.dropout(self.narrow(F.gelu(self.widen(x)))))


class Tagger(nn.Module):
    """`table`: the vectors of the pieces, which stay as they are, so that the encoder's 4-bit ones can be shipped without a loss. Only the line
    break, which the encoder does not know, is learned."""

    def __init__(self, table, layers, hidden=384, inner=1536, heads=12, eps=1e-12):
        super().__init__()
        self.word = nn.Embedding.from_pretrained(table, freeze=True)
        self.line_break = nn.Parameter(table[END].clone())
        self.position, self.kind = nn.Parameter(torch.zeros(POSITIONS, hidden)), nn.Parameter(torch.zeros(hidden))
        self.norm, self.dropout = nn.LayerNorm(hidden, eps=eps), WindowDropout()
        self.layers = nn.ModuleList(Layer(hidden, inner, heads, eps) for _ in range(layers))
        self.label_of, self.role_of = nn.Linear(hidden, len(LABELS)), nn.Linear(hidden, len(ROLES))

    def embedded(self, ids, mask=None):
        """What the first layer reads, and the bias that keeps attention away from padding."""
        words = torch.where((ids == LINE_BREAK).unsqueeze(-1), self.line_break, self.word(ids))
        x = self.dropout(self.norm(words + self.position[: ids.shape[1]] + self.kind))
        return x, ((ids != PAD) if mask is None else (mask > 0))[:, None, None].to(x.dtype).sub(1).mul(1e4)

    def read(self, ids, mask=None):
        """What the last layer says of each piece."""
        x, bias = self.embedded(ids, mask)
        for layer in self.layers:
            x = layer(x, bias)
        return x

    def forward(self, ids, mask=None):
        x = self.read(ids, mask)
        return self.label_of(x), self.role_of(x)


def table_of(weights, meta, kept):
    """The vectors of the pruned vocabulary: the special pieces, the line break (a place only), then the pieces that are kept."""
    rows = torch.from_numpy(weights["emb.word"].reshape(meta["VOC"], meta["H"]))
    return rows[torch.tensor([START, PAD, END, UNKNOWN, END, *kept])].clone()


def from_encoder(kept, chosen):
    """A tagger that begins with the chosen layers of the encoder."""
    meta, weights = e5.read(ENCODER)
    hidden, inner = meta["H"], meta["FF"]
    model = Tagger(table_of(weights, meta, kept), len(chosen), hidden, inner, meta["NH"], meta["eps"])
    tensor = lambda name, *shape: torch.from_numpy(weights[name].reshape(shape)).clone()  # noqa: E731
    model.position.data, model.kind.data = tensor("emb.pos", -1, hidden)[:POSITIONS], tensor("emb.type", -1, hidden)[0].clone()
    model.norm.weight.data, model.norm.bias.data = tensor("emb.ln.w", hidden), tensor("emb.ln.b", hidden)
    for layer, n in zip(model.layers, chosen):
        layer.query_key_value.weight.data = torch.cat([tensor(f"l{n}.{part}.w", hidden, hidden) for part in "qkv"])
        layer.query_key_value.bias.data = torch.cat([tensor(f"l{n}.{part}.b", hidden) for part in "qkv"])
        for module, name in ((layer.mix, "ao"), (layer.widen, "fi"), (layer.narrow, "fo"), (layer.after_attention, "aln"), (layer.after_inner, "oln")):
            module.weight.data, module.bias.data = tensor(f"l{n}.{name}.w", *module.weight.shape), tensor(f"l{n}.{name}.b", *module.bias.shape)
    return model


def with_teacher(model, path, chosen):
    """Takes the chosen layers and the heads of a fine-tuned network instead of the encoder's; of one with as many layers, all of them in their order.
    In the first teacher, which had one score for each type, a label begins as its type."""
    kept = torch.load(path, map_location="cpu")
    state = {name.replace("position.weight", "position"): value.float() for name, value in kept.get("average", kept["state"]).items()}
    own = {name: value for name, value in state.items() if name.startswith(("norm.", "role_of.", "label_of.", "position", "kind", "line_break"))}
    layers = {int(name.split(".")[1]) for name in state if name.startswith("layers.")}
    taken = sorted(layers) if len(layers) == len(chosen) else chosen
    if not layers.issuperset(taken):
        raise ValueError(f"{path} has the layers {sorted(layers)}, and {list(taken)} are needed.")
    for to, n in enumerate(taken):
        own |= {name.replace(f"layers.{n}.", f"layers.{to}.", 1): value for name, value in state.items() if name.startswith(f"layers.{n}.")}
    rows = [0] + [i // 2 + 1 for i in range(2 * len(TYPES))]
    own |= {f"label_of.{part}": state[f"type_of.{part}"][rows] for part in ("weight", "bias") if f"type_of.{part}" in state}
    model.load_state_dict(own, strict=False)
    return model


def learned_in(model):
    return [(name, p) for name, p in model.named_parameters() if p.requires_grad]


class Masters:
    """The learned weights as floats, beside networks that compute in bfloat16: one for each thread that learns."""

    def __init__(self, model, decay=0.01, betas=(0.9, 0.98)):
        learned = learned_in(model)
        self.names = [name for name, _ in learned]
        self.floats = [p.detach().float().clone() for _, p in learned]
        groups = [{"params": [f for f in self.floats if (f.dim() > 1) == matrix], "weight_decay": decay * matrix} for matrix in (True, False)]
        self.optimiser = torch.optim.AdamW(groups, betas=betas, fused=True)

    def step(self, model, rate):
        """Moves the floats by a network's gradients, and gives them to that network."""
        for f, (_, p) in zip(self.floats, learned_in(model)):
            f.grad = p.grad.float() if p.grad is not None else None
        norm = nn.utils.clip_grad_norm_(self.floats, 1.0)
        if math.isfinite(norm):
            for group in self.optimiser.param_groups:
                group["lr"] = rate
            self.optimiser.step()
        self.give(model)

    def give(self, model):
        with torch.no_grad():
            for f, (_, p) in zip(self.floats, learned_in(model)):
                p.copy_(f)
                p.grad = None

    def state(self):
        return {name: f.clone() for f, name in zip(self.floats, self.names)}

    def load(self, state):
        for f, name in zip(self.floats, self.names):
            f.copy_(state[name])
