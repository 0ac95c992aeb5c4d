/** Messages of the server about a table, with defaults for all fields. */

import type { Event, Happened, Refused, SeatView, TableView, View } from "../../src/server/protocol";

export type Happening = Event extends infer Each
  ? Each extends { sequence: number; at: number }
    ? Omit<Each, "sequence" | "at">
    : never
  : never;

export const event = (happening: Happening, sequence = 1): Event => ({ ...happening, sequence, at: 0 }) as Event;

export const view = (news: Partial<View> = {}): View => ({
  sequence: 1,
  phase: "playing",
  position: "5/5 0/0 1 -",
  to_act: 1,
  rolling: true,
  moves: [],
  question: null,
  asked_by: null,
  agreed: [],
  paused: false,
  can_take_back: null,
  deadline: null,
  ...news,
});

export const seat = (number: number, news: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  name: "",
  holder: null,
  computer: null,
  offered: false,
  muted: false,
  connected: false,
  ...news,
});

/** A table with Ana on this device, and a computer player. */
export const table = (news: Partial<TableView> = {}): TableView => ({
  type: "table",
  code: "abc234",
  options: {
    seats: 2,
    rules: "standard",
    listed: false,
    turn_time: "off",
    chat: "phrases",
    throw: "hand",
    dice: "checkable",
    hints: true,
    position: null,
  },
  seats: [seat(1, { name: "Ana", holder: 1, connected: true }), seat(2, { computer: "greedy" })],
  you: 1,
  game: 1,
  commitment: null,
  winner: null,
  said: [],
  view: view(),
  now: Date.now(),
  ...news,
});

/** Events from the second on, or up to the sequence of the view. */
export function happened(happenings: Happening[], news: Partial<View> = {}): Happened {
  const last = news.sequence ?? 1 + happenings.length;
  const first = last - happenings.length + 1;
  return {
    type: "events",
    events: happenings.map((happening, index) => event(happening, first + index)),
    view: view({ sequence: last, ...news }),
  };
}

export const refused = (news: Partial<Refused>): Refused => ({
  type: "refused",
  code: "not-now",
  rule: null,
  events: [],
  view: null,
  ...news,
});
