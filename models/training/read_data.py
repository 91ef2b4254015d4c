"""Reads annotated records, name lists and running text from the data folder, and splits text into words with offsets as BertPreTokenizer does,
with line breaks."""
import csv
import json
import lzma
import os
import re
import sys
import unicodedata

DATA = os.environ.get("COATCHECK_DATA", os.path.join(os.path.dirname(__file__), "../../../shared/data"))

# Only sets of tiers A and B: published weights must not be based on non-commercial or research-only text.
TRAIN_SETS = (
    "btc ctx_anonymizer crossner gmb lifebench_pii nano_pii nlu_eval panorama restaurants8k sgd_slots tab "
    "tweebank_ner uner_ewt wikigold wnut17 ncbi_disease bc5cdr "
    "germeval14_de ler_de echr_es meddocan_es echr_fr "
    "uner_da uner_hr uner_pt uner_sk uner_sr uner_sv stockmark_ja uner_zh weibo_zh"
).split()
OTHER_LANGUAGES = "da de es fr hr ja pt sk sr sv zh".split()
LANGUAGE_OF = {name: name[-2:] for name in TRAIN_SETS if name[-3:-2] == "_" and name[-2:] in OTHER_LANGUAGES}

# As in BERT's pre-tokenizer, punctuation (ASCII symbols included) and CJK ideographs are words of their own, and other symbols stay in their
# word. Characters of other scripts without spaces, or with particles attached to names (kana, Hangul, Thai), are single words too, so that a
# name can end inside a run.
_PUNCTUATION = re.escape("".join(
    chr(c) for c in range(0x30000) if unicodedata.category(chr(c))[0] == "P" or (c < 128 and chr(c) in "$+<=>^`|~")
))
_CJK = "\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff\u3041-\u3096\u3099-\u309f\u30a1-\u30fa\u30fc-\u30ff\uff66-\uff9f\u1100-\u11ff\u3130-\u318f\uac00-\ud7af\u0e01-\u0e3a\u0e40-\u0e4e"
LINE_BREAK = "¶"
WORD_ALONE = re.compile(f"[{_CJK}]")
WORD = re.compile(f"\n+|[{_CJK}]|[{_PUNCTUATION}]|[^\\s{_CJK}{_PUNCTUATION}]+")


def words_of(text):
    """The words with their offsets. A line break is a word too, written as LINE_BREAK."""
    return [(LINE_BREAK if m.group()[0] == "\n" else m.group(), m.start(), m.end()) for m in WORD.finditer(text)]


def records(name, part):
    with lzma.open(f"{DATA}/ner/{name}.{part}.jsonl.xz", "rt", encoding="utf8") as lines:
        for line in lines:
            yield json.loads(line)


def scope_of(name):
    """The labels that a set marks throughout. It marks other labels only in part, or not at all."""
    with open(f"{DATA}/README.md", encoding="utf8") as lines:
        for line in lines:
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) > 7 and cells[1] == name and cells[6].split()[0].isdigit():
                return set(re.findall(r"[A-Z]{2,}", cells[7]))
    raise SystemExit(f"The data's README states no scope for {name}.")


def names(file, kinds, places=None):
    with lzma.open(f"{DATA}/gazetteers/{file}.tsv.xz", "rt", encoding="utf8") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [r["name"] for r in rows if r["kind"] in kinds and (places is None or r["place"] in places)]


def subtitle_counts(language):
    """How often each of the 25,000 most frequent word forms occurs in subtitles; the forms are in lower case."""
    with lzma.open(f"{DATA}/gazetteers/word_frequency.tsv.xz", "rt", encoding="utf8") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {r["name"]: int(float(r["weight"])) for r in rows if r["place"] == language}


def frequent_words(language, count):
    """The most frequent word forms in subtitles."""
    counts = subtitle_counts(language)
    return sorted(counts, key=counts.get, reverse=True)[:count]


def running_text(file, limit):
    """The beginning of a text. If the machine has only a part of the data, a missing text is reported and left out."""
    path = f"{DATA}/text/{file}.txt.xz"
    if not os.path.exists(path):
        print(f"{file} is not here and is left out.", file=sys.stderr)
        return ""
    with lzma.open(path, "rt", encoding="utf8") as text:
        return text.read(limit)


# What the vectors and the language model are trained on, in characters: chat-like and modern texts in full, novels in part.
ENGLISH_TEXTS = {
    "en_prompts": 4_000_000, "en_agents": 2_000_000, "en_prompts_arena": 200_000, "en_prompts_dolly": 2_500_000, "en_prompts_eval": 800_000,
    "en_prompts_oasst": 1_200_000, "en_prompts_principles": 200_000, "en_prompts_tools": 500_000, "en_support": 500_000, "en_support_requests": 300_000,
    "en_masc": 3_000_000, "en_ewt": 1_000_000, "en_utterances": 2_000_000, "en_chat_topical": 5_000_000,
    "en_chat_sgd": 3_000_000, "en_chat_hh": 2_000_000, "en_chat_irc": 3_000_000, "en_chat_meetings": 3_000_000,
    "en_medical_dialogue": 4_000_000, "en_counsel": 3_000_000, "en_medquad": 4_000_000, "en_textbooks": 9_000_000, "en_tech": 6_000_000,
    "en_factbook": 2_400_000, "en_wiki": 600_000, "en_books": 8_000_000,
}
