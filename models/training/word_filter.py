"""Sets of words as Bloom filters, which lib/models/word-filter.ts reads. They are small enough to ship, but take some other words for members."""
import struct
import unicodedata

HASHES = 6
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
    def __init__(self, content):
        self.bytes, self.bits = bytearray(content), 8 * len(content)

    @classmethod
    def of(cls, words, bits_per_word):
        made = cls(bytes(int(len(words) * bits_per_word / 8 + 1)))
        for word in words:
            made.add(word)
        return made

    def add(self, word):
        for at in places(word, self.bits):
            self.bytes[at >> 3] |= 1 << (at & 7)

    def holds(self, word):
        return all(self.bytes[at >> 3] >> (at & 7) & 1 for at in places(word, self.bits))


def write(filters, path):
    with open(path, "wb") as out:
        out.write(struct.pack(f"<{len(filters) + 1}I", len(filters), *(f.bits for f in filters)))
        for f in filters:
            out.write(f.bytes)
