"""Lists of given names, family names and places as Bloom filters. They are small enough to ship, and say something about words for which the
vocabulary has only pieces. One in fifty other words is taken for a member by mistake; the tagger learns how far to trust the lists.
"""
import os
import shutil
import struct
import sys
import unicodedata
from collections import Counter

from names_in import native_names
from read_data import ENGLISH_TEXTS, OTHER_TEXTS, names, records, running_text, words_of

TARGET = os.path.join(os.path.dirname(__file__), "../ner-en/names.bin")
# The lists with which the weights were trained that are now trained further (rebuild.py); the data may have changed since then.
KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".work/names.bin")
HASHES, BITS_PER_WORD, SHORTEST = 6, 8.14, 3
OFFSETS, PRIME = (0x811C9DC5, 0x9747B28C), 0x01000193


def fnv(data, offset):
    value = offset
    for byte in data:
        value = ((value ^ byte) * PRIME) & 0xFFFFFFFF
    return value


def places(word, bits):
    data = unicodedata.normalize("NFC", word.lower()).encode("utf8")
    first, second = (fnv(data, offset) for offset in OFFSETS)
    return [(first + i * (second | 1)) % bits for i in range(HASHES)]


class Filter:
    def __init__(self, words, content=None, bits_per_word=BITS_PER_WORD):
        self.bits = int(len(words) * bits_per_word / 8 + 1) * 8 if content is None else 8 * len(content)
        self.bytes = bytearray(self.bits // 8) if content is None else bytearray(content)
        for word in words:
            self.add(word)

    def add(self, word):
        for at in places(word, self.bits):
            self.bytes[at >> 3] |= 1 << (at & 7)

    def holds(self, word):
        return all(self.bytes[at >> 3] >> (at & 7) & 1 for at in places(word, self.bits))


def listed(rows):
    return {part.lower() for name in rows for part, _, _ in words_of(name) if len(part) >= SHORTEST and part.isalpha()}


def lists():
    """Given names, family names, and places of one word (the parts of longer place names are ordinary words)."""
    given = names("person_names_by_country", {"first_m", "first_f"}) + names("person_first_names", {"first_m", "first_f", "first"})
    family = names("person_names_by_country", {"last"}) + names("person_last_names", {"last"})
    towns = [name for name in names("places", {"city", "capital", "state", "country"}) if " " not in name]
    return [listed(given), listed(family), listed(towns)]


# Texts in which people write names in lower case, or in which the words form no sentences.
CARELESS = {"en_chat_irc", "en_utterances", "en_chat_sgd"}
OFTEN = 5
# German capitalises nouns like names. An article shows that a word is a noun: nouns have one in at least a third of their occurrences.
ARTICLES = set("""der die das den dem des ein eine einen einem einer eines kein keine keinen im am zum zur vom beim ins ans
    mein meine dein deine sein seine ihr ihre unser unsere dieser diese dieses jeder jede jedes""".split())
ARTICLE_WEIGHT = 4
GERMAN_SETS = ("germeval14_de", "ler_de")


def written_as_words():
    """Counts how often each word is written as an ordinary word, and how often as a name."""
    plain, name = Counter(), Counter()
    texts = {**ENGLISH_TEXTS, **{k: v for t in OTHER_TEXTS.values() for k, v in t.items()}}
    for file, limit in texts.items():
        if file in CARELESS:
            continue
        before = "."
        for word, _, _ in words_of(running_text(file, limit)):
            if word.islower():
                plain[word] += 1
            elif word.istitle() and file.startswith("de_") and before in ARTICLES:
                plain[word.lower()] += ARTICLE_WEIGHT
            elif word.istitle() and before[-1].isalpha():
                name[word.lower()] += 1
            before = word
    for record in (record for file in GERMAN_SETS for record in records(file, "train")):
        marked = [(span["start"], span["end"]) for span in record["spans"]]
        for word, start, end in words_of(record["text"]):
            if word.istitle():
                is_name = any(start < last and end > first for first, last in marked)
                (name if is_name else plain)[word.lower()] += 1
    return plain, name


def ordinary(is_listed):
    """Words that are mostly ordinary and that the lists hold, rightly or by mistake: "chess", "open", "lamps"."""
    plain, name = written_as_words()
    return {w for w, n in plain.items() if n >= OFTEN and n >= 2 * name[w] and len(w) >= SHORTEST and w.isalpha() and is_listed(w)}


def saved(path):
    """Reads the four lists of a file that `write` made."""
    with open(path, "rb") as file:
        count, *bits = struct.unpack("<5I", file.read(20))
        if count != 4:
            raise SystemExit(f"{path} holds {count} lists instead of 4.")
        return [Filter((), file.read(size // 8)) for size in bits]


def write(filters, path):
    with open(path, "wb") as out:
        out.write(struct.pack(f"<{len(filters) + 1}I", len(filters), *(f.bits for f in filters)))
        for f in filters:
            out.write(f.bytes)


def copy_with_native_names(source, target):
    """Copies the lists and adds those names of lib/detect/native-names that are not words. Names can be added to a filter at any time."""
    filters = saved(source)
    for listed, kind in zip(filters, ("given", "family")):
        for _, words in native_names(kind, also_words=False):
            for word in words:
                listed.add(word)
    write(filters, target)


class NameLists:
    """Gives a number from 0 to 7 for a word: one bit for each of the three lists that holds it."""

    def __init__(self):
        self.is_kept = os.path.exists(KEPT)
        self.filters = saved(KEPT)[:3] if self.is_kept else [Filter(words) for words in lists()]
        self.cache = {}

    def __call__(self, word):
        if word not in self.cache:
            known = len(word) >= SHORTEST and word.isalpha()
            self.cache[word] = sum(1 << i for i, f in enumerate(self.filters) if known and f.holds(word))
        return self.cache[word]

    def save(self, path):
        """Writes the lists with a fourth one, which the network does not read: words of the first two lists that are mostly ordinary words."""
        if self.is_kept:
            shutil.copy(KEPT, path)
            return
        given, family, _ = self.filters
        filters = [*self.filters, Filter(ordinary(lambda word: given.holds(word) or family.holds(word)))]
        write(filters, path)


if __name__ == "__main__":
    NameLists().save(sys.argv[1] if len(sys.argv) > 1 else TARGET)
