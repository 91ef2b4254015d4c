"""A cased WordPiece vocabulary: frequent whole words and names, and frequent beginnings and continuations of the rest.

Greedy longest match needs no merge order, so counting pieces is enough.
"""
import collections
import json
import unicodedata

from read_data import TRAIN_SETS, names, records, running_text, words_of

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
TEXTS = {"en_prompts": 3_000_000, "en_masc": 3_000_000, "en_ewt": 1_000_000, "en_utterances": 2_000_000, "en_chat_topical": 3_000_000,
         "en_chat_sgd": 2_000_000, "en_medical_dialogue": 3_000_000, "en_counsel": 2_000_000, "en_textbooks": 6_000_000, "en_tech": 4_000_000}
WHOLE_WORDS, WHOLE_NAMES, BEGINNINGS, CONTINUATIONS = 13_000, 5_000, 2_500, 2_500


def build():
    counts = collections.Counter()
    for name in TRAIN_SETS:
        for record in records(name, "train"):
            counts.update(word for word, _, _ in words_of(record["text"]))
    for file, limit in TEXTS.items():
        counts.update(word for word, _, _ in words_of(running_text(file, limit)))
    characters = collections.Counter()
    for word, count in counts.items():
        for character in word:
            characters[character] += count
    alphabet = [c for c, n in characters.most_common(600) if n > 3]
    whole = [w for w, n in counts.most_common(WHOLE_WORDS) if len(w) > 1 and not w.isdigit()]
    named = (
        names("person_names_by_country", {"first_m", "first_f", "last"})
        + names("person_first_names", {"first_m", "first_f"})
        + names("places", {"country", "capital", "nationality", "state"})
    )
    ranked = collections.Counter({w: 1 + counts[w] for n in named for w in n.split() if w.isalpha() and len(w) > 2})
    known = set(whole)
    whole += [w for w, _ in ranked.most_common(WHOLE_NAMES + len(known)) if w not in known][:WHOLE_NAMES]
    known = set(whole)
    beginnings, continuations = collections.Counter(), collections.Counter()
    rare = [(w, n) for w, n in counts.items() if w not in known and len(w) > 2 and w.isalpha() and n < 2000]
    rare += [(w, 2) for w in names("person_last_names", {"last"})[::4] if w.isalpha()]
    for word, count in rare:
        weight = min(count, 50)
        for size in range(2, min(7, len(word))):
            beginnings[word[:size]] += weight * size
            continuations["##" + word[-size:]] += weight * size
            if len(word) > 6:
                for at in range(2, len(word) - size, 2):
                    continuations["##" + word[at : at + size]] += weight
    digits = [f"{n}" for n in range(10, 100)] + [f"##{n:02}" for n in range(100)] + [str(y) for y in range(1930, 2031)]
    pieces = SPECIAL + alphabet + ["##" + c for c in alphabet if unicodedata.category(c)[0] in "LN"] + digits + whole
    pieces += [p for p, _ in beginnings.most_common(BEGINNINGS)] + [p for p, _ in continuations.most_common(CONTINUATIONS)]
    return list(dict.fromkeys(pieces))


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
