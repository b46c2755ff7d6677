"""Draws with plain letters where a terminal cannot show others."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

SIGNS = {
    "o*^#": "●★▲■",
    "!$xv><^v": "♛◆✗✓▶◀▲▼",
    ".:%#*.": "░▓▒█•·",
    "|": "║",
    "-": "–—─━═╴╸╶╺",
    "'": "╵╹╷╻",
    ">": "→▸",
    "*.": "●○",
    "#.": "▮▯",
    "*)": "☼☾",
    "x": "×╳",
    "^": "⊥△",
}
CORNERS = "└┌├┘┴┐┤┬┼┗┏┣┛┻┓┫┳╋╭╮╰╯"


def _table() -> dict[int, str]:
    found = {ord(sign): "+" for sign in CORNERS} | {ord(sign): "|" for sign in "│┃"}
    for plain, signs in SIGNS.items():
        for k, sign in enumerate(signs):
            found.setdefault(ord(sign), plain[min(k, len(plain) - 1)])
    return found


PLAIN = _table()


class Plain:
    """Wraps a picture; each sign becomes one plain letter, so that everything stays in its column."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.inner, options):
            yield Segment(segment.text.translate(PLAIN), segment.style, segment.control)


def shown(console: Console, part: RenderableType) -> RenderableType:
    return part if console.encoding.lower().startswith("utf") else Plain(part)
