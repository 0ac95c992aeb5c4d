/**
 * Events that the server does not send, inferred from those it does: a tie, who begins, a new round.
 * There are no rules here: the next roll and the position afterwards tell.
 */

import { readPosition, type Position } from "../../notation/position";
import type { Event, View } from "../../server/protocol";

export type InferredEvent = { readonly type: "tie" } | { readonly type: "begins" | "round"; readonly seat: number };

type Roll = Extract<Event, { type: "rolled" }>;
const isRoll = (event: Event): event is Roll => event.type === "rolled";

/** Return the inferred event after each event; `before` is the position before the first of them. */
export function inferEvents(events: readonly Event[], view: View, before: Position | null): Map<Event, InferredEvent> {
  const after = view.position ? readPosition(view.position) : null;
  return new Map([...ofStart(events, before, after), ...ofRounds(events, view, after)]);
}

function ofRounds(events: readonly Event[], { phase }: View, after: Position | null): [Event, InferredEvent][] {
  return events.flatMap((event, index): [Event, InferredEvent][] => {
    if (event.type !== "euro-taken") return [];
    const later = events.slice(index + 1);
    const isEnd = later.length ? later[0]?.type === "game-ended" : phase === "over";
    const seat = later.find(isRoll)?.seat ?? after?.active ?? null;
    return isEnd || seat === null ? [] : [[event, { type: "round", seat }]];
  });
}

function ofStart(events: readonly Event[], before: Position | null, after: Position | null): [Event, InferredEvent][] {
  const started = events.findLastIndex(({ type }) => type === "game-started");
  const starting = started < 0 ? before?.starting : [];
  if (!starting || !after) return [];
  const { rolls, first } = rollsIn(events.slice(started + 1), after);
  const inferredEvents: [Event, InferredEvent][] = [];
  let thrown = starting.flatMap((face, index) => (face === null || face === "x" ? [] : [index + 1]));
  for (const [index, roll] of rolls.entries()) {
    const last = rolls[index - 1];
    if (last && thrown.includes(roll.seat)) {
      inferredEvents.push([last, { type: "tie" }]); // nobody throws twice otherwise
      thrown = [];
    }
    thrown.push(roll.seat);
  }
  const last = rolls.at(-1);
  if (last && first !== null) inferredEvents.push([last, { type: "begins", seat: first }]);
  else if (last && thrown.some((seat) => isToRoll(after, seat))) inferredEvents.push([last, { type: "tie" }]);
  return inferredEvents;
}

/** The throws for who begins, and who that is, once it is known: the throw before the first move is a turn's. */
function rollsIn(events: readonly Event[], after: Position): { rolls: Roll[]; first: number | null } {
  const moved = events.findIndex(({ type }) => type === "moved");
  const rolls = events.slice(0, moved < 0 ? events.length : moved).filter(isRoll);
  if (moved < 0 && (after.starting || after.face === null)) return { rolls, first: after.active };
  const first = rolls.pop();
  return { rolls, first: first?.seat ?? null };
}

/** Whether what a seat threw has been taken off the table: its throws are compared, and nobody is ahead. */
function isToRoll({ starting }: Position, seat: number): boolean {
  const face = starting?.[seat - 1] ?? null;
  return face === null || face === "x";
}
