"""Judges whole answers as the paper does: drawn at temperature 1, and compared with the answer to the complete question by ROUGE-L."""
import time

import torch

import tokens
from prefixes import Prefixes, mask_after

LONGEST, ROWS = 48, 48


def drawn(model, prompts, generator, steer=None, prefixes=None):
    """An answer for each prompt, as pieces. steer: one tensor [layers, heads, size] per prompt."""
    prefixes, answers = prefixes or Prefixes(model, prompts), []
    for first in range(0, len(prompts), ROWS):
        rows = range(first, min(first + ROWS, len(prompts)))
        past, there = prefixes.batch(rows)
        vectors = None if steer is None else torch.stack([steer[at] for at in rows])
        given = torch.tensor([prompts[at][-1:] for at in rows])
        places = torch.tensor([len(prompts[at]) - 1 for at in rows])[:, None]
        ended = torch.zeros(len(rows), dtype=torch.bool)
        while given.shape[1] <= LONGEST and not ended.all():
            new = torch.arange(given.shape[1])
            mask = mask_after(there, (new[:, None] >= new[None, :]).unsqueeze(0))
            with torch.no_grad():
                hidden = model.body(given, vectors, torch.ones(given.shape), places=places + new, mask=mask, past=past)
                chances = model.scores(hidden[:, -1]).softmax(-1)
            piece = torch.multinomial(chances, 1, generator=generator)
            ended |= piece[:, 0] == tokens.END
            given = torch.cat([given, piece], -1)
        for row in given[:, 1:].tolist():
            answers.append(row[: row.index(tokens.END)] if tokens.END in row else row)
    return answers


def timed(model, prompts, generator, steer=None, prefixes=None):
    """The answers, and how many pieces were made per second of processor time. Other programs on the machine do not count, and neither does
    reading the prompts."""
    prefixes = prefixes or Prefixes(model, prompts)
    began = time.process_time()
    answers = drawn(model, prompts, generator, steer, prefixes)
    return answers, sum(map(len, answers)) / (time.process_time() - began)


def longest_common(one, other):
    """The length of the longest common subsequence."""
    row = [0] * (len(other) + 1)
    for word in one:
        before = 0
        for at, with_word in enumerate(other, 1):
            before, row[at] = row[at], before + 1 if word == with_word else max(row[at], row[at - 1])
    return row[-1]


def rouge_l(text, reference):
    """The F measure of ROUGE-L (Lin 2004), in per cent; recall and precision weigh the same."""
    one, other = text.lower().split(), reference.lower().split()
    common = longest_common(one, other)
    return 200 * common / (len(one) + len(other)) if common else 0.0
