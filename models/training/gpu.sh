#!/usr/bin/env bash
# Training on a GPU machine without network. Here: `gpu.sh pack` gathers what it needs into .work/carry.tar (the whole checkout and this have to
# stay under 64 MiB: move models/*/ aside for the time). There: `gpu.sh prepare`, then the stages of train.py, then `gpu.sh keep OUT`.
set -euo pipefail
cd "$(dirname "$0")"
data="${COATCHECK_DATA:-../../../shared/data}"
case "${1:-}" in
  pack)
    rm -rf .work/pack && mkdir -p .work/pack
    COATCHECK_DATA="$data" /usr/bin/python3 pack.py .work/pack
    cp .work/pieces.json .work/pack/
    tar -cf .work/carry.tar -C .work/pack .
    echo "$(($(stat -c %s .work/carry.tar) / 1048576)) MiB"
    ;;
  prepare)
    mkdir -p .work/data && tar -xf .work/carry.tar -C .work/data
    mv .work/data/pieces.json .work/data/annotated.jsonl.xz .work/
    COATCHECK_DATA="$PWD/.work/data" python3 prepare.py "${2:-14}" "${3:-15}"
    ;;
  keep)
    python3 keep.py "${2:?usage: gpu.sh keep OUT}"
    ;;
  *)
    echo "usage: gpu.sh pack | gpu.sh prepare [PASSES] [PROCESSES] | gpu.sh keep OUT" >&2
    exit 2
    ;;
esac
