"""Reads Pri-DDXPlus and Pri-NLICE for the benchmark. They are used only for measuring, and nothing is trained on them."""
import json
import lzma
import os
from dataclasses import dataclass

from train_decoder import DATA

NAMES = {"pri_ddxplus": "Pri-DDXPlus", "pri_nlice": "Pri-NLICE"}


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


def read(name, part):
    questions = []
    for line in lzma.open(f"{DATA}/papers/{name}_{part}.json.xz", "rt", encoding="utf8"):
        row = json.loads(line)
        private = row["restore_symptoms"] if "restore_symptoms" in row else row["restore_evidences"]
        questions.append(Question(
            plain(row["question_init"]), plain(row["question_mask"]), [plain(span) for span in private], row["options"], row["options"].index(row["correct_answer"]),
        ))
    return questions


def available():
    return os.path.isdir(f"{DATA}/papers")
