"""Writes the generated files, or lists the stale ones: `scripts/regenerate [--check]`."""

import sys

from generate.everything import generated_files, stale_files


def main() -> None:
    """Write the stale files, or with --check only list them and exit with 1."""
    stale = stale_files()
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"stale: {path}")
        sys.exit(1 if stale else 0)
    files = generated_files()
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], encoding="utf-8", newline="\n")
        print(f"written: {path}")
    print(f"{len(files)} generated files are fresh")


main()
