"""A page that a command writes: never in the place of a file that is something else."""

from pathlib import Path
from typing import NoReturn

from exactly.cli.options import complain
from exactly.locales import Texts

__all__ = ["PageFile"]

_STANDARD_OUTPUT = Path("-")


class PageFile:
    """Where a page goes that stands alone."""

    def __init__(self, path: Path, command: str, words: Texts) -> None:
        """Complain where the page would take the place of a file that is not one of this command.

        The catalogue has a sentence for each command.
        """
        self.path = path
        self.is_standard_output = path == _STANDARD_OUTPUT
        self._begins = f"<!doctype html>\n<!-- exactly {command} -->"
        self._words = words
        if not (self.is_standard_output or self._is_free()):
            complain(words(f"{command}-not-its-page", file=str(path)))

    def _is_free(self) -> bool:
        page = self.path
        if page.exists() and not (page.is_file() or page.is_dir()):
            return True  # a device or a pipe, which has nothing to lose
        try:
            with page.open("rb") as file:
                return file.read(len(self._begins)) == self._begins.encode()
        except FileNotFoundError as error:
            if not page.parent.is_dir():
                self._cannot_write(error)
            return True
        except OSError as error:
            self._cannot_write(error)

    def write(self, page: str) -> None:
        """Write the page, or print it."""
        text = f"{self._begins}\n{page}"
        if self.is_standard_output:
            print(text)
            return
        try:
            self.path.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            self._cannot_write(error)

    def _cannot_write(self, error: OSError) -> NoReturn:
        reason = error.strerror or str(error)
        complain(self._words("cli-cannot-write", file=str(self.path), reason=reason))
