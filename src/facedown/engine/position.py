"""The lines of a position text: `name: value`, each once, after a line with the game's name; `#` starts a comment."""

from facedown.engine.errors import PositionError

LONGEST = 12  # digits of a number: Python refuses to read very long ones


class PositionLines:
    """Taken one by one by a game's reader; what is left over at the end is unknown."""

    def __init__(self, text: str, name: str, title: str) -> None:
        self.lines: dict[str, str] = {}
        rows = [row.split("#")[0].strip() for row in text.splitlines()]
        rows = [row for row in rows if row]
        if not rows or rows[0] != name:
            raise PositionError(f"a position of {title} starts with the line '{name}'")
        for row in rows[1:]:
            key, sign, value = row.partition(":")
            if not sign or key.strip() in self.lines:
                raise PositionError(f"'{row}': write each line once, as 'name: value'")
            self.lines[key.strip()] = value.strip()

    def number(self, key: str, default: int, least: int, most: int) -> int:
        word = self.lines.pop(key, str(default))
        if len(word) > LONGEST or not word.isdecimal() or not least <= int(word) <= most:
            raise PositionError(f"{key}: write a number from {least} to {most}, not '{word[:LONGEST]}'")
        return int(word)

    def nothing_left(self) -> None:
        if self.lines:
            raise PositionError(f"there is no line '{next(iter(self.lines))}: ...' in this position")
