"""Read and check the players, rules, networks and solutions of simulations before they start."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

from exactly.cli.errors import complain, explain
from exactly.cli.files import cannot_read
from exactly.cli.networks import complain_of_networks
from exactly.cli.solutions import open_solution, solve_missing_or_interrupt, solve_or_complain
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
    "check_network",
    "check_players",
    "check_solvable",
    "network_for",
    "open_or_solve",
    "read_game",
    "read_players",
    "solution_for_perfect",
]


def read_players(text: str, words: Texts) -> tuple[str, ...]:
    """Return the players that an option names, seat by seat, or exit with an error."""
    players = tuple(name.strip() for name in text.split(","))
    check_players(players, len(players), words)
    return players


def check_players(players: Sequence[str], seats: int, words: Texts) -> None:
    """Exit with an error if a player does not exist, or cannot play at a table of this size."""
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
    """Return the rules or variant that an option names, or exit with an error."""
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
    """Exit with an error if a game has too many positions to be solved."""
    try:
        check_size(game if isinstance(game, Variant) else Variant.of(game))
    except GameTooLargeError as error:
        numbers = {"positions": error.positions, "most": error.most}
        complain(words("lab-too-large", game=write_game(game), **numbers))


def network_for(
    players: Sequence[str], seats: int, game: Rules | Variant, path: Path | None, words: Texts
) -> TrainedNetwork | None:
    """Return the network in `path`, or None without one; exit if a player's network is missing."""
    if path is None:
        check_network(players, seats, game, words)
        return None
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


def check_network(players: Sequence[str], seats: int, game: Rules | Variant, words: Texts) -> None:
    """Exit with an error if a player needs a network, but there is none for this game.

    Commands check this first: nothing is written or solved for games that cannot be played.
    """
    if not (characters := CHARACTERS.keys() & set(players)):
        return
    if isinstance(game, Variant):
        complain(words("lab-untrained", name=min(characters), game=write_game(game)))
    with complain_of_networks(words):
        trained_network(seats, game.edition)


def solution_for_perfect(
    players: Sequence[str], game: Rules | Variant, words: Texts
) -> SolutionTables | None:
    """Return the game's solution if `perfect` is one of the players; exit on Ctrl-C."""
    if "perfect" not in players:
        return None
    try:
        return open_or_solve(game, words)
    except KeyboardInterrupt:
        complain(words("solve-interrupted"))


def open_or_solve(game: Rules | Variant, words: Texts) -> SolutionTables:
    """Return the solution of a game for two, stored or solved now; raises KeyboardInterrupt."""
    if isinstance(game, Variant):
        return solve_or_complain(game, words)
    try:
        solution = open_solution(game)
        for score in product(range(game.target), repeat=2):
            solution.table(score)  # the games need all of it, so every checksum is read
    except UnsolvedError as error:
        return solve_missing_or_interrupt(error, words)
    except DamagedSolutionError as damage:
        unsolved = UnsolvedError(game)
        unsolved.__cause__ = damage
        return solve_missing_or_interrupt(unsolved, words)
    return solution
