#!/usr/bin/env bash
# Everything from the tables to models/restore-en, on one CPU core: restore.sh [MINUTES OF THE DECODER] [MINUTES OF EACH SET OF VECTORS]
# Started again after an interruption, it goes on with what .work/restore holds (rm -r it to begin anew).
# The data folder is ../shared/data beside the project, or $COATCHECK_DATA.
set -euo pipefail
cd "$(dirname "$0")"
python="${PYTHON:-/usr/bin/python3} -W ignore"
work="${RESTORE_WORK:-../.work/restore}"
target="$PWD/../../restore-en"
heads=16 dimension=16 noise=5:75
# Freed memory is kept for the next step instead of being handed back to the system page by page.
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MALLOC_MMAP_THRESHOLD_=2000000000 MALLOC_TRIM_THRESHOLD_=4000000000 MALLOC_TOP_PAD_=200000000

mkdir -p "$work"
$python train_decoder.py "${1:-47}" | tee -a "$work/train.log"
# Without this call's outputs, those of another decoder would be used again.
[[ "$work/probes.pt" -nt "$work/decoder.pt" ]] || rm -f "$work"/probes.pt "$work"/vector-cases-*.pt
$python heads.py $heads 4000 sum
for seed in 1 2 3; do
  $python vectors.py "heads-$heads.json" "${2:-8}" --noise $noise --dimension $dimension --seed $seed --out "vectors-$seed.pt"
done
$python export_decoder.py "$target" "heads-$heads.json"
$python vector_sets.py 10 vectors-1.pt vectors-2.pt vectors-3.pt
