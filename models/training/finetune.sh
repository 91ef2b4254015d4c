#!/usr/bin/env bash
# Trains the shipped weights further on our own annotations, on one CPU core, and exports them beside the shipped ones: finetune.sh [MINUTES] [TARGET] [RATE] [LAYERS]
# Started again after an interruption, it goes on from the last checkpoint (rm -r .work to begin anew from the shipped weights).
# The data folder is ../shared/data beside the project, or $COATCHECK_DATA.
set -euo pipefail
cd "$(dirname "$0")"
python="${PYTHON:-/usr/bin/python3}"
target="$PWD/${2:-.work/candidate/ner-en}"
# Freed memory is kept for the next step instead of being handed back to the system page by page.
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MALLOC_MMAP_THRESHOLD_=2000000000 MALLOC_TRIM_THRESHOLD_=4000000000 MALLOC_TOP_PAD_=200000000

[[ -e .work/finetune.pt ]] || "$python" rebuild.py
"$python" finetune.py "${1:-65}" ${3:-} ${4:-} | tee -a .work/finetune.log
"$python" calibrate.py
"$python" export_onnx.py "$target"
cd ../..
npx tsx scripts/model-manifest.ts "$target"
echo "npm run bench:prompts -- --model models/ner-en --model $target"
