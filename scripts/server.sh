#!/usr/bin/env bash
# npm run server -- --model FOLDER [options]; see server/README.md
set -euo pipefail
cd "$(dirname "$0")/.."
bash scripts/setup-server.sh
# Node from 22.18 on runs TypeScript as it is; before that tsx does, which is one of the extension's packages.
if node -e 'process.exit(process.features.typescript ? 0 : 1)'; then
  exec node server/src/main.ts "$@"
fi
bash scripts/setup.sh
exec node --import tsx server/src/main.ts "$@"
