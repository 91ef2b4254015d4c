"""Keeps the pieces of the encoder's vocabulary that prompts, running text and names of 40 languages use, and writes the pruned tokenizer. A text is
then cut anew into the pieces that are left, so nothing becomes unknown that was known.  usage: prune.py [PIECES]

A piece counts by the sum of its shares in each language, and languages by how much they are written in: by plain counts English and Chinese would crowd out
languages with little text. The report says how many more pieces each language's text has than with the whole vocabulary.
Single characters are kept in all scripts. The line break, which the encoder's tokenizer reads as a space, becomes a piece."""
import collections
import csv
import json
import lzma
import sys

import packages  # noqa: F401 (makes the folder above importable)
from tokenizers import Tokenizer

import annotations
from packages import FULL_TOKENIZER, PIECES, TOKENIZER
from read_data import DATA, LINE_BREAK, running_text
from texts import TEXTS

SIZE, SPECIAL = 60_000, 4
CHARACTERS_OF_A_FILE = 700_000
WEIGHTS = {"en": 5, "names": 0.8} | dict.fromkeys("zh de fr es pt it ru ja ko ar tr pl nl id vi hi he fa th uk zh-TW".split(), 1)
OTHER_WEIGHT, REPORTED = 0.5, 400_000
# Spaces of all kinds, and the invisible characters that the encoder's own tokenizer reads as spaces.
SPACES = "[\\s\\u200B\\u200E\\u200F\\uFEFF\\uFFFD]+"
NORMALIZER = {"type": "Sequence", "normalizers": [
    {"type": "NFKC"}, {"type": "Replace", "pattern": {"Regex": SPACES}, "content": " "}, {"type": "Strip", "strip_left": True, "strip_right": True},
]}


def sources():
    """Texts by language. Name lists count as languages of their own."""
    for record in annotations.written():
        yield record["lang"], record["text"]
    for language, files in TEXTS.items():
        for file in files:
            yield from ((language, text) for text in running_text(file, CHARACTERS_OF_A_FILE).split("\n"))
    for file in ("people_public", "person_first_names", "person_names_by_country"):
        yield "names", " ".join(all_names(file))


def all_names(file):
    with lzma.open(f"{DATA}/gazetteers/{file}.tsv.xz", "rt", encoding="utf8") as lines:
        return [row["name"] for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)]


def counted(tokenizer):
    """How often each piece occurs in the text of each language, and the beginning of each language's text."""
    counts, begun, batch = collections.defaultdict(collections.Counter), collections.defaultdict(str), []

    def count():
        for (language, text), encoded in zip(batch, tokenizer.encode_batch([text for _, text in batch], add_special_tokens=False)):
            counts[language].update(encoded.ids)
            if len(begun[language]) < REPORTED:
                begun[language] += text + " "
        batch.clear()

    for item in sources():
        batch.append(item)
        if len(batch) == 5_000:
            count()
    count()
    return counts, begun


def weighed(counts):
    """The weighed sum of each piece's shares. A language with little text gets less, since its counts are chance."""
    sums = collections.Counter()
    for language, pieces in counts.items():
        total = max(pieces.total(), 100_000)
        for piece, times in pieces.items():
            sums[piece] += WEIGHTS.get(language, OTHER_WEIGHT) * times / total
    return sums


def pruned(content, kept):
    vocabulary = content["model"]["vocab"]
    special = [token for token in content["added_tokens"] if token["id"] < SPECIAL]
    breaks = {"id": SPECIAL, "content": LINE_BREAK, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True}
    pieces = [*vocabulary[:SPECIAL], [LINE_BREAK, 0.0], *(vocabulary[i] for i in kept)]
    return {**content, "truncation": None, "padding": None, "added_tokens": [*special, breaks], "normalizer": NORMALIZER, "model": {**content["model"], "vocab": pieces}}


def main(size=SIZE):
    with open(FULL_TOKENIZER, encoding="utf8") as file:
        content = json.load(file)
    content["normalizer"] = NORMALIZER
    tokenizer = Tokenizer.from_str(json.dumps(content))
    counts, begun = counted(tokenizer)
    sums, vocabulary = weighed(counts), [piece for piece, _ in content["model"]["vocab"]]
    usable = [i for i in range(SPECIAL, len(vocabulary)) if vocabulary[i] not in ("<mask>", LINE_BREAK)]
    single = {i for i in usable if len(vocabulary[i]) == 1 and vocabulary[i].isprintable()}
    # Ideographs that no text uses are left out.
    used = {i for i in single if sums[i] or not 0x3400 <= ord(vocabulary[i]) < 0x20000}
    longer = sorted((i for i in usable if i not in single and sums[i]), key=lambda i: -sums[i])
    kept = sorted(used | set(longer[: size - len(used) - SPECIAL - 1]))
    smaller = pruned(content, kept)
    with open(TOKENIZER, "w", encoding="utf8") as out:
        json.dump(smaller, out, ensure_ascii=False)
    with open(PIECES, "w", encoding="utf8") as out:
        json.dump(kept, out)
    print(f"{len(kept)} pieces, {len(used)} single characters; {len(longer)} of more characters were used")
    after = Tokenizer.from_str(json.dumps(smaller))
    more = {language: len(after.encode(text).ids) / len(tokenizer.encode(text).ids) for language, text in begun.items()}
    print("  ".join(f"{language} {100 * times - 100:.0f} %" for language, times in sorted(more.items(), key=lambda item: item[1])))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
