"""The static files of the web page: read once from the build folder, and served from memory.

Knows nothing of tables and routes: it serves the paths that no route of the application matches.
"""

import gzip
import hashlib
import re
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from exactly.server.http.problems import RequestRefusedError

__all__ = ["is_built", "serve_page"]

_INDEX = "index.html"
_ASSETS = "assets/"  # their names contain a hash of their content
_IMMUTABLE = b"public, max-age=31536000, immutable"
_REVALIDATE = b"no-cache"
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_ANY_KIND = "application/octet-stream"
_WORTH_COMPRESSING = 0.9  # fonts and pictures are compressed already

_SAFE_METHODS = ("GET", "HEAD")
_NO_SCREENS = ("/api/", "/metrics/", f"/{_ASSETS}")
_POSITIONS = "/positions/"  # a position contains dots
_WEIGHT_ZERO = re.compile(r"q\s*=\s*0(\.0*)?")


class _Form(NamedTuple):
    """A file in one form in which it can be sent: plain or compressed."""

    tag: str
    headers: list[tuple[bytes, bytes]]
    """The headers of every answer with this file, including 304 Not Modified."""
    body_headers: list[tuple[bytes, bytes]]
    body: bytes


class _File(NamedTuple):
    plain: _Form
    packed: _Form | None


def is_built(folder: Path) -> bool:
    """Return whether the folder contains a built web page."""
    return (folder / _INDEX).is_file()


def serve_page(app: FastAPI, folder: Path) -> None:
    """Make an application serve the files in `folder` for paths that no route matches."""
    app.router.default = _PageFiles(folder, app.router.default)


class _PageFiles:
    """Serves the files of the web page; for the path of a screen, it serves `index.html`.

    All files are read beforehand, so no path leads out of the folder.
    """

    def __init__(self, folder: Path, fallback: ASGIApp) -> None:
        self._files = _read_all(folder) if is_built(folder) else {}
        self._fallback = fallback

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._find(scope) if scope["type"] == "http" else None
        if file is None:
            await self._fallback(scope, receive, send)
        elif scope["method"] not in _SAFE_METHODS:
            raise HTTPException(405, headers={"Allow": ", ".join(_SAFE_METHODS)})
        else:
            await _answer(file, scope, send)

    def _find(self, scope: Scope) -> _File | None:
        path: str = scope["path"].removeprefix(scope.get("root_path", ""))
        if path in self._files or not _is_screen(path):
            return self._files.get(path)
        if not self._files:
            why = "the page is not built: run scripts/play or scripts/page"
            raise RequestRefusedError(404, "no-page", why)
        return self._files[f"/{_INDEX}"]


def _is_screen(path: str) -> bool:
    """Return whether a path belongs to a screen of the web page, and not to a file."""
    if f"{path}/".startswith(_NO_SCREENS):
        return False
    return path.startswith(_POSITIONS) or "." not in path.rpartition("/")[2]


def _read_all(folder: Path) -> dict[str, _File]:
    names = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    shown = [name for name in names if not any(part.startswith(".") for part in name.parts)]
    return {
        f"/{name.as_posix()}": _read(name.as_posix(), (folder / name).read_bytes())
        for name in shown
    }


def _read(name: str, content: bytes) -> _File:
    tag = hashlib.sha256(content).hexdigest()[:32]
    plain = _form(name, f'"{tag}"', content)
    # Without a timestamp, so that all processes serve the same bytes.
    packed = gzip.compress(content, mtime=0)
    if len(packed) > _WORTH_COMPRESSING * len(content):
        return _File(plain, None)
    return _File(plain, _form(name, f'"{tag}-gzip"', packed, [(b"content-encoding", b"gzip")]))


def _form(
    name: str, tag: str, body: bytes, coding: list[tuple[bytes, bytes]] | None = None
) -> _Form:
    kind = _KINDS.get(Path(name).suffix, _ANY_KIND)
    headers = [
        (b"etag", tag.encode()),
        (b"cache-control", _IMMUTABLE if name.startswith(_ASSETS) else _REVALIDATE),
        (b"vary", b"Accept-Encoding"),
    ]
    body_headers = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        *(coding or []),
    ]
    return _Form(tag, headers, body_headers, body)


async def _answer(file: _File, scope: Scope, send: Send) -> None:
    asked = Headers(scope=scope)
    takes_packed = _takes_gzip(", ".join(asked.getlist("accept-encoding")))
    form = file.packed if file.packed and takes_packed else file.plain
    known = ", ".join(asked.getlist("if-none-match"))
    status, headers, body = 200, form.headers + form.body_headers, form.body
    if _is_known(form.tag, known):
        status, headers, body = 304, form.headers, b""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    sent = body if scope["method"] == "GET" else b""
    await send({"type": "http.response.body", "body": sent})


def _takes_gzip(accepted: str) -> bool:
    """Return whether Accept-Encoding allows gzip, by name or by `*`, and not with weight 0."""
    entries = [entry.partition(";") for entry in accepted.lower().split(",")]
    weights = {coding.strip(): weight.strip() for coding, _, weight in entries}
    weight = weights.get("gzip", weights.get("*"))
    return weight is not None and not _WEIGHT_ZERO.fullmatch(weight)


def _is_known(tag: str, known: str) -> bool:
    """Return whether If-None-Match has this ETag; a proxy may have made it a weak one."""
    tags = {each.strip().removeprefix("W/") for each in known.split(",")}
    return tag in tags or "*" in tags
