"""Multiple choice as the paper scores it: how probable each option is as the answer. MC1 is the share of questions whose right option is the
most probable; MC2 is the mean probability of the right option among the four."""
import torch

import tokens
from cases import ANSWER
from prefixes import Prefixes, mask_after

ROWS = 48


class Choice:
    """The end of the prompt once, and all options after it in one row. Each option sees only the prompt and itself."""

    def __init__(self, words, prompt, options):
        self.prompt = prompt
        stem = words.encode(ANSWER.strip())
        self.ids, self.block, self.spans = [prompt[-1], *stem], [0] * (1 + len(stem)), []
        self.places = list(range(len(prompt) - 1, len(prompt) + len(stem)))
        self.stem_end = len(stem)
        for number, option in enumerate(options):
            pieces = words.encode(f" {option}.")
            self.spans.append((len(self.ids), len(pieces)))
            self.places += range(len(prompt) + len(stem), len(prompt) + len(stem) + len(pieces))
            self.block += [number + 1] * len(pieces)
            self.ids += pieces


def arrays(choices):
    width = max(len(choice.ids) for choice in choices)
    padded = lambda rows, filler: torch.tensor([row + [filler] * (width - len(row)) for row in rows])
    ids = padded([c.ids for c in choices], tokens.PAD)
    places = padded([c.places for c in choices], 0)
    block = padded([c.block for c in choices], -1)
    order = torch.arange(width)
    return ids, places, (order[:, None] >= order[None, :]) & ((block[:, None, :] == 0) | (block[:, None, :] == block[:, :, None]))


def option_scores(model, choices, steer=None, prefixes=None):
    """Log probabilities of the options, [choices, 4]. steer: one tensor [layers, heads, size] per choice; prefixes: those of the choices'
    prompts, if they were computed before."""
    prefixes = prefixes or Prefixes(model, [choice.prompt for choice in choices])
    told = []
    for first in range(0, len(choices), ROWS):
        part = choices[first : first + ROWS]
        past, there = prefixes.batch(range(first, first + len(part)))
        ids, places, sees = arrays(part)
        vectors = None if steer is None else torch.stack(steer[first : first + ROWS])
        with torch.no_grad():
            hidden = model.body(ids, vectors, torch.ones(ids.shape), places=places, mask=mask_after(there, sees), past=past)
            logits = model.scores(hidden).log_softmax(-1)
        for row, choice in enumerate(part):
            of_options = []
            for start, count in choice.spans:
                before = [choice.stem_end, *range(start, start + count - 1)]
                of_options.append(sum(logits[row, place, choice.ids[start + at]].item() for at, place in enumerate(before)))
            told.append(of_options)
    return torch.tensor(told)


def measured(scores, answers):
    """MC1 and MC2 of each question, in per cent."""
    probability = scores.softmax(-1)
    right = torch.tensor(answers)
    each1 = (scores.argmax(-1) == right).float() * 100
    each2 = probability[torch.arange(len(right)), right] * 100
    return each1, each2
