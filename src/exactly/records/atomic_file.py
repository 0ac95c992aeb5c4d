"""Atomic files: a file is written whole or not at all."""

import os
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _typeshed import ReadableBuffer

__all__ = ["write_atomically"]

_OPEN_FILES = Path("/proc/self/fd")
_LEFT_BEHIND = 600  # seconds; writing takes a few


def write_atomically(path: Path, pieces: "Iterable[ReadableBuffer]") -> None:
    """Write a file atomically: it has the old content or the new, never half of it.

    Where the system has files without a name, the new file gets its name once it is complete. So
    a program killed while writing leaves nothing behind. Elsewhere the new file has a hidden name,
    and the next write removes files that were left behind.
    """
    _remove_left_behind(path)
    hidden = path.parent / f".{path.name}.{secrets.token_hex(4)}.part"
    with os.fdopen(_open_unnamed(path.parent) or _open_named(hidden), "wb") as file:
        try:
            for piece in pieces:
                file.write(piece)
            file.flush()
            os.fsync(file.fileno())
            with suppress(FileNotFoundError):
                os.fchmod(file.fileno(), path.stat().st_mode & 0o777)
            if not hidden.exists():
                _give_name(file.fileno(), hidden)
            hidden.replace(path)
        except BaseException:
            hidden.unlink(missing_ok=True)
            raise


def _open_unnamed(folder: Path) -> int | None:
    if not _OPEN_FILES.exists():
        return None
    try:
        return os.open(folder, os.O_TMPFILE | os.O_WRONLY, 0o666)
    except (AttributeError, OSError):  # not this system, or not this disk
        return None


def _give_name(descriptor: int, path: Path) -> None:
    # `os.link` follows the link in /proc only if it is given a folder; any folder will do.
    os.link(_OPEN_FILES / str(descriptor), path, src_dir_fd=descriptor, follow_symlinks=True)


def _open_named(path: Path) -> int:
    return os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666)


def _remove_left_behind(path: Path) -> None:
    """Remove the `.part` files of this path that killed programs left, but no file in use."""
    for part in path.parent.glob(f".{path.name}.*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > _LEFT_BEHIND:
                part.unlink()
