"""A cased WordPiece vocabulary of many languages: made by byte-pair merges over counted words, read by greedy longest match.
Pieces that begin a word are sorted by frequency, on which `lib/models/true-case.ts` relies. Scripts whose characters are single words
(read_data.WORD) need no merges."""
import collections
import itertools
import json
import tempfile
import unicodedata

from annotations import written
from read_data import LINE_BREAK, WORD_ALONE, names, words_of
from texts import LANGUAGES, documents_of

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
MERGED, LEAST_CHARACTER, LEAST_WORD = 34_000, 6, 2
# How many frequent whole words become pieces even if no merge made them.
ENGLISH_WORDS, OTHER_WORDS = 14_000, 1_000
# After this many pieces, only short beginnings of words are added, from which rare words are read.
LONG_BEGINNINGS, SHORT = 30_000, 4
# The counts of a language grow only with this power of its share of all text, so that languages with little text count for more.
BALANCE = 0.7
NAME_WEIGHT = 4


def counts_by_language():
    for language in LANGUAGES:
        counter = collections.Counter()
        for text in documents_of(language):
            counter.update(word for word, _, _ in words_of(text))
        yield language, counter
    yield "written", collections.Counter(word for record in written() for word, _, _ in words_of(record["text"]))


def name_counts():
    popular = names("person_names_by_country", {"first_m", "first_f", "last"}) + names("person_first_names", {"first_m", "first_f"})
    popular += names("person_last_names", {"last"})[::3] + names("places", {"country", "capital", "nationality", "state", "city"})
    return collections.Counter(word for name in popular for word in name.split() if word.isalpha() and len(word) > 2)


def frequent(by_language):
    """The most frequent words of each language."""
    for language, counter in by_language.items():
        words = (w for w, _ in counter.most_common(3 * ENGLISH_WORDS) if len(w) > 1 and w.isalpha())
        yield from itertools.islice(words, ENGLISH_WORDS if language == "en" else OTHER_WORDS)


def balanced_counts(by_language):
    largest = max(sum(c.values()) for c in by_language.values())
    counts = collections.Counter()
    for counter in by_language.values():
        scale = (sum(counter.values()) / largest) ** (BALANCE - 1)
        for word, count in counter.items():
            counts[word] += count * scale
    for word, count in name_counts().items():
        counts[word] += count * NAME_WEIGHT
    return counts


def merges(counts):
    """The pieces of sentencepiece's byte-pair merges, over words that are mostly letters; numbers get separate pieces."""
    import sentencepiece

    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/words.tsv", "w", encoding="utf8") as out:
            for word, count in counts.items():
                if count >= LEAST_WORD and 1 < len(word) < 40 and any(c.isalpha() for c in word) and not any(c.isdigit() or c == "▁" for c in word):
                    out.write(f"{word}\t{int(count) + 1}\n")
        sentencepiece.SentencePieceTrainer.train(
            input=f"{folder}/words.tsv", input_format="tsv", model_prefix=f"{folder}/pieces", model_type="bpe", vocab_size=MERGED, normalization_rule_name="identity",
            character_coverage=1.0, split_by_unicode_script=False, split_by_number=False, split_by_whitespace=True, num_threads=2, minloglevel=1, hard_vocab_limit=False,
        )
        with open(f"{folder}/pieces.vocab", encoding="utf8") as lines:
            return [line.split("\t")[0] for line in lines][3:]


def build():
    by_language = dict(counts_by_language())
    counts = balanced_counts(by_language)
    characters = collections.Counter()
    for word, count in counts.items():
        for character in word:
            characters[character] += count
    alphabet = [c for c, n in characters.most_common() if n >= LEAST_CHARACTER]
    pieces = merges(counts)
    beginnings = [p[1:] for p in pieces if p.startswith("▁") and len(p) > 1]
    beginnings = list(dict.fromkeys(beginnings + list(frequent(by_language))))
    beginnings.sort(key=lambda word: -counts[word])
    beginnings = beginnings[:LONG_BEGINNINGS] + [b for b in beginnings[LONG_BEGINNINGS:] if len(b) <= SHORT]
    inner = ["##" + p for p in pieces if not p.startswith("▁")]
    inner += ["##" + c for c in alphabet if unicodedata.category(c)[0] in "LNM" and not WORD_ALONE.fullmatch(c)]
    digits = [f"{n}" for n in range(10, 100)] + [f"##{n:02}" for n in range(100)] + [str(y) for y in range(1930, 2031)] + ["##" + d for d in "0123456789"]
    return list(dict.fromkeys(SPECIAL + [LINE_BREAK] + beginnings + alphabet + digits + inner))


class WordPiece:
    """Splits words by greedy longest match exactly as the tokenizer of tokenizer.json does, `max_input_chars_per_word` included."""

    def __init__(self, pieces):
        self.ids = {piece: i for i, piece in enumerate(pieces)}
        self.cache = {}

    def __call__(self, word):
        if word not in self.cache:
            self.cache[word] = self.split(word)
        return self.cache[word]

    def split(self, word):
        if len(word) > 100:
            return [1]
        ids, at = [], 0
        while at < len(word):
            for end in range(len(word), at, -1):
                piece = self.ids.get(word[at:end] if at == 0 else "##" + word[at:end])
                if piece is not None:
                    ids.append(piece)
                    at = end
                    break
            else:
                return [1]
        return ids


def tokenizer_json(pieces):
    special = [{"id": i, "content": p, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True} for i, p in enumerate(SPECIAL)]
    single = [{"SpecialToken": {"id": "[CLS]", "type_id": 0}}, {"Sequence": {"id": "A", "type_id": 0}}, {"SpecialToken": {"id": "[SEP]", "type_id": 0}}]
    return {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": special,
        "normalizer": {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True, "strip_accents": False, "lowercase": False},
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "post_processor": {
            "type": "TemplateProcessing", "single": single, "pair": single + [{"Sequence": {"id": "B", "type_id": 1}}, {"SpecialToken": {"id": "[SEP]", "type_id": 1}}],
            "special_tokens": {t: {"id": t, "ids": [i], "tokens": [t]} for i, t in [(2, "[CLS]"), (3, "[SEP]")]},
        },
        "decoder": {"type": "WordPiece", "prefix": "##", "cleanup": True},
        "model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##", "max_input_chars_per_word": 100, "vocab": {p: i for i, p in enumerate(pieces)}},
    }


def shape_of(piece):
    """The shape of a piece's letters. `##` counts too, because a capital inside a word has another meaning."""
    inner = piece.startswith("##")
    body = piece[2:] if inner else piece
    kind = 0 if body.islower() else 1 if body.istitle() and len(body) > 1 else 2 if body.isupper() else 3 if body.isdigit() else 4 if body.isalpha() else 5
    return kind + 6 * inner


def save(pieces, path):
    with open(path, "w", encoding="utf8") as out:
        json.dump(tokenizer_json(pieces), out, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    import sys

    with open(sys.argv[1], "w", encoding="utf8") as out:
        json.dump(build(), out, ensure_ascii=False)
