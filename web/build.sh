#!/usr/bin/env bash
# Build the page into the Python package (src/facedown/server/static). Takes Node from the system if it is new
# enough, else from PyPI into .venv; a second run without changes is not started by make.
set -euo pipefail
cd "$(dirname "$0")"
source ./node.sh

# npm is slow: ask it only when the lock file has changed since the last time.
if ! cmp -s package-lock.json node_modules/.facedown-lock 2>/dev/null; then
  echo "Fetching what the page is built with (once; about half a minute) ..."
  npm install --no-save --no-audit --no-fund --loglevel=error
  cp package-lock.json node_modules/.facedown-lock
fi
echo "Building the page ..."
npm run --silent build
