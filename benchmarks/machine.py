"""What figures are measured on, and where they are written."""

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path


def cpu() -> str:
    """The processor, as the system names it."""
    info = Path("/proc/cpuinfo")
    names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def now_and_here() -> str:
    """The day, the machine, and how busy it is before the measuring starts."""
    return f"{datetime.now(UTC):%Y-%m-%d}, {cpu()}, load before the run {os.getloadavg()[0]:.1f}"


def write_table(
    page: Path, name: str, notes: Sequence[str], heads: Sequence[str], rows: Sequence[Sequence[str]]
) -> None:
    """Put notes and a table between the two markers of a page."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    text = page.read_text(encoding="utf-8")
    head, tail = text.split(begin)[0], text.split(end)[1]
    lines = [*(part for note in notes for part in (note, "")), f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    page.write_text(head + begin + "\n" + "\n".join(lines) + "\n" + end + tail, encoding="utf-8")
