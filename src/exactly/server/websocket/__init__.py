"""The WebSocket of a table: endpoint, sessions and keepalive."""
