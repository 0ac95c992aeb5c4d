"""A PostgreSQL and a Redis for the tests, which a test can stop and start again.

Each is started once for all tests, on a free port, in a temporary folder.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn, Protocol

import pytest

from exactly.server.event_log.migrate import migrate
from support.wire import eventually, free_port

__all__ = [
    "Postgres",
    "RedisServer",
    "Service",
    "database",
    "empty_database",
    "eventually",
    "migrated_file",
    "migrated_postgres_database",
    "postgres_cluster",
    "postgres_database",
    "postgres_databases",
    "postgres_server",
    "redis_process",
    "redis_server",
]


class Service(Protocol):
    """A server that tests may stop and start."""

    @property
    def url(self) -> str:
        """Return its address, also if it does not run."""
        ...

    def start(self) -> None:
        """Start it and wait until it answers, unless it runs already."""
        ...

    def stop(self) -> None:
        """Stop it at once, as in a crash, if it runs."""
        ...


class Postgres:
    """A PostgreSQL cluster in a folder; if the tests run as root, another user owns it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._port = free_port()
        self._owner = _postgres_owner()
        self._runs = False
        if self._owner is not None:
            os.chown(folder, *self._owner)
        data = self._folder / "data"
        self._run("initdb", "-D", str(data), "-A", "trust", "-U", "postgres", "--no-sync")
        # Data must survive a crash of processes, but not of the machine, so no fsync is needed.
        settings = (
            f"port = {self._port}",
            "listen_addresses = '127.0.0.1'",
            "unix_socket_directories = ''",
            "fsync = off",
        )
        with (data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write("\n".join(["", *settings, ""]))

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Return the address of one of its databases."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self._port}/{database}"

    def make_database(self, name: str) -> str:
        """Make a database, and return its address."""
        self.tell("postgres", f"CREATE DATABASE {name}")
        return self.url_of(name)

    def tell(self, database: str, *statements: str) -> None:
        """Run statements, after closing all other connections to the database."""
        everybody = "pg_stat_activity WHERE datname = current_database()"
        put_out = f"SELECT pg_terminate_backend(pid, 9999) FROM {everybody}"
        commands = [f"{put_out} AND pid <> pg_backend_pid()", *statements]
        there = ["-h", "127.0.0.1", "-p", str(self._port), "-U", "postgres", "-d", database]
        self._run("psql", *there, "-X", *[word for each in commands for word in ("-c", each)])

    def start(self) -> None:
        if not self._runs:
            log = str(self._folder / "server.log")
            self._run("pg_ctl", "-D", str(self._folder / "data"), "-l", log, "-w", "start")
            self._runs = True

    def stop(self) -> None:
        if self._runs:
            self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")
            self._runs = False

    def _run(self, program: str, *arguments: str) -> None:
        # A file, not a pipe: the started server lives on, and would keep the pipe open.
        said = self._folder / "said.log"
        user, group = self._owner or (None, None)
        with said.open("w", encoding="utf-8") as file:
            done = subprocess.run(
                [self._programs / program, *arguments],
                check=False,
                cwd=self._folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC"},
                user=user,
                group=group,
                extra_groups=None if user is None else [],
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
            )
        if done.returncode:
            raise RuntimeError(f"{program}: {said.read_text(encoding='utf-8')}")


class RedisServer:
    """A Redis without persistence."""

    def __init__(self, program: Path, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        if self._process is not None:
            return
        address = ["--bind", "127.0.0.1", "--port", str(self._port)]
        nothing_kept = ["--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        self._process = subprocess.Popen(
            [self._program, *address, *nothing_kept],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        said: list[str] = []
        for line in self._process.stdout:
            if "ready to accept connections" in line.lower():
                return
            said.append(line)
        raise RuntimeError("".join(said))

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def freeze(self) -> None:
        """Make it stop answering, with open connections, until it is stopped or thawed."""
        self._send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Make it answer again."""
        self._send_signal(signal.SIGCONT)

    def _send_signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)


def _postgres_owner() -> tuple[int, int] | None:
    """Return the user to run PostgreSQL, which refuses root; None for the current user."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    owner = users.get("postgres") or users["nobody"]
    return owner.pw_uid, owner.pw_gid


def _find_postgres() -> Path:
    found = shutil.which("initdb")
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(debian, key=lambda path: float(path.parts[-3]), default=None)
    if newest is None and found is None:
        _cannot_run("postgresql")
    return (newest or Path(found or "").resolve()).parent


def _cannot_run(package: str) -> NoReturn:
    """Skip a test whose program is missing; fail if no test may be skipped."""
    reason = f"{package} is not installed"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def _lifetime(make: Callable[[Path], Service]) -> Iterator[Service]:
    # Not pytest's own folder: another user cannot enter that.
    with tempfile.TemporaryDirectory(prefix="exactly-") as folder:
        service = make(Path(folder))
        service.start()
        yield service
        service.stop()


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Service]:
    """The PostgreSQL of all tests, which a test may have stopped."""
    programs = _find_postgres()
    yield from _lifetime(lambda folder: Postgres(programs, folder))


@pytest.fixture(scope="session")
def redis_process() -> Iterator[Service]:
    """The Redis of all tests, which a test may have stopped."""
    program = shutil.which("redis-server")
    if program is None:
        _cannot_run("redis-server")
    yield from _lifetime(lambda folder: RedisServer(Path(program), folder))


@pytest.fixture
def postgres_server(postgres_cluster: Postgres) -> Postgres:
    """A running PostgreSQL, started again if an earlier test stopped it."""
    postgres_cluster.start()
    return postgres_cluster


@pytest.fixture
def redis_server(redis_process: RedisServer) -> RedisServer:
    """A running Redis, started again if an earlier test stopped it."""
    redis_process.start()
    redis_process.thaw()
    return redis_process


@pytest.fixture(scope="session")
def postgres_databases(postgres_cluster: Postgres) -> tuple[str, str]:
    """Two databases that tests use in turn: an empty one, and one with the current schema."""
    postgres_cluster.start()
    empty, migrated = [postgres_cluster.make_database(name) for name in ("empty", "migrated")]
    migrate(migrated)
    return empty, migrated


@pytest.fixture
def postgres_database(postgres_server: Postgres, postgres_databases: tuple[str, str]) -> str:
    """The address of an empty database."""
    postgres_server.tell("empty", "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return postgres_databases[0]


@pytest.fixture
def migrated_postgres_database(
    postgres_server: Postgres, postgres_databases: tuple[str, str]
) -> str:
    """The address of a database with the current schema and no events."""
    postgres_server.tell("migrated", "TRUNCATE events, cards")
    return postgres_databases[1]


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with the current schema and no events, to copy."""
    path = tmp_path_factory.mktemp("migrated") / "tables.db"
    migrate(f"sqlite+aiosqlite:///{path}")
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with the current schema and no events, of each kind."""
    if request.param == "sqlite":
        path = shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "tables.db")
        return f"sqlite+aiosqlite:///{path}"
    address: str = request.getfixturevalue("migrated_postgres_database")
    return address
