"""A byte-level byte-pair vocabulary. It is learned from texts, used here, and written as tokenizer.json for transformers.js."""
import json
import re
from collections import Counter, defaultdict

SPECIAL = ["<|pad|>", "<|user|>", "<|assistant|>", "<|end|>"]
PAD, USER, ASSISTANT, END = range(4)
# Only ASCII classes, so that Python's and JavaScript's regular expressions split alike.
PATTERN = r" ?[A-Za-z]+|[0-9]| ?[^A-Za-z0-9\s]+|\s+"
CUT = re.compile(PATTERN)


def letters_of_bytes():
    """GPT-2's printable letter for each byte."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    letters, extra = {byte: chr(byte) for byte in plain}, 0
    for byte in range(256):
        if byte not in letters:
            letters[byte] = chr(256 + extra)
            extra += 1
    return letters


LETTERS = letters_of_bytes()
BYTES = {letter: byte for byte, letter in LETTERS.items()}


def in_letters(word):
    return "".join(LETTERS[byte] for byte in word.encode("utf8"))


def join_pair(parts, pair):
    joined, at = [], 0
    while at < len(parts):
        if at + 1 < len(parts) and (parts[at], parts[at + 1]) == pair:
            joined.append(parts[at] + parts[at + 1])
            at += 2
        else:
            joined.append(parts[at])
            at += 1
    return joined


def learn_merges(texts, size):
    """Merges the most frequent neighbours until the vocabulary has `size` pieces, and returns the merges."""
    counts = Counter(in_letters(word) for text in texts for word in CUT.findall(text))
    words = [(list(word), count) for word, count in counts.items()]
    pairs, where = Counter(), defaultdict(set)
    for at, (parts, count) in enumerate(words):
        for pair in zip(parts, parts[1:]):
            pairs[pair] += count
            where[pair].add(at)
    merges = []
    while len(merges) < size - len(SPECIAL) - len(LETTERS):
        best = max(pairs, key=lambda pair: (pairs[pair], pair))
        if pairs[best] < 2:
            break
        merges.append(best)
        for at in list(where[best]):
            parts, count = words[at]
            for pair in zip(parts, parts[1:]):
                pairs[pair] -= count
                where[pair].discard(at)
            parts = join_pair(parts, best)
            words[at] = (parts, count)
            for pair in zip(parts, parts[1:]):
                pairs[pair] += count
                where[pair].add(at)
        pairs.pop(best, None)
    return merges


class Tokenizer:
    end = END

    def __init__(self, merges):
        self.merges = [tuple(merge) for merge in merges]
        self.rank = {merge: at for at, merge in enumerate(self.merges)}
        self.pieces = SPECIAL + [LETTERS[byte] for byte in range(256)] + ["".join(merge) for merge in self.merges]
        self.ids = {piece: at for at, piece in enumerate(self.pieces)}
        self.known = {}

    def __len__(self):
        return len(self.pieces)

    def of_word(self, word):
        if word not in self.known:
            parts = list(in_letters(word))
            while len(parts) > 1:
                best = min(zip(parts, parts[1:]), key=lambda pair: self.rank.get(pair, 1 << 30))
                if best not in self.rank:
                    break
                parts = join_pair(parts, best)
            self.known[word] = [self.ids[part] for part in parts]
        return self.known[word]

    def encode(self, text):
        return [piece for word in CUT.findall(text) for piece in self.of_word(word)]

    def decode(self, ids):
        letters = "".join(self.pieces[at] for at in ids if at >= len(SPECIAL))
        return bytes(BYTES[letter] for letter in letters).decode("utf8", "replace")

    def prompt(self, question):
        return [USER, *self.encode(question), ASSISTANT]

    def save(self, path):
        added = [{"id": at, "content": piece, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True} for at, piece in enumerate(SPECIAL)]
        byte_level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": False}
        cut = {"type": "Split", "pattern": {"Regex": PATTERN}, "behavior": "Isolated", "invert": False}
        model = {"type": "BPE", "dropout": None, "unk_token": None, "continuing_subword_prefix": None, "end_of_word_suffix": None, "fuse_unk": False,
                 "byte_fallback": False, "vocab": self.ids, "merges": [" ".join(merge) for merge in self.merges]}
        content = {"version": "1.0", "truncation": None, "padding": None, "added_tokens": added, "normalizer": None,
                   "pre_tokenizer": {"type": "Sequence", "pretokenizers": [cut, byte_level]}, "post_processor": None, "decoder": byte_level, "model": model}
        with open(path, "w", encoding="utf8") as out:
            json.dump(content, out, ensure_ascii=False, indent=0)
            out.write("\n")


def load(path):
    """Our vocabulary, or that of a decoder that larger_decoder.py read."""
    with open(path, encoding="utf8") as file:
        content = json.load(file)
    if [added["content"] for added in content["added_tokens"][: len(SPECIAL)]] != SPECIAL:
        from disk_tokenizer import DiskTokenizer

        return DiskTokenizer(path)
    return Tokenizer([merge.split(" ") for merge in content["model"]["merges"]])
