"""Many tables play in parallel by the rules."""

from itertools import product
from random import Random

import pytest
import torch

from exactly.networks.features import Features
from exactly.networks.one_turn import best_replies
from exactly.networks.training.environment import TableBatch, see_ahead, take_turns
from exactly.networks.training.model import Model
from exactly.rules import (
    CHANCE,
    FACES,
    SEATS,
    Edition,
    Roll,
    Rules,
    Setup,
    State,
    apply,
    chances,
    clockwise_from,
    legal_moves,
    new_game,
    outcome,
    to_act,
)

TABLES = list(product(SEATS, Edition))


def positions_of_games(seats: int, edition: Edition, many: int) -> list[State]:
    """Return states before a roll, of random games."""
    random = Random(seats)
    found: list[State] = []
    state = new_game(Setup(seats, Rules(edition)))
    while len(found) < many:
        if to_act(state) is CHANCE:
            if state.starting is None:
                found.append(state)
            state = apply(state, random.choice(chances(state))[0])
        elif outcome(state) is None:
            state = apply(state, random.choice(legal_moves(state)))
        else:
            state = new_game(Setup(seats, Rules(edition)))
    return found


def as_seen(states: list[State]) -> TableBatch:
    """Return states as arrays, with seats counted from the seat to roll."""
    coins, needs = [], []
    for state in states:
        order = clockwise_from(state.active, state.seats)
        coins.append([list(state.stack(seat)) for seat in order])
        needs.append([state.rules.target - state.euros[seat - 1] for seat in order])
    return TableBatch(torch.tensor(coins), torch.tensor(needs))


def judged(model: Model, state: State) -> list[float]:
    """Return the model's chances for a state, seat 1 first."""
    end = outcome(state)
    if end is not None:
        return [float(seat == end.winner) for seat in range(1, state.seats + 1)]
    with torch.no_grad():
        seen = model(*as_seen([state])).softmax(-1)[0].tolist()
    order = clockwise_from(state.active, state.seats)
    return [seen[order.index(seat)] for seat in sorted(order)]


def expected(model: Model, state: State) -> list[float]:
    """Return each seat's expected chance if the seat to roll makes its best move, seat 1 first."""
    sums = [0.0] * state.seats
    for face in FACES:
        rolled = apply(state, Roll(face))
        after = [judged(model, apply(rolled, move)) for move in legal_moves(rolled)]
        best = max(after, key=lambda win: win[state.active - 1])
        sums = [one + other for one, other in zip(sums, best, strict=True)]
    return [total / len(FACES) for total in sums]


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_what_is_expected_is_what_the_rules_and_the_network_say(
    seats: int, edition: Edition
) -> None:
    torch.manual_seed(seats)
    model = Model(Features(seats, edition), width=16, inner=8)
    torch.nn.init.normal_(model.last.weight)
    states = positions_of_games(seats, edition, 400)[::40]
    ahead = see_ahead(model, as_seen(states), torch.float32)
    means = best_replies(torch, ahead)[1].mean(1)
    for state, found in zip(states, means.tolist(), strict=True):
        order = clockwise_from(state.active, seats)
        wanted = expected(model, state)
        assert found == pytest.approx([wanted[seat - 1] for seat in order], abs=1e-5)


@pytest.mark.parametrize(("seats", "edition"), TABLES)
def test_every_turn_taken_is_one_of_the_rules(seats: int, edition: Edition) -> None:
    torch.manual_seed(seats)
    model = Model(Features(seats, edition), width=16, inner=8)
    states = positions_of_games(seats, edition, 300)
    before = as_seen(states)
    ahead = see_ahead(model, before, torch.float32)
    random_tables = torch.ones(len(states), dtype=torch.bool)
    after, _, is_over, is_taken = take_turns(before, ahead, ahead.own, random_tables)
    for at, state in enumerate(states):
        can_follow = [
            apply(rolled, move)
            for face in FACES
            for rolled in [apply(state, Roll(face))]
            for move in legal_moves(rolled)
        ]
        if is_over[at]:
            assert any(outcome(end) is not None for end in can_follow)
            continue
        found = (after.coins[at].tolist(), after.needs[at].tolist())
        goes_on = [next_ for next_ in can_follow if outcome(next_) is None]
        ways = as_seen(goes_on)
        assert found in list(zip(ways.coins.tolist(), ways.needs.tolist(), strict=True))
        assert bool(is_taken[at]) == (after.needs[at].sum() < before.needs[at].sum())
