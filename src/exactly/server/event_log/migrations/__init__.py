"""The shapes the database has had, one after the other."""
