"""What the commands of the laboratory are told: who plays which games, also with other numbers."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

from exactly.cli.errors import complain, explain
from exactly.cli.files import cannot_read
from exactly.cli.networks import networks_or_complaint
from exactly.cli.solutions import open_solution, solve_and_keep, solve_in_sight
from exactly.evaluation.chances import UnsolvedError
from exactly.lab.exact_figures import GameTooLargeError, check_size
from exactly.lab.simulate import PLAYERS
from exactly.lab.variant_text import UnknownVariantError, parse_game, write_game
from exactly.locales import Texts
from exactly.networks.features import Features
from exactly.networks.weights import (
    DamagedNetworkError,
    TrainedNetwork,
    read_network,
    trained_network,
)
from exactly.players import WrongSeatCountError, check_player
from exactly.players.characters import CHARACTERS
from exactly.records import NotationError
from exactly.rules import SEATS, Rules
from exactly.rules.variant import ImpossibleVariantError, Variant
from exactly.simulator.solution_table import SolutionTables
from exactly.solver.solution_file import DamagedSolutionError

__all__ = [
    "check_players",
    "check_solvable",
    "check_trained",
    "read_game",
    "read_players",
    "read_trained",
    "solution_for",
    "solved_game",
]


def read_players(text: str, words: Texts) -> tuple[str, ...]:
    """Return who plays, seat by seat, or complain."""
    players = tuple(name.strip() for name in text.split(","))
    check_players(players, len(players), words)
    return players


def check_players(players: Sequence[str], seats: int, words: Texts) -> None:
    """Complain where one of the players could not sit at a table of so many seats."""
    if seats not in SEATS:
        complain(words("cli-seats", count=seats))
    for player in players:
        if player not in PLAYERS:
            known = ", ".join(PLAYERS)
            complain(words("cli-unknown-player", name=player, known=known))
        try:
            check_player(player, seats)
        except WrongSeatCountError:
            complain(words("cli-player-for-two", name=player, count=seats))


def read_game(text: str, seats: int, words: Texts) -> Rules | Variant:
    """Return the game that an option names, or complain: before anything is begun."""
    try:
        game = parse_game(text)
        if isinstance(game, Variant):
            game.check(seats)
    except NotationError as error:
        complain(words("cli-bad-rules", error=explain(error, words)))
    except UnknownVariantError as error:
        complain(words("lab-unknown", part=error.part, example=error.example))
    except ImpossibleVariantError as error:
        complain(words(f"lab-impossible-{error.why.value}", most=error.most))
    return game


def check_solvable(game: Rules | Variant, words: Texts) -> None:
    """Complain where a game of two has too many positions to be solved."""
    try:
        check_size(game if isinstance(game, Variant) else Variant.of(game))
    except GameTooLargeError as error:
        numbers = {"positions": error.positions, "most": error.most}
        complain(words("lab-too-large", game=write_game(game), **numbers))


def read_trained(
    path: Path, players: Sequence[str], seats: int, game: Rules | Variant, words: Texts
) -> TrainedNetwork:
    """Return a network that somebody at such a table is to judge by, or complain."""
    if not CHARACTERS.keys() & set(players):
        complain(words("arena-network-for-nobody"))
    if isinstance(game, Variant):
        complain(words("lab-untrained", name=str(path), game=write_game(game)))
    try:
        return read_network(path, Features(seats, game.edition))
    except OSError as error:
        complain(cannot_read(path, error, words))
    except DamagedNetworkError as error:
        complain(words(f"network-file-{error.damage.value}", file=str(path)))


def check_trained(players: Sequence[str], seats: int, game: Rules | Variant, words: Texts) -> None:
    """Complain where somebody plays who was not trained for such a game, or whose network is lost.

    Before anything is begun: no file is opened and nothing solved for games that cannot be played.
    """
    if not (characters := CHARACTERS.keys() & set(players)):
        return
    if isinstance(game, Variant):
        complain(words("lab-untrained", name=min(characters), game=write_game(game)))
    with networks_or_complaint(words):
        trained_network(seats, game.edition)


def solution_for(
    players: Sequence[str], game: Rules | Variant, words: Texts
) -> SolutionTables | None:
    """Return what `perfect` plays by, where it takes part; complain where that is interrupted."""
    if "perfect" not in players:
        return None
    try:
        return solved_game(game, words)
    except KeyboardInterrupt:
        complain(words("solve-interrupted"))


def solved_game(game: Rules | Variant, words: Texts) -> SolutionTables:
    """Return a game of two solved: from its file, or made now; raises KeyboardInterrupt."""
    if isinstance(game, Variant):
        return solve_in_sight(game, words)
    try:
        solution = open_solution(game)
        for score in product(range(game.target), repeat=2):
            solution.table(score)  # all of it will be needed, so all of it is looked at
    except UnsolvedError as error:
        return solve_and_keep(error, words)
    except DamagedSolutionError as damage:
        unsolved = UnsolvedError(game)
        unsolved.__cause__ = damage
        return solve_and_keep(unsolved, words)
    return solution
