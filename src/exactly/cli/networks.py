"""Trained networks for a command, with a sentence if one is missing or damaged."""

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
    """Turn the error about a missing or damaged network into UnanswerableError, with a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UnanswerableError(words("network-missing", module=error.name or "numpy")) from error
    except DamagedNetworkError as error:
        key = f"network-damage-{error.damage.value}"
        raise UnanswerableError(words(key, file=str(error.path))) from error


@contextmanager
def complain_of_networks(words: Texts) -> Iterator[None]:
    """Complain of a missing or damaged network, for work that cannot start without it."""
    try:
        with explain_networks(words):
            yield
    except UnanswerableError as error:
        complain(str(error))


def estimate_chances(rules: Rules, seats: int, words: Texts) -> Chances:
    """Return win chances that a network estimates; raises UnanswerableError."""
    with explain_networks(words):
        return estimated_chances(seats, rules)
