"""Finds the type of a span in the tables: by its exact wording, or by the most similar wording; None if no wording is similar enough."""
from collections import Counter
from math import log, sqrt

LEAST_LIKE = 0.45


def trigrams(text):
    padded = f" {text.lower().strip()} "
    return Counter(padded[at : at + 3] for at in range(len(padded) - 2))


class SpanTypes:
    def __init__(self, knowledge):
        self.exact = knowledge.of_wording
        wordings = list(self.exact)
        found = Counter(trigram for wording in wordings for trigram in trigrams(wording))
        self.rare = {trigram: log(1 + len(wordings) / count) for trigram, count in found.items()}
        self.wordings = [(wording, self.weighed(wording)) for wording in wordings]

    def weighed(self, text):
        weights = {trigram: count * self.rare.get(trigram, 0.5) for trigram, count in trigrams(text).items()}
        length = sqrt(sum(weight**2 for weight in weights.values())) or 1
        return {trigram: weight / length for trigram, weight in weights.items()}

    def of(self, span):
        if span.lower() in self.exact:
            return self.exact[span.lower()]
        asked = self.weighed(span)
        likeness, wording = max((sum(weight * known.get(trigram, 0) for trigram, weight in asked.items()), wording) for wording, known in self.wordings)
        return self.exact[wording] if likeness >= LEAST_LIKE else None
