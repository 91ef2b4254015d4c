#!/usr/bin/env bash
# The main job: builds the extension and opens the offline demo chat; without a display, the same pipeline on a text.
set -euo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup.sh
exec npx tsx scripts/demo.ts "$@"
