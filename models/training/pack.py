"""Copies into a folder the data that training needs: the texts as far as they are read, the training sets, the lists, and our annotations with
their texts.  usage: pack.py OUT"""
import json
import lzma
import os
import shutil
import sys

import annotations
from read_data import DATA, TRAIN_SETS, running_text
from texts import TEXTS

LISTS = "medical occupations organizations person_first_names person_last_names person_names_big person_names_by_country person_names_east_asia places places_misc word_frequency".split()


def main(out):
    for folder in ("text", "ner", "gazetteers"):
        os.makedirs(f"{out}/{folder}", exist_ok=True)
    shutil.copy(f"{DATA}/README.md", out)
    for name in TRAIN_SETS:
        shutil.copy(f"{DATA}/ner/{name}.train.jsonl.xz", f"{out}/ner")
    for name in LISTS:
        shutil.copy(f"{DATA}/gazetteers/{name}.tsv.xz", f"{out}/gazetteers")
    for texts in TEXTS.values():
        for file, limit in texts.items():
            whole = f"{DATA}/text/{file}.txt.xz"
            if limit >= 40_000_000:
                shutil.copy(whole, f"{out}/text")
            else:
                with lzma.open(f"{out}/text/{file}.txt.xz", "wt", encoding="utf8", preset=6) as packed:
                    packed.write(running_text(file, limit))
    with lzma.open(f"{out}/annotated.jsonl.xz", "wt", encoding="utf8") as lines:
        for record in annotations.read_passages():
            lines.write(json.dumps(record, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
