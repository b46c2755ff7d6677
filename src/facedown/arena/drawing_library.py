"""Says what to install where charts are wanted and the library that draws them is missing."""

from importlib.util import find_spec

from facedown.engine.errors import FacedownError


def check_drawing() -> None:
    """Refuses before anything takes time: those who only host tables have no use for the library."""
    if find_spec("matplotlib") is None:
        raise FacedownError(
            "reports and charts need matplotlib, not installed here: "
            "pip install 'facedown[reports]', or `make reports` in a clone"
        )
