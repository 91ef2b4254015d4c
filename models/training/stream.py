"""The running text as one long row of piece ids, kept in .work/stream.pt: what the vectors and the language model read."""
import os

import torch

from read_data import ENGLISH_TEXTS, OTHER_TEXTS, TRAIN_SETS, records, running_text, words_of

DOCUMENT_END = 3  # [SEP]


def documents():
    for texts in (ENGLISH_TEXTS, *OTHER_TEXTS.values()):
        for file, limit in texts.items():
            yield from running_text(file, limit).split("\n\n")
    for name in TRAIN_SETS:
        for record in records(name, "train"):
            yield record["text"]


def load(split, work):
    """Piece ids, and for each piece whether it begins a word."""
    path = f"{work}/stream.pt"
    if not os.path.exists(path):
        ids, heads = [], []
        for text in documents():
            for word, _, _ in words_of(text):
                pieces = split(word)
                ids += pieces
                heads += [True] + [False] * (len(pieces) - 1)
            ids.append(DOCUMENT_END)
            heads.append(True)
        torch.save((torch.tensor(ids, dtype=torch.int32), torch.tensor(heads)), path)
    return torch.load(path)
