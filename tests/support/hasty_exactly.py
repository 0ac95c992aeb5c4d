"""`exactly` with a short timeout for absent players, so that tests do not wait half a minute.

There is no such setting, because players should have time to come back.
"""

from exactly.__main__ import main
from exactly.server.table import decide_seats
from exactly.server.websocket import keepalive

AWAY_AFTER = 1_000
"""Milliseconds."""

if __name__ == "__main__":
    decide_seats.AWAY_AFTER = AWAY_AFTER
    keepalive.ASK_AFTER, keepalive.GONE_AFTER = 1.0, 5.0  # dead connections are also noticed sooner
    main()
