/**
 * A device at a table: what it knows of it, what it sees, and what it has in its hand. Every screen
 * of a table begins here.
 */

import { onDestroy, onMount } from "svelte";

import type { Event } from "../protocol";
import { router } from "../router.svelte";
import { clickOf, fanfare, rattle, shiver } from "../sound";
import { catalogue, t } from "../texts.svelte";
import { Announcements } from "./announcements.svelte";
import { turnsBefore } from "./earlier-turns";
import { Hand } from "./hand.svelte";
import { namesOf } from "./people";
import { readMove } from "./position";
import { tellRefusal } from "./refusals";
import { forget, noteOf, remember } from "./seat-keys";
import { Show } from "./show.svelte";
import { Table, type Refusal } from "./table.svelte";
import { tell } from "./telling";

const SECRET = /^#([A-Za-z0-9_-]{22})$/;
const ALMOST_LANDED = 300; // milliseconds after which a coin that flies is heard

export interface Manners {
  /** Makes no sounds: another device in the room does. */
  isSilent?: boolean;
  /** Is seen by everybody in the room: nobody is "you". */
  isForAll?: boolean;
}

export class Visit {
  readonly announcements = new Announcements();
  refusal = $state.raw<(Refusal & { at: number }) | null>(null);
  /** Whether all words are there. */
  hasWords = $state(false);

  readonly show = new Show({
    begins: (event) => this.manners.isSilent || sound(event),
    seen: (event) => this.#seen(event),
  });
  readonly table: Table;
  readonly hand = new Hand({
    moves: () => (this.#mayMove() ? (this.table.view?.moves ?? []) : []),
    ask: (move) => this.table.acting !== null && this.table.move(this.table.acting, move),
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
  /** What was seen last, in a sentence. */
  told = $derived.by(() => this.announcements.said.at(-1)?.text ?? "");
  /** Whether the end of the game was seen, too. */
  isOver = $derived.by(() => this.table.view?.phase === "over" && this.show.isCaughtUp && this.show.called.length === 0);

  constructor(
    readonly code: string,
    secret: string | null,
    private readonly manners: Manners,
  ) {
    this.table = new Table(
      code,
      {
        sees: ({ game, view }) => view && this.show.jump(view, turnsBefore(code, game, view)),
        watches: (events, view) => this.show.play(events, view),
        refused: (why) => this.#refused(why),
      },
      secret,
    );
  }

  #mayMove(): boolean {
    return this.table.acting !== null && this.show.isCaughtUp && !this.table.isBusy;
  }

  #refused(why: Refusal): void {
    this.hand.laid = null;
    this.refusal = { ...why, at: Date.now() };
    this.announcements.say(tellRefusal(why));
  }

  #seen(event: Event): void {
    this.announcements.say(tell(event, this.names, this.only));
    if (event.type === "moved") this.refusal = null;
    if (event.type === "euro-taken") shiver([60, 40, 120]);
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
  void catalogue.need("screens").finally(() => (visit.hasWords = true));

  $effect(() => {
    const mine = table.mine.map(({ seat }) => seat);
    if (table.view && mine.length) remember(code, noteOf(table.seats, mine, table.view, table.winner));
  });
  $effect(() => {
    if (table.status === "absent") forget(code);
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
    if (table.acting !== null && show.isCaughtUp) shiver(30);
  });
  onMount(() => table.open());
  onDestroy(() => table.close());
  return visit;
}
