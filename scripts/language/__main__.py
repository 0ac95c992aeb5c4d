"""Check the language of all tracked files: `python -m language [PATH ...]`."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from language.lengths import length_faults
from language.passages import passages_of
from language.phrases import Fault, phrase_faults
from language.typography import typography_faults

_ROOT = Path.cwd()
_LEFT_OUT = {"web/src/server/protocol.ts", "scripts/language/phrases.toml"}
"""Generated, or full of examples."""
_OURS = ("src", "web", "docs", "tests", "scripts", "benchmarks", "examples", "fuzz", "deploy")


def main(names: list[str]) -> int:
    """Print every fault with its place; return 1 if there is one."""
    count = 0
    for path in _paths(names):
        for fault in faults(path):
            place = f"{path.relative_to(_ROOT)}:{fault.line}"
            print(f"{place}: {' '.join(fault.text.split())[:90]!r}: {fault.advice}")
            count += 1
    if count:
        print(f"{count} places to reword (CONTRIBUTING.md, “Write plain words”)", file=sys.stderr)
    return min(count, 1)


def faults(path: Path) -> Iterator[Fault]:
    """Give all faults of a file, line by line."""
    found = (
        fault
        for passage in passages_of(path)
        for check in (phrase_faults, typography_faults, length_faults)
        for fault in check(passage)
    )
    yield from sorted(set(found))


def _paths(names: list[str]) -> list[Path]:
    """Return the files that were named, or all that git tracks."""
    if names:
        return [Path(name).resolve() for name in names]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=_ROOT, capture_output=True, check=True)
    tracked = [name for name in listed.stdout.decode().split("\0") if name]
    return [
        _ROOT / name
        for name in tracked
        if (name.startswith(_OURS) or name.endswith((".md", ".toml")))
        and name not in _LEFT_OUT
        and (_ROOT / name).is_file()
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
