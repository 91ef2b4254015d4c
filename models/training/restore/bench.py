"""The paper's tables on Pri-DDXPlus, Pri-NLICE and Pri-SLJA; `npm run bench:restore` runs this and prints it.
usage: bench.py [--part test|dev] [--set pri_ddxplus|pri_nlice|pri_slja]... [--limit N] [--seed TEXT] [--model FOLDER] [--attacks | --only-attacks] [--answers N]
                [--json FILE] [--method NAME]... [--budget N]... [--list FILE] [--made FILE]

Each set of vectors was trained with another seed and gets other noise: "three seeds" means three of both. The intervals contain 95 % of the
means of 1,000 samples of the questions, drawn with replacement. A gain over equal weights is computed question by question, with the same noise.
The extension is TypeScript: --list writes the questions with the places of their spans and stops, and --made reads what the extension makes of
them, {question: {"generalised": text, "incomplete": text}}."""
import argparse
import json

import torch

import answers
import attacks
import export_decoder
import methods
import scoring
import sets
import tokens
import vector_sets
from attention_weights import AttentionWeights
from knowledge import Knowledge
from occlusion_weights import OcclusionWeights
from reader import Reader
from span_types import SpanTypes

ATTACKED, SHARES = (1, 5, 10, 20, 40, 75, 125, 175), (0.25, 0.5, 0.75, 1.0)
RESAMPLED = 1000
METHODS = [method for _, method, _ in methods.TABLE]
WEIGHERS = {"attention": AttentionWeights, "occlusion": OcclusionWeights}


def interval(each):
    """The mean, and the borders of the 95 % interval."""
    generator = torch.Generator().manual_seed(0)
    means = each[torch.randint(0, len(each), (RESAMPLED, len(each)), generator=generator)].mean(-1).sort().values
    return [round(value.item(), 1) for value in (each.mean(), means[int(0.025 * RESAMPLED)], means[int(0.975 * RESAMPLED)])]


def scored(model, questions, method, budget, seeds):
    """MC1 and MC2 of each question, [2, questions]: the means over `seeds`, which are (seed, Methods) pairs."""
    answers, both = [question.answer for question in questions], []
    for seed, made in seeds:
        choices, steer, prefixes = getattr(made, method)(questions, budget, torch.Generator().manual_seed(1000 * seed + (budget or 0)))
        both.append(torch.stack(scoring.measured(scoring.option_scores(model, choices, steer, prefixes), answers)))
    return torch.stack(both).mean(0)


def intervals(each):
    return {"MC1": interval(each[0]), "MC2": interval(each[1])}


def rows_of(model, questions, seeds, wanted, of_budgets, report):
    rows, references = [], {}
    for name, method, budgets in methods.TABLE:
        if method not in wanted or method in methods.OF_EXTENSION and not seeds[0][1].knows_extension:
            continue
        for budget in [budget for budget in budgets if budget in of_budgets] if budgets else (None,):
            each = scored(model, questions, method, budget, seeds if budget else seeds[:1])
            rows.append({"method": name, "budget": budget, **intervals(each)})
            if method == methods.REFERENCE:
                references[budget] = each
            elif method in methods.COMPARED and budget in references:
                rows[-1]["gain"] = intervals(each - references[budget])
            report(f"{name:26} {budget or '':>4}  MC1 {rows[-1]['MC1']}  MC2 {rows[-1]['MC2']}  {rows[-1].get('gain', '')}")
    return rows


def answer_rows(words, model, questions, seeds, report):
    """ROUGE-L against the answer to the complete question, and how many pieces are made per second of processor time. Both answers are drawn."""
    generator = lambda: torch.Generator().manual_seed(11)
    text = lambda pieces: words.decode(pieces)
    made, rows, references = seeds[0][1], [], None
    for name, method in methods.ANSWERED:
        budget = methods.ANSWER_BUDGET if method in methods.BUDGETED else None
        choices, steer, prefixes = getattr(made, method)(questions, budget, generator())
        told, speed = answers.timed(model, [choice.prompt for choice in choices], generator(), steer, prefixes)
        references = references or [text(pieces) for pieces in told]
        scores = torch.tensor([answers.rouge_l(text(pieces), reference) for pieces, reference in zip(told, references)])
        rows.append({"method": name, "budget": budget, "ROUGE-L": interval(scores), "speed": round(speed)})
        report(f"answers: {name:22} {budget or '':>4}  ROUGE-L {rows[-1]['ROUGE-L']}  {rows[-1]['speed']} pieces/s")
    return rows


def attack_rows(names, made, questions, report):
    types = [row for row in map(made.types, questions) if row]
    attacked = [(epsilon, 1.0) for epsilon in ATTACKED] + [(epsilon, share) for share in SHARES[:-1] for epsilon in (10, 75)] + [(None, share) for share in SHARES]
    rows = []
    for epsilon, share in attacked:
        blind = epsilon is None
        given = (made.set, types, epsilon or 75, share, 1, blind)
        inferred, inverted = attacks.infer(names, *given), attacks.invert(*given)
        rows.append({"epsilon": epsilon, "share": share, "inferred": round(inferred, 1), "inverted": round(inverted, 1)})
        report(f"attacks: epsilon {epsilon}, share {share}: F1 by inference {inferred:.1f}, by inversion {inverted:.1f}")
    return rows


def unchanged_rows(made, questions, report):
    """The d_chi baseline under embedding inversion. The attacker's best guess for a noised piece is the piece that was sent, so this counts
    unchanged pieces."""
    rows = []
    for budget in methods.BUDGETS:
        share = round(made.unchanged_pieces(questions, budget, torch.Generator().manual_seed(1)), 1)
        rows.append({"budget": budget, "share": share})
        report(f"d_chi on spans, budget {budget}: {share} % of the hidden pieces leave as they were")
    return rows


def listed(given):
    """The questions that are drawn of each set, with the places of their private spans."""
    return [{"text": question.complete, "places": question.places()} for name in names_of(given) for question in questions_of(name, given)]


def names_of(given):
    return given.set or sets.names_of(given.part)


def questions_of(name, given):
    return sets.drawn(name, given.part, given.limit, given.seed)


def weighers_of(wanted):
    """The weighers of the methods that are measured. The network is not read if no method needs it."""
    chosen = {name: weigher for name, weigher in WEIGHERS.items() if f"{name}_weights" in wanted}
    network = Reader() if chosen else None
    return {name: weigher(network) for name, weigher in chosen.items()}


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--part", choices=["test", "dev"], default="test")
    parser.add_argument("--set", choices=list(sets.NAMES), action="append")
    parser.add_argument("--limit", type=int, default=100000, help="at most so many questions of a set, drawn at random by --seed")
    parser.add_argument("--seed", default="coatcheck")
    parser.add_argument("--model", default=export_decoder.TARGET)
    parser.add_argument("--attacks", action="store_true")
    parser.add_argument("--method", choices=METHODS, action="append", help="only these methods")
    parser.add_argument("--budget", type=int, choices=methods.BUDGETS, action="append", help="only these budgets, where noise is drawn")
    parser.add_argument("--only-attacks", action="store_true", help="without the methods, which take hours on the test parts")
    parser.add_argument("--answers", type=int, metavar="N", help="compare whole answers to the first N questions")
    parser.add_argument("--json")
    parser.add_argument("--list", metavar="FILE", help="only write the questions and the places of their spans")
    parser.add_argument("--made", metavar="FILE", help="what the extension made of the questions")
    return parser.parse_args()


def main(given):
    torch.set_num_threads(1)
    if not sets.available():
        raise SystemExit("The paper's sets are not beside the project: set COATCHECK_DATA to the data folder.")
    if given.list:
        with open(given.list, "w", encoding="utf8") as out:
            json.dump(listed(given), out)
        return
    model, words = export_decoder.shipped(given.model), tokens.load(f"{given.model}/tokenizer.json")
    span_types, weighers = SpanTypes(Knowledge()), weighers_of([] if given.only_attacks else given.method or METHODS)
    names, sets_of_seeds = vector_sets.read_all(given.model)
    shared = {}
    if given.made:
        with open(given.made, encoding="utf8") as content:
            shared["made"] = json.load(content)
    seeds = [(seed, methods.Methods(model, words, names, one, span_types, weighers, shared)) for seed, one in enumerate(sets_of_seeds, 1)]
    told = {"part": given.part, "parameters": sum(p.numel() for p in model.parameters()), "seeds": len(seeds), "sets": {}}
    for name in names_of(given):
        title = sets.NAMES[name]
        questions = questions_of(name, given)
        print(f"{title}, {len(questions)} questions", flush=True)
        report = lambda line: print(line, flush=True)
        told["sets"][title] = {"questions": len(questions), "rows": [] if given.only_attacks else rows_of(model, questions, seeds, given.method or METHODS, given.budget or methods.BUDGETS, report)}
        if given.answers:
            told["sets"][title]["answers"] = answer_rows(words, model, questions[: given.answers], seeds, report)
        if given.attacks or given.only_attacks:
            told["sets"][title]["attacks"] = attack_rows(names, seeds[0][1], questions, report)
            told["sets"][title]["unchanged"] = unchanged_rows(seeds[0][1], questions, report)
    if given.json:
        with open(given.json, "w", encoding="utf8") as out:
            json.dump(told, out, indent=1)
            out.write("\n")


if __name__ == "__main__":
    main(arguments())
