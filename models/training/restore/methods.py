"""What leaves the client under each method of the paper's table: a prompt and, for our methods, a noisy meta vector beside it."""
from dataclasses import replace
from functools import cache

import torch

import vectors as restoration
from prefixes import Prefixes
from scoring import Choice

PLACEHOLDER = "[CONDITION_{}]"


def noisy_pieces(ids, table, epsilon, generator):
    """d_chi privacy on words (Feyisetan et al. 2020): adds noise to each piece's embedding and takes the nearest piece."""
    if not ids:
        return []
    wanted = table[torch.tensor(ids)] + restoration.noise(table.shape[1], epsilon, len(ids), generator)
    distances = table.pow(2).sum(-1)[None] - 2 * wanted @ table.T
    return distances.argmin(-1).tolist()


def widest(table):
    """The largest distance between two embeddings. The epsilon of one word is its budget divided by this."""
    squares = table.pow(2).sum(-1)
    return (squares[:, None] + squares[None] - 2 * table @ table.T).clamp(min=0).max().sqrt().item()


class Methods:
    """Each method turns questions into choices, steering vectors and prefixes that were computed before, for a budget and a generator of noise."""

    def __init__(self, model, words, names, vector_set, span_types, weighers, kept=None):
        """weighers: {"attention": AttentionWeights(), …}. kept["made"]: what the extension makes of each question, {question: {"generalised",
        "incomplete"}}."""
        self.model, self.words, self.weighers = model, words, weighers
        self.table = model.embed_tokens.weight.detach()
        self.widest = widest(self.table[4:])
        self.set = vector_set
        number = {name: at for at, name in enumerate(names)}
        self.type_of = cache(lambda span: number.get(span_types.of(span)))
        # Shared by all seeds: the weights of each question, and the prefixes of the incomplete questions.
        self.kept = {} if kept is None else kept

    def choices(self, questions, prompts):
        return [Choice(self.words, prompt, question.options) for question, prompt in zip(questions, prompts)]

    def no_protection(self, questions, *_):
        return self.choices(questions, [self.words.prompt(question.complete) for question in questions]), None, None

    def no_restoration(self, questions, *_):
        return self.choices(questions, [self.words.prompt(question.incomplete) for question in questions]), None, None

    def placeholder(self, questions, *_):
        """What the extension does if no server restores: each span becomes a numbered placeholder."""
        prompts = []
        for question in questions:
            text = question.complete
            for number, (start, end) in reversed(list(enumerate(question.places(), 1))):
                text = text[:start] + PLACEHOLDER.format(number) + text[end:]
            prompts.append(self.words.prompt(text))
        return self.choices(questions, prompts), None, None

    @property
    def knows_extension(self):
        return "made" in self.kept

    def generalised(self, questions, *_):
        """The extension's preferred way to hide a fact: a phrase for its group ("a diabetes medicine"), or a placeholder if it knows no phrase."""
        prompts = [self.words.prompt(self.kept["made"][question.complete]["generalised"]) for question in questions]
        return self.choices(questions, prompts), None, None

    def pieces_by_privacy(self, question):
        """The complete question as runs of pieces: [(is_private, pieces)]."""
        parts, at = [], 0
        for start, end in question.places():
            # The space before a word belongs to the word's first piece.
            start -= question.complete[start - 1 : start] == " "
            parts += [(False, question.complete[at:start]), (True, question.complete[start:end])]
            at = end
        parts.append((False, question.complete[at:]))
        return [(is_private, self.words.encode(text)) for is_private, text in parts]

    def words_everywhere(self, questions, budget, generator):
        encoded = [self.words.encode(question.complete) for question in questions]
        epsilon = budget / (max(map(len, encoded)) * self.widest)
        prompts = [self.words.prompt("")[:1] + noisy_pieces(ids, self.table, epsilon, generator) + self.words.prompt("")[1:] for ids in encoded]
        return self.choices(questions, prompts), None, None

    def parted(self, questions, budget):
        """The questions as runs of pieces, and the epsilon of each private piece. The private pieces of the longest question share the budget."""
        parted = [self.pieces_by_privacy(question) for question in questions]
        longest = max(sum(len(ids) for is_private, ids in parts if is_private) for parts in parted)
        return parted, budget / (longest * self.widest)

    def unchanged_pieces(self, questions, budget, generator):
        """The percentage of private pieces that the noise leaves unchanged."""
        parted, epsilon = self.parted(questions, budget)
        private = [ids for parts in parted for is_private, ids in parts if is_private]
        kept = sum(a == b for ids in private for a, b in zip(ids, noisy_pieces(ids, self.table, epsilon, generator)))
        return 100 * kept / sum(map(len, private))

    def words_in_spans(self, questions, budget, generator):
        parted, epsilon = self.parted(questions, budget)
        first, last = self.words.prompt("")
        prompts = []
        for parts in parted:
            noisy = [noisy_pieces(ids, self.table, epsilon, generator) if is_private else ids for is_private, ids in parts]
            prompts.append([first, *(piece for ids in noisy for piece in ids), last])
        return self.choices(questions, prompts), None, None

    def types(self, question):
        typed = (self.type_of(question.complete[start:end]) for start, end in question.places())
        return [number for number in typed if number is not None]

    def weights_of(self, question, weigher):
        """One weight for each private span that has a type. A span without a type is removed and has no weight."""
        key = (weigher, question.complete)
        if key not in self.kept:
            places = question.places()
            weights = self.weighers[weigher].of(question.complete, places)
            self.kept[key] = [weight for (start, end), weight in zip(places, weights) if self.type_of(question.complete[start:end]) is not None]
        return self.kept[key]

    def meta(self, questions, budget, generator, weigher=None):
        typed = [self.types(question) for question in questions]
        weights = [self.weights_of(question, weigher) if weigher else [1.0] * len(row) for question, row in zip(questions, typed)]
        meta = self.set.meta(typed, weights)
        return meta + restoration.noise(meta.shape[1], budget / 2, len(meta), generator)

    def restored(self, questions, meta):
        choices, *_ = self.no_restoration(questions)
        texts = [question.incomplete for question in questions]
        # Only the last texts are kept, because those of a whole test part take hundreds of megabytes.
        if self.kept.get("texts") != texts:
            self.kept.update(texts=texts, prefixes=Prefixes(self.model, [choice.prompt for choice in choices]))
        return choices, list(self.set.steering(meta, self.model.shape)), self.kept["prefixes"]

    def equal_weights(self, questions, budget, generator):
        """The weights of the extension: all facts weigh the same."""
        return self.restored(questions, self.meta(questions, budget, generator))

    def attention_weights(self, questions, budget, generator):
        return self.restored(questions, self.meta(questions, budget, generator, "attention"))

    def occlusion_weights(self, questions, budget, generator):
        return self.restored(questions, self.meta(questions, budget, generator, "occlusion"))

    def extension_text(self, questions, budget, generator):
        """Equal weights, with the incomplete prompt that the extension writes instead of the set's."""
        left = [replace(question, incomplete=self.kept["made"][question.complete]["incomplete"]) for question in questions]
        return self.restored(left, self.meta(questions, budget, generator))


BUDGETS = (150, 75, 40, 20, 10)
PAPER = BUDGETS[:1]
# The name in the table, the method, and the budgets; no budgets means that the method draws nothing.
TABLE = [
    ("no restoration", "no_restoration", ()),
    ("no protection", "no_protection", ()),
    ("placeholder", "placeholder", ()),
    ("generalised, else placeholder", "generalised", ()),
    ("d_chi on all words", "words_everywhere", PAPER),
    ("d_chi on spans", "words_in_spans", BUDGETS),
    ("ours, equal weights", "equal_weights", BUDGETS),
    ("ours, attention weights", "attention_weights", BUDGETS),
    ("ours, occlusion weights", "occlusion_weights", BUDGETS),
    ("ours, the extension's text", "extension_text", BUDGETS),
]
# These methods are compared with equal weights, on the same questions with the same noise.
REFERENCE, COMPARED = "equal_weights", ("attention_weights", "occlusion_weights", "extension_text")
# Methods that need what the extension makes of the questions.
OF_EXTENSION = ("generalised", "extension_text")

# The methods whose whole answers are compared. The complete question comes first, because the others are compared with its answer.
ANSWERED = [
    ("no protection", "no_protection"),
    ("no restoration", "no_restoration"),
    ("placeholder", "placeholder"),
    ("d_chi on spans", "words_in_spans"),
    ("ours, equal weights", "equal_weights"),
]
BUDGETED, ANSWER_BUDGET = ("words_in_spans", "equal_weights"), 20
