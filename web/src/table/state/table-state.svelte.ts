/**
 * The state of a table on this device: sent by the server, updated by events. It has no rules:
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
  /** The whole state has arrived: there is nothing to play back. */
  loaded(table: TableState): void;
  /** Events have arrived, with the view of the table after the last of them. */
  happened(events: Event[], view: View): void;
  refused(refusal: Refusal): void;
}

type TableRequest = Command extends infer Each ? (Each extends { type: string } ? Omit<Each, "sequence"> : never) : never;
const ORDERED: ReadonlySet<string> = new Set(["start", "roll", "move", "ask", "answer", "resume"]);
const RESEND_PAUSE = 3_000; // milliseconds until bytes are sent again that the table has not taken

export class TableState {
  status = $state<ConnectionState>("connecting");
  options = $state.raw<TableOptions | null>(null);
  seats = $state<SeatView[]>([]);
  /** The number of this device at the table, its holder; null for a spectator. */
  you = $state<number | null>(null);
  game = $state(0);
  commitment = $state<string | null>(null);
  winner = $state<number | null>(null);
  said = $state.raw<Said[]>([]);
  view = $state.raw<View | null>(null);
  /** The times since holders are away, in milliseconds since 1970 on the clock of the server. */
  away = $state.raw<Record<number, number>>({});
  /** Whether a command waits for its answer. */
  isBusy = $state(false);

  /** The seats of this device, including those that a computer player keeps. */
  mine = $derived(this.seats.filter((seat) => this.you !== null && seat.holder === this.you));
  /** The seat of this device that acts next. */
  acting = $derived.by(() => {
    const view = this.view;
    if (!view || view.paused || view.to_act === null) return null;
    return this.mine.some((seat) => seat.seat === view.to_act && !seat.computer) ? view.to_act : null;
  });
  isHost = $derived(this.you === 1);
  /** Whether this device may use the chat, and another device can read it. */
  canChat = $derived.by(
    () => this.mine.length > 0 && this.seats.some(({ holder }) => holder !== null && holder !== this.you),
  );

  #connection: Connection | null = null;
  #secret: string | null;
  /** The difference between the clocks of the server and this device, which may be minutes. */
  #clockOffset = $state(0);
  #hasSaidHello = false;
  /** The last request. */
  #request: TableRequest | null = null;
  #sentBytes = new Set<number>();
  /** The seats whose bytes the table has. */
  #takenBytes = new Set<number>();
  #resendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly listener: TableListener,
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
        this.#sentBytes.clear(); // the bytes may have been lost with the connection
      },
    });
  }

  close(): void {
    clearTimeout(this.#resendTimer);
    this.#connection?.close();
  }

  get secret(): string | null {
    return this.#secret;
  }

  /** Convert a time of this device to the clock of the server, which its deadlines use. */
  onServer = (now: number): number => now + this.#clockOffset;

  // The requests of a player.

  sitDown(seat: number, name: string): void {
    // The device creates the secret, so that the seat is not lost if the answer is.
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

  #send(request: TableRequest): void {
    this.#request = request;
    const command = ORDERED.has(request.type) ? { ...request, sequence: this.view?.sequence ?? 0 } : request;
    this.isBusy = this.#connection?.send(command as Command) ?? false;
    if (!this.isBusy) this.listener.refused({ code: "no-connection", rule: null });
  }

  // The messages of the server.

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
        this.#load(message);
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
        return; // this is not the answer to a command
      case "refused":
        this.#refused(message.code, message.rule, message.events, message.view);
    }
    this.isBusy = false;
    this.status = "open";
  }

  #load(table: TableView): void {
    this.#clockOffset = table.now - Date.now();
    this.options = table.options;
    this.seats = table.seats;
    this.you = table.you;
    this.game = table.game;
    this.commitment = table.commitment;
    this.winner = table.winner;
    this.said = table.said;
    this.view = table.view;
    this.listener.loaded(this);
    this.#sendBytes();
  }

  #happened(received: Event[], view: View): void {
    // A refusal of a late command repeats events, and some of them are known.
    const known = this.view?.sequence ?? 0;
    const events = received.filter(({ sequence }) => sequence > known);
    for (const event of events) this.#apply(event);
    this.view = view;
    if (events.length) this.listener.happened(events, view);
    this.#sendBytes();
  }

  #refused(code: RefusalCode, rule: string | null, events: Event[], view: View | null): void {
    if (this.you === null && code === "not-your-seat" && this.#secret && this.#hasSaidHello && !this.view) {
      this.#secret = null; // the table does not know this secret: join as a spectator
      this.#connection?.send(this.#hello());
      return;
    }
    const isDone = events.some((event) => this.#isRequested(event));
    if (view) this.#happened(events, view);
    if (this.view?.phase === "bytes" && code === "not-now") return; // the bytes were sent already
    if (code === "stale" && isDone) return; // another device with the same seat was faster
    this.listener.refused({ code, rule });
  }

  /** Whether an event is the result of the last request. */
  #isRequested(event: Event): boolean {
    const request = this.#request;
    if (request?.type === "roll") return event.type === "rolled" && event.seat === request.seat;
    if (request?.type === "move") return event.type === "moved" && event.seat === request.seat && event.move === request.move;
    return false;
  }

  #apply(event: Event): void {
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
        this.#sentBytes.clear();
        this.#takenBytes.clear();
        break;
      case "bytes-given":
        confirmShare(this.code, this.game, event.seat, event.bytes);
        this.#takenBytes.add(event.seat);
        break;
      case "game-ended":
        this.winner = event.winner;
        break;
      case "said":
        this.said = [...this.said.slice(-49), event];
    }
  }

  /** Send this device's share of the dice for each of its seats; again, if the table has not taken it. */
  #sendBytes(): void {
    clearTimeout(this.#resendTimer);
    if (this.view?.phase !== "bytes") return;
    keepCommitment(this.code, this.game, this.commitment);
    const missing = this.mine.filter(({ seat, computer }) => !computer && !this.#takenBytes.has(seat));
    for (const { seat } of missing.filter(({ seat }) => !this.#sentBytes.has(seat))) {
      this.#sentBytes.add(seat);
      this.#connection?.send({ type: "give-bytes", seat, bytes: shareOf(this.code, this.game, seat) });
    }
    if (!missing.length) return;
    this.#resendTimer = setTimeout(() => {
      this.#sentBytes.clear();
      this.#sendBytes();
    }, RESEND_PAUSE);
  }
}
