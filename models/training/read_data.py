"""Annotated records, name lists and running text from the data folder; words with offsets as BertPreTokenizer cuts them."""
import csv
import json
import lzma
import os
import re
import unicodedata

DATA = os.environ.get("COATCHECK_DATA", os.path.join(os.path.dirname(__file__), "../../../shared/data"))

# Only tiers A and B: weights that are given away must not rest on non-commercial or research-only text.
TRAIN_SETS = (
    "btc ctx_anonymizer crossner gmb lifebench_pii nano_pii nlu_eval panorama restaurants8k sgd_slots tab "
    "tweebank_ner uner_ewt wikigold wnut17 ncbi_disease bc5cdr"
).split()
EVALUATION_SETS = "wnut17 uner_ewt wikigold btc gmb crossner lifebench_pii ctx_anonymizer tab bc5cdr".split()
EVALUATION_ONLY_SETS = "conll2003 worldwide".split()

# BERT's pre-tokenizer: punctuation (ASCII symbols included) and CJK ideographs stand alone; other symbols stay in their word.
_PUNCTUATION = re.escape("".join(
    chr(c) for c in range(0x30000) if unicodedata.category(chr(c))[0] == "P" or (c < 128 and chr(c) in "$+<=>^`|~")
))
_CJK = "\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff"
WORD = re.compile(f"[{_CJK}]|[{_PUNCTUATION}]|[^\\s{_CJK}{_PUNCTUATION}]+")


def words_of(text):
    return [(m.group(), m.start(), m.end()) for m in WORD.finditer(text)]


def records(name, part):
    with lzma.open(f"{DATA}/ner/{name}.{part}.jsonl.xz", "rt", encoding="utf8") as lines:
        for line in lines:
            yield json.loads(line)


def scope_of(name):
    """The labels that a set marks throughout; others are marked in part or not at all."""
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


def weighted_words(language="en"):
    with lzma.open(f"{DATA}/gazetteers/word_frequency.tsv.xz", "rt", encoding="utf8") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {r["name"]: int(float(r["weight"])) for r in rows if r["place"] == language}


def running_text(file, limit):
    with lzma.open(f"{DATA}/text/{file}.txt.xz", "rt", encoding="utf8") as text:
        return text.read(limit)
