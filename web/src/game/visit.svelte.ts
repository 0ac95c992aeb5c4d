/**
 * A device at a table: what it knows of it, what it sees, and what it has in its hand. Every screen
 * of a table begins here.
 */

import { onDestroy, onMount, untrack } from "svelte";

import type { Event } from "../server/protocol";
import { router } from "../browser/router.svelte";
import { clickOf, fanfare, rattle, vibrate } from "../browser/sound";
import { catalogue, t } from "../i18n/texts.svelte";
import { Announcements } from "../ui/announcements.svelte";
import { turnsBefore } from "./earlier-turns";
import { MoveInput, type InputProblem } from "../board/input/move-input.svelte";
import { namesOf } from "../players/player-names";
import { readMove } from "../notation/position";
import { tellRefusal, whyIdle } from "./refusals";
import { forgetTable, summarizeGame, rememberTable } from "../table/memory/known-tables";
import type { Sequel } from "./sequels";
import { Show } from "./show.svelte";
import { Table, type Refusal } from "./table.svelte";
import { tell, tellSequel } from "./telling";
import { TurnCalls } from "./turn-calls";

const SECRET = /^#([A-Za-z0-9_-]{22})$/;
const ALMOST_LANDED = 300; // milliseconds after which a coin that flies is heard

export interface Manners {
  /** Makes no sounds: another device in the room does. */
  isSilent?: boolean;
  /** Is seen by everybody in the room: nobody is "you". */
  isForAll?: boolean;
  /** Looks at the result of a game until somebody here goes on, also where the next one has begun. */
  staysAtResult?: boolean;
}

/** How a game ended. */
export interface Ending {
  game: number;
  winner: number;
  /** How many each seat had. */
  euros: readonly number[];
}

/** What can be told: something that happened, or what came of it. */
type News = { event: Event } | { sequel: Sequel };

export class Visit {
  readonly announcements = new Announcements();
  refusal = $state.raw<(Refusal & { at: number }) | null>(null);
  /** Whether all words are there; "lost" where they could not be fetched. */
  words = $state<"asked" | "there" | "lost">("asked");

  /** The result that is looked at, where this device stays at it. */
  ending = $state.raw<Ending | null>(null);
  /** Whether this device has asked for another game, and waits for it. */
  isAsking = $state(false);
  /** The game that is seen; the table may be a game ahead of it. */
  #game = 0;

  readonly show = new Show({
    begins: (event) => this.manners.isSilent || this.hasNext || sound(event),
    seen: (event) => this.#seen(event),
    follows: (sequel) => this.hasNext || this.#tell({ sequel }),
  });
  readonly table: Table;
  readonly hand = new MoveInput({
    moves: () => (this.#mayMove() ? (this.table.view?.moves ?? []) : []),
    ask: (move) => this.table.acting !== null && this.table.move(this.table.acting, move),
    explain: (problem) => this.#explain(problem),
  });

  /** The seat of a device that has one only. */
  only = $derived.by(() =>
    this.table.mine.length === 1 && !this.manners.isForAll ? (this.table.mine[0]?.seat ?? null) : null,
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
  isOver = $derived.by(() => this.table.view?.phase === "over" && this.show.isCaughtUp && this.show.called.length === 0);

  readonly #calls = new TurnCalls();

  constructor(
    readonly code: string,
    secret: string | null,
    private readonly manners: Manners,
  ) {
    this.table = new Table(
      code,
      {
        sees: () => this.#look(),
        watches: (events, view) => {
          if (this.isAsking && this.hasNext) this.#leaveResult();
          this.show.play(events, view);
        },
        refused: (why) => this.#refused(why),
      },
      secret,
    );
  }

  /** Asks for another game with those who sit here, or goes to the one that has begun. */
  playAgain(): void {
    if (this.hasNext) return this.goOn();
    this.isAsking = true;
    this.table.start();
  }

  /** Leaves the result for what happens at the table now. */
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
    this.show.jump(view, turnsBefore(this.code, game, view));
    if (view.phase === "over") this.#ends(winner ?? 1);
  }

  #ends(winner: number): void {
    if (!this.manners.staysAtResult || this.ending) return;
    this.ending = { game: this.#game, winner, euros: this.show.position?.euros ?? [] };
  }

  /** Says what is to be done here, where that is news, and where anybody looks at it. */
  call(): void {
    if (this.hasNext) return;
    const call = this.#calls.next(this.table, this.show, this.names);
    if (call) untrack(() => this.announcements.say(call));
  }

  #mayMove(): boolean {
    return this.table.acting !== null && this.show.isCaughtUp && !this.table.isBusy;
  }

  #explain(problem: InputProblem): void {
    const why = problem.kind === "idle" ? whyIdle(this.table, this.show) : { code: problem.kind, rule: null, coin: problem.coin };
    if (why) this.#refused(why);
  }

  #refused(why: Refusal): void {
    this.hand.laid = null;
    this.isAsking = false;
    this.refusal = { ...why, at: Date.now() };
    this.announcements.say(tellRefusal(why));
  }

  #tell(news: News): void {
    const sentence = this.#sentenceOf(news);
    this.announcements.say(sentence); // once, in the language of that moment
    if (sentence) this.#last = news;
  }

  #sentenceOf(news: News): string | null {
    return "event" in news
      ? tell(news.event, this.names, this.only)
      : tellSequel(news.sequel, this.names, this.only);
  }

  #seen(event: Event): void {
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

/** Comes to a table while a screen is there, and leaves with it. */
export function visitTable(code: string, manners: Manners = {}): Visit {
  const brought = SECRET.exec(router.hash)?.[1] ?? null;
  if (brought) router.rename(router.path); // a secret does not stay in the address

  const visit = new Visit(code, brought, manners);
  const { table, show, hand } = visit;
  void catalogue.need("screens").then(
    () => (visit.words = "there"),
    () => (visit.words = "lost"),
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
    if (!hand.moves.length) hand.putBack();
  });
  $effect(() => {
    // A coin that was laid by hand lies where the table says once that is known, or never will be.
    if (hand.laid && show.isCaughtUp && !table.isBusy) hand.laid = null;
  });
  $effect(() => {
    if (table.acting !== null && show.isCaughtUp) vibrate(30);
  });
  $effect(() => visit.call());
  let isLost = false;
  $effect(() => {
    const { status } = table;
    // Who has seen nothing of the table yet is told so in place of it.
    if (isLost ? status !== "open" : status !== "lost" || !untrack(() => table.view)) return;
    isLost = !isLost;
    untrack(() => visit.announcements.say(t(isLost ? "page-connection-lost" : "page-connection-back")));
  });
  onMount(() => table.open());
  onDestroy(() => table.close());
  return visit;
}
