"""Loads Numba, with symbols that no other process has.

A symbol in compiled code is a function's name, a number, and the types of its arguments. Numba counts these numbers
from 1 in every process, and record types too. So code that another process kept on disk can have the symbol of code
that is here already, for records of another game; the linker then takes the one that is here, and it writes beside the
record (numba issue 10486: wrong results, or a crash). Random numbers are never the same.
"""

import secrets
from functools import cache
from typing import Any

SYMBOLS = b"random"  # part of the name of what is kept on disk: code with counted symbols is not loaded again


class _Random:
    """Draws numbers in place of 1, 2, 3: also in processes that were forked, which would share a start."""

    def __next__(self) -> int:
        return secrets.randbits(96)


@cache
def compiler() -> Any:
    """Loads the module `numba`. All code that compiles rules asks for it here."""
    import numba
    from numba.core.bytecode import FunctionIdentity

    identity: Any = FunctionIdentity
    if not hasattr(identity, "_unique_ids"):
        raise ImportError("this Numba numbers its symbols otherwise than the one that requirements.txt names")
    identity._unique_ids = _Random()
    return numba
