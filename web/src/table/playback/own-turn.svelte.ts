/**
 * The turn of this device: which seat acts, and what it may do. Create it with a component, since it
 * may end a turn by itself.
 */

import { isCalm, paced } from "../../browser/settings.svelte";
import type { Face } from "../../notation/position";
import type { TableState } from "../state/table-state.svelte";
import type { Playback } from "./playback.svelte";

const A_MOMENT = 1_100; // milliseconds before a turn without a move goes on by itself
const A_CALM_MOMENT = 1_600;

export class OwnTurn {
  /** The seat of this device that is to act, once all that happened before was seen. */
  seat = $derived.by(() => (this.playback.isCaughtUp ? this.table.acting : null));
  /** Whether a real die is thrown, and its face named here. */
  isCompanion = $derived.by(() => this.table.options?.dice === "companion");
  isRolling = $derived.by(() => this.seat !== null && this.table.view?.rolling === true);
  canRoll = $derived.by(() => this.isRolling && !this.isCompanion && this.table.status !== "lost");
  mustPass = $derived.by(() => this.seat !== null && this.table.view?.moves.join() === "pass");
  mayPass = $derived.by(() => this.seat !== null && !this.mustPass && this.table.view?.moves.includes("pass") === true);
  /** The seat that may ask to take its last move back. */
  takesBack = $derived.by(() => {
    const { view, mine, seats } = this.table;
    if (!this.playback.isCaughtUp || view?.question || this.playback.turns.at(-1)?.move === "pass") return null;
    // A computer player throws at once: nobody would be quick enough.
    if (seats[(view?.to_act ?? 0) - 1]?.computer) return null;
    return mine.find(({ seat, computer }) => seat === view?.can_take_back && !computer)?.seat ?? null;
  });

  constructor(
    private readonly table: TableState,
    private readonly playback: Playback,
  ) {
    $effect(() => {
      if (!this.mustPass || this.table.isBusy || this.table.status !== "open") return;
      const timer = setTimeout(() => this.pass(), isCalm() ? A_CALM_MOMENT : Math.max(paced(A_MOMENT), A_MOMENT));
      return () => clearTimeout(timer);
    });
  }

  rollDie(face: Face | null = null): void {
    if (this.seat !== null && !this.table.isBusy) this.table.roll(this.seat, face);
  }

  pass(): void {
    if (this.seat !== null) this.table.move(this.seat, "pass");
  }
}
