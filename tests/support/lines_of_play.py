"""Hypothesis strategies: any rules, any table, any legal line of play."""

from hypothesis import strategies as st

from exactly.records import Record, Turn
from exactly.rules import (
    CHANCE,
    SEATS,
    Edition,
    Face,
    Roll,
    Rules,
    Setup,
    State,
    Step,
    apply,
    chances,
    euros_taken,
    legal_moves,
    new_game,
    outcome,
    to_act,
)

any_rules = st.builds(
    Rules,
    edition=st.sampled_from(Edition),
    wild_may_pass=st.booleans(),
    both_collect=st.booleans(),
    empty_restart=st.booleans(),
    target=st.integers(1, 3),
)
any_setup = st.builds(Setup, seats=st.sampled_from(SEATS), rules=any_rules)


def possible_steps(state: State) -> tuple[Step, ...]:
    """Return all possible next steps."""
    if to_act(state) is CHANCE:
        return tuple(roll for roll, _ in chances(state))
    return legal_moves(state)


@st.composite
def lines(draw: st.DrawFn, most_steps: int = 400) -> tuple[Setup, tuple[Step, ...]]:
    """A set-up and a legal line of play from it, often far into the game."""
    setup = draw(any_setup)
    length = draw(st.integers(0, most_steps))
    # A drawn random generator, because drawn lists of choices are short.
    random = draw(st.randoms(use_true_random=True))
    state = new_game(setup)
    steps: list[Step] = []
    while len(steps) < length and (possible := possible_steps(state)):
        steps.append(random.choice(possible))
        state = apply(state, steps[-1])
    return setup, tuple(steps)


@st.composite
def any_state(draw: st.DrawFn, most_steps: int = 400) -> State:
    """A state of some line of play."""
    setup, steps = draw(lines(most_steps))
    state = new_game(setup)
    for step in steps:
        state = apply(state, step)
    return state


def recorded(setup: Setup, steps: tuple[Step, ...]) -> Record:
    """Return the record of a line of play, up to its last whole turn."""
    state = new_game(setup)
    starting: list[tuple[Face, ...]] = []
    turns: list[Turn] = []
    for step in steps:
        before, state = state, apply(state, step)
        if before.starting is not None and isinstance(step, Roll):
            if not before.starting.faces:
                starting.append(())
            starting[-1] = (*starting[-1], step.face)
        elif not isinstance(step, Roll):
            assert before.face is not None
            turns.append(Turn(before.active, before.face, step, euros_taken(before, state)))
    end = outcome(state)
    return Record(
        tuple(f"player {seat}" for seat in range(setup.seats)),
        setup.rules,
        tuple(starting),
        tuple(turns),
        None if end is None else end.winner,
    )
