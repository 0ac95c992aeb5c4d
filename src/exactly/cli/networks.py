"""Networks as a person's machine has them: at hand, or one line that says why not."""

from collections.abc import Iterator
from contextlib import contextmanager

from exactly.cli.errors import UnanswerableError, complain
from exactly.evaluation.chances import Chances
from exactly.evaluation.find import estimated_chances
from exactly.locales import Texts
from exactly.networks.damage import DamagedNetworkError
from exactly.rules import Rules

__all__ = ["estimate_chances", "networks_at_hand", "networks_or_complaint"]


@contextmanager
def networks_at_hand(words: Texts) -> Iterator[None]:
    """Raise UnanswerableError, with a sentence, where a network is needed and cannot be had."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UnanswerableError(words("network-missing", module=error.name or "numpy")) from error
    except DamagedNetworkError as error:
        key = f"network-damage-{error.damage.value}"
        raise UnanswerableError(words(key, file=str(error.path))) from error


@contextmanager
def networks_or_complaint(words: Texts) -> Iterator[None]:
    """Complain where a network is needed and cannot be had: for what cannot be begun without."""
    try:
        with networks_at_hand(words):
            yield
    except UnanswerableError as error:
        complain(str(error))


def estimate_chances(rules: Rules, seats: int, words: Texts) -> Chances:
    """Return the chances as a network estimates them; raises UnanswerableError."""
    with networks_at_hand(words):
        return estimated_chances(seats, rules)
