"""Photographs the states that are wanted, and says what was not reached and what is wrong."""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from browsing import chromium
from exactly.ai.solution import solution_file, store_solution
from exactly.rules import STANDARD
from photographs.scene import Studio
from photographs.state import State
from photographs.states import STATES
from photographs.taking import Photographer
from photographs.views import LANGUAGES, LOOKS, SIZES, Shot, Wishes
from wire import solved_server

_SOLUTIONS = Path(__file__).parents[2] / "build/solutions"
_MANNERS = (
    *("--pace", "60"),  # a computer player whose turn is photographed takes its time
    *("--tables-a-minute", "10000", "--commands-a-second", "10000"),  # nobody else does
)
_LONGEST = 180.0
"""Seconds after which a state counts as not to be reached."""
_TRIES = 2


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts/pictures", description="Photographs the page in every state."
    )
    parser.add_argument("folder", type=Path, help="where the pictures go, and faults.txt")
    parser.add_argument("--only", metavar="PATTERN", help="only these states, such as 'table-5*'")
    parser.add_argument("--size", nargs="+", choices=[size.name for size in SIZES])
    parser.add_argument("--look", nargs="+", choices=LOOKS)
    parser.add_argument(
        "--lang",
        nargs="+",
        choices=(*LANGUAGES, "all"),
        default=(),
        help="the languages of every picture; without it they go round",
    )
    return parser.parse_args()


def _wishes(arguments: argparse.Namespace) -> Wishes:
    return Wishes(
        [size for size in SIZES if not arguments.size or size.name in arguments.size],
        [look for look in LOOKS if not arguments.look or look in arguments.look],
        LANGUAGES if "all" in arguments.lang else arguments.lang,
    )


async def _take(photographer: Photographer, state: State, shots: Sequence[Shot]) -> str | None:
    """Take the pictures of a state; return why it was not reached.

    There is a second try: a busy machine may lose connections.
    """
    failure = None
    for _ in range(_TRIES):
        try:
            async with asyncio.timeout(_LONGEST):
                await photographer.take(state, shots)
        except Exception as error:
            failure = f"{type(error).__name__}: {error}".strip()
        else:
            return None
    return failure


async def _photograph(
    address: str, wanted: Sequence[tuple[int, State]], wishes: Wishes, folder: Path
) -> dict[str, str]:
    """Photograph the states, and return why some were not reached."""
    begin = time.monotonic()
    failed: dict[str, str] = {}
    report = folder / "faults.txt"
    async with chromium() as browser:
        photographer = Photographer(Studio(address, browser), folder)
        for done, (number, state) in enumerate(wanted, start=1):
            print(f"{done:4}/{len(wanted)} {state.name} ", end="", flush=True)
            since = time.monotonic()
            failure = await _take(photographer, state, wishes.shots(number))
            if failure is None:
                print(f"{time.monotonic() - since:.1f} s", flush=True)
            else:
                print(f"NOT REACHED: {failure}", flush=True)
                failed[state.name] = failure
            report.write_text(photographer.faults.report(), encoding="utf-8")
    minutes = (time.monotonic() - begin) / 60
    print(
        f"{photographer.count} pictures of {len(wanted) - len(failed)} states "
        f"in {minutes:.1f} minutes; {len(photographer.faults)} faults in {report}"
    )
    return failed


def main() -> int:
    """Do what was asked for; return 1 where a state was not reached."""
    arguments = _arguments()
    pattern = arguments.only or "*"
    wanted = [
        (number, state) for number, state in enumerate(STATES) if fnmatch(state.name, pattern)
    ]
    if not wanted:
        print(f"scripts/pictures: there is no state {pattern}", file=sys.stderr)
        return 2
    arguments.folder.mkdir(parents=True, exist_ok=True)
    solution = solution_file(_SOLUTIONS, STANDARD)
    if not solution.exists():
        from exactly.ai.solver import solve  # noqa: PLC0415  # compiled only where it is needed

        print("Solving the game of two, once ...", flush=True)
        store_solution(solve(STANDARD), solution)
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            solved_server(Path(folder), solution, *_MANNERS) as server,
        ):
            failed = asyncio.run(
                _photograph(server.address, wanted, _wishes(arguments), arguments.folder)
            )
    except KeyboardInterrupt:
        print("\nEnded.", file=sys.stderr)
        return 130
    for name, reason in failed.items():
        print(f"not reached: {name}: {reason.splitlines()[0]}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
