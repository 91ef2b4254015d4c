"""A cased WordPiece vocabulary: frequent whole words and names, and frequent beginnings and continuations of the rest.

Greedy longest match needs no merge order, so counting pieces is enough.
"""
import collections
import json
import unicodedata

from read_data import ENGLISH_TEXTS, LANGUAGE_OF, LINE_BREAK, OTHER_TEXTS, TRAIN_SETS, frequent_words, names, records, running_text, words_of

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WHOLE_WORDS, WHOLE_NAMES, LOWER_NAMES, BEGINNINGS, CONTINUATIONS = 15_000, 6_000, 2_500, 3_500, 3_500
# Each other language: its most frequent words in subtitles (two of them have no running text here), and in its own texts.
LANGUAGES, SUBTITLE_WORDS, TEXT_WORDS = ("de", "fr", "es", "it", "nl", "pt"), 2_500, 1_500


def word_counts():
    """How often each word occurs, for English and for each other language."""
    counts = {language: collections.Counter() for language in ("en", *LANGUAGES)}
    for name in TRAIN_SETS:
        for record in records(name, "train"):
            counts[LANGUAGE_OF.get(name, "en")].update(word for word, _, _ in words_of(record["text"]))
    for language, texts in {"en": ENGLISH_TEXTS, **OTHER_TEXTS}.items():
        for file, limit in texts.items():
            counts[language].update(word for word, _, _ in words_of(running_text(file, min(limit, 4_000_000))))
    return counts


def most_common(counter, count, known=()):
    known = set(known)
    return [w for w, _ in counter.most_common(count + len(known)) if w not in known][:count]


def name_words():
    """Words of names, those of the most popular lists and of real text first."""
    popular = names("person_names_by_country", {"first_m", "first_f", "last"})
    given = names("person_first_names", {"first_m", "first_f"})
    places = names("places", {"country", "capital", "nationality", "state"})
    return [w for n in popular + given + places for w in n.split() if w.isalpha() and len(w) > 2], popular


def parts_of(counts, known):
    """Frequent beginnings and continuations of the words that are not in the vocabulary as a whole."""
    beginnings, continuations = collections.Counter(), collections.Counter()
    rare = [(w, min(n, 50)) for counter in counts.values() for w, n in counter.items() if w not in known and len(w) > 2 and w.isalpha()]
    rare += [(w, 2) for w in names("person_last_names", {"last"})[::4] if w.isalpha()]
    for word, weight in rare:
        for size in range(2, min(7, len(word))):
            beginnings[word[:size]] += weight * size
            continuations["##" + word[-size:]] += weight * size
            if len(word) > 6:
                for at in range(2, len(word) - size, 2):
                    continuations["##" + word[at : at + size]] += weight
    return most_common(beginnings, BEGINNINGS), most_common(continuations, CONTINUATIONS)


def build():
    counts = word_counts()
    characters = collections.Counter()
    for counter in counts.values():
        for word, count in counter.items():
            for character in word:
                characters[character] += count
    alphabet = [c for c, n in characters.most_common(600) if n > 3]
    whole = [w for w in most_common(counts["en"], WHOLE_WORDS) if len(w) > 1 and not w.isdigit()]
    for language in LANGUAGES:
        whole += frequent_words(language, SUBTITLE_WORDS)
        whole += [w for w in most_common(counts[language], TEXT_WORDS, whole) if len(w) > 1 and w.isalpha()]
    named, popular = name_words()
    ranked = collections.Counter({w: 1 + counts["en"][w] for w in named})
    whole += most_common(ranked, WHOLE_NAMES, whole)
    whole += [n.lower() for n in popular if n.isalpha()][:LOWER_NAMES]
    beginnings, continuations = parts_of(counts, set(whole))
    digits = [f"{n}" for n in range(10, 100)] + [f"##{n:02}" for n in range(100)] + [str(y) for y in range(1930, 2031)]
    inner = ["##" + c for c in alphabet if unicodedata.category(c)[0] in "LN"]
    return list(dict.fromkeys(SPECIAL + [LINE_BREAK] + alphabet + inner + digits + whole + beginnings + continuations))


class WordPiece:
    """The same greedy longest match as the tokenizer that reads tokenizer.json; `max_input_chars_per_word` included."""

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
    """What the letters look like; with `##` counted, since an inner capital means something else."""
    inner = piece.startswith("##")
    body = piece[2:] if inner else piece
    kind = 0 if body.islower() else 1 if body.istitle() and len(body) > 1 else 2 if body.isupper() else 3 if body.isdigit() else 4 if body.isalpha() else 5
    return kind + 6 * inner


def save(pieces, path):
    with open(path, "w", encoding="utf8") as out:
        json.dump(tokenizer_json(pieces), out, ensure_ascii=False, separators=(",", ":"))
