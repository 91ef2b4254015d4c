"""The knowledge tables as objects: what a patient may tell (findings), and the conditions to which a finding points."""
import os
from dataclasses import dataclass, field

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "knowledge")
# The probability that a patient tells a finding: "*" is usual, no mark is sometimes, "-" is seldom.
USUAL, SOMETIMES, SELDOM = 0.85, 0.5, 0.15
OFTEN = {"*": USUAL, "-": SELDOM}
TEXTS = ("course", "advice", "flags")


@dataclass
class Finding:
    name: str
    kind: str
    broader: str
    wordings: list


@dataclass
class Condition:
    name: str
    names: list
    sex: str = "any"
    ages: tuple = (1, 90)
    signs: dict = field(default_factory=dict)
    past: dict = field(default_factory=dict)
    texts: dict = field(default_factory=dict)


def lines_of(name):
    with open(f"{FOLDER}/{name}.txt", encoding="utf8") as lines:
        return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def split(text, at):
    return [part.strip() for part in text.split(at) if part.strip()]


def read_findings():
    findings, kind = {}, ""
    for line in lines_of("findings"):
        if line.startswith("["):
            kind = line[1:-1]
            continue
        head, _, wordings = line.partition("|")
        name, _, broader = (part.strip() for part in head.partition("<"))
        findings[name] = Finding(name, kind, broader, [name, *split(wordings, ";")])
    return findings


def read_likelihoods(text, findings):
    likelihoods = {}
    for part in split(text, ","):
        name = part.rstrip("*-").strip()
        if name not in findings:
            raise ValueError(f"{name} is no finding")
        likelihoods[name] = OFTEN.get(part[-1], SOMETIMES)
    return likelihoods


def read_who(text):
    sex, ages = text.split()
    youngest, oldest = ages.split("-")
    return sex, (int(youngest), int(oldest))


def read_conditions(findings):
    conditions = []
    for line in lines_of("conditions-ddxplus") + lines_of("conditions-more"):
        if line.startswith("= "):
            name = line[2:].strip()
            conditions.append(Condition(name, [name]))
            continue
        key, _, text = (part.strip() for part in line.partition(":"))
        condition = conditions[-1]
        if key == "also":
            condition.names += split(text, ";")
        elif key == "who":
            condition.sex, condition.ages = read_who(text)
        elif key in ("signs", "past"):
            setattr(condition, key, read_likelihoods(text, findings))
        elif key in TEXTS:
            condition.texts[key] = text
        else:
            raise ValueError(f"{key} is no row of a condition")
    return conditions


class Knowledge:
    def __init__(self):
        self.findings = read_findings()
        self.conditions = read_conditions(self.findings)
        self.of_wording = {wording.lower(): finding.name for finding in reversed(self.findings.values()) for wording in finding.wordings}
        self.of_wording.update({name.lower(): name for name in self.findings})

    def names_of_types(self):
        return list(self.findings)
