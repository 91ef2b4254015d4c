"""The English text as one long row of whole words in lower case, from which the word vectors and the language model learn."""
import collections
import os

import torch

from read_data import ENGLISH_TEXTS, LANGUAGE_OF, TRAIN_SETS, records, running_text, words_of

WORK = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".work")
TARGET = os.path.join(os.path.dirname(__file__), "../words-en")
WORDS, MARKS, LEAST_OFTEN = 32_000, 200, 3
# The classes, numbered after the words and marks, for any other text by its look.
CLASSES = ("number", "capital", "other", "break")


def sources():
    """The name of each text or set, and its documents."""
    for file, limit in ENGLISH_TEXTS.items():
        yield file, running_text(file, 2 * limit).split("\n\n")
    for name in TRAIN_SETS:
        if name not in LANGUAGE_OF:
            yield name, [record["text"] for record in records(name, "train")]


def documents():
    for _, texts in sources():
        yield from texts


def spoken(word):
    return word.isascii() and word.isalpha() and (len(word) > 1 or word in "ai")


def class_of(word):
    return "number" if any(c.isdigit() for c in word) else "capital" if word[0].isupper() else "other"


def known_words():
    """The words of models/words-en, in the same order."""
    with open(f"{TARGET}/words.txt", encoding="utf8") as lines:
        return lines.read().split("\n")[:-1]


def load(known):
    """A row of ids for words, then marks, then classes, with a break between documents. Returns the row and the marks."""
    path = f"{WORK}/word_stream.pt"
    if not os.path.exists(path):
        texts = list(documents())
        counts = collections.Counter(w for text in texts for w, _, _ in words_of(text) if not spoken(w.lower()) and not w.isalnum())
        marks = sorted(w for w, _ in counts.most_common(MARKS))
        ids = {w: i for i, w in enumerate(known + marks)}
        classes = {c: len(ids) + i for i, c in enumerate(CLASSES)}
        row = []
        for text in texts:
            for word, _, _ in words_of(text):
                row.append(ids.get(word.lower(), -1))
                if row[-1] < 0:
                    row[-1] = classes[class_of(word)]
            row.append(classes["break"])
        torch.save((torch.tensor(row, dtype=torch.int32), marks), path)
    return torch.load(path)
