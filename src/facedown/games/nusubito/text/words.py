"""Choices of Nusubito in words, for a menu or a button."""


def say_action(verb: str, names: list[str]) -> str:
    if verb == "move":
        return f"move from {names[0]} to {names[1]}"
    if verb == "heal":
        return f"give up the Healer on {names[0]} to heal {names[1]}"
    if verb == "upgrade":
        return f"upgrade {', '.join(names[:2])} and {names[2]} to one pawn on {names[3]}"
    if verb == "bolster":
        moved = f" with the Bolster of {names[2]}" if len(names) > 2 else ""
        return f"give up the Builder on {names[0]} to bolster {names[1]}{moved}"
    if verb == "rod":
        return f"look at the Rod of {'row' if names[0].isdecimal() else 'column'} {names[0]}"
    if verb == "reveal":
        return "finish and name the row" if names[0] == "row" else "finish and name the column"
    words = {
        "leap": "leap to {}",
        "shoot": "shoot at the Seeker on {}",
        "sacrifice": "sacrifice the Coin {}",
        "land": "throw the Seeker onto {}",
        "unbolster": "take the Bolster from {}",
        "dart": "take a Dart",
        "lay": "end the walk here and lay the Coin",
        "treasure": "claim the treasure here",
        "concede": "give in",
        "end": "end the turn",
        "coin": "take back the Coin of {}",
        "capture": "capture the Thief on {}",
        "spawn": "put a Healer on {}",
        "raise": "raise the pawn on {}",
        "resign": "give up",
    }
    return words[verb].format(*names)
