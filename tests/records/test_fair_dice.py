"""Dice anyone can check."""

import hashlib
import hmac
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exactly.records import SCHEME, FairDice, commit, new_seed, new_share
from exactly.rules import FACES, Face

SEED = "00" * 32
DICE = FairDice(SEED, "table", ("aa", "bb"))


def test_a_seed_and_a_share_are_new_each_time() -> None:
    assert len(new_seed()) == 64
    assert len(new_share()) == 32
    assert len({new_seed() for _ in range(50)} | {new_share() for _ in range(50)}) == 100


def test_the_commitment_is_the_hash_of_the_seeds_text() -> None:
    assert commit(SEED) == "sha256:" + hashlib.sha256(b"0" * 64).hexdigest()


def face_by_hand(dice: FairDice, number: int) -> Face:
    """Return the face by the steps of docs/reference/dice.md."""
    for block in count():
        lines = [SCHEME, dice.table, *dice.shares, str(number), str(block)]
        digest = hmac.new(dice.seed.encode(), "\n".join(lines).encode(), hashlib.sha256).digest()
        for byte in digest:
            if byte < 252:
                return Face(["0", "?", "50", "20", "10", "5"][byte % 6])
    raise AssertionError


@given(
    st.builds(FairDice, st.text("0123456789abcdef"), st.text("AB"), st.tuples(st.text("xy"))),
    st.integers(1, 10**6),
)
def test_a_roll_follows_from_seed_table_shares_and_number(dice: FairDice, number: int) -> None:
    assert dice.face(number) is face_by_hand(dice, number)
    assert dice.face(number) is dice.face(number)


def test_every_part_matters() -> None:
    def rolls(dice: FairDice) -> list[Face]:
        return [dice.face(number) for number in range(1, 40)]

    others = [
        FairDice("1" + SEED[1:], "table", ("aa", "bb")),
        FairDice(SEED, "tables", ("aa", "bb")),
        FairDice(SEED, "table", ("aa", "bc")),
        FairDice(SEED, "table", ("bb", "aa")),
        FairDice(SEED, "table", ("aabb",)),
    ]
    assert len({tuple(rolls(dice)) for dice in (DICE, *others)}) == 6


@pytest.mark.parametrize(("byte", "face"), [(0, "0"), (251, "5"), (7, "?"), (254, None)])
def test_bytes_that_would_favour_a_face_are_skipped(
    monkeypatch: pytest.MonkeyPatch, byte: int, face: str | None
) -> None:
    blocks = [bytes([255, 252, 253, byte]) + b"\xff" * 28, b"\xfc\x02" + b"\x00" * 30]
    monkeypatch.setattr(FairDice, "_digest", lambda _self, _number, block: blocks[block])
    # If a whole digest is skipped, the next block is used: its first fair byte is 2.
    assert DICE.face(1) == (face or "50")


def test_after_a_skipped_digest_comes_another_block(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, int]] = []

    def digest(_: FairDice, number: int, block: int) -> bytes:
        asked.append((number, block))
        return b"\xff" * 32 if block == 0 else b"\x03" * 32

    monkeypatch.setattr(FairDice, "_digest", digest)
    assert DICE.face(7) is Face.TWENTY
    assert set(asked) == {(7, 0), (7, 1)}


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 200])
def test_a_seed_of_any_length_is_the_key_of_an_hmac(length: int) -> None:
    dice = FairDice("s" * length, "table", ("aa",))
    rolls = range(1, 50)
    assert [dice.face(n) for n in rolls] == [face_by_hand(dice, n) for n in rolls]


def test_a_million_rolls_favour_no_face() -> None:
    dice = FairDice("chi-square", "test", ("one", "two"))
    rolls = 1_000_000
    counts = Counter(dice.face(number) for number in range(1, rolls + 1))
    fair = rolls / len(FACES)
    chi_square = sum((counts[face] - fair) ** 2 / fair for face in FACES)
    # 5 degrees of freedom: a fair die stays below this in 99 of 100 series.
    assert chi_square < 15.086
