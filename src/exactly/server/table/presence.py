"""Presence: which holders are connected to a table, in this process and in the others."""

from collections.abc import Iterable

from exactly.protocol import Presence
from exactly.server.table.client import Client
from exactly.server.table.state import Holder

__all__ = ["TablePresence"]


class TablePresence:
    """The holders of a table that are connected, and since when the others are not."""

    __slots__ = ("_away", "_clients", "_connected", "_elsewhere")

    def __init__(self, clients: set[Client]) -> None:
        """Use this set of the clients of this process; it changes when they come and go."""
        self._clients = clients
        self._away: dict[int, int] = {}
        """The time when each holder that is not connected left."""
        self._connected: tuple[int, ...] = ()
        """The connected holders as last sent to the clients."""
        self._elsewhere: dict[str, tuple[int, ...]] = {}
        """The holders connected to other processes, by process."""

    def here(self) -> set[int]:
        """Return the holders that are connected to this process."""
        holders = [client.caller.holder for client in self._clients]
        return {holder for holder in holders if holder is not None}

    def is_connected(self, holder: int) -> bool:
        """Return whether a holder is connected to any process."""
        if any(client.caller.holder == holder for client in self._clients):
            return True
        return any(holder in holders for holders in self._elsewhere.values())

    def away_since(self, holder: int) -> int | None:
        """Return the time when a holder disconnected, or None if it is connected."""
        return self._away.get(holder)

    def all_away(self, holders: Iterable[Holder], moment: int) -> None:
        """Record every holder as disconnected since `moment`."""
        self._away = {holder.number: moment for holder in holders}

    def update(self, holders: Iterable[Holder], moment: int) -> Presence:
        """Record who is connected at `moment`, and return the message about it for the clients."""
        holders = list(holders)
        connected = self._connected = self._connected_of(holders)
        self._away = {
            holder.number: self._away.get(holder.number, moment)
            for holder in holders
            if holder.number not in connected
        }
        return Presence(connected=connected, away=self._away)

    def has_changed(self, holders: Iterable[Holder]) -> bool:
        """Return whether the connected holders have changed since the last message."""
        return self._connected_of(holders) != self._connected

    def _connected_of(self, holders: Iterable[Holder]) -> tuple[int, ...]:
        return tuple([each.number for each in holders if self.is_connected(each.number)])

    def heard(self, sender: str, holders: tuple[int, ...]) -> None:
        """Record the holders that are connected to another process."""
        self._elsewhere[sender] = holders

    def forget(self, sender: str) -> bool:
        """Forget a process that has stopped; return whether any holder was connected to it."""
        return bool(self._elsewhere.pop(sender, None))
