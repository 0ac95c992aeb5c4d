#!/usr/bin/env python3
"""Your own computer player: computer_player.py http://127.0.0.1:8000 CODE [SECRET]."""

import json
import secrets
import sys
from urllib.request import urlopen

from websockets.sync.client import connect

address, code, secret = (*sys.argv[1:], None)[:3]  # the secret, if we have a seat already


def choose(view, me):
    """Our idea: take a euro if possible, else give none away, and come as near to one as we can."""
    stacks = view["position"].split()[0].replace("-", "0").split("/")

    def judge(move):  # 20:C>1 is a 20 from the centre to seat 1; without a legal coin: pass
        cents = {str(n): sum(map(int, stack.split("."))) for n, stack in enumerate(stacks, start=1)}
        coin, _, way = move.partition(":")
        for stack, sign in zip(way.split(">"), (-1, 1), strict=False):
            if stack in cents:
                cents[stack] += sign * int(coin)
        away = abs(100 - cents.pop(str(me)))
        return away > 0 and 100 in cents.values(), away

    return min(view["moves"], key=judge)


with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{code}/play") as table:
    table.send(json.dumps({"type": "hello", "secret": secret}))
    for message in map(json.loads, table):
        view, answer = message.get("view") or {"phase": None, "to_act": None}, None
        if message["type"] == "table":  # we look for our own seat, or else for a free one
            holders = {s["seat"]: s["holder"] or s["computer"] for s in message["seats"]}
            ours = [seat for seat in holders if holders[seat] == message["you"]]
            me = ours[0] if ours else sys.exit("No seat is free at this table.")
            answer = None if holders[me] else {"type": "take-seat", "name": "Nearest"}
        elif message["type"] == "refused" and message["code"] not in {"stale", "not-now"}:
            sys.exit(f"The table refuses: {message['code']}")
        if any(event["type"] == "game-ended" for event in message.get("events", ())):
            break
        if view["phase"] == "bytes":  # our share of the dice
            answer = {"type": "give-bytes", "bytes": secrets.token_hex(16)}
        elif view["to_act"] == me:
            move = {} if view["rolling"] else {"move": choose(view, me)}
            answer = {"type": "move" if move else "roll", "sequence": view["sequence"], **move}
        if answer:
            table.send(json.dumps({"seat": me, **answer}))
print(f"We had seat {me}:\n\n" + urlopen(f"{address}/api/tables/{code}/record").read().decode())
