"""Says in which form the rules are run: compiled, compiled with bounds checks, or plain. Gives servers time."""

import os

import httpx

from facedown.engine.rule import JIT
from facedown.testing.walk import Budget

for step in ("connect", "read", "write", "pool"):  # 5 s are too little on a machine that does ten other things
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, step, 60.0)


def pytest_report_header() -> str:
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in {"", "0"}
    form = "plain" if not JIT else "compiled, with bounds checks" if checked else "plain and compiled"
    return f"facedown: rules {form}; conformance at scale {Budget.from_environment().scale:g}"
