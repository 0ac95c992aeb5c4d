"""Files named on the command line: read or write them, or print the reason for the failure."""

import sys
from pathlib import Path
from typing import TextIO

from exactly.cli.errors import complain
from exactly.cli.reports.output import ForeignFileError, PageFile
from exactly.locales import Texts

__all__ = [
    "cannot_read",
    "cannot_write",
    "open_page",
    "open_to_write",
    "read_text",
    "reason_of",
    "write_page",
]


def reason_of(error: OSError) -> str:
    """Return the reason of a file error in the words of the operating system."""
    return error.strerror or str(error)


def cannot_read(file: str | Path, error: OSError, words: Texts) -> str:
    """Return the sentence about a file that cannot be read."""
    return words("cli-cannot-read", file=str(file), reason=reason_of(error))


def cannot_write(file: str | Path, error: OSError, words: Texts) -> str:
    """Return the sentence about a file that cannot be written."""
    return words("cli-cannot-write", file=str(file), reason=reason_of(error))


def read_text(file: str, words: Texts) -> str:
    """Return the text of a file (`-` is standard input), or exit with an error."""
    if file == "-" and sys.stdin is None:
        complain(words("cli-no-input"))
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return content.decode("utf-8")
    except OSError as error:
        complain(cannot_read(file, error, words))
    except UnicodeDecodeError as error:
        complain(words("cli-not-text", file=file, byte=error.start + 1))


def open_to_write(path: Path, words: Texts) -> TextIO:
    """Open a file for a command's results before its work starts, or exit with an error."""
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        complain(cannot_write(path, error, words))


def open_page(path: Path, command: str, words: Texts) -> PageFile:
    """Check that a command's HTML page can be written to this file, or exit with an error."""
    try:
        return PageFile(path, command)
    except ForeignFileError:
        complain(words(f"{command}-not-its-page", file=str(path)))
    except OSError as error:
        complain(cannot_write(path, error, words))


def write_page(file: PageFile, page: str, words: Texts) -> None:
    """Write an HTML page to its file, or exit with an error."""
    try:
        file.write(page)
    except OSError as error:
        if file.is_standard_output:
            raise
        complain(cannot_write(file.path, error, words))
