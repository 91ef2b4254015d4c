#!/usr/bin/env bash
# Installs what the server needs, and only what is missing: its own npm packages, and for its tests Debian's python3-onnx.
# usage: setup-server.sh [--for-tests]
set -euo pipefail
cd "$(dirname "$0")/../server"

# onnxruntime-node brings its libraries for processors with it; its install script would fetch others.
export ONNXRUNTIME_NODE_INSTALL=skip
# npm writes node_modules/.package-lock.json last: older than the lock file means stale or broken off.
is_stale() { [ ! node_modules/.package-lock.json -nt package-lock.json ]; }
# Two tests may start a server at once, and a second `npm ci` would empty the folder under the first. A lock that was left behind holds for 3 minutes.
if is_stale; then
  lock="${TMPDIR:-/tmp}/coatcheck-server-packages.lock"
  for _ in $(seq 180); do
    mkdir "$lock" 2>/dev/null && break
    sleep 1
  done
  trap 'rmdir "$lock" 2>/dev/null || true' EXIT
fi
if is_stale; then
  # npm ci empties what a link leads to.
  if [ -L node_modules ]; then
    echo "server/node_modules is a link to $(readlink node_modules), and older than its lock file. Remove the link to install packages here." >&2
    exit 1
  fi
  echo "Installing the server's npm packages …" >&2
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2
fi

[ "${1:-}" = "--for-tests" ] || exit 0
python="${PYTHON:-/usr/bin/python3}"
if ! "$python" -c 'import onnx, numpy' 2>/dev/null; then
  if ! command -v apt-get >/dev/null; then
    echo "Needed, and there is no apt-get here to install it: Python 3 with onnx and numpy. Install them, or name such a Python in PYTHON, and run this again." >&2
    exit 1
  fi
  sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo"
  echo "Installing Debian's python3-onnx …" >&2
  install=($sudo apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=900 python3-onnx)
  "${install[@]}" >/dev/null 2>&1 || { $sudo apt-get update -qq && "${install[@]}" >/dev/null; }
fi
