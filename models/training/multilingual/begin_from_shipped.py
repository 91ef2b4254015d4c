"""Writes what training needs to go on from the network that ships, for a machine where no float checkpoint is left: the tokenizer, the numbers of its
pieces and shipped.pt in the work folder.  usage: begin_from_shipped.py  (then `train_tagger.py MINUTES student RATE $COATCHECK_TRAINING/shipped.pt`)

The offsets that the export added are taken off. The role "none" does not ship: its row is fitted first, on what the network reads in 120 steps."""
import json

import torch
from torch.nn import functional as F

import packages  # noqa: F401 (makes the folder above importable)
from export_tagger import HIDE_FIRST, RECALL_FIRST, SHIPPED_ROLES
from mixture import IGNORED, Mixture
from packages import FULL_TOKENIZER, PIECES, TOKENIZER, WORK
from shipped import MODEL, shipped
from tagger import LABELS, LINE_BREAK, ROLES, SHIPPED_LABELS
from train_tagger import LAYERS, network

STEPS, RATE = 120, 2e-2


def write_pieces():
    """The scores of the pieces were rounded at export, so they come from the whole tokenizer."""
    with open(FULL_TOKENIZER, encoding="utf8") as full, open(f"{MODEL}/tokenizer.json", encoding="utf8") as own:
        vocabulary, tokenizer = json.load(full)["model"]["vocab"], json.load(own)
    at, pieces = {piece: i for i, (piece, _) in enumerate(vocabulary)}, tokenizer["model"]["vocab"]
    kept = [at[piece] for piece, _ in pieces[LINE_BREAK + 1 :]]
    tokenizer["model"]["vocab"] = pieces[: LINE_BREAK + 1] + [vocabulary[i] for i in kept]
    for path, content in ((TOKENIZER, tokenizer), (PIECES, kept)):
        with open(path, "w", encoding="utf8") as out:
            json.dump(content, out, ensure_ascii=False)


def whole_head(rows, given, offsets, count):
    """A head with `count` outputs, of which the given ones are known."""
    weight, bias = torch.zeros(count, given.weight.shape[1]), torch.zeros(count)
    weight[rows], bias[rows] = given.weight.data, given.bias.data - torch.tensor(offsets)
    return weight, bias


def state_of(model):
    state = {name: value for name, value in model.state_dict().items() if not name.startswith(("label_of", "role_of", "word"))}
    rest = [i for i, label in enumerate(LABELS) if label not in SHIPPED_LABELS[1:]]
    named = [LABELS.index(label) for label in SHIPPED_LABELS[1:]]
    labels = model.label_of
    parts = whole_head(rest, labels.rest, [-RECALL_FIRST] * len(rest), len(LABELS)), whole_head(named, labels.named, [0] * len(named), len(LABELS))
    state["label_of.weight"], state["label_of.bias"] = (sum(part) for part in zip(*parts))
    roles = [HIDE_FIRST * (role == "hide") for role in SHIPPED_ROLES]
    state["role_of.weight"], state["role_of.bias"] = whole_head([ROLES.index(role) for role in SHIPPED_ROLES], model.role_of, roles, len(ROLES))
    return state


def fit_roles(model, batches):
    optimiser = torch.optim.Adam(model.role_of.parameters(), lr=RATE)
    for step in range(STEPS):
        _, ids, _, roles = next(batches)
        with torch.no_grad():
            read = model.read(ids)
        loss = F.cross_entropy(model.role_of(read).flatten(0, 1), roles.flatten(), ignore_index=IGNORED)
        optimiser.param_groups[0]["lr"] = RATE * (1 - step / STEPS)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    print(f"loss of roles after {STEPS} steps: {loss.item():.3f}")


def main():
    write_pieces()
    model = network(LAYERS["student"])
    model.load_state_dict(state_of(shipped()), strict=False)
    fit_roles(model.eval(), iter(Mixture(1)))
    state = {name: value.clone() for name, value in model.state_dict().items() if name != "word.weight"}
    torch.save({"state": state, "average": state}, f"{WORK}/shipped.pt")


if __name__ == "__main__":
    main()
