"""The Lighthouse scores of the start page on a phone.

Needs Node, Debian's Chromium and the built page (`scripts/page`). Lighthouse is installed into a
separate folder (PEERS) if it is missing. `scripts/bench page_lighthouse`.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from served.observed import run

_PORT = 8396
_FOLDER = (
    Path(os.environ.get("PEERS", Path(tempfile.gettempdir()) / "exactly-peers")) / "lighthouse"
)
_PACKAGE = "lighthouse@12.8.2"
_ROUNDS = int(os.environ.get("ROUNDS", "3"))
_WANTED = {"performance": 95, "accessibility": 100, "best-practices": 95}
_CHROMIUM = "--headless=new --no-sandbox --disable-gpu --disable-quic"


def install() -> Path:
    """Return the path of Lighthouse; install it if it is missing."""
    program = _FOLDER / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        _FOLDER.mkdir(parents=True, exist_ok=True)
        (_FOLDER / "package.json").write_text('{"private": true}')
        subprocess.run(["npm", "install", "--silent", _PACKAGE], cwd=_FOLDER, check=True)
    return program


def look(program: Path, address: str) -> dict[str, Any]:
    """Run Lighthouse once with its defaults: a phone with a slow connection."""
    done = subprocess.run(
        [
            *(program, address, "--quiet", "--output=json", f"--chrome-flags={_CHROMIUM}"),
            f"--only-categories={','.join(_WANTED)}",
        ],
        env={**os.environ, "CHROME_PATH": "/usr/bin/chromium"},
        stdout=subprocess.PIPE,
        check=True,
        encoding="utf-8",
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def main() -> None:
    """Measure, and print."""
    program = install()
    with run(_PORT):
        looks = [look(program, f"http://127.0.0.1:{_PORT}/") for _ in range(_ROUNDS)]
    for category, wanted in _WANTED.items():
        scores = [round(100 * each["categories"][category]["score"]) for each in looks]
        print(f"{category}: {median(scores):.0f} of {scores}, wanted {wanted}")
    audits = looks[-1]["audits"]
    for name in ("first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift"):
        print(f"{name}: {audits[name]['displayValue']}")


if __name__ == "__main__":
    main()
