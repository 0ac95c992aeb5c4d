/**
 * Events that the server does not send, inferred from those it does: a tie, the starting player, a new round.
 * No rules are needed: the next roll and the position afterwards are enough.
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
  let rolled = starting.flatMap((face, index) => (face === null || face === "x" ? [] : [index + 1]));
  for (const [index, roll] of rolls.entries()) {
    const last = rolls[index - 1];
    if (last && rolled.includes(roll.seat)) {
      inferredEvents.push([last, { type: "tie" }]); // only after a tie does a seat roll twice
      rolled = [];
    }
    rolled.push(roll.seat);
  }
  const last = rolls.at(-1);
  if (last && first !== null) inferredEvents.push([last, { type: "begins", seat: first }]);
  else if (last && rolled.some((seat) => isToRoll(after, seat))) inferredEvents.push([last, { type: "tie" }]);
  return inferredEvents;
}

/** The starting rolls, and the starting seat once it is known. The roll before the first move belongs to a turn. */
function rollsIn(events: readonly Event[], after: Position): { rolls: Roll[]; first: number | null } {
  const moved = events.findIndex(({ type }) => type === "moved");
  const rolls = events.slice(0, moved < 0 ? events.length : moved).filter(isRoll);
  if (moved < 0 && (after.starting || after.face === null)) return { rolls, first: after.active };
  const first = rolls.pop();
  return { rolls, first: first?.seat ?? null };
}

/** Whether the starting roll of a seat has been removed: the rolls were compared, and there is a tie. */
function isToRoll({ starting }: Position, seat: number): boolean {
  const face = starting?.[seat - 1] ?? null;
  return face === null || face === "x";
}
