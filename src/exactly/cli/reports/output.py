"""A file for an HTML page: it replaces a page of the same command, and no other file."""

from pathlib import Path

__all__ = ["ForeignFileError", "PageFile"]

_STANDARD_OUTPUT = Path("-")


class ForeignFileError(Exception):
    """The file exists, but this command did not write it, so it must not be replaced."""


class PageFile:
    """The file to which a command writes an HTML page; `-` is standard output."""

    def __init__(self, path: Path, command: str) -> None:
        """Check before the work starts that the file can be written; raises OSError.

        Raises ForeignFileError if the file exists and is not a page of this command.
        """
        self.path = path
        self.is_standard_output = path == _STANDARD_OUTPUT
        self._begins = f"<!doctype html>\n<!-- exactly {command} -->"
        if not (self.is_standard_output or self._is_free()):
            raise ForeignFileError(f"{path} is not a page of `exactly {command}`")

    def _is_free(self) -> bool:
        page = self.path
        if page.exists() and not (page.is_file() or page.is_dir()):
            return True  # a device or a pipe has no content to lose
        try:
            with page.open("rb") as file:
                return file.read(len(self._begins)) == self._begins.encode()
        except FileNotFoundError:
            if not page.parent.is_dir():
                raise
            return True

    def write(self, page: str) -> None:
        """Write the page to the file, or print it for `-`; raises OSError."""
        text = f"{self._begins}\n{page}"
        if self.is_standard_output:
            print(text)
        else:
            self.path.write_text(text + "\n", encoding="utf-8")
