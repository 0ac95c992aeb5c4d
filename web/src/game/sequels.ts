/**
 * What comes of events without being one: a tie, who begins, a new round. Knows no rules: it is read
 * from who throws next, and from what the server says of the table afterwards.
 */

import type { Event, View } from "../server/protocol";
import { readPosition, type Position } from "../notation/position";

export type Sequel = { readonly type: "tie" } | { readonly type: "begins" | "round"; readonly seat: number };

type Roll = Extract<Event, { type: "rolled" }>;
const isRoll = (event: Event): event is Roll => event.type === "rolled";

/** What comes of which event; `before` is what lay on the table before the first of them. */
export function sequelsOf(events: readonly Event[], view: View, before: Position | null): Map<Event, Sequel> {
  const after = view.position ? readPosition(view.position) : null;
  return new Map([...ofStart(events, before, after), ...ofRounds(events, view, after)]);
}

function ofRounds(events: readonly Event[], { phase }: View, after: Position | null): [Event, Sequel][] {
  return events.flatMap((event, index): [Event, Sequel][] => {
    if (event.type !== "euro-taken") return [];
    const later = events.slice(index + 1);
    const isEnd = later.length ? later[0]?.type === "game-ended" : phase === "over";
    const seat = later.find(isRoll)?.seat ?? after?.active ?? null;
    return isEnd || seat === null ? [] : [[event, { type: "round", seat }]];
  });
}

function ofStart(events: readonly Event[], before: Position | null, after: Position | null): [Event, Sequel][] {
  const started = events.findLastIndex(({ type }) => type === "game-started");
  const starting = started < 0 ? before?.starting : [];
  if (!starting || !after) return [];
  const { rolls, first } = throwsIn(events.slice(started + 1), after);
  const sequels: [Event, Sequel][] = [];
  let thrown = starting.flatMap((face, index) => (face === null || face === "x" ? [] : [index + 1]));
  for (const [index, roll] of rolls.entries()) {
    const last = rolls[index - 1];
    if (last && thrown.includes(roll.seat)) {
      sequels.push([last, { type: "tie" }]); // nobody throws twice otherwise
      thrown = [];
    }
    thrown.push(roll.seat);
  }
  const last = rolls.at(-1);
  if (last && first !== null) sequels.push([last, { type: "begins", seat: first }]);
  else if (last && thrown.some((seat) => isToThrow(after, seat))) sequels.push([last, { type: "tie" }]);
  return sequels;
}

/** The throws for who begins, and who that is, once it is known: the throw before the first move is a turn's. */
function throwsIn(events: readonly Event[], after: Position): { rolls: Roll[]; first: number | null } {
  const moved = events.findIndex(({ type }) => type === "moved");
  const rolls = events.slice(0, moved < 0 ? events.length : moved).filter(isRoll);
  if (moved < 0 && (after.starting || after.face === null)) return { rolls, first: after.active };
  const first = rolls.pop();
  return { rolls, first: first?.seat ?? null };
}

/** Whether what a seat threw has been taken off the table: its throws are compared, and nobody is ahead. */
function isToThrow({ starting }: Position, seat: number): boolean {
  const face = starting?.[seat - 1] ?? null;
  return face === null || face === "x";
}
