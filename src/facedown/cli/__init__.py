"""Holds the terminal's commands. `facedown.cli:main` is the command `facedown`.

The commands are imported when one is asked for: the process in which bots think lives in this package too, and needs
none of them.
"""

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from facedown.cli.entry import app as app


def main() -> None:
    from facedown.engine.owner_data import DataError

    try:
        from facedown.cli.entry import app_for

        app = app_for(sys.argv[1:])
    except DataError as error:  # an owner's own data is read together with the game
        raise SystemExit(f"facedown: {error}") from None
    app()


def __getattr__(name: str) -> Any:
    if name == "app":
        from facedown.cli.entry import app

        return app
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
