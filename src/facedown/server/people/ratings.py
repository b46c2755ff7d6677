"""Rates people by what they win (openskill, Plackett-Luce), and counts each rated table exactly once.

What is known of a game is who won it. So each side is rated against the field of all others, with the chance that the
model gives it to win: losing to the strongest says nothing about who else was behind. Decision 0018 has the rules.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from facedown.server.common.steady_clock import now
from facedown.server.messages.profiles import BotRating, Point, Rating
from facedown.server.people.rating_pools import bot_ratings, house_rules, pool_of
from facedown.server.store import Conflict, Store
from facedown.server.store import profiles as people
from facedown.server.store import ratings as kept
from facedown.server.store.ratings import ChangeRow, RatingRow
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks
from facedown.words import Said
from facedown.words.server import say as words

log = logging.getLogger("facedown.ratings")

MODEL = PlackettLuce()
MU, SIGMA = MODEL.mu, MODEL.sigma
SCALE, MIDDLE = 30.0, 1500  # people read 1500 where the model says 25
HISTORY = 400
TRY_AGAIN = 30.0  # seconds
LAST_SECONDS = 2.0
Skill = tuple[float, float]  # mu, sigma


class Member(NamedTuple):
    chair: int
    profile: str  # empty: a bot
    pool: str
    level: str
    absent: bool  # somebody else plays for them at the end, or they have left


def shown(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - MU))


def give(sigma: float) -> int:
    """Computes within how much 95 of 100 lie."""
    return round(2 * SCALE * sigma)


def why_not(table: Table) -> Said:
    """Says why the result of a table cannot be counted; nothing if it can."""
    row = table.row
    if row.deal:
        return words("rated.deal")
    changed = house_rules(table.game, table.options)
    if changed:
        return words("rated.rules", options=[table.options.called(option) for option in changed])
    nobody = [seat.name for seat in row.seats if seat.kind == "person" and not seat.profile]
    if nobody:
        return words("rated.profiles", count=len(nobody), names=nobody)
    profiles = [seat.profile for seat in row.seats if seat.profile]
    if len(set(profiles)) < len(profiles):
        return words("rated.two_seats")
    if not profiles:
        return words("rated.nobody")
    return _why_not_sides(table)


def _why_not_sides(table: Table) -> Said:
    sides = [[table.row.seats[chair] for chair in table.chairs_of(seat)] for seat in range(table.options.players)]
    if any(len({seat.kind for seat in side}) > 1 for side in sides):
        return words("rated.mixed_team")
    if len({len(side) for side in sides}) > 1:
        return words("rated.team_sizes")
    state = table.game_log.state if table.game_log else None
    for number, side in enumerate(sides):
        pool = pool_of(table.game, table.options, state, number)
        if pool and side[0].kind == "bot" and side[0].level not in bot_ratings().get(pool, {}):
            return words("rated.bot", name=side[0].name)
    return ""


def sides_of(table: Table) -> list[list[Member]]:
    """Lists who played for each seat of the rules."""
    assert table.game_log is not None
    made = []
    for seat in range(table.options.players):
        pool = pool_of(table.game, table.options, table.game_log.state, seat)
        rows = [(chair, table.row.seats[chair]) for chair in table.chairs_of(seat)]
        made.append([Member(k, row.profile, pool, row.level, bool(row.stand_in) or row.left) for k, row in rows])
    return made


def rated_side(sides: list[list[Skill]], shares: list[float], side: int) -> list[Skill]:
    """Computes the new skills of one side, rated against the field of all others."""
    beta = MODEL.beta
    sums = [(sum(mu for mu, _ in who), sum(sigma**2 for _, sigma in who)) for who in sides]
    c = math.sqrt(sum(variance + beta**2 for _, variance in sums))
    top = max(mu for mu, _ in sums)
    others = [(mu, variance) for k, (mu, variance) in enumerate(sums) if k != side]
    # One imagined rival that wins exactly when one of the others does, by the chances of the model.
    rival_mu = top + c * math.log(sum(math.exp((mu - top) / c) for mu, _ in others))
    rival_sigma = math.sqrt(max(0.0, sum(variance for _, variance in others) + (len(others) - 1) * beta**2))
    own = [MODEL.rating(mu=mu, sigma=sigma) for mu, sigma in sides[side]]
    won, best = shares[side], max(shares)
    ranks = [2, 1] if won < best else [1, 1] if won < 1 else [1, 2]
    new, _ = MODEL.rate([own, [MODEL.rating(mu=rival_mu, sigma=rival_sigma)]], ranks=[float(rank) for rank in ranks])
    return [(rating.mu, rating.sigma) for rating in new]


def seat_ratings(table: Table) -> dict[int, tuple[int, int]]:
    """Finds chair -> what all at the table may see of its rating; bots have theirs where it counts."""
    if not (table.ratings or table.row.rated):
        return {}
    state, found = table.game_log.state if table.game_log else None, {}
    for chair, row in enumerate(table.row.seats):
        pool = pool_of(table.game, table.options, state, table.seat_of(chair))
        if row.kind == "bot" and row.level in bot_ratings().get(pool, {}):
            found[chair] = (shown(bot_ratings()[pool][row.level]), 0)
        elif (row.profile, pool) in table.ratings:
            found[chair] = table.ratings[row.profile, pool]
    return found


class Ratings(TableTasks):
    def __init__(self, store: Store) -> None:
        super().__init__(log, "a table's ratings could not be shown", lambda: TRY_AGAIN)
        self._store = store

    def wake(self, table: Table) -> None:
        """Counts a rated table that is over."""
        if table.row.rated and table.row.phase == "over" and not (table.dead or table.counted):
            self.start(table, partial(self._settle, table))

    async def resume(self, opened: Callable[[str], Awaitable[Table | None]]) -> None:
        """Counts, after a restart, tables that ended and were not counted any more. Opening one wakes us for it."""
        for id in await self._store.read(kept.waiting):
            await opened(id)

    async def _settle(self, table: Table) -> None:
        while not table.counted and not table.dead:
            try:
                if await self._store.read(lambda connection: kept.is_waiting(connection, table.id)):
                    await self.settle(table)
                table.counted = True
            except Conflict:  # another server was first
                table.counted = True
            except Exception:  # the database may be away for a while
                log.exception("a table could not be rated", extra={"table": table.id})
                await asyncio.sleep(TRY_AGAIN)
        await self.look(table)
        table.tell_presence()

    async def settle(self, table: Table) -> None:
        """Counts a finished table. Raises Conflict if that was done already."""
        sides, shares, at = sides_of(table), table.result(), now()
        counts = not why_not(table)

        def work(connection: Connection) -> None:
            kept.claim(connection, table.id, at)
            if counts:
                _count(connection, table.id, sides, shares, at)

        await self._store.write(work)

    async def look(self, table: Table) -> None:
        """Learns the ratings of those at a table who let others see them."""
        profiles = sorted({seat.profile for seat in table.row.seats if seat.profile})
        found: dict[tuple[str, str], RatingRow] = {}
        if profiles:
            shows = await self._store.read(lambda c: {p for p in profiles if (row := people.find(c, p)) and row.shown})
            rows = await self._store.read(lambda connection: kept.ratings_of(connection, profiles))
            found = {(row.profile, row.pool): row for row in rows if row.profile in shows}
        table.ratings = {key: (shown(row.mu), give(row.sigma)) for key, row in found.items()}

    async def of(self, profile: str) -> list[Rating]:
        """Lists all ratings of a person, with their history."""
        rows = await self._store.read(lambda connection: kept.ratings_of(connection, [profile]))
        changes = await self._store.read(lambda connection: kept.history(connection, profile, HISTORY))
        made = []
        for row in sorted(rows, key=lambda row: row.pool):
            points = [Point(c.at, shown(c.mu), c.table_id, c.share) for c in changes if c.pool == row.pool]
            game, _, role = row.pool.partition(":")
            made.append(Rating(game, role, shown(row.mu), give(row.sigma), row.games, row.won, points))
        return made

    async def close(self, grace: float = LAST_SECONDS) -> None:
        """Stops counting: what is not finished by now is counted after the next start."""
        await super().close(grace)


def bots_of(pools: set[str]) -> list[BotRating]:
    """Lists the bots of some pools, on the scale that people read."""
    return [
        BotRating(*_named(pool), level, shown(mu))
        for pool in sorted(pools)
        for level, mu in bot_ratings().get(pool, {}).items()
    ]


def _named(pool: str) -> tuple[str, str]:
    game, _, role = pool.partition(":")
    return game, role


def _count(connection: Connection, table: str, sides: list[list[Member]], shares: list[float], at: float) -> None:
    members = {member.profile for side in sides for member in side if member.profile}
    alive = people.lock(connection, members)  # a profile may be deleted meanwhile
    old = {(row.profile, row.pool): row for row in kept.ratings_of(connection, sorted(alive))}

    def skill(member: Member) -> Skill:
        if not member.profile:
            return bot_ratings()[member.pool][member.level], 0.0
        row = old.get((member.profile, member.pool))
        return (row.mu, row.sigma) if row else (MU, SIGMA)

    skills = [[skill(member) for member in side] for side in sides]
    for number, side in enumerate(sides):
        if not side[0].profile:
            continue
        for member, before, (mu, sigma) in zip(side, skills[number], rated_side(skills, shares, number), strict=True):
            if member.profile not in alive:
                continue
            if member.absent:
                mu = min(mu, before[0])  # what a stand-in has won is not theirs
            row = old.get((member.profile, member.pool)) or RatingRow(member.profile, member.pool, MU, SIGMA, 0, 0.0)
            share = 0.0 if member.absent else shares[number]
            new = row._replace(mu=mu, sigma=sigma, games=row.games + 1, won=row.won + share)
            kept.put(connection, new, (member.profile, member.pool) not in old)
            change = ChangeRow(table, member.chair, member.profile, member.pool, mu, sigma, shares[number], at)
            kept.note_change(connection, change)
