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
const ALMOST_LANDED = 300; // milliseconds until the sound of a flying coin

export interface SessionOptions {
  /** Whether to make no sounds, because another device in the room does. */
  isSilent?: boolean;
  /** Whether to call no player "you", because everybody in the room sees this device. */
  isForAll?: boolean;
  /** Whether to show the result of a game until the player leaves it, even if the next game has begun. */
  staysAtResult?: boolean;
}

/** The result of a game. */
export interface GameEnd {
  game: number;
  winner: number;
  /** The euros of each seat. */
  euros: readonly number[];
}

/** An event of the server, or an inferred one. */
type News = { event: Event } | { inferred: InferredEvent };

export class TableSession {
  readonly announcements = new Announcements();
  refusal = $state.raw<(Refusal & { at: number }) | null>(null);
  /** Whether the text catalogues are loaded. */
  texts = $state<"loading" | "loaded" | "failed">("loading");

  /** The result that is shown now, if this device stays at the result. */
  ending = $state.raw<GameEnd | null>(null);
  /** Whether this device has asked for a rematch, and waits for it. */
  isAsking = $state(false);
  /** The number of the game that is shown; the table may have begun the next one. */
  #game = 0;

  readonly playback = new Playback({
    started: (event) => this.options.isSilent || this.hasNext || sound(event),
    shown: (event) => this.#shown(event),
    inferred: (inferred) => this.hasNext || this.#announce({ inferred }),
  });
  readonly table: TableState;
  readonly moveInput = new MoveInput({
    moves: () => (this.#mayMove() ? (this.table.view?.moves ?? []) : []),
    ask: (move) => this.table.acting !== null && this.table.move(this.table.acting, move),
    explain: (problem) => this.#explain(problem),
  });

  /** The seat of this device, if it has only one. */
  only = $derived.by(() =>
    this.table.mine.length === 1 && !this.options.isForAll ? (this.table.mine[0]?.seat ?? null) : null,
  );
  names = $derived.by(() =>
    namesOf(this.table.seats).map((name, index) =>
      index + 1 === this.only && !this.table.seats[index]?.name ? t("page-you") : name,
    ),
  );
  /** The last event that was shown and has a sentence; stored as an event, as the language may change. */
  #last = $state.raw<News | null>(null);
  /** The sentence of the last event that was shown. */
  lastSentence = $derived.by(() => (this.#last && this.#sentenceOf(this.#last)) ?? "");
  /** Whether the next game has begun while the result is shown. */
  hasNext = $derived.by(() => this.ending !== null && this.table.game > this.ending.game);
  /** Whether the game is over and its end was shown. */
  isOver = $derived.by(() => this.table.view?.phase === "over" && this.playback.isCaughtUp && this.playback.called.length === 0);

  readonly #turnAnnouncements = new OwnTurnAnnouncements();

  constructor(
    readonly code: string,
    secret: string | null,
    private readonly options: SessionOptions,
  ) {
    this.table = new TableState(
      code,
      {
        loaded: () => this.#load(),
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
    this.#load();
  }

  #leaveResult(): void {
    this.ending = null;
    this.isAsking = false;
  }

  /** Show the current state of the table. */
  #load(): void {
    const { game, view, winner } = this.table;
    if (!view) return;
    if (this.isAsking && this.hasNext) this.#leaveResult();
    this.#game = game;
    this.playback.jump(view, fetchEarlierTurns(this.code, game, view));
    if (view.phase === "over") this.#showResult(winner ?? 1);
  }

  #showResult(winner: number): void {
    if (!this.options.staysAtResult || this.ending) return;
    this.ending = { game: this.#game, winner, euros: this.playback.position?.euros ?? [] };
  }

  /** Announce the turn of a player here, unless a result is shown or it was announced. */
  announceTurn(): void {
    if (this.hasNext) return;
    const text = this.#turnAnnouncements.next(this.table, this.playback, this.names);
    if (text) untrack(() => this.announcements.say(text));
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

  #announce(news: News): void {
    const sentence = this.#sentenceOf(news);
    this.announcements.say(sentence); // once, in the current language
    if (sentence) this.#last = news;
  }

  #sentenceOf(news: News): string | null {
    return "event" in news
      ? eventText(news.event, this.names, this.only)
      : inferredEventText(news.inferred, this.names, this.only);
  }

  #shown(event: Event): void {
    if (event.type === "game-started") this.#game = event.game;
    if (this.hasNext) return; // the next game is not shown yet
    this.#announce({ event });
    if (event.type === "moved") this.refusal = null;
    if (event.type === "euro-taken") vibrate([60, 40, 120]);
    if (event.type === "game-ended") this.#showResult(event.winner);
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
  const secret = SECRET.exec(router.hash)?.[1] ?? null;
  if (secret) router.rename(router.path); // remove the secret from the address

  const session = new TableSession(code, secret, options);
  const { table, playback, moveInput } = session;
  void catalogue.need("big-screen").then(
    () => (session.texts = "loaded"),
    () => (session.texts = "failed"),
  );

  $effect(() => {
    const mine = table.mine.map(({ seat }) => seat);
    if (table.view && mine.length) rememberTable(code, summarizeGame(table.seats, mine, table.view, table.winner, table.game));
  });
  $effect(() => {
    if (table.status === "absent") forgetTable(code);
  });
  $effect(() => {
    // A held coin is put back when the turn is over.
    if (!moveInput.moves.length) moveInput.putBack();
  });
  $effect(() => {
    // A dropped coin is drawn from the state of the table again, once the server has answered.
    if (moveInput.laid && playback.isCaughtUp && !table.isBusy) moveInput.laid = null;
  });
  $effect(() => {
    if (table.acting !== null && playback.isCaughtUp) vibrate(30);
  });
  $effect(() => session.announceTurn());
  let isLost = false;
  $effect(() => {
    const { status } = table;
    // Before the table is loaded, the page shows the lost connection instead of it.
    if (isLost ? status !== "open" : status !== "lost" || !untrack(() => table.view)) return;
    isLost = !isLost;
    untrack(() => session.announcements.say(t(isLost ? "page-connection-lost" : "page-connection-back")));
  });
  onMount(() => table.open());
  onDestroy(() => table.close());
  return session;
}
