"""How smoothly a piece of a live race (MYST) is dragged on a phone-class machine: frames by Chromium's own tracing.

    python web/src/boards/myst/race/fixtures/make.py
    (cd web && npm run dev)
    python web/src/boards/myst/race/frames.py --address http://127.0.0.1:5173

A finger carries a piece over the board for some seconds, at 390 x 844 with the processor slowed down four times, while
the other team lays pieces and a team-mate carries one too. Tells frames a second, frames that came late, and how busy
the page's own thread was.
"""

import argparse
import asyncio
import itertools
import json
import math
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.async_api import CDPSession, Page, async_playwright

FRAME = 1000 / 60  # milliseconds
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
LONG = 50  # milliseconds
STAGE = "/src/boards/myst/race/stage.html"


async def carry(page: Page, line: CDPSession, seconds: float) -> None:
    """Take a piece out of the tray and move it about over the board. No move waits for the one before to be seen."""
    sent: list[asyncio.Task[Any]] = []

    def finger(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        sent.append(asyncio.ensure_future(line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})))

    piece = await page.locator(".tray .piece:not(.other)").nth(3).bounding_box()
    board = await page.locator(".arena > .board").bounding_box()
    assert piece
    assert board
    x, y = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
    finger("touchStart", (x, y))
    for step in range(12):
        finger("touchMove", (x, y - 12 * step))
        await asyncio.sleep(0.016)
    await page.evaluate("performance.mark('carry-begins')")
    middle, reach = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2 + 60), 0.38 * board["width"]
    start, moves = time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        finger("touchMove", (middle[0] + reach * math.cos(2.6 * now), middle[1] + 0.5 * reach * math.sin(3.7 * now)))
        moves += 1
        await asyncio.sleep(max(0.0, moves * 0.008 - (time.perf_counter() - start)))  # more often than a screen shows
    await page.evaluate("performance.mark('carry-ends')")
    finger("touchEnd")
    await asyncio.gather(*sent)


def read(trace: Path) -> dict[str, float]:
    """Frames while the piece was carried (between two marks in the trace), and what the page's main thread did."""
    events: list[dict[str, Any]] = json.loads(trace.read_text())["traceEvents"]
    marks = {event["name"]: event for event in events if event["name"] in {"carry-begins", "carry-ends"}}
    first, last = marks["carry-begins"], marks["carry-ends"]
    page = [
        event for event in events if event["pid"] == first["pid"] and first["ts"] <= event.get("ts", 0) <= last["ts"]
    ]
    main = [event for event in page if event["tid"] == first["tid"]]
    moved = sorted(event["ts"] / 1000 for event in main if event["name"] == "FireAnimationFrame")
    gaps = [b - a for a, b in itertools.pairwise(moved)]
    tasks = [event for event in main if event["name"] == "RunTask" and "dur" in event]
    busy = [event.get("tdur", event["dur"]) / 1000 for event in tasks]
    seconds: float = (last["ts"] - first["ts"]) / 1e6

    def rate(name: str) -> float:
        return len([event for event in page if event["name"] == name]) / seconds

    return {
        "seconds": seconds,
        "moved_per_second": len(moved) / seconds,  # frames in which the piece was put elsewhere
        "median_gap_ms": statistics.median(gaps),
        "p95_gap_ms": statistics.quantiles(gaps, n=20)[18],
        "longest_gap_ms": max(gaps),
        "late_frames": sum(gap > 1.5 * FRAME for gap in gaps),  # one or more were left out
        "long_frames": sum(gap > LONG for gap in gaps),
        "inputs_per_second": sum(
            event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "pointermove" for event in main
        )
        / seconds,
        "main_thread_busy": sum(busy) / 1000 / seconds,
        "main_ms_per_frame": sum(busy) / max(1, len([event for event in main if event["name"] == "Commit"])),
        "longest_task_ms": max(busy, default=0.0),
        "tasks_over_16_ms": sum(task > FRAME for task in busy),
        "styles_per_second": rate("UpdateLayoutTree"),
        "layouts_per_second": rate("Layout"),
        "paints_per_second": rate("Paint"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", default="http://127.0.0.1:5173")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--width", type=int, default=390)
    parser.add_argument("--height", type=int, default=844)
    parser.add_argument("--density", type=float, default=2)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument(
        "--query", default="countdown=300&pace=2500&mates=1&laid=8", help="what the pretended table does"
    )
    parser.add_argument("--argument", action="append", default=[], help="for Chromium, such as --use-gl=angle")
    parser.add_argument("--trace", default="", help="where to keep the trace")
    asked = parser.parse_args()
    for name, value in asyncio.run(measure(asked)).items():
        print(f"{name:20} {value:8.2f}")


async def measure(asked: argparse.Namespace) -> dict[str, float]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=asked.chromium, args=["--no-sandbox", *asked.argument]
        )
        context = await browser.new_context(
            viewport={"width": asked.width, "height": asked.height}, has_touch=True, device_scale_factor=asked.density
        )
        page = await context.new_page()
        await page.goto(f"{asked.address}{STAGE}?{asked.query}")
        await page.locator(".tray [data-piece] img").nth(10).wait_for(timeout=30_000)
        await page.wait_for_timeout(2500)
        line = await context.new_cdp_session(page)
        await line.send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
        await page.wait_for_timeout(500)
        with tempfile.TemporaryDirectory() as folder:
            trace = Path(asked.trace or folder + "/trace.json")
            await browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
            await carry(page, line, asked.seconds)
            await browser.stop_tracing()
            await browser.close()
            return read(trace)


if __name__ == "__main__":
    main()
