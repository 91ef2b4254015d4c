"""Measures how well the decoder answers if nothing is hidden: on new generated questions and on the development parts of the paper's sets.
usage: evaluate_decoder.py [MODEL] [QUESTIONS]"""
import random
import sys

import torch

import export_decoder
import scoring
import sets
import tokens
import vectors
from cases import ANSWER, QUESTIONS, Cases

SEED = 990_001


def share(hits):
    return f"{100 * sum(hits) / len(hits):5.1f} % of {len(hits)}"


def choices(model, words, questions):
    told = [scoring.Choice(words, words.prompt(text), options) for text, options, _ in questions]
    mc1, mc2 = scoring.measured(scoring.option_scores(model, told), [answer for *_, answer in questions])
    return f"MC1 {mc1.mean():5.1f}  MC2 {mc2.mean():5.1f}  ({len(questions)} questions, chance 25)"


def first_sentences(model, words, questions):
    return [words.decode(answer) for answer in vectors.greedy(model, words, [words.prompt(question) for question in questions])]


def free_answers(model, words, made, count):
    """How often the first disease that an answer names is the patient's, among all diseases of the tables."""
    cases = [made.case() for _ in range(count)]
    given = first_sentences(model, words, [made.question(case) for case in cases])
    return [answer.removeprefix(ANSWER).rstrip(".") in case.condition.names for answer, case in zip(given, cases)]


def listed_answers(model, words, made, count):
    """How often the answer names the right one of the four options in the question."""
    pairs = [made.with_options(case, made.question(case)) for case in (made.case() for _ in range(count))]
    given = first_sentences(model, words, [question for question, _ in pairs])
    return [answer == right for answer, (_, right) in zip(given, pairs)]


def generated_choices(made, count):
    questions = []
    for _ in range(count):
        case = made.case()
        wrong = made.random.sample([c for c in made.knowledge.conditions if c is not case.condition], 3)
        questions.append((made.question(case), [case.condition.name, *(c.name for c in wrong)], 0))
    return questions


def advice_scores(model, words, made):
    """How often the advice for a condition is likelier after its name than the advice for other conditions."""
    questions = []
    for condition in made.knowledge.conditions:
        others = made.random.sample([c for c in made.knowledge.conditions if c is not condition], 3)
        asked = made.random.choice(QUESTIONS["advice"][0]).format(name=condition.name)
        prefixes = vectors.Prefixes(model, [words.prompt(asked)] * 4)
        texts = [words.encode(c.texts["advice"]) for c in (condition, *others)]
        with torch.no_grad():
            questions.append(vectors.answer_scores(model, prefixes, [0, 1, 2, 3], texts, None).argmax().item() == 0)
    return questions


def main(folder=export_decoder.TARGET, count=500):
    torch.set_num_threads(1)
    model, words = export_decoder.shipped(folder), tokens.load(f"{folder}/tokenizer.json")
    made, count = Cases(random.Random(SEED)), int(count)
    print("generated, four options:          ", choices(model, words, generated_choices(made, count)))
    print("generated, any disease:           ", share(free_answers(model, words, made, count)))
    print("generated, options in the question:", share(listed_answers(model, words, made, count)))
    print("advice for a condition, of four:   ", share(advice_scores(model, words, made)))
    for name, title in ((name, sets.NAMES[name]) for name in sets.names_of("dev")) if sets.available() else ():
        questions = [(q.complete, q.options, q.answer) for q in sets.read(name, "dev")]
        print(f"{title}, development part:  ", choices(model, words, questions))


if __name__ == "__main__":
    main(*sys.argv[1:])
