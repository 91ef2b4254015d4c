"""Picks passages of the running text for readers and writes them in batches.  usage: sample.py OUT [SEED] [SIZE]
A batch lists passages as lines "#number file sha1", each followed by its text. Two in a hundred passages are in two batches, so that the
agreement of two readers can be measured."""
import hashlib
import os
import random
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from read_data import running_text

# How many passages of each file are read. Most are prompt-like text; other genres teach the detector to find nothing where nothing is private.
QUOTA = {
    "en_prompts": 260, "en_prompts_arena": 100, "en_prompts_dolly": 240, "en_prompts_eval": 120, "en_prompts_oasst": 220,
    "en_prompts_principles": 40, "en_prompts_tools": 120, "en_agents": 160, "en_support": 160, "en_support_requests": 60, "en_code_rules": 160,
    "en_config": 120, "en_logs": 120, "en_sql": 12, "en_tech": 180, "en_masc": 220, "en_ewt": 220, "en_chat_irc": 100, "en_chat_topical": 80,
    "en_chat_hh": 40, "en_counsel": 80, "en_medical_dialogue": 100, "en_medquad": 40, "en_wiki": 60, "en_textbooks": 60, "en_utterances": 60,
    "en_chat_meetings": 40, "en_chat_sgd": 30, "en_books": 60, "en_factbook": 20,
    "zh_prompts": 180, "zh_advice": 110, "zh_agents": 120, "zh_chat": 60, "zh_counsel": 80,
    "de_prompts": 130, "de_web": 60, "de_legal": 30, "fr_prompts": 130, "fr_web": 50, "fr_spoken": 20, "es_prompts": 130, "es_texts": 50, "es_web": 40,
    "it_prompts": 140, "it_tweets": 50, "pt_prompts": 130, "pt_tweets": 50, "nl_prompts": 130, "nl_wiki": 50, "pl_prompts": 180,
    "ru_prompts": 150, "ru_web": 40, "ja_prompts": 130, "ja_chat": 40, "ja_support": 40, "ja_web": 30, "ko_prompts": 160, "ko_web": 40,
    "ar_prompts": 130, "ar_tweets": 60, "tr_prompts": 140, "tr_reviews": 30, "tr_web": 30, "hi_web": 150, "vi_prompts": 60, "vi_web": 40,
    "uk_texts": 80, "id_prompts": 20, "id_reviews": 30, "id_web": 20, "fa_prompts": 40, "fi_prompts": 40, "fi_web": 20, "bg_prompts": 50,
    "ro_web": 30, "he_speech": 20, "no_web": 30, "sk_prompts": 20, "ga_tweets": 10, "be_web": 10,
}
READ_LIMIT = 30_000_000
LONGEST, SHORTEST = 620, 40
CJK = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
TWICE = 0.02


def cut(text, rng):
    """Cuts out whole lines or sentences of at most LONGEST characters (a third of that in scripts in which each character is a word)."""
    longest = LONGEST // 3 if len(CJK.findall(text)) > len(text) / 5 else LONGEST
    if len(text) <= longest:
        return text
    ends = [m.end() for m in re.finditer(r"\n|[.!?]\s|[。！？]", text)]
    starts = [0] + [e for e in ends if len(text) - e > longest / 2]
    start = rng.choice(starts) if rng.random() < 0.6 else 0
    inside = [e for e in ends if start + longest / 3 < e <= start + longest]
    end = inside[-1] if inside else start + longest
    return text[start:end]


def passages(file, count, rng):
    documents = [d for d in running_text(file, READ_LIMIT).split("\n\n") if len(d) >= SHORTEST // 2]
    rng.shuffle(documents)
    for document in documents[:count]:
        yield cut(document, rng).strip()


def main(out, seed=1, size=40):
    os.makedirs(out, exist_ok=True)
    rng = random.Random(int(seed))
    rows = [(file, text) for file, count in QUOTA.items() for text in passages(file, count, rng) if text and "⟦" not in text]
    rng.shuffle(rows)
    rows += rng.sample(rows, int(len(rows) * TWICE))
    for at in range(0, len(rows), int(size)):
        with open(f"{out}/{at // int(size):03}.txt", "w", encoding="utf8") as batch:
            for number, (file, text) in enumerate(rows[at : at + int(size)], 1):
                batch.write(f"#{number} {file} {hashlib.sha1(text.encode()).hexdigest()[:12]}\n{text}\n\n")
    print(len(rows), "passages", sum(len(t.split()) for _, t in rows), "words")


if __name__ == "__main__":
    main(*sys.argv[1:])
