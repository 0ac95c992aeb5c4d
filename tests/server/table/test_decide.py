"""Decisions of a table: seats, the game, questions, chat and refusals."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from exactly.protocol import (
    COMMANDS,
    EVENTS,
    Command,
    Dice,
    Event,
    Phase,
    RefusalCode,
    Rolling,
    TableOptions,
    TurnTime,
)
from exactly.records import parse_record, verify, write_record
from exactly.server.event_log.interface import Entry, store, unstore
from exactly.server.table.decide import decide
from exactly.server.table.decide_seats import AWAY_AFTER
from exactly.server.table.decision import Caller, CommandRefusedError, Decision, make_table
from exactly.server.table.secrets import hash_secret, new_secret
from exactly.server.table.state import Table
from exactly.server.table.views import table_view, view_of, view_text

BYTES = "0123456789abcdef0123456789abcdef"


class Sitting:
    """A table without a server: commands are decided at once."""

    def __init__(self, **options: object) -> None:
        self.table = Table()
        self.log: list[Entry] = []
        self.secret = new_secret()
        self.now = 1_000
        self.away: dict[int, int] = {}
        made = make_table("kx7f2m", TableOptions(**options), self.secret, self.now)  # type: ignore[arg-type]
        self.table.take(made)
        self.log.append(made)
        self.host = Caller(1)

    def do(self, caller: Caller, type: str, **details: object) -> list[Event]:  # noqa: A002
        command = self.command(type, **details)
        decision = Decision(self.table, self.now, self.away.get)
        entries = decide(decision, command, caller)
        self.log += entries
        assert view_text(self.table) == view_of(self.table).model_dump_json()
        events = [entry.event for entry in entries]
        assert (
            ",".join(event.write() for event in events).encode()
            == EVENTS.dump_json(tuple(events))[1:-1]
        )
        # Events are checked when they are read, not when they are created.
        assert unstore(store(entries)) == entries
        return events

    def command(self, type: str, **details: object) -> Command:  # noqa: A002
        if type in {"start", "roll", "move", "ask", "answer", "resume"}:
            details.setdefault("sequence", self.table.sequence)
        return COMMANDS.validate_python({"type": type, **details})

    def refuses(self, caller: Caller, type: str, **details: object) -> RefusalCode:  # noqa: A002
        before = (self.table.sequence, table_view(self.table, None, lambda _: False, 0))
        with pytest.raises(CommandRefusedError) as refused:
            self.do(caller, type, **details)
        assert (self.table.sequence, table_view(self.table, None, lambda _: False, 0)) == before
        return refused.value.code

    def sit_down(self, seat: int, name: str = "", caller: Caller | None = None) -> Caller:
        caller = caller or Caller()
        self.do(caller, "take-seat", seat=seat, name=name)
        return caller

    def give_bytes(self, callers: dict[int, Caller]) -> None:
        for seat, caller in callers.items():
            self.do(caller, "give-bytes", seat=seat, bytes=BYTES)

    def play_on(self, callers: dict[int, Caller], until: Callable[[], bool]) -> None:
        """Roll and make any moves until a condition holds."""
        random = Random(1)
        while not until():
            view = view_of(self.table)
            assert view.to_act is not None
            self.now += 1_000
            if view.rolling:
                self.do(callers[view.to_act], "roll", seat=view.to_act)
            else:
                move = random.choice(view.moves)
                self.do(callers[view.to_act], "move", seat=view.to_act, move=move)


def two(**options: object) -> tuple[Sitting, dict[int, Caller]]:
    """A game of two people on two devices."""
    table = Sitting(seats=2, **options)
    people = {1: table.sit_down(1, "Ana", table.host), 2: table.sit_down(2, "Bo")}
    table.do(table.host, "start")
    if table.table.options.dice is Dice.CHECKABLE:
        table.give_bytes(people)
    return table, people


def started_turn(**options: object) -> tuple[Sitting, dict[int, Caller]]:
    """A game after the starting rolls and a roll, before a move."""
    table, people = two(**options)
    table.play_on(people, lambda: not view_of(table.table).rolling and _is_in_turn(table))
    return table, people


def _is_in_turn(table: Sitting) -> bool:
    return table.table.playing.state.starting is None


def test_seats_belong_to_secrets() -> None:
    table = Sitting(seats=3)
    bo = table.sit_down(2, "Bo")
    assert bo.holder == 2
    assert bo.new_secret is not None
    assert table.table.holder_of(hash_secret(bo.new_secret)) == 2
    assert table.table.holder_of(hash_secret(table.secret)) == 1
    assert table.table.holder_of(hash_secret(new_secret())) is None
    assert bo.new_secret not in repr([entry.event for entry in table.log])
    table.sit_down(3, "Cy", bo)
    assert [seat.holder for seat in table.table.seats] == [None, 2, 2]
    assert len(table.table.holders) == 2


def test_a_taken_seat_is_not_free() -> None:
    table = Sitting()
    table.sit_down(2, "Bo")
    assert table.refuses(Caller(), "take-seat", seat=2) is RefusalCode.SEAT_NOT_FREE
    assert table.refuses(Caller(), "take-seat", seat=3) is RefusalCode.NO_SUCH_SEAT


def test_a_player_may_leave_and_the_host_may_remove_them() -> None:
    table = Sitting(seats=3)
    bo, cy = table.sit_down(2, "Bo"), table.sit_down(3, "Cy")
    assert table.refuses(cy, "leave-seat", seat=2) is RefusalCode.NOT_YOUR_SEAT
    table.do(bo, "leave-seat", seat=2)
    table.do(table.host, "leave-seat", seat=3)
    assert all(seat.is_free for seat in table.table.seats)
    assert table.refuses(table.host, "leave-seat", seat=3) is RefusalCode.NOT_NOW


def test_computer_players_are_seated_by_the_host() -> None:
    table = Sitting(seats=3)
    bo = table.sit_down(2, "Bo")
    seating = {"seat": 3, "player": "greedy"}
    assert table.refuses(bo, "seat-computer", **seating) is RefusalCode.NOT_THE_MAKER
    table.do(table.host, "seat-computer", **seating)
    assert table.table.seats[2].computer == "greedy"
    for player in ("nobody", "perfect"):  # perfect plays at tables of two only
        refused = table.refuses(table.host, "seat-computer", seat=1, player=player)
        assert refused is RefusalCode.NO_SUCH_PLAYER


@pytest.mark.usefixtures("changed_networks")
def test_a_computer_player_whose_network_is_damaged_is_refused() -> None:
    table, people = two()
    table.away[2] = table.now
    table.now += AWAY_AFTER
    for command in ("seat-computer", "keep-seat"):
        seat = 1 if command == "seat-computer" else 2
        for name in ("pip", "magda"):
            refusal = table.refuses(people[1], command, seat=seat, player=name)
            assert refusal is RefusalCode.NO_SUCH_PLAYER
    table.do(people[1], "keep-seat", seat=2, player="greedy")


def test_a_game_starts_when_all_seats_are_taken() -> None:
    table = Sitting(seats=2)
    table.sit_down(1, "Ana", table.host)
    assert table.refuses(table.host, "start") is RefusalCode.SEATS_OPEN
    table.do(table.host, "seat-computer", seat=2, player="greedy")
    assert table.refuses(Caller(), "start") is RefusalCode.NOT_YOUR_SEAT
    started, given = table.do(table.host, "start")
    assert started.type == "game-started"
    assert given.type == "bytes-given"
    assert view_of(table.table).phase is Phase.BYTES
    assert table.refuses(table.host, "start") is RefusalCode.NOT_NOW
    table.do(table.host, "give-bytes", seat=1, bytes=BYTES)
    assert view_of(table.table).phase is Phase.PLAYING
    again = table.refuses(table.host, "give-bytes", seat=1, bytes=BYTES)
    assert again is RefusalCode.NOT_NOW


def test_the_seed_is_committed_at_the_start_and_revealed_at_the_end() -> None:
    table, people = two(rules="standard+target=1")
    seed = table.table.playing.seed
    assert seed is not None
    table.play_on(people, lambda: table.table.phase is Phase.OVER)
    *before, ended = [entry.event.write() for entry in table.log]
    assert seed in ended
    assert not any(seed in event for event in before)
    record = table.table.record()
    assert verify(parse_record(write_record(record))) == ()
    assert record.winner == table.table.winner


@pytest.mark.parametrize("throw", list(Rolling))
@pytest.mark.parametrize("rules", ["standard", "classic+both_collect+target=1"])
def test_the_table_follows_from_its_log_at_every_event(throw: Rolling, rules: str) -> None:
    table, people = two(throw=throw, rules=rules)
    table.play_on(people, lambda: len(table.log) > 400 or table.table.phase is Phase.OVER)
    again = Table()
    for entry in unstore(store(table.log)):
        again.take(entry)
    assert table_view(again, 1, lambda _: True, 0) == table_view(table.table, 1, lambda _: True, 0)
    assert again.playing.seed == table.table.playing.seed
    assert again.record() == table.table.record()
    assert [entry.event.sequence for entry in table.log] == list(range(1, len(table.log) + 1))


def test_with_automatic_rolls_a_turn_is_one_command() -> None:
    table, people = two(throw="auto")
    view = view_of(table.table)
    assert view.to_act is not None
    assert not view.rolling
    moved, *rest = table.do(people[view.to_act], "move", seat=view.to_act, move=view.moves[0])
    assert moved.type == "moved"
    assert rest[-1].type == "rolled"


def test_only_the_active_seat_may_roll_and_move() -> None:
    table, people = two()
    first = view_of(table.table).to_act
    assert first is not None
    other = 3 - first
    assert table.refuses(people[other], "roll", seat=other) is RefusalCode.NOT_YOUR_TURN
    assert table.refuses(people[other], "roll", seat=first) is RefusalCode.NOT_YOUR_SEAT
    assert table.refuses(people[first], "roll", seat=first, face="50") is RefusalCode.NOT_NOW
    refused = table.refuses(people[first], "move", seat=first, move="pass")
    assert refused is RefusalCode.NOT_NOW


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    table, people = started_turn()
    seat = view_of(table.table).to_act
    assert seat is not None
    for move in ("50:1>1", "pass", "20:C>6", "50:2>1", "10:1>2", "5:2>C"):
        if move in view_of(table.table).moves:
            continue
        with pytest.raises(CommandRefusedError) as refused:
            table.do(people[seat], "move", seat=seat, move=move)
        assert refused.value.code is RefusalCode.ILLEGAL_MOVE
        assert refused.value.rule
    refusal = table.refuses(people[seat], "move", seat=seat, move="nonsense")
    assert refusal is RefusalCode.UNREADABLE


def test_a_stale_command_is_refused() -> None:
    table, people = started_turn()
    view = view_of(table.table)
    seat, move = view.to_act, view.moves[0]
    assert seat is not None
    for sequence in (view.sequence - 1, view.sequence + 1):
        refused = table.refuses(people[seat], "move", seat=seat, move=move, sequence=sequence)
        assert refused is RefusalCode.STALE


def test_on_one_device_a_move_is_taken_back_at_once() -> None:
    table = Sitting(seats=2)
    people = {seat: table.sit_down(seat, caller=table.host) for seat in (1, 2)}
    table.do(table.host, "start")
    table.give_bytes(people)
    table.play_on(people, lambda: not view_of(table.table).rolling and _is_in_turn(table))
    before = view_of(table.table)
    seat = before.to_act
    table.do(table.host, "move", seat=seat, move=before.moves[0])
    assert view_of(table.table).can_take_back == seat
    (taken_back,) = table.do(table.host, "ask", seat=seat, question="take-back")
    assert taken_back.type == "taken-back"
    after = view_of(table.table)
    assert (after.position, after.moves) == (before.position, before.moves)
    refused = table.refuses(table.host, "ask", seat=seat, question="take-back")
    assert refused is RefusalCode.NOT_NOW


def test_on_two_devices_the_other_has_to_agree() -> None:
    table, people = started_turn()
    before = view_of(table.table)
    seat = before.to_act
    assert seat is not None
    other = 3 - seat
    table.do(people[seat], "move", seat=seat, move=before.moves[0])
    refused = table.refuses(people[other], "ask", seat=other, question="take-back")
    assert refused is RefusalCode.NOT_NOW
    table.do(people[seat], "ask", seat=seat, question="take-back")
    assert table.refuses(people[seat], "answer", seat=seat, agree=True) is RefusalCode.NOT_NOW
    table.do(people[other], "answer", seat=other, agree=False)
    assert table.table.question is None
    table.do(people[seat], "ask", seat=seat, question="take-back")
    table.do(people[other], "answer", seat=other, agree=True)
    assert view_of(table.table).position == before.position
    assert len(table.table.playing.turns) == len(table.table.record().turns)


def test_a_question_can_be_withdrawn() -> None:
    table, people = started_turn()
    table.do(people[1], "ask", seat=1, question="pause")
    table.do(people[1], "answer", seat=1, agree=False)
    assert table.table.question is None
    table.do(people[2], "ask", seat=2, question="pause")
    table.do(people[1], "answer", seat=1, agree=True)
    assert table.table.paused


def test_a_move_is_never_taken_back_past_a_roll() -> None:
    table, people = started_turn()
    view = view_of(table.table)
    seat = view.to_act
    assert seat is not None
    table.do(people[seat], "move", seat=seat, move=view.moves[0])
    table.do(people[seat], "ask", seat=seat, question="take-back")
    table.do(people[3 - seat], "roll", seat=3 - seat)
    assert table.table.question is None
    refused = table.refuses(people[seat], "ask", seat=seat, question="take-back")
    assert refused is RefusalCode.NOT_NOW


def test_a_game_pauses_when_all_agree() -> None:
    table, people = started_turn(turn_time="30s")
    assert view_of(table.table).deadline is not None
    table.do(people[1], "ask", seat=1, question="pause")
    table.do(people[2], "answer", seat=2, agree=True)
    view = view_of(table.table)
    assert view.paused
    assert view.deadline is None
    seat = view.to_act
    assert seat is not None
    refused = table.refuses(people[seat], "move", seat=seat, move=view.moves[0])
    assert refused is RefusalCode.NOT_NOW
    table.do(people[2], "resume", seat=2)
    assert not table.table.paused
    assert table.refuses(people[2], "resume", seat=2) is RefusalCode.NOT_NOW
    table.do(people[seat], "move", seat=seat, move=view.moves[0])


def test_an_absent_player_may_be_replaced_after_30_seconds() -> None:
    table, people = started_turn()
    keeping = {"seat": 2, "player": "random"}
    assert table.refuses(people[1], "keep-seat", **keeping) is RefusalCode.NOT_AWAY
    table.away[2] = table.now
    table.now += AWAY_AFTER - 1
    assert table.refuses(people[1], "keep-seat", **keeping) is RefusalCode.NOT_AWAY
    table.now += 1
    assert table.refuses(Caller(), "keep-seat", **keeping) is RefusalCode.NOT_YOUR_SEAT
    table.do(people[1], "keep-seat", **keeping)
    assert [seat.computer for seat in table.table.seats] == [None, "random"]
    assert table.refuses(people[1], "return", seat=2) is RefusalCode.NOT_YOUR_SEAT
    if view_of(table.table).to_act == 2:
        move = view_of(table.table).moves[0]
        assert table.refuses(people[2], "move", seat=2, move=move) is RefusalCode.NOT_NOW
    table.do(people[2], "return", seat=2)
    assert [seat.computer for seat in table.table.seats] == [None, None]
    assert table.refuses(people[2], "return", seat=2) is RefusalCode.NOT_NOW


@pytest.mark.parametrize("turn_time", [each for each in TurnTime if each is not TurnTime.OFF])
def test_a_player_out_of_time_may_be_replaced(turn_time: TurnTime) -> None:
    table, people = started_turn(turn_time=turn_time)
    view = view_of(table.table)
    seat = view.to_act
    assert seat is not None
    assert view.deadline == table.table.playing.turn_began + (turn_time.milliseconds or 0)
    table.now = view.deadline - 1
    assert table.refuses(people[3 - seat], "keep-seat", seat=seat) is RefusalCode.NOT_AWAY
    table.now += 1
    table.do(people[3 - seat], "keep-seat", seat=seat)


def test_an_offered_seat_goes_to_the_first_player_to_take_it() -> None:
    table, people = started_turn()
    assert table.refuses(Caller(), "take-seat", seat=2) is RefusalCode.SEAT_NOT_FREE
    assert table.refuses(people[1], "offer-seat", seat=2) is RefusalCode.NOT_YOUR_SEAT
    table.do(people[2], "offer-seat", seat=2)
    dee = table.sit_down(2, "Dee")
    assert table.refuses(people[2], "say", seat=2, phrase="hello") is RefusalCode.NOT_YOUR_SEAT
    table.do(dee, "say", seat=2, phrase="hello")
    assert table.refuses(Caller(), "take-seat", seat=2) is RefusalCode.SEAT_NOT_FREE


def test_a_device_may_bring_its_own_secret() -> None:
    table = Sitting(seats=3)
    secret = new_secret()
    bo = Caller()
    table.do(bo, "take-seat", seat=2, name="Bo", secret=secret)
    assert bo == Caller(2, secret)
    assert table.table.holder_of(hash_secret(secret)) == 2
    again = table.refuses(Caller(), "take-seat", seat=3, secret=secret)
    assert again is RefusalCode.NOT_YOUR_SEAT
    assert all(secret not in entry.event.write() for entry in table.log)
    table.do(bo, "take-seat", seat=3, secret=new_secret())  # it has one already
    assert table.table.seats[2].holder == 2


def test_the_host_may_offer_the_seat_of_a_computer_player_during_a_game() -> None:
    table = Sitting(seats=2)
    ana = table.sit_down(1, "Ana", table.host)
    table.do(table.host, "seat-computer", seat=2, player="greedy")
    table.do(table.host, "start")
    table.do(ana, "give-bytes", seat=1, bytes=BYTES)
    assert table.refuses(Caller(), "offer-seat", seat=2) is RefusalCode.NOT_THE_MAKER
    assert table.refuses(Caller(), "take-seat", seat=2) is RefusalCode.SEAT_NOT_FREE
    table.do(table.host, "offer-seat", seat=2)
    bo = table.sit_down(2, "Bo")
    assert table.table.seats[1].computer is None
    table.do(bo, "say", seat=2, phrase="hello")


def test_a_player_without_bytes_in_time_may_be_replaced() -> None:
    table = Sitting(seats=2, turn_time="30s")
    people = {1: table.sit_down(1, "Ana", table.host), 2: table.sit_down(2, "Bo")}
    table.do(table.host, "start")
    table.do(people[1], "give-bytes", seat=1, bytes=BYTES)
    assert view_of(table.table).deadline == table.now + 30_000
    assert table.refuses(people[1], "keep-seat", seat=2) is RefusalCode.NOT_AWAY
    table.now += 30_000
    assert table.refuses(people[2], "keep-seat", seat=1) is RefusalCode.NOT_AWAY
    table.do(people[1], "keep-seat", seat=2)
    assert table.table.phase is Phase.PLAYING


def test_a_player_may_let_a_computer_play_on_and_come_back() -> None:
    table, people = started_turn()
    refused = table.refuses(people[1], "seat-computer", seat=2, player="greedy")
    assert refused is RefusalCode.NOT_YOUR_SEAT
    table.do(people[2], "seat-computer", seat=2, player="greedy")
    assert [seat.computer for seat in table.table.seats] == [None, "greedy"]
    table.do(people[2], "return", seat=2)
    assert [seat.computer for seat in table.table.seats] == [None, None]


def test_a_companion_table_takes_the_rolls_of_a_real_die() -> None:
    table, people = two(dice="companion", rules="standard+target=1")
    assert view_of(table.table).phase is Phase.PLAYING
    random = Random(3)
    for _ in count():
        view = view_of(table.table)
        if view.phase is Phase.OVER:
            break
        seat = view.to_act
        assert seat is not None
        if view.rolling:
            assert table.refuses(people[seat], "roll", seat=seat) is RefusalCode.NOT_NOW
            face = random.choice(["0", "?", "50", "20", "10", "5"])
            table.do(people[seat], "roll", seat=seat, face=face)
        else:
            table.do(people[seat], "move", seat=seat, move=random.choice(view.moves))
    record = table.table.record()
    assert record.tag("Dice") == "hand"
    assert verify(parse_record(write_record(record))) == ()


def test_at_a_companion_table_a_person_rolls_for_the_computer() -> None:
    table = Sitting(seats=2, dice="companion")
    ana = table.sit_down(1, "Ana", table.host)
    table.do(ana, "seat-computer", seat=2, player="greedy")
    table.do(ana, "start")
    for seat, face in ((1, "0"), (2, "50")):
        assert table.refuses(Caller(), "roll", seat=seat, face=face) is RefusalCode.NOT_YOUR_SEAT
        table.do(ana, "roll", seat=seat, face=face)
    table.do(ana, "roll", seat=2, face="20")
    assert view_of(table.table).to_act == 2
    assert view_of(table.table).moves


def test_phrases_are_always_allowed_and_texts_by_option() -> None:
    table, people = two()
    table.do(people[1], "say", seat=1, phrase="good-luck")
    assert table.refuses(people[1], "say", seat=1, text="hi") is RefusalCode.NO_TEXT_HERE
    assert table.refuses(people[1], "say", seat=1) is RefusalCode.UNREADABLE
    talkative, people = two(chat="text")
    talkative.do(people[2], "say", seat=2, text="hi")
    assert talkative.table.said[-1].text == "hi"


def test_the_host_may_mute_a_seat() -> None:
    table, people = two()
    assert table.refuses(people[2], "mute", seat=1) is RefusalCode.NOT_THE_MAKER
    table.do(people[1], "mute", seat=2)
    assert table.refuses(people[2], "say", seat=2, phrase="wow") is RefusalCode.MUTED
    table.do(people[2], "offer-seat", seat=2)
    dee = table.sit_down(2, "Dee")
    assert table.refuses(dee, "say", seat=2, phrase="wow") is RefusalCode.MUTED
    people[2] = dee
    table.do(people[1], "mute", seat=2, muted=False)
    table.do(people[2], "say", seat=2, phrase="wow")


def test_a_muted_player_is_muted_on_every_seat() -> None:
    table = Sitting(seats=3)
    bo = table.sit_down(2, "Bo")
    table.do(table.host, "mute", seat=2)
    table.do(bo, "leave-seat", seat=2)
    table.sit_down(3, "Bo", bo)
    assert table.refuses(bo, "say", seat=3, phrase="wow") is RefusalCode.MUTED
    table.do(table.host, "mute", seat=3, muted=False)
    table.do(bo, "say", seat=3, phrase="wow")


def test_the_chat_limit_of_a_seat_expires() -> None:
    table, people = two()
    for _ in range(8):
        table.do(people[1], "say", seat=1, phrase="wow")
    assert table.refuses(people[1], "say", seat=1, phrase="wow") is RefusalCode.TOO_FAST
    table.do(people[2], "say", seat=2, phrase="hello")
    table.now += 20_000
    table.do(people[1], "say", seat=1, phrase="oops")


def test_at_the_event_limit_the_last_game_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = two(rules="standard+target=1")
    monkeypatch.setattr("exactly.server.table.decide._MOST_EVENTS", table.table.sequence)
    assert table.refuses(people[1], "say", seat=1, phrase="wow") is RefusalCode.WORN_OUT
    assert table.refuses(people[1], "ask", seat=1, question="pause") is RefusalCode.WORN_OUT
    table.play_on(people, lambda: table.table.phase is Phase.OVER)
    assert table.refuses(people[1], "start") is RefusalCode.WORN_OUT


def test_the_record_names_the_players_at_the_end() -> None:
    table, people = two(rules="standard+target=1")
    table.play_on(people, lambda: table.table.phase is Phase.OVER)
    table.do(people[2], "leave-seat", seat=2)
    table.sit_down(2, "Dee")
    assert table.table.record().players == ("Ana", "Bo")


def test_a_replaced_player_agrees_to_the_open_question() -> None:
    table = Sitting(seats=3)
    people = {1: table.sit_down(1, "Ana", table.host)}
    people |= {seat: table.sit_down(seat) for seat in (2, 3)}
    table.do(table.host, "start")
    table.give_bytes(people)
    table.do(people[1], "ask", seat=1, question="pause")
    table.do(people[2], "answer", seat=2, agree=True)
    assert not table.table.paused
    table.do(people[3], "seat-computer", seat=3, player="greedy")
    assert view_of(table.table).paused


def test_a_returning_player_has_the_full_turn_time() -> None:
    table, people = started_turn(turn_time="30s")
    seat = view_of(table.table).to_act
    assert seat is not None
    table.now += 31_000
    table.do(people[3 - seat], "keep-seat", seat=seat, player="greedy")
    table.now += 1_000
    table.do(people[seat], "return", seat=seat)
    assert table.table.deadline == table.now + 30_000
    refused = table.refuses(people[3 - seat], "keep-seat", seat=seat, player="greedy")
    assert refused is RefusalCode.NOT_AWAY


def test_a_computer_player_without_its_packages_takes_no_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Sitting(seats=2)
    monkeypatch.setattr("exactly.players.registry.find_spec", lambda _: None)
    refused = table.refuses(table.host, "seat-computer", seat=2, player="perfect")
    assert refused is RefusalCode.NO_SUCH_PLAYER
    table.do(table.host, "seat-computer", seat=2, player="greedy")


@pytest.mark.parametrize("text", ["  ", "\n", "a\0b"])
def test_unprintable_text_is_not_sent(text: str) -> None:
    table, people = two(chat="text")
    refused = table.refuses(people[1], "say", seat=1, text=text)
    assert refused is RefusalCode.UNREADABLE


def test_a_chat_message_is_one_line() -> None:
    table, people = two(chat="text")
    table.do(people[1], "say", seat=1, text="  well\n\nplayed ")
    assert table.table.said[-1].text == "well played"


def test_a_rematch_starts_with_the_same_seats() -> None:
    table, people = two(rules="standard+target=1")
    table.play_on(people, lambda: table.table.phase is Phase.OVER)
    first = table.table.record()
    assert table.refuses(Caller(), "start") is RefusalCode.NOT_YOUR_SEAT
    table.do(people[2], "start")
    assert table.table.games == 2
    table.give_bytes(people)
    table.play_on(people, lambda: table.table.phase is Phase.OVER)
    second = table.table.record()
    assert second.players == first.players
    assert second.tag("Table") == "kx7f2m-2"
    assert second.tag("Seed") != first.tag("Seed")
    assert verify(second) == ()


def test_a_table_without_the_secret_of_its_host_is_refused() -> None:
    made = make_table("kx7f2m", TableOptions(), new_secret(), 1_000)
    with pytest.raises(ValueError, match="secret of the host is missing"):
        Table().take(made._replace(private=None))


def test_a_second_hello_is_refused_even_at_the_event_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Sitting()
    monkeypatch.setattr("exactly.server.table.decide._MOST_EVENTS", table.table.sequence)
    assert table.refuses(table.host, "hello") is RefusalCode.NOT_NOW
