#!/usr/bin/env bash
# The ordinary words, the word vectors and the language model, on two CPU cores.  usage: train.sh [MINUTES of the language model, 70]
# Needs Python 3 with PyTorch and ONNX (Debian: python3-torch libopenblas0-pthread python3-onnx).
# The data folder is ../shared/data beside the project, or $COATCHECK_DATA.
set -euo pipefail
cd "$(dirname "$0")"
python="${PYTHON:-/usr/bin/python3}"
mkdir -p .work
# What an earlier run made of other text.
rm -f .work/word_stream.pt .work/word_vectors.pt

"$python" ordinary_words.py
# Reads the encoder: multilingual/train.sh downloads it.
for language in en zh; do
  rm -f .work/words-"$language"-*.pt
  "$python" words.py "$language" | tee .work/words-"$language".md
  (cd ../.. && npx tsx scripts/word-groups.ts models/words-"$language")
done
"$python" train_cloze.py "${1:-70}" 1
"$python" export_cloze.py
"$python" fewer_bits.py ../lm-en/onnx/model_quantized.onnx
"$python" evaluate_cloze.py | tee .work/cloze.md

cd ../..
npx tsx scripts/model-manifest.ts models/ner-multilingual
npx tsx scripts/model-manifest.ts models/words-en
npx tsx scripts/model-manifest.ts models/words-zh
npx tsx scripts/model-manifest.ts models/lm-en
