"""Serves the built page: files from memory, compressed once, cached forever where their names are hashes."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

import brotli
from litestar import Response

SMALL = 500  # bytes: not worth compressing
IMMUTABLE = "public, max-age=31536000, immutable"
HASHED = "assets/"  # where the page's build puts files with a hash in their names
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
NOT_BUILT = """Facedown's table server is running, but its page has not been built yet.

Build it once, in the folder of the sources:

    make page

then reload this page.
"""


@dataclass(frozen=True)
class File:
    kind: str
    plain: bytes
    gzip: bytes | None
    brotli: bytes | None
    cache: str


class Pages:
    """Serves all files below a folder; reads them again when the page has been rebuilt."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built = 0.0

    def index(self, accepted: str, status: int) -> Response[bytes]:
        """Gives the one page; it finds out from the address what to show."""
        file = self._file("index.html")
        if file is None:
            return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8", status_code=503)
        return _response(file, accepted, status)

    def get(self, path: str, accepted: str) -> Response[bytes] | None:
        file = self._file(path)
        return _response(file, accepted) if file else None

    def _file(self, path: str) -> File | None:
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._built:
            self._files = self._read()
            self._built = built
        return self._files.get(path) if built else None

    def _read(self) -> dict[str, File]:
        found = {}
        for path in sorted(self._folder.rglob("*")):
            name = path.relative_to(self._folder).as_posix()
            if path.is_file() and path.suffix not in {".gz", ".br"} and not name.startswith("."):
                found[name] = _packed(path, name)
        return found


def _packed(path: Path, name: str) -> File:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = {"text/javascript": "application/javascript"}.get(kind, kind)
    small = len(plain) < SMALL or not kind.startswith(TEXTS)
    if kind.startswith(("text/", "application/javascript", "application/json")):
        kind += "; charset=utf-8"
    cache = IMMUTABLE if name.startswith(HASHED) else "no-cache"
    if small:
        return File(kind, plain, None, None, cache)
    return File(kind, plain, gzip.compress(plain, 9, mtime=0), brotli.compress(plain, quality=9), cache)


def _response(file: File, accepted: str, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    body = file.plain
    if file.brotli is not None and "br" in accepted:
        body, headers["Content-Encoding"] = file.brotli, "br"
    elif file.gzip is not None and "gzip" in accepted:
        body, headers["Content-Encoding"] = file.gzip, "gzip"
    return Response(body, status_code=status, media_type=file.kind, headers=headers)
