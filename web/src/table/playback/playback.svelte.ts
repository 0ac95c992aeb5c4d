/**
 * Plays the events of a table back at a readable pace: the die falls, a coin flies, a euro is called.
 * The state of the table is ahead; this is the part that is drawn.
 */

import type { CoinFlight } from "../../board/coin-flight";
import { isCalm, paced } from "../../browser/settings.svelte";
import { carry, readMove, readPosition, type Face, type Position, type Stack } from "../../notation/position";
import type { Event, View } from "../../server/protocol";
import { inferEvents, type InferredEvent } from "./inferred-events";

const ROLL = 700; // milliseconds
const LOOK = 350; // at a face, before the next event
const CALL = 1_600;
const BEGINS = 1_400; // at the starting rolls
const NOTHING = 900; // at a turn without a move
const MOVED = 600; // at a coin that has landed
const ROUND = 1_600; // at the stacks of a new round
const END = 1_600; // at the last euro, before the result replaces the board
/** The shortest times to read a text, at any speed. */
const LEAST = { call: 1_300, begins: 1_000, nothing: 900, round: 1_200, end: 1_000 };
const MOST_PLAYED_OUT = 12; // events; after a longer absence the result is shown at once
/** The events that are drawn; the others are only announced, and delay nothing. */
const SEEN: ReadonlySet<string> = new Set<Event["type"]>(["game-started", "rolled", "moved", "euro-taken", "taken-back", "game-ended"]);

export interface Turn {
  number: number;
  seat: number;
  face: Face;
  /** Null before the move. */
  move: string | null;
  euros: readonly number[];
}

export interface PlaybackListener {
  /** The animation of an event starts, and its sound. */
  started?(event: Event): void;
  /** An event is visible now, and can be announced. */
  shown(event: Event): void;
  /** An inferred event is visible now. */
  inferred?(inferred: InferredEvent): void;
}

interface Waiting {
  event: Event;
  /** The view after the last event of a message; null for the others. */
  view: View | null;
  /** The stacks once the coins are back, after a euro. */
  cleared: readonly Stack[] | null;
  inferred: InferredEvent | null;
}

export class Playback {
  position = $state.raw<Position | null>(null);
  /** The face of the die, also after the move, until the next roll. */
  face = $state<Face | null>(null);
  /** The seat whose die is rolling. */
  roller = $state<number | null>(null);
  flight = $state.raw<CoinFlight | null>(null);
  /** The seats with exactly one euro, called out now. */
  called = $state.raw<number[]>([]);
  turns = $state.raw<Turn[]>([]);
  /** Whether tied seats repeat their starting rolls. */
  isTied = $state(false);
  /** Whether all events were shown. */
  isCaughtUp = $state(true);

  isRolling = $derived.by(() => this.roller !== null);
  /** The face to show: none once the next player may roll. */
  upFace = $derived.by(() => (this.isCaughtUp && this.position?.face === null ? null : this.face));

  #waiting: Waiting[] = [];
  /** The position after all waiting events. */
  #known: Position | null = null;
  /** The number of jumps: an animation from before a jump is stopped. */
  #jumps = 0;
  /** The number of turn lists: earlier turns that arrive late belong to the list they were requested for. */
  #lists = 0;

  constructor(private readonly listener: PlaybackListener) {}

  /** Show a state at once; earlier turns are listed when they are known. */
  jump(view: View, earlier?: Promise<readonly Turn[]>): void {
    this.#jumps += 1;
    this.#waiting = [];
    this.flight?.landed();
    this.flight = null;
    this.roller = null;
    this.position = this.#known = view.position ? readPosition(view.position) : null;
    this.isTied = this.position?.starting?.includes("x") ?? false;
    this.face = this.position?.face ?? null;
    this.called = [];
    this.#clearTurns();
    this.#addOpenTurn();
    void this.#addEarlierTurns(earlier);
  }

  /** Play events back, after those before them. */
  play(events: Event[], view: View): void {
    const last = events.length - 1;
    const inferredEvents = inferEvents(events, view, this.#known);
    this.#known = view.position ? readPosition(view.position) : null;
    if (this.isCaughtUp && !events.some(({ type }) => SEEN.has(type))) {
      for (const event of events) this.#report(event);
      this.#settle(view);
      return;
    }
    this.#waiting.push(
      ...events.map((event, index) => ({
        event,
        view: index === last ? view : null,
        cleared: event.type === "euro-taken" ? stacksBefore(events.slice(index + 1), view) : null,
        inferred: inferredEvents.get(event) ?? null,
      })),
    );
    if (this.isCaughtUp) void this.#go();
  }

  async #go(): Promise<void> {
    this.isCaughtUp = false;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const isBehind = this.#waiting.length > MOST_PLAYED_OUT || document.visibilityState === "hidden";
      const jumps = this.#jumps;
      await this.#show(next, isBehind);
      if (jumps !== this.#jumps) continue;
      if (next.inferred) await this.#showInferred(next.inferred, isBehind);
      if (jumps !== this.#jumps) continue;
      if (next.view) this.#settle(next.view);
    }
    this.isCaughtUp = true;
  }

  /** Show the final state, as animations may have been left out. */
  #settle(view: View): void {
    const position = view.position ? readPosition(view.position) : null;
    this.position = position;
    this.face = position?.face ?? (view.phase === "playing" ? this.face : null);
    this.#addOpenTurn();
  }

  #clearTurns(): void {
    this.#lists += 1;
    this.turns = [];
  }

  async #addEarlierTurns(earlier: Promise<readonly Turn[]> | undefined): Promise<void> {
    const list = this.#lists;
    const before = (await earlier) ?? [];
    if (list !== this.#lists) return;
    this.turns = [...before, ...this.turns].map((turn, index) => ({ ...turn, number: index + 1 }));
  }

  /** Add a turn for a roll that was not shown: the device came after the roll, or the game began with it. */
  #addOpenTurn(): void {
    const { face = null, active = null } = this.position ?? {};
    const isOpen = this.turns.length > 0 && this.turns.at(-1)?.move === null;
    if (face && active !== null && !isOpen) this.#addTurn(active, face);
  }

  #addTurn(seat: number, face: Face): void {
    this.turns = [...this.turns, { number: this.turns.length + 1, seat, face, move: null, euros: [] }];
  }

  #report(event: Event): void {
    this.listener.started?.(event);
    this.listener.shown(event);
  }

  async #showInferred(inferred: InferredEvent, isBehind: boolean): Promise<void> {
    const jumps = this.#jumps;
    if (inferred.type !== "round") this.isTied = inferred.type === "tie";
    this.listener.inferred?.(inferred);
    if (inferred.type === "round" && !isBehind) await wait(Math.max(paced(ROUND), LEAST.round));
    if (inferred.type !== "begins") return;
    if (!isBehind) await wait(Math.max(paced(BEGINS), LEAST.begins)); // with the starting rolls visible
    if (jumps !== this.#jumps || !this.position) return;
    this.position = { ...this.position, starting: null, active: inferred.seat };
  }

  async #show({ event, cleared }: Waiting, isBehind: boolean): Promise<void> {
    if (event.type === "game-ended" && !isBehind) {
      const jumps = this.#jumps;
      await wait(Math.max(paced(END), LEAST.end));
      if (jumps !== this.#jumps) return;
    }
    if (event.type === "rolled") this.listener.started?.(event);
    else this.#report(event);
    switch (event.type) {
      case "game-started":
        this.#clearTurns();
        this.face = null;
        this.isTied = false;
        break;
      case "rolled":
        await this.#roll(event.seat, event.face as Face, isBehind);
        this.listener.shown(event); // only when the die has stopped
        if (!isBehind) await wait(paced(LOOK));
        break;
      case "moved":
        await this.#move(event.move, isBehind);
        break;
      case "euro-taken":
        await this.#call(event.seats, isBehind);
        if (cleared) this.#clear(cleared);
        break;
      case "taken-back":
        this.turns = this.turns.map((turn, index) =>
          index === this.turns.length - 1 ? { ...turn, move: null, euros: [] } : turn,
        );
    }
  }

  async #roll(seat: number, face: Face, isBehind: boolean): Promise<void> {
    const jumps = this.#jumps;
    if (!isBehind && !isCalm()) {
      this.roller = seat;
      await wait(paced(ROLL));
      if (jumps !== this.#jumps) return;
      this.roller = null;
    }
    this.face = face;
    const position = this.position;
    if (position?.starting) {
      const isAgain = position.starting[seat - 1] !== null; // tied players roll again
      const starting = position.starting.map((rolled, index) =>
        index === seat - 1 ? face : isAgain && rolled !== "x" ? null : rolled,
      );
      this.position = { ...position, starting };
    } else if (position) {
      this.position = { ...position, face, active: seat };
      this.#addTurn(seat, face);
    }
  }

  async #move(text: string, isBehind: boolean): Promise<void> {
    const jumps = this.#jumps;
    const move = readMove(text);
    const turn = this.turns.at(-1);
    if (turn) this.turns = [...this.turns.slice(0, -1), { ...turn, move: text }];
    if (move && this.position) {
      if (!isBehind) {
        await new Promise<void>((landed) => {
          this.flight = { ...move, landed };
        });
        if (jumps !== this.#jumps) return;
        this.flight = null;
      }
      this.position = carry(this.position, move);
    }
    if (!isBehind) await wait(move ? paced(MOVED) : Math.max(paced(NOTHING), LEAST.nothing));
  }

  async #call(seats: number[], isBehind: boolean): Promise<void> {
    const turn = this.turns.at(-1);
    if (turn) this.turns = [...this.turns.slice(0, -1), { ...turn, euros: seats }];
    if (this.position) {
      const euros = this.position.euros.map((count, index) => count + Number(seats.includes(index + 1)));
      this.position = { ...this.position, euros };
    }
    if (isBehind) return;
    this.called = seats;
    await wait(Math.max(paced(CALL), LEAST.call));
    this.called = [];
  }

  /** Put the coins back, before the first roll of the next round. */
  #clear(stacks: readonly Stack[]): void {
    if (!this.position) return;
    this.position = { ...this.position, stacks, face: null };
    this.face = null;
  }
}

/** The stacks before these events, computed backwards from the position after them. */
function stacksBefore(events: Event[], { position }: View): readonly Stack[] | null {
  const isUnclear = events.some(({ type }) => type === "euro-taken" || type === "taken-back");
  if (isUnclear || !position) return null;
  const moves = events.map((event) => (event.type === "moved" ? readMove(event.move) : null));
  return moves.reduceRight(
    (after, move) => (move ? carry(after, { ...move, from: move.to, to: move.from }) : after),
    readPosition(position),
  ).stacks;
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
