"""Migrate the database to the newest schema, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config

__all__ = ["migrate"]


def migrate(database: str, revision: str = "head") -> None:
    """Run the missing migrations up to a revision; does nothing if all have been run."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", database.replace("%", "%%"))
    command.upgrade(config, revision)
