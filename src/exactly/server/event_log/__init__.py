"""The event log: every event of every table, stored durably in SQLite or PostgreSQL."""
