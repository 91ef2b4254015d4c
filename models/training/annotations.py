"""Our own annotated texts: prompts that were written with marks in them (annotated/written), and passages of the running text that were read
(annotated/read.jsonl: file, position, spans). A record has its text, its spans with label and role, its language and its source."""
import glob
import hashlib
import json
import os
import re

from read_data import running_text

HERE = os.path.dirname(os.path.abspath(__file__))
LABEL_OF = {
    "PER": "PERSON", "ORG": "ORGANIZATION", "LOC": "LOCATION", "ADR": "ADDRESS", "CON": "CONDITION", "DRG": "DRUG", "OCC": "OCCUPATION", "DEM": "DEMOGRAPHIC",
    "AGE": "AGE", "DAT": "DATE", "USR": "USERNAME", "ID": "ID", "FIN": "FINANCIAL", "SEC": "PASSWORD", "NET": "IP", "PHO": "PHONE", "EML": "EMAIL", "PRO": "PRODUCT",
}
HIDDEN = set("PER ORG ADR USR ID FIN SEC NET PHO EML".split())
ROLE_OF = {"i": "hide", "s": "hide", "f": "fact", "p": "public", "c": "public"}
CODE = re.compile("^(" + "|".join(LABEL_OF) + r")([ifpsc]?)(?:@(\d+))?$")
MARK = re.compile(r"⟦([^|⟦⟧]*)\|([^⟦⟧]*)⟧")
READ_SCOPE = {"PERSON", "ORGANIZATION", "LOCATION", "ADDRESS", "CONDITION", "DRUG", "USERNAME", "ID", "FINANCIAL", "PASSWORD", "IP", "PRODUCT"}
WRITTEN_SCOPE = set(LABEL_OF.values())
# This share of the records, chosen by a hash of their text, is kept for development.
DEVELOPMENT_SHARE = 0.08


def meaning(code):
    """The label, the role and the number of the occurrence that a code such as `PERp` or `LOC@2` means."""
    match = CODE.match(code.strip())
    if not match:
        raise ValueError(f"unknown code {code!r}")
    kind, role, nth = match.groups()
    default = "hide" if kind in HIDDEN else "public" if kind == "PRO" else "fact"
    return LABEL_OF[kind], ROLE_OF[role] if role else default, int(nth) if nth else None


def is_development(text):
    return int(hashlib.sha1(text.encode()).hexdigest()[:8], 16) / 16**8 < DEVELOPMENT_SHARE


def unmarked(marked):
    """The text without its marks, and the spans that the marks gave."""
    text, spans, at = "", [], 0
    for match in MARK.finditer(marked):
        text += marked[at : match.start()]
        label, role, _ = meaning(match.group(1))
        if match.group(2).strip():
            spans.append({"start": len(text), "end": len(text) + len(match.group(2)), "label": label, "role": role})
        text += match.group(2)
        at = match.end()
    return text + marked[at:], spans


def read_marked_file(path):
    """The records of one file of written prompts. A prompt with unreadable marks is skipped and reported."""
    with open(path, encoding="utf8") as lines:
        parts = re.split(r"(?m)^=== (\d+) *([\w-]*).*\n", lines.read())
    for number, language, body in zip(parts[1::3], parts[2::3], parts[3::3]):
        body = body.strip("\n")
        try:
            text, spans = unmarked(body)
        except ValueError as problem:
            print(f"{path} {number}: {problem}")
            continue
        if "⟦" in text or "⟧" in text or len(text) < 4:
            print(f"{path} {number}: broken marks")
            continue
        yield {"text": text, "spans": spans, "lang": language, "source": "written"}


def written(first=0):
    """`first`: the lowest number of a file that is read."""
    for path in sorted(glob.glob(f"{HERE}/annotated/written/*.mark")):
        if int(os.path.basename(path).split(".")[0]) >= first:
            yield from read_marked_file(path)


def read_passages():
    file, content = None, ""
    with open(f"{HERE}/annotated/read.jsonl", encoding="utf8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["file"] != file:
                file, content = row["file"], running_text(row["file"], 1 << 30)
            text = content[row["at"] : row["at"] + row["length"]]
            if hashlib.sha1(text.encode()).hexdigest()[:12] != row["hash"]:
                raise SystemExit(f"{file} at {row['at']} holds another text than the one that was read.")
            spans = [{"start": a, "end": b, "label": label, "role": role} for a, b, label, role in row["spans"]]
            yield {"text": text, "spans": spans, "lang": file[:2], "source": file}


def parts(records, development):
    return [record for record in records if is_development(record["text"]) == development]
