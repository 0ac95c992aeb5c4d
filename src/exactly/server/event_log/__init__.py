"""The event log: every event of every table, kept for good in SQLite or PostgreSQL."""
