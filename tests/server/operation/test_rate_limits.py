"""Rate limits allow exactly their rate and burst, and need little memory."""

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exactly.server.operation.rate_limits import (
    NO_ADDRESS,
    ConnectionLimit,
    RateLimit,
    RateLimits,
    address_key,
)

A_LITTLE = 1e-6
pauses = st.floats(0, 100) | st.just(0.0)
rates = st.floats(0.01, 1000)
bursts = st.integers(1, 50)
tries = st.lists(st.tuples(pauses, st.integers(1, 5)), max_size=60)
some_keys = st.lists(st.tuples(pauses, st.sampled_from("abcdefgh")), max_size=100)


def test_a_burst_is_allowed_and_then_one_at_a_time() -> None:
    rate = RateLimit(rate=2, burst=3)
    assert [rate.allow(100) for _ in range(5)] == [True, True, True, False, False]
    assert [rate.allow(100.5), rate.allow(100.5)] == [True, False]
    assert [rate.allow(1000) for _ in range(4)] == [True, True, True, False]


def test_a_higher_cost_takes_more_tokens() -> None:
    rate = RateLimit(rate=1, burst=10)
    assert rate.allow(0, cost=8)
    assert not rate.allow(0, cost=3)
    assert rate.allow(0, cost=2)
    assert not rate.allow(1e9, cost=11)


def test_a_clock_that_goes_back_adds_no_tokens() -> None:
    rate = RateLimit(rate=1, burst=1)
    assert rate.allow(100)
    assert not rate.allow(50)
    assert not rate.allow(100)
    assert rate.allow(101)


@given(rates, bursts, tries)
def test_never_more_than_the_rate_and_a_burst(
    rate: float, burst: int, tries: list[tuple[float, int]]
) -> None:
    bucket = RateLimit(rate, burst)
    times = accumulate(pause for pause, _ in tries)
    costs = [cost for _, cost in tries]
    done = [(now, cost) for now, cost in zip(times, costs, strict=True) if bucket.allow(now, cost)]
    for first, (begin, _) in enumerate(done):
        total = 0
        for now, cost in done[first:]:
            total += cost
            assert total <= (now - begin) * rate + burst + A_LITTLE


@given(rates, bursts, tries)
def test_actions_within_the_rate_are_never_refused(
    rate: float, burst: int, tries: list[tuple[float, int]]
) -> None:
    bucket = RateLimit(rate, burst)
    now = 0.0
    for pause, cost in tries:
        now += pause + cost / rate + A_LITTLE
        assert bucket.allow(now, min(cost, burst))


@given(rates, bursts, some_keys)
def test_forgetting_a_bucket_changes_nothing(
    rate: float, burst: int, tries: list[tuple[float, str]]
) -> None:
    forgetful = RateLimits(rate, burst)
    remembered = {key: RateLimit(rate, burst) for key in "abcdefgh"}
    now = 0.0
    for pause, key in tries:
        now += pause
        assert forgetful.allow(key, now) == remembered[key].allow(now)


@given(rates, bursts, some_keys, st.integers(1, 5))
def test_no_more_keys_are_remembered_than_allowed(
    rate: float, burst: int, tries: list[tuple[float, str]], most: int
) -> None:
    limited = RateLimits(rate, burst, most)
    now = 0.0
    for pause, key in tries:
        now += pause
        limited.allow(key, now)
        assert len(limited) <= most


def test_idle_keys_are_forgotten() -> None:
    limited = RateLimits(rate=1, burst=2)
    for number in range(1000):
        limited.allow(str(number), now=1)
    assert len(limited) == 1000
    limited.allow("late", now=10)
    assert len(limited) == 1


def test_with_too_many_keys_the_stalest_is_removed_first() -> None:
    limited = RateLimits(rate=0.001, burst=1, most_keys=2)
    assert limited.allow("stale", now=1)
    assert limited.allow("busy", now=2)
    assert not limited.allow("stale", now=3)
    assert limited.allow("new", now=4)
    assert not limited.allow("stale", now=5)
    assert limited.allow("busy", now=6)


def test_a_key_has_a_limited_number_of_connections() -> None:
    places = ConnectionLimit(2)
    assert [places.enter("a"), places.enter("a"), places.enter("a")] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")
    for key in "aab":
        places.leave(key)
    assert len(places) == 0
    with pytest.raises(KeyError):
        places.leave("a")


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("abc"))), st.integers(1, 3))
def test_connections_are_counted(steps: list[tuple[bool, str]], most: int) -> None:
    places = ConnectionLimit(most)
    inside = dict.fromkeys("abc", 0)
    for comes, key in steps:
        if comes:
            assert places.enter(key) == (inside[key] < most)
            inside[key] = min(most, inside[key] + 1)
        elif inside[key]:
            places.leave(key)
            inside[key] -= 1
        assert len(places) == sum(count > 0 for count in inside.values())


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", NO_ADDRESS),
        ("unknown", NO_ADDRESS),
        ("2001:db8", NO_ADDRESS),
        (None, NO_ADDRESS),
    ],
)
def test_an_address_has_its_key(address: str | None, key: str) -> None:
    assert address_key(address) == key
