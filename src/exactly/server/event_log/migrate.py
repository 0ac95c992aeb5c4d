"""Migrate the database to the newest schema, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config

__all__ = ["migrate"]


def migrate(database: str, revision: str = "head") -> None:
    """Run the migrations up to this revision that the database does not have yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", database.replace("%", "%%"))
    command.upgrade(config, revision)
