"""Tables for screenshots, with given coins, and players who do what a state needs."""

from contextlib import AsyncExitStack
from random import Random
from typing import Any

from exactly.players import GreedyPlayer
from exactly.records import parse_position, parse_rules, write_move
from exactly.rules import legal_moves
from support.wire import Guest, browse, make_table

__all__ = ["NAMES", "Laid", "NotReachedError", "lay_table", "play_out"]

NAMES = ("Ana", "Bo", "Carla", "Friederike", "Emil", "Maximiliane")
STACKS = ("50.20.20.5", "50.50.20.10", "50.20.5", "20.20.10.5.5", "50.50.50.5", "10.5")
EUROS = (1, 2, 0, 0, 1, 1)
_FACES = ("0", "?", "50", "20", "10", "5")
_GREEDY = GreedyPlayer()
_SENSIBLE = 0.8
"""The share of moves of a greedy player; the other moves are random, so that some are mistakes."""


class NotReachedError(Exception):
    """A state that could not be reached."""


class Laid:
    """A table and its clients; the screenshots show the page of Ana, the host."""

    def __init__(self, address: str, code: str, secret: str, guests: dict[int, Guest]) -> None:
        self.address = address
        self.code = code
        self.secret = secret
        self.guests = guests
        """The clients by seat; a client may have several seats."""

    @property
    def link(self) -> str:
        """The path of Ana's seat."""
        return f"/t/{self.code}#{self.secret}"

    @property
    def watching(self) -> str:
        """The path of a spectator."""
        return f"/t/{self.code}"

    @property
    def hand(self) -> str:
        """The path of Ana's phone as a controller."""
        return f"/t/{self.code}/hand#{self.secret}"

    @property
    def screen(self) -> str:
        """The path of the television."""
        return f"/t/{self.code}/screen"

    async def say(self, seat: int, type: str, **details: object) -> None:  # noqa: A002
        """Send a command of a seat, and wait until the table accepts it."""
        guest = self.guests[seat]
        async with browse(self.address) as web:
            known = (await web.get(f"/api/tables/{self.code}")).json()["view"]["sequence"]
        await guest.until(lambda: guest.sequence >= known)
        refused = len(guest.refusals)
        await guest.say(type, seat=seat, **details)
        await guest.until(lambda: guest.sequence > known or len(guest.refusals) > refused)
        if len(guest.refusals) > refused:
            raise NotReachedError(f"{type} by seat {seat}: {guest.refusals[-1]}")

    async def leave(self, *seats: int) -> None:
        """Disconnect a player."""
        for seat in seats:
            await self.guests[seat].go()

    async def everybody_agrees(self, asker: int) -> None:
        """Let all others agree to a question."""
        for seat, guest in self.guests.items():
            if seat == asker:
                continue
            await self.say(seat, "answer", agree=True)
            if guest.view["question"] is None:
                break


async def lay_table(  # noqa: PLR0913  # one parameter for each thing about a table
    stack: AsyncExitStack,
    address: str,
    seats: int,
    *,
    active: int = 1,
    face: str = "-",
    stacks: tuple[str, ...] = STACKS,
    euros: tuple[int, ...] = EUROS,
    computers: tuple[int, ...] = (),
    is_alone: bool = False,
    has_begun: bool = True,
    **options: Any,
) -> Laid:
    """Create a table; some seats may have computer players, and with `alone` one device has all.

    The game starts from a position, or with the starting rolls if `face` is empty.
    """
    if face:
        euro = "/".join(map(str, euros[:seats]))
        options.setdefault("position", f"{'/'.join(stacks[:seats])} {euro} {active} {face}")
    code, secret = await make_table(address, seats=seats, **options)
    maker = await stack.enter_async_context(Guest(address, code, secret))
    guests: dict[int, Guest] = {}
    for seat in range(1, seats + 1):
        if seat in computers:
            await maker.say("seat-computer", seat=seat, player="greedy")
            continue
        is_makers = is_alone or not guests
        guest = maker if is_makers else await stack.enter_async_context(Guest(address, code))
        await guest.sit_down(seat, NAMES[seat - 1])
        guests[seat] = guest
    laid = Laid(address, code, secret, guests)
    if has_begun:
        await _begin(laid, computers, has_bytes=options.get("dice") != "companion")
    return laid


async def _begin(laid: Laid, computers: tuple[int, ...], *, has_bytes: bool) -> None:
    maker = laid.guests[1]
    taken = [("seat-taken", seat) for seat in laid.guests]
    taken += [("computer-seated", seat) for seat in computers]
    await maker.until(lambda: all(maker.has_seen(what, seat=seat) for what, seat in taken))
    await maker.say("start")
    for seat, guest in laid.guests.items():
        await guest.until(lambda guest=guest: guest.has_seen("game-started"))  # type: ignore[misc]
        if has_bytes:
            await guest.say("give-bytes", seat=seat, bytes=f"{seat:032x}")
    for guest in laid.guests.values():
        await guest.until(lambda guest=guest: guest.view["phase"] == "playing")  # type: ignore[misc]


async def play_out(laid: Laid, *, turns: int = 10_000) -> None:
    """Let one client with all seats play a whole game, or `turns` turns.

    A real die has the same rolls each time.
    """
    guest = laid.guests[1]
    random = Random(len(laid.guests))  # noqa: S311
    rules = parse_rules(guest.table["options"]["rules"])
    has_real_die = guest.table["options"]["dice"] == "companion"
    while (view := guest.view)["phase"] == "playing":
        seat, before = view["to_act"], guest.sequence
        if view["rolling"]:
            face = {"face": random.choice(_FACES)} if has_real_die else {}
            await guest.say("roll", seat=seat, **face)
        else:
            if not turns:
                return
            turns -= 1
            state = parse_position(view["position"], rules)
            is_sensible = random.random() < _SENSIBLE and legal_moves(state)
            move = write_move(_GREEDY.choose(state)) if is_sensible else None
            await guest.say("move", seat=seat, move=move or random.choice(view["moves"]))
        await guest.until(lambda: guest.sequence > before or bool(guest.refusals))  # noqa: B023
        if guest.refusals:
            raise NotReachedError(f"playing on: {guest.refusals[-1]}")
