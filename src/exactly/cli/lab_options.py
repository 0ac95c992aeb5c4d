"""What the commands of the laboratory are told: games, also with other numbers than the rules."""

from exactly.ai.compiled.variant import Impossible, Variant
from exactly.cli.options import complain, explain
from exactly.lab.games import UnknownGame, parse_game
from exactly.locales import Texts
from exactly.records import NotationError
from exactly.rules import Rules

__all__ = ["read_game"]


def read_game(text: str, seats: int, words: Texts) -> Rules | Variant:
    """Return the game that an option names, or complain: before anything is begun."""
    try:
        game = parse_game(text)
        if isinstance(game, Variant):
            game.check(seats)
    except NotationError as error:
        complain(words("cli-bad-rules", error=explain(error, words)))
    except UnknownGame as error:
        complain(words("lab-unknown", part=error.part, example=error.example))
    except Impossible as error:
        complain(words(f"lab-impossible-{error.why.value}", most=error.most))
    return game
