"""Writes structured logs: one JSON object a line. What goes in is named field by field; states and tokens never do."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

from facedown.server.store.failures import StoreTrouble

FIELDS = ("table", "seat", "game", "players", "kind", "cause", "status", "method", "path", "seconds", "address")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            # Where it happened, but no values: a state or a token might be among them.
            line["error"] = type(error).__name__
            frames = traceback.extract_tb(error.__traceback__)
            line["at"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
        return json.dumps(line, ensure_ascii=False)


def is_news(record: logging.LogRecord) -> bool:
    """Is this news? The store logs its trouble once. The thousands of requests that run into it meanwhile need not."""
    return not (record.exc_info and isinstance(record.exc_info[1], StoreTrouble))


def set_up(level: str = "info") -> None:
    """Sends everything of ours and of uvicorn to the standard error output as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_news)
    for name in ("facedown", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "facedown" else "WARNING")
    # One line a request would say little; problems are logged where they happen.
    logging.getLogger("uvicorn.access").disabled = True
