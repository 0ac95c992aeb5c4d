"""Every position of the two-player game has an index, without gaps."""

from itertools import product
from random import Random

import numpy as np
import pytest

from exactly.rules import Stack
from exactly.rules.variant import Variant
from exactly.solver.position_tables import position_tables

ORDER = Random(1)


def stacks_up_to(most: int) -> list[Stack]:
    stacks = [Stack(*counts) for counts in product(range(11), repeat=4)]
    return [stack for stack in stacks if stack.total <= most]


def test_standard_has_as_many_positions_as_pairs_of_stacks_that_fit() -> None:
    stacks = [stack for stack in stacks_up_to(200) if stack.total != 100]
    held = np.array(stacks)
    fits = np.ones((len(stacks), len(stacks)), dtype=bool)
    for coin in range(4):
        fits &= held[:, None, coin] + held[None, :, coin] <= 10
    assert position_tables(Variant()).size == int(fits.sum()) == 1_178_644
    assert len(stacks_up_to(200)) == 1_663


def test_numbers_follow_each_other_without_gaps() -> None:
    space = position_tables(Variant())
    stacks = [stack for stack in stacks_up_to(200) if stack.total != 100]
    found = bytearray(space.size)
    for first, second in product(stacks, repeat=2):
        number = space.number(first, second)
        if number >= 0:
            found[number] += 1
    assert set(found) == {1}


def test_classic_has_as_many_positions_as_pairs_of_any_stacks() -> None:
    space = position_tables(Variant(limit=None))
    everything = space.number(Stack(10, 10, 10, 10), Stack())
    assert space.size == 18_582_414
    assert everything == space.size - 1
    assert space.number(Stack(), Stack(10, 10, 10, 10)) >= 0
    assert space.number(Stack(2), Stack(8, 10, 10, 10)) == -1


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Stack(fifties=2), Stack()),
        (Stack(), Stack(twenties=5)),
        (Stack(fifties=4, fives=1), Stack()),
        (Stack(), Stack(fifties=4, fives=1)),
        (Stack(twenties=6), Stack(twenties=6)),
        (Stack(fives=6), Stack(fives=5)),
        (Stack(fives=11), Stack()),
    ],
)
def test_impossible_stacks_have_no_index(first: Stack, second: Stack) -> None:
    assert position_tables(Variant()).number(first, second) == -1


def test_swapping_the_stacks_twice_changes_nothing() -> None:
    space = position_tables(Variant())
    assert (space.swapped[space.swapped] == np.arange(space.size)).all()
    stacks = stacks_up_to(200)
    for _ in range(500):
        first, second = ORDER.choice(stacks), ORDER.choice(stacks)
        number = space.number(first, second)
        if number >= 0:
            assert space.swapped[number] == space.number(second, first)
        else:
            assert space.number(second, first) == -1
