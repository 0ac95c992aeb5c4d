"""How a state is looked at: sizes, looks and languages, and which of them are photographed."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

__all__ = ["LANGUAGES", "LOOKS", "SIZES", "Look", "Shot", "Size", "Wishes"]

Look = Literal["light", "dark"]
LOOKS: tuple[Look, ...] = ("light", "dark")
LANGUAGES = ("en", "de", "fr", "es")


class Size(NamedTuple):
    """A screen, and whether fingers touch it."""

    width: int
    height: int
    is_phone: bool

    @property
    def name(self) -> str:
        """The size as it stands in names of files."""
        return f"{self.width}x{self.height}"


SIZES = (
    Size(360, 640, is_phone=True),
    Size(844, 390, is_phone=True),
    Size(1024, 768, is_phone=False),
    Size(1920, 1080, is_phone=False),
)


class Shot(NamedTuple):
    """One picture of a state."""

    size: Size
    look: Look
    language: str


class Wishes(NamedTuple):
    """What somebody wants to see."""

    sizes: Sequence[Size] = SIZES
    looks: Sequence[Look] = LOOKS
    languages: Sequence[str] = ()
    """In which every picture is taken; without any, they go round."""
    asks_axe: bool = False
    """Whether axe looks at what is photographed, too."""

    def shots(self, number: int) -> list[Shot]:
        """Return the pictures of a state, by its number among all states.

        Where languages go round, both looks of a size have different ones, the sizes have them all,
        and the next state begins with the next.
        """
        shots = []
        for size in self.sizes:
            for look in self.looks:
                turn = number + SIZES.index(size) + 2 * LOOKS.index(look)
                languages = self.languages or (LANGUAGES[turn % len(LANGUAGES)],)
                shots += [Shot(size, look, language) for language in languages]
        return shots
