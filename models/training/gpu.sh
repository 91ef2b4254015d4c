#!/usr/bin/env bash
# The same on a GPU machine without network. Here: `gpu.sh pack` gathers what it needs (under 64 MiB) into .work/carry.tar.
# There: `gpu.sh run OUT [MINUTES of masked words] [MINUTES of labels]` trains, and leaves weights, tokenizer and scores in OUT.
set -euo pipefail
cd "$(dirname "$0")"
data="${COATCHECK_DATA:-../../../shared/data}"
case "${1:-}" in
  pack)
    mkdir -p .work
    tar -cf .work/carry.tar -C "$data" README.md ner gazetteers \
      $(cd "$data" && ls text/*.xz | grep -v -e en_books -e en_nltk_misc -e zh_chat)
    size=$(stat -c %s .work/carry.tar)
    echo "$((size / 1048576)) MiB"
    [ "$size" -lt $((64 * 1048576)) ] || { echo "More than 64 MiB: leave out another text." >&2; exit 1; }
    ;;
  run)
    out="${2:?usage: gpu.sh run OUT}"
    mkdir -p .work/data && tar -xf .work/carry.tar -C .work/data
    export COATCHECK_DATA="$PWD/.work/data" PYTHON="${PYTHON:-python3}"
    "$PYTHON" pretrain.py "${3:-3}" 1
    "$PYTHON" train.py "${4:-4}" 1 1.5e-3
    "$PYTHON" calibrate.py
    "$PYTHON" export_onnx.py "$out"
    "$PYTHON" evaluate.py | tee "$out/scores.md"
    ;;
  *)
    echo "usage: gpu.sh pack | gpu.sh run OUT [MINUTES] [MINUTES]" >&2
    exit 2
    ;;
esac
