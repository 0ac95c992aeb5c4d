/**
 * The session of a device at a table: its state, its playback, the input of a move and the announcements.
 * Every screen of a table starts one.
 */

import { onDestroy, onMount, untrack } from "svelte";

import { MoveInput, type InputProblem } from "../../board/input/move-input.svelte";
import { router } from "../../browser/router.svelte";
import { clickOf, fanfare, rattle, vibrate } from "../../browser/sound";
import { catalogue, t } from "../../i18n/texts.svelte";
import { readMove } from "../../notation/position";
import { namesOf } from "../../players/player-names";
import type { Event } from "../../server/protocol";
import { Announcements } from "../../ui/announcements.svelte";
import { forgetTable, summarizeGame, rememberTable } from "../memory/known-tables";
import type { InferredEvent } from "../playback/inferred-events";
import { Playback } from "../playback/playback.svelte";
import { eventText, inferredEventText } from "../sentences/event-text";
import { OwnTurnAnnouncements } from "../sentences/own-turn-announcements";
import { refusalText, idleReason } from "../sentences/refusal-text";
import { TableState, type Refusal } from "../state/table-state.svelte";
import { fetchEarlierTurns } from "./earlier-turns";

const SECRET = /^#([A-Za-z0-9_-]{22})$/;
const ALMOST_LANDED = 300; // milliseconds after which a coin that flies is heard

export interface SessionOptions {
  /** Make no sounds: another device in the room does. */
  isSilent?: boolean;
  /** Call no player "you": everybody in the room sees this device. */
  isForAll?: boolean;
  /** Keep the result of a game until somebody here leaves it, even if the next game has begun. */
  staysAtResult?: boolean;
}

/** The result of a game. */
export interface GameEnd {
  game: number;
  winner: number;
  /** The euros of each seat. */
  euros: readonly number[];
}

/** A piece of news: an event, or one that was inferred. */
type News = { event: Event } | { inferred: InferredEvent };

export class TableSession {
  readonly announcements = new Announcements();
  refusal = $state.raw<(Refusal & { at: number }) | null>(null);
  /** Whether all words are there; "lost" where they could not be fetched. */
  words = $state<"asked" | "there" | "lost">("asked");

  /** The result that is looked at, where this device stays at it. */
  ending = $state.raw<GameEnd | null>(null);
  /** Whether this device has asked for another game, and waits for it. */
  isAsking = $state(false);
  /** The game that is seen; the table may be a game ahead of it. */
  #game = 0;

  readonly playback = new Playback({
    started: (event) => this.options.isSilent || this.hasNext || sound(event),
    shown: (event) => this.#shown(event),
    inferred: (inferred) => this.hasNext || this.#tell({ inferred }),
  });
  readonly table: TableState;
  readonly moveInput = new MoveInput({
    moves: () => (this.#mayMove() ? (this.table.view?.moves ?? []) : []),
    ask: (move) => this.table.acting !== null && this.table.move(this.table.acting, move),
    explain: (problem) => this.#explain(problem),
  });

  /** The seat of a device that has one only. */
  only = $derived.by(() =>
    this.table.mine.length === 1 && !this.options.isForAll ? (this.table.mine[0]?.seat ?? null) : null,
  );
  names = $derived.by(() =>
    namesOf(this.table.seats).map((name, index) =>
      index + 1 === this.only && !this.table.seats[index]?.name ? t("page-you") : name,
    ),
  );
  /** What was seen last, and told: kept as it happened, for a language that is chosen afterwards. */
  #last = $state.raw<News | null>(null);
  /** What was seen last, in a sentence. */
  told = $derived.by(() => (this.#last && this.#sentenceOf(this.#last)) ?? "");
  /** Whether the next game has begun while its last one is looked at. */
  hasNext = $derived.by(() => this.ending !== null && this.table.game > this.ending.game);
  /** Whether the end of the game was seen, too. */
  isOver = $derived.by(() => this.table.view?.phase === "over" && this.playback.isCaughtUp && this.playback.called.length === 0);

  readonly #calls = new OwnTurnAnnouncements();

  constructor(
    readonly code: string,
    secret: string | null,
    private readonly options: SessionOptions,
  ) {
    this.table = new TableState(
      code,
      {
        loaded: () => this.#look(),
        happened: (events, view) => {
          if (this.isAsking && this.hasNext) this.#leaveResult();
          this.playback.play(events, view);
        },
        refused: (why) => this.#refused(why),
      },
      secret,
    );
  }

  /** Ask for a rematch, or go to the next game if it has begun. */
  playAgain(): void {
    if (this.hasNext) return this.goOn();
    this.isAsking = true;
    this.table.start();
  }

  /** Leave the result for the current game. */
  goOn(): void {
    this.#leaveResult();
    this.#look();
  }

  #leaveResult(): void {
    this.ending = null;
    this.isAsking = false;
  }

  /** Sees the table as it stands. */
  #look(): void {
    const { game, view, winner } = this.table;
    if (!view) return;
    if (this.isAsking && this.hasNext) this.#leaveResult();
    this.#game = game;
    this.playback.jump(view, fetchEarlierTurns(this.code, game, view));
    if (view.phase === "over") this.#ends(winner ?? 1);
  }

  #ends(winner: number): void {
    if (!this.options.staysAtResult || this.ending) return;
    this.ending = { game: this.#game, winner, euros: this.playback.position?.euros ?? [] };
  }

  /** Says what is to be done here, where that is news, and where anybody looks at it. */
  call(): void {
    if (this.hasNext) return;
    const call = this.#calls.next(this.table, this.playback, this.names);
    if (call) untrack(() => this.announcements.say(call));
  }

  #mayMove(): boolean {
    return this.table.acting !== null && this.playback.isCaughtUp && !this.table.isBusy;
  }

  #explain(problem: InputProblem): void {
    const why = problem.kind === "idle" ? idleReason(this.table, this.playback) : { code: problem.kind, rule: null, coin: problem.coin };
    if (why) this.#refused(why);
  }

  #refused(why: Refusal): void {
    this.moveInput.laid = null;
    this.isAsking = false;
    this.refusal = { ...why, at: Date.now() };
    this.announcements.say(refusalText(why));
  }

  #tell(news: News): void {
    const sentence = this.#sentenceOf(news);
    this.announcements.say(sentence); // once, in the language of that moment
    if (sentence) this.#last = news;
  }

  #sentenceOf(news: News): string | null {
    return "event" in news
      ? eventText(news.event, this.names, this.only)
      : inferredEventText(news.inferred, this.names, this.only);
  }

  #shown(event: Event): void {
    if (event.type === "game-started") this.#game = event.game;
    if (this.hasNext) return; // nobody here looks at it yet
    this.#tell({ event });
    if (event.type === "moved") this.refusal = null;
    if (event.type === "euro-taken") vibrate([60, 40, 120]);
    if (event.type === "game-ended") this.#ends(event.winner);
  }
}

function sound(event: Event): void {
  if (event.type === "rolled") rattle();
  else if (event.type === "euro-taken") fanfare();
  else if (event.type === "moved") {
    const move = readMove(event.move);
    if (move) setTimeout(() => clickOf(move.coin), ALMOST_LANDED);
  }
}

/** Open the session of a table for the lifetime of a component. */
export function openTableSession(code: string, options: SessionOptions = {}): TableSession {
  const brought = SECRET.exec(router.hash)?.[1] ?? null;
  if (brought) router.rename(router.path); // a secret does not stay in the address

  const session = new TableSession(code, brought, options);
  const { table, playback, moveInput } = session;
  void catalogue.need("big-screen").then(
    () => (session.words = "there"),
    () => (session.words = "lost"),
  );

  $effect(() => {
    const mine = table.mine.map(({ seat }) => seat);
    if (table.view && mine.length) rememberTable(code, summarizeGame(table.seats, mine, table.view, table.winner, table.game));
  });
  $effect(() => {
    if (table.status === "absent") forgetTable(code);
  });
  $effect(() => {
    // What lay in the hand is of no use once somebody else is to act.
    if (!moveInput.moves.length) moveInput.putBack();
  });
  $effect(() => {
    // A coin that was laid by hand lies where the table says once that is known, or never will be.
    if (moveInput.laid && playback.isCaughtUp && !table.isBusy) moveInput.laid = null;
  });
  $effect(() => {
    if (table.acting !== null && playback.isCaughtUp) vibrate(30);
  });
  $effect(() => session.call());
  let isLost = false;
  $effect(() => {
    const { status } = table;
    // Who has seen nothing of the table yet is told so in place of it.
    if (isLost ? status !== "open" : status !== "lost" || !untrack(() => table.view)) return;
    isLost = !isLost;
    untrack(() => session.announcements.say(t(isLost ? "page-connection-lost" : "page-connection-back")));
  });
  onMount(() => table.open());
  onDestroy(() => table.close());
  return session;
}
