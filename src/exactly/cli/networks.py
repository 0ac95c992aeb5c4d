"""Load the trained network that a command needs; a sentence says if it is missing or damaged."""

from collections.abc import Iterator
from contextlib import contextmanager

from exactly.cli.errors import UnanswerableError, complain
from exactly.evaluation.chances import Chances
from exactly.evaluation.find import estimated_chances
from exactly.locales import Texts
from exactly.networks.damage import DamagedNetworkError
from exactly.rules import Rules

__all__ = ["complain_of_networks", "estimate_chances", "explain_networks"]


@contextmanager
def explain_networks(words: Texts) -> Iterator[None]:
    """Raise UnanswerableError, with a sentence, if the block finds a missing or damaged network."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UnanswerableError(words("network-missing", module=error.name or "numpy")) from error
    except DamagedNetworkError as error:
        key = f"network-damage-{error.damage.value}"
        raise UnanswerableError(words(key, file=str(error.path))) from error


@contextmanager
def complain_of_networks(words: Texts) -> Iterator[None]:
    """Exit with an error if the block finds a missing or damaged network."""
    try:
        with explain_networks(words):
            yield
    except UnanswerableError as error:
        complain(str(error))


def estimate_chances(rules: Rules, seats: int, words: Texts) -> Chances:
    """Return the win chances that a network estimates; raises UnanswerableError without one."""
    with explain_networks(words):
        return estimated_chances(seats, rules)
