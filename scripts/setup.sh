#!/usr/bin/env bash
# Installs what building and testing need, and only what is missing: npm's packages, and Debian's browsers where they are asked for.
# usage: setup.sh [chromium] [firefox-esr]
# A browser that is on the PATH, or named by COATCHECK_CHROMIUM or COATCHECK_FIREFOX, counts: then nobody has to be root.
set -euo pipefail
cd "$(dirname "$0")/.."
export WXT_TELEMETRY_DISABLED=1

if ! command -v node >/dev/null || ! node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major < 20 || (major === 20 && minor < 19) ? 1 : 0)'; then
  echo "Node.js 20.19 or newer is needed. Install it (for example from nodejs.org) and run this again." >&2
  exit 1
fi

# The names are those of scripts/browsers.ts.
is_there() {
  local name
  case "$1" in
    chromium) set -- "${COATCHECK_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge microsoft-edge-stable msedge ;;
    firefox-esr) set -- "${COATCHECK_FIREFOX:-}" firefox-esr firefox firefox-developer-edition firefox-nightly ;;
  esac
  for name in "$@"; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then return 0; fi
  done
  return 1
}

missing=()
for browser in "$@"; do
  is_there "$browser" || missing+=("$browser")
done
if [ "${#missing[@]}" -gt 0 ]; then
  if ! command -v apt-get >/dev/null; then
    echo "Needed, and there is no apt-get here to install it: ${missing[*]}. Install it, or name its program in COATCHECK_CHROMIUM or COATCHECK_FIREFOX, and run this again." >&2
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
  # npm ci empties what a link leads to, and another checkout would be left without its packages.
  if [ -L node_modules ]; then
    echo "node_modules is a link to $(readlink node_modules), and older than package-lock.json. Remove the link to install packages here, or run this in the folder that it leads to." >&2
    exit 1
  fi
  echo "Installing npm packages …" >&2
  npm ci --no-audit --no-fund --loglevel=error >&2
fi
