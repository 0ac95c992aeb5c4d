"""Decide commands about the chat, and about requests to undo a move or to pause."""

from exactly.protocol import (
    Answer,
    Answered,
    Ask,
    Asked,
    Chat,
    Mute,
    Muted,
    Question,
    RefusalCode,
    Resume,
    Resumed,
    Said,
    Say,
)
from exactly.records import is_plain
from exactly.server.table.decision import Caller, CommandRefusedError, Decision

__all__ = ["answer", "ask", "mute", "resume", "say"]

_CHAT_SPAN, _MOST_CHAT = 20_000, 8  # milliseconds, and messages per seat in this time


def ask(decision: Decision, command: Ask, caller: Caller) -> None:
    """Ask all players to agree to undo the last move or to pause."""
    table = decision.table
    game = decision.running_game(decision.own_seat(command.seat, caller))
    if table.question is not None:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    if command.question is Question.TAKE_BACK and game.can_take_back != command.seat:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    if not table.is_one_device:
        decision.happens(Asked, seat=command.seat, question=command.question)
    decision.settle(command.question, command.seat)


def answer(decision: Decision, command: Answer, caller: Caller) -> None:
    """Agree to a request to undo or pause, decline it, or withdraw it."""
    question = decision.table.question
    decision.own_seat(command.seat, caller)
    withdraws = question is not None and command.seat == question.seat and not command.agree
    if question is None or (command.seat in decision.table.agreed and not withdraws):
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    decision.happens(Answered, seat=command.seat, agree=command.agree)
    if command.agree:
        decision.settle(question.question, question.seat)


def resume(decision: Decision, command: Resume, caller: Caller) -> None:
    """End a pause of the game."""
    decision.own_seat(command.seat, caller)
    if not decision.table.paused:
        raise CommandRefusedError(RefusalCode.NOT_NOW)
    decision.happens(Resumed, seat=command.seat)
    decision.go_on()


def say(decision: Decision, command: Say, caller: Caller) -> None:
    """Send a preset phrase or a text to the chat."""
    seat = decision.own_seat(command.seat, caller)
    if (command.phrase is None) == (command.text is None):
        raise CommandRefusedError(RefusalCode.UNREADABLE)
    if command.text is not None and decision.table.options.chat is not Chat.TEXT:
        raise CommandRefusedError(RefusalCode.NO_TEXT_HERE)
    if seat.muted:
        raise CommandRefusedError(RefusalCode.MUTED)
    since = decision.now - _CHAT_SPAN
    lately = sum(said.seat == command.seat and said.at > since for said in decision.table.said)
    if lately >= _MOST_CHAT:
        raise CommandRefusedError(RefusalCode.TOO_FAST)
    text = None if command.text is None else " ".join(command.text.split())
    if text is not None and not (text and is_plain(text)):
        raise CommandRefusedError(RefusalCode.UNREADABLE)
    decision.happens(Said, seat=command.seat, phrase=command.phrase, text=text)


def mute(decision: Decision, command: Mute, caller: Caller) -> None:
    """Mute a seat in the chat, or unmute it."""
    decision.require_host(caller)
    decision.seat(command.seat)
    decision.happens(Muted, seat=command.seat, muted=command.muted)
