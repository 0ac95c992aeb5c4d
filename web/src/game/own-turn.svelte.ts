/** The turn of a device: what it is to do now. Made with a component, since a turn may end by itself. */

import { isCalm, paced } from "../browser/settings.svelte";
import type { Face } from "../notation/position";
import type { Show } from "./show.svelte";
import type { Table } from "./table.svelte";

const A_MOMENT = 1_100; // milliseconds before a turn without a move goes on by itself
const A_CALM_MOMENT = 1_600;

export class OwnTurn {
  /** The seat of this device that is to act, once all that happened before was seen. */
  seat = $derived.by(() => (this.show.isCaughtUp ? this.table.acting : null));
  /** Whether a real die is thrown, and its face named here. */
  isCompanion = $derived.by(() => this.table.options?.dice === "companion");
  isRolling = $derived.by(() => this.seat !== null && this.table.view?.rolling === true);
  canThrow = $derived.by(() => this.isRolling && !this.isCompanion && this.table.status !== "lost");
  mustPass = $derived.by(() => this.seat !== null && this.table.view?.moves.join() === "pass");
  isTransient = $derived.by(() => this.seat !== null && !this.mustPass && this.table.view?.moves.includes("pass") === true);
  /** The seat that may ask to take its last move back. */
  takesBack = $derived.by(() => {
    const { view, mine, seats } = this.table;
    if (!this.show.isCaughtUp || view?.question || this.show.turns.at(-1)?.move === "pass") return null;
    // A computer player throws at once: nobody would be quick enough.
    if (seats[(view?.to_act ?? 0) - 1]?.computer) return null;
    return mine.find(({ seat, computer }) => seat === view?.can_take_back && !computer)?.seat ?? null;
  });

  constructor(
    private readonly table: Table,
    private readonly show: Show,
  ) {
    $effect(() => {
      if (!this.mustPass || this.table.isBusy || this.table.status !== "open") return;
      const timer = setTimeout(() => this.pass(), isCalm() ? A_CALM_MOMENT : Math.max(paced(A_MOMENT), A_MOMENT));
      return () => clearTimeout(timer);
    });
  }

  throwDie(face: Face | null = null): void {
    if (this.seat !== null && !this.table.isBusy) this.table.roll(this.seat, face);
  }

  pass(): void {
    if (this.seat !== null) this.table.move(this.seat, "pass");
  }
}
