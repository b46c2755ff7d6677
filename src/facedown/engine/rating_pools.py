"""Names pools of ratings for games of two seats with a role each."""


def pool_of_role(game: str, roles: tuple[str, str], chosen: str, drawn: int | None, seat: int) -> str:
    """Finds a seat's pool: `chosen` (seat_0, seat_1, random) has the first role; in a game that has begun, `drawn`."""
    if drawn is None and chosen == "random":
        return ""
    first = int(chosen == "seat_1") if drawn is None else drawn
    return f"{game}:{roles[seat != first]}"
