"""Trains the network in stages. Each stage is limited by time and stored in .work, so that another stage can continue from its result.

  train.py pretrain SIZE MINUTES     predicts masked pieces of the running text        -> .work/SIZE.language.pt
  train.py label SIZE MINUTES        learns labels and roles from the labelled windows -> .work/SIZE.tagger.pt
  train.py distil MINUTES [SEED] [RATE]   the student learns from the teacher's answers on labelled and running text -> .work/student.tagger.pt

SIZE: teacher, student or tiny (network.py). `prepare.py` makes the input."""
import contextlib
import copy
import glob
import math
import os
import sys
import time

import numpy
import torch
from torch.nn import functional as F

import vocabulary
from corpus import IGNORED, LABELS, PLAIN
from network import SIZES, Embedding, LanguageModel, Tagger
from plain_words import TELLING_TYPES
from prepare import WORK, pieces
from read_data import TRAIN_SETS

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
LENGTH = 160
MASKED, KEPT_AS_IS, ANY_PIECE = 0.2, 0.1, 0.1
LOWERED = 0.1
# Tokens per step; a CPU takes far fewer.
STEP_TOKENS = {"cuda": 96_000, "cpu": 1_600}[DEVICE]
RATES = {"pretrain": {"teacher": 1e-3, "student": 2.5e-3, "tiny": 2.5e-3}, "label": {"teacher": 3e-4, "student": 1e-3, "tiny": 2e-3}}
DISTIL_RATE = 1.8e-3
# A language is read in proportion to this power of the length of its text.
BALANCE = 0.6
OWN_SETS = ("written", "read")
WEAK_ROLE, ROLE_WEIGHT, GOLD_WEIGHT = 0.3, 0.5, 0.35
WARM_STEPS = 150


def embedding_for(pieces_, size):
    low = {}
    lower = torch.tensor([low.setdefault(p.lower(), len(low)) for p in pieces_])
    shape = torch.tensor([vocabulary.shape_of(p) for p in pieces_])
    return Embedding(lower, shape, size)


def build(kind, name, pieces_, dropout):
    size = SIZES[name]
    embedding = embedding_for(pieces_, size.embedding)
    return LanguageModel(embedding, size, dropout) if kind == "language" else Tagger(embedding, size, len(LABELS), dropout)


def compiled(model):
    """The same layers, fused if the device can do that. All batches must then have the same shape."""
    if DEVICE == "cuda":
        torch._dynamo.config.suppress_errors = True
        for layer in model.reader.layers:
            layer.compile()
    return model


class Text:
    """Random rows of the running text, on the device."""

    def __init__(self, pieces_):
        with numpy.load(f"{WORK}/stream.npz") as arrays:
            languages = sorted({key.rsplit("_", 1)[0] for key in arrays.files})
            languages = [language for language in languages if len(arrays[f"{language}_ids"]) > 20 * LENGTH]
            ids, lists = ([arrays[f"{language}_{kind}"] for language in languages] for kind in ("ids", "lists"))
        sizes = torch.tensor([float(len(a)) for a in ids])
        self.starts = (sizes.cumsum(0) - sizes).long().to(DEVICE)
        self.room = (sizes - LENGTH - 1).to(DEVICE)
        self.shares = (sizes**BALANCE).to(DEVICE)
        self.ids = torch.from_numpy(numpy.concatenate(ids).astype(numpy.int32)).to(DEVICE)
        self.lists = torch.from_numpy(numpy.concatenate(lists)).to(DEVICE)
        known = {piece: at for at, piece in enumerate(pieces_)}
        self.lower = torch.tensor([known.get(piece.lower(), at) for at, piece in enumerate(pieces_)], device=DEVICE)
        self.pieces = len(pieces_)

    def rows(self, count):
        language = torch.multinomial(self.shares, count, replacement=True)
        start = self.starts[language] + (torch.rand(count, device=DEVICE) * self.room[language]).long()
        at = start.unsqueeze(1) + torch.arange(LENGTH, device=DEVICE)
        ids, lists = self.ids[at].long(), self.lists[at].long()
        lowered = int(count * LOWERED)
        ids[:lowered] = self.lower[ids[:lowered]]
        return ids, lists

    def masked(self, ids):
        """Chooses the pieces to predict: most are hidden, some are replaced by other pieces, and some stay."""
        wanted = torch.rand(ids.shape, device=DEVICE) < MASKED
        way = torch.rand(ids.shape, device=DEVICE)
        hidden = torch.where(way < KEPT_AS_IS, ids, torch.where(way < KEPT_AS_IS + ANY_PIECE, torch.randint_like(ids, 5, self.pieces), torch.full_like(ids, 4)))
        return torch.where(wanted, hidden, ids), wanted


class Windows:
    """Labelled windows in batches of similar width, pass after pass."""

    def __init__(self, seed):
        self.files = sorted(glob.glob(f"{WORK}/passes/*.npz"))
        self.outside = torch.from_numpy(numpy.load(f"{WORK}/outside.npy")).to(DEVICE)
        self.rng = numpy.random.default_rng(seed)

    def batches(self, tokens):
        while True:
            for path in self.rng.permutation(self.files):
                with numpy.load(path) as arrays:
                    widths = [int(key[3:]) for key in arrays.files if key.startswith("set")]
                    parts = {w: (torch.from_numpy(arrays[f"set{w}"]), torch.from_numpy(arrays[f"rows{w}"])) for w in widths}
                cuts = []
                for width, (sets, _) in parts.items():
                    order = torch.from_numpy(self.rng.permutation(len(sets)))
                    cuts += [(width, part) for part in order.split(max(1, tokens // width))]
                for at in self.rng.permutation(len(cuts)):
                    width, part = cuts[at]
                    sets, rows = parts[width]
                    rows = rows[part].to(DEVICE, non_blocking=True).long()
                    yield self.outside[sets[part].long().to(DEVICE)], sets[part].to(DEVICE), rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3]


NOT_TELLING = torch.tensor([label[2:] in TELLING_TYPES for label in LABELS], device=DEVICE)


def label_loss(logits, tags, outside):
    """-log of the probability of all labels that the marking allows. For an unmarked word these are the labels outside the set's scope; a plain
    word of any set cannot be a name, an illness or a job."""
    at = tags != IGNORED
    logp, gold = torch.log_softmax(logits[at].float(), -1), tags[at]
    allowed = outside.unsqueeze(1).expand(-1, tags.shape[1], -1)[at]
    allowed = torch.where((gold == PLAIN).unsqueeze(1) & NOT_TELLING, torch.zeros_like(allowed), allowed)
    unmarked = torch.logsumexp(logp + torch.log(allowed + 1e-30), -1)
    marked = logp.gather(1, gold.clamp(min=0).unsqueeze(1)).squeeze(1)
    return -torch.where(gold <= 0, unmarked, marked).mean()


def role_loss(logits, roles, is_own):
    at = roles != IGNORED
    weight = torch.where(is_own.unsqueeze(1).expand_as(roles)[at], 1.0, WEAK_ROLE)
    losses = F.cross_entropy(logits[at].float(), roles[at], reduction="none")
    return (losses * weight).sum() / weight.sum().clamp(min=1)


def divergence(student, teacher):
    return F.kl_div(torch.log_softmax(student.float(), -1), torch.log_softmax(teacher.float(), -1), log_target=True, reduction="batchmean")


def precision():
    return torch.autocast("cuda", dtype=torch.bfloat16) if DEVICE == "cuda" else contextlib.nullcontext()


def run(model, rate, minutes, losses, report_every=200, averaged=True):
    """Trains on `losses` until the time is over. Returns the average of the weights over the last third."""
    fused = {"fused": True} if DEVICE == "cuda" else {}
    decayed = [p for p in model.parameters() if p.dim() > 1]
    rest = [p for p in model.parameters() if p.dim() <= 1]
    optimiser = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.03}, {"params": rest, "weight_decay": 0.0}], lr=rate, betas=(0.9, 0.98), **fused)
    average, steps, began, tokens = None, 0, time.time(), 0
    while (done := (time.time() - began) / (minutes * 60)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1, (steps + 1) / WARM_STEPS) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-5
        with precision():
            loss, seen = next(losses)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        steps += 1
        tokens += seen
        if averaged and done > 0.65:
            if average is None:
                average = copy.deepcopy(model.state_dict())
            elif steps % 5 == 0:
                for name, value in model.state_dict().items():
                    if value.is_floating_point():
                        average[name].lerp_(value, 0.03)
        if steps % report_every == 0:
            print(f"{time.time() - began:6.0f} s  step {steps}  loss {loss.item():.4f}  {tokens / (time.time() - began) / 1e3:.0f} k pieces a second", flush=True)
    print(f"{steps} steps, {tokens / 1e6:.0f} M pieces", flush=True)
    return average or model.state_dict()


def pretrain(name, minutes):
    known = pieces()
    text, model = Text(known), compiled(build("language", name, known, 0.0).to(DEVICE))
    counts = torch.bincount(text.ids.long(), minlength=len(known)).float()
    model.bias.data.copy_((counts + 1).log() - (counts + 1).log().mean())

    def losses():
        while True:
            ids, lists = text.rows(max(2, STEP_TOKENS // LENGTH))
            shown, wanted = text.masked(ids)
            # The name lists of a hidden piece are hidden too, because they would reveal the piece.
            logits = model(shown, torch.where(wanted, torch.zeros_like(lists), lists), wanted)
            yield F.cross_entropy(logits.float(), ids[wanted]), ids.numel()

    state = run(model, RATES["pretrain"][name], minutes, losses(), averaged=False)
    torch.save({"state": {k: v.half() if v.is_floating_point() else v for k, v in state.items()}}, f"{WORK}/{name}.language.pt")


def start_from_language(model, name):
    path = f"{WORK}/{name}.language.pt"
    if os.path.exists(path):
        state = torch.load(path, map_location="cpu")["state"]
        model.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in state.items() if k.startswith("reader.")}, strict=False)
    else:
        print("No pretrained weights: from the beginning.", flush=True)


def own_sets():
    """The numbers of the sets that are our own annotations."""
    return torch.tensor([len(TRAIN_SETS) + at for at in range(len(OWN_SETS))], device=DEVICE)


def supervised(model, batch, own):
    outside, sets, ids, lists, tags, roles = batch
    mask = (ids != 0).long()
    logits, role_logits = model(ids, mask, lists)
    is_own = torch.isin(sets.long(), own)
    return label_loss(logits, tags, outside) + ROLE_WEIGHT * role_loss(role_logits, roles, is_own), (logits, role_logits, mask)


def label(name, minutes, seed=1):
    known = pieces()
    model, own = build("tagger", name, known, 0.1), own_sets()
    start_from_language(model, name)
    model.to(DEVICE)
    batches = Windows(seed).batches(STEP_TOKENS // 3)

    def losses():
        for batch in batches:
            yield supervised(model, batch, own)[0], int((batch[2] != 0).sum()) if DEVICE == "cpu" else batch[2].numel()

    state = run(model, RATES["label"][name], minutes, losses())
    torch.save({"state": state}, f"{WORK}/{name}.tagger.pt")


def distil(minutes, seed=2, rate=DISTIL_RATE):
    known = pieces()
    own = own_sets()
    teacher = build("tagger", "teacher", known, 0.0)
    teacher.load_state_dict(torch.load(f"{WORK}/teacher.tagger.pt", map_location="cpu")["state"])
    teacher.to(DEVICE).eval().to(torch.bfloat16 if DEVICE == "cuda" else torch.float32)
    student = build("tagger", "student", known, 0.05)
    if os.path.exists(f"{WORK}/student.tagger.pt"):
        student.load_state_dict(torch.load(f"{WORK}/student.tagger.pt", map_location="cpu")["state"])
    else:
        start_from_language(student, "student")
    student.to(DEVICE)
    text, batches = Text(known), Windows(seed).batches(STEP_TOKENS // 2)
    begins_word = torch.tensor([not p.startswith("##") and at > 4 for at, p in enumerate(known)], device=DEVICE)

    def answers(ids, mask, lists):
        with torch.no_grad():
            return teacher(ids, mask, lists)

    def losses():
        for batch in batches:
            ids, lists = text.rows(max(2, STEP_TOKENS // 2 // LENGTH))
            at = begins_word[ids]
            full = torch.ones_like(ids)
            wanted, wanted_roles = answers(ids, full, lists)
            logits, roles = student(ids, full, lists)
            open_text = divergence(logits[at], wanted[at]) + ROLE_WEIGHT * role_divergence(roles[at], wanted_roles[at], wanted[at])
            gold, (logits, roles, mask) = supervised(student, batch, own)
            wanted, wanted_roles = answers(batch[2], mask, batch[3])
            at = batch[4] != IGNORED
            marked = divergence(logits[at], wanted[at]) + ROLE_WEIGHT * role_divergence(roles[at], wanted_roles[at], wanted[at])
            yield open_text + marked + GOLD_WEIGHT * gold, ids.numel() + batch[2].numel()

    state = run(student, rate, minutes, losses())
    torch.save({"state": state}, f"{WORK}/student.tagger.pt")


def role_divergence(student, teacher, labels):
    """The divergence of the roles, weighted by how sure the teacher is that the word is an entity."""
    something = 1 - torch.softmax(labels.float(), -1)[:, :1]
    gap = F.kl_div(torch.log_softmax(student.float(), -1), torch.log_softmax(teacher.float(), -1), log_target=True, reduction="none").sum(-1, keepdim=True)
    return (gap * something).sum() / something.sum().clamp(min=1)


if __name__ == "__main__":
    torch.manual_seed(1)
    if DEVICE == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    stage, *rest = sys.argv[1:]
    if stage == "pretrain":
        pretrain(rest[0], float(rest[1]))
    elif stage == "label":
        label(rest[0], float(rest[1]))
    else:
        distil(float(rest[0]), *map(int, rest[1:2]), *map(float, rest[2:3]))
