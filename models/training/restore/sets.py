"""Reads Pri-DDXPlus, Pri-NLICE and Pri-SLJA for the benchmark. They are used only for measuring, and nothing is trained on them."""
import json
import lzma
import os
import random
from dataclasses import dataclass

from train_decoder import DATA

NAMES = {"pri_ddxplus": "Pri-DDXPlus", "pri_nlice": "Pri-NLICE", "pri_slja": "Pri-SLJA"}
# Pri-SLJA has no development part here.
TEST_ONLY = ("pri_slja",)


@dataclass
class Question:
    complete: str
    incomplete: str
    private: list
    options: list
    answer: int

    def places(self):
        """The places of the private spans in the complete question: [(start, end)]. Each span is found once, at the first free place."""
        taken = []
        for span in sorted(self.private, key=len, reverse=True):
            at = self.complete.find(span)
            while at >= 0 and any(at < end and start < at + len(span) for start, end in taken):
                at = self.complete.find(span, at + 1)
            if at >= 0:
                taken.append((at, at + len(span)))
        return sorted(taken)


def plain(text):
    """Pri-NLICE writes "altered_urination"; every method reads it with a space."""
    return text.replace("_", " ").replace("  ", " ").replace(" ,", ",").strip()


def names_of(part):
    return [name for name in NAMES if part == "test" or name not in TEST_ONLY]


def options_of(row):
    """The options and the right one. Pri-SLJA names its options by letters."""
    options = row["options"]
    return (list(options.values()), row["answer"]) if isinstance(options, dict) else (options, row["correct_answer"])


def read(name, part):
    questions = []
    for line in lzma.open(f"{DATA}/papers/{name}_{part}.json.xz", "rt", encoding="utf8"):
        row = json.loads(line)
        private = row["restore_symptoms"] if "restore_symptoms" in row else row["restore_evidences"]
        options, right = options_of(row)
        questions.append(Question(
            plain(row["question_init"]), plain(row["question_mask"]), [plain(span) for span in private], options, options.index(right),
        ))
    return questions


def drawn(name, part, limit, seed):
    """At most `limit` questions of a set in their order, drawn at random by the seed."""
    questions = read(name, part)
    if limit >= len(questions):
        return questions
    return [questions[at] for at in sorted(random.Random(f"{seed} {name}").sample(range(len(questions)), limit))]


def available():
    return os.path.isdir(f"{DATA}/papers")
