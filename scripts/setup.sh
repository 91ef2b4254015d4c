#!/usr/bin/env bash
# Installs what building and testing need, and only what is missing: Debian's browsers and npm's packages.
# usage: setup.sh [BROWSER ...], default chromium
set -euo pipefail
cd "$(dirname "$0")/.."
export WXT_TELEMETRY_DISABLED=1

if ! command -v node >/dev/null || ! node -e 'process.exit(Number.parseInt(process.versions.node, 10) < 20 ? 1 : 0)'; then
  echo "Node.js 20 or newer is needed. Install it (for example from nodejs.org) and run this again." >&2
  exit 1
fi

missing=()
for browser in "${@:-chromium}"; do
  command -v "$browser" >/dev/null || missing+=("$browser")
done
if [ "${#missing[@]}" -gt 0 ]; then
  if ! command -v apt-get >/dev/null; then
    echo "Needed on the PATH, and there is no apt-get here to install it: ${missing[*]}. Install it and run this again." >&2
    exit 1
  fi
  sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo"
  echo "Installing Debian's ${missing[*]} …" >&2
  $sudo apt-get update -qq
  $sudo apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=900 "${missing[@]}" fonts-noto-core fonts-noto-color-emoji >/dev/null
fi

# npm writes node_modules/.package-lock.json last: older than the lock file means stale or broken off.
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  echo "Installing npm packages …" >&2
  npm ci --no-audit --no-fund --loglevel=error >&2
fi
