"""The database migrations, one module each."""
