#!/usr/bin/env bash
# Data -> vocabulary -> vectors -> masked words -> labels -> calibration -> ONNX -> scores; then the word vectors and the
# language model.
# usage: train.sh [MINUTES of guessed pieces, 76] [of labels, 55] [of labels at a lower rate, 42] [of the language model, 70]
# Needs Python 3 with PyTorch (Debian: python3-torch libopenblas0-pthread); uses CUDA where there is one.
# The data folder is ../shared/data beside the project, or $COATCHECK_DATA.
set -euo pipefail
cd "$(dirname "$0")"
python="${PYTHON:-/usr/bin/python3}"
rm -rf .work

"$python" pretrain.py "${1:-76}" 1
"$python" train.py "${2:-55}" 1 1.5e-3
mv .work/ner.pt .work/ner.first.pt
"$python" train.py "${3:-42}" 2 1.1e-3 .work/ner.first.pt
"$python" calibrate.py
"$python" export_onnx.py
"$python" evaluate.py | tee .work/scores.md

"$python" words.py | tee .work/words.md
"$python" train_cloze.py "${4:-70}" 1
"$python" export_cloze.py
"$python" evaluate_cloze.py | tee .work/cloze.md

cd ../..
npx tsx scripts/model-manifest.ts models/ner-en
npx tsx scripts/model-manifest.ts models/lm-en
