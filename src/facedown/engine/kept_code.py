"""Finds compiled code on disk by what it was made from, wherever the sources lie.

The folder of an entry is named by a hash of all that it can reach (rule.py). Numba would add one for the path of the
sources, so that every other checkout of the same sources compiled again. Imported by Numba, when it is asked to cache.
"""

from typing import Any

import numba
from numba.core.caching import UserProvidedCacheLocator

settings: Any = numba.config


class ByContent(UserProvidedCacheLocator):
    """Finds what is kept, in Numba's own way, but without the path of the sources."""

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)  # type: ignore[no-untyped-call]
        self._cache_path = settings.CACHE_DIR
