#!/usr/bin/env bash
# Data -> vocabulary -> training -> ONNX -> scores.  usage: train.sh [MINUTES, default 27]
# Needs Python 3 with PyTorch (Debian: python3-torch libopenblas0-pthread); uses CUDA where there is one.
# The data folder is ../shared/data beside the project, or $COATCHECK_DATA.
set -euo pipefail
cd "$(dirname "$0")"
python="${PYTHON:-/usr/bin/python3}"
rm -f .work/ner.pt
"$python" train.py "${1:-27}" 1
"$python" export_onnx.py
"$python" evaluate.py | tee .work/scores.md
cd ../..
npx tsx scripts/model-manifest.ts models/ner-en
