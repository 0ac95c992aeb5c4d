/**
 * The state of a table as this device knows it: sent by the server, updated by events. It has no rules:
 * the legal moves come with every message.
 */

import type { InputProblem } from "../../board/input/move-input.svelte";
import type { Coin } from "../../notation/position";
import { Connection, type ConnectionState } from "../../server/connection";
import type {
  Command,
  Event,
  Hello,
  Phrase,
  Question,
  RefusalCode,
  Said,
  SeatView,
  TableMessage,
  TableOptions,
  TableView,
  View,
} from "../../server/protocol";
import { keepCommitment, shareOf, confirmShare } from "../memory/dice-commitments";
import { newSecret, rememberTable, secretOf } from "../memory/known-tables";

/** The reason why a command or an input was refused. */
export interface Refusal {
  /** The code of the server, or one of this device, such as a lost connection. */
  code: RefusalCode | "no-connection" | IdleCode | Exclude<InputProblem["kind"], "idle">;
  /** The rule that forbids a move, by its name in the protocol. */
  rule: string | null;
  /** The coin in question, if there is one. */
  coin?: Coin;
}

/** The reasons why no coin can be moved, apart from rules and turns. */
export type IdleCode = "watching" | "paused" | "kept" | "one-moment" | "no-coin";

/** Receives the state and the events of a table, in order. */
export interface TableListener {
  /** The whole state: there is nothing to play back. */
  sees(table: TableState): void;
  /** Events, and the view of the table after the last of them. */
  watches(events: Event[], view: View): void;
  refused(refusal: Refusal): void;
}

type Wish = Command extends infer Each ? (Each extends { type: string } ? Omit<Each, "sequence"> : never) : never;
const ORDERED: ReadonlySet<string> = new Set(["start", "roll", "move", "ask", "answer", "resume"]);
const GIVES_AGAIN = 3_000; // milliseconds after which bytes that were not taken are given again

export class TableState {
  status = $state<ConnectionState>("connecting");
  options = $state.raw<TableOptions | null>(null);
  seats = $state<SeatView[]>([]);
  /** Which holder this device is. */
  you = $state<number | null>(null);
  game = $state(0);
  commitment = $state<string | null>(null);
  winner = $state<number | null>(null);
  said = $state.raw<Said[]>([]);
  view = $state.raw<View | null>(null);
  /** Since when holders are away, in milliseconds since 1970, as all that the server tells. */
  away = $state.raw<Record<number, number>>({});
  /** Whether a command is on its way. */
  isBusy = $state(false);

  /** The seats of this device, computer players that keep them included. */
  mine = $derived(this.seats.filter((seat) => this.you !== null && seat.holder === this.you));
  /** The seat of this device that is to act. */
  acting = $derived.by(() => {
    const view = this.view;
    if (!view || view.paused || view.to_act === null) return null;
    return this.mine.some((seat) => seat.seat === view.to_act && !seat.computer) ? view.to_act : null;
  });
  isMaker = $derived(this.you === 1);
  /** Whether this device may talk, and somebody hears it: computer players do not listen. */
  canTalk = $derived.by(
    () => this.mine.length > 0 && this.seats.some(({ holder }) => holder !== null && holder !== this.you),
  );

  #connection: Connection | null = null;
  #secret: string | null;
  /** How much later it is on the server's clock than on this device's, which may be wrong by minutes. */
  #ahead = $state(0);
  #hasSaidHello = false;
  /** What was wished last. */
  #wish: Wish | null = null;
  #given = new Set<number>();
  /** The seats whose bytes the table has. */
  #taken = new Set<number>();
  #givesAgain: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly audience: TableListener,
    secret: string | null = null,
  ) {
    this.#secret = secret ?? secretOf(code);
    if (secret) rememberTable(code, { secret });
  }

  open(): void {
    this.#connection = new Connection(this.code, {
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      changed: (status) => {
        this.status = status;
        this.isBusy = false;
        this.#given.clear(); // they may have been lost on the way
      },
    });
  }

  close(): void {
    clearTimeout(this.#givesAgain);
    this.#connection?.close();
  }

  get secret(): string | null {
    return this.#secret;
  }

  /** What time it is on the server, when it is this on the device: its deadlines are by that. */
  onServer = (now: number): number => now + this.#ahead;

  // What a person may wish for.

  sitDown(seat: number, name: string): void {
    // The device makes the secret: a seat is not lost where the answer is.
    const secret = this.you === null ? (this.#secret ??= newSecret()) : null;
    if (secret) rememberTable(this.code, { secret });
    this.#send({ type: "take-seat", seat, name, secret });
  }

  standUp = (seat: number): void => this.#send({ type: "leave-seat", seat });
  seatComputer = (seat: number, player: string): void => this.#send({ type: "seat-computer", seat, player });
  offerSeat = (seat: number): void => this.#send({ type: "offer-seat", seat });
  keepSeat = (seat: number, player: string): void => this.#send({ type: "keep-seat", seat, player });
  comeBack = (seat: number): void => this.#send({ type: "return", seat });
  start = (): void => this.#send({ type: "start" });
  ask = (seat: number, question: Question): void => this.#send({ type: "ask", seat, question });
  answer = (seat: number, agree: boolean): void => this.#send({ type: "answer", seat, agree });
  resume = (seat: number): void => this.#send({ type: "resume", seat });
  say = (seat: number, phrase: Phrase): void => this.#send({ type: "say", seat, phrase });
  write = (seat: number, text: string): void => this.#send({ type: "say", seat, text });
  mute = (seat: number, muted: boolean): void => this.#send({ type: "mute", seat, muted });

  roll(seat: number, face: "0" | "?" | "50" | "20" | "10" | "5" | null = null): void {
    this.#send(face === null ? { type: "roll", seat } : { type: "roll", seat, face });
  }

  move(seat: number, move: string): void {
    this.#send({ type: "move", seat, move });
  }

  #send(wish: Wish): void {
    this.#wish = wish;
    const command = ORDERED.has(wish.type) ? { ...wish, sequence: this.view?.sequence ?? 0 } : wish;
    this.isBusy = this.#connection?.send(command as Command) ?? false;
    if (!this.isBusy) this.audience.refused({ code: "no-connection", rule: null });
  }

  // What the server says.

  #hello(): Hello {
    this.#hasSaidHello = true;
    const after = this.view?.sequence;
    return {
      type: "hello",
      ...(this.#secret ? { secret: this.#secret } : {}),
      ...(after ? { after } : {}),
    };
  }

  #heard(message: TableMessage): void {
    switch (message.type) {
      case "table":
        this.#look(message);
        break;
      case "events":
        this.#happened(message.events, message.view);
        break;
      case "seated":
        this.you = message.holder;
        this.#secret = message.secret;
        rememberTable(this.code, { secret: message.secret });
        break;
      case "here":
        return;
      case "presence":
        this.away = message.away;
        for (const seat of this.seats) seat.connected = message.connected.includes(seat.holder ?? 0);
        return; // nobody has asked for it
      case "refused":
        this.#refused(message.code, message.rule, message.events, message.view);
    }
    this.isBusy = false;
    this.status = "open";
  }

  #look(table: TableView): void {
    this.#ahead = table.now - Date.now();
    this.options = table.options;
    this.seats = table.seats;
    this.you = table.you;
    this.game = table.game;
    this.commitment = table.commitment;
    this.winner = table.winner;
    this.said = table.said;
    this.view = table.view;
    this.audience.sees(this);
    this.#giveBytes();
  }

  #happened(told: Event[], view: View): void {
    // Who is refused for being late is told everything since then, and has seen some of it.
    const seen = this.view?.sequence ?? 0;
    const events = told.filter(({ sequence }) => sequence > seen);
    for (const event of events) this.#take(event);
    this.view = view;
    if (events.length) this.audience.watches(events, view);
    this.#giveBytes();
  }

  #refused(code: RefusalCode, rule: string | null, events: Event[], view: View | null): void {
    if (this.you === null && code === "not-your-seat" && this.#secret && this.#hasSaidHello && !this.view) {
      this.#secret = null; // it was never heard of here: come as somebody who watches
      this.#connection?.send(this.#hello());
      return;
    }
    const hasHappened = events.some((event) => this.#isWished(event));
    if (view) this.#happened(events, view);
    if (this.view?.phase === "bytes" && code === "not-now") return; // they were given already
    if (code === "stale" && hasHappened) return; // by another device with the same seat
    this.audience.refused({ code, rule });
  }

  /** Whether this is what was wished for. */
  #isWished(event: Event): boolean {
    const wish = this.#wish;
    if (wish?.type === "roll") return event.type === "rolled" && event.seat === wish.seat;
    if (wish?.type === "move") return event.type === "moved" && event.seat === wish.seat && event.move === wish.move;
    return false;
  }

  #take(event: Event): void {
    const seat = "seat" in event ? this.seats[event.seat - 1] : undefined;
    switch (event.type) {
      case "seat-taken":
        Object.assign(seat ?? {}, { name: event.name, holder: event.holder, computer: null });
        Object.assign(seat ?? {}, { offered: false, connected: true });
        break;
      case "seat-left":
        Object.assign(seat ?? {}, { name: "", holder: null, computer: null, offered: false, connected: false });
        break;
      case "computer-seated":
        Object.assign(seat ?? {}, { name: "", holder: null, computer: event.player, offered: false });
        break;
      case "seat-offered":
        Object.assign(seat ?? {}, { offered: true });
        break;
      case "seat-kept":
        Object.assign(seat ?? {}, { computer: event.player });
        break;
      case "seat-returned":
        Object.assign(seat ?? {}, { computer: null, offered: false });
        break;
      case "muted":
        Object.assign(seat ?? {}, { muted: event.muted });
        break;
      case "game-started":
        this.game = event.game;
        this.commitment = event.commitment;
        this.winner = null;
        this.#given.clear();
        this.#taken.clear();
        break;
      case "bytes-given":
        confirmShare(this.code, this.game, event.seat, event.bytes);
        this.#taken.add(event.seat);
        break;
      case "game-ended":
        this.winner = event.winner;
        break;
      case "said":
        this.said = [...this.said.slice(-49), event];
    }
  }

  /** Adds this device's bytes to the dice, for each of its seats; again, where the table has not taken them. */
  #giveBytes(): void {
    clearTimeout(this.#givesAgain);
    if (this.view?.phase !== "bytes") return;
    keepCommitment(this.code, this.game, this.commitment);
    const missing = this.mine.filter(({ seat, computer }) => !computer && !this.#taken.has(seat));
    for (const { seat } of missing.filter(({ seat }) => !this.#given.has(seat))) {
      this.#given.add(seat);
      this.#connection?.send({ type: "give-bytes", seat, bytes: shareOf(this.code, this.game, seat) });
    }
    if (!missing.length) return;
    this.#givesAgain = setTimeout(() => {
      this.#given.clear();
      this.#giveBytes();
    }, GIVES_AGAIN);
  }
}
