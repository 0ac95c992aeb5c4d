"""Takes screenshots of the wanted states, and reports unreached states and faults."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from photographs.scene import Studio
from photographs.serving import serve_page
from photographs.session import photograph
from photographs.state import State
from photographs.states import STATES
from photographs.views import LANGUAGES, LOOKS, SIZES, Wishes
from support.browsing import chromium


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts/pictures", description="Photographs the page in every state."
    )
    parser.add_argument("folder", type=Path, help="where the pictures go, and faults.txt")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="PATTERN",
        default=["*"],
        help="only these states, such as 'table-5*'",
    )
    parser.add_argument("--size", nargs="+", choices=[size.name for size in SIZES])
    parser.add_argument("--look", nargs="+", choices=LOOKS)
    parser.add_argument(
        "--lang",
        nargs="+",
        choices=(*LANGUAGES, "all"),
        default=(),
        help="the languages of every picture; without it they go round",
    )
    parser.add_argument(
        "--axe", action="store_true", help="let axe look at every picture, too: takes twice as long"
    )
    return parser.parse_args()


def _wishes(arguments: argparse.Namespace) -> Wishes:
    return Wishes(
        [size for size in SIZES if not arguments.size or size.name in arguments.size],
        [look for look in LOOKS if not arguments.look or look in arguments.look],
        LANGUAGES if "all" in arguments.lang else arguments.lang,
        asks_axe=arguments.axe,
    )


async def _photograph(
    address: str, wanted: Sequence[tuple[int, State]], wishes: Wishes, folder: Path
) -> dict[str, str]:
    async with chromium() as browser:
        return await photograph(Studio(address, browser), wanted, wishes, folder)


def main() -> int:
    """Take the screenshots; return 1 if a state was not reached."""
    arguments = _arguments()
    wanted = [
        (number, state)
        for number, state in enumerate(STATES)
        if any(fnmatch(state.name, pattern) for pattern in arguments.only)
    ]
    if not wanted:
        print(f"scripts/pictures: there is no state {' or '.join(arguments.only)}", file=sys.stderr)
        return 2
    arguments.folder.mkdir(parents=True, exist_ok=True)
    try:
        with serve_page() as address:
            failed = asyncio.run(_photograph(address, wanted, _wishes(arguments), arguments.folder))
    except KeyboardInterrupt:
        print("\nEnded.", file=sys.stderr)
        return 130
    for name, reason in failed.items():
        print(f"not reached: {name}: {reason.splitlines()[0]}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
