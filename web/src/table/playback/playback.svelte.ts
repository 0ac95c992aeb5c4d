/**
 * Plays the events of a table back at a readable pace: the die falls, a coin flies, a euro is called.
 * The state of the table is known at once; this is what is drawn.
 */

import type { CoinFlight } from "../../board/coin-flight";
import { isCalm, paced } from "../../browser/settings.svelte";
import { carry, readMove, readPosition, type Face, type Position, type Stack } from "../../notation/position";
import type { Event, View } from "../../server/protocol";
import { inferEvents, type InferredEvent } from "./inferred-events";

const ROLL = 700; // milliseconds
const LOOK = 350; // at a face, before the next thing
const CALL = 1_600;
const BEGINS = 1_400; // at what was thrown for who begins
const NOTHING = 900; // at a turn without a move
const MOVED = 600; // at a coin that has come to lie
const ROUND = 1_600; // at stacks that lie as they did before
const END = 1_600; // at the last euro, before the result takes the place of the table
/** The shortest times that can be read, whatever the speed. */
const LEAST = { call: 1_300, begins: 1_000, nothing: 900, round: 1_200, end: 1_000 };
const MOST_PLAYED_OUT = 12; // who was away for longer sees how things stand
/** The events that are drawn; the others are only announced, and delay nothing. */
const SEEN: ReadonlySet<string> = new Set<Event["type"]>(["game-started", "rolled", "moved", "euro-taken", "taken-back", "game-ended"]);

export interface Turn {
  number: number;
  seat: number;
  face: Face;
  /** Null while it is still to be made. */
  move: string | null;
  euros: readonly number[];
}

export interface PlaybackListener {
  /** An event begins to be drawn; sounds start here. */
  begins?(event: Event): void;
  /** An event is visible now; announcements are made here. */
  seen(event: Event): void;
  /** An inferred event is visible now. */
  follows?(inferred: InferredEvent): void;
}

interface Waiting {
  event: Event;
  /** What follows from the last event of a message. */
  view: View | null;
  /** The stacks once the coins are back, after a euro. */
  cleared: readonly Stack[] | null;
  inferred: InferredEvent | null;
}

export class Playback {
  position = $state.raw<Position | null>(null);
  /** The face that lies up, also after the move, until the next roll. */
  face = $state<Face | null>(null);
  /** Whose die is in the air. */
  roller = $state<number | null>(null);
  flight = $state.raw<CoinFlight | null>(null);
  /** Who is called out for exactly one euro. */
  called = $state.raw<number[]>([]);
  turns = $state.raw<Turn[]>([]);
  /** Whether some throw again for who begins. */
  isTied = $state(false);
  /** Whether everything that happened was seen. */
  isCaughtUp = $state(true);

  isRolling = $derived.by(() => this.roller !== null);
  /** The face to be shown: what was thrown before is of no interest once somebody else is to throw. */
  upFace = $derived.by(() => (this.isCaughtUp && this.position?.face === null ? null : this.face));

  #waiting: Waiting[] = [];
  /** What lies there after all that waits to be seen. */
  #known: Position | null = null;
  /** Counts jumps: what was being shown before one is of the past. */
  #jumps = 0;
  /** Counts lists of turns: what comes late belongs to the one it was asked for. */
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
    this.#listAnew();
    this.#beginWhatLiesThere();
    void this.#recall(earlier);
  }

  /** Play events back, after those before them. */
  play(events: Event[], view: View): void {
    const last = events.length - 1;
    const inferredEvents = inferEvents(events, view, this.#known);
    this.#known = view.position ? readPosition(view.position) : null;
    if (this.isCaughtUp && !events.some(({ type }) => SEEN.has(type))) {
      for (const event of events) this.#tell(event);
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
      if (next.inferred) await this.#goOn(next.inferred, isBehind);
      if (jumps !== this.#jumps) continue;
      if (next.view) this.#settle(next.view);
    }
    this.isCaughtUp = true;
  }

  /** Sets straight what may have been left out. */
  #settle(view: View): void {
    const position = view.position ? readPosition(view.position) : null;
    this.position = position;
    this.face = position?.face ?? (view.phase === "playing" ? this.face : null);
    this.#beginWhatLiesThere();
  }

  #listAnew(): void {
    this.#lists += 1;
    this.turns = [];
  }

  async #recall(earlier: Promise<readonly Turn[]> | undefined): Promise<void> {
    const list = this.#lists;
    const before = (await earlier) ?? [];
    if (list !== this.#lists) return;
    this.turns = [...before, ...this.turns].map((turn, index) => ({ ...turn, number: index + 1 }));
  }

  /** A die that nobody was seen to throw: somebody came in mid-turn, or the game began like that. */
  #beginWhatLiesThere(): void {
    const { face = null, active = null } = this.position ?? {};
    const isOpen = this.turns.length > 0 && this.turns.at(-1)?.move === null;
    if (face && active !== null && !isOpen) this.#begin(active, face);
  }

  #begin(seat: number, face: Face): void {
    this.turns = [...this.turns, { number: this.turns.length + 1, seat, face, move: null, euros: [] }];
  }

  #tell(event: Event): void {
    this.listener.begins?.(event);
    this.listener.seen(event);
  }

  async #goOn(inferred: InferredEvent, isBehind: boolean): Promise<void> {
    const jumps = this.#jumps;
    if (inferred.type !== "round") this.isTied = inferred.type === "tie";
    this.listener.follows?.(inferred);
    if (inferred.type === "round" && !isBehind) await wait(Math.max(paced(ROUND), LEAST.round));
    if (inferred.type !== "begins") return;
    if (!isBehind) await wait(Math.max(paced(BEGINS), LEAST.begins)); // beside what everybody threw
    if (jumps !== this.#jumps || !this.position) return;
    this.position = { ...this.position, starting: null, active: inferred.seat };
  }

  async #show({ event, cleared }: Waiting, isBehind: boolean): Promise<void> {
    if (event.type === "game-ended" && !isBehind) {
      const jumps = this.#jumps;
      await wait(Math.max(paced(END), LEAST.end));
      if (jumps !== this.#jumps) return;
    }
    if (event.type === "rolled") this.listener.begins?.(event);
    else this.#tell(event);
    switch (event.type) {
      case "game-started":
        this.#listAnew();
        this.face = null;
        this.isTied = false;
        break;
      case "rolled":
        await this.#roll(event.seat, event.face as Face, isBehind);
        this.listener.seen(event); // not before the die lies still
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
      const isAgain = position.starting[seat - 1] !== null; // those who tied roll once more
      const starting = position.starting.map((rolled, index) =>
        index === seat - 1 ? face : isAgain && rolled !== "x" ? null : rolled,
      );
      this.position = { ...position, starting };
    } else if (position) {
      this.position = { ...position, face, active: seat };
      this.#begin(seat, face);
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

  /** Puts the coins back, before the die falls for the next round. */
  #clear(stacks: readonly Stack[]): void {
    if (!this.position) return;
    this.position = { ...this.position, stacks, face: null };
    this.face = null;
  }
}

/** What lay there before these events: worked out from what lies there after them, move by move. */
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
