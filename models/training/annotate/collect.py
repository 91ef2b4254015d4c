"""Finds the positions of the strings that readers listed, and stores the passages by reference.  usage: collect.py BATCHES OUT
BATCHES holds NNN.txt and NNN.lab files (READING.md). OUT gets one JSON line per passage: file, position, length, hash, spans.
Prints the labels that could not be used, and the agreement on passages that two readers read."""
import collections
import glob
import hashlib
import json
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from annotations import meaning
from read_data import WORD_ALONE, running_text

HEAD = re.compile(r"(?m)^#(\d+)(?: (\S+) ([0-9a-f]{12}))?[ \t]*$")


def passages(path):
    """Maps each passage's number to (file, hash, text)."""
    with open(path, encoding="utf8") as lines:
        content = lines.read()
    heads = [m for m in HEAD.finditer(content) if m.group(3)]
    ends = [m.start() for m in heads[1:]] + [len(content)]
    return {int(m.group(1)): (m.group(2), m.group(3), content[m.end() + 1 : end].rstrip("\n")) for m, end in zip(heads, ends)}


def labels(path):
    """Maps each passage's number to its labels, as (code, string) pairs."""
    rows, number = collections.defaultdict(list), None
    with open(path, encoding="utf8") as lines:
        for line in lines:
            line = line.rstrip("\n")
            if head := re.match(r"^#(\d+)\b", line):
                number = int(head.group(1))
            elif "|" in line and number is not None:
                code, _, value = line.partition("|")
                rows[number].append((code.strip(), value.strip()))
    return rows


def occurrences(text, value):
    """The positions at which a string occurs without beginning or ending inside a word."""
    places, at = [], text.find(value)
    while at >= 0:
        end = at + len(value)
        inside = lambda a, b: a.isalnum() and b.isalnum() and not WORD_ALONE.match(a) and not WORD_ALONE.match(b)
        before, after = text[at - 1 : at] or " ", text[end : end + 1] or " "
        # In scripts without spaces, a suffix may follow a name directly (Arabic prefixes, Turkish and Slavic endings count as part of the word).
        if not inside(before, value[0]) and not inside(value[-1], after):
            places.append((at, end))
        at = text.find(value, at + 1)
    return places


def spans_of(text, rows, problems):
    spans, taken = [], [False] * len(text)
    for code, value in sorted(rows, key=lambda row: -len(row[1])):
        try:
            label, role, nth = meaning(code)
        except ValueError:
            problems["code"] += 1
            continue
        found = occurrences(text, value) if value else []
        if not found:
            problems["not in the text"] += 1
            continue
        for start, end in found if nth is None else found[nth - 1 : nth]:
            if not any(taken[start:end]):
                spans.append([start, end, label, role])
                taken[start:end] = [True] * (end - start)
    return sorted(spans)


def agreement(pairs):
    """F1 of labelled spans, and kappa of the roles on spans that both readers marked."""
    shared, first, second, roles = 0, 0, 0, []
    for a, b in pairs:
        kinds = [{tuple(s[:3]): s[3] for s in spans} for spans in (a, b)]
        both = kinds[0].keys() & kinds[1].keys()
        shared, first, second = shared + len(both), first + len(kinds[0]), second + len(kinds[1])
        roles += [(kinds[0][k], kinds[1][k]) for k in both]
    same = sum(a == b for a, b in roles) / max(1, len(roles))
    chance = sum((sum(a == r for a, _ in roles) / len(roles)) * (sum(b == r for _, b in roles) / len(roles)) for r in {r for pair in roles for r in pair}) if roles else 0
    return 2 * shared / max(1, first + second), (same - chance) / max(1e-9, 1 - chance), len(pairs)


def main(folder, out):
    problems, by_hash, twice = collections.Counter(), {}, []
    for path in sorted(glob.glob(f"{folder}/*.lab")):
        listed = labels(path)
        for number, (file, digest, text) in passages(path[:-4] + ".txt").items():
            if hashlib.sha1(text.encode()).hexdigest()[:12] != digest:
                problems["hash"] += 1
                continue
            spans = spans_of(text, listed.get(number, []), problems)
            if digest in by_hash:
                twice.append((by_hash[digest][2], spans))
            else:
                by_hash[digest] = (file, text, spans)
    rows, contents = [], {}
    for digest, (file, text, spans) in by_hash.items():
        if file not in contents:
            contents[file] = running_text(file, 1 << 30)
        at = contents[file].find(text)
        if at < 0:
            problems["no place"] += 1
        else:
            rows.append({"file": file, "at": at, "length": len(text), "hash": digest, "spans": spans})
    with open(out, "w", encoding="utf8") as lines:
        for row in sorted(rows, key=lambda row: (row["file"], row["at"])):
            lines.write(json.dumps(row, separators=(",", ":")) + "\n")
    f1, kappa, read = agreement(twice)
    print(f"{len(rows)} passages, {sum(len(r['spans']) for r in rows)} spans; {dict(problems)}; read twice: {read}, span F1 {f1:.3f}, role kappa {kappa:.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
