"""Check a commit message: `python -m language.commits FILE`, from `scripts/commit-message`."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from language.passage import Passage
from language.phrases import phrase_faults

__all__ = ["message_faults"]

_MOST_CHARACTERS = 60
_SUBJECT = re.compile(r"(?P<area>[a-z0-9][a-z0-9 ,/.()+-]*): (?P<words>\S.*)")
_SCISSORS = "# ------------------------ >8 ------------------------"
"""What follows is the diff that `git commit --verbose` shows."""
_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
_NO_VERBS = re.compile(r"(?:[A-Za-z]+ing|[a-z]+ed|the|a|an|no|new|some|all|more)\b")
_VERBS = frozenset({"bring", "embed", "exceed", "feed", "need", "ping", "proceed", "seed", "speed"})


def message_faults(message: str) -> Iterator[str]:
    """Give what is wrong with a commit message; its comments do not count."""
    written = message.partition(_SCISSORS)[0]
    lines = [line for line in written.splitlines() if not line.startswith("#")]
    subject = lines[0].rstrip() if lines else ""
    if subject.startswith(_BY_GIT):
        return
    if len(subject) > _MOST_CHARACTERS:
        yield f"the subject has {len(subject)} characters, at most {_MOST_CHARACTERS}"
    found = _SUBJECT.fullmatch(subject)
    if found is None:
        yield "the subject must be “area: verb object”, as in “server: limit requests”"
        return
    first = found["words"].split()[0]
    if first[0].isupper() and first[1:].islower():
        yield f"the verb after the area starts with a small letter, not “{first}”"
    if _NO_VERBS.fullmatch(first) and first not in _VERBS:
        yield f"the subject starts with a verb in the imperative, not “{first}”"
    if subject.endswith("."):
        yield "the subject ends without a full stop"
    if len(lines) > 1 and lines[1].strip():
        yield "the second line is empty; reasons start in the third"
    for fault in phrase_faults(Passage(Path("message"), 1, "\n".join(lines))):
        yield f"“{fault.text}”: {fault.advice}"


def main(path: Path) -> int:
    """Print what is wrong with the message in a file; return 1 if anything is."""
    faults = list(message_faults(path.read_text(encoding="utf-8")))
    for fault in faults:
        print(f"commit message: {fault}", file=sys.stderr)
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
