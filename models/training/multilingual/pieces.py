"""Cuts texts into the pieces that the network reads."""
import re

from tokenizers import Tokenizer

from tagger import LINE_BREAK


def tokenizer(path):
    loaded = Tokenizer.from_file(path)
    loaded.no_padding(), loaded.no_truncation()
    return loaded


def pieces_of(texts, cutter):
    """For each text its pieces with offsets. Line breaks are pieces of their own."""
    lines, places = [], []
    for number, text in enumerate(texts):
        for match in re.finditer(r"\n+|[^\n]+", text):
            if match.group()[0] == "\n":
                places.append((number, match.start(), match.end(), -1))
            else:
                places.append((number, match.start(), match.end(), len(lines)))
                lines.append(match.group())
    found = [([], []) for _ in texts]
    encoded = cutter.encode_batch(lines, add_special_tokens=False)
    for number, start, end, line in places:
        ids, offsets = found[number]
        if line < 0:
            ids.append(LINE_BREAK)
            offsets.append((start, end))
            continue
        for piece, (a, b) in zip(encoded[line].ids, encoded[line].offsets):
            while a < b and lines[line][a].isspace():
                a += 1
            ids.append(piece)
            offsets.append((start + a, start + b))
    return found
