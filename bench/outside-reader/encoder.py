"""Which candidate is most like a text, by the cosine of multilingual-e5-small's sentence vectors.  usage: encoder.py FOLDER < questions > answers

FOLDER holds e5-small-q4.bin and tokenizer.json, as models/training/multilingual/train.sh downloads them. A question is {"context", "candidates"}, an
answer the place of the candidate. Needs torch, numpy and tokenizers."""
import json
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../models/training/multilingual"))
os.environ["COATCHECK_TRAINING"] = os.path.dirname(os.path.abspath(sys.argv[1]))

import torch
from tokenizers import Tokenizer

import tagger
from packages import FULL_TOKENIZER

LONGEST, STEP = 500, 32
START, PAD, END = 0, 1, 2


def encoder():
    """All twelve layers with the whole vocabulary; what the heads would read is pooled instead."""
    kept = [n for n in range(250_002) if n > 3]
    model = tagger.from_encoder(kept, tuple(range(12)))
    model.label_of = model.role_of = torch.nn.Identity()
    return model.eval(), {n: at + 5 for at, n in enumerate(kept)}


def vectors(texts):
    model, place = encoder()
    cutter = Tokenizer.from_file(FULL_TOKENIZER)
    cutter.no_padding(), cutter.no_truncation()
    pieces = [[place.get(n, tagger.UNKNOWN) for n in found.ids[:LONGEST]] for found in cutter.encode_batch(texts, add_special_tokens=False)]
    order, found = sorted(range(len(texts)), key=lambda n: len(pieces[n])), [None] * len(texts)
    for at in range(0, len(order), STEP):
        part = order[at : at + STEP]
        ids = torch.full((len(part), max(len(pieces[n]) for n in part) + 2), PAD)
        for row, n in enumerate(part):
            ids[row, : len(pieces[n]) + 2] = torch.tensor([START, *pieces[n], END])
        with torch.no_grad():
            hidden = model(ids)[0]
        mask = (ids != PAD).unsqueeze(-1)
        pooled = torch.nn.functional.normalize((hidden * mask).sum(1) / mask.sum(1), dim=-1)
        for row, n in enumerate(part):
            found[n] = pooled[row]
    return torch.stack(found)


questions = json.load(sys.stdin)
texts = sorted({f"query: {q['context']}" for q in questions} | {f"passage: {c}" for q in questions for c in q["candidates"]})
at, found = {text: n for n, text in enumerate(texts)}, vectors(texts) if texts else None
# The mean of all candidates is taken off, so that no candidate wins by being like everything.
candidates = {text: found[at[text]] for text in texts if text.startswith("passage: ")}
mean = torch.stack(list(candidates.values())).mean(0) if candidates else 0
answers = []
for q in questions:
    context = found[at[f"query: {q['context']}"]]
    scores = [float(context @ (candidates[f"passage: {c}"] - mean)) for c in q["candidates"]]
    answers.append(scores.index(max(scores)))
print(json.dumps(answers))
