"""Large figures, three rows high, for the die and for money."""

__all__ = ["ROWS", "big_digits"]

ROWS = 3

_FIGURES = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": ("╺┓ ", " ┃ ", "╺┻╸"),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", " ━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "6": ("┏━╸", "┣━┓", "┗━┛"),
    "7": ("╺━┓", "  ┃", "  ╹"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "╺━┛"),
    "?": ("╺━┓", " ┏┛", " ╹ "),
}


def big_digits(text: str) -> tuple[str, ...]:
    """Return a text in large figures; other characters stay small, on the bottom row."""
    columns = [_FIGURES.get(character, (" ", " ", character)) for character in text]
    return tuple("".join(column[row] for column in columns) for row in range(ROWS))
