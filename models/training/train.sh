#!/usr/bin/env bash
# Data -> vocabulary -> windows -> pretraining -> labels -> calibration -> ONNX -> scores; then the word vectors and the language model.
# usage: train.sh [MINUTES of pretraining, 120] [of labels, 60] [of the language model, 70]
# On two CPU cores the student is trained alone; with a GPU see gpu.sh (a teacher first).
# Needs Python 3 with PyTorch, ONNX and sentencepiece (Debian: python3-torch libopenblas0-pthread python3-onnx python3-sentencepiece).
# The data folder is ../shared/data beside the project, or $COATCHECK_DATA.
set -euo pipefail
cd "$(dirname "$0")"
python="${PYTHON:-/usr/bin/python3}"
rm -rf .work && mkdir -p .work

"$python" vocabulary.py .work/pieces.json
"$python" prepare.py 6
"$python" train.py pretrain student "${1:-120}"
"$python" train.py label student "${2:-60}"
"$python" calibrate.py
"$python" ordinary_words.py
"$python" export_onnx.py
"$python" evaluate.py | tee .work/scores.md

"$python" words.py | tee .work/words.md
"$python" train_cloze.py "${3:-70}" 1
"$python" export_cloze.py
"$python" fewer_bits.py ../lm-en/onnx/model_quantized.onnx
"$python" evaluate_cloze.py | tee .work/cloze.md

cd ../..
npx tsx scripts/model-manifest.ts models/ner-en
npx tsx scripts/model-manifest.ts models/lm-en
