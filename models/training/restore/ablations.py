"""Measures what each choice of the preparation stage is worth: vectors are trained with one thing changed and measured on the development parts.
usage: ablations.py [STEPS] [--only NAME]... [--json FILE]

All runs use equal weights, the same training cases and the same noise seed. --only NAME (once or more) selects runs."""
import argparse
import json

import torch

import decoder
import heads as selector
import scoring
import sets
import tokens
import vectors
from knowledge import Knowledge
from scoring import Choice
from span_types import SpanTypes
from train_decoder import WORK

EPSILONS = (75, 20, 10, 5)
SHIPPED = {"heads": 16, "way": "sum", "dimension": 16, "loss": "orpo", "start": "ridge", "epsilons": (5, 75)}
CHANGES = {
    "as shipped": {},
    "K = 4": {"heads": 4},
    "K = 8": {"heads": 8},
    "K = 32 (all heads)": {"heads": 32},
    "heads by the printed selector": {"way": "paper"},
    "dimension 8": {"dimension": 8},
    "dimension 32": {"dimension": 32},
    "no basis": {"dimension": 0},
    "no basis, trained without noise (the paper's form)": {"dimension": 0, "epsilons": None, "start": "random"},
    "trained without noise": {"epsilons": None},
    "supervised loss alone": {"loss": "sft"},
    "random start": {"start": "random"},
}


def measured(model, words, vector_set, names, spans, epsilon):
    number, told = {name: at for at, name in enumerate(names)}, {}
    for name, title in ((name, sets.NAMES[name]) for name in sets.names_of("dev")):
        questions = sets.read(name, "dev")
        types = [[number[each] for each in map(spans.of, question.private) if each] for question in questions]
        meta = vector_set.meta(types, [[1.0] * len(row) for row in types])
        meta = meta + vectors.noise(meta.shape[1], epsilon, len(meta), torch.Generator().manual_seed(epsilon))
        choices = [Choice(words, words.prompt(question.incomplete), question.options) for question in questions]
        scores = scoring.option_scores(model, choices, list(vector_set.steering(meta, model.shape)))
        told[title] = [round(each.mean().item(), 1) for each in scoring.measured(scores, [question.answer for question in questions])]
    return told


def main(given):
    torch.set_num_threads(1)
    decoder.Linear.bfloat16 = decoder.multiplies_bfloat16()
    model, words = decoder.load(f"{WORK}/decoder.pt"), tokens.load(f"{WORK}/tokenizer.json")
    knowledge = Knowledge()
    names, spans, told = knowledge.names_of_types(), SpanTypes(knowledge), {}
    accuracy, cases = torch.load(f"{WORK}/probes.pt"), vectors.cached_cases(model, words, "model")
    for name in given.only or CHANGES:
        setting = {**SHIPPED, **CHANGES[name]}
        chosen, _ = selector.common_heads(accuracy, setting["heads"], setting["way"])
        edited = [[head // model.shape.heads, head % model.shape.heads] for head in sorted(chosen)]
        done = vectors.train(
            model, words, cases, edited, len(names), 0, setting["loss"], setting["epsilons"], 1, setting["start"], setting["dimension"], lambda *_, **__: None, given.steps,
        )
        told[name] = {epsilon: measured(model, words, done, names, spans, epsilon) for epsilon in EPSILONS}
        for epsilon, row in told[name].items():
            print(f"{name:52} epsilon {epsilon:3}  " + "  ".join(f"{title} MC1 {mc1:5.1f} MC2 {mc2:5.1f}" for title, (mc1, mc2) in row.items()), flush=True)
    if given.json:
        with open(given.json, "w", encoding="utf8") as out:
            json.dump(told, out, indent=1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("steps", type=int, nargs="?", default=300)
    parser.add_argument("--only", action="append", choices=list(CHANGES))
    parser.add_argument("--json")
    main(parser.parse_args())
