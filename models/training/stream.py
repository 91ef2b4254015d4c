"""The running text as one long row of piece ids, with the name lists that hold each piece's word, for pretraining and distillation."""
import multiprocessing

import numpy

from name_lists import NameLists
from read_data import words_of
from texts import LANGUAGES, documents_of

DOCUMENT_END = 3  # [SEP]


def language_ids(task):
    """The pieces and lists of a part of one language's documents."""
    language, share, shares, split = task
    lists, ids, held = NameLists(), [], []
    for number, text in enumerate(documents_of(language)):
        if number % shares != share:
            continue
        for word, _, _ in words_of(text):
            pieces = split(word)
            ids += pieces
            held += [lists(word)] * len(pieces)
        ids.append(DOCUMENT_END)
        held.append(0)
    return language, numpy.array(ids, dtype=numpy.uint16), numpy.array(held, dtype=numpy.uint8)


def load(split, processes, languages=LANGUAGES):
    """{language: (ids, lists)} for all running text."""
    tasks = [(language, share, 12 if language == "en" else 1, split) for language in languages for share in range(12 if language == "en" else 1)]
    made = {}
    with multiprocessing.Pool(processes) as pool:
        for language, ids, held in pool.imap_unordered(language_ids, tasks):
            made.setdefault(language, []).append((ids, held))
    return {language: tuple(numpy.concatenate(arrays) for arrays in zip(*parts)) for language, parts in made.items()}
