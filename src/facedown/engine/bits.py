"""Counts and finds bits, and draws random numbers, for rules: alike in plain Python, compiled code and on a GPU.

Masks are ints below 2**63. A choice mask is a row of such words; action id = 64 * word + bit. A random state is
a row of four ints (sfc32); all intermediate values stay below 2**63, so nothing ever wraps.
"""

from facedown.engine.rule import rule, rule_as

RNG = 4
M32 = 0xFFFFFFFF


def _popcount(m: int) -> int:
    n = 0  # LLVM turns this loop into one popcnt instruction
    while m:
        m &= m - 1
        n += 1
    return n


@rule_as(_popcount)
def popcount(m: int) -> int:
    """Counts the bits that are set."""
    return m.bit_count()


def _lowest(m: int) -> int:
    return popcount((m & -m) - 1)


@rule_as(_lowest)
def lowest(m: int) -> int:
    """Finds the index of the lowest set bit (m != 0)."""
    return (m & -m).bit_length() - 1


def _nth_bit(m: int, k: int) -> int:
    at = 0  # six halvings without a jump: a wrongly guessed jump would cost more than all of them
    n = popcount(m & 0xFFFFFFFF)
    up = 32 if k >= n else 0
    k -= n if k >= n else 0
    at += up
    n = popcount(m >> at & 0xFFFF)
    up = 16 if k >= n else 0
    k -= n if k >= n else 0
    at += up
    n = popcount(m >> at & 0xFF)
    up = 8 if k >= n else 0
    k -= n if k >= n else 0
    at += up
    n = popcount(m >> at & 0xF)
    up = 4 if k >= n else 0
    k -= n if k >= n else 0
    at += up
    n = popcount(m >> at & 0x3)
    up = 2 if k >= n else 0
    k -= n if k >= n else 0
    at += up
    n = m >> at & 1
    return at + (1 if k >= n else 0)


@rule_as(_nth_bit)
def nth_bit(m: int, k: int) -> int:
    """Finds the index of the k-th set bit, counting from the lowest."""
    for _ in range(k):
        m &= m - 1
    return lowest(m)


@rule
def seed_rng(rng: list[int], seed: int, stream: int) -> None:
    """Starts a random state; different streams of one seed are unrelated."""
    rng[0] = seed & M32
    rng[1] = (seed >> 32) & M32
    rng[2] = stream & M32
    rng[3] = 1 + ((stream >> 32) & M32)
    for _ in range(12):
        rand32(rng)


@rule
def rand32(rng: list[int]) -> int:
    """Draws the next 32 random bits (sfc32)."""
    b = rng[1]
    c = rng[2]
    t = (rng[0] + b + rng[3]) & M32
    rng[3] = (rng[3] + 1) & M32
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & M32
    rng[2] = ((((c << 21) | (c >> 11)) & M32) + t) & M32
    return t


@rule
def rand_below(rng: list[int], n: int) -> int:
    """Draws 0 <= result < n; off uniform by at most n / 2**32: for simulation and search (a table's dice are exact)."""
    return (rand32(rng) * n) >> 32


@rule
def rand_unit(rng: list[int]) -> float:
    """Draws 0 <= result < 1."""
    return rand32(rng) / 4294967296.0


def _count_choices(mask: list[int]) -> int:
    n = 0
    word = 0
    while word < len(mask):  # compiled for a GPU, `range` takes twice as many instructions
        n += popcount(mask[word])
        word += 1
    return n


@rule_as(_count_choices)
def count_choices(mask: list[int]) -> int:
    n = 0
    for word in mask:
        n += word.bit_count()
    return n


@rule
def nth_choice(mask: list[int], k: int) -> int:
    """Finds the k-th action id of a choice mask."""
    word = 0
    n = popcount(mask[0])
    while k >= n:
        k -= n
        word += 1
        n = popcount(mask[word])
    return 64 * word + nth_bit(mask[word], k)


@rule
def random_choice(mask: list[int], rng: list[int]) -> int:
    """Draws a uniformly random action id of a choice mask that is not empty."""
    return nth_choice(mask, rand_below(rng, count_choices(mask)))


def _clear(mask: list[int]) -> None:
    word = 0
    while word < len(mask):
        mask[word] = 0
        word += 1


@rule_as(_clear)
def clear(mask: list[int]) -> None:
    for word in range(len(mask)):
        mask[word] = 0


@rule
def id_of(number: int) -> int:
    """Computes the id of a game's `number`-th action, if it just counts them.

    Every 64th id stays free, so that the words of a choice mask stay positive.
    """
    return number + number // 63


@rule
def number_of(action: int) -> int:
    """Reverses `id_of`."""
    return action - (action >> 6)


@rule
def put(mask: list[int], number: int) -> None:
    """Offers the `number`-th action."""
    mask[number // 63] |= 1 << (number % 63)


def _copy_row(row: list[int], into: list[int]) -> None:
    k = 0
    while k < len(row):
        into[k] = row[k]
        k += 1


@rule_as(_copy_row)
def copy_row(row: list[int], into: list[int]) -> None:
    """Copies a whole row of a record into the same row of another one."""
    into[:] = row
