"""Multiple choice as the paper scores it: how probable each option is as the answer. MC1: the share of questions whose right option is the most
probable; MC2: the mean probability of the right option among the four."""
import torch

import tokens
from cases import ANSWER

ROWS = 48


class Choice:
    """Rows that hold the prompt once and all options after it, each of which sees the prompt and itself only."""

    def __init__(self, words, prompt, options):
        self.prompt = len(prompt)
        stem = words.encode(ANSWER.strip())
        self.ids, self.places = [*prompt, *stem], list(range(len(prompt) + len(stem)))
        self.block, self.spans = [0] * len(self.ids), []
        for number, option in enumerate(options):
            pieces = words.encode(f" {option}.")
            self.spans.append((len(self.ids), len(pieces)))
            self.places += range(len(prompt) + len(stem), len(prompt) + len(stem) + len(pieces))
            self.block += [number + 1] * len(pieces)
            self.ids += pieces
        self.stem_end = len(prompt) + len(stem) - 1


def arrays(choices):
    width = max(len(choice.ids) for choice in choices)
    padded = lambda rows, filler: torch.tensor([row + [filler] * (width - len(row)) for row in rows])
    ids = padded([c.ids for c in choices], tokens.PAD)
    places = padded([c.places for c in choices], 0)
    block = padded([c.block for c in choices], -1)
    order = torch.arange(width)
    sees = (order[:, None] >= order[None, :]) & ((block[:, None, :] == 0) | (block[:, None, :] == block[:, :, None]))
    # Padding sees itself, so that no row of the softmax is empty.
    sees = sees | torch.eye(width, dtype=torch.bool)
    mask = torch.zeros(sees.shape).masked_fill(~sees, -1e9).unsqueeze(1)
    at = (order[None, :] >= torch.tensor([c.prompt - 1 for c in choices])[:, None]).float()
    return ids, places, mask, at


def option_scores(model, choices, steer=None):
    """Log probabilities of the options, [choices, 4]; `steer` is one tensor [layers, heads, size] a choice."""
    told = []
    for first in range(0, len(choices), ROWS):
        part = choices[first : first + ROWS]
        ids, places, mask, at = arrays(part)
        vectors = None if steer is None else torch.stack(steer[first : first + ROWS])
        with torch.no_grad():
            logits = model.scores(model.body(ids, vectors, at, places=places, mask=mask)).log_softmax(-1)
        for row, choice in enumerate(part):
            of_options = []
            for start, count in choice.spans:
                before = [choice.stem_end, *range(start, start + count - 1)]
                of_options.append(sum(logits[row, place, choice.ids[start + at]].item() for at, place in enumerate(before)))
            told.append(of_options)
    return torch.tensor(told)


def neutral_scores(model, words, options):
    """What each name is worth where nothing is known: {option: log probability}."""
    names = sorted(set(options))
    choices = [Choice(words, words.prompt("What is the likely diagnosis?"), [name]) for name in names]
    return dict(zip(names, option_scores(model, choices)[:, 0].tolist()))


def measured(scores, answers):
    """MC1 and MC2 in per cent, and both for each question."""
    probability = scores.softmax(-1)
    right = torch.tensor(answers)
    each1 = (scores.argmax(-1) == right).float() * 100
    each2 = probability[torch.arange(len(right)), right] * 100
    return each1, each2
