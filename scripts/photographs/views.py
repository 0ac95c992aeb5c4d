"""The views of a state: sizes, looks and languages, and which of them are photographed."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

__all__ = ["LANGUAGES", "LOOKS", "SIZES", "Look", "Shot", "Size", "Wishes"]

Look = Literal["light", "dark"]
LOOKS: tuple[Look, ...] = ("light", "dark")
LANGUAGES = ("en", "de", "fr", "es")


class Size(NamedTuple):
    """The size of a screen, and whether it has touch input."""

    width: int
    height: int
    is_phone: bool

    @property
    def name(self) -> str:
        """The size in file names."""
        return f"{self.width}x{self.height}"


SIZES = (
    Size(360, 640, is_phone=True),
    Size(844, 390, is_phone=True),
    Size(1024, 768, is_phone=False),
    Size(1920, 1080, is_phone=False),
)


class Shot(NamedTuple):
    """One screenshot of a state."""

    size: Size
    look: Look
    language: str


class Wishes(NamedTuple):
    """The views that the user of the script wants."""

    sizes: Sequence[Size] = SIZES
    looks: Sequence[Look] = LOOKS
    languages: Sequence[str] = ()
    """The languages of all screenshots; without any, languages rotate."""
    asks_axe: bool = False
    """Whether axe also examines what is photographed."""

    def shots(self, number: int) -> list[Shot]:
        """Return the screenshots of a state, by its number among all states.

        If languages rotate, the two looks of a size have different languages, the sizes together
        have all languages, and each state starts with the next language.
        """
        shots = []
        for size in self.sizes:
            for look in self.looks:
                turn = number + SIZES.index(size) + 2 * LOOKS.index(look)
                languages = self.languages or (LANGUAGES[turn % len(LANGUAGES)],)
                shots += [Shot(size, look, language) for language in languages]
        return shots
