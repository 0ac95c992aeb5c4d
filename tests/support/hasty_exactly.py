"""`exactly`, but its server soon takes a guest for away: tests do not wait half a minute.

No setting does this, since nobody who plays should be hurried.
"""

from exactly.__main__ import main
from exactly.server.table import decide_seats
from exactly.server.websocket import keepalive

AWAY_AFTER = 1_000
"""Milliseconds."""

if __name__ == "__main__":
    decide_seats.AWAY_AFTER = AWAY_AFTER
    keepalive.ASK_AFTER, keepalive.GONE_AFTER = 1.0, 5.0  # a dead connection shows sooner, too
    main()
