"""Cuts the student's weights, in 16 bits, into files that are small enough to transfer (14 MB each), and joins them again.
usage: keep.py OUT, or keep.py --join FOLDER (writes .work/student.tagger.pt)"""
import glob
import os
import shutil
import sys

import torch

from prepare import WORK

MOST = 14_000_000


def cut(out):
    state = torch.load(f"{WORK}/student.tagger.pt", map_location="cpu")["state"]
    parts, size = [{}], 0
    for name, value in state.items():
        value = value.half() if value.is_floating_point() else value.to(torch.int32)
        rows = list(value.split(max(1, MOST // max(1, value[0].numel() * value.element_size())))) if value.dim() > 1 else [value]
        for at, row in enumerate(rows):
            bytes_ = row.numel() * row.element_size()
            if size + bytes_ > MOST:
                parts.append({})
                size = 0
            parts[-1][f"{name}#{at}"] = row.clone()
            size += bytes_
    for at, part in enumerate(parts):
        torch.save(part, f"{out}/student.{at}.pt")
    shutil.copy(f"{WORK}/used.json", out)


def join(folder):
    state = {}
    for path in sorted(glob.glob(f"{folder}/student.*.pt")):
        for key, value in torch.load(path, map_location="cpu").items():
            state.setdefault(key.rsplit("#", 1)[0], []).append(value)
    shutil.copy(f"{folder}/used.json", WORK)
    whole = {name: torch.cat(parts) if len(parts) > 1 else parts[0] for name, parts in state.items()}
    torch.save({"state": {k: v.float() if v.is_floating_point() else v.long() for k, v in whole.items()}}, f"{WORK}/student.tagger.pt")


if __name__ == "__main__":
    os.makedirs(WORK, exist_ok=True)
    join(sys.argv[2]) if sys.argv[1] == "--join" else cut(sys.argv[1])
